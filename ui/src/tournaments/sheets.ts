// Score sheets and other figures as they are typed.

/** Both totals of each sheet, as texts. */
export type Typed = [string, string][];

export const blank = (count: number): Typed => Array.from({ length: count }, () => ["", ""]);

export const typed = (sheets: readonly (readonly number[])[]): Typed =>
  sheets.map((one) => [String(one[0]), String(one[1])]);

/** A whole number as somebody types it; null where it is none. */
export function whole(text: string): number | null {
  const found = /^\s*([-−]?)\s*(\d{1,6})\s*$/.exec(text);
  return found ? Number(found[2]) * (found[1] ? -1 : 1) : null;
}

/** The totals as numbers; null until all of them are. */
export function read(sheets: Typed): [number, number][] | null {
  const found = sheets.map(([first, second]) => [whole(first), whole(second)] as const);
  return found.every(([first, second]) => first !== null && second !== null) ? (found as [number, number][]) : null;
}

/** "7, 9, 9" are three groups of as many tables. */
export function sizes(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}
