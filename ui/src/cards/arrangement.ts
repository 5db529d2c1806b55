// A hand as a person holds it: cards keep their places while others come and go.

import { sorted } from "./names";

/** A card told apart from its twin: `5h/0`, `5h/1`. */
export type Key = string;

export function cardOf(key: Key): string {
  return key.slice(0, key.lastIndexOf("/"));
}

export function keysOf(cards: readonly string[]): Key[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const number = seen.get(card) ?? 0;
    seen.set(card, number + 1);
    return `${card}/${number}`;
  });
}

/**
 * The keys of a new hand in the order of the old one; what is new goes to its place, or to the end where the hand was arranged
 * by its owner. Of twins, one that was `given` away is the one that goes.
 */
export function rearranged(
  old: readonly Key[],
  cards: readonly string[],
  by: "suit" | "rank",
  own: boolean,
  given: readonly Key[] = [],
): Key[] {
  if (!own) return keysOf(sorted(cards, by));
  const rest = new Map<string, number>();
  for (const card of cards) rest.set(card, (rest.get(card) ?? 0) + 1);
  const stays = new Set<Key>();
  for (const key of [...old.filter((one) => !given.includes(one)), ...old.filter((one) => given.includes(one))]) {
    const left = rest.get(cardOf(key)) ?? 0;
    if (left > 0) {
      stays.add(key);
      rest.set(cardOf(key), left - 1);
    }
  }
  const kept = old.filter((key) => stays.has(key)).map(cardOf);
  const fresh = [...rest].flatMap(([card, count]) => Array<string>(count).fill(card));
  return keysOf([...kept, ...sorted(fresh, by)]);
}

export function moved(keys: readonly Key[], from: number, to: number): Key[] {
  const next = [...keys];
  const [one] = next.splice(from, 1);
  if (one !== undefined) next.splice(Math.max(0, Math.min(next.length, to)), 0, one);
  return next;
}
