// What is published of a tournament, as it changes.

import { Refused, get } from "../lib/api";
import { sentenceOf } from "../house/problems";
import type { PublicAnswer, PublicEntrant, PublicMatch } from "../lib/types";

const WAIT = 25;
const AGAIN = 3000;

export class Watching {
  told = $state.raw<PublicAnswer | null>(null);
  problem = $state("");
  lost = $state(false);
  now = $state(Date.now() / 1000);
  entrants = $derived(new Map((this.told?.view.entrants ?? []).map((one) => [one.number, one])));
  #skew = 0;
  #alive = true;

  constructor(readonly id: string) {}

  get path(): string {
    return `/api/tournaments/${this.id}`;
  }

  get view() {
    return this.told?.view ?? null;
  }

  open(): () => void {
    void this.#watch();
    const ticking = window.setInterval(() => (this.now = Date.now() / 1000 + this.#skew), 1000);
    return () => {
      this.#alive = false;
      window.clearInterval(ticking);
    };
  }

  async #watch(): Promise<void> {
    while (this.#alive && !this.lost) {
      try {
        const told = await get<PublicAnswer | "">(`${this.path}/public${this.told ? `?after=${this.told.tag}&wait=${WAIT}` : ""}`);
        if (told) this.#take(told);
        this.problem = "";
      } catch (error) {
        this.problem = sentenceOf(error);
        this.lost = error instanceof Refused && error.status === 404;
        await new Promise((done) => setTimeout(done, AGAIN));
      }
    }
  }

  /** The same in another language. */
  async again(): Promise<void> {
    const told = await get<PublicAnswer | "">(`${this.path}/public`);
    if (told) this.#take(told);
  }

  /** The clock of this machine may be wrong: the round is counted by the server's. */
  #take(told: PublicAnswer): void {
    this.#skew = told.now - Date.now() / 1000;
    this.now = told.now;
    this.told = told;
  }

  title(number: number): string {
    return this.entrants.get(number)?.title ?? String(number);
  }

  side(numbers: readonly number[]): string {
    return numbers.map((number) => this.title(number)).join(" + ");
  }

  /** Every table of an entrant, by round. */
  tablesOf(entrant: PublicEntrant): { round: number; match: PublicMatch; side: 0 | 1 }[] {
    return (this.view?.rounds ?? []).flatMap((round) =>
      round.matches.flatMap((match) => {
        const side = match.sides.findIndex((one) => one.includes(entrant.number));
        return side < 0 ? [] : [{ round: round.number, match, side: side as 0 | 1 }];
      }),
    );
  }
}
