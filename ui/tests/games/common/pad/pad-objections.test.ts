// What cannot be is refused with its reason; what the program counted in its golden games never is.

import { describe, expect, test } from "vitest";

import {
  match,
  NOTHING_TOLD,
  objection,
  type BurracoCode,
  type Smazzata,
  type Told,
} from "../../../../src/games/burraco/pad/reckon";
import {
  objection as wrongPassata,
  type Passata,
  type TressetteCode,
} from "../../../../src/games/tressette/pad/reckon";
import type { Head } from "../../../../src/games/common/pad/log";
import told from "./pad.json";

type Case<L> = { head: Head; lines: L[] };
const vectors = told as unknown as {
  codes: { burraco: BurracoCode[]; tressette: TressetteCode[] };
  smazzate: Case<Smazzata>[];
  passate: Case<Passata>[];
};
const code = (id: string) => vectors.codes.burraco.find((one) => one.id === id)!;
const head = (id: string, players = 4): Head => ({
  game: "burraco",
  code: id,
  names: Array<string>(players).fill(""),
  settings: { hands: 4 },
});
const side = (more: Partial<Told> = {}): Told => ({ ...NOTHING_TOLD, laid: 100, ...more });
const why = (line: Smazzata, id = "fibur-2019") => objection(code(id), head(id), line, false)?.text ?? null;

describe("what the program counted can be", () => {
  test.each(vectors.smazzate.map((one) => [`${one.head.code} ${one.head.names.length}`, one] as const))(
    "%s",
    (_, { head, lines }) => {
      lines.forEach((line, at) =>
        expect(
          objection(code(head.code), head, line, match(code(head.code), head, lines.slice(0, at)).alone),
        ).toBeNull(),
      );
    },
  );

  test("passate", () => {
    for (const { head, lines } of vectors.passate)
      for (const line of lines)
        expect(
          wrongPassata(
            vectors.codes.tressette.find((one) => one.id === head.code)!,
            head,
            line,
          ),
        ).toBeNull();
  });
});

describe("what cannot be is told", () => {
  test.each<[string, Smazzata]>([
    ["multiple", { told: [side({ laid: 118 }), side()] }],
    ["multiple", { totals: [101, 0] }],
    ["negative", { told: [side({ laid: -20 }), side()] }],
    ["bounds", { totals: [5000, 0] }],
    ["bounds", { totals: [0, -1300] }],
    ["burrachi-laid", { told: [side({ burrachi: { clean: 3 }, laid: 100 }), side()] }],
    ["cards", { told: [side({ laid: 900 }), side({ laid: 150, held: 50 })] }],
    ["close-pozzetto", { told: [side({ took: false, burrachi: { dirty: 1 } }), side()], closed: 0 }],
    ["close-burraco", { told: [side(), side()], closed: 1 }],
  ])("%s", (text, line) => expect(why(line)).toBe(text));

  test("the international code closes with a clean burraco", () => {
    const line = { told: [side({ burrachi: { dirty: 1 } }), side()], closed: 0 };
    expect(why(line)).toBeNull();
    expect(why(line, "internazionale")).toBe("close-clean");
  });

  test("who closes alone holds nothing, and pozzetti are counted", () => {
    const alone = { told: [side({ burrachi: { clean: 1 }, held: 5 }), side()], closed: 0 };
    expect(objection(code("fibur-2019"), head("fibur-2019", 2), alone, false)?.text).toBe("close-held");
    const three = { soloist: null, told: [side(), side(), side()] };
    expect(objection(code("fibur-2019"), head("fibur-2019", 3), three, false)?.text).toBe("pozzetti");
    expect(objection(code("fibur-2019"), head("fibur-2019", 3), three, true)).toBeNull();
  });

  test.each<[string, Passata]>([
    ["whole", { points: [-1, 12] }],
    ["deck", { points: [5, 5] }],
    ["deck-most", { points: [8, 4], stopped: true }],
    [
      "buongioco",
      {
        points: [5, 6],
        buongioco: [
          { three: 9, four: 0 },
          { three: 0, four: 0 },
        ],
      },
    ],
  ])("passata: %s", (text, line) =>
    expect(
      wrongPassata(vectors.codes.tressette[0]!, { game: "tressette", code: "", names: [], settings: {} }, line)?.text,
    ).toBe(text),
  );
});
