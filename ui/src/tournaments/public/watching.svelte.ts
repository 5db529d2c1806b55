// What is published of a tournament, as it changes; and one's own table, where one came with a player's link.

import { sentenceOf } from "../../base/problems";
import { t } from "../../base/texts.svelte";
import type { MineView, PublicEntrant, PublicMatch, PublicRound, PublishedNews } from "../../base/types";
import { comeIn } from "../desk/desk.svelte";
import { FINAL, NewsLine, awayWords, type News } from "../news";

const NOT_FOUND = 4404;

export class Watching {
  told = $state.raw<PublishedNews | null>(null);
  mine = $state.raw<MineView | null>(null);
  problem = $state("");
  lost = $state(false);
  now = $state(Date.now() / 1000);
  entrants = $derived(new Map((this.told?.view.entrants ?? []).map((one) => [one.number, one])));
  latest = $derived(this.told?.view.rounds.at(-1));
  /** Seconds that are left of the round, where it is counted and everybody may know. */
  left = $derived(
    this.told?.view.clock && this.latest?.started && !this.latest.time_called
      ? this.told.view.minutes * 60 - (this.now - this.latest.started)
      : null,
  );
  #skew = 0;
  #line: NewsLine | null = null;

  /** ``own``: whether one follows with a player's link. */
  constructor(
    readonly id: string,
    readonly own = false,
  ) {}

  get path(): string {
    return `/api/tournaments/${this.id}`;
  }

  get view() {
    return this.told?.view ?? null;
  }

  open(): () => void {
    let alive = true;
    const ticking = window.setInterval(() => (this.now = Date.now() / 1000 + this.#skew), 1000);
    void comeIn(this.id)
      .catch((error: unknown) => this.own && (this.problem = sentenceOf(error)))
      .then(() => alive && this.#follow());
    return () => {
      alive = false;
      this.#line?.stop();
      window.clearInterval(ticking);
    };
  }

  #follow(own = this.own): void {
    this.#line = new NewsLine(this.path, {
      query: () => ({ ...(own ? { as: "mine" } : {}), ...(this.told && !own ? { tag: this.told.tag } : {}) }),
      heard: (news) => this.#take(news),
      opened: () => (this.problem = own === this.own ? "" : this.problem),
      closed: (code, tries) => {
        this.lost = code === NOT_FOUND;
        const words = awayWords(code, tries);
        if (this.lost) this.problem = t("page-problem-404");
        else if (FINAL.has(code) && own) {
          // Everybody may see the rest.
          this.problem = t("page-problem-401");
          this.#follow(false);
        } else if (words) this.problem = t(words);
      },
    });
  }

  /** The same in another language. */
  again(): void {
    this.told = null;
    this.#line?.again();
  }

  #take(news: News): void {
    if (news.type === "mine") this.mine = news.mine;
    if (news.type !== "published") return;
    // The clock of this machine may be wrong: the round is counted by the server's.
    this.#skew = news.now - Date.now() / 1000;
    this.now = news.now;
    this.told = news;
  }

  /** An entrant as it is now or, where a round is named, as it played that. */
  named(number: number, round?: PublicRound): PublicEntrant | undefined {
    return round?.earlier.find((one) => one.number === number) ?? this.entrants.get(number);
  }

  title(number: number, round?: PublicRound): string {
    return this.named(number, round)?.title ?? String(number);
  }

  side(numbers: readonly number[], round?: PublicRound): string {
    return numbers.map((number) => this.title(number, round)).join(" + ");
  }

  /** Every table of an entrant, by round. */
  tablesOf(entrant: PublicEntrant): { round: PublicRound; match: PublicMatch; side: 0 | 1 }[] {
    return (this.view?.rounds ?? []).flatMap((round) =>
      round.matches.flatMap((match) => {
        const side = match.sides.findIndex((one) => one.includes(entrant.number));
        return side < 0 ? [] : [{ round, match, side: side as 0 | 1 }];
      }),
    );
  }
}
