// The keys that play, for the help: each with the id of what it does. Cards themselves are listed first, for both games.

export const COMMON: [string, string][] = [
  ["← →", "page-table-key-move"],
  ["Space", "page-table-key-choose"],
  ["Shift ← →", "page-table-key-arrange"],
  ["U", "page-table-key-undo"],
  ["M", "page-table-key-menu"],
  ["C", "page-table-key-chat"],
  ["Esc", "page-table-key-escape"],
  ["?", "page-table-key-help"],
];

export const KEYS: Record<"burraco" | "tressette", [string, string][]> = {
  burraco: [
    ["D", "page-burraco-key-draw"],
    ["T", "page-burraco-key-take"],
    ["O", "page-burraco-key-open"],
    ["A, 1…9", "page-burraco-key-attach"],
    ["X", "page-burraco-key-discard"],
    ["H", "page-burraco-key-hint"],
    ["S", "page-burraco-key-sort"],
  ],
  tressette: [
    ["Enter", "page-tressette-key-play"],
    ["1…9", "page-tressette-key-words"],
    ["L", "page-tressette-key-look"],
  ],
};

/** Whether a key is meant for the table, rather than for a field or a dialog. */
export function forTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target as Element | null;
  return !target?.closest?.("input, textarea, select, dialog") && !document.querySelector("dialog[open]");
}
