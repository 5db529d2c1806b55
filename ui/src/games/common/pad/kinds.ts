// What the score pad asks of a game: it knows none by name.

import type { Component } from "svelte";

import type { Head, Line, Settings, Standing } from "./log";

/** Something in every language. */
export type Said = Record<string, string>;

/** A code as the pad's data has it; the rest of it is for its game. */
export type PadCode = { id: string; name: Said; articles: Record<string, Said> };

/** Somebody, or a pair, with what stands below the name. */
export type Column = {
  name: string;
  total: string;
  /** What of the target is reached, from 0 to 1. */ part: number;
  leads: boolean;
};

export type Row = {
  id: string;
  /** What is written before the line: the number of the hand. */
  label: string;
  cells: string[];
  /** What happened besides: who closed, a cappotto. */
  note: string;
  /** A line below it that ends a match. */
  result?: { label: string; cells: string[] };
};

/** A pad reckoned: everything that is shown of it. */
export type Reckoned = {
  columns: Column[];
  rows: Row[];
  /** What decides: a target, a number of hands. */
  aim: string;
  dealer: string;
  /** Who cuts or rests, and what else is worth a line. */
  beside: string[];
  /** Who has won, in a sentence; empty while the match goes on. */
  over: string;
  /** Figures below the totals: victory points, balances, the pot. */
  below: { label: string; cells: string[] }[];
  /** What the next line would be labelled. */
  next: string;
  /** Whether one more hand can be noted. */
  open: boolean;
};

export type EntryProps = {
  head: Head;
  code: PadCode;
  /** The lines before this one, as they stand. */
  before: Standing[];
  /** What is put right; nothing for a new line. */
  line: Line | null;
  /** What is wrong with it, and what it comes to. */
  onsave: (line: Line) => void;
  oncancel: () => void;
};

export type SetupProps = {
  head: Head;
  codes: PadCode[];
  /** Whether lines stand already: then only names change. */ begun: boolean;
  onchange: (head: Head) => void;
};

export type GamePad = {
  /** What a hand is called: the texts tell the kinds apart. */
  hand: "smazzata" | "passata";
  /** A pad as it is begun with one tap. */
  fresh(codes: PadCode[]): Head;
  reckon(head: Head, code: PadCode, lines: Standing[]): Reckoned;
  setup: Component<SetupProps>;
  entry: Component<EntryProps>;
};

/** A setting that is a number, or what it is otherwise. */
export function numberOf(settings: Settings, name: string, otherwise: number): number {
  const found = settings[name];
  return typeof found === "number" ? found : otherwise;
}
