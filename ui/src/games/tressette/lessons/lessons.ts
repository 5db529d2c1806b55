// What a beginner at Tressette is told, and when. No rules: a lesson is chosen by what the table shows and the menu offers.

import type { TableState } from "../../common/table/state.svelte";
import type { Topic } from "../../common/pages";

type Table = TableState<"tressette">;

const ofPhase = ({ view }: Table, phase: string): boolean => view?.phase === phase;

export const TOPICS: Topic<"tressette">[] = [
  { id: "goal", cards: [["dA"], ["s3", "c2", "bR"]], when: () => true },
  { id: "order", cards: [["c3", "c2", "cA", "cR", "cC", "cD", "c7", "c6", "c5", "c4"]], when: (table) => table.inHand },
  { id: "follow", cards: [["d5", "dR", "d2", "s3"]], when: (table) => table.mine && ofPhase(table, "follow") },
  {
    id: "words",
    cards: [["b5"], ["b3", "bC"]],
    when: (table) => table.view?.formula != null || (table.mine && ofPhase(table, "lead")),
  },
  {
    id: "accuse",
    cards: [
      ["d3", "s3", "b3"],
      ["c3", "c2", "cA"],
    ],
    when: ({ view, menu }) => (view?.accused.length ?? 0) > 0 || (menu?.accusations.length ?? 0) > 0,
  },
  { id: "points", cards: [["sA"], ["d3", "c2", "bR"]], when: ({ view }) => (view?.memory.length ?? 0) > 1 },
  { id: "claim", cards: [["s3", "s2", "sA"]], when: ({ menu }) => menu?.claim ?? false },
  { id: "score", cards: [], when: (table) => (table.between && (table.view?.passata ?? 0) > 1) || table.over },
];

export function advise({ menu, view }: Table): string {
  if (!menu) return "wait";
  if (menu.words.length) return "dialogue";
  if (menu.show) return "show";
  if (menu.accusations.length) return "accuse";
  if (view?.phase === "lead") return menu.cards.some((one) => one.formulas.length) ? "lead-with-words" : "lead";
  return menu.cards.length < (view?.hand?.length ?? 0) ? "follow" : "follow-anything";
}
