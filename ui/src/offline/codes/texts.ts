// The codes as the pocket has them (src/ventaglio/games/common/offline/articles.py).

export type NormTold = {
  title: string;
  meaning: string;
  sets?: string[];
  filled?: boolean;
  people?: boolean;
  why?: string;
};
export type RulingNamed = { id: string; name: string; why: string; code: string; sets?: string[] };
export type ArticleTold = {
  slug: string;
  label: string;
  title: string;
  norms?: NormTold[];
  rulings?: RulingNamed[];
  reason?: string;
};
export type TextTold = { id: string; game: string; name: string; title: string; articles: ArticleTold[] };

/** All that an article says, for whoever searches. */
export function saidBy({ label, title, norms = [], rulings = [], reason = "" }: ArticleTold): string[] {
  return [
    `${label} ${title}`,
    [...norms.map((one) => `${one.title} ${one.meaning}`), ...rulings.map((one) => one.name)].join(" "),
    [...norms.map((one) => one.why ?? ""), ...rulings.map((one) => one.why), reason].join(" "),
  ];
}
