// A new table: a form made of what the codes and the policies say of themselves.

import { field, h, select, show } from "./dom.js";
import { ask, t } from "./house.js";

const USUAL = ["public", "clock", "undo", "level", "rated", "referee"];

/** The form. */
export async function opening(codes, asSomebody) {
  const policies = await ask("GET", "/api/policies");
  const chosen = { code: `${codes[0].game} ${codes[0].id}`, players: null };
  const rest = h("div", { class: "fields" });
  const kept = h("div", { class: "fields" }, policies.filter((one) => USUAL.includes(one.name)).map(policy));
  const fine = h("details", {}, h("summary", {}, t("fine-points")), h("div", { class: "fields" }, policies.filter((one) => !USUAL.includes(one.name)).map(policy)));
  const which = h(
    "select",
    { name: "code" },
    ["burraco", "tressette"].map((game) => h("optgroup", { label: t(`game-${game}`) }, codes.filter((one) => one.game === game).map((one) => h("option", { value: `${game} ${one.id}` }, one.name)))),
  );
  const code = () => codes.find((one) => `${one.game} ${one.id}` === chosen.code);
  const redraw = () => show(rest, ofCode(code(), chosen, redraw));
  which.addEventListener("change", () => {
    Object.assign(chosen, { code: which.value, players: null });
    redraw();
  });
  const form = h("form", {}, h("h2", {}, t("new-table")), h("div", { class: "fields" }, field(t("code"), which)), rest, kept, fine, h("div", { class: "row" }, h("button", { class: "main" }, t("open-table"))));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    asSomebody(async () => {
      const opened = await ask("POST", "/api/tables", wanted(new FormData(form), code(), policies));
      location.assign(`/tables/${opened.table.id}`);
    });
  });
  redraw();
  return form;
}

/** What a code leaves to the table: how many play, how long, and its options. */
function ofCode(code, chosen, redraw) {
  chosen.players ??= code.players.includes(4) ? 4 : code.players[0];
  const players = select("players", code.players.map((number) => [number, String(number)]), chosen.players);
  players.dataset.key = "players";
  players.addEventListener("change", () => {
    chosen.players = Number(players.value);
    redraw();
  });
  const lengths = code.lengths.filter((one) => one.players.includes(chosen.players));
  return [
    code.players.length > 1 && field(t("players"), players),
    field(t("length"), select("length", lengths.map((one) => [`${one.kind} ${one.number}`, one.sentence]), "")),
    code.options.length > 0 &&
      h(
        "details",
        { class: "wide", "data-key": "options" },
        h("summary", {}, t("options-of-code", { number: code.options.length })),
        h(
          "div",
          { class: "fields" },
          code.options.map((one) => field(one.title, select(`option ${one.name}`, one.choices.map((choice) => [choice.value, choice.sentence]), one.default), [one.why, one.article].filter(Boolean).join(" – "))),
        ),
      ),
  ];
}

function policy(one) {
  const name = `policy ${one.name}`;
  if (one.kind === "yes-no") return h("label", { class: "field check" }, h("input", { type: "checkbox", name, checked: one.default }), h("span", {}, t(`policy-${one.name}`)), h("small", {}, one.sentence));
  if (one.kind === "choice") {
    const long = one.choices.some((choice) => choice.sentence.length > 40);
    const choices = select(name, one.choices.map((choice) => [choice.value, choice.sentence]), one.default);
    const found = field(t(`policy-${one.name}`), choices, one.sentence);
    found.classList.toggle("wide", long);
    return found;
  }
  return field(t(`policy-${one.name}`), h("input", { type: "number", name, min: String(one.least), max: String(one.most), step: "any", value: String(one.default) }), one.sentence);
}

/** What the form says, as the server wants it. Options that are as the code has them are left out. */
function wanted(data, code, policies) {
  const [kind, number] = data.get("length").split(" ");
  const length = { hands: { hands: Number(number) }, target: { target: Number(number) }, passate: { match: kind, hands: Number(number) } }[kind] ?? { match: kind };
  const options = code.options.map((one) => [one.name, data.get(`option ${one.name}`), one.default]).filter(([, value, usual]) => value !== usual);
  const policy = Object.fromEntries(
    policies.map(({ name, kind: sort }) => {
      const value = data.get(`policy ${name}`);
      return [name, sort === "yes-no" ? value !== null : sort === "choice" ? value : Number(value)];
    }),
  );
  return {
    game: code.game,
    code: code.id,
    players: Number(data.get("players") ?? code.players[0]),
    ...length,
    options: Object.fromEntries(options.map(([name, value]) => [name, value])),
    policy,
  };
}
