// A score pad is a list of notes, each with an id of its own. Nothing is ever overwritten: a line is put right by one
// more note, and taken back by another. So two phones can write at once, and what they wrote is put together.

export type Note =
  | { id: string; at: number; by: string; do: "head"; head: Head }
  /** ``after``: the line that was the last when this one was written; empty for the first. */
  | { id: string; at: number; by: string; do: "line"; line: Line; after: string }
  /** ``of``: the line. ``was``: the note that said until then what stands there. */
  | { id: string; at: number; by: string; do: "edit"; line: Line; of: string; was: string }
  | { id: string; at: number; by: string; do: "undo"; of: string };

/** What is played, and by whom: which game has it says what the settings mean. */
export type Head = { game: string; code: string; names: string[]; settings: Settings };
export type Settings = Record<string, number | string | boolean>;
/** What a game notes of one hand. */
export type Line = Record<string, unknown>;

/** A line as it stands: the note that began it, the one that says what it says now, and who else said something. */
export type Standing = { id: string; said: string; line: Line; by: string; others: Line[] };
/** Two wrote at the same time: both a line after the same one, or both put the same line right. */
export type Clash = { kind: "lines"; ids: string[] } | { kind: "edits"; id: string };
export type Sheet = { head: Head | null; lines: Standing[]; clashes: Clash[] };

/** What the notes leave. Their order is that of the list. */
export function fold(notes: readonly Note[]): Sheet {
  const undone = new Set<string>();
  for (const note of [...notes].reverse()) if (note.do === "undo" && !undone.has(note.id)) undone.add(note.of);
  const live = notes.filter((note) => !undone.has(note.id));
  let head: Head | null = null;
  const lines: Standing[] = [];
  const began = new Map<string, string[]>();
  const clashes: Clash[] = [];
  for (const note of live) {
    if (note.do === "head") head = note.head;
    if (note.do === "line") {
      lines.push({ id: note.id, said: note.id, line: note.line, by: note.by, others: [] });
      began.set(note.after, [...(began.get(note.after) ?? []), note.id]);
    }
    if (note.do === "edit") {
      const line = lines.find((one) => one.id === note.of);
      if (!line) continue;
      // Who put right what had been put right meanwhile did not know of it: the later holds, and both are told.
      if (note.was !== line.said && note.by !== line.by) line.others.push(line.line);
      else line.others = [];
      Object.assign(line, { said: note.id, line: note.line, by: note.by });
    }
  }
  for (const ids of began.values()) if (ids.length > 1) clashes.push({ kind: "lines", ids });
  for (const line of lines) if (line.others.length) clashes.push({ kind: "edits", id: line.id });
  return { head, lines, clashes };
}

/** The last note that can be taken back: not the first head, nothing taken back already, and no taking back itself. */
export function lastUndoable(notes: readonly Note[]): Note | null {
  const undone = new Set(notes.flatMap((note) => (note.do === "undo" ? [note.of] : [])));
  return [...notes.slice(1)].reverse().find((note) => note.do !== "undo" && !undone.has(note.id)) ?? null;
}

/** What everybody has, in its order, and after that what only this phone has noted. */
export function merge(shared: readonly Note[], own: readonly Note[]): Note[] {
  const known = new Set(shared.map((note) => note.id));
  return [...shared, ...own.filter((note) => !known.has(note.id))];
}
