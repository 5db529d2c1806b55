// The codes as the server describes them: asked for once in each language.

import { get } from "../base/api";
import { prefs } from "../base/prefs.svelte";
import { t } from "../base/texts.svelte";
import type { CodeDescription } from "../base/types";

const kept = new Map<string, Promise<CodeDescription[]>>();

export function everyCode(): Promise<CodeDescription[]> {
  const { language } = prefs;
  const found = kept.get(language) ?? get<CodeDescription[]>("/api/codes");
  kept.set(language, found);
  found.catch(() => kept.delete(language));
  return found;
}

/** The game of a table; a live-table plays the same one. */
export function plainGame(game: string): string {
  return game.replace("-live", "");
}

/** What a table plays, in short: the game and the name of its code. */
export function whatIsPlayed(game: string, code: string, codes: readonly CodeDescription[]): string {
  const [base, ...adopted] = code.split("+");
  const name = codes.find((one) => one.game === plainGame(game) && one.id === base)?.name ?? base ?? "";
  return `${t(`page-the-game-${plainGame(game)}`)} · ${name}${adopted.length ? ` +${adopted.length}` : ""}`;
}
