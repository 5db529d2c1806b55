// The games by their names. `games/index.ts` fills it, so that what the games share need not import any of them.

import type { GameName, GamePages } from "./pages";

type Pages = { [G in GameName]: GamePages<G> };

let pages = {} as Pages;

/** Make these the games that can be found. */
export function fill(all: Pages): void {
  pages = all;
}

export function isGame(name: string): name is GameName {
  return name in pages;
}

/** The pages of a game. Callers that have a table without knowing its game get what fits that table. */
export function pagesOf<G extends GameName>(game: G): GamePages<G> {
  return pages[game];
}
