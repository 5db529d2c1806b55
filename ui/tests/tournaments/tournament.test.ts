import { expect, test } from "vitest";

import { sentenceOf } from "../../src/base/problems";
import { Refused } from "../../src/base/api";
import { t } from "../../src/base/texts.svelte";
import type { CodeChoice, DeskView } from "../../src/base/types";
import { inWords } from "../../src/tournaments/dates";
import { euros, matches, plain, secondsOf, signed, span } from "../../src/tournaments/desk/desk.svelte";
import { onward } from "../../src/tournaments/desk/onward";
import { blank, read, sizes, typed, whole } from "../../src/tournaments/sheets";
import { ticksOf } from "../../src/tournaments/desk/notice/ticks";

test("totals are read as they are typed", () => {
  expect(["1005", " -50 ", "−5", "0"].map(whole)).toEqual([1005, -50, -5, 0]);
  expect(["", "1.5", "abc", "12345678"].map(whole)).toEqual([null, null, null, null]);
  expect(read([["100", "-50"]])).toEqual([[100, -50]]);
  expect(read([["100", ""]])).toBeNull();
  expect(
    read(
      typed([
        [100, -50],
        [5, 0],
      ]),
    ),
  ).toEqual([
    [100, -50],
    [5, 0],
  ]);
  expect(blank(2)).toEqual([
    ["", ""],
    ["", ""],
  ]);
});

test("groups are so many tables each", () => {
  expect(sizes("7, 9, 9")).toEqual([7, 9, 9]);
  expect(sizes("")).toEqual([]);
});

test("times are typed with a colon, a point or as minutes", () => {
  expect(["3", "3:20", "3.05", " 12,30 "].map(secondsOf)).toEqual([180, 200, 185, 750]);
  expect(["", "3:200", "now"].map(secondsOf)).toEqual([null, null, null]);
  expect([span(0), span(65), span(-5), span(3599.9)]).toEqual(["0:00", "1:05", "0:00", "59:59"]);
});

test("a name is found in any order, accents and case apart", () => {
  expect(matches("rossi ada", "12 Rossi Àda – Bianchi Leo")).toBe(true);
  expect(matches("rossi neri", "12 Rossi Àda")).toBe(false);
  expect(matches("", "anybody")).toBe(true);
  expect(plain("Nicolò")).toBe("nicolo");
});

test("points have their sign, money its currency, a date its words", () => {
  expect([signed(5), signed(0), signed(-5)]).toEqual(["+5", "+0", "−5"]);
  expect(euros(1250, "en")).toContain("12.50");
  expect(inWords("2026-03-01", "en")).toContain("March");
  expect(inWords("next Sunday", "en")).toBe("next Sunday");
});

test("what a notice may say yes or no to, the server lists", () => {
  expect(ticksOf({ ticks: ["phones"] } as unknown as CodeChoice)).toEqual(["phones"]);
});

test("what the server refuses is said in its words, what the framework refuses in ours", () => {
  expect(sentenceOf(new Refused("scored", "There is a sheet already.", 409))).toBe("There is a sheet already.");
  expect(sentenceOf(new Refused("http-404", "Not Found", 404))).toBe(t("page-problem-404"));
  expect(sentenceOf(new Refused("offline", "", 0))).toBe(t("page-problem-offline"));
  expect(sentenceOf(new Refused("x", "Traceback", 500))).toBe(t("page-problem"));
  expect(sentenceOf(new Error("x"))).toBe(t("page-problem"));
});

test("whoever has finished with a panel is told where the day goes on", () => {
  const view = (more: object, ...free: string[]): DeskView =>
    ({
      ended: false,
      interrupted: "",
      entries_open: false,
      entrants: [],
      draft: null,
      current: null,
      steps: free.map((name) => ({ name, round: 1, why_not: "" })),
      ...more,
    }) as unknown as DeskView;
  const round = (missing: boolean, time_called: number | null): object => ({
    current: { time_called, matches: [{ missing }] },
  });
  expect(onward(view({ entries_open: true, entrants: [{}] }, "close"))).toBe("check-in");
  expect(onward(view({}, "draft"))).toBe("round");
  expect(onward(view({ draft: {} }, "publish"))).toBe("round");
  expect(onward(view(round(true, null), "time-out"))).toBe("round");
  expect(onward(view(round(true, 1), "check"))).toBe("scores");
  expect(onward(view(round(false, 1), "draft", "check"))).toBe("round");
  expect(onward(view(round(false, 1), "check"))).toBe("standings");
  expect(onward(view(round(false, 1), "end", "check"))).toBe("prizes");
  expect(onward(view({ ended: true }))).toBe("");
  expect(onward(view(round(true, null)))).toBe("");
});
