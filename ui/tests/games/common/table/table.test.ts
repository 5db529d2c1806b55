import { describe, expect, test } from "vitest";

import { GAMES, isGame, pagesOf, type GameName } from "../../../../src/games";
import * as registry from "../../../../src/games/registry";
import { gameOf } from "../../../../src/tables/games";
import { seatOf, told } from "../../../../src/learning/replay/replayed";
import type { TableSocket } from "../../../../src/base/socket.svelte";
import type { Happened, ReplayStep, TableView } from "../../../../src/base/types";
import { spotsOf } from "../../../../src/games/common/table/spots";
import { TableState } from "../../../../src/games/common/table/state.svelte";

describe("the registry", () => {
  test("every game is found under its own name", () => {
    expect(Object.keys(registry).sort()).toEqual([...GAMES].sort());
    for (const game of GAMES) expect(pagesOf(game).name).toBe(game);
  });

  test("what is no game is none", () => {
    expect(isGame("burraco")).toBe(true);
    expect(isGame("poker")).toBe(false);
    expect(gameOf("poker", GAMES)).toBe(GAMES[0]);
    expect(gameOf(null, GAMES)).toBe(GAMES[0]);
    expect(gameOf("tressette", GAMES)).toBe("tressette");
  });

  test("every game has a fan, faces, keys and lessons", () => {
    for (const game of GAMES) {
      const pages = pagesOf(game);
      expect(pages.fan).toHaveLength(5);
      expect(pages.decks.faces.length && pages.keys.length && pages.topics.length).toBeTruthy();
    }
  });
});

describe("spots", () => {
  test("whoever looks sits at the bottom, the next player where the server says", () => {
    expect(spotsOf(4, true)).toEqual(["bottom", "left", "top", "right"]);
    expect(spotsOf(4, false)).toEqual(["bottom", "right", "top", "left"]);
    expect(spotsOf(2, false)).toEqual(["bottom", "top"]);
  });

  test("there is a spot for everybody", () => {
    for (const count of [2, 3, 4, 5, 6, 9]) expect(spotsOf(count, true)).toHaveLength(count);
  });
});

function seated(clockwise: boolean): TableState {
  const chairs = ["Anna", "Bruno", "Carla", "Dino"].map((name, seat) => ({ name, seat, kind: "bot" }));
  const view = { seat: 1, sides: [0, 1, 0, 1], counts: [11, 10, 9, 8], dealer: 0 };
  const hear = () => () => undefined;
  const socket = {
    table: { chairs, clockwise, status: "playing", plain: "burraco", live: false },
    view,
    turn: 2,
    inHand: true,
    welcome: { role: "player", place: 1 },
    onHappened: hear,
    onTold: hear,
    onPast: hear,
  };
  return new TableState(socket as unknown as TableSocket);
}

describe("a table", () => {
  test("everybody is shown in the order of play, from whoever looks", () => {
    expect(seated(true).players.map((one) => [one.name, one.spot])).toEqual([
      ["Bruno", "bottom"],
      ["Carla", "left"],
      ["Dino", "top"],
      ["Anna", "right"],
    ]);
    expect(seated(false).players.map((one) => one.spot)).toEqual(["bottom", "right", "top", "left"]);
  });

  test("who plays with whom, and whose turn it is, the server says", () => {
    const table = seated(true);
    expect(table.players.filter((one) => one.partner).map((one) => one.name)).toEqual(["Dino"]);
    expect(table.players.filter((one) => one.turn).map((one) => one.name)).toEqual(["Carla"]);
    expect(table.sides.map((one) => [one.name, one.mine])).toEqual([
      ["Bruno & Dino", true],
      ["Anna & Carla", false],
    ]);
    expect([table.mine, table.inHand, table.between, table.game]).toEqual([false, true, false, "burraco"]);
  });
});

describe("what is done at a table", () => {
  function playing() {
    const hear: ((entry: Happened) => void)[] = [];
    const answers: ((answer: object) => void)[] = [];
    const socket = {
      table: { chairs: [], status: "playing", plain: "burraco" },
      view: { seat: 1 },
      seq: 3,
      onHappened: (listener: (entry: Happened) => void) => void hear.push(listener),
      onTold: () => () => undefined,
      onPast: () => () => undefined,
      act: () => new Promise((done) => answers.push(done)),
    };
    const happens = (by: number) =>
      hear.forEach((listener) =>
        listener({ seq: 4, what: { type: "did", by, action: "draw", events: [] } } as unknown as Happened),
      );
    return {
      table: new TableState(socket as unknown as TableSocket),
      happens,
      answer: () => answers.shift()!({ type: "done", seq: 3 }),
    };
  }

  test("the same twice is one while it is on its way, whatever others do", async () => {
    const { table, happens } = playing();
    void table.act("draw");
    happens(0);
    expect(await table.ready("draw")).toBe(false);
  });

  test("the same again is meant once the table has shown the first, though the answer comes later", async () => {
    const { table, happens, answer } = playing();
    void table.act("draw");
    happens(1);
    const again = table.ready("draw");
    answer();
    expect(await again).toBe(true);
  });
});

describe("a step of a record", () => {
  const step = (by: string, action: string, sentences: string[] = []) =>
    ({ by, action, sentences, view: { names: ["Anna", "Bruno"], players: [0, 1] } }) as unknown as ReplayStep;

  test("is told in the words of its game, or as it was written", () => {
    const pages = pagesOf<GameName>("burraco");
    expect(told(pages, step("B", "draw"))).toContain("Bruno");
    expect(told(pages, step("B", "watch-stall"))).toBe("Bruno: watch-stall");
    expect(told(pages, step("table", `deal ${"x".repeat(200)}`))).not.toContain("x");
    expect(told(pages, step("A", "y".repeat(200))).length).toBeLessThan(80);
  });

  test("what is said is told as the server tells it, not as it was written", () => {
    const pages = pagesOf<GameName>("tressette");
    expect(told(pages, step("B", "play c7"))).not.toContain("c7");
    expect(told(pages, step("B", "accuse 2 c", ["Bruno accuses «tre Due, manca coppe»."]))).toBe(
      "Bruno accuses «tre Due, manca coppe».",
    );
    expect(told(pages, step("B", "play c2 busso", ["Bruno leads c2: «busso»."]))).toMatch(
      /^Bruno leads (?!c2).*«busso»\.$/,
    );
  });

  test("was somebody's or the table's", () => {
    expect([seatOf(step("B", "draw")), seatOf(step("table", "deal"))]).toEqual([1, -1]);
  });
});
