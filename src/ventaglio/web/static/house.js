// Talking to the server over HTTP, in the reader's language; and the head of every page.

import { field, h, notice, select, show } from "./dom.js";

let told = { language: "en", languages: {}, texts: {} };
let me = null;

/** A text of the page; facts fill its gaps. */
export function t(id, facts = {}) {
  const text = told.texts[`page-${id}`] ?? id;
  return text.replace(/\{(\w+)\}/g, (gap, name) => facts[name] ?? gap);
}

export const language = () => told.language;
export const person = () => me;

/** What the server says no to: a reason for programs, a sentence for people. */
export class Problem extends Error {
  constructor(answer) {
    super(answer.sentence);
    this.reason = answer.reason;
  }
}

/** One request. Raises a Problem where the server says no. */
export async function ask(method, path, content) {
  const headers = { "x-ventaglio-csrf": document.cookie.match(/(?:^|; )ventaglio-csrf=([^;]*)/)?.[1] ?? "" };
  if (content !== undefined) headers["content-type"] = "application/json";
  const address = new URL(path, location.origin);
  if (told.language) address.searchParams.set("lang", told.language);
  let answer;
  try {
    answer = await fetch(address, { method, headers, body: content === undefined ? undefined : JSON.stringify(content) });
  } catch {
    throw new Problem({ reason: "offline", sentence: t("offline") });
  }
  const found = await answer.json().catch(() => ({ reason: `http-${answer.status}`, sentence: t("offline") }));
  if (!answer.ok) throw new Problem(found);
  return found;
}

/** Do something that may be refused, and say so if it is. */
export async function trying(work) {
  try {
    return await work();
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    notice(problem.message, "bad");
    return undefined;
  }
}

/** Begin a page: learn the language and who is looking, and draw the head. */
export async function begin() {
  const wish = new URLSearchParams(location.search).get("lang") ?? localStorage.getItem("ventaglio-language");
  told = { ...told, language: wish ?? document.documentElement.lang };
  told = await ask("GET", "/api/texts");
  document.documentElement.lang = told.language;
  me = (await ask("GET", "/api/me")).person;
  head();
}

/** Whoever is looking has become somebody else. */
export async function become(someone) {
  me = someone;
  head();
}

function head() {
  const languages = select("language", Object.entries(told.languages), told.language);
  languages.setAttribute("aria-label", t("choose-language"));
  languages.addEventListener("change", () => {
    localStorage.setItem("ventaglio-language", languages.value);
    const address = new URL(location.href);
    address.searchParams.delete("lang");
    location.assign(address);
  });
  show(
    document.getElementById("top"),
    h("a", { href: "/", class: "brand", "aria-label": "Ventaglio" }, h("img", { src: "/static/icon.svg", alt: "", width: "28", height: "28" }), h("span", { class: "wordmark" }, "Ventaglio")),
    h("nav", {}, h("a", { href: "/" }, t("tables")), h("a", { href: "/rules" }, t("rules"))),
    h("span", { class: "me" }, me ? me.name : ""),
    languages,
  );
}

/** Resolves when there is a name to play under, asking for one if need be. */
export function named(root) {
  if (me) return Promise.resolve(me);
  return new Promise((resolve) => {
    const form = h(
      "form",
      { class: "panel" },
      h("h2", {}, t("who-are-you")),
      field(t("your-name"), h("input", { name: "name", required: true, maxlength: "20", autocomplete: "nickname" }), t("name-hint")),
      h("div", { class: "row" }, h("button", { class: "main" }, t("enter-as-guest"))),
    );
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const guest = await trying(() => ask("POST", "/api/guests", { name: form.elements.name.value }));
      if (!guest) return;
      become(guest);
      form.remove();
      resolve(guest);
    });
    show(root, form);
    form.elements.name.focus();
  });
}

/** The names of the codes, by game and id. */
export async function codeNames() {
  codes ??= await ask("GET", "/api/codes");
  return codes;
}
let codes;

/** What a table plays, in short. */
export function playing(game, headers, known) {
  const plain = game.replace("-live", "");
  const code = known.find((one) => one.game === plain && one.id === headers.Code);
  const live = game.endsWith("-live") ? ` · ${t("live-table")}` : "";
  return `${t(`game-${plain}`)} · ${code ? code.name : headers.Code}${live}`;
}

/** Put a text on the clipboard, or show it where that is not allowed. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    notice(t("copied"));
  } catch {
    window.prompt(t("copy-link"), text);
  }
}

