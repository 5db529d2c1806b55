// What one may do: tables that the engine filled (src/ventaglio/games/common/offline/allowed.py), and where in
// them an answer stands.

export type Backed = { text: string; article: string; document: string; slug: string };
export type Verdict = { yes: boolean; why: Backed };
export type Asking = {
  id: string;
  text: string;
  facts: { id: string; text: string; answers: { id: string; text: string }[] }[];
  verdicts: Verdict[];
  by: Record<string, number[]>;
};
export type MayCode = { id: string; name: string };
/** What every game's file has; the rest is for its own board. */
export type May<C extends MayCode = MayCode> = { game: string; askings: Asking[]; codes: C[] };

/** What a code answers; a fact that nobody has told is as its first answer says. The last fact changes fastest. */
export function answer(asking: Asking, code: string, told: Record<string, string>): Verdict {
  let at = 0;
  for (const { id, answers } of asking.facts) {
    const place = answers.findIndex((one) => one.id === told[id]);
    at = at * answers.length + Math.max(place, 0);
  }
  return asking.verdicts[asking.by[code]![at]!]!;
}
