// Where the day goes on, for whoever has finished with what is shown.

import type { DeskView } from "../../base/types";

/** The panel with what is to be done next, as far as the steps that this role may take tell; empty where none is. */
export function onward(view: DeskView): string {
  const free = (name: string): boolean => view.steps.some((one) => one.name === name && !one.why_not);
  if (view.ended || view.interrupted) return free("end") ? "prizes" : "";
  if (view.entries_open) return view.entrants.length && free("close") ? "check-in" : "";
  const { current } = view;
  if (view.draft || free("draft")) return free("publish") || free("draft") ? "round" : "";
  if (current?.matches.some((one) => one.missing)) {
    if (current.time_called) return "scores";
    return free("start") || free("time-out") ? "round" : "";
  }
  if (free("end")) return "prizes";
  return free("cut") || free("lock") || free("check") ? "standings" : "";
}
