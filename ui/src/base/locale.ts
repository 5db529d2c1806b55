// How dates are written in a language: English as in Europe, where these games are played.

export function localeOf(language: string): string {
  return language === "en" ? "en-GB" : language;
}
