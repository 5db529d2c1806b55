// What one is in the middle of: asked for on every page, so that nobody loses a match.

import { get } from "./api";
import { marked } from "./badge";
import { turnHasCome } from "./alerts";
import { prefs } from "./prefs.svelte";
import { session } from "./session.svelte";
import type { UnderWay } from "./types";

const LOOK_AGAIN = 10_000;
const HIDDEN = 30_000;

let found = $state.raw<UnderWay[]>([]);
let asked = 0;
/** Turns that are known already: whoever has seen them is not called again. */
let called = new Set<string>();

export const underWay = {
  /** Where one sits, what waits for oneself first. */
  get tables(): UnderWay[] {
    return found;
  },
  /** Matches that have begun. */
  get matches(): UnderWay[] {
    return found.filter((one) => one.status === "playing");
  },
};

/** Ask again, at once. */
export async function lookAround(): Promise<void> {
  asked = Date.now();
  if (!session.me) {
    found = [];
    marked(false);
    return;
  }
  try {
    found = await get<UnderWay[]>("/api/me/tables");
  } catch {
    // What was known stays; the next look is not far.
    return;
  }
  const turns = found.filter((one) => one.turn && !one.here);
  marked(turns.length > 0);
  for (const one of turns) if (!called.has(one.id)) turnHasCome(one.id);
  called = new Set(turns.map((one) => one.id));
}

/** Look around from time to time: seldom where nobody looks, and not at all there unless somebody wants to be called. */
export function keepLooking(): () => void {
  const timer = window.setInterval(() => {
    const hidden = document.visibilityState !== "visible";
    if (hidden && !(prefs.alerts && found.length)) return;
    if (Date.now() - asked >= (hidden ? HIDDEN : LOOK_AGAIN)) void lookAround();
  }, 2_000);
  const seen = (): void => {
    if (document.visibilityState === "visible") void lookAround();
  };
  document.addEventListener("visibilitychange", seen);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}
