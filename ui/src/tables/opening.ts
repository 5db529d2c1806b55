// Opening a table: as whoever one is, or as a guest under a friendly name.

import { post } from "../base/api";
import { prefs } from "../base/prefs.svelte";
import { go } from "../base/router.svelte";
import { enter } from "../base/session.svelte";
import { t } from "../base/texts.svelte";
import type { NewTable, TableInfo } from "../base/types";
import type { GameName } from "../games";
import { usualTable } from "./games";

/** A name for somebody who has not said one. */
export function friendlyName(): string {
  const names = t("page-lobby-names").split(" ");
  return names[Math.floor(Math.random() * names.length)] ?? names[0]!;
}

/** Open a table and go there. */
export async function openTable(wanted: NewTable, name = ""): Promise<void> {
  await enter(name.trim() || prefs.name || friendlyName());
  const opened = await post<TableInfo>("/api/tables", wanted);
  go(`/tables/${opened.table.id}`);
}

/** Look for a table with people of like strength, and go there. */
export async function quickTable(game: GameName, name = "", club = ""): Promise<void> {
  await enter(name.trim() || prefs.name || friendlyName());
  const found = await post<TableInfo>("/api/quick", { game, club });
  go(`/tables/${found.table.id}`);
}

/** A table against bots, at once: nobody waits, so no clock runs, and what was played by mistake can be taken back. */
export async function playNow(game: GameName, name = ""): Promise<void> {
  await openTable(
    { ...(await usualTable(game)), start: true, policy: { public: false, clock: "none", undo: "turn" } },
    name,
  );
}
