import { describe, expect, test } from "vitest";

import { documentOf, pieces, slug } from "../../src/base/articles";
import { found } from "../../src/tables/offences";

const linked = (text: string, code = "") =>
  pieces(text, code)
    .filter((one) => one.href)
    .map((one) => [one.text, one.href]);

describe("articles in sentences", () => {
  test("a citation leads to the page of its article", () => {
    expect(linked("Not your turn. Art. 14 — FIBUR 2019")).toEqual([
      ["Art. 14 — FIBUR 2019", "/pocket/codes/fibur-2019/14"],
    ]);
    expect(linked("«Procedura» — Internazionale")).toEqual([
      ["«Procedura» — Internazionale", "/pocket/codes/internazionale/procedura"],
    ]);
    expect(linked("Art. 23 bis — International")).toEqual([
      ["Art. 23 bis — International", "/pocket/codes/internazionale/23-bis"],
    ]);
    expect(linked("(Art. 31/A — Internazionale)")).toEqual([
      ["Art. 31/A — Internazionale", "/pocket/codes/internazionale/31-a"],
    ]);
  });

  test("where no text is named, it is that of the code spoken of", () => {
    expect(linked("Art. 64, 73", "moderne")).toEqual([
      ["Art. 64", "/pocket/codes/fitres/64"],
      ["73", "/pocket/codes/fitres/73"],
    ]);
    expect(linked("Art. 64")).toEqual([]);
    expect(linked("“Può c”", "estratto")).toEqual([["“Può c”", "/pocket/codes/estratto/puo-c"]]);
    expect(linked("she said “yes” at once", "estratto")).toEqual([]);
  });

  test("the text may be named before its article", () => {
    expect(linked("(FIBUR 2019, Art. 38; Internazionale, Art. 32 bis)")).toEqual([
      ["FIBUR 2019, Art. 38", "/pocket/codes/fibur-2019/38"],
      ["Internazionale, Art. 32 bis", "/pocket/codes/internazionale/32-bis"],
    ]);
    expect(linked("FIBUR 2019, Art. 20, 21")).toEqual([
      ["FIBUR 2019, Art. 20", "/pocket/codes/fibur-2019/20"],
      ["21", "/pocket/codes/fibur-2019/21"],
    ]);
  });

  test("nothing of the text is lost", () => {
    for (const text of [
      "Art. 1, 2 and 3 — FITRES: so",
      "no article",
      "",
      "a Art. 5 b Art. 6 — Club c",
      "Art. 5, Art. 6 — Circolo",
    ])
      expect(
        pieces(text, "fibur-2019")
          .map((one) => one.text)
          .join(""),
      ).toBe(text);
  });

  test("each of several texts is its own", () => {
    expect(linked("Art. 5, Art. 6 — Circolo", "fibur-2019").map(([, href]) => href)).toEqual([
      "/pocket/codes/fibur-2019/5",
      "/pocket/codes/circolo/6",
    ]);
  });

  test("sets of norms belong to their text", () => {
    expect([documentOf("tradizionali"), documentOf("circolo"), documentOf("nothing")]).toEqual([
      "fitres",
      "circolo",
      "",
    ]);
    expect(slug("Poteri dell'arbitro")).toBe("poteri-dell-arbitro");
  });
});

test("an offence is found by a word, whatever its accents, titles first", () => {
  const one = (id: string, title: string, why = "") => ({ id, title, why, article: "" });
  const families = [
    { title: "Scarti", irregularities: [one("a", "Altro", "di più"), one("b", "Più carte")] },
    { title: "Mani", irregularities: [one("c", "Mano")] },
  ];
  expect(found(families, "piu").map(({ id }) => id)).toEqual(["b", "a"]);
  expect(found(families, " scarti  carte ").map(({ id }) => id)).toEqual(["b"]);
  expect(found(families, "")).toEqual([]);
});
