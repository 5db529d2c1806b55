import { describe, expect, it } from "vitest";

import { breadth, fitted, rowsOf, type Measures } from "../../../src/games/burraco/table/fitting";

const MEASURES: Measures = { most: 100, least: 30, frame: 6, gap: 5 };

describe("melds as large as fits", () => {
  it("fill the room and never more", () => {
    const seven = [9, 4, 8, 8, 4, 3, 3].map((cards) => breadth(cards, null));
    for (const room of [
      { width: 300, height: 160 },
      { width: 380, height: 200 },
      { width: 820, height: 240 },
      { width: 1700, height: 420 },
    ]) {
      const card = fitted(seven, room, MEASURES);
      const rows = rowsOf(seven, card, room.width, MEASURES);
      expect(card).toBeGreaterThanOrEqual(30);
      if (card > 30) expect(rows * (card * 1.5 + 6) + (rows - 1) * 5).toBeLessThanOrEqual(room.height);
    }
  });

  it("are larger where there is more room, and no larger than wanted", () => {
    const two = [3, 4].map((cards) => breadth(cards, null));
    expect(fitted(two, { width: 2000, height: 1000 }, MEASURES)).toBe(100);
    expect(fitted(two, { width: 200, height: 100 }, MEASURES)).toBeLessThan(100);
    expect(fitted([], { width: 200, height: 100 }, MEASURES)).toBe(100);
  });

  it("need more room where cards lie across", () => {
    expect(breadth(7, "clean")).toBeGreaterThan(breadth(7, null));
  });

  it("stay readable where nothing helps", () => {
    expect(fitted(Array(30).fill(4), { width: 200, height: 60 }, MEASURES)).toBe(30);
  });
});
