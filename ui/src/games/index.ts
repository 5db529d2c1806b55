// Finding the pages of a game.

import type { GameName, GamePages } from "./pages";
import * as registry from "./registry";

export type { GameName, GamePages, HandTitle, Topic } from "./pages";

const PAGES: { [G in GameName]: GamePages<G> } = registry;

/** Every game that the pages can show, in the order of the registry. */
export const GAMES = Object.values(registry).map((one) => one.name) as GameName[];

export function isGame(name: string): name is GameName {
  return name in PAGES;
}

/** The pages of a game. Whoever has a table without knowing its game gets what fits that table. */
export function pagesOf<G extends GameName>(game: G): GamePages<G> {
  return PAGES[game];
}
