// How Burraco looks and sounds when something happens.

import { FRENCH_PACK } from "../../../cards/packs";
import type { BurracoEvent, BurracoView } from "../../../base/types";
import { backs, seatAt, type Choreography, type Journey } from "../../../cards/motion/journeys";

/** A hand is one's own, or behind a player's badge. */
function handOf(seat: number, view: BurracoView): string {
  return seat === view.seat ? "hand" : seatAt(seat);
}

/** A card is shown to whoever may see it. */
function shown(cards: readonly string[] | null | undefined, count: number): readonly string[] {
  return cards ?? backs(count);
}

function dealt(event: Extract<BurracoEvent, { type: "served" }>, view: BurracoView): Journey[] {
  const each = Math.max(...view.counts);
  const hands = view.counts.map((_, seat): Journey => {
    const cards = seat === view.seat ? shown(event.hand, each) : backs(Math.min(each, 4));
    return { from: "stock", to: handOf(seat, view), cards, rounds: true };
  });
  const pozzetti: Journey = { from: "stock", to: "pozzetti", cards: backs(event.pozzetti.length) };
  return [...hands, pozzetti, { from: "stock", to: "pile", cards: event.upcard ? [event.upcard] : [] }];
}

/** A meld has become a burraco, or a better one. */
function grown(number: number, after: BurracoView, before: BurracoView | null): boolean {
  const kind = (view: BurracoView | null): string => view?.melds.find((meld) => meld.number === number)?.burraco ?? "";
  return kind(after) !== "" && kind(before) === "";
}

export const choreography: Choreography<BurracoEvent, BurracoView> = {
  pack: FRENCH_PACK,

  journeys(event, after, before) {
    switch (event.type) {
      case "served":
        return dealt(event, after);
      case "drew":
        return [{ from: "stock", to: handOf(event.seat, after), cards: shown(event.card ? [event.card] : null, 1) }];
      case "took":
        return [{ from: "pile", to: handOf(event.seat, after), cards: event.cards }];
      case "opened": {
        const laid = after.melds.find((meld) => meld.number === event.number)?.cards ?? [];
        return [{ from: handOf(event.seat, after), to: `meld:${event.number}`, cards: laid }];
      }
      case "attached":
        return [{ from: handOf(event.seat, after), to: `meld:${event.number}`, cards: [event.card] }];
      case "discarded":
        return [{ from: handOf(event.seat, after), to: "pile", cards: [event.card] }];
      case "pozzetto-taken":
        return [
          {
            from: "pozzetti",
            to: handOf(event.seat, after),
            cards: event.seat === after.seat ? shown(event.cards, 1) : backs(3),
          },
        ];
      case "pozzetto-seen":
        return event.seat === before?.seat && event.cards
          ? [{ from: seatAt(event.seat), to: "hand", cards: event.cards }]
          : [];
      default:
        return [];
    }
  },

  heard(event, after, before) {
    switch (event.type) {
      case "served":
        return "deal";
      case "drew":
        return "draw";
      case "took":
      case "pozzetto-taken":
        return "take";
      case "opened":
      case "attached":
        return grown(event.number, after, before) ? "bells" : "meld";
      case "discarded":
        return "play";
      case "time-out-called":
        return "call";
      default:
        return null;
    }
  },
};
