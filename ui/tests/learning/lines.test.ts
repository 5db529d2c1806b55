import { describe, expect, test } from "vitest";

import type { ToldAnalysis } from "../../src/base/types";
import { chartOf } from "../../src/learning/analysis/lines";

const found = {
  first: 1,
  last: 2,
  sides: [
    { side: 0, name: "A" },
    { side: 1, name: "B" },
  ],
  graph: [
    { step: 1, side: 0, value: 2, error: 0, seen: 11 },
    { step: 2, side: 1, value: 3, error: 0, seen: null },
    { step: 3, side: 0, value: -4, error: 0, seen: null },
    { step: 3, side: 1, value: 4, error: 0, seen: null },
  ],
} as unknown as ToldAnalysis;

describe("the graph of a hand", () => {
  test("one line tells of two sides", () => {
    expect(chartOf(found, false).lines.map((line) => line.dots.map((dot) => dot.value))).toEqual([[2, -3, -4]]);
  });

  test("has room for what all cards seen would tell where that is shown", () => {
    expect([chartOf(found, false).high, chartOf(found, true).high]).toEqual([2, 11]);
  });
});
