// Notes of several phones, put together: nothing is overwritten, and who wrote at the same time is told.

import { expect, test } from "vitest";

import { fold, lastUndoable, merge, type Note } from "../../../../src/games/common/pad/log";

const head: Note = {
  id: "h",
  at: 0,
  by: "a",
  do: "head",
  head: { game: "g", code: "c", names: ["", ""], settings: {} },
};
const line = (id: string, by: string, after: string): Note => ({
  id,
  at: 1,
  by,
  do: "line",
  line: { said: id },
  after,
});
const edit = (id: string, by: string, of: string, was: string): Note => ({
  id,
  at: 2,
  by,
  do: "edit",
  line: { said: id },
  of,
  was,
});
const undo = (id: string, of: string): Note => ({ id, at: 3, by: "a", do: "undo", of });
const said = (notes: Note[]): unknown[] => fold(notes).lines.map((one) => one.line.said);

test("lines follow each other, are put right and taken back", () => {
  const notes = [head, line("1", "a", ""), line("2", "a", "1"), edit("3", "a", "1", "1")];
  expect(said(notes)).toEqual(["3", "2"]);
  expect(fold(notes).clashes).toEqual([]);
  expect(lastUndoable(notes)?.id).toBe("3");
  expect(said([...notes, undo("4", "3")])).toEqual(["1", "2"]);
  expect(lastUndoable([...notes, undo("4", "3")])?.id).toBe("2");
  // Taking back the taking back.
  expect(said([...notes, undo("4", "3"), undo("5", "4")])).toEqual(["3", "2"]);
});

test("the first note of a pad is never taken back", () => {
  expect(lastUndoable([head])).toBeNull();
});

test("two phones that write after the same line are both kept, and told", () => {
  const shared = [head, line("1", "a", ""), line("2", "a", "1")];
  const notes = merge(shared, [line("3", "b", "1")]);
  expect(said(notes)).toEqual(["1", "2", "3"]);
  expect(fold(notes).clashes).toEqual([{ kind: "lines", ids: ["2", "3"] }]);
  expect(fold([...notes, undo("4", "3")]).clashes).toEqual([]);
});

test("two phones that put the same line right: the later stands, the other is remembered and told", () => {
  const notes = [head, line("1", "a", ""), edit("2", "a", "1", "1"), edit("3", "b", "1", "1")];
  const { lines, clashes } = fold(notes);
  expect([lines[0]!.line.said, lines[0]!.others]).toEqual(["3", [{ said: "2" }]]);
  expect(clashes).toEqual([{ kind: "edits", id: "1" }]);
  // Whoever has looked and puts it right once more settles it.
  expect(fold([...notes, edit("4", "a", "1", "3")]).clashes).toEqual([]);
});

test("what everybody has comes first and in its order, what is told twice stands once", () => {
  const own = [line("1", "b", ""), line("2", "b", "1")];
  expect(merge([head, own[0]!], own).map((note) => note.id)).toEqual(["h", "1", "2"]);
});
