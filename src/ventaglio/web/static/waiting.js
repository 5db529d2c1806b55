// A table before play begins: its places, who takes them, and what was agreed on.

import { button, h } from "./dom.js";
import { ask, copy, playing, t, trying } from "./house.js";

const LETTERS = "ABCDEF";

/** The places of a table, with what one may do about them. */
export function waitingRoom({ table, place }, codes, again) {
  const act = async (method, path, content) => {
    if (await trying(() => ask(method, `/api/tables/${table.id}${path}`, content))) again();
  };
  return h(
    "section",
    { class: "panel" },
    h("h1", {}, playing(table.game, table.headers, codes)),
    h("p", {}, t("waiting-about")),
    h("ol", { class: "chairs" }, table.chairs.map((chair, at) => chairRow(chair, LETTERS[at], place, table.policy.level, act))),
    place && h("div", { class: "row" }, button(t("begin-now"), () => act("POST", "/start"), { class: "main" })),
    h(
      "div",
      { class: "row" },
      button(t("copy-link"), () => copy(location.href)),
      place && button(t("leave-place"), () => act("DELETE", "/seats/mine")),
    ),
    h("p", { class: "quiet" }, table.policy.public ? t("is-public") : t("is-private")),
    agreed(table),
  );
}

function chairRow(chair, letter, mine, level, act) {
  return h(
    "li",
    {},
    h("b", {}, letter),
    h("span", { class: "grow" }, chair.name || t("empty-place"), chair.kind === "bot" && ` (${t(`level-${chair.level}`)})`, chair.away && ` – ${t("away")}`),
    chair.kind === "empty" && button(mine ? t("move-here") : t("sit-here"), () => act("POST", "/seats", { place: letter }), { "data-key": `s${letter}` }),
    chair.kind === "empty" && mine && button(t("give-to-bot"), () => act("POST", "/bots", { place: letter, level }), { "data-key": `b${letter}` }),
  );
}

/** What the table has agreed on, in short. */
export function agreed({ headers, policy }) {
  const options = Object.entries(headers).filter(([name]) => name.startsWith("Option.")).map(([name, value]) => `${name.slice(7)}: ${value}`);
  const clock = policy.clock === "relaxed" ? t("clock-relaxed", { number: policy.seconds }) : t(`clock-${policy.clock}`);
  const lines = [
    headers.Hands && t("length-hands", { number: headers.Hands }),
    headers.Target && t("to-points", { number: headers.Target }),
    headers.Adopted && headers.Adopted,
    clock,
    t(`undo-${policy.undo}`),
    policy.rated && t("is-rated"),
    policy.referee && t("live-table"),
    ...options,
  ].filter(Boolean);
  return h("ul", { class: "agreed" }, lines.map((line) => h("li", {}, line)));
}
