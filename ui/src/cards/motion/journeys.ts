// Where cards go when something happens: from place to place, as the marks `data-at` name them.

import type { Sound } from "../sounds";

/** A way that cards take. What nobody may know goes face down, as an empty text. */
export type Journey = {
  from: string;
  to: string;
  cards: readonly string[];
  /** They come one after the other, and at which round each begins. */
  rounds?: boolean;
};

/** What a game says of an event to eye and ear. */
export type Choreography<E, V> = {
  /** Every card that may be seen. */
  pack: readonly string[];
  /** `after` is the table as the event leaves it, `before` as it found it. */
  journeys(event: E, after: V, before: V | null): Journey[];
  heard(event: E, after: V, before: V | null): Sound | null;
};

export const seatAt = (seat: number): string => `seat:${seat}`;

/** So many cards, face down. */
export function backs(count: number): string[] {
  return Array.from({ length: count }, () => "");
}
