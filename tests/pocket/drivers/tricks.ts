// Finds who takes tricks, what buongioco hands hold, and whether a card was due, as the page does.

import { held, revoked, taker, thirds } from "../../../ui/src/games/tressette/pocket/law";
import { serve } from "./around";

serve(({ codes, tricks, hands, kept }) => ({
  revoked: kept.map(([led, played, card]: [string, string, string]) => revoked(led, played, card)),
  codes: codes.map((code: any) => ({
    taken: tricks.map((trick: string) => taker(trick.split(" "), code.ranks)),
    thirds: tricks.map((trick: string) => thirds(trick.split(" "), code.thirds)),
    held: hands.map((hand: string) => held(hand ? hand.split(" ") : [], code.combinations).map((one) => one.said)),
  })),
}));
