// Whom a phone follows: kept in this browser, and told of a new table even while one looks elsewhere.

import { tell } from "../../base/alerts";
import { announce } from "../../base/announce.svelte";
import { t } from "../../base/texts.svelte";
import type { PublicEntrant, PublicMatch, PublicRound } from "../../base/types";
import type { Watching } from "./watching.svelte";

const KEY = "ventaglio-follows";
const MOST = 20;
const BUZZ = [200, 100, 200];

function kept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** Where somebody plays in a round that is out: a table, and a side of it. */
export type Place = { round: PublicRound; match: PublicMatch; side: 0 | 1 };

export class Following {
  number = $state<number | null>(null);
  #heard = "";

  constructor(readonly watching: Watching) {
    this.number = kept()[watching.id] ?? null;
  }

  get entrant(): PublicEntrant | undefined {
    return this.number === null ? undefined : this.watching.entrants.get(this.number);
  }

  get tables(): Place[] {
    return this.entrant ? this.watching.tablesOf(this.entrant) : [];
  }

  get latest(): PublicRound | undefined {
    return this.watching.latest;
  }

  get place(): Place | undefined {
    return this.tables.find((one) => one.round.number === this.latest?.number);
  }

  follow(number: number | null): void {
    this.number = number;
    const all = Object.entries(kept()).filter(([id]) => id !== this.watching.id);
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify(
          Object.fromEntries(number === null ? all : [...all.slice(1 - MOST), [this.watching.id, number]]),
        ),
      );
    } catch {
      // Without a place to keep it, it holds as long as the page does.
    }
  }

  /** Where one plays, in one sentence; empty before positions are out. */
  get sentence(): string {
    if (!this.entrant || !this.latest) return "";
    const { place, watching } = this;
    if (place)
      return t("page-follow-told", {
        round: place.round.number,
        table: place.match.table,
        room: place.match.room || "none",
        line: place.side + 1,
        who: watching.side(place.match.sides[1 - place.side]!, place.round),
      });
    return t(this.latest.rests.includes(this.entrant.number) ? "page-public-rests" : "page-public-not-playing", {
      round: this.latest.number,
    });
  }

  /** Say what is new for whom one follows: positions that are out, a round that begins or is over. Not what one came to. */
  hear(): void {
    const { latest, entrant } = this;
    if (!latest || !entrant) return;
    const state = latest.time_called ? "over" : latest.started ? "begun" : "out";
    const heard = `${entrant.number} ${latest.number} ${state}`;
    const first = !this.#heard.startsWith(`${entrant.number} `);
    const known = this.#heard === heard;
    this.#heard = heard;
    if (first || known) return;
    const words = state === "out" ? this.sentence : t(`page-follow-${state}`, { round: latest.number });
    announce(words);
    navigator.vibrate?.(BUZZ);
    tell(entrant.title, words, `/tournaments/${this.watching.id}`);
  }
}
