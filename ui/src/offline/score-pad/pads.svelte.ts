// The score pads of this phone: kept here, and nowhere else unless somebody shares one.

import { fold, lastUndoable, merge, type Head, type Line, type Note } from "../../games/common/pad/log";

/** ``shared`` is what everybody at the table has, in its order; ``own`` what only this phone has noted so far. */
export type Kept = { id: string; room: string; shared: Note[]; own: Note[]; touched: number };

const PREFIX = "ventaglio-pad-";
const DEVICE = "ventaglio-pad-device";

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((one) => one.toString(16).padStart(2, "0")).join("");
}

/** This phone, for whoever else writes on the same pad: a number that says nothing about anybody. */
function device(): string {
  let found = localStorage.getItem(DEVICE);
  if (!found) localStorage.setItem(DEVICE, (found = newId().slice(0, 8)));
  return found;
}

function readKept(key: string): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null;
    return found && Array.isArray(found.shared) && Array.isArray(found.own) ? found : null;
  } catch {
    return null;
  }
}

/** All pads of this phone, the one touched last first. */
export function everyPad(): Kept[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && key !== DEVICE);
  return keys.flatMap((key) => readKept(key) ?? []).sort((one, other) => other.touched - one.touched);
}

export function forget(id: string): void {
  localStorage.removeItem(PREFIX + id);
}

/** One pad, as it is shown and written on. */
export class Pad {
  #kept = $state.raw<Kept>({ id: "", room: "", shared: [], own: [], touched: 0 });
  /** Whether this browser would not keep it. */
  unkept = $state(false);
  readonly notes = $derived(merge(this.#kept.shared, this.#kept.own));
  readonly sheet = $derived(fold(this.notes));
  readonly undoable = $derived(lastUndoable(this.notes));

  constructor(kept: Kept) {
    this.#kept = kept;
  }

  static begin(head: Head): Pad {
    const pad = new Pad({ id: newId(), room: "", shared: [], own: [], touched: Date.now() });
    pad.#note({ do: "head", head });
    // Whoever keeps scores for a year would be sorry to lose them to a browser that makes room.
    void navigator.storage?.persist?.().catch(() => undefined);
    return pad;
  }

  static find(id: string): Pad | null {
    const kept = readKept(PREFIX + id);
    return kept && new Pad(kept);
  }

  /** The pad of a room: the one that is here already, or an empty one that will be filled. */
  static of(room: string): Pad {
    const here = everyPad().find((one) => one.room === room);
    return new Pad(here ?? { id: newId(), room, shared: [], own: [], touched: Date.now() });
  }

  get id(): string {
    return this.#kept.id;
  }

  get room(): string {
    return this.#kept.room;
  }

  /** What the others have not been told yet. */
  get own(): Note[] {
    return this.#kept.own;
  }

  get count(): number {
    return this.#kept.shared.length;
  }

  change(head: Head): void {
    this.#note({ do: "head", head });
  }

  add(line: Line): void {
    this.#note({ do: "line", line, after: this.sheet.lines.at(-1)?.id ?? "" });
  }

  edit(of: string, line: Line): void {
    const was = this.sheet.lines.find((one) => one.id === of)?.said ?? of;
    this.#note({ do: "edit", line, of, was });
  }

  remove(of: string): void {
    this.#note({ do: "undo", of });
  }

  undo(): void {
    if (this.undoable) this.remove(this.undoable.id);
  }

  /** What the room has after what was known, in its order. */
  heard(from: number, notes: Note[]): void {
    if (from !== this.count || !notes.length) return;
    const shared = [...this.#kept.shared, ...notes];
    const known = new Set(shared.map((note) => note.id));
    this.#keep({
      ...this.#kept,
      shared,
      own: this.#kept.own.filter((note) => !known.has(note.id)),
      touched: Date.now(),
    });
  }

  share(room: string): void {
    this.#keep({ ...this.#kept, room });
  }

  /** Nobody has the room any more: what was there stays here. */
  leave(): void {
    this.#keep({ ...this.#kept, room: "", shared: [], own: this.notes });
  }

  #note(what: Wanted): void {
    const note = { id: newId(), at: Date.now(), by: device(), ...what } as Note;
    this.#keep({ ...this.#kept, own: [...this.#kept.own, note], touched: note.at });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(PREFIX + kept.id, JSON.stringify(kept));
      this.unkept = false;
    } catch {
      this.unkept = true;
    }
  }
}

type Wanted =
  | { do: "head"; head: Head }
  | { do: "line"; line: Line; after: string }
  | { do: "edit"; line: Line; of: string; was: string }
  | { do: "undo"; of: string };
