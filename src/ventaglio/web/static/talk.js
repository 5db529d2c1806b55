// Talking at the table: set phrases while cards are played, anything between hands.

import { h } from "./dom.js";
import { t } from "./house.js";

/** The forms with which something is said. */
export function talk(screen) {
  const phrases = h("select", { "aria-label": t("phrases") }, h("option", { value: "" }, t("say-phrase")));
  for (const [id, sentence] of screen.said) phrases.append(h("option", { value: id }, sentence));
  phrases.addEventListener("change", () => {
    if (phrases.value) screen.send({ type: "say", phrase: phrases.value });
    phrases.value = "";
  });
  const text = h("input", { name: "text", maxlength: "200", "aria-label": t("say-text"), placeholder: t("say-text"), autocomplete: "off" });
  const form = h("form", { class: "talk" }, phrases, text, h("button", {}, t("say")));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (text.value.trim() && (await screen.send({ type: "say", text: text.value }))) text.value = "";
  });
  return form;
}
