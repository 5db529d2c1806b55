// Says what is wrong with cards of Tressette as they lie, as the page does.

import { inDeal, inHand, inHeaps, inLayDown, inPlay, inTricks, inWords, points } from "../../../../../ui/src/games/tressette/offline/laid";
import { serve } from "./around";

serve(({ code, hands, seen, tricks, words, down, heaps }) => ({
  hands: hands.map((one: string[]) => inHand(one, code)),
  seen: seen.map((one: string[]) => [...inDeal(one, code), ...inPlay(one)]),
  tricks: tricks.map((one: any) => inTricks(one, code)),
  words: words.map(({ hand, said }: any) => inWords(hand, said, code)),
  down: down.map(({ hand, gone }: any) => inLayDown(hand, gone, code)),
  heaps: heaps.map((one: any) => ({ points: one.map((heap: any) => points(heap, code)), found: inHeaps(one, code) })),
}));
