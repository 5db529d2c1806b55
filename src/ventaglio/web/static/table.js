// The page of one table: taking a place, playing, looking on, and what it came to.

import { Connection } from "./connection.js";
import { h, show } from "./dom.js";
import { ask, begin, codeNames, named, person, playing, Problem, t, trying } from "./house.js";
import { Screen } from "./screen.js";
import { waitingRoom } from "./waiting.js";
import { result } from "./result.js";

const LOOK_AGAIN = 2500;
const id = location.pathname.split("/")[2];
const main = document.getElementById("main");

async function arrive() {
  await begin();
  await named(main);
  await look();
}

let looking = false;
let wanted = false;
let timer = 0;
let room = null;
let screen = null;

/** Find out what this table is to whoever is looking, and show that: one look at a time, the latest counts. */
async function look() {
  wanted = true;
  if (looking) return;
  looking = true;
  while (wanted) {
    wanted = false;
    clearTimeout(timer);
    if (!screen || screen.ended) await lookOnce();
  }
  looking = false;
}

const lookLater = () => {
  timer = setTimeout(look, LOOK_AGAIN);
};

async function lookOnce() {
  if (room?.done) room = null;
  let info;
  try {
    info = await ask("GET", `/api/tables/${id}`);
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    show(main, h("section", { class: "panel" }, h("h1", {}, t("no-such-table")), h("p", {}, h("a", { href: "/" }, t("back-to-tables")))));
    return;
  }
  const codes = await codeNames();
  document.title = `${playing(info.table.game, info.table.headers, codes)} · Ventaglio`;
  const { status } = info.table;
  if (status === "open") wait(info, codes);
  else if (status === "playing") await join(info, codes);
  else await over(info, codes);
}

function wait(info, codes) {
  show(main, waitingRoom(info, codes, look));
  // Whoever sits there is told of everything; others look again.
  if (info.place) room ??= new Connection(id, { heard: (message) => message.type === "happened" && look(), shut: look });
  else lookLater();
}

async function join(info, codes) {
  const sponsored = info.table.game.startsWith("tressette") && !info.place;
  if (sponsored && !info.table.watchers.some((one) => one.person === person().id && one.admitted)) {
    show(main, sponsor(info, codes));
    lookLater();
    return;
  }
  const [phrases, set] = await Promise.all([ask("GET", `/api/tables/${id}/phrasebook`), ask("GET", "/api/phrases")]);
  const said = new Map(set.phrases.map((one) => [one.value, one.sentence]));
  room ??= new Connection(id);
  screen = new Screen(main, { id, codes, phrases, said, over: look });
  screen.follow(room);
}

/** At Tressette one looks on with a player who answers for one. */
function sponsor({ table }, codes) {
  const mine = table.watchers.find((one) => one.person === person().id);
  const people = table.chairs.map((chair, place) => ({ ...chair, place })).filter((chair) => chair.kind === "person");
  const asking = async (place) => (await trying(() => ask("POST", `/api/tables/${id}/watchers`, { place: "ABCDEF"[place] }))) && look();
  return h(
    "section",
    { class: "panel" },
    h("h1", {}, playing(table.game, table.headers, codes)),
    h("p", {}, t("look-on-about")),
    mine && h("p", { role: "status" }, t("look-on-waiting", { name: table.chairs[mine.place].name })),
    !mine && people.length === 0 && h("p", {}, t("look-on-nobody")),
    !mine &&
      h(
        "div",
        { class: "row" },
        people.map((one) => h("button", { type: "button", onclick: () => asking(one.place), "data-key": `w${one.place}` }, t("look-on-with", { name: one.name }))),
      ),
    mine && h("button", { type: "button", onclick: async () => (await trying(() => ask("DELETE", `/api/tables/${id}/watchers/me`))) && look() }, t("look-on-no-more")),
  );
}

async function over(info, codes) {
  const why = info.table.status === "closed" ? t("table-closed") : t("match-over");
  show(
    main,
    h(
      "section",
      { class: "panel" },
      h("h1", {}, playing(info.table.game, info.table.headers, codes)),
      h("p", {}, why, " ", info.table.chairs.map((chair) => chair.name).filter(Boolean).join(" · ")),
    ),
    Object.keys(info.table.headers).includes("A") && (await result(id, { whole: true })),
    h("p", {}, h("a", { href: "/" }, t("back-to-tables"))),
  );
}

arrive();
