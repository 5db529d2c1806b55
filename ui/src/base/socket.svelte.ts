// A table followed over the WebSocket: what it looks like now, and what can be sent. It comes back by itself.

import { readable } from "./erased";
import { heardNotice } from "./house.svelte";
import { prefs } from "./prefs.svelte";
import { partOf } from "./receipts";
import type {
  ClientMessage,
  Clock,
  Entry,
  Games,
  Happened,
  HouseNotice,
  Past,
  Question,
  Refused,
  Ruling,
  State,
  TableView,
  Told,
  Welcome,
} from "./types";

export type Message = { type: string } & Record<string, unknown>;
export type Answer = { type: string; id?: string; seq?: number } & Record<string, unknown>;
type Sent = ClientMessage extends infer M
  ? M extends { type: string }
    ? Omit<M, "id"> & { id?: string }
    : never
  : never;

const PATIENT = [300, 700, 1500, 3000, 5000, 8000];
/** Endings after which coming back would not help. */
const FINAL = new Set([4401, 4403, 4404]);

export class TableSocket {
  welcome = $state.raw<Welcome | null>(null);
  table = $state.raw<TableView | null>(null);
  view = $state.raw<Games[keyof Games]["view"] | null>(null);
  menu = $state.raw<Games[keyof Games]["menu"] | null>(null);
  /** The seat that is to act, if a player is. */
  turn = $state<number | null>(null);
  /** Cards are being played. */
  inHand = $state(false);
  clock = $state.raw<Clock | null>(null);
  canUndo = $state(false);
  pending = $state.raw<Games[keyof Games]["pending"] | null>(null);
  connected = $state(false);
  /** Why the connection has ended for good; 0 while it has not. */
  ended = $state(0);
  ruling = $state.raw<Ruling | null>(null);
  /** Since when one was away, if a bot took one's place meanwhile. */
  stoodInSince = $state<number | null>(null);
  seq = 0;
  /** The server's clock less ours, in seconds. */
  offset = 0;

  #socket: WebSocket | null = null;
  #waiting = new Map<string, { message: Sent; done: (answer: Answer) => void }>();
  #listeners = new Set<(entry: Happened) => void>();
  #tellers = new Set<(told: Told) => void>();
  #historians = new Set<(past: Past) => void>();
  /** The connection has shown the table, so that it can be sent something. */
  #ready = false;
  #language = "";
  /** What was sent over this connection for the deal that is being made. */
  #part = "";
  #tries = 0;
  #stopped = false;
  #count = 0;
  #mark = Math.random().toString(36).slice(2, 10);
  #end: () => void;

  constructor(readonly id: string) {
    this.#connect();
    this.#end = $effect.root(() => {
      $effect(() => {
        if (prefs.language !== this.#language) this.#again();
      });
    });
    window.addEventListener("online", this.#retry);
    document.addEventListener("visibilitychange", this.#retry);
  }

  /** Hear of every entry as it happens. */
  onHappened(listener: (entry: Happened) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Hear what happened in sentences. */
  onTold(listener: (told: Told) => void): () => void {
    this.#tellers.add(listener);
    return () => this.#tellers.delete(listener);
  }

  /** Hear what had happened before the connection was there. */
  onPast(listener: (past: Past) => void): () => void {
    this.#historians.add(listener);
    return () => this.#historians.delete(listener);
  }

  stop(): void {
    this.#stopped = true;
    this.#end();
    window.removeEventListener("online", this.#retry);
    document.removeEventListener("visibilitychange", this.#retry);
    this.#socket?.close();
  }

  /** Send a message; the answer is `done`, `refused`, `error`, `allowed`, `question` or `pong`. */
  send(message: Sent): Promise<Answer> {
    const id = message.id ?? `${this.#mark}-${++this.#count}`;
    return new Promise((done) => {
      const sent = { ...message, id } as Sent;
      this.#waiting.set(id, { message: sent, done });
      if (this.#ready) this.#socket?.send(JSON.stringify(sent));
    });
  }

  act(action: string): Promise<Answer> {
    return this.send({ type: "act", action, on: this.seq } as Sent);
  }

  now(): number {
    return Date.now() / 1000 + this.offset;
  }

  #retry = (): void => {
    if (!this.#stopped && !this.connected && document.visibilityState === "visible") {
      this.#tries = 0;
      this.#connect();
    }
  };

  /** Everything is told anew in another language. To the others one never goes: the new connection comes first. */
  #again(): void {
    const old = this.#socket;
    if (old) old.onmessage = old.onclose = null;
    this.#socket = null;
    this.seq = 0;
    this.#connect();
    void this.send({ type: "ping" } as Sent).then(() => old?.close());
  }

  #connect(): void {
    if (this.#stopped || this.ended || (this.#socket && this.#socket.readyState < WebSocket.CLOSING)) return;
    this.#ready = false;
    this.#language = prefs.language;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const after = this.seq ? `&after=${this.seq}` : "";
    const socket = new WebSocket(
      `${scheme}://${location.host}/ws/v1/tables/${this.id}?lang=${this.#language}&tell=yes${after}`,
    );
    this.#socket = socket;
    socket.onmessage = (event) => this.#take(JSON.parse(readable(String(event.data))) as Message);
    socket.onclose = (event) => this.#closed(event.code);
  }

  #closed(code: number): void {
    this.connected = this.#ready = false;
    if (this.#stopped) return;
    if (FINAL.has(code)) {
      this.ended = code;
      return;
    }
    const wait = PATIENT[Math.min(this.#tries++, PATIENT.length - 1)] ?? 8000;
    window.setTimeout(() => this.#connect(), wait);
  }

  #take(message: Message): void {
    switch (message.type) {
      case "welcome":
        this.welcome = message as unknown as Welcome;
        this.offset = this.welcome.now - Date.now() / 1000;
        break;
      case "state":
        this.#state(message as unknown as State);
        break;
      case "happened":
        this.#happened(message as unknown as Happened);
        break;
      case "told":
        for (const teller of this.#tellers) teller(message as unknown as Told);
        break;
      case "past":
        for (const historian of this.#historians) historian(message as unknown as Past);
        break;
      case "notice":
        heardNotice(message as unknown as HouseNotice);
        break;
      case "ruling":
        this.ruling = message as unknown as Ruling;
        break;
      default:
        this.#answer(message as Answer);
    }
  }

  #state(state: State): void {
    this.seq = state.seq;
    this.table = state.table;
    this.view = state.view;
    this.menu = state.menu;
    this.turn = state.turn;
    this.inHand = state.in_hand;
    this.clock = state.clock ?? null;
    this.canUndo = state.can_undo ?? false;
    this.pending = state.pending ?? null;
    const own = this.welcome?.role === "player" ? state.table.chairs[this.welcome.place ?? -1] : undefined;
    if (own?.stand_in) this.stoodInSince = own.away_since ?? null;
    this.connected = this.#ready = true;
    this.#tries = 0;
    for (const missed of state.missed ?? []) for (const listener of this.#listeners) listener(missed);
    // What was sent and not answered is sent again: whatever has the same id is done once.
    for (const { message } of this.#waiting.values()) this.#socket?.send(JSON.stringify(message));
    this.#part = "";
    this.#takePart();
  }

  /** One has one's part in every deal, whatever is on the screen: commit, and open when everybody has. */
  #takePart(): void {
    if (this.welcome?.role !== "player" || this.welcome.place === null) return;
    const who = "ABCDEF"[this.welcome.place] ?? "";
    const part = partOf(this.table?.pledge, who);
    const mark = part ? `${part.type} ${who} ${part.label}` : "";
    if (!part || mark === this.#part) return;
    this.#part = mark;
    // Nobody waits for the answer: what comes of it is seen.
    this.#socket?.send(JSON.stringify({ ...part, id: mark.slice(0, 64) }));
  }

  #happened(entry: Happened): void {
    this.seq = entry.seq;
    if (entry.table) this.table = entry.table;
    if (entry.view) {
      this.view = entry.view;
      this.menu = entry.menu ?? null;
    }
    this.turn = entry.turn ?? null;
    this.inHand = entry.in_hand ?? false;
    this.clock = entry.clock ?? null;
    this.canUndo = entry.can_undo ?? false;
    this.pending = entry.pending ?? null;
    for (const listener of this.#listeners) listener(entry);
    this.#takePart();
  }

  #answer(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id ?? "");
    if (waiting) {
      this.#waiting.delete(answer.id ?? "");
      waiting.done(answer);
    }
  }
}

export type { Entry, Question, Refused };
