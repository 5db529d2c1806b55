// Which languages there are. A language is a folder of texts, so nobody lists them.

export type Language = { code: string; name: string };

/** The languages of some files, `…/lang/CODE/FILE.ftl`, each by its own name. */
export function languagesOf(paths: readonly string[]): Language[] {
  return [...new Set(paths.map((path) => path.split("/").at(-2)!))]
    .sort((one, other) => other.localeCompare(one))
    .map((code) => ({ code, name: new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code }));
}

/** The first language that somebody wants and that there is, whatever the country. */
export function preferred(wanted: readonly string[], known: readonly string[], otherwise: string): string {
  const plain = wanted.map((one) => one.toLowerCase().split("-")[0]!);
  return plain.find((one) => known.includes(one)) ?? otherwise;
}
