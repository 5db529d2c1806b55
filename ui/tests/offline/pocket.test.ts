// What the pocket finds by words, and where in its tables an answer stands.

import { describe, expect, test } from "vitest";

import { grow, wrongIn, type MeldCode } from "../../src/games/burraco/offline/law";
import { cardsOf, isFault, read, type Law } from "../../src/games/burraco/offline/melds";
import { held, taker, thirds } from "../../src/games/tressette/offline/law";
import { answer, type Asking } from "../../src/games/common/offline/asking";
import { address, readAddress } from "../../src/games/common/offline/books";
import { startOf, type RefereeCode } from "../../src/games/common/offline/walk";
import { Finder, plain } from "../../src/games/common/offline/seeking";

describe("finding by words", () => {
  const finder = new Finder(
    [
      { one: "two", texts: ["Ha pescato due carte insieme dal tallone", "", ""] },
      { one: "look", texts: ["Ha guardato il pozzo prima del tempo", "È già stato preso?", ""] },
      { one: "wild", texts: ["Ha chiuso scartando una matta", "", "jolly e pinelle"] },
    ],
    [
      ["pozzetto", "pozzo", "mazzetto"],
      ["matta", "jolly", "wild"],
    ],
  );

  test("accents, capitals and endings do not matter", () => {
    expect(plain("Più Già È")).toBe("piu gia e");
    expect(finder.find("CARTA pescata")).toEqual(["two"]);
    expect(finder.find("gia preso")).toEqual(["look"]);
  });

  test("words that mean the same find the same, in any language", () => {
    expect(finder.find("mazzetto")).toEqual(["look"]);
    expect(finder.find("pozzetti")).toEqual(["look"]);
    expect(finder.find("wild")).toEqual(["wild"]);
  });

  test("what says all words comes alone, and little words find nothing", () => {
    expect(finder.find("ha chiuso con il jolly")).toEqual(["wild"]);
    expect(finder.find("il di la")).toEqual([]);
    expect(finder.find("zebra")).toEqual([]);
  });
});

test("a table of answers is read with its last fact changing fastest", () => {
  const why = (text: string) => ({ text, article: "", document: "", slug: "" });
  const asking: Asking = {
    id: "x",
    text: "",
    facts: [
      {
        id: "a",
        text: "",
        answers: [
          { id: "a1", text: "" },
          { id: "a2", text: "" },
        ],
      },
      {
        id: "b",
        text: "",
        answers: [
          { id: "b1", text: "" },
          { id: "b2", text: "" },
          { id: "b3", text: "" },
        ],
      },
    ],
    verdicts: ["a1b1", "a1b2", "a1b3", "a2b1", "a2b2", "a2b3"].map((text) => ({ yes: true, why: why(text) })),
    by: { code: [0, 1, 2, 3, 4, 5] },
  };
  expect(answer(asking, "code", { a: "a2", b: "b3" }).why.text).toBe("a2b3");
  expect(answer(asking, "code", { b: "b2" }).why.text).toBe("a1b2");
});

describe("cards that lie on the table", () => {
  const law: Law = {
    set_ranks: "A3456789TJQK",
    set_naturals: 8,
    minimum: 3,
    burraco: 7,
    semi: true,
    real_three: false,
    free_wild_moves: true,
    two_climbs: true,
    wilds: 1,
    aces: 1,
    run_naturals: 13,
    wild_freed: true,
  };
  const code = {
    law,
    irregularities: { "": "wrong-opening", attached: "wrong-attach", surplus: "surplus-cards" },
  } as unknown as MeldCode;

  test("an ace goes where it fits", () => {
    const run = read(["2h", "3h", "4h"], law);
    expect(isFault(run)).toBe(false);
    if (isFault(run)) return;
    const grown = grow(run, ["Ah"], law);
    expect(isFault(grown) ? [] : cardsOf(grown)).toEqual(["Ah", "2h", "3h", "4h"]);
  });

  test("the card too many is named, and what the cards tell the referee", () => {
    const found = wrongIn(["4h", "5h", "6h", "7h", "9s"], false, code);
    expect(found).toMatchObject({
      surplus: ["9s"],
      irregularity: "surplus-cards",
      told: { "laid-how": "with-the-meld", "rest-valid": "yes", "wild-in-it": "no", burraco: "none" },
    });
    expect(wrongIn(["4h", "5h", "6h"], false, code)).toBeNull();
  });

  test("the card that is missing is named", () => {
    const found = wrongIn(["4h", "5h", "7h", "8h"], true, code);
    expect(found?.missing).toEqual(["2h", "6h", "*"]);
    expect(found?.irregularity).toBe("wrong-attach");
  });
});

describe("tricks", () => {
  const RANKS = "32ARCD7654";

  test("the highest card of the suit led takes", () => {
    expect(taker(["dA", "d3", "d2", "s3"], RANKS)).toBe(1);
    expect(taker(["d4", "s3"], RANKS)).toBe(0);
  });

  test("cards are worth thirds, and three of a rank are none where the fourth is there", () => {
    expect(thirds(["dA", "d3", "d4"], { A: 3, "3": 1 })).toBe(4);
    const all = [
      { what: "3", suit: "b", needs: ["d3", "s3", "c3"], lacks: "b3", said: "three", means: "", points: 3 },
      { what: "3", suit: "", needs: ["d3", "s3", "c3", "b3"], lacks: "", said: "four", means: "", points: 4 },
    ];
    expect(held(["d3", "s3", "c3"], all).map((one) => one.said)).toEqual(["three"]);
    expect(held(["d3", "s3", "c3", "b3"], all).map((one) => one.said)).toEqual(["four"]);
  });
});

describe("what a table has settled", () => {
  const code = {
    settles: [
      [
        "exposure",
        0,
        [
          ["own", 0, 0],
          ["adopted", 0, 0],
        ],
      ],
      [
        "pairs",
        0,
        [
          ["A", 0, 0],
          ["B.a", 0, 0],
          ["B.b.1", 0, 0],
        ],
      ],
    ],
    starts: {
      "faulty-deal": [
        [0, 1],
        [10, 11, 12, 20, 21, 22],
      ],
    },
  } as unknown as RefereeCode;

  test("a ruling begins where its choices lead, the last changing fastest", () => {
    expect(startOf(code, ["faulty-deal", 0, 0, 10, true], {})).toBe(10);
    expect(startOf(code, ["faulty-deal", 0, 0, 10, true], { exposure: "adopted", pairs: "B.a" })).toBe(21);
    expect(startOf(code, ["revoke", 0, 0, 5, true], { exposure: "adopted" })).toBe(5);
  });

  test("it stands in the address, beside the facts", () => {
    const settled = { exposure: "adopted", pairs: "B.b.1" };
    const there = address({ code: "tradizionali", irregularity: "faulty-deal", facts: { stage: "in-play" }, settled });
    expect(readAddress(new URLSearchParams(there.split("?")[1]))).toEqual({ facts: { stage: "in-play" }, settled });
    expect(readAddress(new URLSearchParams("stage=in-play")).settled).toBeNull();
  });
});
