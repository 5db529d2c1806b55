// A table on which something is tried: it stands where a connection would, so that one acts on the table one plays at.

import type { Answer, TableSocket } from "../base/socket.svelte";
import type {
  ChairView,
  Games,
  Happened,
  LessonNow,
  Past,
  ShownProblem,
  TableView,
  Told,
  Welcome,
} from "../base/types";

type View = Games[keyof Games]["view"];

const CHAIR = { kind: "person", level: "", away: false, stand_in: "", ready: false } as ChairView;
const POLICY = { public: false, clock: "none", undo: "none", rated: false, spectators: false, referee: false };
const TABLE = {
  id: "",
  live: false,
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
  hints: false,
};

/** What a table looks like apart from its cards. */
export function tableOf(
  game: string,
  clockwise: boolean,
  code: string,
  view: View,
  names: readonly string[],
): TableView {
  // Where players change seats, the view says who sits where.
  const seated: unknown = view.players;
  const players: number[] = Array.isArray(seated) ? seated : view.names.map((_, seat) => seat);
  const chairs = view.names.map((name, place): ChairView => ({
    ...CHAIR,
    name: names[place] ?? name,
    seat: Math.max(0, players.indexOf(place)),
  }));
  return { ...TABLE, game, plain: game, clockwise, headers: { Code: code }, chairs } as unknown as TableView;
}

/** Stands in for the connection of a table. What is done there goes to whoever made it. */
export class Practised {
  welcome = $state.raw<Welcome | null>(null);
  table = $state.raw<TableView | null>(null);
  view = $state.raw<View | null>(null);
  menu = $state.raw<Games[keyof Games]["menu"] | null>(null);
  turn = $state<number | null>(null);
  /** Cards are always being played here: nothing is dealt, and nothing is counted. */
  readonly inHand = true;
  readonly clock = null;
  readonly canUndo = false;
  readonly pending = null;
  readonly connected = true;
  readonly ended = 0;
  readonly ruling = null;
  /** What can be said, with its meaning, where a game has words. */
  phrases: Record<string, { said: string; meaning: string }> = {};
  seq = 0;
  offset = 0;

  #listeners = new Set<(entry: Happened) => void>();

  constructor(readonly onact: (action: string) => Promise<Answer>) {}

  /** The same as what a table wants of a connection. */
  get socket(): TableSocket {
    return this as unknown as TableSocket;
  }

  onHappened(listener: (entry: Happened) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onTold(_: (told: Told) => void): () => void {
    return () => undefined;
  }

  onPast(_: (past: Past) => void): () => void {
    return () => undefined;
  }

  send(message: { type: string; action?: string }): Promise<Answer> {
    // To ask why something is not allowed is to try it: the answer says so, and nothing has happened.
    if (message.type === "why" && message.action) return this.onact(message.action);
    return Promise.resolve({ type: "error", sentence: "" });
  }

  act(action: string): Promise<Answer> {
    return this.onact(action);
  }

  now(): number {
    return Date.now() / 1000;
  }

  /** Show where a lesson is; what the last act did is seen to happen. */
  teach(now: LessonNow, names: readonly string[]): void {
    this.#sit(now.view, 0, "player");
    this.table = tableOf(now.game, now.clockwise, now.code, now.view, names);
    this.phrases = now.phrases;
    this.view = now.view;
    this.menu = now.menu;
    this.turn = now.over ? null : now.turn;
    this.seq += 1;
    if (!now.events.length) return;
    const what = { type: "did", by: 0, action: "", events: now.events, ref: "", bot: false };
    const entry = { type: "happened", seq: this.seq, at: 0, what } as unknown as Happened;
    for (const listener of this.#listeners) listener(entry);
  }

  /** Show a problem; nothing can be done on its table. */
  pose(problem: ShownProblem, names: readonly string[]): void {
    this.#sit(problem.view, problem.turn, "public");
    this.table = tableOf(problem.game, problem.clockwise, problem.code, problem.view, names);
    this.phrases = problem.phrases;
    this.view = problem.view;
    this.turn = problem.turn;
    this.seq += 1;
  }

  #sit(view: View, seat: number, role: string): void {
    const seated: unknown = view.players;
    const place = Array.isArray(seated) ? (seated[seat] ?? seat) : seat;
    this.welcome = { type: "welcome", protocol: 1, table: "", place, role, now: 0 } as Welcome;
  }
}

/** A problem is looked at as a match that was played before is. */
export class Posed extends Practised {
  readonly replays = true;
}
