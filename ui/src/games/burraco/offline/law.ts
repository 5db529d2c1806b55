// What the pocket knows of melds by each code (src/ventaglio/games/common/offline/allowed.py).

import type { Backed, May } from "../../common/offline/asking";
import {
  attach,
  isFault,
  isWild,
  missing,
  read,
  surplus,
  type Burraco,
  type Fault,
  type Law,
  type Meld,
} from "./melds";

export type MeldCode = {
  id: string;
  name: string;
  law: Law;
  points: Partial<Record<Burraco, number>>;
  burraco: Backed;
  fits: Backed;
  faults: Record<string, Backed>;
  irregularities: Record<string, string>;
  hand: number;
  pozzetti: Record<string, number[]>;
  packs: Record<string, number>;
};
export type MeldData = May<MeldCode>;

export function why({ faults }: MeldCode, { reason, norm }: Fault): Backed {
  return faults[norm ? `${reason} ${norm}` : reason] ?? faults[reason]!;
}

/** A meld with further cards put to it one after the other; an ace goes where it fits, above the king if it can. */
export function grow(meld: Meld, cards: readonly string[], law: Law): Meld | Fault {
  let grown: Meld | Fault = meld;
  for (const card of cards) {
    const before: Meld = grown as Meld;
    grown = attach(before, card, false, law);
    if (isFault(grown) && card[0] === "A") {
      const low = attach(before, card, true, law);
      if (!isFault(low)) grown = low;
    }
    if (isFault(grown)) return grown;
  }
  return grown;
}

// ── Cards that lie wrong ─────────────────────────────────────────────────────────────────────────────────────────────

export type Wrong = {
  fault: Fault;
  surplus: string[];
  missing: string[];
  irregularity: string;
  /** What the cards themselves tell the referee. */
  told: Record<string, string>;
};

/** What a referee calls cards that were laid together and are no meld, whether or not some of them would be one. */
export function called(
  cards: readonly string[],
  { reason }: Fault,
  { law, irregularities }: MeldCode,
): string | undefined {
  const ranks = new Set(cards.filter((card) => !isWild(card)).map((card) => card[0]!));
  const unknownSet =
    ranks.size === 1 && cards.length >= law.minimum && ![...ranks].every((rank) => law.set_ranks.includes(rank));
  return irregularities[unknownSet ? "set-of-this-rank" : reason];
}

/** What is wrong with cards that lie together, by a code; null where they are a meld. */
export function wrongIn(cards: readonly string[], attached: boolean, code: MeldCode): Wrong | null {
  const { law, irregularities } = code;
  const found = read(cards, law);
  if (!isFault(found)) return null;
  const over = surplus(cards, law);
  const special = attached ? undefined : called(cards, found, code);
  const irregularity = special ?? irregularities[over.length ? "surplus" : attached ? "attached" : ""]!;
  const told: Record<string, string> = {
    "laid-how": attached ? "attached" : "with-the-meld",
    "wild-in-it": cards.some(isWild) ? "yes" : "no",
    "rest-valid": over.length ? "yes" : "no",
  };
  if (cards.length < law.burraco) told.burraco = "none";
  return { fault: found, surplus: over, missing: missing(cards, law), irregularity, told };
}
