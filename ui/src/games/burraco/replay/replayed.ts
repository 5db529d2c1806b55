// An action of a record in words, where it stands alone: a whole turn is told by the server when it is over.

import { cardName } from "../../../cards/names";
import { t } from "../../../base/texts.svelte";
import type { ReplayStep } from "../../../base/types";

/** A card, or one that stands for another. */
function named(card: string): string {
  return cardName(card.split("=")[0]!);
}

export function told({ action }: ReplayStep, name: string): string {
  const [verb, ...rest] = action.split(" ");
  switch (verb) {
    case "draw":
    case "take":
      return t(`page-replay-do-${verb}`, { name });
    case "open":
      return t("page-replay-do-open", { name, cards: rest.map(named).join(", ") });
    case "attach":
      return t("page-replay-do-attach", { name, number: rest[0]!, cards: named(rest[1]!) });
    case "discard":
      return t("page-replay-do-discard", { name, cards: named(rest[0]!) });
    default:
      return "";
  }
}
