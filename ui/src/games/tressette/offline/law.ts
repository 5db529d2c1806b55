// What the pocket knows of tricks, buongioco and words (src/ventaglio/games/common/offline/allowed.py).

import type { Backed, May } from "../../common/offline/asking";

/** `what` and `suit` are how it is accused: a rank and the suit that is missing, or N and the suit. */
export type Combination = {
  what: string;
  suit: string;
  needs: string[];
  lacks: string;
  said: string;
  means: string;
  points: number;
};
export type TrickCode = {
  id: string;
  name: string;
  ranks: string;
  thirds: Record<string, number>;
  last_trick: number;
  hand: number;
  /** The ranks of the tressette cards, and the cards that form the pairs. */
  tressette: string;
  pairing: string[];
  /** What each irregularity is called that cards can show, with its article. */
  irregular: Record<string, Backed>;
  taken: Backed;
  followed: Backed;
  worth: Backed;
  buongioco: Backed;
  combinations: Combination[];
  phrases: { said: string; means: string }[];
};
export type TrickData = May<TrickCode>;

/** Which card takes a trick, by its place in it: the highest of the suit led. `ranks` go from the highest down. */
export function taker(trick: readonly string[], ranks: string): number {
  const height = (card: string) => (card[0] === trick[0]![0] ? ranks.length - ranks.indexOf(card[1]!) : -1);
  return trick.reduce((best, card, at) => (height(card) > height(trick[best]!) ? at : best), 0);
}

/** What the cards of a trick are worth, in thirds of a point. */
export function thirds(trick: readonly string[], worth: Record<string, number>): number {
  return trick.reduce((sum, card) => sum + (worth[card[1]!] ?? 0), 0);
}

/** The buongioco that a hand holds. */
export function held(hand: readonly string[], all: readonly Combination[]): Combination[] {
  return all.filter(
    ({ needs, lacks }) => needs.every((card) => hand.includes(card)) && !(lacks && hand.includes(lacks)),
  );
}
