// What is heard at the table. Browsers let a page be heard once somebody has touched it; from then on it is.

import { whenIdle } from "../../base/idle";
import { prefs } from "../../base/prefs.svelte";
import { lengthOf, prepare, strike, type Sound } from "./recipes";

export type { Sound } from "./recipes";

let context: AudioContext | null = null;
let out: GainNode | null = null;
/** Until when each sound is still heard: the same one twice at once would only be louder. */
const heard = new Map<Sound, number>();
const TOGETHER = 0.06;

/** So long after the first tap the table can be heard, however much there is to do. */
const SOON = 300;
let waking = false;
/** What would have been heard while the loudspeaker was being opened: the last of it is. */
let owed: Sound | null = null;

function wake(): void {
  waking = false;
  if (!context) {
    context = new AudioContext();
    prepare(context);
  }
  void context.resume().then(() => {
    const which = owed;
    owed = null;
    if (which) sound(which);
  });
}

/** From the first tap or key on the table is heard. */
export function listen(): () => void {
  const events = ["pointerdown", "keydown"] as const;
  // To open a loudspeaker takes several frames: not while the card that was tapped sets out.
  const touched = (): void => {
    if (!prefs.volume || waking || context?.state === "running") return;
    waking = true;
    whenIdle(wake, SOON);
  };
  for (const one of events) window.addEventListener(one, touched, { passive: true });
  return () => events.forEach((one) => window.removeEventListener(one, touched));
}

/** Let something be heard, unless somebody wants it quiet or nobody has touched the page yet. */
export function sound(which: Sound): void {
  if (!prefs.volume || document.hidden) return;
  if (context?.state !== "running") {
    if (waking || context) owed = which;
    return;
  }
  const now = context.currentTime;
  if (now < (heard.get(which) ?? 0)) return;
  heard.set(which, now + Math.min(TOGETHER, lengthOf(which)));
  if (!out) {
    out = context.createGain();
    // Several at once stay below what a loudspeaker can do.
    const limit = context.createDynamicsCompressor();
    out.connect(limit).connect(context.destination);
  }
  // Ears are not linear.
  out.gain.value = prefs.volume ** 2;
  strike(context, out, which, now + 0.005);
}
