// Cards by name, for people who hear them; and in what order a hand is held. No rules here, only how things are called.

import { t } from "../base/texts.svelte";
import { FRENCH_RANKS, FRENCH_SUITS, ITALIAN_RANKS, ITALIAN_SUITS } from "./packs";

/** Whether a card is written in the Italian way: suit first, as `d3`. */
export function isItalian(card: string): boolean {
  return (
    card.length === 2 &&
    ITALIAN_SUITS.includes(card[0]!) &&
    ITALIAN_RANKS.includes(card[1]!) &&
    !FRENCH_SUITS.includes(card[1]!)
  );
}

export function cardName(card: string): string {
  if (card === "*") return t("page-card-joker");
  if (isItalian(card))
    return t("page-card-italian", { rank: t(`page-rank-italian-${card[1]}`), suit: t(`page-suit-italian-${card[0]}`) });
  return t("page-card-french", { rank: t(`page-rank-french-${card[0]}`), suit: t(`page-suit-french-${card[1]}`) });
}

const SIGNS: Record<string, string> = { "♥": "h", "♦": "d", "♣": "c", "♠": "s" };

/** A sentence of the server with its cards by name: it writes them in the short way of the notation. */
export function inWords(sentence: string): string {
  return sentence
    .replaceAll("J★", () => cardName("*"))
    .replace(/(10|[2-9AJQK])([♥♦♣♠])/g, (_, rank: string, sign: string) =>
      cardName((rank === "10" ? "T" : rank) + SIGNS[sign]!),
    )
    .replace(/\b[dscb][32ARCD7654]\b/g, (card) => cardName(card));
}

/** A sentence of the server in parts: those with a suit are cards, and shown in its colour. */
export function parts(sentence: string): { said: string; suit: string }[] {
  const found: { said: string; suit: string }[] = [];
  let from = 0;
  for (const match of sentence.matchAll(/J★|(?:10|[2-9AJQK])([♥♦♣♠])/g)) {
    if (match.index > from) found.push({ said: sentence.slice(from, match.index), suit: "" });
    // A letter J would be read as a jack.
    found.push(match[1] ? { said: match[0], suit: SIGNS[match[1]]! } : { said: "★", suit: "joker" });
    from = match.index + match[0].length;
  }
  if (from < sentence.length) found.push({ said: sentence.slice(from), suit: "" });
  return found;
}

function place(card: string, by: "suit" | "rank"): number {
  if (card === "*") return 10_000;
  const italian = isItalian(card);
  const suit = italian ? ITALIAN_SUITS.indexOf(card[0]!) : FRENCH_SUITS.indexOf(card[1]!);
  const rank = italian ? 10 - ITALIAN_RANKS.indexOf(card[1]!) : FRENCH_RANKS.indexOf(card[0]!);
  return by === "suit" ? suit * 100 + rank : rank * 100 + suit;
}

/** A hand in order. */
export function sorted(cards: readonly string[], by: "suit" | "rank"): string[] {
  return [...cards].sort((a, b) => place(a, by) - place(b, by));
}
