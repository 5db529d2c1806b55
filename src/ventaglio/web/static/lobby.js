// The front door: who one is, play at once, the tables there are, a new one, what one has played, the ladders.

import { account } from "./account.js";
import { button, h, show } from "./dom.js";
import { ask, begin, codeNames, named, person, playing, t, trying } from "./house.js";
import { opening } from "./opening.js";

const LOOK_AGAIN = 5000;
const main = document.getElementById("main");
const parts = {
  who: h("div", {}),
  now: h("section", { class: "panel" }),
  tables: h("section", { class: "panel" }),
  open: h("section", { class: "panel" }),
  account: h("section", { class: "panel" }),
  played: h("section", { class: "panel" }),
  ladders: h("section", { class: "panel" }),
};
let codes = [];

/** Do something that needs a name: ask for it first. */
async function asSomebody(work) {
  const before = person();
  if (!before) {
    parts.who.scrollIntoView({ block: "nearest" });
    await named(parts.who);
  }
  await trying(work);
  if (!before) draw();
}

const playNow = (game, code) => async () => {
  const wanted = { game, code, start: true, policy: { public: false, undo: "turn" } };
  const opened = await ask("POST", "/api/tables", wanted);
  location.assign(`/tables/${opened.table.id}`);
};

function draw() {
  show(parts.who);
  show(
    parts.now,
    h("h1", {}, t("play-now")),
    h("p", {}, t("play-now-about")),
    h(
      "div",
      { class: "row big" },
      button(t("play-burraco"), () => asSomebody(playNow("burraco", "fibur-2019")), { class: "main", "data-key": "now-burraco" }),
      button(t("play-tressette"), () => asSomebody(playNow("tressette", "tradizionali")), { class: "main", "data-key": "now-tressette" }),
    ),
  );
  show(parts.account, account(draw));
  if (person()) history();
  else show(parts.played);
  parts.played.hidden = !person();
}

async function lobby() {
  const found = (await trying(() => ask("GET", "/api/tables"))) ?? [];
  const open = found.filter((one) => one.status === "open");
  const going = found.filter((one) => one.status === "playing");
  show(
    parts.tables,
    h("h2", {}, t("open-tables")),
    open.length ? h("ul", { class: "tables" }, open.map(row)) : h("p", { class: "quiet" }, t("no-open-tables")),
    going.length > 0 && [h("h2", {}, t("going-tables")), h("ul", { class: "tables" }, going.map(row))],
  );
}

function row({ id, game, status, summary }) {
  const free = summary.chairs.filter((chair) => chair.kind === "empty").length;
  const names = summary.chairs.map((chair) => chair.name || "–").join(", ");
  const more = [free > 0 && t("places-free", { number: free }), summary.rated && t("is-rated"), summary.hand > 0 && t("hand-number", { number: summary.hand })].filter(Boolean);
  return h(
    "li",
    {},
    h("span", { class: "grow" }, h("b", {}, playing(game, summary.headers, codes)), h("br"), names, more.length > 0 && h("small", {}, ` · ${more.join(" · ")}`)),
    h("a", { class: "button", href: `/tables/${id}`, "data-key": `t${id}` }, status === "open" ? t("go-to-table") : t("look-on")),
  );
}

async function history() {
  const [played, ratings] = await Promise.all([trying(() => ask("GET", "/api/me/history?count=20")), trying(() => ask("GET", "/api/me/ratings"))]);
  show(
    parts.played,
    h("h2", {}, t("your-matches")),
    ratings?.length > 0 && h("p", {}, ratings.map((one) => `${t(`game-${one.game}`)}: ${one.rating.toFixed(1)} (${one.matches})`).join(" · ")),
    played?.length ? h("ul", { class: "tables" }, played.map(playedRow)) : h("p", { class: "quiet" }, t("no-matches")),
  );
}

function playedRow({ seat, finish }) {
  const sides = new Map();
  for (const one of finish.seats) sides.set(one.side, [...(sides.get(one.side) ?? []), one]);
  const told = [...sides.values()].map((side) => `${side.map((one) => one.name).join(" & ")} ${side[0].score}`).join(" – ");
  const when = new Date(finish.ended_at * 1000).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  return h(
    "li",
    {},
    h("span", { class: "grow" }, h("b", {}, finish.seats[seat].won ? t("won") : t("lost")), ` · ${playing(finish.game, { Code: finish.code }, codes)}`, h("br"), told, h("small", {}, ` · ${when}`)),
    h("a", { class: "button", href: `/tables/${finish.table_id}` }, t("see")),
  );
}

async function ladders() {
  const every = ["burraco", "tressette"].flatMap((game) => ["one", "pair"].map((which) => [game, which]));
  const found = await Promise.all(every.map(([game, which]) => trying(() => ask("GET", `/api/ladders/${game}/${which}`))));
  show(
    parts.ladders,
    h("h2", {}, t("ladders")),
    found.every((one) => !one?.length) && h("p", { class: "quiet" }, t("ladders-empty")),
    every.map(([game, which], index) => found[index]?.length > 0 && ladder(`${t(`game-${game}`)} · ${t(`ladder-${which}`)}`, found[index])),
  );
}

function ladder(title, standings) {
  return h(
    "table",
    {},
    h("caption", {}, title),
    h("tbody", {}, standings.slice(0, 20).map((one, index) => h("tr", {}, h("td", {}, String(index + 1)), h("td", {}, one.names.join(" & ")), h("td", { class: "points" }, one.rating.toFixed(1)), h("td", { class: "points" }, String(one.matches))))),
  );
}

async function arrive() {
  await begin();
  codes = await codeNames();
  show(main, h("div", { class: "lobby" }, h("div", {}, parts.who, parts.now, parts.tables, parts.open), h("div", {}, parts.account, parts.played, parts.ladders)));
  draw();
  await Promise.all([lobby(), ladders(), opening(codes, asSomebody).then((form) => show(parts.open, form))]);
  setInterval(() => document.visibilityState === "visible" && lobby(), LOOK_AGAIN);
}

arrive();
