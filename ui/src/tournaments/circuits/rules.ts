// The rules of a circuit as they are typed, and as they are sent.

import type { By, Ranked, Rules, Tie } from "../../base/types";

export const RANKED: readonly Ranked[] = ["people", "pairs", "clubs"];
export const BY: readonly By[] = ["place", "beaten", "vp"];
export const TIES: readonly Tie[] = ["places", "vp", "events", "latest"];

const NUMBERS = ["others", "presence", "best", "least", "club_best", "planned"] as const;

export type TypedRules = {
  ranked: string;
  by: string;
  table: string;
  replaced: boolean;
  categories: boolean;
  ties: string[];
} & Record<(typeof NUMBERS)[number], string>;

/** Rules as fields have them; with none, as empty as the server's own. */
export function typedRules(rules: Partial<Rules> = {}): TypedRules {
  const numbers = Object.fromEntries(
    NUMBERS.map((name) => [name, rules[name] === undefined ? "" : String(rules[name])]),
  ) as Record<(typeof NUMBERS)[number], string>;
  const ties = TIES.map((_, at) => rules.ties?.[at] ?? "");
  return {
    ...numbers,
    ranked: rules.ranked ?? "people",
    by: rules.by ?? "place",
    table: (rules.table ?? []).join(", "),
    replaced: rules.replaced ?? false,
    categories: rules.categories ?? false,
    ties,
  };
}

/** Rules as they are sent: what is left empty is what the server takes by default. */
export function sentRules(typed: TypedRules): Record<string, unknown> {
  const numbers = Object.fromEntries(
    NUMBERS.filter((name) => typed[name] !== "").map((name) => [name, Number(typed[name])]),
  );
  const table = (typed.table.match(/\d+/g) ?? []).map(Number);
  const ties = typed.ties.filter(Boolean);
  return {
    ...numbers,
    ranked: typed.ranked,
    by: typed.by,
    ...(table.length ? { table } : {}),
    replaced: typed.replaced,
    categories: typed.categories,
    ...(ties.length ? { ties } : {}),
  };
}
