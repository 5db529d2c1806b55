// The games that the pages can show: one line each. Everything else about a game is in its own folder.

export { burraco } from "./burraco/game";
export { tressette } from "./tressette/game";
