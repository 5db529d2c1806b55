// A match shown again, step by step, with all its cards open.

import * as burraco from "./burraco.js";
import { card, sorted } from "./cards.js";
import { button, h, show } from "./dom.js";
import { ask, begin, codeNames, playing, t, trying } from "./house.js";
import * as tressette from "./tressette.js";

const PAGE = 100;
const id = location.pathname.split("/")[2];
const main = document.getElementById("main");
const pages = new Map();
let head = null;
let codes = [];
let phrases = {};
let at = 1;

/** The steps come a page at a time. */
async function step(number) {
  const page = Math.floor((number - 1) / PAGE);
  if (!pages.has(page)) {
    const found = await trying(() => ask("GET", `/api/tables/${id}/replay?from=${page * PAGE + 1}&count=${PAGE}`));
    if (!found) return null;
    head = found;
    pages.set(page, found.steps);
  }
  return pages.get(page)[(number - 1) % PAGE] ?? null;
}

async function go(number) {
  at = Math.min(Math.max(number, 1), head?.total ?? 1);
  const found = await step(at);
  history.replaceState(null, "", `#${at}`);
  draw(found);
}

function draw(found) {
  if (!found) {
    show(main, h("section", { class: "panel" }, h("h1", {}, t("replay")), h("p", {}, t("no-hand-counted")), returning()));
    return;
  }
  const game = head.game.startsWith("burraco") ? burraco : tressette;
  const { view, cards } = found;
  const sides = view.sides ?? cards.sides;
  const scene = { view: { ...view, sides }, menu: null, chosen: [], phrases, free: false, mine: false };
  show(
    main,
    h(
      "div",
      { class: "playing replaying" },
      h(
        "section",
        { class: "felt" },
        h("div", { class: "headline" }, h("h1", {}, playing(head.game, head.headers, codes)), h("p", {}, game.headline(view))),
        h("div", { class: "board" }, game.board(scene)),
      ),
      h(
        "section",
        { class: "mine" },
        steering(),
        h("p", { class: "status", role: "status" }, `${t("step-of", { number: at, what: head.total })}: `, h("code", {}, `${found.by} ${short(found.action)}`)),
        found.sentences.map((line) => h("p", {}, line)),
      ),
      h("aside", {}, hands(game, view, cards), returning()),
    ),
  );
}

const returning = () => h("p", {}, h("a", { href: `/tables/${id}` }, t("back-to-table")));
const short = (action) => (action.length > 60 ? `${action.slice(0, 60)}…` : action);

function steering() {
  const hand = h(
    "select",
    { "aria-label": t("jump-to-hand"), "data-key": "hand" },
    head.hands.map((first, index) => h("option", { value: String(first), selected: first <= at && (head.hands[index + 1] ?? Infinity) > at }, t("hand-number", { number: index + 1 }))),
  );
  hand.addEventListener("change", () => go(Number(hand.value)));
  const turn = (label, sign, number, off) => button(sign, () => go(number), { "aria-label": label, title: label, disabled: off, "data-key": label });
  return h(
    "div",
    { class: "row steering" },
    turn(t("first"), "|◀", 1, at <= 1),
    turn(t("previous"), "◀", at - 1, at <= 1),
    turn(t("next"), "▶", at + 1, at >= head.total),
    turn(t("last"), "▶|", head.total, at >= head.total),
    hand,
  );
}

/** What nobody at the table saw whole. */
function hands(game, view, cards) {
  const rows = (cards.hands ?? []).map((hand, seat) => h("section", {}, h("h3", {}, game.nameOf(view, seat)), h("p", { class: "fan" }, sorted(hand).map((one) => card(one, { small: true })))));
  const pozzetti = (cards.pozzetti ?? []).map((some) => h("section", {}, h("h3", {}, t("pozzetto")), h("p", { class: "fan" }, some.map((one) => card(one, { small: true })))));
  const stock = cards.stock?.length ? h("section", {}, h("h3", {}, `${t("stock")} (${cards.stock.length})`), h("p", { class: "fan wrap" }, cards.stock.map((one) => card(one, { small: true })))) : null;
  return [rows, pozzetti, stock];
}

async function arrive() {
  await begin();
  codes = await codeNames();
  phrases = (await trying(() => ask("GET", `/api/tables/${id}/phrasebook`))) ?? {};
  await step(1);
  await go(Number(location.hash.slice(1)) || 1);
  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input, select")) return;
    const where = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 1, End: head?.total }[event.key];
    if (where !== undefined) {
      event.preventDefault();
      go(where);
    }
  });
}

arrive();
