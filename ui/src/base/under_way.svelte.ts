// What one is in the middle of: asked for on every page, so that nobody loses a match.

import { del, get } from "./api";
import { marked } from "./badge";
import { turnHasCome } from "./alerts";
import { prefs } from "./prefs.svelte";
import { session } from "./session.svelte";
import type { Around, Invitation, UnderWay } from "./types";

const LOOK_AGAIN = 10_000;
const HIDDEN = 30_000;

let found = $state.raw<UnderWay[]>([]);
let invited = $state.raw<Invitation[]>([]);
let asked = 0;
/** Turns that are known already: whoever has seen them is not called again. */
let called = new Set<string>();

export const underWay = {
  /** Where one sits, what waits for oneself first. */
  get tables(): UnderWay[] {
    return found;
  },
  /** Where somebody would like to see one. */
  get invitations(): Invitation[] {
    return invited;
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
    invited = [];
    marked(false);
    return;
  }
  try {
    ({ tables: found, invitations: invited } = await get<Around>("/api/me/tables"));
  } catch {
    // What was known stays; the next look is not far.
    return;
  }
  const turns = found.filter((one) => one.turn && !one.here);
  marked(turns.length > 0);
  for (const one of turns) if (!called.has(one.id)) turnHasCome(one.id);
  called = new Set(turns.map((one) => one.id));
}

/** Answer an invitation without coming. */
export async function decline(table: string): Promise<void> {
  invited = invited.filter((one) => one.table !== table);
  await del(`/api/me/invitations/${table}`).catch(() => undefined);
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
