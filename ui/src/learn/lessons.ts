// What a beginner is told, and when. No rules: a lesson is chosen by what the table shows and by what the menu offers.

import type { BurracoMenu, BurracoView, TressetteMenu, TressetteView } from "../lib/types";
import type { TableState } from "../table/state.svelte";

export type Game = "burraco" | "tressette";

export type Topic = {
  id: string;
  /** Cards that show what is meant, in groups. */
  cards: string[][];
  /** When somebody at a table would want to know. */
  when: (table: TableState) => boolean;
};

const burraco = (table: TableState): BurracoView => table.view as BurracoView;
const tressette = (table: TableState): TressetteView => table.view as TressetteView;
const melds = (table: TableState) => burraco(table).melds;
const tricks = (table: TableState): number => tressette(table).memory.length;

export const TOPICS: Record<Game, Topic[]> = {
  burraco: [
    { id: "goal", cards: [["7h", "8h", "9h", "Th"], ["Qs", "Qd", "Qc"]], when: () => true },
    { id: "turn", cards: [["back"], ["5d"]], when: (table) => table.inHand },
    { id: "melds", cards: [["4s", "5s", "6s"], ["9d", "9c", "9h"]], when: (table) => table.mine && burraco(table).phase === "play" },
    {
      id: "wilds",
      cards: [["Jd", "*", "Kd"], ["2c", "8s", "8h"]],
      when: (table) => burraco(table).hand?.some((card) => card === "*" || card.startsWith("2")) ?? false,
    },
    {
      id: "burraco",
      cards: [["3c", "4c", "5c", "6c", "7c", "8c", "9c"]],
      when: (table) => melds(table).some((one) => one.burraco !== null || one.cards.length > 4),
    },
    { id: "pozzetto", cards: [["back", "back"]], when: (table) => burraco(table).took.length > 0 || burraco(table).counts.some((count) => count < 6) },
    { id: "closing", cards: [["Kh"]], when: (table) => table.seat !== null && burraco(table).took.includes(table.seat) },
    { id: "points", cards: [["*", "2h", "As", "Kd", "5c"]], when: (table) => (table.between && burraco(table).hand_number > 1) || table.over },
  ],
  tressette: [
    { id: "goal", cards: [["dA"], ["s3", "c2", "bR"]], when: () => true },
    { id: "order", cards: [["c3", "c2", "cA", "cR", "cC", "cD", "c7", "c6", "c5", "c4"]], when: (table) => table.inHand },
    { id: "follow", cards: [["d5", "dR", "d2", "s3"]], when: (table) => table.mine && tressette(table).phase === "follow" },
    {
      id: "words",
      cards: [["b5"], ["b3", "bC"]],
      when: (table) => tressette(table).formula !== null || (table.mine && tressette(table).phase === "lead"),
    },
    {
      id: "accuse",
      cards: [["d3", "s3", "b3"], ["c3", "c2", "cA"]],
      when: (table) => tressette(table).accused.length > 0 || ((table.menu as TressetteMenu | null)?.accusations.length ?? 0) > 0,
    },
    { id: "points", cards: [["sA"], ["d3", "c2", "bR"]], when: (table) => tricks(table) > 1 },
    { id: "claim", cards: [["s3", "s2", "sA"]], when: (table) => (table.menu as TressetteMenu | null)?.claim ?? false },
    { id: "score", cards: [], when: (table) => (table.between && tressette(table).passata > 1) || table.over },
  ],
};

/** What whoever learns could do at this moment: the id of a sentence. */
export function now(table: TableState): string {
  if (table.over) return "over";
  if (table.refusal) return "refused";
  if (table.between) return table.table?.pledge?.deal === 1 ? "first-deal" : "next-deal";
  if (!table.mine) return "wait";
  return table.game === "burraco" ? nowAtBurraco(table) : nowAtTressette(table);
}

function nowAtBurraco(table: TableState): string {
  const menu = table.menu as BurracoMenu | null;
  if (!menu) return "wait";
  if (menu.draw) return menu.take ? "draw-or-take" : "draw";
  if (menu.fits.length) return "attach";
  if (menu.offers.length || menu.last_openings.length) return "open";
  return "discard";
}

function nowAtTressette(table: TableState): string {
  const menu = table.menu as TressetteMenu | null;
  const view = tressette(table);
  if (!menu) return "wait";
  if (menu.words.length) return "dialogue";
  if (menu.show) return "show";
  if (menu.accusations.length) return "accuse";
  if (view.phase === "lead") return menu.cards.some((one) => one.formulas.length) ? "lead-with-words" : "lead";
  return menu.cards.length < (view.hand?.length ?? 0) ? "follow" : "follow-anything";
}
