// What the pages ask of a game. The server says what is played and allowed; here is only how it is shown.

import type { Component } from "svelte";

import type { GamePad } from "./pad/kinds";
import type { Prefs } from "../../base/prefs.svelte";
import type { Games, ReplayStep } from "../../base/types";
import type { May } from "./offline/asking";
import type { Spot } from "./table/spots";
import type { TableState } from "./table/state.svelte";

/** A game by the name that the server has for it. */
export type GameName = keyof Games;

/** Something that a beginner is told. */
export type Topic<G extends GameName> = {
  id: string;
  /** Cards that show what is meant, in groups. */
  cards: string[][];
  /** When somebody at a table would want to know. */
  when(table: TableState<G>): boolean;
};

/** Which hand is being played: in words, and for little room. */
export type HandTitle = { long: string; short: string };

type Loaded<P extends object> = () => Promise<{ default: Component<P> }>;

export type GamePages<G extends GameName> = {
  name: G;
  /** Five cards for the front door. */
  fan: string[];
  /** The faces that its cards can have, and under which preference the choice is kept. */
  decks: { kept: "deck" | "italianDeck"; faces: (Prefs["deck"] | Prefs["italianDeck"])[] };
  /** What a person may switch while playing, beside what every game has. */
  switches: ("confirmDiscard" | "confirmClose")[];
  /** The keys that play, each with the id of what it does. */
  keys: [string, string][];
  /** Whether the server's sentences are shown with cards by name: letters are not read at a glance as signs are. */
  spellsCards: boolean;
  /** Whether its table has a button of its own for hints. */
  bulb: boolean;
  /** The ids of the texts for a hand that is over, and for the time between two. */
  texts: { handOver: string; between: string };
  topics: Topic<G>[];
  /** What whoever learns could do on turn: the id of a sentence. */
  advise(table: TableState<G>): string;
  hand(view: Games[G]["view"]): HandTitle;
  /** Whose name a seat of a record has. */
  nameAt(view: Games[G]["view"], seat: number): string | undefined;
  /** An action of a record in words; empty where there are none. */
  told(step: ReplayStep, name: string): string;
  table: Loaded<{ table: TableState<G> }>;
  replay: Loaded<{ view: Games[G]["view"]; open: Games[G]["open"]; by: number; spots: Spot[] }>;
  /** How a match with real cards is noted. */
  pad: () => Promise<{ pad: GamePad }>;
  /** A lesson that walks through a call to the referee, where one can err on purpose at any time. */
  refereeLesson?: Loaded<{ table: TableState<G>; onclose: () => void; onstep: (sentence: string) => void }>;
  /** Where a call to the referee may name cards: how they are chosen. */
  evidence?: Loaded<{ cards: string[] }>;
  /** For a table of wood: what one may do with cards, and what lies wrong. */
  pocket: { may: Loaded<{ data: May }>; found: Loaded<{ data: May }> };
};
