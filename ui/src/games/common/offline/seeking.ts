// Finding something by words: accents and endings do not matter, and words that mean the same find the same.

/** Lower case, without accents. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The part of a word that its endings leave alone: `carte` and `carta`, `pescare` and `pescato`, `cards` and `card`. */
function stem(word: string): string {
  const shorter = word.length > 5 ? word.replace(/(?:[aei]re|[aiu]t[aeio]|ed|ing)$/, "") : word;
  if (shorter !== word) return shorter;
  return word.length > 3 ? word.replace(/(?:es|s)$/, "").replace(/(?<=.{4})[aeio]$/, "") : word;
}

function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Something to be found: the texts that say it, the weightiest first. */
export type Sought<T> = { one: T; texts: readonly string[] };

export class Finder<T> {
  private readonly known: { one: T; texts: string[] }[];
  private readonly alike = new Map<string, string[]>();

  /** `alike`: words or phrases that mean the same, in groups. */
  constructor(some: readonly Sought<T>[], alike: readonly (readonly string[])[] = []) {
    // A space before each word lets a search look for where words begin.
    this.known = some.map(({ one, texts }) => ({ one, texts: texts.map((text) => ` ${wordsOf(text).join(" ")} `) }));
    for (const group of alike) {
      const words = group.map((word) => wordsOf(word).map(stem).join(" "));
      for (const word of words) this.alike.set(word, [...(this.alike.get(word) ?? []), ...words]);
    }
  }

  /** What a search finds, the best first: a word that few say tells more than one that all say. */
  find(search: string): T[] {
    const asked = wordsOf(search)
      .filter((word) => word.length > 1 && !LITTLE.has(word))
      .map(stem);
    const score = new Map<T, number>();
    for (const word of new Set(asked)) {
      const words = [...new Set([word, ...(this.alike.get(word) ?? [])])];
      const said = this.known
        .map(({ one, texts }) => ({ one, weight: weigh(texts, words, word) }))
        .filter(({ weight }) => weight);
      const rare = Math.log(1 + this.known.length / said.length);
      for (const { one, weight } of said) score.set(one, (score.get(one) ?? 0) + weight * rare);
    }
    const best = Math.max(0, ...score.values());
    return [...score]
      .filter(([, reached]) => reached >= best * ENOUGH)
      .sort(([, one], [, other]) => other - one)
      .map(([one]) => one);
  }
}

/** What reaches less than this part of the best was not meant. */
const ENOUGH = 0.4;

/** Words that tell nothing apart. */
const LITTLE = new Set(
  "il lo la le li gli un una uno di da in con su per tra del dello della dei delle degli al alla ai che chi ho ha se si non sono era poi the of to and or in on an is it my his her has have was with from at by too not did for".split(
    " ",
  ),
);

/** How well some texts say a word; 0 if they do not. A word itself weighs more than one that means the same. */
function weigh(texts: readonly string[], words: readonly string[], asked: string): number {
  for (const [at, text] of texts.entries()) {
    const said = words.find((word) => text.includes(` ${word}`));
    if (said !== undefined)
      return (texts.length - at) * 2 + (words.some((word) => word === asked && text.includes(` ${word}`)) ? 1 : 0);
  }
  return 0;
}
