// Cards as people see them: the faces of both packs, and the order in which a hand is held.

import { h } from "./dom.js";
import { t } from "./house.js";

const FRENCH = { h: "♥", d: "♦", c: "♣", s: "♠" };
const SVG = "http://www.w3.org/2000/svg";

// The marks of the Italian suits, on a field of 24 by 24: each is a list of [element, attributes].
const MARKS = {
  d: [
    ["circle", { cx: 12, cy: 12, r: 10, fill: "#d9a514", stroke: "#7a5600", "stroke-width": 1.5 }],
    ["circle", { cx: 12, cy: 12, r: 5.5, fill: "none", stroke: "#7a5600", "stroke-width": 1.5 }],
    ["circle", { cx: 12, cy: 12, r: 1.8, fill: "#a3241b" }],
  ],
  c: [
    ["path", { d: "M4 3h16c0 6-2.5 9.5-6.5 10.6V18H17v3H7v-3h3.5v-4.4C6.5 12.5 4 9 4 3z", fill: "#b3271e", stroke: "#6d120c", "stroke-width": 1.2 }],
    ["path", { d: "M5 6h14", stroke: "#f0c64a", "stroke-width": 1.8 }],
  ],
  s: [
    ["path", { d: "M12 1l2.3 3.5V15h-4.6V4.5z", fill: "#3b78b8", stroke: "#1c3f66", "stroke-width": 1.1 }],
    ["path", { d: "M6 15h12v2.5H6zM10.8 17.5h2.4V22h-2.4z", fill: "#c99a1c", stroke: "#5f4600", "stroke-width": 1 }],
  ],
  b: [
    ["path", { d: "M9.5 22L8 6.5C8 3.5 9.8 2 12 2s4 1.5 4 4.5L14.5 22z", fill: "#3d7d3a", stroke: "#1c4a1a", "stroke-width": 1.2 }],
    ["path", { d: "M8.3 9l-3-2.3M15.6 12l3-2.3M9 15.5l-2.6-1.6", stroke: "#1c4a1a", "stroke-width": 2, "stroke-linecap": "round" }],
  ],
};

/** The mark of an Italian suit. */
export function mark(suit) {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("aria-hidden", "true");
  drawing.setAttribute("class", "mark");
  for (const [name, attributes] of MARKS[suit]) {
    const part = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) part.setAttribute(key, value);
    drawing.append(part);
  }
  return drawing;
}

const italian = (card) => /^[a-z]/.test(card);

/** A card in a line of text: 10♥, or 3 di danari. */
export function written(card) {
  if (card === "*") return "J★";
  if (italian(card)) return `${card[1]} ${t(`suit-${card[0]}`)}`;
  return (card[0] === "T" ? "10" : card[0]) + FRENCH[card[1]];
}

const digit = (rank) => (/[2-9]/.test(rank) ? rank : null);

/** A card as it is read aloud. */
export function spoken(card) {
  if (card === "*") return t("joker");
  if (italian(card)) return t("card-of", { name: digit(card[1]) ?? t(`carta-${card[1]}`), what: t(`suit-${card[0]}`) });
  return t("card-of", { name: digit(card[0]) ?? t(`rank-${card[0]}`), what: t(`french-${card[1]}`) });
}

/** A card. With onclick it is a button that can be pressed. */
export function card(text, { onclick, chosen, dim, small, key, wild } = {}) {
  const suit = text === "*" ? "joker" : italian(text) ? "italian" : "hd".includes(text[1]) ? "red" : "black";
  const face = text === "*" ? ["J", h("span", { class: "pip" }, "★")]
    : italian(text) ? [h("span", {}, text[1]), mark(text[0])]
    : [h("span", {}, text[0] === "T" ? "10" : text[0]), h("span", { class: "pip" }, FRENCH[text[1]])];
  const classes = ["card", suit, chosen && "chosen", dim && "dim", small && "small", wild && "wild"].filter(Boolean).join(" ");
  if (!onclick) return h("span", { class: classes, role: "img", "aria-label": spoken(text) }, face);
  return h(
    "button",
    { type: "button", class: classes, onclick, "aria-label": spoken(text), "aria-pressed": chosen ? "true" : "false", "data-key": key },
    face,
  );
}

/** The back of a card, or of several. */
export function back(count, label) {
  return h("span", { class: `card back${count ? "" : " none"}`, role: "img", "aria-label": `${label}: ${count}` }, String(count));
}

// How a hand is held: suit by suit; wilds of Burraco last, Tressette from its highest card.
const BURRACO = "3456789TJQKA";
const TRESSETTE = "32ARCD7654";

/** A hand in order. */
export function sorted(hand, by = "suit") {
  const place = (one) => {
    if (italian(one)) return ["dscb".indexOf(one[0]), TRESSETTE.indexOf(one[1])];
    if (one === "*") return [9, 9];
    if (one[0] === "2") return [8, "hdcs".indexOf(one[1])];
    const suit = "hcds".indexOf(one[1]), rank = BURRACO.indexOf(one[0]);
    return by === "rank" ? [rank / 20, suit] : [suit, rank];
  };
  return [...hand].sort((one, other) => place(one)[0] - place(other)[0] || place(one)[1] - place(other)[1]);
}
