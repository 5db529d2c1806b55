// The texts themselves: the same Fluent files as the server and the terminal, found by their folders.

import { languagesOf } from "./languages";

export const SOURCES = import.meta.glob<string>("../../../src/ventaglio/lang/*/{page*,bots,live,names}.ftl", {
  query: "?raw",
  import: "default",
});

/** The languages there are: a new one is a new folder. */
export const LANGUAGES = languagesOf(Object.keys(SOURCES));

/** The one that is complete, and stands in for what another does not say. */
export const FALLBACK = "en";
