// The end of a hand: the last play lands, the finished table stays for a moment, and only then comes what it counted.

import { untrack } from "svelte";

import { get } from "../../../base/api";
import type { TableSocket } from "../../../base/socket.svelte";
import { prefs } from "../../../base/prefs.svelte";
import type { Games, HandCount, Happened, MatchScores } from "../../../base/types";

/** So long the finished table is looked at, unless somebody taps. */
export const MOMENT = 2200;

type View = Games[keyof Games]["view"];

export class Ending {
  /** The table with the last play on it. It stays below the count until the next deal. */
  view = $state.raw<View | null>(null);
  /** The finished table is being looked at; nothing lies over it. */
  looking = $state(false);
  /** All counts so far; null until they are here. */
  scores = $state.raw<MatchScores | null>(null);
  /** The counts are here, or cannot be had. */
  known = $state(false);
  /** The match has ended before these eyes. */
  seen = $state(false);

  #timer = 0;
  #ends: (() => void)[] = [];

  constructor(readonly socket: TableSocket) {
    this.#ends.push(
      socket.onHappened((entry) => this.#happened(entry)),
      $effect.root(() => {
        // Whatever else changes at the table, the count is asked for once.
        const pauses = $derived(this.#pauses);
        const status = $derived(this.socket.table?.status);
        $effect(() => {
          void prefs.language;
          void status;
          if (pauses) void untrack(() => this.#ask());
        });
      }),
    );
  }

  stop(): void {
    window.clearTimeout(this.#timer);
    for (const end of this.#ends) end();
  }

  /** No cards are played: there may be a count to read. */
  get #pauses(): boolean {
    const { table, inHand } = this.socket;
    return table !== null && !inHand && table.status !== "open";
  }

  /** The hand that has just ended, if it was counted. */
  get last(): HandCount | null {
    return this.scores?.hands.at(-1) ?? null;
  }

  /** Whoever has seen enough goes on to the count. */
  enough = (): void => {
    window.clearTimeout(this.#timer);
    this.looking = false;
  };

  /** Look at the finished table once more, for as long as one likes. */
  again = (): void => {
    if (this.view) this.looking = true;
  };

  #happened({ what, finished, view, table, in_hand: inHand }: Happened): void {
    if (inHand) {
      this.enough();
      this.view = this.scores = null;
      this.known = false;
      return;
    }
    if (what.type !== "did") return;
    const over = table?.status === "over";
    // A match may end with cards in the hands: then nothing was cleared.
    const lying = finished ?? (over ? view : null);
    if (!lying) return;
    this.view = lying;
    this.looking = true;
    this.seen = over;
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(this.enough, MOMENT);
    void this.#ask();
  }

  async #ask(): Promise<void> {
    const { table, welcome } = this.socket;
    // While a match goes on its count is told to those who play.
    if (!table || (welcome?.role !== "player" && table.status === "playing")) {
      this.known = true;
      return;
    }
    try {
      this.scores = await get<MatchScores>(`/api/tables/${table.id}/result`);
    } catch {
      this.scores = null;
    }
    this.known = true;
  }
}
