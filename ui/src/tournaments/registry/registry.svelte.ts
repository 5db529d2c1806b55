// The registry of a club as one browser sees it: who is in it, and asking for changes.

import { announce } from "../../base/announce.svelte";
import { get, post } from "../../base/api";
import { sentenceOf } from "../../base/problems";
import type { RegistryView } from "../../base/types";

export const FIELDS = ["surname", "name", "card", "club", "category", "licence", "email"] as const;
export const SHOWN = ["name", "initial", "nobody"] as const;

export class Registry {
  view = $state.raw<RegistryView | null>(null);
  problem = $state("");
  said = $state("");
  busy = $state(false);
  letters = $state("");
  #asked = 0;

  constructor(readonly club: string) {}

  get path(): string {
    return `/api/clubs/${this.club}/registry`;
  }

  /** Whom the letters fit; what comes too late is let go. */
  async look(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const found = await get<RegistryView>(`${this.path}?letters=${encodeURIComponent(this.letters.slice(0, 80))}`);
      if (asked === this.#asked) this.view = found;
    } catch (error) {
      this.problem = sentenceOf(error);
    }
  }

  /** Ask for something; what came of it, or nothing where it was refused. */
  async act<T>(work: () => Promise<T>, said = ""): Promise<T | undefined> {
    this.busy = true;
    this.problem = this.said = "";
    try {
      const done = await work();
      this.said = said;
      if (said) announce(said);
      await this.look();
      return done;
    } catch (error) {
      this.problem = sentenceOf(error);
      return undefined;
    } finally {
      this.busy = false;
    }
  }

  post<T>(path: string, content?: unknown, said = ""): Promise<T | undefined> {
    return this.act(() => post<T>(this.path + path, content), said);
  }
}
