// Exercises for whoever learns to rule: a case, orders to choose from, and what a choice is worth. As in
// src/ventaglio/law/referee/training.py; a test holds the two together.

import {
  find,
  walk,
  type Exercise,
  type Fact,
  type Order,
  type Referee,
  type Ruled,
} from "../../games/common/offline/walk";

/** With fewer orders to choose from, guessing would be too easy. */
const FEWEST = 6;

export type Put = {
  code: string;
  irregularity: string;
  facts: Fact[];
  ruling: Ruled;
  choices: Order[];
  right: Order[];
};
export type Mark = { right: Order[]; missing: Order[]; surplus: Order[]; inOrder: boolean; points: number };

function shuffled<T>(some: readonly T[], random: () => number): T[] {
  const all = [...some];
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [all[at], all[other]] = [all[other]!, all[at]!];
  }
  return all;
}

/** Orders of a ruling, each once. */
function ordersOf(referee: Referee, ruling: Ruled): Order[] {
  return [...new Map(ruling[0].map(([order]) => [referee.orders[order]![0], referee.orders[order]!])).values()];
}

/** Orders that the same code gives for other facts, or for irregularities of the same family. */
export function elsewhere(referee: Referee, code: string, irregularity: string): Order[] {
  const family = referee.codes
    .find((one) => one.id === code)!
    .families.find(([, inside]) => inside.some(([id]) => id === irregularity))!;
  const found = new Map<string, Order>();
  const seen = new Set<number>();
  const look = (at: number): void => {
    if (seen.has(at)) return;
    seen.add(at);
    const node = referee.nodes[at]!;
    if (typeof node[0] === "string") for (const [, , next] of node[2] as [string, number, number][]) look(next);
    else for (const order of ordersOf(referee, node as Ruled)) found.set(order[0], order);
  };
  for (const [, , , start, known] of family[1]) if (known) look(start);
  return [...found.values()];
}

export function put(referee: Referee, [code, irregularity, told]: Exercise, random: () => number = Math.random): Put {
  const { ruling, asked } = walk(referee, find(referee, code, irregularity)![3], told);
  const right = ordersOf(referee, ruling!);
  const lines = new Set(right.map(([line]) => line));
  const others = shuffled(
    elsewhere(referee, code, irregularity).filter(([line]) => !lines.has(line)),
    random,
  );
  const choices = [...right, ...others.slice(0, Math.max(FEWEST - right.length, right.length))];
  return { code, irregularity, facts: asked, ruling: ruling!, choices: shuffled(choices, random), right };
}

/** Whether the turn itself has one order done before another. */
function comesBefore([, , , , turn, at]: Order, [, , , , other, later]: Order): boolean {
  return turn !== "" && turn === other && at < later;
}

/** What a choice of orders is worth; their sequence counts only where there is one to keep to. */
export function mark(exercise: Put, chosen: readonly Order[]): Mark {
  const given = new Map(chosen.map(([line], at) => [line, at]));
  const wanted = new Set(exercise.right.map(([line]) => line));
  const right = exercise.right.filter(([line]) => given.has(line));
  const missing = exercise.right.filter(([line]) => !given.has(line));
  const surplus = chosen.filter(([line]) => !wanted.has(line));
  const inOrder = right.every((one) =>
    right.every((other) => !comesBefore(one, other) || given.get(one[0])! < given.get(other[0])!),
  );
  const whole = right.length + missing.length + surplus.length;
  const made = whole ? Math.floor((10 * right.length) / whole) : 10;
  return { right, missing, surplus, inOrder, points: inOrder || !made ? made : made - 1 };
}
