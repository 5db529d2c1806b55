// The games that have a score pad, and the codes of each.

import { GAMES, isGame, pagesOf } from "../../games";
import { pocketData } from "../../games/common/offline/data";
import type { GamePad, PadCode } from "../../games/common/pad/kinds";
import type { Head } from "../../games/common/pad/log";

export type PadGame = { game: string; pad: GamePad; codes: PadCode[] };

/** A game with its codes. */
export async function padGame(game: string): Promise<PadGame> {
  if (!isGame(game)) throw new Error(game);
  const [{ pad }, data] = await Promise.all([pagesOf(game).pad(), pocketData<Record<string, PadCode[]>>("pad")]);
  return { game, pad, codes: data[game] ?? [] };
}

export const everyPadGame = (): Promise<PadGame[]> => Promise.all(GAMES.map(padGame));

export function codeOf({ codes }: PadGame, head: Head): PadCode {
  return codes.find((one) => one.id === head.code) ?? codes[0]!;
}
