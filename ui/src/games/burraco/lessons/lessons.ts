// What a beginner at Burraco is told, and when. No rules: a lesson is chosen by what the table shows and the menu offers.

import type { TableState } from "../../common/table/state.svelte";
import type { Topic } from "../../common/pages";

type Table = TableState<"burraco">;

/** A meld of so many cards is on its way, a hand of so few is soon played out: then one wants to know what follows. */
const GROWING = 4;
const FEW = 6;

export const TOPICS: Topic<"burraco">[] = [
  {
    id: "goal",
    cards: [
      ["7h", "8h", "9h", "Th"],
      ["Qs", "Qd", "Qc"],
    ],
    when: () => true,
  },
  { id: "turn", cards: [["back"], ["5d"]], when: (table) => table.inHand },
  {
    id: "melds",
    cards: [
      ["4s", "5s", "6s"],
      ["9d", "9c", "9h"],
    ],
    when: (table) => table.mine && table.view?.phase === "play",
  },
  {
    id: "wilds",
    cards: [
      ["Jd", "*", "Kd"],
      ["2c", "8s", "8h"],
    ],
    when: (table) => (table.menu?.wilds.length ?? 0) > 0,
  },
  {
    id: "burraco",
    cards: [["3c", "4c", "5c", "6c", "7c", "8c", "9c"]],
    when: (table) => table.view?.melds.some((one) => one.burraco !== null || one.cards.length > GROWING) ?? false,
  },
  {
    id: "pozzetto",
    cards: [["back", "back"]],
    when: ({ view }) => view !== null && (view.took.length > 0 || view.counts.some((count) => count < FEW)),
  },
  { id: "closing", cards: [["Kh"]], when: ({ seat, view }) => seat !== null && (view?.took.includes(seat) ?? false) },
  {
    id: "points",
    cards: [["*", "2h", "As", "Kd", "5c"]],
    when: (table) => (table.between && (table.view?.hand_number ?? 0) > 1) || table.over,
  },
];

export function advise({ menu }: Table): string {
  if (!menu) return "wait";
  if (menu.draw) return menu.take ? "draw-or-take" : "draw";
  if (menu.attachments.length) return "attach";
  return menu.openings.length ? "open" : "discard";
}
