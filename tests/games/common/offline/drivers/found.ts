// Says what a referee calls wrong cards, as the page does.

import { called } from "../../../../../ui/src/games/burraco/offline/law";
import { isFault, read } from "../../../../../ui/src/games/burraco/offline/melds";
import { serve } from "./around";

serve(({ codes, laid }) =>
  codes.map((code: any) =>
    laid.map((line: string) => {
      const cards = line.split(" ");
      const fault = read(cards, code.law);
      return isFault(fault) ? (called(cards, fault, code) ?? code.irregularities[""]) : "";
    }),
  ),
);
