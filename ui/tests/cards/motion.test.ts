import { describe, expect, test } from "vitest";

import { choreography as burraco } from "../../src/games/burraco/table/choreography";
import { choreography as tressette } from "../../src/games/tressette/table/choreography";
import type { BurracoView, TressetteView } from "../../src/base/types";
import { lengthOf, RECIPES, type Sound } from "../../src/cards/sounds/recipes";

const BURRACO = {
  seat: 0,
  counts: [11, 11, 11, 11],
  melds: [{ number: 3, cards: ["5h", "6h", "7h"], burraco: null }],
} as unknown as BurracoView;
const TRESSETTE = {
  seat: 0,
  dealer: 3,
  names: ["A", "B", "C", "D"],
  trick: [],
  last_trick: null,
} as unknown as TressetteView;

describe("Burraco", () => {
  test("one's own cards come from and go to one's hand, others' to their badges, face down where nobody may know", () => {
    expect(burraco.journeys({ type: "drew", seat: 0, card: "5h" }, BURRACO, null)).toEqual([
      { from: "stock", to: "hand", cards: ["5h"] },
    ]);
    expect(burraco.journeys({ type: "drew", seat: 2, card: null }, BURRACO, null)).toEqual([
      { from: "stock", to: "seat:2", cards: [""] },
    ]);
    expect(burraco.journeys({ type: "took", seat: 1, cards: ["2c", "*"] }, BURRACO, null)).toEqual([
      { from: "pile", to: "seat:1", cards: ["2c", "*"] },
    ]);
    expect(burraco.journeys({ type: "discarded", seat: 3, card: "Kd" }, BURRACO, null)).toEqual([
      { from: "seat:3", to: "pile", cards: ["Kd"] },
    ]);
  });

  test("a meld is laid with all its cards, and bells ring when it becomes a burraco", () => {
    const opened = { type: "opened", seat: 0, number: 3 } as Parameters<typeof burraco.journeys>[0];
    expect(burraco.journeys(opened, BURRACO, null)).toEqual([
      { from: "hand", to: "meld:3", cards: ["5h", "6h", "7h"] },
    ]);
    const whole = { ...BURRACO, melds: [{ ...BURRACO.melds[0]!, burraco: "clean" }] } as BurracoView;
    expect(burraco.heard(opened, BURRACO, null)).toBe("meld");
    expect(burraco.heard(opened, whole, BURRACO)).toBe("bells");
    expect(burraco.heard(opened, whole, whole)).toBe("meld");
  });

  test("a deal goes to everybody, to the pozzetti and to the pile", () => {
    const served = { type: "served", hand: ["5h", "6h"], upcard: "7h", cut: 0, stock: 41, pozzetti: [11, 11] } as const;
    const to = burraco
      .journeys(served as unknown as Parameters<typeof burraco.journeys>[0], BURRACO, null)
      .map((one) => one.to);
    expect(to).toEqual(["hand", "seat:1", "seat:2", "seat:3", "pozzetti", "pile"]);
  });
});

describe("Tressette", () => {
  test("the trick that lies there goes to whoever took it when the next is led", () => {
    const before = {
      ...TRESSETTE,
      last_trick: { leader: 2, winner: 1, cards: ["d3", "d2", "dA", "dR"], formula: null },
    } as unknown as TressetteView;
    const played = { type: "played", seat: 1, card: "c3", formula: null } as const;
    const found = tressette.journeys(played, TRESSETTE, before);
    expect(found.slice(0, 4).map(({ from, to }) => [from, to])).toEqual([
      ["trick:2", "seat:1"],
      ["trick:3", "seat:1"],
      ["trick:0", "seat:1"],
      ["trick:1", "seat:1"],
    ]);
    expect(found[4]).toEqual({ from: "seat:1", to: "trick:1", cards: ["c3"] });
    expect(tressette.heard(played, TRESSETTE, before)).toBe("trick");
    expect(tressette.journeys(played, TRESSETTE, { ...before, trick: ["d3"] } as TressetteView)).toHaveLength(1);
    expect(tressette.heard(played, TRESSETTE, null)).toBe("play");
  });
});

describe("sounds", () => {
  /** What an ear tells sounds apart by: how many strokes, how long, how high, whether paper or tone, rising or falling. */
  function features(which: Sound): number[] {
    const strokes = RECIPES[which];
    const pitches = strokes.map((one) => (one.kind === "paper" ? (one.from + one.to) / 2 : one.pitch));
    const starts = new Set(strokes.map((one) => Math.round(one.at * 40)));
    const paper = strokes.filter((one) => one.kind === "paper").length / strokes.length;
    const slide =
      strokes.reduce((sum, one) => sum + (one.kind === "paper" ? Math.log2(one.to / one.from) : 0), 0) / strokes.length;
    const height = Math.log2(pitches.reduce((sum, one) => sum + one, 0) / pitches.length);
    return [Math.log2(starts.size), Math.log2(lengthOf(which) / 0.05), height, paper * 3, slide];
  }

  test("no two are alike", () => {
    const all = Object.keys(RECIPES) as Sound[];
    for (const one of all)
      for (const other of all.filter((each) => each > one)) {
        const a = features(one);
        const b = features(other);
        expect(Math.hypot(...a.map((each, at) => each - b[at]!)), `${one} and ${other}`).toBeGreaterThan(1);
      }
  });

  test("what is heard at every turn is short, and only the end of a match may take its time", () => {
    for (const which of Object.keys(RECIPES) as Sound[])
      expect(lengthOf(which)).toBeLessThan(which === "win" ? 2 : which === "bells" ? 1.2 : 0.95);
  });
});
