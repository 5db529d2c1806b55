// What a person prefers, kept in this browser.

export type Prefs = {
  language: "it" | "en";
  theme: "auto" | "light" | "dark";
  deck: "french" | "french4";
  italianDeck: "napoletane" | "french" | "french4";
  sounds: boolean;
  motion: "auto" | "none";
  confirmDiscard: boolean;
  confirmClose: boolean;
  sort: "suit" | "rank";
  name: string;
};

const KEY = "ventaglio";

function usual(): Prefs {
  const language = navigator.language.toLowerCase().startsWith("it") ? "it" : "en";
  return {
    language,
    theme: "auto",
    deck: "french",
    italianDeck: "napoletane",
    sounds: false,
    motion: "auto",
    confirmDiscard: false,
    confirmClose: true,
    sort: "suit",
    name: "",
  };
}

function read(): Prefs {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Prefs>) };
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
