"""A person at a Burraco table."""

from pathlib import Path
from typing import Final

from ventaglio.core.cards import Card
from ventaglio.core.refusal import Refusal
from ventaglio.games.burraco.engine.actions import Action, Attach, Discard, Draw, Open, Take
from ventaglio.games.burraco.engine.events import Event, Served
from ventaglio.games.burraco.engine.state import Phase
from ventaglio.games.burraco.terminal.aside import Aside
from ventaglio.games.burraco.terminal.count import hand_begins, print_ends, print_result
from ventaglio.games.burraco.terminal.host import BurracoHost
from ventaglio.games.burraco.terminal.measure import tell_measure
from ventaglio.games.burraco.terminal.phrases import VERBS, opening, read_cards, readings
from ventaglio.games.burraco.terminal.table import Picture, opening_player
from ventaglio.games.burraco.words.teller import Teller
from ventaglio.games.burraco.words.things import BurracoWords
from ventaglio.games.common.terminal.asking import Asking
from ventaglio.games.common.terminal.host import Happened
from ventaglio.games.common.terminal.person import PAUSE, Person
from ventaglio.games.common.terminal.phrases import Phrases, Unclear
from ventaglio.games.common.terminal.screen import Terminal
from ventaglio.lang.words import Names

MOST_AT_ONCE: Final = 6
"""Cards that can be attached with one command; every order is tried."""


class BurracoPerson(Person):
    """The screen and the keyboard of one seat at Burraco."""

    def __init__(
        self,
        place: Terminal,
        host: BurracoHost,
        asking: Asking,
        *,
        record: Path | None = None,
        pause: float = PAUSE,
        undo: bool = True,
    ) -> None:
        view = host.view()
        self._words = BurracoWords(place.of(host.rules.id))
        phrases = Phrases(place.language, self._words.game, VERBS)
        super().__init__(place, host, asking, self._words, phrases, record=record, pause=pause)
        self._host = host
        self._names = Names(self._words, view.names, host.seat)
        self._teller = Teller(self._words, self._names, host.law)
        self._aside = Aside(place, host, self._names)
        self._undo_allowed = undo
        self._by_rank = False
        self._verbs |= {
            "draw": lambda words: self._act(Draw()),
            "take": lambda words: self._act(Take()),
            "open": self._open,
            "attach": self._attach,
            "discard": self._discard,
            "choose": self._choose,
            "undo": lambda words: self._undo(),
            "hints": lambda words: self._aside.hints(),
            "help": lambda words: self._aside.help(),
            "score": lambda words: self._aside.score(),
            "log": lambda words: self._aside.show_log(),
            "rules": lambda words: self._aside.rules(),
            "why": lambda words: self._aside.why(self.refused),
            "table": lambda words: self._show_table(),
            "sort": self._sort,
        }

    # ── The match ────────────────────────────────────────────────────────────────────────────────────────────────

    def _welcome(self) -> None:
        self._terminal.say("play-welcome", code=self._host.rules.title)
        tell_measure(self._terminal, self._words, self._host.table)

    def _result(self) -> None:
        print_result(self._terminal, self._host.final, self._names)

    def _tell(self, happened: Happened) -> None:
        if any(isinstance(event, Served) for event in happened.events):
            self._new_hand(happened)
            return
        sentences = list(self._teller.tell(happened.by, happened.events))
        self._sentences(sentences)
        self._aside.log += sentences
        self._count(happened.events)

    def _new_hand(self, happened: Happened) -> None:
        view = happened.view
        self._terminal.line()
        title = hand_begins(self._words, self._host.rules, view.hand_number, view.dealer, len(view.names), self._names)
        self._terminal.line(title, style="title")
        if opening_player(view) != self._host.seat:
            self._show_hand()
        self._aside.log.clear()

    def _count(self, events: tuple[Event, ...]) -> None:
        """The count at the end of a hand."""
        if print_ends(self._terminal, events, self._host.rules, self._names):
            self._next_hand()

    # ── A turn ───────────────────────────────────────────────────────────────────────────────────────────────────

    def _turn(self) -> None:
        """Read commands until the turn is over."""
        self._show_table()
        hand = self._host.view().hand_number
        while not self._host.over:
            view = self._host.view()
            if view.turn != self._host.seat or view.phase is Phase.DEAL or view.hand_number != hand:
                return
            self._listen(self._prompt())

    def _prompt(self) -> str:
        if self._host.view().phase is Phase.PICK_UP:
            return self._terminal.text("prompt-pick-up")
        return self._terminal.text("prompt-play", lays="yes" if self._aside.can_lay() else "no")

    def _act(self, action: Action) -> None:
        self._done(self._host.act(action))

    def _done(self, *results: Happened | Refusal) -> None:
        """Tell what came of an action of the person's own."""
        for result in results:
            if isinstance(result, Refusal):
                self._refuse(result)
                return
            self._aside.offered = []
            self._unsaved = True
            picked_up = result.view.phase is Phase.PLAY and result.view.turn == self._host.seat
            for sentence in (*self._teller.tell(result.by, result.events), *self._teller.rest()):
                self._terminal.told(sentence)
            if not picked_up:
                self._aside.log.clear()
            self._count(result.events)
        view = self._host.view()
        if view.turn == self._host.seat and view.phase is Phase.PLAY:
            self._show_hand()

    def _open(self, words: tuple[str, ...]) -> None:
        if not words:
            raise Unclear("unclear-open")
        laid, stands_for = read_cards(words)
        found = readings(laid, stands_for, self._host.law)
        if len(found) > 1:
            wanted = self._pick([self._words.meld(meld) for meld in found])
            if wanted is not None:
                self._act(Open.of(found[wanted]))
        else:
            self._act(Open.of(found[0]) if found else opening(laid, stands_for))

    def _attach(self, words: tuple[str, ...]) -> None:
        number = int(words[0]) if words and words[0].isdecimal() and len(words[0]) < 4 else None
        rest = list(words[0 if number is None else 1 :])
        low = bool(rest) and rest[-1].lower() == "low"
        laid, stands_for = read_cards(rest[:-1] if low else rest)
        if not laid or stands_for is not None or len(laid) > MOST_AT_ONCE:
            raise Unclear("unclear-attach")
        if len(laid) > 1:
            self._attach_many(number, laid)
            return
        fits = [fit for fit in self._host.menu().fits if fit.card is laid[0] and number in (None, fit.meld)]
        fits = [fit for fit in fits if fit.low] if low else fits
        if len(fits) > 1:
            wanted = self._pick([f"{fit.meld}: {self._words.meld(fit.result)}" for fit in fits])
            if wanted is not None:
                self._act(Attach(fits[wanted].meld, fits[wanted].card, fits[wanted].low))
        elif fits:
            self._act(Attach(fits[0].meld, fits[0].card, fits[0].low))
        elif number is not None:
            self._act(Attach(number, laid[0], low))
        else:
            self._nowhere(laid[0], low)

    def _nowhere(self, one: Card, low: bool) -> None:
        """Say why a card goes to no meld: with one meld, in the words of the judge."""
        view = self._host.view()
        own = [meld.number for meld in view.melds if meld.side == view.sides[self._host.seat]]
        if view.phase is Phase.PICK_UP or len(own) == 1 or one not in (view.hand or ()):
            self._act(Attach(own[0] if own else 0, one, low))
        else:
            self._terminal.say("attach-nowhere" if own else "attach-no-melds", card=self._words.card(one))

    def _attach_many(self, number: int | None, laid: tuple[Card, ...]) -> None:
        """Several cards at once: to the meld named, or to the only one that takes them all."""
        if number is None:
            view = self._host.view()
            own = [meld.number for meld in view.melds if meld.side == view.sides[self._host.seat]]
            takes = [at for at in own if any(fit.meld == at and fit.card in laid for fit in self._host.menu().fits)]
            if len(takes) != 1:
                raise Unclear("unclear-attach-where")
            number = takes[0]
        result = self._host.attach(number, laid)
        if isinstance(result, Refusal):
            self._refuse(result)
        else:
            self._done(*result)

    def _discard(self, words: tuple[str, ...]) -> None:
        laid, stands_for = read_cards(words)
        if len(laid) != 1 or stands_for is not None:
            raise Unclear("unclear-discard")
        self._act(Discard(laid[0]))

    def _choose(self, words: tuple[str, ...]) -> None:
        """Do a hint by its number."""
        number = int(words[0][:4])
        if not 1 <= number <= len(self._aside.offered):
            raise Unclear("unclear-hint", number=words[0][:4])
        self._act(self._aside.offered[number - 1])

    def _undo(self) -> None:
        if not self._undo_allowed:
            self._terminal.say("undo-off")
        elif self._host.undo():
            self._aside.offered = []
            self._terminal.say("undo-done")
            self._show_hand()
        else:
            self._terminal.say("undo-nothing")

    # ── The screen ───────────────────────────────────────────────────────────────────────────────────────────────

    def _show_table(self) -> None:
        for line in Picture(self._words, self._terminal.width).table(self._host.view(), self._names):
            self._terminal.console.print(line)
        self._show_hand()

    def _show_hand(self) -> None:
        hand = self._host.view().hand
        if hand is None:
            self._terminal.line(self._words.text("hand-unseen"))
            return
        for line in Picture(self._words, self._terminal.width).hand(hand, self._host.seat, self._names, self._by_rank):
            self._terminal.console.print(line)

    def _sort(self, words: tuple[str, ...]) -> None:
        self._by_rank = not self._by_rank
        self._terminal.say("sorted-by-rank" if self._by_rank else "sorted-by-suit")
        self._show_hand()
