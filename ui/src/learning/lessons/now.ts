// What whoever learns could do at this moment.

import { pagesOf } from "../../games";
import type { TableState } from "../../games/common/table/state.svelte";

/** The id of a sentence. */
export function now(table: TableState): string {
  if (table.over) return "over";
  if (table.refusal) return "refused";
  if (table.between) return table.table?.pledge?.deal === 1 ? "first-deal" : "next-deal";
  return table.mine ? pagesOf(table.game).advise(table) : "wait";
}
