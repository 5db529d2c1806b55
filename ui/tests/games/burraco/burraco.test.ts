import { describe, expect, test, vi } from "vitest";

import { advise, TOPICS } from "../../../src/games/burraco/lessons/lessons";
import { Doing } from "../../../src/games/burraco/table/doing.svelte";
import { openings } from "../../../src/games/burraco/table/openings";
import { told } from "../../../src/games/burraco/replay/replayed";
import type { BurracoMenu, ReplayStep } from "../../../src/base/types";
import type { TableState } from "../../../src/games/common/table/state.svelte";

const MENU: BurracoMenu = {
  draw: false,
  take: false,
  why_not_take: null,
  openings: [
    { action: "open 4h 5h 6h", cards: ["4h", "5h", "6h"], stands: null },
    { action: "open 4h 2c=5h 6h", cards: ["4h", "2c", "6h"], stands: ["2c", "5h"] },
    { action: "open 2c 4h 6h", cards: ["2c", "4h", "6h"], stands: null },
  ],
  attachments: [],
  discards: ["4h"],
  closes: false,
  close_points: 100,
  wilds: ["2c"],
  hints: [],
};

const table = (menu: BurracoMenu | null, more: object = {}) =>
  ({ menu, view: null, ...more }) as unknown as TableState<"burraco">;
const step = (action: string) => ({ action }) as ReplayStep;

describe("openings", () => {
  test("the chosen cards are looked for in the menu, in whatever order they were chosen", () => {
    expect(openings(MENU, ["6h", "4h", "5h"]).map((one) => one.action)).toEqual(["open 4h 5h 6h"]);
    expect(openings(MENU, ["6h", "2c", "4h"]).map((one) => one.action)).toEqual(["open 4h 2c=5h 6h", "open 2c 4h 6h"]);
  });

  test("what is not on the menu opens nothing", () => {
    expect(openings(MENU, ["4h", "5h"])).toEqual([]);
    expect(openings(MENU, ["4h", "5h", "7h"])).toEqual([]);
    expect(openings(null, ["4h", "5h", "6h"])).toEqual([]);
  });
});

describe("doing", () => {
  const answering = () => {
    const answers: ((done: boolean) => void)[] = [];
    const act = () => new Promise<boolean>((resolve) => answers.push(resolve));
    return {
      doing: new Doing(table(MENU, { act, ready: async () => true, live: false })),
      answer: async (done: boolean) => vi.waitFor(() => answers.shift()!(done)),
    };
  };

  test("a card that is chosen while the answer is on its way stays chosen", async () => {
    const { doing, answer } = answering();
    doing.selected = ["6h/0", "4h/0", "5h/0"];
    const opening = doing.open();
    doing.selected = ["Ks/0"];
    await answer(true);
    await opening;
    expect(doing.chosen).toEqual(["Ks"]);
  });

  test("what was laid or thrown is chosen no more, what was refused still is", async () => {
    const { doing, answer } = answering();
    doing.selected = ["4h/0", "5h/0", "6h/0"];
    const opening = doing.open();
    await answer(false);
    await opening;
    expect(doing.chosen).toEqual(["4h", "5h", "6h"]);
    doing.selected = ["4h/1"];
    const discarding = doing.discard();
    await answer(true);
    await discarding;
    expect(doing.chosen).toEqual([]);
  });
});

test("what is regular at a live-table is asked when what was done before has been answered", async () => {
  const acted: string[] = [];
  const state = {
    menu: { ...MENU, discards: [] as string[] },
    live: true,
    ready: async () => Boolean((state.menu = MENU)),
    act: async (action: string) => acted.push(action),
  };
  const doing = new Doing(state as unknown as TableState<"burraco">);
  doing.selected = ["4h/0"];
  await doing.discard();
  expect([acted, doing.choice]).toEqual([["discard 4h"], null]);
});

describe("lessons", () => {
  test("advice follows the menu", () => {
    const nothing = { ...MENU, openings: [] };
    expect(advise(table(null))).toBe("wait");
    expect(advise(table({ ...nothing, draw: true }))).toBe("draw");
    expect(advise(table({ ...nothing, draw: true, take: true }))).toBe("draw-or-take");
    expect(advise(table({ ...MENU, attachments: [{ action: "attach 1 7h", meld: 1, card: "7h", low: false }] }))).toBe(
      "attach",
    );
    expect(advise(table(MENU))).toBe("open");
    expect(advise(table(nothing))).toBe("discard");
  });

  test("wilds are spoken of when the server says that one is held", () => {
    const wilds = TOPICS.find((one) => one.id === "wilds")!;
    expect(wilds.when(table(MENU))).toBe(true);
    expect(wilds.when(table({ ...MENU, wilds: [] }))).toBe(false);
    expect(wilds.when(table(null))).toBe(false);
  });

  test("every topic can be asked about at an empty table", () => {
    expect(
      TOPICS.filter((one) =>
        one.when(table(null, { mine: false, inHand: false, between: false, over: false, seat: null })),
      ).map((one) => one.id),
    ).toEqual(["goal"]);
  });
});

test("an action of a record in words", () => {
  expect(told(step("draw"), "Anna")).toContain("Anna");
  expect(told(step("open 4h 2c=5h 6h"), "Anna")).toContain("two of clubs");
  expect(told(step("attach 3 7h"), "Anna")).toContain("3");
  expect(told(step("discard Ks"), "Anna")).toContain("king of spades");
  expect(told(step("watch-stall"), "Anna")).toBe("");
});
