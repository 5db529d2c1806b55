// Articles as they are cited in sentences, and the page of each. The names of the texts come from the server's own.

import { DOCUMENTS } from "./types";

/** A piece of a text: words, or an article with the address of its page. */
export type Piece = { text: string; href: string };

const NAMES = Object.entries(DOCUMENTS).flatMap(([id, { names }]) => names.map((name) => [name, id] as const));
const BY_NAME = new Map(NAMES);
/** The longest first: one name may begin as another does. */
const NAMED = [...BY_NAME.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
const NUMBER = String.raw`\d+(?:\/[A-Z]| (?:bis|ter))?\b`;
const MORE = String.raw`(?:(?:, | e | and |–)${NUMBER})*`;
const TEXT = `(?:${NAMED.join("|")})`;
const CITATION = new RegExp(
  String.raw`(?:(${TEXT}),? )?\b[Aa]rt\. (${NUMBER}${MORE})(?: — (${TEXT}))?|[“«]([^”»]+)[”»] — (${TEXT})`,
  "g",
);
const ALONE = /^[“«]([^”»]+)[”»]$/;

/** The text to which a code belongs: two sets of norms may be layers of one. */
export function documentOf(code: string): string {
  return Object.entries(DOCUMENTS).find(([id, { sets }]) => id === code || sets.includes(code))?.[0] ?? "";
}

/** An article's number as it stands in an address. */
export function slug(number: string): string {
  return number
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^\x00-\x7f]/g, "")
    .replace(/\W+/g, "-")
    .replace(/^-|-$/g, "");
}

export function pageOf(document: string, number: string): string {
  return `/pocket/codes/${document}/${slug(number)}`;
}

/** A text in pieces. Where a citation names no text, it is of the code that is spoken of; with none it is no link. */
export function pieces(text: string, code: string): Piece[] {
  const home = documentOf(code);
  const alone = ALONE.exec(text);
  if (alone && home) return [{ text, href: pageOf(home, alone[1]!) }];
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(CITATION)) {
    const [whole, before, numbers, name, title, of] = match;
    const document = BY_NAME.get(name ?? of ?? before ?? "") ?? home;
    if (!document) continue;
    if (match.index > at) found.push({ text: text.slice(at, match.index), href: "" });
    found.push(
      ...(numbers === undefined ? [{ text: whole, href: pageOf(document, title!) }] : several(whole, document)),
    );
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ text: text.slice(at), href: "" });
  return found;
}

/** "Art. 64, 73 — FITRES": each number leads to its own page, and what stands around it goes with the nearest. */
function several(whole: string, document: string): Piece[] {
  const start = whole.indexOf("rt. ") + "rt. ".length;
  const each = [
    ...whole
      .slice(start)
      .replace(/ — .*$/, "")
      .matchAll(new RegExp(NUMBER, "g")),
  ];
  return each
    .map((one, index) => {
      const from = index ? start + one.index : 0;
      const next = each[index + 1];
      const to = next ? start + one.index + one[0].length : whole.length;
      const between = next ? whole.slice(to, start + next.index) : "";
      return [
        { text: whole.slice(from, to), href: pageOf(document, one[0]) },
        ...(between ? [{ text: between, href: "" }] : []),
      ];
    })
    .flat();
}
