// A table as the person before it sees it: who sits where, whose turn it is, why something was refused, what was told.
// It knows no rules: everything comes from the socket.

import { inWords } from "../../../cards/names";
import { announce } from "../../../base/announce.svelte";
import type { Answer, TableSocket } from "../../../base/socket.svelte";
import { prefs } from "../../../base/prefs.svelte";
import { t } from "../../../base/texts.svelte";
import type { ChairView, Games, Happened, Hints, Past, Said, TableView, Told } from "../../../base/types";
import { isGame, pagesOf } from "../catalogue";
import type { GameName } from "../pages";
import { listen, sound } from "../../../cards/sounds";
import { Ending } from "./ending.svelte";
import { spotsOf, type Spot } from "./spots";

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

/** Its text is worked out when it is read, in the language of that moment. */
export type Line = { number: number; seq: number; kind: "told" | "note" | "said"; text: () => string; name: string };

type Note = Omit<Line, "number">;

type Sendable = Parameters<TableSocket["send"]>[0];

/** What is written down of entries that are no play. */
const NOTES: Partial<Record<Happened["what"]["type"], string>> = {
  "stood-in": "page-table-stood-in-for",
  came: "page-table-came",
  went: "page-table-went",
  "taken-back": "page-table-took-back",
  warned: "page-table-warned",
  "time-up": "page-table-time-up",
  "ask-ended": "page-table-ask-ended",
  paused: "page-table-paused",
  resumed: "page-table-resumed",
  rang: "page-table-rang",
  "bell-ended": "page-table-bell-ended",
  reopened: "page-table-reopened",
};
/** One knows oneself whether one is there. */
const NOTES_TO_YOURSELF: typeof NOTES = { ...NOTES, "stood-in": "page-table-stood-in-for-you", came: "", went: "" };
const BUBBLE = 6000;
/** When what was played before one's turn has landed. */
const LANDED = 350;
const HINT = 4000;
const LONGEST_STORY = 300;

export class TableState<G extends GameName = GameName> {
  refusal = $state.raw<Refusal | null>(null);
  /** Something was sent and not answered yet. */
  busy = $state(false);
  /** What a good player would do now, once one has asked; and whether that is being thought about. */
  advice = $state.raw<Hints | null>(null);
  asking = $state(false);
  #acting = "";
  #answered: Promise<unknown> = Promise.resolve();
  story = $state.raw<Line[]>([]);
  /** What somebody has just said at the table, by place. */
  #bubbles = $state.raw<Record<number, () => string>>({});

  /** How the hand that is over lay, and what it came to. */
  readonly ending: Ending;

  #count = 0;
  #ends: (() => void)[] = [];

  constructor(readonly socket: TableSocket) {
    this.ending = new Ending(socket);
    this.#ends.push(
      () => this.ending.stop(),
      listen(),
      socket.onHappened((entry) => this.#happened(entry)),
      socket.onTold((told) => this.#tell(told)),
      socket.onPast((past) => this.#remember(past)),
      $effect.root(() => {
        $effect(() => {
          void prefs.language;
          this.forgive();
        });
      }),
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

  // A table never changes its game, and what the server sends for it is of that game.

  /** What lies on the table. What a hand came to its end with stays there until the next deal. */
  get view(): Games[G]["view"] | null {
    return this.ending.view ?? this.socket.view;
  }

  get menu(): Games[G]["menu"] | null {
    return this.socket.menu;
  }

  get pending(): Games[G]["pending"] | null {
    return this.socket.pending;
  }

  get game(): G {
    const name = this.table?.plain ?? "";
    if (!isGame(name)) throw new Error(`no pages for ${name}`);
    return name as G;
  }

  /** Mistakes are possible here, and a referee can be called. */
  get live(): boolean {
    return this.table?.live ?? false;
  }

  get place(): number | null {
    return this.socket.welcome?.place ?? null;
  }

  /** One plays, rather than looking on. */
  get plays(): boolean {
    return this.socket.welcome?.role === "player";
  }

  /** It is a match that was played before. */
  get replays(): boolean {
    return "replays" in this.socket;
  }

  /** What can be said at the table, where whoever shows it knows the words; otherwise the table is asked for them. */
  get phrases(): Record<string, { said: string; meaning: string }> | null {
    return "phrases" in this.socket ? (this.socket.phrases as Record<string, { said: string; meaning: string }>) : null;
  }

  /** A hand lies open before whoever looks: one's own, or that of the player from whose place a match is shown again. */
  get shows(): boolean {
    return this.plays || (this.replays && this.seat !== null);
  }

  get seat(): number | null {
    return this.view?.seat ?? null;
  }

  /** Who is to act; null between hands and when all is over. */
  get turn(): number | null {
    return this.socket.turn;
  }

  get mine(): boolean {
    return this.plays && this.turn !== null && this.turn === this.seat && !this.table?.paused;
  }

  /** Cards are being played. */
  get inHand(): boolean {
    return this.socket.inHand;
  }

  /** Cards lie on the table, though they may be played no more. */
  get dealt(): boolean {
    return this.inHand || this.ending.view !== null;
  }

  /** The next deal waits for those who play. */
  get between(): boolean {
    return this.table?.status === "playing" && !this.inHand;
  }

  get over(): boolean {
    return this.table?.status === "over" || this.table?.status === "closed";
  }

  /** Everybody in the order of play, from whoever looks. */
  get players(): Player[] {
    const { table, view } = this;
    if (!table) return [];
    const count = table.chairs.length;
    const spots = spotsOf(count, table.clockwise);
    const me = this.seat ?? 0;
    const own: number | null = view?.sides?.[me] ?? null;
    return Array.from({ length: count }, (_, after) => {
      const seat = (me + after) % count;
      const place = table.chairs.findIndex((chair) => chair.seat === seat);
      const chair = table.chairs[place]!;
      const side: number | null = view?.sides?.[seat] ?? null;
      return {
        seat,
        place,
        name: chair.name,
        spot: spots[after] ?? "top",
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
    const sides = this.view?.sides;
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
  act = (action: string): Promise<boolean> => {
    this.#acting = action;
    return this.#sent(async () => {
      const answer = await this.socket.act(action);
      this.#acting = "";
      return answer;
    });
  };

  /**
   * Whether an action may go now: once what is under way has been answered. The same action twice is one, until the
   * table shows that it was done: whoever does it again then means it, though the answer may be on its way still.
   */
  async ready(action: string): Promise<boolean> {
    if (!this.busy) return true;
    if (this.#acting === action) return false;
    await this.#answered;
    return !this.busy;
  }

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

  /** Whether one may ask what a good player would do. */
  get advised(): boolean {
    return this.table?.hints ?? false;
  }

  /** Ask what a good player would do now. What the answer speaks of must still be there when it comes. */
  ask = async (): Promise<void> => {
    if (this.asking || !this.mine) return;
    this.asking = true;
    this.forgive();
    let answer: Answer;
    try {
      answer = await this.socket.send({ type: "hint" } as Sendable);
    } finally {
      this.asking = false;
    }
    if (answer.type !== "hints") this.refuse(String(answer.sentence ?? ""));
    else if (answer.seq === this.socket.seq) this.advice = answer as unknown as Hints;
  };

  forgive = (): void => {
    this.refusal = null;
  };

  async #sent(sending: () => Promise<Answer>): Promise<boolean> {
    this.busy = true;
    let answer: Answer;
    const sent = sending();
    this.#answered = sent.catch(() => undefined);
    try {
      answer = await sent;
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

  /** Hear what happens in the game, as it happens. */
  onEvents(listener: (events: readonly Games[G]["event"][]) => void): () => void {
    return this.socket.onHappened(({ what }) => {
      if (what.type === "did") listener(what.events);
    });
  }

  // ── What is told ────────────────────────────────────────────────────────────────────────────────────────────────────

  get bubbles(): Record<number, string> {
    return Object.fromEntries(Object.entries(this.#bubbles).map(([place, text]) => [place, text()]));
  }

  #add(notes: Note[]): void {
    this.story = [...this.story, ...notes.map((note) => ({ ...note, number: ++this.#count }))].slice(-LONGEST_STORY);
  }

  #tell(told: Told): void {
    this.#add(this.#sentences(told));
    announce(told.sentences.map(inWords).join(" "));
  }

  #sentences({ seq, sentences }: Told): Note[] {
    const { spellsCards } = pagesOf(this.game);
    return sentences.map((one) => ({ seq, kind: "told", text: () => (spellsCards ? inWords(one) : one), name: "" }));
  }

  /** What happened before this connection was there; after a short absence what is known already stays. */
  #remember(past: Past): void {
    const kept = past.after ? this.story : [];
    const known = new Set(kept.map((line) => line.seq));
    const notes = past.what
      .filter((one) => !known.has(one.seq))
      .flatMap((one) => (one.type === "told" ? this.#sentences(one) : this.#notes(one)));
    // Lines are counted as news from 1 on.
    const found = notes.map((note, at) => ({ ...note, number: past.after ? ++this.#count : at + 1 - notes.length }));
    this.story = [...kept, ...found].sort((one, other) => one.seq - other.seq).slice(-LONGEST_STORY);
  }

  /** What is written down of an entry that is no play: one line, or none. */
  #notes({ seq, what }: Happened): Note[] {
    const place = "place" in what ? what.place : null;
    const name = place === null ? "" : (this.table?.chairs[place]?.name ?? "");
    if (what.type === "said") return [{ seq, kind: "said", text: said(what), name }];
    if (what.type === "commitments-closed") {
      const why = this.place === null || !this.plays ? "" : (what.left["ABCDEF"[this.place] ?? ""] ?? "");
      return why
        ? [
            {
              seq,
              kind: "note",
              text: () => t("page-table-left-out", { why: t(`page-table-no-part-${why}`) }),
              name: "",
            },
          ]
        : [];
    }
    if (what.type === "deal-voided") {
      const who = (what.places ?? []).map((one) => this.table?.chairs[one]?.name ?? "").join(", ");
      const why = `page-table-void-${what.why}`;
      return [{ seq, kind: "note", text: () => t(why, { name: who }), name: "" }];
    }
    const yours = place !== null && place === this.place;
    const id = (yours ? NOTES_TO_YOURSELF : NOTES)[what.type];
    const facts = { name, number: "seconds" in what ? what.seconds : 0 };
    return id ? [{ seq, kind: "note", text: () => t(id, facts), name: "" }] : [];
  }

  #happened(entry: Happened): void {
    const { what } = entry;
    if (what.type === "did" || what.type === "taken-back") this.advice = null;
    if (what.type === "did" && what.by === this.seat) this.#acting = "";
    const notes = this.#notes(entry);
    this.#add(notes);
    for (const { name, text } of notes) announce(name ? `${name}: ${text()}` : text());
    if (what.type === "said") this.#bubble(what.place, said(what));
    else if (what.type === "warned" && what.place === this.place) sound("warning");
    else if (what.type === "did" && what.events.length) {
      if (this.over) sound("over");
      else if (this.mine && what.by !== this.seat) window.setTimeout(() => this.mine && sound("turn"), LANDED);
    }
  }

  #bubble(place: number, text: () => string): void {
    this.#bubbles = { ...this.#bubbles, [place]: text };
    window.setTimeout(() => {
      if (this.#bubbles[place] !== text) return;
      const { [place]: _, ...others } = this.#bubbles;
      this.#bubbles = others;
    }, BUBBLE);
  }
}

function said({ phrase, text }: Said): () => string {
  return () => (phrase ? t(`phrase-${phrase}`) : (text ?? ""));
}
