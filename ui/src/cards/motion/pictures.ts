// The pictures of cards, fetched and read before a card flies: to read a drawing takes longer than a frame lasts, and a
// card whose picture is still on its way would fly blank.

import { faceOf } from "../faces";
import { whenIdle } from "../../base/idle";
import { aloft, still } from "./flights";

/** What has been read stays so as long as somebody holds it. */
const held = new Map<string, HTMLImageElement>();

/** Have the pictures of these cards at hand: one after the other, in moments in which nothing else is to be done. */
export function atHand(cards: readonly string[]): () => void {
  const wanted = [...cards, null].map(faceOf).filter((one) => !held.has(one));
  let cancel = (): void => undefined;
  const next = (): void => {
    if (!wanted.length || still()) return;
    cancel = whenIdle(async () => {
      if (!aloft()) {
        const address = wanted.shift()!;
        const picture = new Image();
        picture.src = address;
        held.set(address, picture);
        // A picture that cannot be had is asked for again where it is shown.
        await picture.decode().catch(() => undefined);
      }
      next();
    });
  };
  next();
  return () => {
    wanted.length = 0;
    cancel();
  };
}
