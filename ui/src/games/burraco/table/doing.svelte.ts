// What a player does with the cards that he has chosen. Button, key, tap and drag all end here, and the server decides.

import { cardOf, keysOf, type Key } from "../../../cards/arrangement";
import { cardName } from "../../../cards/names";
import { announce } from "../../../base/announce.svelte";
import { prefs } from "../../../base/prefs.svelte";
import { t } from "../../../base/texts.svelte";
import type { AttachingChoice, BurracoMenu, BurracoView, OpeningChoice } from "../../../base/types";
import type { Choice } from "../../common/table/Choose.svelte";
import type { TableState } from "../../common/table/state.svelte";
import { openings } from "./openings";

const ARMED = 4000;

function without(some: string[], card: string): string[] {
  const at = some.indexOf(card);
  return some.filter((_, index) => index !== at);
}

/** What a wild stands for in a meld, in words. */
function standing({ stands, cards }: OpeningChoice): string {
  return stands
    ? t("page-burraco-stands-for", { wild: cardName(stands[0]), card: cardName(stands[1]) })
    : cards.map(cardName).join(", ");
}

export class Doing {
  /** A question that must be answered before something is done. */
  choice = $state.raw<Choice | null>(null);
  /** An action that waits for its second tap. */
  armed = $state("");
  /** Digits of the meld to which the chosen cards shall go; null while nobody has asked for it. */
  attaching = $state<string | null>(null);
  /** At a live-table: cards are thrown onto the table rather than laid. */
  throwing = $state(false);

  #selected = $state.raw<Key[]>([]);
  #hinted = -1;

  readonly chosen = $derived.by(() => this.#selected.map(cardOf));
  /** Melds to which a chosen card can go. */
  readonly fitting = $derived.by(
    () =>
      new Set((this.menu?.attachments ?? []).filter((one) => this.chosen.includes(one.card)).map((one) => one.meld)),
  );
  /** The chosen cards make a meld. */
  readonly opens = $derived.by(() => openings(this.menu, this.chosen).length > 0);

  /** What the second tap will do, in a sentence; empty where nothing waits for one. */
  readonly consequence = $derived.by(() => {
    if (!this.armed) return "";
    const card = cardName(this.armed.split(" ")[1] ?? "");
    const { closes, close_points: points } = this.menu ?? { closes: false, close_points: 0 };
    return closes ? t("page-burraco-closes", { card, points }) : t("page-burraco-discards", { card });
  });

  constructor(readonly table: TableState<"burraco">) {}

  get selected(): Key[] {
    return this.#selected;
  }

  /** What was armed, or asked for, is meant for the cards chosen then. */
  set selected(keys: Key[]) {
    this.#selected = keys;
    this.armed = "";
    this.attaching = null;
  }

  get view(): BurracoView {
    return this.table.view!;
  }

  get menu(): BurracoMenu | null {
    return this.table.menu;
  }

  get cards(): readonly string[] {
    return this.view.hand ?? [];
  }

  get picking(): boolean {
    return this.table.mine && this.view.phase === "pick-up";
  }

  get laying(): boolean {
    return this.table.mine && this.view.phase === "play";
  }

  /** Cards are laid together: with one alone, whatever is meant is not a new meld. */
  get several(): boolean {
    return this.chosen.length > 1;
  }

  /** Who only looks on has nothing to tap; at a live-table one may act at any time. */
  get acts(): boolean {
    return this.table.plays && (this.table.mine || (this.table.live && this.table.inHand));
  }

  /** A pozzetto was taken that may not be looked at yet. */
  get unseen(): boolean {
    return this.table.inHand && this.view.hand === null;
  }

  clear(): void {
    this.selected = [];
    this.throwing = false;
  }

  /** Something was done with these. What was chosen since, while the answer was on its way, is meant for what comes next. */
  #done(cards: readonly Key[]): void {
    this.selected = this.#selected.filter((key) => !cards.includes(key));
    this.throwing = false;
  }

  draw = (): void => void this.#act("draw", () => this.menu?.draw ?? false);
  take = (): void => void this.#act("take", () => this.menu?.take ?? false);
  look = (): void => void this.#act("look", () => false);

  /**
   * Do it; at a live-table, where mistakes count, only after a second word if it is not `regular`. That is asked when what
   * was done before has been answered: the menu of the moment in which a quick finger tapped may be an old one.
   */
  async #act(action: string, regular: () => boolean): Promise<boolean> {
    const { table } = this;
    if (!(await table.ready(action))) return false;
    if (table.live && !regular()) {
      // What cannot be done even here is refused at once.
      if (!(await table.why(action))) return false;
      const chosen = this.#selected;
      const sure = {
        label: t("page-table-do-anyway"),
        primary: true,
        act: () => void table.act(action).then((done) => done && this.#done(chosen)),
      };
      this.choice = { title: t("page-table-referee"), about: t("page-table-irregular"), options: [sure] };
      return false;
    }
    return table.act(action);
  }

  /** Open or attach, in the manner that was chosen. */
  #lay(play: string, regular: () => boolean): Promise<boolean> {
    return this.#act(this.throwing ? `throw ${play}` : play, regular);
  }

  open = async (cards: string[] = this.chosen): Promise<void> => {
    if (cards.length < 2) {
      this.table.hint(t("page-burraco-choose-several"));
      return;
    }
    const found = openings(this.menu, cards);
    const lay = async (action: string, regular: () => boolean): Promise<void> => {
      const chosen = this.#selected;
      if (await this.#lay(action, regular)) this.#done(chosen);
    };
    if (found.length < 2)
      await lay(found[0]?.action ?? `open ${cards.join(" ")}`, () => openings(this.menu, cards).length > 0);
    else {
      this.choice = {
        title: t("page-burraco-which-meld"),
        options: found.map((one) => ({
          label: standing(one),
          cards: [...one.cards],
          act: () => void lay(one.action, () => true),
        })),
      };
    }
  };

  /** Put the cards to a meld one after the other, each when it fits. */
  attach = async (number: number, cards: string[] = this.chosen): Promise<void> => {
    this.attaching = null;
    if (!cards.length) {
      this.table.hint(t("page-burraco-choose-first"));
      return;
    }
    let rest = [...cards];
    let chosen = this.#selected;
    while (rest.length) {
      const card = rest.find((one) => this.#fits(number, one).length) ?? rest[0]!;
      const ways = this.#fits(number, card);
      if (ways.length > 1) {
        const left = without(rest, card);
        this.choice = {
          title: t("page-burraco-which-end"),
          options: ways.map((fit) => ({
            label: fit.low ? t("page-burraco-ace-low") : t("page-burraco-ace-high"),
            act: () => void this.#put(fit, left),
          })),
        };
        return;
      }
      if (!(await this.#lay(ways[0]?.action ?? `attach ${number} ${card}`, () => this.#fits(number, card).length > 0)))
        return;
      rest = without(rest, card);
      if (rest.length) this.selected = chosen = keysOf(rest);
    }
    this.#done(chosen);
  };

  /** The ways in which a card goes to a meld. */
  #fits(number: number, card: string): AttachingChoice[] {
    return (this.menu?.attachments ?? []).filter((fit) => fit.meld === number && fit.card === card);
  }

  async #put(fit: AttachingChoice, rest: string[]): Promise<void> {
    const chosen = this.#selected;
    if (!(await this.#lay(fit.action, () => true))) return;
    if (rest.length) await this.attach(fit.meld, rest);
    else this.#done(chosen);
  }

  /** To the only meld they fit, or else to the one whose number is told next. */
  attachSomewhere = (): void => {
    const own = this.view.sides[this.view.seat ?? 0];
    if (!this.chosen.length) this.table.hint(t("page-burraco-choose-first"));
    else if (this.fitting.size === 1) void this.attach([...this.fitting][0]!);
    else if (!this.view.melds.some((meld) => meld.side === own)) this.table.hint(t("page-burraco-no-melds"));
    else {
      this.attaching = "";
      announce(t("page-burraco-which-number"));
    }
  };

  /** A digit more of the number that was asked for. */
  number(digit: string): void {
    const digits = (this.attaching ?? "") + digit;
    const starting = this.view.melds.filter((meld) => String(meld.number).startsWith(digits));
    if (starting.length === 1) void this.attach(starting[0]!.number);
    else this.attaching = starting.length ? digits : "";
  }

  /** Nobody drags a card to the pile by mistake, but a hand that would be closed deserves a second look. */
  discard = async (cards: string[] = this.chosen, dragged = false): Promise<void> => {
    if (cards.length !== 1) {
      this.table.hint(t("page-burraco-choose-one"));
      return;
    }
    const action = `discard ${cards[0]}`;
    const last = this.menu?.closes ?? false;
    if (((prefs.confirmDiscard && !dragged) || (last && prefs.confirmClose)) && this.armed !== action) {
      this.armed = action;
      announce(this.consequence, true);
      window.setTimeout(() => {
        if (this.armed === action) this.armed = "";
      }, ARMED);
      return;
    }
    this.armed = "";
    const chosen = this.#selected;
    if (await this.#act(action, () => this.menu?.discards.includes(cards[0]!) ?? false)) this.#done(chosen);
  };

  /** The pile was tapped: it is taken, or gets the chosen card. */
  pile = (): void => {
    if (this.laying || this.chosen.length) void this.discard();
    else this.take();
  };

  /** Cards were dragged to a place on the table. */
  dropped = (cards: string[], target: string): void => {
    if (target === "pile") void this.discard(cards, true);
    else if (target === "open") void this.open(cards);
    else if (target.startsWith("meld:")) void this.attach(Number(target.slice("meld:".length)), cards);
  };

  /** Choose cards with which something could be done; the next time, others. */
  hint = (): void => {
    if (this.table.advised) {
      void this.table.ask();
      return;
    }
    const found = this.menu?.hints ?? [];
    if (!found.length) {
      this.table.hint(t(this.picking ? "page-burraco-pick-up-first" : "page-burraco-no-hint"));
      return;
    }
    this.#hinted = (this.#hinted + 1) % found.length;
    this.selected = keysOf(found[this.#hinted]!);
    announce(found[this.#hinted]!.map(cardName).join(", "));
  };
}
