// Which melds of the menu the chosen cards make.

import type { BurracoMenu, OpeningChoice } from "../../../base/types";

const tidy = (cards: readonly string[]): string => [...cards].sort().join(" ");

/** Every meld that the menu lets exactly these cards open. */
export function openings(menu: BurracoMenu | null, chosen: readonly string[]): OpeningChoice[] {
  const wanted = tidy(chosen);
  return (menu?.openings ?? []).filter((one) => one.cards.length === chosen.length && tidy(one.cards) === wanted);
}
