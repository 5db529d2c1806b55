// Runs and sets as src/ventaglio/games/burraco/engine/melds.py reads them, for a table of wood without a network. What a
// code says about melds is data (`Law`); a test puts every meld, every card and every way to lay cards to both, and
// compares.

/** What a code says about melds. */
export type Law = {
  set_ranks: string;
  set_naturals: number;
  minimum: number;
  burraco: number;
  semi: boolean;
  real_three: boolean;
  free_wild_moves: boolean;
  two_climbs: boolean;
  wilds: number;
  aces: number;
  run_naturals: number;
  wild_freed: boolean;
};

export type SetMeld = { kind: "set"; rank: string; naturals: string[]; wild: string | null };
export type RunMeld = { kind: "run"; suit: string; low: number; high: number; wild: string | null; hole: number };
export type Meld = SetMeld | RunMeld;
export type Fault = { reason: string; norm: string };
export type Burraco = "clean" | "semi" | "dirty";

const RANKS = "A23456789TJQK";
const SUITS = "hdcs";
const ACE_LOW = 1;
const TWO = 2;
const THREE = 3;
const ACE_HIGH = 14;

export const isWild = (card: string): boolean => card === "*" || card[0] === "2";
const rankOf = (card: string): string => card[0]!;
const suitOf = (card: string): string => card[1] ?? "";
const placeOf = (card: string): number => RANKS.indexOf(rankOf(card)) + 1;
const natural = (suit: string, place: number): string => (place === ACE_HIGH ? "A" : RANKS[place - 1]!) + suit;

function fault(reason: string, norm = ""): Fault {
  return { reason, norm };
}

export function isFault(one: Meld | Fault): one is Fault {
  return "reason" in one;
}

function run(suit: string, low: number, high: number, wild: string | null = null, hole = 0): RunMeld {
  return { kind: "run", suit, low, high, wild, hole };
}

export function lengthOf(meld: Meld): number {
  if (meld.kind === "set") return meld.naturals.length + (meld.wild ? 1 : 0);
  return meld.high - meld.low + 1 + (meld.wild && !meld.hole ? 1 : 0);
}

/** All cards from the lowest; a free wild lies first, a locked one in its place. */
export function cardsOf(meld: Meld): string[] {
  if (meld.kind === "set") return meld.wild ? [meld.wild, ...meld.naturals] : [...meld.naturals];
  const cards: string[] = [];
  for (let place = meld.low; place <= meld.high; place++)
    cards.push(place === meld.hole ? meld.wild! : natural(meld.suit, place));
  return meld.wild && !meld.hole ? [meld.wild, ...cards] : cards;
}

/** The card that a locked wild replaces. */
export function standsFor(meld: Meld): string | null {
  return meld.kind === "run" && meld.hole ? natural(meld.suit, meld.hole) : null;
}

/** The burraco that a meld makes, if it is long enough. */
export function classify(meld: Meld, law: Law): Burraco | null {
  const length = lengthOf(meld);
  if (length < law.burraco) return null;
  if (!meld.wild) return "clean";
  const unbroken =
    meld.kind === "set" || !meld.hole ? length - 1 : Math.max(meld.hole - meld.low, meld.high - meld.hole);
  return law.semi && unbroken >= law.burraco ? "semi" : "dirty";
}

// ── Reading cards as a meld ──────────────────────────────────────────────────────────────────────────────────────────

/** The meld that some cards make when laid together. Where an ace could lie at either end, the first card decides. */
export function read(laid: readonly string[], law: Law): Meld | Fault {
  if (laid.length < law.minimum) return fault("too-few-cards");
  const plain = laid.filter((one) => !isWild(one));
  if (!plain.length) return fault("only-wilds");
  if (plain.length > 1 && plain.every((one) => rankOf(one) === rankOf(plain[0]!))) return readSet(laid, plain, law);
  return readRun(laid, plain, law);
}

/** Cards of a set in their order: by suit. */
function bySuit(cards: readonly string[]): string[] {
  return [...cards].sort((one, other) => SUITS.indexOf(suitOf(one)) - SUITS.indexOf(suitOf(other)));
}

function readSet(laid: readonly string[], plain: readonly string[], law: Law): Meld | Fault {
  const wilds = laid.filter(isWild);
  const rank = rankOf(plain[0]!);
  if (wilds.length > law.wilds) return tooManyWilds(law);
  if (!law.set_ranks.includes(rank)) return fault("set-of-this-rank");
  if (plain.length > law.set_naturals) return fault("set-too-long");
  return { kind: "set", rank, naturals: bySuit(plain), wild: wilds[0] ?? null };
}

function readRun(laid: readonly string[], plain: readonly string[], law: Law): Meld | Fault {
  const suit = suitOf(plain[0]!);
  if (plain.some((one) => suitOf(one) !== suit)) return fault("neither-set-nor-run");
  const aces = plain.filter((one) => rankOf(one) === "A").length;
  if (aces > law.aces) return fault("two-aces");
  const places = plain.filter((one) => rankOf(one) !== "A").map(placeOf);
  if (new Set(places).size < places.length) return fault("same-card-twice");
  const wilds = laid.filter(isWild);
  const ownTwos = wilds.filter((one) => suitOf(one) === suit);
  const ends = rankOf(plain[0]!) === "A" ? [ACE_LOW, ACE_HIGH] : [ACE_HIGH, ACE_LOW];
  const atEnds = !aces ? [[]] : aces === 1 ? [[ends[0]!], [ends[1]!]] : [ends];
  let wrong: Fault | null = null;
  for (const naturalTwo of ownTwos.length ? [true, false] : [false]) {
    const remaining = [...wilds];
    if (naturalTwo) remaining.splice(remaining.indexOf(ownTwos[0]!), 1);
    if (remaining.length > law.wilds) {
      wrong = tooManyWilds(law);
      continue;
    }
    for (const at of atEnds) {
      const held = [...new Set([...places, ...at, ...(naturalTwo ? [TWO] : [])])].sort((one, other) => one - other);
      const found = place(suit, held, remaining[0] ?? null, law);
      if (!isFault(found)) return found;
      wrong ??= found;
    }
  }
  return wrong!;
}

function tooManyWilds(law: Law): Fault {
  return law.wilds ? fault("two-wilds") : fault("no-wilds");
}

/** The run with these natural places, if the gaps between them leave one. */
function place(suit: string, held: readonly number[], wild: string | null, law: Law): RunMeld | Fault {
  const low = held[0]!;
  const high = held.at(-1)!;
  const gaps: number[] = [];
  for (let at = low; at < high; at++) if (!held.includes(at)) gaps.push(at);
  if (gaps.length > (wild ? 1 : 0)) return fault("gap-in-run", "run_naturals");
  return allowed(settle(run(suit, low, high, wild, gaps[0] ?? 0)), law);
}

/** A two of the run's own suit that lies just below the three, or in the hole of the two, is natural. */
function settle(one: RunMeld): RunMeld {
  if (one.wild === natural(one.suit, TWO)) {
    if (!one.hole && one.low === THREE) return run(one.suit, TWO, one.high);
    if (one.hole === TWO) return run(one.suit, one.low, one.high);
  }
  return one;
}

/** A run whose cards are in order, if it has not too many of them nor a two that lacks its three. */
function allowed(one: RunMeld, law: Law): RunMeld | Fault {
  if (one.high - one.low + (one.hole ? 0 : 1) > law.run_naturals) return fault("run-too-long", "run_naturals");
  const lacksThree = law.real_three && one.low <= TWO && one.hole !== TWO && (one.high < THREE || one.hole === THREE);
  return lacksThree ? fault("two-needs-three", "natural_two") : one;
}

// ── Attaching ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The meld with one more card, or why the card does not fit. `low` puts an ace below the two. */
export function attach(meld: Meld, card: string, low: boolean, law: Law): Meld | Fault {
  if (low && (rankOf(card) !== "A" || meld.kind === "set")) return fault("low-is-for-aces");
  return meld.kind === "set" ? attachToSet(meld, card, law) : attachToRun(meld, card, low, law);
}

function attachToSet(meld: SetMeld, card: string, law: Law): Meld | Fault {
  if (isWild(card)) return meld.wild || !law.wilds ? tooManyWilds(law) : { ...meld, wild: card };
  if (rankOf(card) !== meld.rank) return fault("does-not-fit", "meld_minimum");
  if (meld.naturals.length >= law.set_naturals) return fault("set-too-long");
  return { ...meld, naturals: bySuit([...meld.naturals, card]) };
}

function attachToRun(one: RunMeld, card: string, low: boolean, law: Law): Meld | Fault {
  if (isWild(card)) {
    if (card === natural(one.suit, TWO)) {
      const asNatural = addNatural(one, TWO, law);
      if (!isFault(asNatural)) return asNatural;
    }
    return one.wild || !law.wilds ? tooManyWilds(law) : run(one.suit, one.low, one.high, card);
  }
  if (suitOf(card) !== one.suit) return fault("does-not-fit", "run_naturals");
  const at = placeOf(card);
  return addNatural(one, at === ACE_LOW && !low ? ACE_HIGH : at, law);
}

/** Put a natural card in its place: into the hole, at an end, or beyond an end with the wild filling the gap. */
function addNatural({ suit, low, high, wild, hole }: RunMeld, at: number, law: Law): RunMeld | Fault {
  if (at === hole)
    return law.wild_freed ? settle(run(suit, low, high, wild)) : fault("wild-stays", "wild_replaced_by_its_card");
  if (low <= at && at <= high) return fault("place-taken");
  const bothAces = (at === ACE_LOW && high === ACE_HIGH) || (at === ACE_HIGH && low === ACE_LOW);
  if (law.aces === 1 && bothAces) return fault("two-aces");
  const newLow = Math.min(low, at);
  const newHigh = Math.max(high, at);
  const beyond = at < low ? low - at : at - high;
  let grown: RunMeld | null = null;
  if (beyond === 1) grown = run(suit, newLow, newHigh, wild, hole);
  else if (beyond === 2 && wild && !hole && law.free_wild_moves)
    grown = run(suit, newLow, newHigh, wild, at < low ? at + 1 : at - 1);
  else if (beyond === 2 && !wild && low === TWO && law.wilds && law.two_climbs)
    grown = run(suit, THREE, newHigh, natural(suit, TWO), at - 1);
  if (grown) return allowed(settle(grown), law);
  if (beyond === 2 && wild) return fault("gap-in-run", "wild_moves");
  return fault("gap-in-run", beyond === 2 && low === TWO && !law.two_climbs ? "natural_two" : "run_naturals");
}

// ── What is wrong with cards that lie together ───────────────────────────────────────────────────────────────────────

/** Every card of a pack, each face once. */
export const FACES: readonly string[] = [...[...SUITS].flatMap((suit) => [...RANKS].map((rank) => rank + suit)), "*"];

/** Each card without which the rest would be a meld: it is the one too many. */
export function surplus(laid: readonly string[], law: Law): string[] {
  return [...new Set(laid)].filter((one) => {
    const rest = [...laid];
    rest.splice(rest.indexOf(one), 1);
    return !isFault(read(rest, law));
  });
}

/** Each card with which they would be a meld: it is the one that is missing. Of wilds only the joker is named. */
export function missing(laid: readonly string[], law: Law): string[] {
  return FACES.filter(
    (one) =>
      (one === "*" || !isWild(one) || laid.some((other) => suitOf(other) === suitOf(one))) &&
      !isFault(read([...laid, one], law)),
  );
}
