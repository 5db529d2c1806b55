// The referee's books: of every game, in the reader's language.

import { GAMES } from "../../games";
import { pocketData } from "../data";
import { kept, keep } from "../kept";
import type { Facts, Referee, RefereeCode } from "./walk";

export function books(language: string): Promise<Referee[]> {
  return Promise.all(GAMES.map((game) => pocketData<Referee>(`referee-${game}-${language}`)));
}

export type Opened = { book: Referee; code: RefereeCode };

/** The code of an id, with the book it stands in; the first one if there is none of that id. */
export function open(all: readonly Referee[], code: string): Opened {
  for (const book of all) for (const one of book.codes) if (one.id === code) return { book, code: one };
  return { book: all[0]!, code: all[0]!.codes[0]! };
}

// ── What is remembered ───────────────────────────────────────────────────────────────────────────────────────────────

export type Remembered = { code: string; irregularity: string; facts: Facts; at: number };

const MOST = 30;

/** The code that was used last. */
export const lastCode = (): string => kept("referee-code", "");
export const useCode = (code: string): void => keep("referee-code", code);

/** The last rulings, the latest first. */
export const rulings = (): Remembered[] => kept<Remembered[]>("referee-rulings", []);

export function remember(one: Omit<Remembered, "at">): void {
  const same = (other: Remembered) => address(other) === address(one);
  keep("referee-rulings", [{ ...one, at: Date.now() }, ...rulings().filter((other) => !same(other))].slice(0, MOST));
}

export function forget(): void {
  keep("referee-rulings", []);
}

/** Where a ruling, or the question before it, is shown. */
export function address({ code, irregularity, facts }: Omit<Remembered, "at">): string {
  const told = new URLSearchParams(facts).toString();
  return `/pocket/referee/${code}/${irregularity}${told ? `?${told}` : ""}`;
}
