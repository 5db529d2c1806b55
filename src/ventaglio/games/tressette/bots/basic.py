"""The basic player: sound partnership play, and the language of the game spoken and understood.

He keeps in mind what was played and said (`reading`, `hearing`), makes up his mind who holds what (`beliefs`), and
judges each card he may play by rules of thumb (`leading`, `answering`). What he says is chosen in `talking`.
"""

from collections.abc import Mapping
from random import Random
from typing import Final, NamedTuple

from ventaglio.games.tressette.bots import talking
from ventaglio.games.tressette.bots.answering import DISCARDING, FOLLOWING
from ventaglio.games.tressette.bots.beliefs import Beliefs
from ventaglio.games.tressette.bots.leading import LEADING
from ventaglio.games.tressette.bots.prospect import Prospect, Rule, weigh
from ventaglio.games.tressette.bots.reading import Reading
from ventaglio.games.tressette.engine.actions import Action, Claim, Play
from ventaglio.games.tressette.engine.menu import CardChoice, Menu
from ventaglio.games.tressette.engine.view import View


class Book(NamedTuple):
    """The rules of thumb that somebody plays by."""

    leading: Mapping[Rule, float] = LEADING
    following: Mapping[Rule, float] = FOLLOWING
    discarding: Mapping[Rule, float] = DISCARDING


BOOK: Final = Book()


class BasicAgent:
    """Chooses by card sense; chance only breaks ties."""

    def __init__(self, rng: Random | None = None, book: Book = BOOK) -> None:
        self._rng = rng or Random(0)
        self._book = book

    def choose(self, view: View, menu: Menu) -> Action:
        """The next action."""
        if menu.show is not None:
            return menu.show
        reading = Reading(view)
        if menu.words:
            return talking.dialogue(reading, menu)
        if menu.accusations:
            # Buongioco is points for the asking, and tells the partner where the best cards are (Art. 174).
            return menu.accusations[0]
        if menu.claim and talking.lays_down(reading):
            return Claim()
        choice = self._best(reading, menu)
        if view.trick:
            return Play(choice.card)
        return talking.declaration(reading, menu, choice.card.suit) or Play(choice.card, talking.formula(choice))

    def wants_to_call(self, view: View, menu: Menu) -> bool:
        """Whether to call out now, in turn or out of it: a call is no act of the turn, and whoever asks judges it."""
        return menu.call_out and talking.calls(Reading(view))

    def _best(self, reading: Reading, menu: Menu) -> CardChoice:
        """The card that rules of thumb speak for most."""
        if len(menu.cards) == 1:
            return menu.cards[0]
        beliefs = Beliefs(reading)
        led = reading.view.trick[0].suit if reading.view.trick else None
        book = self._book
        rules = book.leading if led is None else book.following
        if led is not None and menu.cards[0].card.suit != led:
            rules = book.discarding

        def value(choice: CardChoice) -> tuple[float, float]:
            return weigh(rules, Prospect(reading, beliefs, choice.card)), self._rng.random()

        return max(menu.cards, key=value)
