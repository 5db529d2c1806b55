// The desk of a tournament as one browser sees it: what the server says is on record, and asking for more.

import { announce } from "../../base/announce.svelte";
import { get, post } from "../../base/api";
import { t } from "../../base/texts.svelte";
import { sentenceOf } from "../../base/problems";
import { FINAL, NewsLine, awayWords } from "../news";
import type {
  Choices,
  CodeChoice,
  DeskDone,
  DeskEntrant,
  DeskMatch,
  DeskRound,
  DeskStep,
  DeskView,
  FormatChoice,
  Reminder,
} from "../../base/types";

/** A line of the log as it is sent. */
export type Happening = { type: string } & Record<string, unknown>;

/** The key of a link, taken out of the address so that it is not read over a shoulder or kept in the history. */
export async function comeIn(id: string): Promise<void> {
  const key = new URLSearchParams(location.hash.slice(1)).get("key");
  if (!key) return;
  history.replaceState(null, "", location.pathname + location.search);
  await post(`/api/tournaments/${id}/enter`, { key });
}

export class Desk {
  view = $state.raw<DeskView | null>(null);
  choices = $state.raw<Choices | null>(null);
  problem = $state("");
  said = $state("");
  /** Whether the server wants the link of a role first. */
  shut = $state(false);
  unheard = $state("");
  busy = $state(false);
  /** The club that holds the tournament, by its name; empty where none does. */
  club = $state("");
  now = $state(0);
  /** Who rules: known by the link, or typed once for everything that is put down from here on. */
  referee = $state("");
  entrants = $derived(new Map((this.view?.entrants ?? []).map((one) => [one.number, one])));
  #skew = 0;
  #line: NewsLine | null = null;
  /** What is here was told in another language. */
  #anew = false;

  constructor(readonly id: string) {}

  get path(): string {
    return `/api/tournaments/${this.id}`;
  }

  /** Come in and stay until the page is left. */
  open(): () => void {
    let alive = true;
    const ticking = window.setInterval(() => (this.now = Date.now() / 1000 + this.#skew), 500);
    void this.#choose();
    void this.#comeIn().then(() => alive && this.#follow());
    return () => {
      alive = false;
      this.#line?.stop();
      window.clearInterval(ticking);
    };
  }

  /** Come in once more, with the key of a link that was opened over this page. */
  async comeAgain(): Promise<void> {
    await this.#comeIn();
    this.shut = false;
    this.#line?.stop();
    this.#follow();
  }

  async #comeIn(): Promise<void> {
    await comeIn(this.id).catch((error: unknown) => (this.problem = sentenceOf(error)));
  }

  async #choose(): Promise<void> {
    try {
      this.choices = await get<Choices>("/api/tournaments/choices");
    } catch (error) {
      this.unheard = sentenceOf(error);
    }
  }

  #follow(): void {
    this.#line = new NewsLine(this.path, {
      query: () => ({ as: "desk", ...(this.view && !this.#anew ? { after: String(this.view.seq) } : {}) }),
      heard: (news) => {
        if (news.type === "desk") this.#take(news.desk);
      },
      opened: () => {
        this.unheard = "";
        if (!this.choices) void this.#choose();
      },
      closed: (code, tries) => {
        this.shut = FINAL.has(code);
        const words = awayWords(code, tries);
        if (words) this.unheard = t(words);
      },
    });
  }

  #take(told: DeskView): void {
    this.#skew = told.now - Date.now() / 1000;
    this.now = told.now;
    if (told.seq < (this.view?.seq ?? 0)) return;
    this.#anew = false;
    if (!this.view) this.referee = told.by;
    this.view = told;
  }

  /** Everything anew, in the language of the moment. */
  refresh(): void {
    this.#anew = true;
    this.#line?.again();
    void this.#choose();
  }

  // ── Doing ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Ask for something; whether it was done. What was said to it stands above the page. */
  async act(path: string, content?: unknown, said = ""): Promise<boolean> {
    this.busy = true;
    this.problem = this.said = "";
    try {
      const done = await post<DeskDone>(`${this.path}${path}`, content);
      if (done.desk) this.#take(done.desk);
      this.say(said);
      return true;
    } catch (error) {
      this.problem = sentenceOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** What stands above the page, and is heard. */
  say(said: string): void {
    this.said = said;
    if (said) announce(said);
  }

  /** Put something on record. */
  record(happening: Happening, said = ""): Promise<boolean> {
    return this.act("/do", { happening }, said);
  }

  may(kind: string): boolean {
    return this.view?.may.includes(kind) ?? false;
  }

  step(name: string): DeskStep | undefined {
    return this.view?.steps.find((one) => one.name === name);
  }

  /** What a match has several of: sheets, or boards of a duplicate. */
  get part(): "sheet" | "board" {
    return this.view?.part ?? "sheet";
  }

  /** What the code of the tournament lets a notice announce. */
  get law(): CodeChoice | undefined {
    return this.choices?.codes.find((one) => one.code === this.view?.notice.code);
  }

  get format(): FormatChoice | undefined {
    return this.law?.formats.find((one) => one.value === this.view?.notice.format);
  }

  /** Who rests in the round that is being played and could play with somebody who comes now. */
  get resting(): readonly number[] {
    const step = this.step("at-once");
    return step && !step.why_not ? (this.view?.current?.rests ?? []) : [];
  }

  /** What should be looked at again, of these kinds. */
  reminders(...kinds: Reminder["kind"][]): Reminder[] {
    return (this.view?.attention ?? []).filter((one) => kinds.includes(one.kind));
  }

  // ── Names ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** An entrant as it is now or, where a round is named, as it played that. */
  #named(number: number, round?: DeskRound): { title: string; brief: string } | undefined {
    return round?.earlier.find((one) => one.number === number) ?? this.entrants.get(number);
  }

  title(number: number, round?: DeskRound): string {
    return this.#named(number, round)?.title ?? t("page-desk-number", { number });
  }

  /** Surnames, or a team's name. */
  brief(number: number, round?: DeskRound): string {
    return this.#named(number, round)?.brief ?? t("page-desk-number", { number });
  }

  side(numbers: readonly number[], round?: DeskRound): string {
    return numbers.map((number) => `${this.brief(number, round)} (${number})`).join(" + ");
  }

  sides(match: DeskMatch, round?: DeskRound): string {
    return t("page-desk-versus", { first: this.side(match.sides[0], round), second: this.side(match.sides[1], round) });
  }
}

/** Whether everything that somebody typed is somewhere in a text, in any order, accents and case apart. */
export function matches(typed: string, text: string): boolean {
  const there = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => there.includes(word));
}

export function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

export function sayable(entrant: DeskEntrant): string {
  return `${entrant.number} ${entrant.title} ${entrant.players.map((one) => `${one.surname} ${one.name} ${one.card}`).join(" ")} ${entrant.club} ${entrant.category}`;
}

export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** Minutes and seconds. */
export function span(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Seconds of "3", "3:20" or "3.20"; null where it is none of them. */
export function secondsOf(typed: string): number | null {
  const found = /^\s*(\d{1,3})(?:[:.,](\d{1,2}))?\s*$/.exec(typed);
  return found ? Number(found[1]) * 60 + Number(found[2] ?? 0) : null;
}

export function euros(cents: number, language: string): string {
  return new Intl.NumberFormat(language, { style: "currency", currency: "EUR" }).format(cents / 100);
}

export function timeOf(at: number, language: string): string {
  return new Date(at * 1000).toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}
