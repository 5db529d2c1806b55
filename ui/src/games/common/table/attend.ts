// Following a table with eye and ear: what happens is flown and heard as the game's choreography says.

import { untrack } from "svelte";

import type { GameName } from "../pages";
import type { Games, Happened } from "../../../base/types";
import { sound } from "../../../cards/sounds";
import type { TableState } from "./state.svelte";
import { depart } from "../../../cards/motion/flights";
import type { Choreography } from "../../../cards/motion/journeys";
import "../../../cards/motion/flights.css";

/** At a live-table what happens in the game comes inside what happens at the table. */
function plain<E>(event: E): E {
  const one = event as { type: string; event?: E };
  return one.type === "happened" && one.event ? plain(one.event) : event;
}

/** Follow a table until what is returned is called. */
export function attend<G extends GameName>(
  table: TableState<G>,
  { journeys, heard }: Choreography<Games[G]["event"], Games[G]["view"]>,
): () => void {
  // Whoever follows a table does not begin anew with each change of it.
  let before = untrack(() => table.view);
  return table.socket.onHappened(({ what, view }: Happened) => {
    const after = table.view;
    const earlier = before;
    before = after;
    // What was missed while nobody was here is not played back.
    if (!view || !after || what.type !== "did") return;
    const events = what.events.map((one) => plain(one as Games[G]["event"]));
    const go = depart(
      events.flatMap((event) => journeys(event, after, earlier)),
      table.seat,
    );
    void go();
    for (const which of new Set(events.map((event) => heard(event, after, earlier)))) if (which) sound(which);
  });
}
