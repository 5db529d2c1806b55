// The day of a tournament, as people write it.

import { localeOf } from "../base/locale";

/** A date in words, where it is one; else as it was typed. */
export function inWords(date: string, language: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return date;
  return new Date(`${date}T12:00`).toLocaleDateString(localeOf(language), {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  });
}
