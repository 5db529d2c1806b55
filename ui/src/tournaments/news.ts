// The line on which a tournament tells what is new. It comes back by itself, and patiently where it was told to wait.

import { readable } from "../base/erased";
import { prefs } from "../base/prefs.svelte";
import type { DeskNews, MineNews, PublishedNews } from "../base/types";

export type News = PublishedNews | DeskNews | MineNews;

const PATIENT = [300, 1000, 2000, 4000, 8000];
const TOO_OFTEN = 4429;
const LATER = 15_000;
/** Endings after which coming back would not help: no link, the wrong one, no tournament. */
export const FINAL = new Set([4401, 4403, 4404]);

export interface Hearing {
  /** What is asked for, by what one has. */
  readonly query: () => Record<string, string>;
  readonly heard: (news: News) => void;
  /** The line is there. */
  readonly opened: () => void;
  /** It is not, and comes back unless the code is final. */
  readonly closed: (code: number, tries: number) => void;
}

export class NewsLine {
  #socket: WebSocket | null = null;
  #tries = 0;
  #stopped = false;
  #timer = 0;

  constructor(
    readonly path: string,
    readonly hearing: Hearing,
  ) {
    window.addEventListener("online", this.#retry);
    document.addEventListener("visibilitychange", this.#retry);
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    window.clearTimeout(this.#timer);
    window.removeEventListener("online", this.#retry);
    document.removeEventListener("visibilitychange", this.#retry);
    this.#leave();
  }

  /** Everything is told anew: in another language, or to another role. */
  again(): void {
    this.#leave();
    this.#tries = 0;
    this.#connect();
  }

  #leave(): void {
    const old = this.#socket;
    this.#socket = null;
    if (old) old.onopen = old.onmessage = old.onclose = null;
    old?.close();
  }

  #retry = (): void => {
    if (document.visibilityState !== "visible" || this.#socket) return;
    this.#tries = 0;
    this.#connect();
  };

  #connect(): void {
    window.clearTimeout(this.#timer);
    if (this.#stopped || this.#socket) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ lang: prefs.language, ...this.hearing.query() });
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}/news?${query.toString()}`);
    this.#socket = socket;
    socket.onopen = () => this.hearing.opened();
    socket.onmessage = (event) => {
      this.#tries = 0;
      this.hearing.heard(JSON.parse(readable(String(event.data))) as News);
    };
    socket.onclose = (event) => this.#closed(event.code);
  }

  #closed(code: number): void {
    this.#socket = null;
    this.#stopped ||= FINAL.has(code);
    const tries = this.#tries++;
    this.hearing.closed(code, tries);
    const wait = code === TOO_OFTEN ? LATER : (PATIENT[Math.min(tries, PATIENT.length - 1)] ?? LATER);
    // Not all of a room at the same moment.
    if (!this.#stopped) this.#timer = window.setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }
}

/** What to say while a line is away; nothing of one that has only just gone. */
export function awayWords(code: number, tries: number): string {
  return code === TOO_OFTEN ? "page-problem-429" : tries ? "page-problem-offline" : "";
}
