// The game that was asked about last.

import { GAMES, isGame, type GameName } from "../../games";
import { keep, kept } from "../../base/kept";

export function gameOf(asked: string): GameName {
  const last = asked || kept("pocket-game", "");
  if (isGame(last)) {
    if (asked) keep("pocket-game", last);
    return last;
  }
  return GAMES[0]!;
}
