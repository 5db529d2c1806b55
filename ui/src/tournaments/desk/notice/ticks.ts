// What a notice may say yes or no to: the server lists it for each code.

import type { CodeChoice, Notice } from "../../../base/types";

/** Those that the pages have words for. */
export type Ticks = Record<
  keyof Pick<Notice, "clubs_apart" | "double_check" | "phones" | "online" | "bots" | "public_clock">,
  boolean
>;

export function ticksOf(law: CodeChoice): (keyof Ticks)[] {
  return law.ticks as (keyof Ticks)[];
}
