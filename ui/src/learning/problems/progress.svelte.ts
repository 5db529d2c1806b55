// What a guest has answered: it is kept in this browser, and nowhere else.

import { keep, kept } from "../../base/kept";
import type { ProblemDone, ProblemStanding } from "../../base/types";

const ANSWERS = "problems";
const STANDINGS = "problem-standings";

let answers = $state.raw<Record<string, boolean>>(kept<Record<string, boolean>>(ANSWERS, {}));
let standings = $state.raw<Record<string, ProblemStanding>>(kept<Record<string, ProblemStanding>>(STANDINGS, {}));

export const progress = {
  /** Whether each problem that was answered was solved. */
  get answers(): Record<string, boolean> {
    return answers;
  },
  /** How one stands at a game; nothing where one has answered nothing. */
  standing(game: string): ProblemStanding | undefined {
    return standings[game];
  },
};

/** Keep an answer. The first counts. */
export function note(id: string, game: string, solved: boolean, standing: ProblemStanding): void {
  if (id in answers) return;
  answers = { ...answers, [id]: solved };
  standings = { ...standings, [game]: standing };
  keep(ANSWERS, answers);
  keep(STANDINGS, standings);
}

/** What was answered, wherever it is kept. */
export function answered(done: readonly ProblemDone[], onServer: boolean): Record<string, boolean> {
  return onServer ? Object.fromEntries(done.map((one) => [one.id, one.solved])) : answers;
}

/** The rating that is shown for a standing: what can be said with confidence. */
export function shown({ mu, sigma }: ProblemStanding): number {
  return (mu ?? 25) - 3 * (sigma ?? 25 / 3);
}
