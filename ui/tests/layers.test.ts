import { ESLint } from "eslint";
import { expect, test } from "vitest";

import { LAYERS } from "../layers.js";

const eslint = new ESLint({ cwd: new URL("..", import.meta.url).pathname });

/** What eslint says of a file with one line in it. */
async function said(file: string, line: string): Promise<string[]> {
  const text = file.endsWith(".svelte") ? `<script lang="ts">\n${line}\n</script>` : line;
  const [result] = await eslint.lintText(text, { filePath: `src/${file}` });
  return result!.messages.map((one) => one.messageId ?? one.message);
}

test.each([
  ["base/api.ts", 'import Title from "../components/Title.svelte";', "upwards"],
  ["base/api.ts", 'import type { Player } from "../games/common/table/state.svelte";', "upwards"],
  ["components/Title.svelte", 'export const page = import("../app/About.svelte");', "upwards"],
  ["cards/names.ts", 'export * from "../rules/codes";', "upwards"],
  ["games/common/pages.ts", 'import { GAMES } from "../index";', "upwards"],
  ["games/common/table/keys.ts", 'import { GAMES } from "../..";', "upwards"],
  ["games/burraco/table/duties.ts", 'import { offers } from "../../tressette/table/offers";', "sideways"],
  ["lobby/Lobby.svelte", 'import Result from "../learning/Result.svelte";', "sideways"],
  ["tables/Table.svelte", 'import { burraco } from "../games/burraco/game";', "game"],
  ["games/index.ts", 'import { burraco } from "./burraco/game";', "game"],
  ["tavern/Table.svelte", 'import { t } from "../base/texts.svelte";', "unplaced"],
])("in %s it is refused to write %s: %s", async (file, line, why) => {
  expect(await said(file, line)).toEqual([why]);
});

test.each([
  ["games/registry.ts", 'export { burraco } from "./burraco/game";'],
  ["games/burraco/table/duties.ts", 'import { spotsOf } from "../../common/table/spots";'],
  ["learning/Result.svelte", 'import { codes } from "../rules/codes";'],
  ["app/App.svelte", 'import { mount } from "svelte";'],
  ["games/common/offline/data.ts", 'import data from "../../../../pocket/data.json";'],
])("in %s one may write %s", async (file, line) => {
  expect(await said(file, line)).toEqual([]);
});

test("every layer is a folder, and every folder has a layer", () => {
  const files = Object.keys(import.meta.glob("../src/**/*.{ts,svelte}"));
  const folders = (paths: string[], at: number) => [...new Set(paths.map((one) => one.split("/")[at]))].sort();
  expect(folders(LAYERS.flat(), 0)).toEqual(folders(files, 2));
});
