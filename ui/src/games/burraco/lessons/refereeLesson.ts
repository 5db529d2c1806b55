// The lesson about the referee: a call from the mistake to the ruling, by what the table shows.

/** The steps, in order. */
export const STEPS = ["wait", "draw", "err", "ring", "say", "read", "done"] as const;
export type Step = (typeof STEPS)[number];

/** What a table shows of it. `held` is how many cards one had before one drew. */
export type Seen = {
  mine: boolean;
  draws: boolean;
  held: number;
  cards: number;
  rung: boolean;
  ruled: boolean;
  read: boolean;
};

export function stepOf({ mine, draws, held, cards, rung, ruled, read }: Seen): Step {
  if (read) return "done";
  if (ruled) return "read";
  if (rung) return "say";
  if (held && cards >= held + 2) return "ring";
  if (!mine) return "wait";
  return draws ? "draw" : "err";
}
