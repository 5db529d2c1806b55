// The guides: written as Markdown in docs/guides, one folder for each language, the same files in each.

import { FALLBACK } from "./sources";

export const GUIDES = ["player", "referee", "director", "secretary", "server"] as const;
export type GuideName = (typeof GUIDES)[number];

const FOLDER = "../../../docs/guides";
const TEXTS = import.meta.glob<string>("../../../docs/guides/*/*.md", { query: "?raw", import: "default" });
const PICTURES = import.meta.glob<string>("../../../docs/guides/*/*.webp", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Those that there are. */
export const THERE: readonly GuideName[] = GUIDES.filter((name) => `${FOLDER}/${FALLBACK}/${name}.md` in TEXTS);

export async function guideText(name: GuideName, language: string): Promise<string> {
  const written = TEXTS[`${FOLDER}/${language}/${name}.md`] ?? TEXTS[`${FOLDER}/${FALLBACK}/${name}.md`]!;
  return written();
}

/** Where a link or a picture of a guide is found in the program; what is only in the manual, nowhere. */
export function foundHere(written: string, language: string): string {
  const other = THERE.find((name) => written === `${name}.md`);
  return other ? `/guide/${other}` : (PICTURES[`${FOLDER}/${language}/${written}`] ?? "");
}
