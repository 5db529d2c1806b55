// The arithmetic of a Burraco score pad: sums of figures that the codes give
// (src/ventaglio/games/common/offline/pad.py), and nothing else.

import type { Head, Line, Standing } from "../../common/pad/log";
import { numberOf, type PadCode } from "../../common/pad/kinds";

export type Seats = {
  players: number;
  sides: number[] | null;
  hands: number[];
  targets: number[];
  alone_from: (number | null)[];
  pozzetti: number;
  pozzetti_alone: number;
  cards: number;
  burrachi: number;
  least: number;
  most: number;
};

export type BurracoCode = PadCode & {
  tables: Seats[];
  burrachi: { kind: string; points: number }[];
  close: number;
  close_clean: boolean;
  pozzetto: number;
  nobody_pays: boolean;
  nobody_open: boolean;
  unplayed: number | null;
  unit: number;
  least_in_burraco: number;
  split: boolean;
  tie_plays_on: boolean;
  victory: Record<string, number[]>;
  level: number;
};

/** What one side tells of a smazzata. */
export type Told = {
  /** How many burrachi of each kind. */
  burrachi: Record<string, number>;
  laid: number;
  held: number;
  took: boolean;
  /** A pozzetto taken and not played, where the code has a price for it. */
  unplayed?: boolean;
};

export type Smazzata = {
  /** Where three or five play in sides: who took the first pozzetto, or nobody. */
  soloist?: number | null;
  /** Each side's own total, where nobody told more. */
  totals?: number[];
  told?: Told[];
  /** The side that closed. */
  closed?: number | null;
  /** Whether the match ends here though its length is not reached: time was called. */
  last?: boolean;
};

export const NOTHING_TOLD: Told = { burrachi: {}, laid: 0, held: 0, took: true };

export function seatsOf(code: BurracoCode, head: Head): Seats {
  return code.tables.find((one) => one.players === head.names.length) ?? code.tables[0]!;
}

/** The sides of three or five once the first pozzetto is taken: the soloist, then the others as they face each other. */
export function formedSides(players: number, soloist: number): number[] {
  const sides = Array<number>(players).fill(0);
  const pairs = players === 3 ? 1 : 2;
  for (let step = 1; step < players; step++) sides[(soloist + step) % players] = 1 + ((step - 1) % pairs);
  return sides;
}

/** Whose totals are kept apart: the fixed sides, or everybody. */
export function keptApart(seats: Seats): number[] {
  return seats.sides ?? Array.from({ length: seats.players }, (_, seat) => seat);
}

/** The seats of each side in a smazzata. */
export function sidesIn(seats: Seats, line: Smazzata, alone: boolean): number[][] {
  const formed = !seats.sides && !alone && line.soloist !== null && line.soloist !== undefined;
  const of = formed ? formedSides(seats.players, line.soloist!) : keptApart(seats);
  return [...new Set(of)]
    .sort((one, other) => one - other)
    .map((side) => of.flatMap((one, seat) => (one === side ? [seat] : [])));
}

/** What a side made. */
export function sideTotal(code: BurracoCode, line: Smazzata, side: number, nobodyPays: boolean): number {
  if (line.totals) return line.totals[side] ?? 0;
  const told = line.told?.[side] ?? NOTHING_TOLD;
  const burrachi = code.burrachi.reduce((sum, one) => sum + one.points * (told.burrachi[one.kind] ?? 0), 0);
  const close = line.closed === side ? code.close : 0;
  const held = told.unplayed && code.unplayed !== null ? code.unplayed : told.held;
  const anybody = line.told?.some((one) => one.took) ?? false;
  const missed = !told.took && (anybody || nobodyPays) ? code.pozzetto : 0;
  return burrachi + close + told.laid - held - missed;
}

export type Match = {
  /** What each seat has after each smazzata, and what it added. */
  hands: { points: number[]; totals: number[]; dealer: number; sides: number[][] }[];
  totals: number[];
  dealer: number;
  alone: boolean;
  /** How it ended: hands, target, time-out. */
  over: string;
  winners: number[];
};

export function nobodyPays(code: BurracoCode, head: Head): boolean {
  const chosen = head.settings.nobody;
  return typeof chosen === "boolean" && code.nobody_open ? chosen : code.nobody_pays;
}

/** A match from its lines. */
export function match(code: BurracoCode, head: Head, lines: Smazzata[]): Match {
  const seats = seatsOf(code, head);
  const apart = keptApart(seats);
  const hands = numberOf(head.settings, "hands", 0);
  const target = numberOf(head.settings, "target", 0);
  const from = numberOf(head.settings, "aloneFrom", seats.alone_from[0] ?? 0);
  const goesAlone = (totals: number[]): boolean =>
    !seats.sides && (head.settings.alone === true || (from > 0 && Math.max(...totals) >= from));
  const found: Match = {
    hands: [],
    totals: Array<number>(seats.players).fill(0),
    dealer: numberOf(head.settings, "dealer", 0),
    alone: false,
    over: "",
    winners: [],
  };
  found.alone = goesAlone(found.totals);
  for (const line of lines) {
    const sides = sidesIn(seats, line, found.alone);
    const points = Array<number>(seats.players).fill(0);
    sides.forEach((members, side) => {
      const total = sideTotal(code, line, side, nobodyPays(code, head));
      // Partners of a fixed side have it in common, others halve it.
      const parts = !seats.sides && code.split ? members.length : 1;
      for (const seat of members) points[seat] = total / parts;
    });
    found.totals = found.totals.map((total, seat) => total + points[seat]!);
    found.hands.push({ points, totals: found.totals, dealer: found.dealer, sides });
    found.dealer = (found.dealer + 1) % seats.players;
    found.alone = goesAlone(found.totals);
    const best = Math.max(...found.totals);
    const leaders = found.totals.flatMap((total, seat) => (total === best ? [seat] : []));
    const level = new Set(leaders.map((seat) => apart[seat])).size > 1;
    if (line.last) found.over = "time-out";
    else if (hands) found.over = found.hands.length >= hands ? "hands" : "";
    else if (target) found.over = best >= target && !(level && code.tie_plays_on) ? "target" : "";
    if (found.over) {
      found.winners = leaders;
      break;
    }
  }
  return found;
}

/** Victory points of the winners and of the losers for a difference; null where the code has no table for it. */
export function victory(code: BurracoCode, hands: number, difference: number): [number, number] | null {
  const bounds = code.victory[String(hands)];
  if (!bounds) return null;
  const rows = bounds.filter((bound) => Math.abs(difference) > bound).length;
  return [code.level + rows, code.level - rows];
}

/** Why a smazzata cannot be: the id of a sentence and its facts. */
export type Objection = { text: string; article: string; side?: number; facts?: Record<string, string | number> };

/** The first thing about a smazzata that cannot be, or null. */
export function objection(code: BurracoCode, head: Head, line: Smazzata, alone: boolean): Objection | null {
  const seats = seatsOf(code, head);
  const sides = sidesIn(seats, line, alone);
  const figures = (side: number): number[] =>
    line.totals ? [line.totals[side] ?? 0] : [line.told?.[side]?.laid ?? 0, line.told?.[side]?.held ?? 0];
  for (const side of sides.keys()) {
    for (const points of figures(side)) {
      if (!Number.isInteger(points) || points % code.unit)
        return { text: "multiple", article: "unit", side, facts: { points, unit: code.unit } };
      if (!line.totals && points < 0) return { text: "negative", article: "unit", side };
    }
    const total = sideTotal(code, line, side, nobodyPays(code, head));
    if (total < seats.least || total > seats.most)
      return { text: "bounds", article: "cards", side, facts: { least: seats.least, most: seats.most, points: total } };
  }
  return line.told ? toldObjection(code, seats, line, sides, alone) : null;
}

function toldObjection(
  code: BurracoCode,
  seats: Seats,
  line: Smazzata,
  sides: number[][],
  alone: boolean,
): Objection | null {
  const told = line.told!;
  const counts = told.map((one) => Object.values(one.burrachi).reduce((sum, count) => sum + count, 0));
  for (const side of sides.keys()) {
    const least = counts[side]! * code.least_in_burraco;
    if (told[side]!.laid < least)
      return { text: "burrachi-laid", article: "length", side, facts: { count: counts[side]!, least } };
  }
  const worth = told.reduce((sum, one) => sum + one.laid + (one.unplayed ? 0 : one.held), 0);
  if (worth > seats.cards) return { text: "cards", article: "cards", facts: { points: worth, most: seats.cards } };
  const pozzetti = alone && seats.pozzetti_alone ? seats.pozzetti_alone : seats.pozzetti;
  const took = told.filter((one) => one.took).length;
  if (took > pozzetti) return { text: "pozzetti", article: "pozzetti", facts: { count: took, most: pozzetti } };
  const closed = line.closed ?? null;
  if (closed === null) return null;
  if (!told[closed]!.took) return { text: "close-pozzetto", article: "close-needs", side: closed };
  const enough = code.close_clean ? told[closed]!.burrachi.clean : counts[closed];
  if (!enough)
    return { text: code.close_clean ? "close-clean" : "close-burraco", article: "close-needs", side: closed };
  if (sides[closed]!.length === 1 && told[closed]!.held) return { text: "close-held", article: "close", side: closed };
  return null;
}

export const asLine = (line: Smazzata): Line => ({ ...line });

const isTold = (one: Told | null): boolean =>
  !!one &&
  Number.isFinite(one.laid) &&
  Number.isFinite(one.held) &&
  typeof one.burrachi === "object" &&
  one.burrachi !== null;

/** A line as it was noted, here or on another phone; what is none counts nothing. */
export function asSmazzata({ line }: Standing): Smazzata {
  const noted = line as Smazzata;
  const fine = Array.isArray(noted.totals)
    ? noted.totals.every(Number.isFinite)
    : Array.isArray(noted.told) && noted.told.every(isTold);
  return fine ? noted : { totals: [] };
}
