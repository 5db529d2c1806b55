// Making elements, and putting them on the page without losing the reader's place.

/** An element: h("p", {class: "x", onclick: f}, "text", child, …). Empty children are left out. */
export function h(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name in node && typeof value !== "string") node[name] = value;
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

const shown = new WeakMap();

/** Show these nodes, and nothing else, in a root. What had the focus keeps it, if a node of the same key is there.
 *  What looks as before is left alone, so that nothing moves away under a finger. */
export function show(root, ...nodes) {
  const fresh = nodes.flat(Infinity).filter(Boolean);
  const look = fresh.map((node) => node.outerHTML ?? node).join("");
  if (shown.get(root) === look && root.hasChildNodes()) return;
  shown.set(root, look);
  const focused = root.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
  const open = new Set([...root.querySelectorAll("details[open][data-key]")].map((one) => one.dataset.key));
  const scrolled = [...root.querySelectorAll("[data-scroll]")].map((one) => [one.dataset.scroll, one.scrollLeft]);
  root.replaceChildren(...fresh);
  for (const one of root.querySelectorAll("details[data-key]")) if (open.has(one.dataset.key)) one.open = true;
  for (const [name, left] of scrolled) {
    const again = root.querySelector(`[data-scroll="${name}"]`);
    if (again) again.scrollLeft = left;
  }
  if (focused) root.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}

/** A button. The key by which its focus is kept is its label unless another is given. */
export function button(label, onclick, props = {}) {
  return h("button", { type: "button", onclick, "data-key": String(label), ...props }, label);
}

/** A labelled field of a form. */
export function field(label, input, hint = "") {
  return h("label", { class: "field" }, h("span", {}, label), input, hint && h("small", {}, hint));
}

/** A choice among [value, label] pairs. */
export function select(name, choices, chosen) {
  return h(
    "select",
    { name },
    choices.map(([value, label]) => h("option", { value: String(value), selected: String(value) === String(chosen) }, label)),
  );
}

/** Say something for a while in the corner where screen readers listen. */
export function notice(text, kind = "") {
  const note = h("p", { class: `notice ${kind}` }, text);
  note.addEventListener("click", () => note.remove());
  document.getElementById("notices").append(note);
  setTimeout(() => note.remove(), 9000);
}
