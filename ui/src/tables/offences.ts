// What can be put to the referee of a live-table, and how it is found by a word.

export type Irregularity = { id: string; title: string; why: string; article: string };
export type Family = { title: string; irregularities: Irregularity[] };

/** Letters without accents, so that "puo" finds "può". */
const bare = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** The irregularities in which every word occurs: those that have them in their title first. */
export function found(families: readonly Family[], sought: string): Irregularity[] {
  const words = bare(sought).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const holds = (text: string): boolean => words.every((word) => bare(text).includes(word));
  const all = families.flatMap((family) =>
    family.irregularities.map((one) => ({ one, text: `${one.title} ${one.why} ${family.title} ${one.article}` })),
  );
  const hits = all.filter(({ text }) => holds(text)).map(({ one }) => one);
  return [...hits.filter((one) => holds(one.title)), ...hits.filter((one) => !holds(one.title))];
}
