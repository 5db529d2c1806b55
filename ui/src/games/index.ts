// Finding the pages of a game.

import { fill } from "./common/catalogue";
import type { GameName } from "./common/pages";
import * as registry from "./registry";

export { isGame, pagesOf } from "./common/catalogue";
export type { GameName, GamePages, HandTitle, Topic } from "./common/pages";

fill(registry);

/** Every game that the pages can show, in the order of the registry. */
export const GAMES = Object.values(registry).map((one) => one.name) as GameName[];
