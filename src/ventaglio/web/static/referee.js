// Calling the referee at a live-table: about whom, for what, and what he asks before he rules.

import { button, h, show } from "./dom.js";
import { ask, t, trying } from "./house.js";

/** The form with which the referee is called. */
export function referee(screen) {
  const { table, view } = screen.connection;
  const seats = h(
    "select",
    { "aria-label": t("referee-about") },
    table.chairs.filter((chair) => chair.seat !== view.seat).map((chair) => h("option", { value: "ABCDEF"[chair.seat] }, chair.name)),
    h("option", { value: "ABCDEF"[view.seat] }, t("myself")),
  );
  const what = h("select", { "aria-label": t("referee-for") }, h("option", { value: "" }, t("referee-last")));
  const why = h("p", { class: "quiet" });
  const asked = h("div", { role: "status" });
  irregularities(table, what, why);

  const call = async (facts = {}) => {
    show(asked);
    const answer = await screen.send({ type: "call", seat: seats.value, irregularity: what.value, facts });
    if (answer?.type !== "question") return;
    show(
      asked,
      h("p", {}, answer.sentence),
      h(
        "div",
        { class: "row" },
        Object.entries(answer.answers).map(([id, sentence]) => button(sentence, () => call({ ...facts, [answer.fact]: id }), { "data-key": id })),
      ),
    );
  };
  return h(
    "details",
    { class: "referee", "data-key": "referee" },
    h("summary", {}, t("call-referee")),
    h("p", { class: "quiet" }, t("referee-hint")),
    seats,
    what,
    why,
    h("div", { class: "row" }, button(t("call-referee"), () => call(), { class: "main", "data-key": "call" })),
    asked,
  );
}

async function irregularities(table, what, why) {
  const words = new URLSearchParams({ game: table.game.replace("-live", ""), code: table.headers.Code });
  const families = (await trying(() => ask("GET", `/api/irregularities?${words}`))) ?? [];
  const known = new Map();
  for (const family of families) {
    what.append(h("optgroup", { label: family.title }, family.irregularities.map((one) => h("option", { value: one.id }, one.title))));
    for (const one of family.irregularities) known.set(one.id, one);
  }
  what.addEventListener("change", () => {
    const one = known.get(what.value);
    why.textContent = one ? `${one.why} (${one.article})` : "";
  });
}

/** A ruling as it is shown in the story. */
export function rulingTold({ irregularity, why, orders, discretion, silent, readings }) {
  const list = (steps) => steps.map((one) => h("li", {}, one.sentence, " ", h("cite", {}, one.article)));
  return [
    h("b", {}, `${t("the-referee")}: ${irregularity}`),
    h("p", {}, why),
    orders.length > 0 && h("ol", {}, list(orders)),
    discretion.length > 0 && [h("p", {}, t("left-to-referee")), h("ul", {}, list(discretion))],
    silent && h("p", {}, t("code-silent")),
    readings.map((one) => h("p", { class: "quiet" }, one)),
  ]
    .flat()
    .filter(Boolean);
}
