// Who one is: a guest with a name, or an account that is known again on another machine.

import { button, field, h, show } from "./dom.js";
import { ask, become, person, t, trying } from "./house.js";

/** Forms for whoever is looking; `again` draws the page anew for somebody else. */
export function account(again) {
  const me = person();
  return [
    h("h2", {}, t("account")),
    me ? h("p", {}, me.login ? t("you-are-known", { name: me.name, what: me.login }) : t("you-are-guest", { name: me.name })) : h("p", {}, t("account-about")),
    me && folded(t("change-name"), [text("name", t("your-name"), { maxlength: "20" })], "/api/me/name", again),
    me && !me.login && folded(t("register"), [text("login", t("login")), secret("password", "new-password")], "/api/accounts", again, codes),
    !me?.login && folded(t("enter"), [text("login", t("login")), secret("password", "current-password")], "/api/sessions", again),
    !me?.login && folded(t("recover"), [text("login", t("login")), text("code", t("recovery-code")), secret("password", "new-password")], "/api/recovery", again),
    me?.login && folded(t("change-password"), [secret("old", "current-password", t("old-password")), secret("new", "new-password", t("new-password"))], "/api/me/password", again),
    me && h("div", { class: "row" }, button(t("leave-machine"), () => leave("/api/sessions/mine", again)), me.login && button(t("leave-everywhere"), () => leave("/api/sessions", again))),
  ];
}

const text = (name, label, more = {}) => field(label, h("input", { name, required: true, autocomplete: name === "login" ? "username" : "off", ...more }));
const secret = (name, kind, label = t("password")) => field(label, h("input", { name, type: "password", required: true, minlength: "8", autocomplete: kind }));

/** A form that opens when it is wanted. */
function folded(title, fields, path, again, then) {
  const form = h("form", {}, fields, h("div", { class: "row" }, h("button", { class: "main" }, title)));
  const box = h("details", { "data-key": path }, h("summary", {}, title), form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const answer = await trying(() => ask("POST", path, Object.fromEntries(new FormData(form))));
    if (!answer) return;
    become((await ask("GET", "/api/me")).person);
    if (then) then(box, answer, again);
    else again();
  });
  return box;
}

/** Recovery codes are shown once. */
function codes(box, { codes: found }, again) {
  show(
    box,
    h("summary", {}, t("recovery-codes")),
    h("p", {}, t("recovery-about")),
    h("ul", { class: "codes" }, found.map((one) => h("li", {}, h("code", {}, one)))),
    h("div", { class: "row" }, button(t("written-down"), again, { class: "main" })),
  );
  box.open = true;
}

async function leave(path, again) {
  if (!(await trying(() => ask("DELETE", path)))) return;
  become(null);
  again();
}
