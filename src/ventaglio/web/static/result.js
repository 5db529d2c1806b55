// What a match has come to: counts line by line with their articles, the result, and what can be done with the record.

import { button, h, show } from "./dom.js";
import { ask, t, trying } from "./house.js";

/** The counts of a match: all of them, or only the last. */
export async function result(id, { whole }) {
  const found = await trying(() => ask("GET", `/api/tables/${id}/result`));
  if (!found) return null;
  const hands = whole ? found.hands : found.hands.slice(-1);
  return h(
    "section",
    { class: "panel result" },
    found.closed && h("p", {}, found.closed),
    found.result && outcome(found.result),
    hands.map((hand) => count(hand)),
    whole && found.hands.length === 0 && h("p", {}, t("no-hand-counted")),
    found.hands.length > 0 && keeping(id),
  );
}

function outcome({ told, standings, tournament, stakes }) {
  return h(
    "div",
    { class: "outcome" },
    h("h2", {}, told),
    h("dl", { class: "scores" }, standings.map((one) => [h("dt", {}, one.name), h("dd", {}, h("b", {}, String(one.total)))])),
    tournament && h("p", {}, tournament.told),
    stakes && tally(stakes),
  );
}

function count(hand) {
  return h(
    "details",
    { open: true, "data-key": `hand${hand.number}` },
    h("summary", {}, t("hand-counted", { number: hand.number }), hand.told && ` – ${hand.told}`),
    h("div", { class: "tallies" }, hand.tallies.map(tally)),
    hand.standings?.length > 0 && h("p", {}, h("b", {}, hand.standings.map((one) => `${one.name} ${one.total}`).join(" · "))),
  );
}

function tally({ name, entries, label, total, remark }) {
  return h(
    "table",
    {},
    h("caption", {}, name),
    h("tbody", {}, entries.map((one) => h("tr", {}, h("td", {}, one.told), h("td", { class: "points" }, String(one.points)), h("td", {}, h("cite", {}, one.article))))),
    h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, label), h("td", { class: "points" }, String(total)), h("td", {}, remark))),
  );
}

/** The record to keep, the replay, and the proof of the deals. */
function keeping(id) {
  const verdict = h("div", { role: "status" });
  const verify = async () => {
    const found = await trying(() => ask("GET", `/api/tables/${id}/verification`));
    if (!found) return;
    show(
      verdict,
      h("p", { class: found.proved ? "good" : "bad" }, found.summary),
      h("ul", {}, found.deals.map((deal) => h("li", {}, deal.sentence))),
      h("ul", {}, found.mismatches.map((line) => h("li", { class: "bad" }, line))),
      found.advice && h("p", { class: "quiet" }, found.advice),
    );
  };
  return h(
    "div",
    {},
    h(
      "div",
      { class: "row" },
      h("a", { class: "button", href: `/tables/${id}/replay` }, t("replay")),
      h("a", { class: "button", href: `/api/tables/${id}/record`, download: "" }, t("download-record")),
      button(t("verify-deals"), verify, { "data-key": "verify" }),
    ),
    verdict,
  );
}
