// Every sound of the table, made of a few strokes: paper is filtered noise, wood a short low tone, a bell a long high one.
// Whatever they are played on is handed in, so that they can be rendered without being heard.

export type Sound =
  | "deal"
  | "draw"
  | "play"
  | "take"
  | "meld"
  | "bells"
  | "trick"
  | "turn"
  | "call"
  | "win"
  | "over"
  | "warning"
  | "refused";

type Stroke =
  /** Paper: noise through a band that slides from one frequency to another. */
  | { kind: "paper"; at: number; long: number; from: number; to: number; loud: number; wide?: number }
  /** Wood, bells and horns: a tone that dies away. */
  | {
      kind: "tone";
      at: number;
      long: number;
      pitch: number;
      loud: number;
      shape?: OscillatorType;
      to?: number;
      rise?: number;
    };

const paper = (at: number, long: number, from: number, to: number, loud: number, wide = 0.8): Stroke => ({
  kind: "paper",
  at,
  long,
  from,
  to,
  loud,
  wide,
});
const wood = (at: number, pitch: number, loud: number): Stroke => ({
  kind: "tone",
  at,
  long: 0.09,
  pitch,
  to: pitch * 0.6,
  loud,
  shape: "sine",
});
const bell = (at: number, pitch: number, long: number, loud: number): Stroke[] => [
  { kind: "tone", at, long, pitch, loud, shape: "sine", rise: 0.004 },
  { kind: "tone", at, long: long * 0.5, pitch: pitch * 2.76, loud: loud * 0.25, shape: "sine", rise: 0.002 },
];
const horn = (at: number, pitch: number, long: number, loud: number): Stroke => ({
  kind: "tone",
  at,
  long,
  pitch,
  loud,
  shape: "triangle",
  rise: 0.02,
});
const snap = (at: number, pitch: number, loud = 1): Stroke[] => [
  paper(at, 0.045, 2600, 1500, 0.5 * loud),
  wood(at, pitch, 0.55 * loud),
];
const times = (count: number, each: (at: number) => Stroke[]): Stroke[] =>
  Array.from({ length: count }, (_, at) => each(at)).flat();

export const RECIPES: Record<Sound, Stroke[]> = {
  // Cards slip off the pack one after the other.
  deal: times(7, (at) => [paper(at * 0.075, 0.055, 4200, 5600, 0.4, 1.6)]),
  // One card slides from the stock, rising.
  draw: [paper(0, 0.16, 1100, 4600, 0.5)],
  // One card is put down.
  play: snap(0, 150),
  // Many cards are gathered, quicker and quicker, and squared on the table.
  take: [
    ...times(9, (at) => [paper(0.42 * (1 - (1 - at / 9) ** 1.6), 0.05, 1500 + at * 260, 2100 + at * 260, 0.42, 1.4)]),
    ...snap(0.47, 120, 0.8),
  ],
  // Three cards, each laid beside the last.
  meld: times(3, (at) => snap(at * 0.085, 190 + at * 70, 0.85)),
  // Bells that climb: the best that can be laid.
  bells: [
    ...snap(0, 150, 0.7),
    ...[523.25, 659.25, 783.99, 1046.5].flatMap((pitch, at) => bell(0.07 + at * 0.09, pitch, 0.9 - at * 0.08, 0.3)),
  ],
  // Four cards are swept away, falling.
  trick: [paper(0, 0.3, 3800, 500, 0.55, 0.6), wood(0.27, 95, 0.5)],
  // A little bell, twice.
  turn: [...bell(0, 659.25, 0.35, 0.28), ...bell(0.14, 880, 0.55, 0.3)],
  // Knuckles on the table.
  call: times(3, (at) => [wood(at * 0.13, 240 - at * 12, 0.8), wood(at * 0.13 + 0.004, 118, 0.7)]),
  // Horns that call, then hold a chord.
  win: [
    ...[196, 261.63, 329.63].map((pitch, at) => horn(at * 0.13, pitch, 0.2, 0.34)),
    ...[261.63, 329.63, 392].map((pitch) => horn(0.4, pitch, 1.4, 0.26)),
    ...bell(0.4, 1046.5, 1.2, 0.2),
  ],
  over: [horn(0, 392, 0.35, 0.3), horn(0.24, 293.66, 0.7, 0.3)],
  warning: [0, 0.14, 0.28, 0.42].map(
    (at) => ({ kind: "tone", at, long: 0.1, pitch: 622.25, loud: 0.16, shape: "square" }) as const,
  ),
  refused: [{ kind: "tone", at: 0, long: 0.2, pitch: 165, to: 110, loud: 0.28, shape: "sawtooth" }],
};

/** How long a sound lasts, in seconds. */
export function lengthOf(which: Sound): number {
  return Math.max(...RECIPES[which].map((one) => one.at + one.long));
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, always the same. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const made = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = made.getChannelData(0);
  let state = 1;
  for (let at = 0; at < samples.length; at++) {
    state = (state * 48271) % 2147483647;
    samples[at] = (state / 2147483647) * 2 - 1;
  }
  noises.set(context, made);
  return made;
}

/** Make what every sound needs, so that the first one has not to wait for it. */
export function prepare(context: BaseAudioContext): void {
  noiseOf(context);
}

const QUIET = 0.0008;

/** Play a sound from a moment on. */
export function strike(context: BaseAudioContext, out: AudioNode, which: Sound, start: number): void {
  for (const stroke of RECIPES[which]) {
    const begin = start + stroke.at;
    const end = begin + stroke.long;
    const volume = context.createGain();
    volume.connect(out);
    volume.gain.setValueAtTime(QUIET, begin);
    if (stroke.kind === "paper") {
      volume.gain.exponentialRampToValueAtTime(stroke.loud, begin + stroke.long * 0.25);
      volume.gain.exponentialRampToValueAtTime(QUIET, end);
      const source = context.createBufferSource();
      source.buffer = noiseOf(context);
      const band = context.createBiquadFilter();
      band.type = "bandpass";
      band.Q.value = stroke.wide ?? 0.8;
      band.frequency.setValueAtTime(stroke.from, begin);
      band.frequency.exponentialRampToValueAtTime(stroke.to, end);
      source.connect(band).connect(volume);
      source.start(begin, 0, stroke.long);
    } else {
      volume.gain.exponentialRampToValueAtTime(stroke.loud, begin + (stroke.rise ?? 0.003));
      volume.gain.exponentialRampToValueAtTime(QUIET, end);
      const tone = context.createOscillator();
      tone.type = stroke.shape ?? "sine";
      tone.frequency.setValueAtTime(stroke.pitch, begin);
      if (stroke.to) tone.frequency.exponentialRampToValueAtTime(stroke.to, end);
      tone.connect(volume);
      tone.start(begin);
      tone.stop(end);
    }
  }
}
