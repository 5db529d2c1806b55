// Reading a menu of Burraco: which melds its offers stand for, and which of them the chosen cards make.

import type { BurracoMenu, Open, RunOffer, SetOffer } from "../../lib/types";

const PLACES = "_A23456789TJQKA";
/** What an offer leaves in hand at the least; the menu lists openings that leave fewer one by one. */
const KEEP = 2;

function* sets({ naturals, wilds, least, most }: SetOffer): Generator<string[]> {
  for (const some of subsets(naturals)) {
    if (some.length > most || some.length < least - 1) continue;
    if (some.length >= least) yield some;
    for (const wild of wilds) yield [wild, ...some];
  }
}

function* runs({ suit, lows, highs, wild, hole, least }: RunOffer): Generator<string[]> {
  for (let low = lows[0]; low <= lows[1]; low += 1) {
    for (let high = Math.max(highs[0], low + least - 1); high <= highs[1]; high += 1) {
      const faces: string[] = [];
      for (let place = low; place <= high; place += 1) {
        const natural = `${PLACES[place]}${suit}`;
        faces.push(place === hole ? `${wild}=${natural}` : natural);
      }
      yield wild && !hole ? [wild, ...faces] : faces;
    }
  }
}

function subsets(cards: readonly string[]): Iterable<string[]> {
  const found = new Map<string, string[]>();
  for (let bits = 0; bits < 1 << cards.length; bits += 1) {
    const some = cards.filter((_, index) => bits & (1 << index));
    found.set(some.join(" "), some);
  }
  return found.values();
}

const melds = (offer: SetOffer | RunOffer): Generator<string[]> => (offer.type === "set" ? sets(offer) : runs(offer));
const tidy = (faces: readonly string[]): string => faces.map(bare).sort().join(" ");
const spelled = ({ cards, standing }: Open): string[] => cards.map((one, at) => (standing?.[0] === at ? `${one}=${standing[1]}` : one));

/** The card itself, without what it stands for. */
export function bare(face: string): string {
  return face.split("=")[0]!;
}

/** Every meld, as the notation spells it, that the menu lets these cards open. */
export function openings(menu: BurracoMenu | null, chosen: readonly string[], held: number): string[][] {
  if (!menu) return [];
  const wanted = tidy(chosen);
  const found = new Map<string, string[]>();
  const add = (faces: string[]): void => {
    if (faces.length === chosen.length && tidy(faces) === wanted) found.set(faces.join(" "), faces);
  };
  if (held - chosen.length >= KEEP) for (const offer of menu.offers) for (const faces of melds(offer)) add(faces);
  for (const last of menu.last_openings) add(spelled(last));
  return [...found.values()];
}

/** For each offer the longest meld that it holds and that leaves enough in hand, as cards. */
export function suggestions(menu: BurracoMenu | null, held: number): string[][] {
  if (!menu) return [];
  const found = new Map<string, string[]>();
  for (const offer of menu.offers) {
    let best: string[] = [];
    for (const faces of melds(offer)) if (held - faces.length >= KEEP && faces.length > best.length) best = faces;
    if (best.length) found.set(tidy(best), best);
  }
  for (const last of menu.last_openings) found.set(tidy(spelled(last)), spelled(last));
  return [...found.values()].map((faces) => faces.map(bare));
}
