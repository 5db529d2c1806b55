// The score pad counts as the program does: pad.json is written by the program (tests/games/common/offline/vectors.py).

import { describe, expect, test } from "vitest";

import { match, victory, type BurracoCode, type Smazzata } from "../../../../src/games/burraco/pad/reckon";
import { written } from "../../../../src/games/tressette/pad/fraction";
import { caseOf, incontro, type Passata, type TressetteCode } from "../../../../src/games/tressette/pad/reckon";
import type { Head } from "../../../../src/games/common/pad/log";
import told from "./pad.json";

type Case<L, F> = { head: Head; lines: L[]; found: F[] };
const vectors = told as unknown as {
  codes: { burraco: BurracoCode[]; tressette: TressetteCode[] };
  smazzate: Case<Smazzata, { totals: number[]; dealer: number; over?: string; winners?: number[] }>[];
  lengths: Case<Smazzata, { totals: number[]; dealer: number; over?: string; winners?: number[] }>[];
  victory: { code: string; hands: number; difference: number; points: [number, number] }[];
  passate: Case<
    Passata,
    { points: number[]; scores: number[]; dealer: number | null; winner?: number | null; slam?: boolean }
  >[];
  incontri: Case<
    Passata,
    { case: string; seats: number[]; resting: number[]; dealer: number; balances: string[]; pot: string }
  >[];
};
const burraco = (id: string) => vectors.codes.burraco.find((one) => one.id === id)!;
const tressette = (id: string) => vectors.codes.tressette.find((one) => one.id === id)!;

describe("Burraco", () => {
  test.each(
    [...vectors.smazzate, ...vectors.lengths].map(
      (one, at) => [`${one.head.code} ${one.head.names.length} ${at}`, one] as const,
    ),
  )("%s", (_, { head, lines, found }) => {
    const reckoned = match(burraco(head.code), head, lines);
    expect(reckoned.hands.map(({ totals, dealer }) => ({ totals, dealer }))).toEqual(
      found.map(({ totals, dealer }) => ({ totals, dealer })),
    );
    expect([reckoned.over, reckoned.winners]).toEqual([found.at(-1)?.over ?? "", found.at(-1)?.winners ?? []]);
  });

  test("victory points", () => {
    expect(vectors.victory.length).toBeGreaterThan(300);
    for (const { code, hands, difference, points } of vectors.victory)
      expect(victory(burraco(code), hands, difference)).toEqual(points);
  });
});

describe("Tressette", () => {
  test.each(vectors.passate.map((one, at) => [`${one.head.code} ${at}`, one] as const))(
    "%s",
    (_, { head, lines, found }) => {
      const reckoned = incontro(tressette(head.code), head, lines);
      expect(reckoned.passate.map(({ points, scores }) => ({ points, scores }))).toEqual(
        found.map(({ points, scores }) => ({ points, scores })),
      );
      found.forEach(({ dealer }, at) => dealer === null || expect(reckoned.passate[at]!.dealer).toBe(dealer));
      const last = found.at(-1);
      const ended = reckoned.passate.at(-1)?.ended;
      if (last && "winner" in last) expect([ended?.winner, ended?.slam]).toEqual([last.winner, last.slam]);
      else expect(ended ?? null).toBeNull();
    },
  );

  test.each(
    vectors.incontri.map((one, at) => [`incontro ${one.head.code} ${one.head.names.length} ${at}`, one] as const),
  )("%s", (_, { head, lines, found }) => {
    const code = tressette(head.code);
    found.forEach((expected, at) => {
      const reckoned = incontro(code, head, lines.slice(0, at + 1));
      const line = lines[at]!;
      expect(caseOf(code, line, reckoned.passate.at(-1)!.ended!.slam, 0)).toBe(expected.case);
      expect({ seats: reckoned.seats, resting: reckoned.resting, dealer: reckoned.dealer }).toEqual({
        seats: expected.seats,
        resting: expected.resting,
        dealer: expected.dealer,
      });
      expect(reckoned.balances.map(written)).toEqual(expected.balances);
      expect(written(reckoned.pot)).toBe(expected.pot);
    });
  });
});
