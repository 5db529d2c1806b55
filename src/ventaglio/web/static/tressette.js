// A Tressette table as a seat sees it, and what that seat may do and say.

import { card, sorted, written } from "./cards.js";
import { h } from "./dom.js";
import { t } from "./house.js";

export const handOf = (view) => (view.hand ? sorted(view.hand) : []);

export const nameOf = (view, seat) => view.names[view.players[seat]];

export function turnOf(view) {
  if (view.phase === "dialogue") return view.speaker;
  return ["pairing", "lead", "follow"].includes(view.phase) ? view.turn : null;
}

/** What the table says of itself in one line. */
export function headline(view) {
  const trick = ["lead", "follow"].includes(view.phase) && t("trick-number", { number: view.memory.length + 1 });
  return [t("passata-number", { number: view.passata }), view.target && t("to-points", { number: view.target }), trick]
    .filter(Boolean)
    .join(" · ");
}

/** The sides, the viewer's own first; nobody's while pairs are secret. */
export function sides(view) {
  if (!view.sides) return [];
  const mine = view.seat === null ? 0 : view.sides[view.seat];
  return [mine, 1 - mine].map((side) => ({
    side,
    mine: view.seat !== null && side === mine,
    seats: [0, 1, 2, 3].filter((seat) => view.sides[seat] === side),
    total: view.scores[side],
  }));
}

const said = (scene, key) => scene.phrases[key]?.said ?? key;
const meant = (scene, key) => scene.phrases[key]?.meaning ?? "";

/** Everything that lies on the table: the trick, or the last one while nobody has led. */
export function board(scene) {
  const { view } = scene;
  const old = view.trick.length ? null : view.last_trick;
  const cards = old ? old.cards : view.trick;
  const leader = old ? old.leader : view.leader;
  const formula = old ? old.formula : view.formula;
  const from = view.seat ?? 0;
  const laid = cards.map((one, index) => {
    const seat = (leader + index) % 4;
    const classes = `played ${around[(seat - from + 4) % 4]}${old && old.winner === seat ? " winner" : ""}`;
    return h("div", { class: classes }, card(one, { dim: Boolean(old) }), h("small", {}, nameOf(view, seat)));
  });
  return [
    h("div", { class: "trick" }, laid, cards.length === 0 && h("p", { class: "quiet" }, view.phase === "deal" ? "" : t("nothing-led"))),
    formula && h("p", { class: "formula" }, `${nameOf(view, leader)}: «${said(scene, `formula ${formula}`)}» – ${meant(scene, `formula ${formula}`)}`),
    spokenNow(scene),
    scores(view),
    looking(scene),
    open(view),
  ];
}

function spokenNow(scene) {
  const { view } = scene;
  const lines = [
    ...view.accused.map((one) => [one.seat, `accuse ${[one.what, one.suit].filter(Boolean).join(" ")}`]),
    ...view.said
      .filter((one) => one.trick === view.memory.length)
      .map((one) => [one.seat, `declare ${[one.what, one.suit].filter(Boolean).join(" ")}`]),
  ].map(([seat, key]) => `${nameOf(view, seat)}: «${said(scene, key)}» – ${meant(scene, key)}`);
  if (view.phase === "dialogue") lines.push(...view.spoken.map((word) => `«${said(scene, `say ${word}`)}»`));
  return lines.length > 0 && h("ul", { class: "spoken" }, lines.map((line) => h("li", {}, line)));
}

function scores(view) {
  const both = sides(view);
  if (!both.length) return h("p", { class: "quiet" }, t("pairs-secret"));
  const tricks = (side) => view.memory.filter((trick) => view.sides[trick.winner] === side).length;
  return h(
    "dl",
    { class: "scores" },
    both.map((one) => [
      h("dt", {}, one.seats.map((seat) => nameOf(view, seat)).join(" & ")),
      h("dd", {}, h("b", {}, String(one.total)), ` · ${t("tricks", { number: tricks(one.side) })}`),
    ]),
  );
}

/** What may be looked at again. */
function looking({ view }) {
  const tricks = view.own_pile ?? (view.first_trick ? [view.first_trick] : []);
  if (!tricks.length) return null;
  return h(
    "details",
    { "data-key": "review" },
    h("summary", {}, t("look-again")),
    tricks.map((trick) => h("p", { class: "fan" }, trick.cards.map((one) => card(one, { small: true })))),
  );
}

/** Cards that lie face up before a seat. */
function open(view) {
  return view.exposed.map(
    (cards, seat) => cards && seat !== view.seat && h("p", { class: "fan" }, `${nameOf(view, seat)}: `, sorted(cards).map((one) => card(one, { small: true }))),
  );
}

/** What can be done now: [{label, action, key}]. */
export function actions(scene) {
  const { view, menu, chosen, free } = scene;
  const found = [];
  const offer = (label, action, more = {}) => found.push({ label, action, ...more });
  if (scene.pending?.choices?.some((one) => one.seat === view.seat)) return settling(scene);
  const one = chosen.length === 1 ? chosen[0] : null;
  const choice = menu?.cards.find((found) => found.card === one);
  const leading = view.phase === "lead";
  if (choice || (one && free)) {
    offer(leading ? t("lead-silently", { what: written(one) }) : t("play-card", { what: written(one) }), `play ${one}`, { key: "p", main: Boolean(choice) });
    const formulas = free && leading ? Object.keys(scene.phrases).filter((key) => key.startsWith("formula ")).map((key) => key.slice(8)) : (choice?.formulas ?? []).map(([slug]) => slug);
    for (const slug of formulas) {
      const key = `formula ${slug}`;
      offer(`${written(one)} «${said(scene, key)}»`, `play ${one} ${slug}`, { hint: meant(scene, key), extra: free && !choice?.formulas.some(([own]) => own === slug) });
    }
  } else if (one && scene.mine) {
    offer(t("why-not-play", { what: written(one) }), `play ${one}`, { key: "p", why: true });
  }
  for (const { word } of menu?.words ?? []) offer(`«${said(scene, `say ${word}`)}»`, `say ${word}`, { hint: meant(scene, `say ${word}`), main: true });
  if (menu?.show) offer(t("show-card", { what: written(menu.show.card) }), `show ${menu.show.card}`, { main: true });
  for (const { what, suit } of menu?.accusations ?? []) {
    const action = `accuse ${[what, suit].filter(Boolean).join(" ")}`;
    offer(`${t("accuse")}: «${said(scene, action)}»`, action, { hint: meant(scene, action) });
  }
  for (const { what, suit } of menu?.declarations ?? []) {
    const action = `declare ${[what, suit].filter(Boolean).join(" ")}`;
    offer(`«${said(scene, action)}»`, action, { hint: meant(scene, action), word: true });
  }
  if (menu?.claim) offer(t("claim"), "claim", { hint: t("claim-hint"), sure: t("claim-sure"), aside: true });
  if (menu?.call_out) offer(t("call-out"), "call-out", { hint: t("call-out-hint"), sure: t("call-out-sure"), aside: true });
  if (free && one) offer(t("expose", { what: written(one) }), `expose ${one}`, { aside: true });
  if (free && view.trick.length) offer(t("withdraw"), "withdraw", { aside: true });
  return found;
}

/** What a ruling has left to this seat. */
function settling({ view, pending, phrases }) {
  return pending.choices
    .filter((one) => one.seat === view.seat)
    .flatMap(({ kind, cards, words }) => [
      ...cards.map((one) => ({ label: t("replace-with", { what: written(one) }), action: `replace ${one}`, main: true })),
      ...words.map((one) => ({ label: `«${phrases[`formula ${one}`]?.said ?? one}»`, action: `reword ${one}`, main: true })),
      kind === "words" && { label: t("say-nothing"), action: "reword" },
      kind === "replace" && { label: t("keep-card"), action: "replace" },
    ])
    .filter(Boolean);
}

export const hints = () => null;

/** What the status line tells whoever is on turn to do. */
export function prompt(view) {
  return t(`now-${view.phase}`);
}

export const badges = (view, seat) => [view.phase !== "deal" && view.leader === seat && t("leads")].filter(Boolean);

/** Where a seat sits, seen from the viewer: Tressette goes to the right. */
export const around = ["bottom", "right", "top", "left"];

/** Which of the hand's cards may be played now; nothing where any may be tried. */
export function playable({ view, menu, free, mine }) {
  if (free || !mine || !menu?.cards.length) return null;
  return new Set(menu.cards.map((one) => one.card));
}

