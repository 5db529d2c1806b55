// The keys that every table has, for the help: each with the id of what it does.

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

/** Whether a key is meant for the table, rather than for a field or a dialog. */
export function forTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target as Element | null;
  return !target?.closest?.("input, textarea, select, dialog") && !document.querySelector("dialog[open]");
}
