import { expect, test } from "vitest";

import { stepOf, STEPS, type Seen } from "../../src/games/burraco/lessons/refereeLesson";

test("the lesson goes with the table, from the mistake to the ruling", () => {
  const first: Seen = { mine: false, draws: false, held: 0, cards: 11, rung: false, ruled: false, read: false };
  const course: Partial<Seen>[] = [
    {},
    { mine: true, draws: true, held: 11 },
    { draws: false, cards: 12 },
    { cards: 13 },
    { rung: true },
    { rung: false, ruled: true, cards: 12 },
    { read: true },
  ];
  let seen = first;
  expect(course.map((change) => stepOf((seen = { ...seen, ...change })))).toEqual([...STEPS]);
});
