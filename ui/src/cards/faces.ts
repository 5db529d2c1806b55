// Where the picture of a card is: in the deck that the person prefers.

import { prefs } from "../base/prefs.svelte";
import { isItalian } from "./names";

const FRENCH: Record<string, string> = { d: "h", s: "s", c: "d", b: "c" };
const RANKS: Record<string, string> = { D: "Q", C: "J", R: "K" };

function file(card: string | null): string {
  if (!card || card === "?") return `backs/${prefs.back}`;
  if (card === "*") return `${prefs.deck}/joker`;
  if (!isItalian(card)) return `${prefs.deck}/${card}`;
  if (prefs.italianDeck === "napoletane" || prefs.italianDeck === "piacentine") return `${prefs.italianDeck}/${card}`;
  return `${prefs.italianDeck}/${RANKS[card[1]!] ?? card[1]}${FRENCH[card[0]!]}`;
}

/** The address of the picture that shows a card; without a card, of its back. */
export function faceOf(card: string | null): string {
  return `/app/faces/${file(card)}.svg`;
}
