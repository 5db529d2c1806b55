// A Burraco table as a seat sees it, and what that seat may do.

import { back, card, sorted, written } from "./cards.js";
import { button, h } from "./dom.js";
import { t } from "./house.js";
import { openings, suggestions } from "./offers.js";

export const handOf = (view, order) => (view.hand ? sorted(view.hand, order) : []);

export const nameOf = (view, seat) => view.names[seat];

export const turnOf = (view) => (["pick-up", "play"].includes(view.phase) ? view.turn : null);

/** What the table says of itself in one line. */
export function headline(view) {
  const of = view.hands_in_match ? t("hand-of", { number: view.hand_number, what: view.hands_in_match }) : t("hand-number", { number: view.hand_number });
  return [of, view.target && t("to-points", { number: view.target })].filter(Boolean).join(" · ");
}

/** The sides, the viewer's own first: the seats and the total of each. */
export function sides(view) {
  const found = new Map();
  view.sides.forEach((side, seat) => found.set(side, [...(found.get(side) ?? []), seat]));
  const mine = view.seat === null ? undefined : view.sides[view.seat];
  return [...found]
    .sort(([one], [other]) => (other === mine) - (one === mine) || one - other)
    .map(([side, seats]) => ({ side, seats, mine: side === mine, total: view.totals[seats[0]] }));
}

function sideName(view, { seats, mine }) {
  const names = seats.map((seat) => nameOf(view, seat)).join(" & ");
  return mine && seats.length > 1 ? `${t("us")}: ${names}` : names;
}

/** Everything that lies on the table. */
export function board(scene) {
  const { view, menu } = scene;
  const may = (what) => scene.free || (menu && menu[what]);
  const heap = h(
    "div",
    { class: "heap" },
    h("div", { class: "stack" }, h("h3", {}, t("stock")), pressable(back(view.stock, t("stock")), may("draw") && (() => scene.act("draw")))),
    h(
      "div",
      { class: "stack wide" },
      h("h3", {}, `${t("pile")} (${view.pile.length})`),
      h("div", { class: "fan", "data-scroll": "pile" }, view.pile.map((one) => card(one, { small: true }))),
    ),
    h("div", { class: "stack" }, h("h3", {}, t("pozzetti")), h("div", { class: "pair" }, view.pozzetti.length ? view.pozzetti.map((count) => back(count, t("pozzetto"))) : t("nothing"))),
  );
  return [heap, h("div", { class: "sides" }, sides(view).map((one) => side(scene, one)))];
}

const pressable = (node, act) => (act ? h("button", { type: "button", class: "bare", onclick: act, tabindex: "-1" }, node) : node);

function side(scene, one) {
  const { view } = scene;
  const laid = view.melds.filter((meld) => meld.side === one.side);
  const astray = view.astray.filter((lost) => view.sides[lost.owner] === one.side);
  return h(
    "section",
    { class: `side${one.mine ? " mine" : ""}` },
    h("h3", {}, sideName(view, one), h("b", { class: "total" }, String(one.total))),
    laid.length === 0 && h("p", { class: "quiet" }, t("no-melds")),
    h("ol", { class: "melds" }, laid.map((meld) => meldRow(scene, meld))),
    astray.map((lost) => h("p", { class: "astray" }, t("astray"), " ", lost.cards.map((text) => card(text, { small: true })))),
  );
}

function meldRow(scene, { number, cards, meld, burraco }) {
  const fits = attachments(scene).filter((fit) => fit.meld === number);
  const frozen = scene.view.duties.frozen.some((one) => one.meld === number);
  return h(
    "li",
    { class: `meld${fits.length ? " fits" : ""}` },
    h("span", { class: "number" }, String(number)),
    h("span", { class: "fan" }, cards.map((one) => card(one, { small: true, wild: one === meld.wild }))),
    burraco && h("span", { class: `badge ${burraco}` }, t(`burraco-${burraco}`)),
    frozen && h("span", { class: "badge" }, t("frozen")),
  );
}

/** What the chosen cards can be attached to: [{meld, card, low}]. */
function attachments({ view, menu, chosen, free }) {
  if (free) return chosen.length === 1 ? view.melds.map(({ number }) => ({ meld: number, card: chosen[0], low: false })) : [];
  return (menu?.fits ?? []).filter((fit) => chosen.includes(fit.card));
}

const attaching = (fit) => `attach ${fit.meld} ${fit.card}${fit.low ? " low" : ""}`;

/** What can be done now: [{label, action, key}], and `why` for what cannot. */
export function actions(scene) {
  const { view, menu, chosen, free } = scene;
  const found = [];
  const offer = (label, action, key, more = {}) => found.push({ label, action, key, ...more });
  if (free || menu?.draw) offer(t("draw"), "draw", "d", { main: menu?.draw });
  if (free || menu?.take) offer(t("take", { number: view.pile.length }), "take", "t", { main: menu?.take });
  else if (menu?.why_not_take) offer(t("why-not-take"), "take", "t", { why: true });
  if (free ? chosen.length > 1 : chosen.length > 2) {
    const melds = free ? [chosen] : openings(menu, chosen, view.hand.length);
    for (const faces of melds) {
      offer(t("open", { what: faces.map(face).join(" ") }), `open ${faces.join(" ")}`, "o", { main: !free });
    }
    if (!melds.length && scene.mine && view.phase === "play") offer(t("why-not-open"), `open ${chosen.join(" ")}`, "o", { why: true });
  }
  const fits = attachments(scene);
  for (const fit of fits) {
    const label = t("attach", { what: written(fit.card), number: fit.meld });
    offer(fit.low ? `${label} (${t("ace-low")})` : label, attaching(fit), "a", { main: !free });
  }
  if (chosen.length === 1) {
    if (free || menu?.discards.includes(chosen[0])) offer(t("discard", { what: written(chosen[0]) }), `discard ${chosen[0]}`, "x", { main: !fits.length });
    else if (scene.mine && view.phase === "play") offer(t("why-not-discard", { what: written(chosen[0]) }), `discard ${chosen[0]}`, "x", { why: true });
  }
  if (free && view.hand === null && turnOf(view) !== null) offer(t("look-at-pozzetto"), "look", "l");
  if (free && scene.pending?.closed !== undefined) offer(t("count-the-hand"), "count", "c", { main: true });
  return found;
}

const face = (text) => (text.includes("=") ? `${written(text.split("=")[0])}=${written(text.split("=")[1])}` : written(text));

/** What one might choose: melds that could be opened, cards that could be attached. */
export function hints(scene) {
  const { view, menu } = scene;
  if (!menu || !view.hand || view.phase !== "play" || !scene.mine) return null;
  const melds = suggestions(menu, view.hand.length);
  if (!melds.length && !menu.fits.length) return h("p", { class: "quiet" }, t("no-hints"));
  return h(
    "details",
    { class: "hints", "data-key": "hints" },
    h("summary", {}, t("hints", { number: melds.length + menu.fits.length })),
    h(
      "div",
      { class: "row" },
      melds.map((cards) => button(t("open", { what: cards.map(written).join(" ") }), () => scene.choose(cards))),
      menu.fits.map((fit) =>
        button(t("attach", { what: written(fit.card), number: fit.meld }), () => scene.act(attaching(fit)), {
          "data-key": attaching(fit),
        }),
      ),
    ),
  );
}

/** What the status line tells whoever is on turn to do. */
export function prompt(view) {
  return view.phase === "pick-up" ? t("pick-up-now") : t("lay-or-discard");
}

/** What else a seat's plate tells. */
export function badges(view, seat) {
  return [view.took.includes(seat) && t("took-pozzetto")].filter(Boolean);
}

/** Where a seat sits, seen from the viewer: Burraco goes to the left. */
export const around = ["bottom", "left", "top", "right"];

/** Which of the hand's cards are worth choosing now. */
export const playable = () => null;
