// Reads and grows melds as the page does. A grid is asked for by what spans it, and told in short, for it is large.

import { attach, cardsOf, classify, isFault, read, standsFor, type Fault, type Law, type Meld } from "../../../../../ui/src/games/burraco/offline/melds";
import { serve } from "./around";

function told(one: Meld | Fault, law: Law): string {
  if (isFault(one)) return one.norm ? `! ${one.reason} ${one.norm}` : `! ${one.reason}`;
  return `${one.kind} ${cardsOf(one).join(" ")} =${standsFor(one) ?? ""} ${classify(one, law) ?? ""}`;
}

serve(({ laws, laid, cards }: { laws: Law[]; laid: string[]; cards: string[] }) =>
  laws.map((law) => {
    const hands = laid.map((line) => line.split(" "));
    const melds = hands.map((hand) => read(hand, law));
    const known = [...new Map(melds.filter((one): one is Meld => !isFault(one)).map((one) => [told(one, law), one])).values()];
    const tries = cards.flatMap((card) => (card[0] === "A" ? [[card, false], [card, true]] : [[card, false]])) as [string, boolean][];
    return {
      read: melds.map((one) => told(one, law)),
      grown: Object.fromEntries(
        known.map((meld) => [told(meld, law), tries.map(([card, low]) => told(attach(meld, card, low, law), law))]),
      ),
    };
  }),
);
