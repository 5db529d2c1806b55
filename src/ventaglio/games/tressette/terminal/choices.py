"""What a Tressette player may do now, told so that somebody who does not know the game yet can choose."""

from collections.abc import Iterable
from typing import NamedTuple

from ventaglio.core.cards import PALI, Carta
from ventaglio.games.common.terminal.advising import show_advice
from ventaglio.games.common.terminal.screen import Terminal
from ventaglio.games.tressette.engine.actions import Accuse, Action, Declare, Play, Say
from ventaglio.games.tressette.engine.buongioco import worth
from ventaglio.games.tressette.engine.declarations import OF_THE_PARTNER
from ventaglio.games.tressette.engine.formulas import BY_SLUG
from ventaglio.games.tressette.engine.menu import Menu
from ventaglio.games.tressette.engine.state import Phase
from ventaglio.games.tressette.engine.trick import height
from ventaglio.games.tressette.engine.view import View
from ventaglio.games.tressette.terminal.host import TressetteHost
from ventaglio.games.tressette.words.things import TressetteWords, in_hand


class _Entry(NamedTuple):
    """An action as it is offered: what sets it apart from its like, what is said, what that means."""

    apart: str
    said: str
    meaning: str


class Choices:
    """Shows what may be done. What has a number can be done by it."""

    def __init__(self, place: Terminal, host: TressetteHost, words: TressetteWords) -> None:
        self._terminal = place
        self._host = host
        self._words = words
        self.offered: list[Action] = []
        """What was shown last with numbers, which a number chooses from."""

    def hints(self) -> None:
        """Everything that may be done now."""
        view, menu = self._host.view(), self._host.menu()
        self.offered = []
        if advice := self._host.advice():
            show_advice(self._terminal, advice, numbered=False)
        if menu.show is not None:
            self._tell("choices-show", card=self._words.card(menu.show.card))
        self._offer(menu.words)
        if menu.accusations:
            self._tell("choices-accuse")
            self._offer(menu.accusations)
        if menu.cards:
            self._cards(view, menu)
        if menu.declarations:
            self._tell("choices-others", count=len(menu.declarations))
        if menu.claim:
            self._tell("choices-claim", holds="yes" if self._host.claim_holds else "no")
        if menu.call_out:
            self._tell("choices-call", who=self._called(view), target=str(view.target))
        self._numbers()

    def _called(self, view: View) -> str:
        """Whom a call would be on, as far as the person is told: whether a pair has the points he counts himself."""
        reached = self._host.reached
        if reached is None or view.sides is None:
            return "either"
        return "us" if reached == view.sides[self._host.seat] else "them"

    def _cards(self, view: View, menu: Menu) -> None:
        cards = self._words.cards(sorted((choice.card for choice in menu.cards), key=in_hand))
        if view.phase is not Phase.LEAD:
            led = view.trick[0].suit
            follows = any(choice.card.suit == led for choice in menu.cards)
            self._tell("choices-follow" if follows else "choices-void", suit=self._words.suit(led), cards=cards)
            return
        self._tell("choices-lead", cards=cards)
        spoken = [(choice.card, slug) for choice in menu.cards for slug, _ in choice.formulas]
        if spoken:
            self._tell("choices-words")
            spoken.sort(key=lambda one: (PALI.index(one[0].suit), one[1], -height(one[0])))
            self._offer([Play(card, slug) for card, slug in spoken])

    def formulas(self, one: Carta) -> None:
        """The words that may go with a card."""
        self.offered = []
        found = [choice for choice in self._host.menu().cards if choice.card is one]
        self._offer([Play(one, slug) for choice in found for slug, _ in choice.formulas])
        if self.offered:
            self._numbers()
        else:
            self._terminal.say("formulas-none", card=self._words.card(one))

    def declarations(self) -> None:
        """What may be said now apart from the suit that is led."""
        menu = self._host.menu()
        self.offered = []
        self._offer([*menu.words, *menu.declarations, *menu.announcements])
        if self.offered:
            self._numbers()
        else:
            self._terminal.say("declarations-none")

    def words(self) -> None:
        """What may be said in the dialogue, before it is asked for: nobody guesses these words."""
        self.offered = []
        self._offer(self._host.menu().words)

    def _tell(self, message: str, **facts: object) -> None:
        self._terminal.told(self._words.text(message, **facts))

    def _numbers(self) -> None:
        if self.offered:
            self._terminal.say("choices-number")

    def _offer(self, actions: Iterable[Action]) -> None:
        """Show actions with numbers; those that say the same stand in one line."""
        lines: dict[tuple[str, str], list[str]] = {}
        for action in actions:
            self.offered.append(action)
            entry = self._entry(action)
            lines.setdefault((entry.said, entry.meaning), []).append(f"{len(self.offered):>2} {entry.apart}".rstrip())
        for (said, meaning), numbered in lines.items():
            self._terminal.told(f"{', '.join(numbered)}  {said} – {meaning}")

    def _entry(self, action: Action) -> _Entry:
        words, rules = self._words, self._host.rules
        match action:
            case Play(one, formula) if formula is not None:
                return _Entry(words.card(one), f"«{words.formula(formula, rules)}»", words.meaning(formula, rules))
            case Declare(what, suit) if what in BY_SLUG[rules.play_suit_list.value]:
                meaning = words.text("choices-ahead", meaning=words.meaning(what, rules))
                return _Entry(words.suit(suit), f"«{words.formula(what, rules)}»", meaning)
            case Declare(what, suit) if what in OF_THE_PARTNER:
                # Which suit is meant is not said: it sets the choices apart for the speaker only.
                meaning = words.declaration_meaning(what, "")
                return _Entry(words.suit(suit), f"«{words.declaration(what)}»", words.text("suit-unsaid", said=meaning))
            case Declare(what, suit):
                return _Entry("", f"«{words.declaration(what)}»", words.declaration_meaning(what, suit))
            case Accuse(what, suit):
                points = worth(rules, what, suit)
                meaning = words.text("choices-buongioco", means=words.accusation_meaning(what, suit), points=points)
                return _Entry("", f"«{words.accusation(what, suit)}»", meaning)
            case Say(word):
                return _Entry("", f"«{words.text(f'word-{word}')}»", words.text(f"means-{word}"))
            case _:
                raise AssertionError(action)
