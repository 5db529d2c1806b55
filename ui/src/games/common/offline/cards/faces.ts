// Cards as the pocket shows them: in signs and letters, for faces are pictures that may not be at hand.

import { isItalian } from "../../../../cards/names";

/** A suit; those of Italian cards have no sign in type. */
export type Suit = { id: string; sign: string; red: boolean };
export type Pack = {
  suits: Suit[];
  ranks: string[];
  /** Whether there is a card that has neither. */
  joker: boolean;
  write: (rank: string, suit: string) => string;
};

export const FRENCH: Pack = {
  suits: [
    { id: "h", sign: "♥", red: true },
    { id: "d", sign: "♦", red: true },
    { id: "c", sign: "♣", red: false },
    { id: "s", sign: "♠", red: false },
  ],
  ranks: [..."A23456789TJQK"],
  joker: true,
  write: (rank, suit) => rank + suit,
};

export const ITALIAN: Pack = {
  suits: [
    { id: "d", sign: "", red: true },
    { id: "s", sign: "", red: false },
    { id: "c", sign: "", red: true },
    { id: "b", sign: "", red: false },
  ],
  ranks: [..."A234567DCR"],
  joker: false,
  write: (rank, suit) => suit + rank,
};

export function rankText(rank: string): string {
  return rank === "T" ? "10" : rank;
}

/** The parts of a card: what is written large, and its suit. */
export function faceOf(card: string): { rank: string; suit: Suit | null } {
  if (card === "*") return { rank: "★", suit: null };
  const italian = isItalian(card);
  const [pack, suit, rank] = italian ? [ITALIAN, card[0], card[1]] : [FRENCH, card[1], card[0]];
  return { rank: rankText(rank!), suit: pack.suits.find(({ id }) => id === suit)! };
}
