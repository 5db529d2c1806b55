import { expect, test } from "vitest";

import { sentenceOf } from "../src/house/problems";
import { Refused } from "../src/lib/api";
import { t } from "../src/lib/texts.svelte";
import type { CodeChoice } from "../src/lib/types";
import { inWords } from "../src/tournament/dates";
import { euros, matches, plain, secondsOf, signed, span } from "../src/tournament/desk.svelte";
import { blank, read, sizes, typed, whole } from "../src/tournament/sheets";
import { ticksOf } from "../src/tournament/ticks";

test("totals are read as they are typed", () => {
  expect(["1005", " -50 ", "−5", "0"].map(whole)).toEqual([1005, -50, -5, 0]);
  expect(["", "1.5", "abc", "12345678"].map(whole)).toEqual([null, null, null, null]);
  expect(read([["100", "-50"]])).toEqual([[100, -50]]);
  expect(read([["100", ""]])).toBeNull();
  expect(read(typed([[100, -50], [5, 0]]))).toEqual([[100, -50], [5, 0]]);
  expect(blank(2)).toEqual([["", ""], ["", ""]]);
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
