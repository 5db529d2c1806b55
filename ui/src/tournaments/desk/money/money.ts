// Amounts as people type and read them: euros on the screen, whole cents everywhere else.

/** Cents of "15", "15,50" or "15.5"; null where it is none of them. */
export function centsOf(typed: string): number | null {
  const found = /^\s*([-−]?)(\d{1,6})(?:[.,](\d{1,2}))?\s*€?\s*$/.exec(typed);
  if (!found) return typed.trim() ? null : 0;
  const cents = Number(found[2]) * 100 + Number((found[3] ?? "").padEnd(2, "0"));
  return found[1] ? -cents : cents;
}

/** Cents as they stand in a field. */
export function typedEuros(cents: number): string {
  if (!cents) return "";
  return cents % 100 ? (cents / 100).toFixed(2) : String(cents / 100);
}
