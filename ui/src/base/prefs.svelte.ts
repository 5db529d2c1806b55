// What a person prefers, kept in this browser.

import { preferred } from "./languages";
import { FALLBACK, LANGUAGES } from "./sources";

export const BACKS = ["fans", "tiles", "lozenges", "waves"] as const;
export const FELTS = ["green", "blue", "wine", "slate"] as const;

export type Prefs = {
  language: string;
  theme: "auto" | "light" | "dark";
  deck: "french" | "french4";
  italianDeck: "napoletane" | "piacentine" | "french" | "french4";
  back: (typeof BACKS)[number];
  felt: (typeof FELTS)[number];
  /** How loud the table is, from 0 to 1. */
  volume: number;
  motion: "auto" | "none";
  confirmDiscard: boolean;
  confirmClose: boolean;
  sort: "suit" | "rank";
  name: string;
  /** Whether one is called when it is one's turn. */
  alerts: boolean;
};

const KEY = "ventaglio";

function usual(): Prefs {
  const known = LANGUAGES.map((one) => one.code);
  return {
    language: preferred(navigator.languages.length ? navigator.languages : [navigator.language], known, FALLBACK),
    theme: "auto",
    deck: "french",
    italianDeck: "napoletane",
    back: "fans",
    felt: "green",
    volume: 0.6,
    motion: "auto",
    confirmDiscard: false,
    confirmClose: true,
    sort: "suit",
    name: "",
    alerts: false,
  };
}

function read(): Prefs {
  try {
    const found = { ...usual(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Prefs>) };
    return LANGUAGES.some((one) => one.code === found.language) ? found : { ...found, language: usual().language };
  } catch {
    return usual();
  }
}

export const prefs = $state<Prefs>(read());

/** Change something, and keep it. */
export function prefer(changes: Partial<Prefs>): void {
  Object.assign(prefs, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
