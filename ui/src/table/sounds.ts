// Short sounds, made here: nothing is loaded for them. They are off unless somebody wants them.

import { prefs } from "../lib/prefs.svelte";

export type Sound = "card" | "turn" | "warning" | "refused" | "over";

/** For each sound its notes: frequency, when it begins, how long it lasts. */
const NOTES: Record<Sound, [number, number, number][]> = {
  card: [[320, 0, 0.05]],
  turn: [[523, 0, 0.09], [659, 0.1, 0.12]],
  warning: [[440, 0, 0.12], [440, 0.2, 0.12]],
  refused: [[196, 0, 0.16]],
  over: [[523, 0, 0.12], [659, 0.12, 0.12], [784, 0.24, 0.25]],
};

let context: AudioContext | null = null;

export function sound(which: Sound): void {
  if (!prefs.sounds) return;
  context ??= new AudioContext();
  for (const [pitch, start, length] of NOTES[which]) {
    const begin = context.currentTime + start;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}
