// One pad on several phones: a room on the server that keeps notes in one order. Without a network everybody goes on
// writing, and what was written is told when there is one again.

import { get, post, Refused } from "../../base/api";
import type { PadNotes, PadRoom } from "../../base/types";
import type { Note } from "../../games/common/pad/log";
import type { Pad } from "./pads.svelte";

const LOOK_AGAIN = 3000;
/** How many notes are told at once: the server takes no more. */
const AT_ONCE = 50;

let state = $state<"together" | "apart" | "gone">("apart");

export const room = {
  /** Whether all have the same, this phone could not ask, or the room is no more. */
  get state(): "together" | "apart" | "gone" {
    return state;
  },
};

const readable = (notes: readonly { text: string }[]): Note[] => notes.map(({ text }) => JSON.parse(text) as Note);

/** Open a room with all that is on a pad; the address by which others come. */
export async function openRoom(pad: Pad): Promise<void> {
  const { id } = await post<PadRoom>("/api/pads", {});
  pad.share(id);
  await exchange(pad);
}

/** Tell what the others do not have, and hear what they wrote. */
export async function exchange(pad: Pad): Promise<void> {
  try {
    do {
      const from = pad.count;
      const own = pad.own.slice(0, AT_ONCE).map((note) => ({ id: note.id, text: JSON.stringify(note) }));
      const path = `/api/pads/${pad.room}`;
      const heard = own.length
        ? await post<PadNotes>(path, { after: from, notes: own })
        : await get<PadNotes>(`${path}?after=${from}`);
      pad.heard(from, readable(heard.notes));
    } while (pad.own.length);
    state = "together";
  } catch (error) {
    state = error instanceof Refused && error.status === 404 ? "gone" : "apart";
    if (state === "gone" && pad.count) pad.leave();
    throw error;
  }
}

/** Exchange now, after everything that is written here, and again and again; what comes back ends that. */
export function keepTogether(pad: Pad): () => void {
  let busy = false;
  const again = async (): Promise<void> => {
    if (busy || document.visibilityState !== "visible" || !pad.room) return;
    busy = true;
    await exchange(pad).catch(() => undefined);
    busy = false;
  };
  void pad.own.length;
  void again();
  const timer = window.setInterval(() => void again(), LOOK_AGAIN);
  const now = (): void => void again();
  window.addEventListener("online", now);
  document.addEventListener("visibilitychange", now);
  return () => {
    window.clearInterval(timer);
    window.removeEventListener("online", now);
    document.removeEventListener("visibilitychange", now);
  };
}
