// Every text on the screen, in the reader's language: the same Fluent files as the server and the terminal.

import { FluentBundle, FluentResource } from "@fluent/bundle";

import { prefs } from "./prefs.svelte";

const SOURCES = import.meta.glob<string>("../../../src/ventaglio/lang/*/{page*,bots,live}.ftl", {
  query: "?raw",
  import: "default",
});

/** The languages there are, each by its own name: a new one is a new folder. */
export const LANGUAGES = [...new Set(Object.keys(SOURCES).map((path) => path.split("/").at(-2)!))]
  .sort((one, other) => other.localeCompare(one))
  .map((code) => ({ code: code as typeof prefs.language, name: new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code }));

const FALLBACK = "en";
let bundles = $state.raw<Record<string, FluentBundle>>({});

async function load(language: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const reading = Object.entries(SOURCES).flatMap(([path, read]) => (path.includes(`/lang/${language}/`) ? [read()] : []));
  for (const text of await Promise.all(reading)) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Make a language ready; the page waits for it once. */
export async function speak(language: string): Promise<void> {
  const wanted = [...new Set([language, FALLBACK])].filter((one) => !bundles[one]);
  const loaded = await Promise.all(wanted.map(async (one) => [one, await load(one)] as const));
  if (loaded.length) bundles = { ...bundles, ...Object.fromEntries(loaded) };
  document.documentElement.lang = language;
}

/** A text. What no language says is shown by its id, so that the gap is seen. */
export function t(id: string, facts: Record<string, string | number> = {}): string {
  for (const language of [prefs.language, FALLBACK]) {
    const bundle = bundles[language];
    const message = bundle?.getMessage(id);
    if (bundle && message?.value) return bundle.formatPattern(message.value, facts);
  }
  return id;
}
