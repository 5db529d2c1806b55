// A table as the person before it sees it: who sits where, whose turn it is, why something was refused, what was told.
// It knows no rules: everything comes from the socket.

import { inWords } from "../cards/names";
import { announce } from "../lib/announce.svelte";
import type { Answer, TableSocket } from "../lib/socket.svelte";
import { t } from "../lib/texts.svelte";
import type { ChairView, Happened, TableView } from "../lib/types";
import { sound } from "./sounds";

/** Where somebody sits on the screen; whoever looks sits at the bottom. */
export type Spot = "bottom" | "left" | "top" | "right";

export type Player = {
  seat: number;
  place: number;
  name: string;
  spot: Spot;
  chair: ChairView;
  /** The side, or null where it is not known. */
  side: number | null;
  count: number;
  turn: boolean;
  dealer: boolean;
  mine: boolean;
  partner: boolean;
};

export type Refusal = {
  sentence: string;
  /** The article that says so; empty where the house refused, not the code. */
  article: string;
  /** Only a hint: it goes by itself. */
  mild?: boolean;
};

export type Line = { number: number; kind: "told" | "note" | "said"; text: string; name: string };

type Sendable = Parameters<TableSocket["send"]>[0];

const SPOTS: Record<number, Spot[]> = {
  2: ["bottom", "top"],
  3: ["bottom", "left", "right"],
  4: ["bottom", "left", "top", "right"],
  5: ["bottom", "left", "top", "top", "right"],
  6: ["bottom", "left", "top", "top", "top", "right"],
};
const MIRROR: Record<Spot, Spot> = { bottom: "bottom", left: "right", top: "top", right: "left" };
/** Phases in which cards lie in hands and somebody is on turn. */
const ON_TURN = new Set(["pick-up", "play", "pairing", "lead", "follow", "dialogue"]);
const BUBBLE = 6000;
const HINT = 4000;
const LONGEST_STORY = 300;

export class TableState {
  refusal = $state.raw<Refusal | null>(null);
  /** Something was sent and not answered yet. */
  busy = $state(false);
  story = $state.raw<Line[]>([]);
  /** What somebody has just said at the table, by place. */
  bubbles = $state.raw<Record<number, string>>({});

  #count = 0;
  #ends: (() => void)[] = [];

  constructor(readonly socket: TableSocket) {
    this.#ends.push(
      socket.onHappened((entry) => this.#happened(entry)),
      socket.onTold((_, sentences) => this.#tell(sentences)),
    );
  }

  /** Hear nothing any more. The socket is closed by whoever opened it. */
  stop(): void {
    for (const end of this.#ends) end();
  }

  // ── Who and where ───────────────────────────────────────────────────────────────────────────────────────────────────

  get table(): TableView | null {
    return this.socket.table;
  }

  get view(): any {
    return this.socket.view;
  }

  get menu(): any {
    return this.socket.menu;
  }

  get game(): "burraco" | "tressette" {
    return this.table?.game.startsWith("tressette") ? "tressette" : "burraco";
  }

  /** Mistakes are possible here, and a referee can be called. */
  get live(): boolean {
    return this.table?.game.endsWith("-live") ?? false;
  }

  get place(): number | null {
    return this.socket.welcome?.place ?? null;
  }

  /** One plays, rather than looking on. */
  get plays(): boolean {
    return this.socket.welcome?.role === "player";
  }

  get seat(): number | null {
    return this.view?.seat ?? null;
  }

  /** Who is to act; null between hands and when all is over. */
  get turn(): number | null {
    const { view, table } = this;
    if (!view || table?.status !== "playing" || !ON_TURN.has(view.phase)) return null;
    return view.phase === "dialogue" ? view.speaker : view.turn;
  }

  get mine(): boolean {
    return this.plays && this.turn !== null && this.turn === this.seat && !this.table?.paused;
  }

  /** Cards are being played. */
  get inHand(): boolean {
    return this.table?.status === "playing" && ON_TURN.has(this.view?.phase);
  }

  /** The next deal waits for those who play. */
  get between(): boolean {
    return this.table?.status === "playing" && this.view?.phase === "deal";
  }

  get over(): boolean {
    return this.table?.status === "over" || this.table?.status === "closed";
  }

  /** Everybody in the order of play, from whoever looks. */
  get players(): Player[] {
    const { table, view } = this;
    if (!table) return [];
    const count = table.chairs.length;
    const me = this.seat ?? 0;
    const own: number | null = view?.sides?.[me] ?? null;
    return Array.from({ length: count }, (_, after) => {
      const seat = (me + after) % count;
      const place = table.chairs.findIndex((chair) => chair.seat === seat);
      const chair = table.chairs[place]!;
      const spot = SPOTS[count]?.[after] ?? "top";
      const side: number | null = view?.sides?.[seat] ?? null;
      return {
        seat,
        place,
        name: chair.name,
        // Burraco is played to the left, Tressette to the right.
        spot: this.game === "tressette" ? MIRROR[spot] : spot,
        chair,
        side,
        count: view?.counts?.[seat] ?? 0,
        turn: this.turn === seat,
        dealer: view?.dealer === seat,
        mine: seat === this.seat,
        partner: this.seat !== null && seat !== this.seat && side !== null && side === own,
      };
    });
  }

  /** The seats of each side, one's own first; empty while pairs are secret. */
  get sides(): { side: number; seats: number[]; mine: boolean; name: string }[] {
    const sides: number[] | null = this.view?.sides ?? null;
    if (!sides) return [];
    const own = this.seat === null ? null : sides[this.seat];
    const found = [...new Set(sides)].sort((a, b) => Number(b === own) - Number(a === own) || a - b);
    return found.map((side) => {
      const seats = sides.flatMap((one, seat) => (one === side ? [seat] : []));
      return { side, seats, mine: side === own, name: seats.map((seat) => this.nameOf(seat)).join(" & ") };
    });
  }

  nameOf(seat: number): string {
    return this.table?.chairs.find((chair) => chair.seat === seat)?.name ?? "";
  }

  // ── Doing ───────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Do something in the game. Resolves to whether it was done, when the table shows it. */
  act = (action: string): Promise<boolean> => this.#sent(() => this.socket.act(action));

  /** Send something else; a refusal is shown in the same way. */
  send = (message: Sendable): Promise<boolean> => this.#sent(() => this.socket.send(message));

  /** Ask why an action is not allowed, and show the answer; whether it is allowed after all. */
  why = (action: string): Promise<boolean> => this.send({ type: "why", action } as Sendable);

  undo = (): Promise<boolean> => this.send({ type: "undo" } as Sendable);

  /** Show why something is not possible. */
  refuse(sentence: string, article = ""): void {
    this.refusal = { sentence, article };
    announce(article ? `${sentence} (${article})` : sentence, true);
    sound("refused");
  }

  /** A hint about what to do; it goes by itself. */
  hint(sentence: string): void {
    const hint = { sentence, article: "", mild: true };
    this.refusal = hint;
    announce(sentence, true);
    window.setTimeout(() => {
      if (this.refusal === hint) this.refusal = null;
    }, HINT);
  }

  forgive = (): void => {
    this.refusal = null;
  };

  async #sent(sending: () => Promise<Answer>): Promise<boolean> {
    this.busy = true;
    let answer: Answer;
    try {
      answer = await sending();
    } finally {
      this.busy = false;
    }
    if (answer.type === "refused" || answer.type === "error") {
      this.refuse(String(answer.sentence ?? ""), String(answer.cite ?? answer.article ?? ""));
      return false;
    }
    this.refusal = null;
    if (answer.type === "done") await this.#reached(Number(answer.seq ?? 0));
    return true;
  }

  /** An answer may come before the entry that it speaks of. */
  #reached(seq: number): Promise<void> {
    if (this.socket.seq >= seq) return Promise.resolve();
    return new Promise((done) => {
      const end = this.socket.onHappened(() => {
        if (this.socket.seq < seq) return;
        end();
        done();
      });
    });
  }

  // ── What is told ────────────────────────────────────────────────────────────────────────────────────────────────────

  #add(kind: Line["kind"], text: string, name = ""): void {
    this.story = [...this.story, { number: ++this.#count, kind, text, name }].slice(-LONGEST_STORY);
  }

  #tell(sentences: string[]): void {
    const named = sentences.map(inWords);
    // Signs are read at a glance, letters are not.
    for (const sentence of this.game === "tressette" ? named : sentences) this.#add("told", sentence);
    if (named.length) announce(named.join(" "));
  }

  #note(id: string, facts: Record<string, string | number> = {}): void {
    const text = t(id, facts);
    this.#add("note", text);
    announce(text);
  }

  #happened({ what }: Happened): void {
    const place = "place" in what ? what.place : null;
    const name = place === null ? "" : (this.table?.chairs[place]?.name ?? "");
    const yours = place !== null && place === this.place;
    switch (what.type) {
      case "said": {
        const text = what.phrase ? t(`phrase-${what.phrase}`) : what.text;
        this.#add("said", text, name);
        announce(`${name}: ${text}`);
        this.#bubble(what.place, text);
        break;
      }
      case "stood-in":
        this.#note(yours ? "page-table-stood-in-for-you" : "page-table-stood-in-for", { name });
        break;
      case "came":
        if (!yours) this.#note("page-table-came", { name });
        break;
      case "went":
        if (!yours) this.#note("page-table-went", { name });
        break;
      case "taken-back":
        this.#note("page-table-took-back", { name });
        break;
      case "warned":
        this.#note("page-table-warned", { name, number: what.seconds });
        if (yours) sound("warning");
        break;
      case "time-up":
        this.#note("page-table-time-up", { name });
        break;
      case "ask-ended":
        this.#note("page-table-ask-ended");
        break;
      case "paused":
        this.#note("page-table-paused");
        break;
      case "resumed":
        this.#note("page-table-resumed");
        break;
      case "did":
        if (what.events.length) sound(this.over ? "over" : this.mine && what.by !== this.seat ? "turn" : "card");
        break;
      default:
    }
  }

  #bubble(place: number, text: string): void {
    this.bubbles = { ...this.bubbles, [place]: text };
    window.setTimeout(() => {
      if (this.bubbles[place] === text) this.bubbles = { ...this.bubbles, [place]: "" };
    }, BUBBLE);
  }
}
