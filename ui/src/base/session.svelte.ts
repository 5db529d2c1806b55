// Who one is here.

import { get, post } from "./api";
import { prefer } from "./prefs.svelte";
import type { Me } from "./types";

let me = $state.raw<Me | null>(null);
let known = $state(false);

export const session = {
  get me(): Me | null {
    return me;
  },
  /** Whether the server has been asked. */
  get known(): boolean {
    return known;
  },
  set(person: Me | null): void {
    me = person;
    known = true;
  },
};

export async function whoAmI(): Promise<Me | null> {
  const told = await get<{ person: Me | null }>("/api/me");
  session.set(told.person);
  return told.person;
}

/** Be somebody: whoever one is already, or a guest of this name. */
export async function enter(name: string): Promise<Me> {
  const already = session.known ? session.me : await whoAmI();
  if (already) return already;
  const person = await post<Me>("/api/guests", { name });
  prefer({ name: person.name });
  session.set(person);
  return person;
}
