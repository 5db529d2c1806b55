// Cards as they lie on a table of Tressette, and what is wrong with them: which irregularity it is, by which cards, and
// what of the referee's questions they answer. The figures come with the data;
// tests/games/common/offline holds it to the engine.

import { ITALIAN_PACK } from "../../../cards/packs";
import type { Facts } from "../../common/offline/walk";
import { held, taker, thirds, type Combination, type TrickCode } from "./law";

export type Finding = {
  irregularity: string;
  /** What the cards tell the referee; the rest he asks. */
  facts: Facts;
  /** Which sentence says it. */
  said: string;
  /** The cards that it is about. */
  cards: string[];
  /** How many are too many or too few. */
  count?: number;
  /** Who it is, in the order of play from whoever led first. */
  seat?: number;
  /** The card that proves it. */
  proof?: string;
};

export const SEATS = 4;

/** A hand as it was dealt. */
export function inHand(cards: readonly string[], code: TrickCode): Finding[] {
  const found: Finding[] = [];
  const off = cards.length - code.hand;
  if (off)
    found.push({
      irregularity: "faulty-deal",
      facts: { "deal-fault": "wrong-number" },
      said: off > 0 ? "more" : "fewer",
      cards: [],
      count: Math.abs(off),
    });
  if (code.pairing.every((card) => cards.includes(card)))
    found.push({ irregularity: "three-pairing-cards", facts: {}, said: "pairing", cards: [...code.pairing] });
  return found;
}

/** Cards that were seen while they were dealt: one simple card may do no harm. */
export function inDeal(cards: readonly string[], code: TrickCode): Finding[] {
  if (!cards.length) return [];
  const exposed =
    cards.length > 1 ? "several" : code.tressette.includes(cards[0]![1]!) ? "one-of-tressette" : "one-simple";
  return [
    {
      irregularity: "faulty-deal",
      facts: { "deal-fault": "cards-exposed", exposed },
      said: exposed,
      cards: [...cards],
    },
  ];
}

/** Cards of a hand that were seen in play. */
export function inPlay(cards: readonly string[]): Finding[] {
  return cards.length ? [{ irregularity: "cards-exposed", facts: {}, said: "shown", cards: [...cards] }] : [];
}

// ── What was accused ─────────────────────────────────────────────────────────────────────────────────────────────────

/** An accusation as it was made: a rank, or a Napoletana, and the suit that was named; none, if none was. */
export type Accused = { what: string; suit: string };

/** What was accused, against the cards that were held; nothing, what of them should have been. */
export function inWords(hand: readonly string[], said: Accused | null, code: TrickCode): Finding[] {
  const holds = held(hand, code.combinations);
  if (!said)
    return holds.map((one) => ({
      irregularity: "forgotten-accusation",
      facts: {},
      said: "forgotten",
      cards: one.needs,
    }));
  const alike = holds.filter(({ what }) => what === said.what);
  if (alike.some(({ suit }) => suit === said.suit)) return [];
  const defect = defectOf(said, alike[0]);
  return [{ irregularity: "defective-accusation", facts: { defect }, said: defect, cards: alike[0]?.needs ?? [] }];
}

function defectOf({ what, suit }: Accused, right: Combination | undefined): string {
  if (!right) return "not-held";
  if (what === "N") return suit ? "wrong-napoletana" : "napoletana-not-named";
  if (!suit) return "suit-not-named";
  return right.suit ? "wrong-suit" : "three-of-four";
}

// ── Tricks ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A trick, its cards as they were played; who led it, in the order of play. */
export type Trick = { leader: number; cards: string[] };

/** Who has taken a trick of four. */
export function takes({ leader, cards }: Trick, code: TrickCode): number {
  return (leader + taker(cards.slice(0, SEATS), code.ranks)) % SEATS;
}

/** Tricks in their order; the last may be the one that is being played. */
export function inTricks(tricks: readonly Trick[], code: TrickCode): Finding[] {
  const found: Finding[] = [];
  const last = tricks.length - 1;
  tricks.forEach((trick, at) => {
    const before = tricks[at - 1];
    const when: Facts = { when: at === last ? "same-trick" : "later" };
    if (before && before.cards.length >= SEATS && trick.cards.length && takes(before, code) !== trick.leader)
      found.push({
        irregularity: "lead-out-of-turn",
        facts: when,
        said: "lead",
        cards: [trick.cards[0]!],
        seat: trick.leader,
      });
    if (trick.cards.length > SEATS) {
      // Where another trick lacks what this one has too many, a card was put to the wrong one.
      const lacks = tricks.some((other, place) => place < last && other.cards.length < SEATS);
      const surplus = trick.cards.slice(SEATS);
      if (lacks)
        found.push({
          irregularity: "tricks-confused",
          facts: {},
          said: "wrong-trick",
          cards: surplus,
          count: surplus.length,
        });
      else
        found.push({
          irregularity: "several-cards-played",
          facts: when,
          said: "two-cards",
          cards: surplus,
          count: surplus.length,
        });
    } else if (at < last && trick.cards.length < SEATS && !tricks.some(({ cards }) => cards.length > SEATS))
      found.push({
        irregularity: "tricks-confused",
        facts: {},
        said: "short-trick",
        cards: [],
        count: SEATS - trick.cards.length,
      });
    found.push(...revokes(tricks, at));
  });
  return found;
}

/** Who did not follow the suit of a trick, and played it later. */
function revokes(tricks: readonly Trick[], at: number): Finding[] {
  const { leader, cards } = tricks[at]!;
  const led = cards[0]?.[0];
  return cards.slice(0, SEATS).flatMap((card, place) => {
    if (card[0] === led) return [];
    const seat = (leader + place) % SEATS;
    const proof = tricks
      .slice(at + 1)
      .map((one) => one.cards.slice(0, SEATS)[(seat - one.leader + SEATS) % SEATS])
      .find((one) => one?.[0] === led);
    return proof
      ? [{ irregularity: "revoke", facts: { when: "evidence" }, said: "revoke", cards: [card], seat, proof }]
      : [];
  });
}

// ── Heaps and points ─────────────────────────────────────────────────────────────────────────────────────────────────

/** What a side has taken, and whether it took the last trick; `written`, what was written for it, if that is asked. */
export type Heap = { cards: string[]; last: boolean; written: number | null };

export function points({ cards, last }: Heap, code: TrickCode): number {
  return Math.floor(thirds(cards, code.thirds) / 3) + (last ? code.last_trick : 0);
}

/** The cards that the two sides have taken, once the passata is over. */
export function inHeaps(heaps: readonly Heap[], code: TrickCode): Finding[] {
  const all = heaps.flatMap(({ cards }) => cards);
  if (!all.length) return [];
  const missing = ITALIAN_PACK.filter((card) => !all.includes(card));
  const odd = heaps.findIndex(({ cards }) => cards.length % SEATS);
  if (missing.length || odd >= 0)
    return [
      {
        irregularity: "tricks-confused",
        facts: {},
        said: missing.length ? "missing" : "heap",
        cards: missing,
        count: missing.length || heaps[odd]!.cards.length % SEATS,
      },
    ];
  const wrong = heaps.findIndex((heap) => heap.written !== null && heap.written !== points(heap, code));
  return wrong < 0
    ? []
    : [
        {
          irregularity: "score-error",
          facts: {},
          said: "points",
          cards: [],
          count: points(heaps[wrong]!, code),
          seat: wrong,
        },
      ];
}

// ── The lay-down ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** How many cards have gone too many or too few for everybody to hold as many as lie there. */
export function uneven(hand: readonly string[], gone: readonly string[]): number {
  return gone.length - (ITALIAN_PACK.length - SEATS * hand.length);
}

/** The cards out that may beat one of a hand whose holder is on lead, however they lie (Art. 118): whoever holds one must
 * keep it until the hand has no higher card of its suit left, so he needs as many of that suit as there are rounds. */
function beating(hand: readonly string[], gone: readonly string[], { ranks }: TrickCode): string[] {
  const out = ITALIAN_PACK.filter((card) => !hand.includes(card) && !gone.includes(card));
  return out.filter((card) => {
    const own = hand.filter((one) => one[0] === card[0]);
    const rounds = own.filter((one) => higher(one, card, ranks)).length + 1;
    return rounds <= own.length && rounds <= out.filter((one) => one[0] === card[0]).length;
  });
}

function higher(one: string, other: string, ranks: string): boolean {
  return ranks.indexOf(one[1]!) < ranks.indexOf(other[1]!);
}

/** Whether whoever is on lead takes every trick with these cards. */
export function sovereign(hand: readonly string[], gone: readonly string[], code: TrickCode): boolean {
  return !beating(hand, gone, code).length;
}

/** Cards that whoever is on lead has laid down, and those that have gone. */
export function inLayDown(hand: readonly string[], gone: readonly string[], code: TrickCode): Finding[] {
  if (!hand.length || uneven(hand, gone)) return [];
  const by = beating(hand, gone, code);
  const subject = hand.filter((card) => by.some((one) => one[0] === card[0] && higher(one, card, code.ranks)));
  return by.length
    ? [
        {
          irregularity: "lay-down-contested",
          facts: { sovereign: "no" },
          said: "subject",
          cards: subject,
          proof: by[0],
        },
      ]
    : [];
}
