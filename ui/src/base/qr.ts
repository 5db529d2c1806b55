// QR codes (ISO/IEC 18004) of a text, in its UTF-8 bytes: made here, so that they are there without a network too.

export type Level = "L" | "M";
export type QrCode = { version: number; mask: number; size: number; dark: (x: number, y: number) => boolean };

/** For each version from 1: the check bytes of a block, and how many blocks there are. */
const CHECKS: Record<Level, number[]> = {
  L: [
    7,
    10,
    15,
    20,
    26,
    18,
    20,
    24,
    30,
    18,
    20,
    24,
    26,
    30,
    22,
    24,
    28,
    30,
    28,
    28,
    28,
    28,
    30,
    30,
    26,
    28,
    ...Array<number>(14).fill(30),
  ],
  M: [
    10,
    16,
    26,
    18,
    24,
    16,
    18,
    22,
    22,
    26,
    30,
    22,
    22,
    24,
    24,
    28,
    28,
    26,
    26,
    26,
    26,
    ...Array<number>(19).fill(28),
  ],
};
const BLOCKS: Record<Level, number[]> = {
  L: [
    1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19,
    20, 21, 22, 24, 25,
  ],
  M: [
    1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33,
    35, 37, 38, 40, 43, 45, 47, 49,
  ],
};
const FORMAT: Record<Level, number> = { L: 1, M: 0 };
const VERSIONS = 40;

/** Which modules a mask turns over. */
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

// ── Bytes ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The modules of a version that hold data and checks. */
function modules(version: number): number {
  const marks = version < 2 ? 0 : Math.floor(version / 7) + 2;
  const marked = marks ? (25 * marks - 10) * marks - 55 : 0;
  return (16 * version + 128) * version + 64 - marked - (version < 7 ? 0 : 36);
}

function dataBytes(version: number, level: Level): number {
  return Math.floor(modules(version) / 8) - CHECKS[level][version - 1]! * BLOCKS[level][version - 1]!;
}

/** How many bytes a text may have. */
export function capacity(version: number, level: Level): number {
  return dataBytes(version, level) - (version < 10 ? 2 : 3);
}

/** Powers of 2 in the field of 256 elements that the checks are reckoned in, and where each element stands among them. */
const POWERS: number[] = [];
const LOGS: number[] = [];
for (let power = 0, one = 1; power < 255; power++, one = (one << 1) ^ ((one >> 7) * 0x11d)) {
  POWERS[power] = one;
  LOGS[one] = power;
}

function times(a: number, b: number): number {
  return a && b ? POWERS[(LOGS[a]! + LOGS[b]!) % 255]! : 0;
}

/** The polynomial with the roots 1, 2, 4, … without its first coefficient, which is 1. */
function divisor(degree: number): number[] {
  const found = [...Array<number>(degree - 1).fill(0), 1];
  for (let root = 1, step = 0; step < degree; step++, root = times(root, 2)) {
    for (let at = 0; at < degree; at++) found[at] = times(found[at]!, root) ^ (found[at + 1] ?? 0);
  }
  return found;
}

function checksOf(data: number[], by: number[]): number[] {
  const rest = by.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    by.forEach((one, at) => (rest[at]! ^= times(one, factor)));
  }
  return rest;
}

/** What stands in the code: the text with its length, filled up, in blocks with their checks, woven into each other. */
function codewords(text: Uint8Array, version: number, level: Level): number[] {
  const wide = version < 10 ? [text.length] : [text.length >> 8, text.length & 255];
  // Four bits say "bytes", then come length and text, then four bits that end it.
  const nibbles = [4, ...[...wide, ...text].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const data: number[] = [];
  for (let at = 0; at < nibbles.length; at += 2) data.push((nibbles[at]! << 4) | nibbles[at + 1]!);
  for (let pad = 0xec; data.length < dataBytes(version, level); pad ^= 0xec ^ 0x11) data.push(pad);

  const count = BLOCKS[level][version - 1]!;
  const by = divisor(CHECKS[level][version - 1]!);
  const short = Math.floor(data.length / count);
  const long = data.length % count;
  let from = 0;
  const blocks = Array.from({ length: count }, (_, at) =>
    data.slice(from, (from += short + (at < count - long ? 0 : 1))),
  );
  const checks = blocks.map((block) => checksOf(block, by));
  const woven = (rows: number[][], length: number): number[] =>
    Array.from({ length }, (_, at) => rows.flatMap((row) => (at < row.length ? [row[at]!] : []))).flat();
  return [...woven(blocks, short + 1), ...woven(checks, by.length)];
}

// ── Modules ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Where the small marks lie, in both directions. */
export function marksOf(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, at) => version * 4 + 10 - (count - 2 - at) * step)];
}

class Grid {
  readonly size: number;
  readonly dark: boolean[];
  /** Modules that are the same whatever the text. */
  readonly fixed: boolean[];

  constructor(readonly version: number) {
    this.size = version * 4 + 17;
    this.dark = Array<boolean>(this.size ** 2).fill(false);
    this.fixed = Array<boolean>(this.size ** 2).fill(false);
    const far = this.size - 1;
    for (let at = 0; at <= far; at++) {
      this.put(6, at, at % 2 === 0);
      this.put(at, 6, at % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [far - 3, 3],
      [3, far - 3],
    ] as const)
      this.square(x, y, 4, [0, 1, 3]);
    const marks = marksOf(version);
    const last = marks.length - 1;
    marks.forEach((x, across) =>
      marks.forEach((y, down) => {
        const corner = (across === 0 && (down === 0 || down === last)) || (across === last && down === 0);
        if (!corner) this.square(x, y, 2, [0, 2]);
      }),
    );
    if (version >= 7) {
      let rest = version;
      for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
      const bits = (version << 12) | rest;
      for (let at = 0; at < 18; at++) {
        const [a, b] = [this.size - 11 + (at % 3), Math.floor(at / 3)];
        this.put(a, b, Boolean((bits >> at) & 1));
        this.put(b, a, Boolean((bits >> at) & 1));
      }
    }
    this.format("L", 0);
  }

  put(x: number, y: number, dark: boolean): void {
    this.dark[y * this.size + x] = dark;
    this.fixed[y * this.size + x] = true;
  }

  /** A square in rings; `black` says which of them, counted from its middle. */
  square(x: number, y: number, reach: number, black: number[]): void {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        if (x + dx < 0 || x + dx >= this.size || y + dy < 0 || y + dy >= this.size) continue;
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        this.put(x + dx, y + dy, black.includes(ring));
      }
    }
  }

  /** Level and mask, twice. */
  format(level: Level, mask: number): void {
    const told = (FORMAT[level] << 3) | mask;
    let rest = told;
    for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((told << 10) | rest) ^ 0x5412;
    const bit = (at: number): boolean => Boolean((bits >> at) & 1);
    const far = this.size - 1;
    for (let at = 0; at < 15; at++) {
      // Down the column beside the upper left square and back along the row below it, past the dotted lines.
      if (at < 8) this.put(8, at < 6 ? at : at + 1, bit(at));
      else this.put(at === 8 ? 7 : 14 - at, 8, bit(at));
      if (at < 8) this.put(far - at, 8, bit(at));
      else this.put(8, far - 14 + at, bit(at));
    }
    this.put(8, far - 7, true);
  }

  /** Two columns at a time from the right, upwards and downwards in turn, the dotted column left out. */
  *path(): Generator<number> {
    for (let right = this.size - 1, up = true; right > 0; right -= 2, up = !up) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++) {
        const y = up ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) if (!this.fixed[y * this.size + x]) yield y * this.size + x;
      }
    }
  }

  masked(mask: number): boolean[] {
    const turns = MASKS[mask]!;
    return this.dark.map(
      (dark, at) => dark !== (!this.fixed[at]! && turns(at % this.size, Math.floor(at / this.size))),
    );
  }
}

/** How hard a pattern is to read: long runs, blocks, what looks like a corner, too much of one colour. */
function penalty(dark: boolean[], size: number): number {
  let points = 0;
  const lines: string[] = [];
  for (let at = 0; at < size; at++) {
    let [row, column] = ["", ""];
    for (let along = 0; along < size; along++) {
      row += dark[at * size + along] ? "1" : "0";
      column += dark[along * size + at] ? "1" : "0";
    }
    lines.push(row, column);
  }
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    points += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const one = dark[y * size + x];
      if (one === dark[y * size + x - 1] && one === dark[(y - 1) * size + x] && one === dark[(y - 1) * size + x - 1])
        points += 3;
    }
  }
  const share = (dark.filter(Boolean).length * 100) / size ** 2;
  return points + 10 * Math.floor(Math.abs(share - 50) / 5);
}

/** The smallest code that holds a text; null if none does. A mask may be asked for, otherwise it is the best to read. */
export function qrOf(text: string, level: Level = "M", wanted?: number): QrCode | null {
  const bytes = new TextEncoder().encode(text);
  const version = Array.from({ length: VERSIONS }, (_, at) => at + 1).find(
    (one) => bytes.length <= capacity(one, level),
  );
  if (!version) return null;
  const grid = new Grid(version);
  const words = codewords(bytes, version, level);
  let bit = 0;
  for (const at of grid.path()) {
    grid.dark[at] = Boolean(((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1);
    bit++;
  }
  let best = { mask: 0, points: Infinity, dark: grid.dark };
  for (const mask of wanted === undefined ? MASKS.keys() : [wanted]) {
    grid.format(level, mask);
    const dark = grid.masked(mask);
    const points = penalty(dark, grid.size);
    if (points < best.points) best = { mask, points, dark };
  }
  const { size } = grid;
  return { version, mask: best.mask, size, dark: (x, y) => best.dark[y * size + x] ?? false };
}

/** The dark modules as one path of an SVG whose box is `size` wide and high; the quiet margin of four is around it. */
export function pathOf(code: QrCode): string {
  const parts: string[] = [];
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (!code.dark(x, y) || (x > 0 && code.dark(x - 1, y))) continue;
      let width = 1;
      while (x + width < code.size && code.dark(x + width, y)) width++;
      parts.push(`M${x} ${y}h${width}v1h-${width}z`);
    }
  }
  return parts.join("");
}
