// An analysis as it comes along: asked for once, then waited for until it is whole. The server says when there is news.

import { get, post } from "../../base/api";
import type { AnalysisState } from "../../base/types";

const WAIT = 20;
/** After a fault of the network one tries again, not at once. */
const PAUSE = 2000;

export class Asking {
  state = $state.raw<AnalysisState | null>(null);
  problem = $state.raw<unknown>(null);
  #path: string;
  #over = false;

  constructor(path: string) {
    this.#path = path;
  }

  /** What there is so far; with `ask`, somebody wants it if nobody has asked before. */
  async begin(ask: boolean): Promise<void> {
    this.problem = null;
    try {
      this.state = await get<AnalysisState>(this.#path);
      if (ask && (this.state.status === "none" || this.state.status === "failed")) await this.ask();
      else await this.#follow();
    } catch (error) {
      this.problem = error;
    }
  }

  /** Ask for it. */
  async ask(): Promise<void> {
    this.problem = null;
    try {
      this.state = await post<AnalysisState>(this.#path);
    } catch (error) {
      this.problem = error;
      return;
    }
    await this.#follow();
  }

  /** In another language. */
  async again(): Promise<void> {
    if (this.state?.status !== "done") return;
    try {
      this.state = await get<AnalysisState>(this.#path);
    } catch (error) {
      this.problem = error;
    }
  }

  async #follow(): Promise<void> {
    while (!this.#over && (this.state?.status === "waiting" || this.state?.status === "working")) {
      try {
        this.state = await get<AnalysisState>(`${this.#path}?seen=${this.state.seq}&wait=${WAIT}`);
      } catch {
        await new Promise((later) => window.setTimeout(later, PAUSE));
      }
    }
  }

  stop(): void {
    this.#over = true;
  }
}
