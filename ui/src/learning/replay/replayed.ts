// A step of a record in words, whatever the game.

import { inWords } from "../../cards/names";
import type { GameName, GamePages } from "../../games";
import { t } from "../../base/texts.svelte";
import type { ReplayStep } from "../../base/types";

const LETTERS = "ABCDEF";
const SHOWN = 60;

/** The seat that acted; -1 for the table itself. */
export function seatOf(step: ReplayStep): number {
  return step.by.length === 1 ? LETTERS.indexOf(step.by) : -1;
}

export function told(pages: GamePages<GameName>, step: ReplayStep): string {
  if (step.action.startsWith("deal")) return t("page-replay-do-deal");
  const name = pages.nameAt(step.view, seatOf(step)) ?? t("page-replay-the-table");
  const short = step.action.length > SHOWN ? `${step.action.slice(0, SHOWN)}…` : step.action;
  const sentence = step.sentences.join(" ");
  return pages.told(step, name) || (pages.spellsCards ? inWords(sentence) : sentence) || `${name}: ${short}`;
}
