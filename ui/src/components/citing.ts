// Of which code the articles on a page are that name none.

import { getContext, setContext } from "svelte";

import { lawNow } from "../base/texts.svelte";

const KEY = Symbol("the code that is cited");

/** Say so for everything inside a component. */
export function citeFrom(code: () => string | undefined): void {
  setContext(KEY, code);
}

/** The code that is meant here: what was said so, else the one that the page speaks of. */
export function citedCode(): () => string {
  const code = getContext<(() => string | undefined) | undefined>(KEY);
  return () => code?.() || lawNow();
}
