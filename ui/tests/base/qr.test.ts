import { describe, expect, test } from "vitest";

import { capacity, marksOf, pathOf, qrOf, type Level, type QrCode } from "../../src/base/qr";
import { sha256 } from "../../src/base/sha256";

// The modules below were made by another program (segno, but with a pad as the standard has it), from the same text, level and mask.
const KNOWN = [
  "#######...###.#######",
  "#.....#..##.#.#.....#",
  "#.###.#.#.###.#.###.#",
  "#.###.#.#...#.#.###.#",
  "#.###.#.#.#.#.#.###.#",
  "#.....#.#.##..#.....#",
  "#######.#.#.#.#######",
  "........##...........",
  "#.#####...##..#####..",
  "..####......#########",
  "...#####.#..####..##.",
  "###.....##.#.#..###..",
  "#...###.#.##..#.##..#",
  "........###....####.#",
  "#######...#.##.#..##.",
  "#.....#.##..#..#####.",
  "#.###.#.#####.####.##",
  "#.###.#.#.##.##.#.#..",
  "#.###.#.#.###.##..#..",
  "#.....#...####..###..",
  "#######.###...##.#.#.",
];
const OTHERS: [number, Level, number, number, string][] = [
  [5, "L", 0, 1, "91b5582b666e830873b39a9236a52f96dd98dd67508529ad939f101f39f23818"],
  [40, "M", 1, 3, "4445e29b7473d7a1c69cf4df508ad58bb3e6eca30f7a44e1d0c394894c358c4a"],
  [60, "M", 3, 4, "409f6c843faebfdbdefcc2a4f79a192e845a485ab70ebf707a8693761fa603de"],
  [120, "M", 4, 7, "83962deb97e61a9f307aa20490d2da4cf75c3b135fdc46ebbc8470f0b1600324"],
  [160, "L", 5, 8, "04dbffa26bb924cfaf69c0ddeeee272af80b684cee4e25ece88eca1255631e53"],
  [213, "M", 6, 10, "bb6a552b5928fb306aa7b478dad0f95f2c45c9e1ab365ac16d4ae5fe2e0f4007"],
  [800, "L", 7, 20, "7aca30700a44525d613e7ca92c042e4ae5f81e7d9a2a82e9a1af96e632b98af0"],
  [2331, "M", 0, 40, "cce6e8590ac48909e0d707c4bebb4f9ae85d9ac5a88f6ab4678637dc69244b09"],
  [2953, "L", 2, 40, "58a98aaa6cd7f578f441d329ec3991cdfc0b803ce3feb257fd812a92fb8bb8b9"],
];
/** How many bytes each version holds, as the standard lists it. */
const HOLDS: Record<Level, string> = {
  L: "17 32 53 78 106 134 154 192 230 271 321 367 425 458 520 586 644 718 792 858 929 1003 1091 1171 1273 1367 1465 1528 1628 1732 1840 1952 2068 2188 2303 2431 2563 2699 2809 2953",
  M: "14 26 42 62 84 106 122 152 180 213 251 287 331 362 412 450 504 560 624 666 711 779 857 911 997 1059 1125 1190 1264 1370 1452 1538 1628 1722 1809 1911 1989 2099 2213 2331",
};

function rows(code: QrCode, [light, dark] = ".#"): string[] {
  const all = [...Array(code.size).keys()];
  return all.map((y) => all.map((x) => (code.dark(x, y) ? dark : light)).join(""));
}

describe("QR codes", () => {
  test("are those of another program, module by module", () => {
    expect(rows(qrOf("https://a.it/", "M", 2)!)).toEqual(KNOWN);
    for (const [length, level, mask, version, hash] of OTHERS) {
      const code = qrOf("Ventaglio/".repeat(300).slice(0, length), level, mask)!;
      expect([code.version, code.mask]).toEqual([version, mask]);
      expect(sha256(new TextEncoder().encode(rows(code, "01").join("")))).toBe(hash);
    }
  });

  test("hold what the standard says, and no more", () => {
    for (const level of ["L", "M"] as const) {
      expect(
        HOLDS[level]
          .split(" ")
          .map((_, at) => capacity(at + 1, level))
          .join(" "),
      ).toBe(HOLDS[level]);
    }
    expect(qrOf("x".repeat(2331), "M", 0)?.version).toBe(40);
    expect(qrOf("x".repeat(2332), "M", 0)).toBeNull();
    expect(marksOf(7)).toEqual([6, 22, 38]);
    expect(marksOf(32)).toEqual([6, 34, 60, 86, 112, 138]);
  });

  test("a text of other letters is counted in bytes", () => {
    expect(qrOf("♣".repeat(4), "M")!.version).toBe(1);
    expect(qrOf("♣".repeat(5), "M")!.version).toBe(2);
  });

  test("are drawn as one path that covers the dark modules", () => {
    const code = qrOf("https://a.it/")!;
    const covered = [...pathOf(code).matchAll(/h(\d+)/g)].reduce((sum, [, width]) => sum + Number(width), 0);
    expect(covered).toBe(rows(code).join("").replaceAll(".", "").length);
  });
});
