import { describe, expect, test } from "vitest";

import { cardOf, keysOf, moved, rearranged } from "../../src/cards/arrangement";
import { cardName, inWords, isItalian, parts, sorted } from "../../src/cards/names";

describe("names", () => {
  test("a card is Italian by the order of its letters", () => {
    expect(["d3", "sR", "cA", "bC", "d7"].every(isItalian)).toBe(true);
    expect(["3d", "Ks", "Ac", "*", "7d", "back"].some(isItalian)).toBe(false);
  });

  test("every card of every pack has a name of its own", () => {
    const french = [..."A23456789TJQK"].flatMap((rank) => [..."hdcs"].map((suit) => rank + suit));
    const italian = [..."dscb"].flatMap((suit) => [..."32ARCD7654"].map((rank) => suit + rank));
    const names = [...french, ...italian, "*"].map(cardName);
    expect(new Set(names).size).toBe(names.length);
    expect(names.some((name) => name.includes("page-"))).toBe(false);
  });

  test("cards in a sentence have their suits, and no letter stands for the joker", () => {
    expect(parts("Dino: 10♦ J★ K♠.")).toEqual([
      { said: "Dino: ", suit: "" },
      { said: "10♦", suit: "d" },
      { said: " ", suit: "" },
      { said: "★", suit: "joker" },
      { said: " ", suit: "" },
      { said: "K♠", suit: "s" },
      { said: ".", suit: "" },
    ]);
    expect(parts("")).toEqual([]);
  });

  test("the server's sentences get cards by name", () => {
    expect(inWords("Anna discards 10♥.")).toBe(`Anna discards ${cardName("Th")}.`);
    expect(inWords("Anna opens J★ A♠")).toBe(`Anna opens ${cardName("*")} ${cardName("As")}`);
    expect(inWords("Carla plays d3, then bR.")).toBe(`Carla plays ${cardName("d3")}, then ${cardName("bR")}.`);
    expect(inWords("Anna is ready.")).toBe("Anna is ready.");
  });

  test("a hand is held by suit or by rank, jokers last", () => {
    expect(sorted(["Ks", "*", "3h", "Ah"], "suit")).toEqual(["Ah", "3h", "Ks", "*"]);
    expect(sorted(["Ks", "*", "3s", "3h"], "rank")).toEqual(["3h", "3s", "Ks", "*"]);
    expect(sorted(["d4", "s3", "dA", "d3"], "suit")).toEqual(["d4", "dA", "d3", "s3"]);
  });
});

describe("arrangement", () => {
  test("twins have keys of their own", () => {
    expect(keysOf(["5h", "5h", "6h"])).toEqual(["5h/0", "5h/1", "6h/0"]);
    expect(keysOf(["5h", "5h"]).map(cardOf)).toEqual(["5h", "5h"]);
  });

  test("a hand that its owner has arranged keeps its places, and what is new goes to the end", () => {
    const old = keysOf(["Ks", "3h", "5d"]);
    expect(rearranged(old, ["3h", "5d", "Ks", "2c"], "suit", true)).toEqual(keysOf(["Ks", "3h", "5d", "2c"]));
    expect(rearranged(old, ["5d", "Ks"], "suit", true)).toEqual(keysOf(["Ks", "5d"]));
    expect(rearranged(old, ["Ks", "3h"], "suit", false)).toEqual(keysOf(["3h", "Ks"]));
  });

  test("of twins the one that was given away goes, wherever it lay", () => {
    const old = keysOf(["5h", "Ks", "5h"]);
    expect(rearranged(old, ["Ks", "5h"], "suit", true, ["5h/0"])).toEqual(keysOf(["Ks", "5h"]));
    expect(rearranged(old, ["Ks", "5h"], "suit", true, ["5h/1"])).toEqual(keysOf(["5h", "Ks"]));
    expect(rearranged(old, ["Ks", "5h", "5h"], "suit", true, ["5h/1"])).toEqual(old);
  });

  test("a card moves within the hand, never out of it", () => {
    const keys = ["a/0", "b/0", "c/0"];
    expect(moved(keys, 0, 2)).toEqual(["b/0", "c/0", "a/0"]);
    expect(moved(keys, 2, -5)).toEqual(["c/0", "a/0", "b/0"]);
    expect(moved(keys, 7, 0)).toEqual(keys);
  });
});
