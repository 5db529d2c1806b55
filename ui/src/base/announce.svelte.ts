// What a screen reader says: one polite line, and one that does not wait.

import { untrack } from "svelte";

let polite = $state("");
let urgent = $state("");

export const announced = {
  get polite(): string {
    return polite;
  },
  get urgent(): string {
    return urgent;
  },
};

/** Say something. The same words twice are told apart by a space, or they would not be said again. */
export function announce(words: string, now = false): void {
  // Whoever says something does not thereby listen: an effect would say it for ever.
  untrack(() => {
    if (now) urgent = words === urgent ? `${words} ` : words;
    else polite = words === polite ? `${words} ` : words;
  });
}
