// Names of people who wanted to be forgotten. The server keeps one word in their place, and each reader has his own.

import { t } from "./texts.svelte";

const ERASED = "[erased]";

/** What the server sends, with that word in the reader's language. */
export const readable = (text: string): string =>
  text.includes(ERASED) ? text.replaceAll(ERASED, t("page-erased")) : text;
