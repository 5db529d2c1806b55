// The lines of an analysis: what each side expected in the course of a hand. No rules here, only where points lie.

import type { Mark, ToldAnalysis } from "../../base/types";

export type Dot = { x: number; y: number; step: number; value: number };
export type Line = { side: number; name: string; dots: Dot[]; seen: Dot[] };
export type Chart = { lines: Line[]; low: number; high: number; zero: number };

export const WIDTH = 640;
export const HEIGHT = 220;
const EDGE = 10;

/** What two sides expect mirrors each other, so that one line tells of both; of several each has its own. What all cards seen would tell has room only where it is `seen`. */
export function chartOf(found: ToldAnalysis, seen: boolean): Chart {
  const two = found.sides.length === 2;
  const sides = two ? found.sides.slice(0, 1) : found.sides;
  const of = (side: number): Mark[] =>
    found.graph.flatMap((mark) => {
      if (mark.side === side) return [mark];
      if (!two || mark.step > found.last) return [];
      return [{ ...mark, value: -mark.value, seen: mark.seen == null ? null : -mark.seen }];
    });
  const marks = sides.map((side) => ({ side, marks: of(side.side) }));
  const values = marks.flatMap((one) =>
    one.marks.flatMap((mark) => (!seen || mark.seen == null ? [mark.value] : [mark.value, mark.seen])),
  );
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const tall = high - low || 1;
  const long = found.last + 1 - found.first || 1;
  const x = (step: number): number => EDGE + ((step - found.first) / long) * (WIDTH - 2 * EDGE);
  const y = (value: number): number => EDGE + ((high - value) / tall) * (HEIGHT - 2 * EDGE);
  return {
    lines: marks.map((one) => ({
      side: one.side.side,
      name: one.side.name,
      dots: one.marks.map((mark) => ({ x: x(mark.step), y: y(mark.value), step: mark.step, value: mark.value })),
      seen: one.marks.flatMap((mark) =>
        mark.seen == null ? [] : [{ x: x(mark.step), y: y(mark.seen), step: mark.step, value: mark.seen }],
      ),
    })),
    low,
    high,
    zero: y(0),
  };
}

export const path = (dots: readonly Dot[]): string =>
  dots.map((dot, at) => `${at ? "L" : "M"}${dot.x.toFixed(1)} ${dot.y.toFixed(1)}`).join("");
