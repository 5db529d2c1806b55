// SHA-256. Browsers have one of their own, but only on pages that came over HTTPS, and a club's laptop serves without.

const K = [...primes(64)].map((prime) => fraction(Math.cbrt(prime)));
const H = [...primes(8)].map((prime) => fraction(Math.sqrt(prime)));

function* primes(count: number): Generator<number> {
  for (let number = 2, found = 0; found < count; number++) {
    let whole = 2;
    while (whole * whole <= number && number % whole) whole++;
    if (whole * whole > number) {
      found++;
      yield number;
    }
  }
}

/** The first 32 bits behind the point. */
function fraction(number: number): number {
  return Math.floor((number - Math.floor(number)) * 2 ** 32) | 0;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The hash of bytes, in hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const whole = new Uint8Array((((bytes.length + 8) >> 6) << 6) + 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(whole.length - 4, (bytes.length << 3) >>> 0);
  const state = [...H];
  const words = new Int32Array(64);
  for (let at = 0; at < whole.length; at += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) {
        words[i] = view.getInt32(at + 4 * i);
        continue;
      }
      const before = words[i - 15]!;
      const later = words[i - 2]!;
      const first = turned(before, 7) ^ turned(before, 18) ^ (before >>> 3);
      const second = turned(later, 17) ^ turned(later, 19) ^ (later >>> 10);
      words[i] = words[i - 16]! + first + words[i - 7]! + second;
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + words[i]!;
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i]! + word) | 0));
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
