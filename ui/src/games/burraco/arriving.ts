// How a card comes to lie on the table: from below if it was ours, from above if it was theirs.

import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

import { prefs } from "../../lib/prefs.svelte";

const FAR = 90;

export function arriving(_: Element, { below }: { below: boolean }): TransitionConfig {
  const still = prefersReducedMotion.current || prefs.motion === "none";
  return {
    duration: still ? 0 : 240,
    easing: cubicOut,
    css: (_at, left) => `translate: 0 ${(below ? 1 : -1) * left * FAR}px; opacity: ${1 - left * 0.7};`,
  };
}
