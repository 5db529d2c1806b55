// How Tressette looks and sounds when something happens.

import { ITALIAN_PACK } from "../../../cards/packs";
import type { TressetteEvent, TressetteView } from "../../../base/types";
import { backs, seatAt, type Choreography, type Journey } from "../../../cards/motion/journeys";

function handOf(seat: number, view: TressetteView): string {
  return seat === view.seat ? "hand" : seatAt(seat);
}

/** The trick that lay there goes to whoever took it, when the next is led. */
function swept(before: TressetteView | null): Journey[] {
  const old = before && !before.trick.length ? before.last_trick : null;
  if (!old) return [];
  const count = old.cards.length;
  return old.cards.map((card, at) => ({
    from: `trick:${(old.leader + at) % count}`,
    to: seatAt(old.winner),
    cards: [card],
  }));
}

export const choreography: Choreography<TressetteEvent, TressetteView> = {
  pack: ITALIAN_PACK,

  journeys(event, after, before) {
    switch (event.type) {
      case "served":
        return after.names.map((_, seat): Journey => {
          const cards = seat === after.seat ? (event.hand ?? []) : backs(4);
          return { from: seatAt(after.dealer), to: handOf(seat, after), cards, rounds: true };
        });
      case "played":
        return [...swept(before), { from: handOf(event.seat, after), to: `trick:${event.seat}`, cards: [event.card] }];
      default:
        return [];
    }
  },

  heard(event, _, before) {
    switch (event.type) {
      case "served":
        return "deal";
      case "played":
        return swept(before).length ? "trick" : "play";
      case "called-out":
      case "claimed":
      case "verified":
      case "slam-declared":
        return "call";
      case "accused":
      case "declared":
        return "draw";
      default:
        return null;
    }
  },
};
