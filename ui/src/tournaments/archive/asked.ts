// What of an archive is asked for: a year and a club, as the address of the page has them.

export function asked(path: string, query: URLSearchParams): string {
  const wanted = new URLSearchParams();
  for (const name of ["year", "club"]) {
    const value = query.get(name);
    if (value) wanted.set(name, value);
  }
  return wanted.size ? `${path}?${wanted}` : path;
}

/** Hundredths as people write them. */
export function decimal(hundredths: number, locale: string): string {
  return (hundredths / 100).toLocaleString(locale, { maximumFractionDigits: 2 });
}
