// An action of a record in words, where it stands alone: a whole turn or trick is told by the server when it is over.

import { cardName } from "../cards/names";
import { t } from "../lib/texts.svelte";
import type { ReplayStep } from "../lib/types";

const LETTERS = "ABCDEF";
const SHOWN = 60;

/** The seat that acted; -1 for the table itself. */
export function seatOf(step: ReplayStep): number {
  return step.by.length === 1 ? LETTERS.indexOf(step.by) : -1;
}

function nameOf(step: ReplayStep): string {
  const { names, players } = step.view as { names: string[]; players: number[] | number };
  const seat = seatOf(step);
  // At Tressette players may change seats.
  return names[Array.isArray(players) ? (players[seat] ?? seat) : seat] ?? t("page-replay-the-table");
}

/** A card, or one that stands for another. */
function named(card: string): string {
  return cardName(card.split("=")[0]!);
}

export function told(step: ReplayStep): string {
  const [verb, ...rest] = step.action.split(" ");
  const name = nameOf(step);
  switch (verb) {
    case "deal":
      return t("page-replay-do-deal");
    case "draw":
    case "take":
      return t(`page-replay-do-${verb}`, { name });
    case "open":
      return t("page-replay-do-open", { name, cards: rest.map(named).join(", ") });
    case "attach":
      return t("page-replay-do-attach", { name, number: rest[0]!, cards: named(rest[1]!) });
    case "discard":
    case "play":
      return t(`page-replay-do-${verb}`, { name, cards: named(rest[0]!) });
    default:
      return `${name}: ${step.action.length > SHOWN ? `${step.action.slice(0, SHOWN)}…` : step.action}`;
  }
}
