// Exact fractions of a stake: a fifth of a pot is not a whole number of quarters once it has been doubled.

export type Fraction = { over: bigint; under: bigint };

const common = (one: bigint, other: bigint): bigint => (other ? common(other, one % other) : one < 0n ? -one : one);

export function fraction(over: bigint, under = 1n): Fraction {
  const part = common(over, under) || 1n;
  return { over: over / part, under: under / part };
}

export const ZERO = fraction(0n);

/** As the program writes it: ``3``, ``-5/3``. */
export function read(text: string): Fraction {
  const [over = "0", under = "1"] = text.split("/");
  return fraction(BigInt(over), BigInt(under));
}

export const plus = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.over * other.under + other.over * one.under, one.under * other.under);
export const minus = (one: Fraction): Fraction => fraction(-one.over, one.under);
export const times = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.over * other.over, one.under * other.under);

export function written({ over, under }: Fraction): string {
  return under === 1n ? String(over) : `${over}/${under}`;
}

/** For people: ``−1 ¾`` rather than ``-7/4``, and with its sign. */
export function shown({ over, under }: Fraction): string {
  const positive = over < 0n ? -over : over;
  const rest = positive % under;
  const SIGNS: Record<string, string> = {
    "1/2": "½",
    "1/4": "¼",
    "3/4": "¾",
    "1/3": "⅓",
    "2/3": "⅔",
    "1/5": "⅕",
    "2/5": "⅖",
    "3/5": "⅗",
    "4/5": "⅘",
  };
  const part = rest ? (SIGNS[`${rest}/${under}`] ?? ` ${rest}/${under}`) : "";
  const whole = positive / under || !rest ? String(positive / under) : "";
  return `${over < 0n ? "−" : over > 0n ? "+" : ""}${whole}${part}`.trim();
}
