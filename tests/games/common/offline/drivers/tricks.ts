// Finds who takes tricks and what buongioco hands hold, as the page does.

import { held, taker, thirds } from "../../../../../ui/src/games/tressette/offline/law";
import { serve } from "./around";

serve(({ codes, tricks, hands }) => ({
  codes: codes.map((code: any) => ({
    taken: tricks.map((trick: string) => taker(trick.split(" "), code.ranks)),
    thirds: tricks.map((trick: string) => thirds(trick.split(" "), code.thirds)),
    held: hands.map((hand: string) => held(hand ? hand.split(" ") : [], code.combinations).map((one) => one.said)),
  })),
}));
