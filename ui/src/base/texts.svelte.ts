// Every text on the screen, in the reader's language: the same Fluent files as the server and the terminal.

import { FluentBundle, FluentResource } from "@fluent/bundle";

import { prefs } from "./prefs.svelte";
import { FALLBACK, SOURCES } from "./sources";

export { LANGUAGES } from "./sources";

/** Texts that only some pages need come with the first of them. */
const LATER = ["tournament", "registry", "season", "pocket", "referee", "study", "archive"];
const wanted = new Set<string>();
const read = new Map<string, Promise<unknown>>();
const known: Record<string, FluentBundle> = {};
let bundles = $state.raw<Record<string, FluentBundle>>({});
/** The code that the page speaks of: what one calls the pozzetto, another calls the pozzo. */
const NO_LAW = "none";
let law = $state(NO_LAW);

function needed(path: string): boolean {
  const book = LATER.find((name) => path.endsWith(`/page-${name}.ftl`) || path.includes(`/page-${name}-`));
  return !book || wanted.has(book);
}

/** One file, once; what did not come is asked for again. */
function readInto(bundle: FluentBundle, path: string): Promise<unknown> {
  const reading = SOURCES[path]!().then((text) => bundle.addResource(new FluentResource(text)));
  reading.catch(() => read.delete(path));
  return reading;
}

async function load(language: string): Promise<void> {
  const bundle = (known[language] ??= new FluentBundle(language, { useIsolating: false }));
  for (const path of Object.keys(SOURCES)) {
    if (path.includes(`/lang/${language}/`) && needed(path) && !read.has(path)) read.set(path, readInto(bundle, path));
  }
  await Promise.all([...read].filter(([path]) => path.includes(`/lang/${language}/`)).map(([, reading]) => reading));
}

/** Make a language ready; the page waits for it once. */
export async function speak(language: string): Promise<void> {
  await load(language);
  bundles = { ...known };
  document.documentElement.lang = language;
}

/** Whether what a language does not say may still come from the one that is complete: it is fetched when it is missed. */
function standsIn(): boolean {
  const missing = Object.keys(SOURCES).some(
    (path) => path.includes(`/lang/${FALLBACK}/`) && needed(path) && !read.has(path),
  );
  if (missing)
    void load(FALLBACK).then(
      () => (bundles = { ...known }),
      () => undefined,
    );
  return missing;
}

/** A page that comes with texts of its own. */
export async function withTexts<T>(book: string, page: Promise<T>): Promise<T> {
  wanted.add(book);
  await speak(prefs.language);
  return page;
}

/** Speak of a code, if it is known which; what comes back ends that, as an effect wants it. */
export function speakOf(code: string | undefined): () => void {
  law = code || NO_LAW;
  return () => {
    law = NO_LAW;
  };
}

/** The code that the page speaks of; empty for none. */
export function lawNow(): string {
  return law === NO_LAW ? "" : law;
}

/** A text. What no language says is shown by its id, so that the gap is seen. */
export function t(id: string, facts: Record<string, string | number> = {}): string {
  for (const language of [prefs.language, FALLBACK]) {
    const bundle = bundles[language];
    const message = bundle?.getMessage(id);
    if (bundle && message?.value) return bundle.formatPattern(message.value, { law, ...facts });
  }
  const waited = bundles[prefs.language] && prefs.language !== FALLBACK && standsIn();
  return waited ? "" : id;
}
