// What a referee's ruling has left to be done, in words.

import { cardName } from "../../../cards/names";
import { t } from "../../../base/texts.svelte";
import type { BurracoView, Cite } from "../../../base/types";

export type Duty = { text: string; article: string };

const article = (cite: Cite | null): string => (cite ? t("page-burraco-article", { article: cite.article }) : "");
const named = (cards: readonly string[]): string => cards.map(cardName).join(", ");

export function dutiesOf(view: BurracoView, nameOf: (seat: number) => string): Duty[] {
  const { frozen, limited, held, kept_off, stopped, discard, prepared, forbidden } = view.duties;
  const duty = (id: string, cite: Cite | null, facts: Record<string, string | number> = {}): Duty => ({
    text: t(`page-burraco-duty-${id}`, facts),
    article: article(cite),
  });
  return [
    ...frozen.map((one) => duty("frozen", one.cite, { number: one.meld })),
    ...limited.map((one) =>
      duty(`${one.plays ? "picks" : "limited"}-${one.pick_up}`, one.cite, { name: nameOf(one.seat) }),
    ),
    ...limited.filter((one) => one.throws).map((one) => duty("throws", one.cite, { name: nameOf(one.seat) })),
    ...prepared.map((one) => duty("prepared", one.cite, { name: nameOf(one.seat) })),
    ...forbidden.map((one) =>
      duty(one.laying ? "not-laid" : "not-discarded", one.cite, {
        name: nameOf(one.seat),
        cards: named(one.cards) || "none",
      }),
    ),
    ...held.map((one) =>
      duty(one.exposed ? "exposed" : "penalised", one.cite, { name: nameOf(one.seat), cards: named(one.cards) }),
    ),
    ...kept_off.map((one) => duty("kept-off", one.cite, { name: nameOf(one.seat) })),
    ...(stopped ? [duty("stopped", stopped)] : []),
    ...(discard.length ? [duty("discard", null, { cards: named(discard) })] : []),
  ];
}
