import { describe, expect, test } from "vitest";

import { advise } from "../../../src/games/tressette/lessons/lessons";
import { irregularDoings, irregularWays, offersOf, settling, waysOf } from "../../../src/games/tressette/table/offers";
import { Phrasebook, written } from "../../../src/games/tressette/table/phrasebook.svelte";
import type { TressetteMenu } from "../../../src/base/types";
import type { TableState } from "../../../src/games/common/table/state.svelte";

const NOTHING: TressetteMenu = {
  cards: [],
  declarations: [],
  accusations: [],
  words: [],
  show: null,
  claim: false,
  call_out: false,
  announcements: [],
  astray: [],
};
const book = new Phrasebook();
book.phrases = {
  "formula busso": { said: "Busso", meaning: "come back with the highest" },
  "declare liscio d": { said: "Liscio", meaning: "nothing in coins" },
};

const table = (menu: TressetteMenu | null, view: object = {}) => ({ menu, view }) as unknown as TableState<"tressette">;

describe("offers", () => {
  test("without a menu there are none", () => {
    expect(offersOf(null, book)).toEqual([]);
    expect(offersOf(NOTHING, book)).toEqual([]);
  });

  test("what the menu has is offered with what it means", () => {
    const menu = {
      ...NOTHING,
      words: [{ type: "say", word: "vado" }],
      declarations: [{ type: "declare", what: "liscio", suit: "d" }],
      claim: true,
      call_out: true,
    } as unknown as TressetteMenu;
    const offers = offersOf(menu, book);
    expect(offers.map((one) => one.action)).toEqual(["say vado", "declare liscio d", "claim", "call-out"]);
    expect(offers[1]).toMatchObject({ hint: "nothing in coins", main: false });
    expect(offers[0]!.main).toBe(true);
    expect(offers[2]!.sure && offers[3]!.sure).toBeTruthy();
  });

  test("words that may be meant of several suits name theirs", () => {
    const declarations = ["d", "s"].map((suit) => ({ type: "declare", what: "liscio", suit }));
    const [one, other] = offersOf({ ...NOTHING, declarations } as unknown as TressetteMenu, book);
    expect(one!.label).not.toBe(other!.label);
  });

  test("words for a suit that are said ahead of its card name the suit", () => {
    const announcements = [{ type: "declare", what: "busso", suit: "s" }] as unknown as TressetteMenu["announcements"];
    const [one] = offersOf({ ...NOTHING, announcements }, book);
    expect(one).toMatchObject({ action: "declare busso s", hint: "come back with the highest" });
    expect(one!.label).toContain("Busso");
    expect(one!.label).toContain("spade");
  });

  test("a card is played in silence or with each of its formulas", () => {
    expect(waysOf({ card: "d3", formulas: [] }, book).map((one) => one.action)).toEqual(["play d3"]);
    expect(waysOf({ card: "d3", formulas: [["busso", "Busso"]] }, book).map((one) => one.action)).toEqual([
      "play d3",
      "play d3 busso",
    ]);
  });

  test("what a ruling leaves to somebody comes from the server as it is sent back", () => {
    const offers = settling(["replace d3", "replace", "reword busso", "reword", "waive", "annul"], book);
    expect(offers.map((one) => one.action)).toEqual([
      "replace d3",
      "replace",
      "reword busso",
      "reword",
      "waive",
      "annul",
    ]);
    expect(offers.map((one) => one.main)).toEqual([true, false, true, false, true, false]);
    expect(offers[2]!.hint).toBe("come back with the highest");
  });

  test("what is done astray is either done with a card or by itself", () => {
    const astray = [
      "withdraw",
      "claim",
      "call-out",
      "play d3",
      "expose d3",
      "play d3 busso",
      "play s4",
      "declare liscio d",
    ];
    const menu = { ...NOTHING, astray };
    expect(irregularWays(menu, "d3", book).map((one) => one.action)).toEqual(["play d3", "expose d3", "play d3 busso"]);
    expect(irregularDoings(menu, book).map((one) => one.action)).toEqual([
      "withdraw",
      "claim",
      "call-out",
      "declare liscio d",
    ]);
    expect(irregularDoings(null, book)).toEqual([]);
  });
});

test("words that are in no book are shown as they are written", () => {
  expect(book.of("declare mi-compiaccio s")).toEqual({ said: "mi compiaccio s", meaning: "" });
  expect(written("accuse", "N", "d")).toBe("accuse N d");
  expect(written("accuse", "3", "")).toBe("accuse 3");
});

test("advice follows the menu", () => {
  const card = { card: "d3", formulas: [] };
  expect(advise(table(null))).toBe("wait");
  expect(advise(table({ ...NOTHING, cards: [card] }, { phase: "lead" }))).toBe("lead");
  expect(advise(table({ ...NOTHING, cards: [{ ...card, formulas: [["busso", ""]] }] }, { phase: "lead" }))).toBe(
    "lead-with-words",
  );
  expect(advise(table({ ...NOTHING, cards: [card] }, { phase: "follow", hand: ["d3", "s4"] }))).toBe("follow");
  expect(advise(table({ ...NOTHING, cards: [card] }, { phase: "follow", hand: ["d3"] }))).toBe("follow-anything");
});
