// What those who run the server tell everybody.

import { get } from "./api";
import type { HouseNotice, HouseView } from "./types";

const LOOK_AGAIN = 30_000;

let told = $state.raw<{ text: string; maintenance: boolean }>({ text: "", maintenance: false });

export const house = {
  get told(): { text: string; maintenance: boolean } {
    return told;
  },
};

/** At a table it comes by itself. */
export function heardNotice(notice: HouseNotice): void {
  told = { text: notice.text, maintenance: notice.maintenance };
}

export const theHouse = (): Promise<HouseView> => get<HouseView>("/api/house");

async function look(): Promise<void> {
  if (document.visibilityState !== "visible") return;
  const found = await theHouse();
  told = { text: found.announcement, maintenance: found.maintenance };
}

/** Ask now, and again and again; what comes back ends that, as an effect wants it. */
export function listenToTheHouse(): () => void {
  const again = (): void => void look().catch(() => undefined);
  again();
  const timer = window.setInterval(again, LOOK_AGAIN);
  document.addEventListener("visibilitychange", again);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener("visibilitychange", again);
  };
}
