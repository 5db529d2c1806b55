// The games as the server offers them: asked for once.

import { isGame, type GameName } from "../games";
import { get } from "../base/api";
import type { GameDescription, NewTable } from "../base/types";

let asked: Promise<GameDescription[]> | null = null;

export function everyGame(): Promise<GameDescription[]> {
  asked ??= get<GameDescription[]>("/api/games");
  asked.catch(() => (asked = null));
  return asked;
}

/** What a table of a game begins with; `lesson` for somebody's first. */
export async function usualTable(game: GameName, lesson = false): Promise<Pick<NewTable, "game" | "code">> {
  const found = (await everyGame()).find((one) => one.game === game);
  if (!found) throw new Error(`the server offers no ${game}`);
  return { game, code: found.code, ...(lesson ? found.lesson : {}) };
}

/** The game that an address names, or the first that there is. */
export function gameOf(name: string | null, games: readonly GameName[]): GameName {
  return name !== null && isGame(name) ? name : games[0]!;
}
