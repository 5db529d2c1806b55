// Who has said what, for the bubbles beside the players. Words stay until the trick after them begins.

import { cardName } from "../../../cards/names";
import { t } from "../../../base/texts.svelte";
import type { TressetteEvent, TressetteView } from "../../../base/types";
import type { TableState } from "../../common/table/state.svelte";
import { written, type Phrase, type Phrasebook } from "./phrasebook.svelte";

/** Kept as it happened: its words are found when they are read, in the language of that moment. */
type Heard = { event: Extract<TressetteEvent, { seat: number }>; trick: number };

/** The first trick whose words are still in the air. */
function since(view: TressetteView): number {
  return view.memory.length - (view.last_trick ? 1 : 0);
}

export class Speech {
  /** What the table shows only while it happens. */
  #heard = $state.raw<Heard[]>([]);
  #end: () => void;

  constructor(
    readonly table: TableState<"tressette">,
    readonly book: Phrasebook,
  ) {
    this.#end = table.onEvents((events) => events.forEach((event) => this.#happened(event)));
  }

  stop(): void {
    this.#end();
  }

  /** What each seat has said, in order. */
  get words(): Phrase[][] {
    const { view } = this.table;
    if (!view) return [];
    const seats: Phrase[][] = view.names.map(() => []);
    const first = since(view);
    const say = (seat: number, phrase: Phrase) => seats[seat]?.push(phrase);
    if (first === 0)
      for (const one of view.accused)
        if (!one.implied) say(one.seat, this.book.of(written("accuse", one.what, one.suit)));
    for (const one of view.said)
      if (one.trick >= first) say(one.seat, this.book.of(written("declare", one.what, one.suit)));
    const led = view.trick.length ? view : view.last_trick;
    if (led?.formula) say(led.leader, this.book.formula(led.formula));
    for (const { event, trick } of this.#heard) {
      const phrase = trick >= first ? this.#spoken(event) : null;
      if (phrase) say(event.seat, phrase);
    }
    if (view.phase === "dialogue")
      view.spoken.forEach((word, at) => say(view.spoken_by[at]!, this.book.of(`say ${word}`)));
    return seats;
  }

  #happened(event: TressetteEvent): void {
    // At a live-table events of the game come wrapped.
    if (event.type === "happened") return this.#happened(event.event);
    if (event.type === "served") this.#heard = [];
    // While the dialogue lasts the view has its words.
    const shown = event.type === "spoke" && this.table.view?.phase === "dialogue";
    if ("seat" in event && !shown && this.#spoken(event))
      this.#heard = [...this.#heard, { event, trick: this.#trick() }];
  }

  #trick(): number {
    const { view } = this.table;
    return view ? Math.max(0, since(view)) : 0;
  }

  #spoken(event: TressetteEvent): Phrase | null {
    switch (event.type) {
      case "pair-shown":
        return { said: cardName(event.card), meaning: t("page-tressette-pairing-card") };
      case "claimed":
        return { said: t("page-tressette-says-claim"), meaning: t(`page-tressette-claim-${event.verdict}`) };
      case "called-out":
        return { said: t("page-tressette-says-call-out"), meaning: "" };
      case "heard":
        return event.text === "call-out"
          ? { said: t("page-tressette-says-call-out"), meaning: "" }
          : this.book.of(event.text);
      case "verified":
        return {
          said: event.missing ? t("page-tressette-says-not-there") : t("page-tressette-says-there"),
          meaning: "",
        };
      case "announced":
        return this.book.formula(event.formula);
      case "spoke":
        return this.book.of(`say ${event.word}`);
      default:
        return null;
    }
  }
}
