// The phases of a plan as they are typed.

import type { FormatChoice, Phase } from "../../../base/types";
import { sizes } from "../../sheets";

export type TypedPhase = { movement: string; rounds: string; groups: string; skip: string; new_session: boolean };

export const typedPhase = (movement: string, rounds: number): TypedPhase => ({
  movement,
  rounds: String(rounds),
  groups: "",
  skip: "1",
  new_session: false,
});

export const typedPhases = (phases: readonly Phase[]): TypedPhase[] =>
  phases.map((one) => ({
    movement: one.movement,
    rounds: String(one.rounds),
    groups: one.groups.join(", "),
    skip: String(one.skip),
    new_session: one.new_session,
  }));

export const skips = (phase: TypedPhase, kind: FormatChoice): boolean =>
  kind.movements.find((one) => one.value === phase.movement)?.skips ?? false;

export const readPhases = (phases: readonly TypedPhase[], kind: FormatChoice) =>
  phases.map((one) => ({
    movement: one.movement,
    rounds: Number(one.rounds),
    groups: sizes(one.groups),
    skip: skips(one, kind) ? Number(one.skip) : 1,
    new_session: one.new_session,
  }));
