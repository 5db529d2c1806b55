// A table that is shown again: it stands where a connection would, so that a match is replayed on the table it was played on.

import type { Answer, TableSocket } from "../../base/socket.svelte";
import type { ChairView, Games, Happened, Past, Replay, ReplayStep, TableView, Told, Welcome } from "../../base/types";

const LETTERS = "ABCDEF";

/** What a table looks like apart from its cards, as the record of a match has it. */
export function tableOf(head: Replay, step: ReplayStep, id: string, live: boolean): TableView {
  const view = step.view;
  // Where players change seats, the view says who sits where.
  const seated: unknown = view.players;
  const players: number[] = Array.isArray(seated) ? seated : view.names.map((_, seat) => seat);
  const chairs = view.names.map((name, place): ChairView => ({
    ...CHAIR,
    name,
    seat: Math.max(0, players.indexOf(place)),
  }));
  return {
    ...TABLE,
    id,
    game: head.game,
    plain: head.game.replace(/-live$/, ""),
    live,
    clockwise: head.clockwise,
    headers: head.headers,
    chairs,
  } as unknown as TableView;
}

const CHAIR = { kind: "person", level: "", away: false, stand_in: "", ready: false } as ChairView;
const POLICY = { public: false, clock: "none", undo: "none", rated: false, spectators: false, referee: false };
const TABLE = {
  policy: POLICY,
  status: "playing",
  owner: false,
  pledge: null,
  ask: null,
  paused: false,
  watchers: [],
  tournament: "",
  foreign: false,
  own_measure: false,
  host: null,
  unrated: "",
  bell: null,
  sides: [],
  begins_at: null,
  again: "",
  club: "",
};

/** Stands in for the connection of a table. Nothing can be sent to it. */
export class Replayed {
  welcome = $state.raw<Welcome | null>(null);
  table = $state.raw<TableView | null>(null);
  view = $state.raw<Games[keyof Games]["view"] | null>(null);
  turn = $state<number | null>(null);
  inHand = $state(false);
  readonly menu = null;
  readonly clock = null;
  readonly canUndo = false;
  readonly pending = null;
  readonly connected = true;
  readonly ended = 0;
  readonly ruling = null;
  readonly replays = true;
  seq = 0;
  offset = 0;

  #listeners = new Set<(entry: Happened) => void>();
  #tellers = new Set<(told: Told) => void>();

  /** The same as what a table wants of a connection. */
  get socket(): TableSocket {
    return this as unknown as TableSocket;
  }

  onHappened(listener: (entry: Happened) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onTold(teller: (told: Told) => void): () => void {
    this.#tellers.add(teller);
    return () => this.#tellers.delete(teller);
  }

  onPast(_: (past: Past) => void): () => void {
    return () => undefined;
  }

  send(): Promise<Answer> {
    return Promise.resolve({ type: "error", sentence: "" });
  }

  act(): Promise<Answer> {
    return this.send();
  }

  now(): number {
    return Date.now() / 1000;
  }

  stop(): void {
    this.#listeners.clear();
    this.#tellers.clear();
  }

  /** Show a step. What happens in the one that comes next is seen to happen; any other is simply there. */
  show(head: Replay, step: ReplayStep, id: string, place: number): void {
    const follows = step.number === this.seq + 1;
    const by = LETTERS.indexOf(step.by);
    this.seq = step.number;
    this.welcome = { type: "welcome", protocol: 1, table: id, place, role: "public", now: 0 } as Welcome;
    this.table = tableOf(head, step, id, false);
    this.view = step.view;
    this.turn = step.turn ?? null;
    this.inHand = step.in_hand ?? false;
    if (!follows) return;
    const what = { type: "did", by, action: "", events: step.events ?? [], ref: "", bot: false };
    const entry = { type: "happened", seq: step.number, at: 0, what } as unknown as Happened;
    for (const listener of this.#listeners) listener(entry);
    if (step.sentences.length)
      for (const teller of this.#tellers) teller({ type: "told", seq: step.number, sentences: step.sentences } as Told);
  }
}
