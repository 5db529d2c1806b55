// The codes as they stand in the program, norm by norm with their articles; and where two of them differ.

import { field, h, select, show } from "./dom.js";
import { ask, begin, codeNames, t, trying } from "./house.js";

const main = document.getElementById("main");
const body = h("div", {});

const key = (code) => `${code.game}:${code.id}`;

function whole(code) {
  const sections = new Map();
  for (const norm of code.norms) sections.set(norm.section, [...(sections.get(norm.section) ?? []), norm]);
  return [
    h("p", { class: "quiet" }, code.title),
    [...sections].map(([section, norms]) =>
      h(
        "table",
        { class: "norms" },
        section && h("caption", {}, section),
        h(
          "tbody",
          {},
          norms.map((norm) =>
            h("tr", {}, h("th", { scope: "row" }, norm.title), h("td", {}, norm.meaning, !norm.stated && h("small", {}, ` ${t("our-filling")} ${norm.why}`)), h("td", {}, h("cite", {}, norm.article))),
          ),
        ),
      ),
    ),
  ];
}

function different({ left, right, differences }) {
  const cell = (norm) => h("td", {}, norm.meaning, " ", h("cite", {}, norm.article));
  return h(
    "table",
    { class: "norms" },
    h("thead", {}, h("tr", {}, h("th", {}), h("th", { scope: "col" }, left), h("th", { scope: "col" }, right))),
    h("tbody", {}, differences.map((one) => h("tr", { class: one.alike ? "quiet" : "" }, h("th", { scope: "row" }, one.left.title), cell(one.left), cell(one.right)))),
  );
}

async function arrive() {
  await begin();
  const codes = await codeNames();
  const asked = location.hash.slice(1);
  const choices = codes.map((code) => [key(code), `${t(`game-${code.game}`)} · ${code.name}`]);
  const one = select("code", choices, codes.some((code) => key(code) === asked) ? asked : choices[0][0]);
  const other = h("select", { name: "other" });
  const draw = async () => {
    const code = codes.find((found) => key(found) === one.value);
    const rivals = codes.filter((found) => found.game === code.game && found !== code);
    if (!rivals.some((found) => found.id === other.value)) show(other, h("option", { value: "" }, t("nothing")), rivals.map((found) => h("option", { value: found.id }, found.name)));
    const diff = other.value && (await trying(() => ask("GET", `/api/codes/diff?${new URLSearchParams({ left: code.id, right: other.value })}`)));
    show(body, diff ? different(diff) : whole(code));
    history.replaceState(null, "", `#${one.value}`);
  };
  one.addEventListener("change", () => {
    show(other);
    draw();
  });
  other.addEventListener("change", draw);
  show(main, h("section", { class: "panel" }, h("h1", {}, t("rules")), h("div", { class: "fields" }, field(t("code"), one), field(t("compare-with"), other)), body));
  await draw();
}

arrive();
