// The referee's books, one for each game, in the reader's language: which there are, and the one that is read.

import { pocketData } from "./data";
import { kept, keep } from "../../../base/kept";
import type { Choices, Facts, Referee, RefereeCode } from "./walk";

/** A game's book in the list of all: its codes, and words that mean the same to whoever searches, in groups. */
export type Listed = { game: string; codes: { id: string; name: string; title: string }[]; alike: string[][] };
export type Opened = { all: Listed[]; alike: string[][]; book: Referee; code: RefereeCode };

export function books(language: string): Promise<Listed[]> {
  return pocketData<Listed[]>(`books-${language}`);
}

/** Words that mean the same, whatever the game. */
export async function alike(language: string): Promise<string[][]> {
  return (await books(language)).flatMap((one) => one.alike);
}

export function bookOf(game: string, language: string): Promise<Referee> {
  return pocketData<Referee>(`referee-${game}-${language}`);
}

/** The code of an id, with the book it stands in, and no other book; the first code if there is none of that id. */
export async function open(id: string, language: string): Promise<Opened> {
  const all = await books(language);
  const its = all.find((one) => one.codes.some((code) => code.id === id)) ?? all[0]!;
  const book = await bookOf(its.game, language);
  return { all, alike: its.alike, book, code: book.codes.find((code) => code.id === id) ?? book.codes[0]! };
}

// ── What is remembered ───────────────────────────────────────────────────────────────────────────────────────────────

/** `settled`: what the table had settled for itself, if anything. */
export type Remembered = { code: string; irregularity: string; facts: Facts; settled?: Choices; at: number };

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

/** What stands in an address for what the table has settled; no fact is called so. */
const TABLE = "table";

/** Where a ruling, or the question before it, is shown. */
export function address({ code, irregularity, facts, settled }: Omit<Remembered, "at">): string {
  const own = Object.entries(settled ?? {}).map(([choice, value]) => `${choice}:${value}`);
  const told = new URLSearchParams({ ...facts, ...(own.length ? { [TABLE]: own.join(",") } : {}) }).toString();
  return `/pocket/referee/${code}/${irregularity}${told ? `?${told}` : ""}`;
}

/** What an address says: the facts, and what the table has settled; null where it says nothing of that. */
export function readAddress(query: URLSearchParams): { facts: Facts; settled: Choices | null } {
  const { [TABLE]: table, ...facts } = Object.fromEntries(query);
  const settled =
    table === undefined ? null : Object.fromEntries(table.split(",").map((one) => one.split(":") as [string, string]));
  return { facts, settled };
}

/** What one's own table has settled, by code. */
export const settledBy = (code: string): Choices => kept<Record<string, Choices>>("referee-settled", {})[code] ?? {};

export function settle(code: string, choices: Choices): void {
  keep("referee-settled", { ...kept<Record<string, Choices>>("referee-settled", {}), [code]: choices });
}
