// What a browser has and a test does not: just enough for modules that look for it when they are loaded.

import { beforeAll } from "vitest";

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
const nothing = () => undefined;
Object.assign(globalThis, {
  localStorage: storage,
  document: {
    documentElement: { dataset: {} },
    cookie: "",
    visibilityState: "visible",
    addEventListener: nothing,
    removeEventListener: nothing,
  },
  window: Object.assign(globalThis, { addEventListener: nothing, removeEventListener: nothing, scrollTo: nothing }),
  location: { pathname: "/", search: "", origin: "http://here", hash: "" },
});
Object.defineProperty(globalThis, "navigator", {
  value: { language: "en-GB", languages: ["en-GB"], onLine: true },
  configurable: true,
});

beforeAll(async () => {
  const { speak } = await import("../src/base/texts.svelte");
  await speak("en");
});
