// What the menu lets a player do beside playing a card: one button each. And the ways in which a card can be played.

import { cardName } from "../../../cards/names";
import { t } from "../../../base/texts.svelte";
import type { CardChoice, TressetteMenu } from "../../../base/types";
import { written, type Phrasebook } from "./phrasebook.svelte";

/** The kinds of words, in the order in which they are shown. What ends a passata has a place of its own. */
export const GROUPS = ["settle", "say", "show", "accuse", "declare", "announce"] as const;

export type Offer = {
  action: string;
  group: (typeof GROUPS)[number] | "end" | "card";
  label: string;
  /** What it means. */
  hint: string;
  /** What is asked before it is done; empty where it is done at once. */
  sure: string;
  /** What the table waits for, rather than something that may also be said. */
  main: boolean;
};

const quoted = (words: string): string => t("page-tressette-quoted", { words });

function offer(action: string, label: string, more: Partial<Offer> = {}): Offer {
  return { action, label, group: "card", hint: "", sure: "", main: false, ...more };
}

/** Everything that can be done now beside playing a card. */
export function offersOf(menu: TressetteMenu | null, book: Phrasebook): Offer[] {
  if (!menu) return [];
  const found: Offer[] = [];
  for (const { word } of menu.words) {
    const { said, meaning } = book.of(`say ${word}`);
    found.push(offer(`say ${word}`, quoted(said), { group: "say", hint: meaning, main: true }));
  }
  if (menu.show) {
    found.push(
      offer(`show ${menu.show.card}`, t("page-tressette-show", { card: cardName(menu.show.card) }), {
        group: "show",
        main: true,
      }),
    );
  }
  for (const { what, suit } of menu.accusations) {
    const action = written("accuse", what, suit);
    const { said, meaning } = book.of(action);
    found.push(offer(action, t("page-tressette-accuse", { words: said }), { group: "accuse", hint: meaning }));
  }
  for (const { what, suit } of menu.declarations) {
    const action = written("declare", what, suit);
    const { said, meaning } = book.of(action);
    // The same words may be meant of several suits: whoever says them knows which.
    const several = menu.declarations.filter((one) => one.what === what).length > 1;
    const label = several ? `${quoted(said)} (${t(`page-suit-italian-${suit}`)})` : quoted(said);
    found.push(offer(action, label, { group: "declare", hint: meaning }));
  }
  for (const { what, suit } of menu.announcements) {
    const { said, meaning } = book.formula(what);
    found.push(
      offer(written("declare", what, suit), `${quoted(said)} (${t(`page-suit-italian-${suit}`)})`, {
        group: "announce",
        hint: meaning,
      }),
    );
  }
  if (menu.claim)
    found.push(
      offer("claim", t("page-tressette-claim"), {
        group: "end",
        hint: t("page-tressette-claim-hint"),
        sure: t("page-tressette-claim-sure"),
      }),
    );
  if (menu.call_out) {
    found.push(
      offer("call-out", t("page-tressette-call-out"), {
        group: "end",
        hint: t("page-tressette-call-out-hint"),
        sure: t("page-tressette-call-out-sure"),
      }),
    );
  }
  return found;
}

/** What this seat must settle before play goes on, because the referee has left it to it: another card, other words, a right to annul. */
export function settling(actions: readonly string[], book: Phrasebook): Offer[] {
  return actions.map((action) => ({ ...settled(action, book), group: "settle" }));
}

function settled(action: string, book: Phrasebook): Offer {
  const [verb, what] = action.split(" ");
  if (verb === "replace")
    return what
      ? offer(action, t("page-tressette-replace", { card: cardName(what) }), { main: true })
      : offer(action, t("page-tressette-keep-card"));
  if (verb === "annul") return offer(action, t("page-tressette-annul"));
  if (verb === "waive") return offer(action, t("page-tressette-waive"), { main: true });
  if (!what) return offer(action, t("page-tressette-say-nothing"));
  const { said, meaning } = book.formula(what);
  return offer(action, quoted(said), { hint: meaning, main: true });
}

/** The ways in which a card can be played now: in silence, and with each formula that goes with it. */
export function waysOf({ card, formulas }: CardChoice, book: Phrasebook): Offer[] {
  const silent = formulas.length ? t("page-tressette-in-silence") : t("page-tressette-play", { card: cardName(card) });
  return [
    offer(`play ${card}`, silent, { hint: formulas.length ? t("page-tressette-in-silence-hint") : "", main: true }),
    ...formulas.map(([name]) =>
      offer(`play ${card} ${name}`, quoted(book.formula(name).said), { hint: book.formula(name).meaning }),
    ),
  ];
}

const WITH_A_CARD = ["play", "expose"];

/** What can be done with a card at a live-table though the code does not allow it. */
export function irregularWays(menu: TressetteMenu | null, card: string, book: Phrasebook): Offer[] {
  return (menu?.astray ?? []).flatMap((action) => {
    const [verb, what, words] = action.split(" ");
    if (what !== card || !WITH_A_CARD.includes(verb!)) return [];
    if (verb === "expose") return [offer(action, t("page-tressette-expose"))];
    if (!words) return [offer(action, t("page-tressette-play", { card: cardName(card) }))];
    const { said, meaning } = book.formula(words);
    return [offer(action, quoted(said), { hint: meaning })];
  });
}

/** What can be said or done at a live-table though the code does not allow it now; a card apart. */
export function irregularDoings(menu: TressetteMenu | null, book: Phrasebook): Offer[] {
  const plain: Record<string, () => Offer> = {
    withdraw: () => offer("withdraw", t("page-tressette-withdraw")),
    claim: () => offer("claim", t("page-tressette-claim"), { hint: t("page-tressette-claim-hint") }),
    "call-out": () => offer("call-out", t("page-tressette-call-out"), { hint: t("page-tressette-call-out-hint") }),
  };
  return (menu?.astray ?? [])
    .filter((action) => !WITH_A_CARD.includes(action.split(" ")[0]!))
    .map((action) => {
      const { said, meaning } = book.of(action);
      return plain[action]?.() ?? offer(action, quoted(said), { hint: meaning });
    });
}
