"""What a player may ask during a game without playing: help, hints, score, log, rules, reasons."""

from collections.abc import Mapping
from typing import Any, Final

from ventaglio.core.refusal import Refusal
from ventaglio.games.burraco.engine.actions import Action
from ventaglio.games.burraco.engine.score import value
from ventaglio.games.burraco.engine.state import Phase
from ventaglio.games.burraco.engine.view import View
from ventaglio.games.burraco.terminal.choices import Choices
from ventaglio.games.burraco.terminal.hints import hints
from ventaglio.games.burraco.terminal.host import BurracoHost
from ventaglio.games.burraco.words.count import groups
from ventaglio.games.burraco.words.norms import BurracoNorms
from ventaglio.games.burraco.words.things import BurracoWords
from ventaglio.games.common.terminal.advising import show_advice
from ventaglio.games.common.terminal.lookup import Lookup
from ventaglio.games.common.terminal.screen import Terminal
from ventaglio.lang.words import Names
from ventaglio.law import shelf

_BURRACHI: Final = {"clean": "clean_points", "semi": "semi_points", "dirty": "dirty_points"}


class Aside:
    """Answers questions. It sees what the person sees."""

    def __init__(self, place: Terminal, host: BurracoHost, names: Names) -> None:
        self._terminal = place
        self._host = host
        self._names = names
        self._words = BurracoWords(place.of(host.rules.id))
        self._lookup = Lookup(
            place, self._words, BurracoNorms(self._words), shelf.of_rules(host.rules), host.game.reasons
        )
        self._choices = Choices(place, self._words, names)
        self.offered: list[Action] = []
        """The hints last shown, which a number chooses from."""
        self.log: list[str] = []

    def help(self) -> None:
        """The commands, and how cards are written."""
        self._terminal.page(self._terminal.text("play-help"))

    def hints(self) -> None:
        """What could be done now."""
        view, menu = self._host.view(), self._host.menu()
        self.offered = []
        if advice := self._host.advice():
            show_advice(self._terminal, advice, numbered=True)
            self.offered = [one.action for one in advice]
            self._terminal.say("hints-number")
            return
        if view.phase is Phase.PICK_UP:
            self._choices.pick_up(view, menu, self._host.law)
            return
        found = hints(view, menu, self._host.law, self._host.may)
        for number, hint in enumerate(found, start=1):
            self._terminal.line(f" {number:>2}  {self._choices.hint(hint)}")
        if found:
            self.offered = [hint.action for hint in found]
            self._terminal.say("hints-number")
        else:
            self._terminal.say("hints-none")
        if len(menu.discards) < len(set(view.hand or ())):
            self._terminal.line(
                f"     {self._terminal.text('choices-discard', cards=self._words.cards(menu.discards))}"
            )

    def can_lay(self) -> bool:
        """Whether there is anything worth opening or attaching."""
        view, menu = self._host.view(), self._host.menu()
        return bool(hints(view, menu, self._host.law, self._host.may))

    def score(self) -> None:
        """The totals, and what lies on the table so far."""
        view = self._host.view()
        for seats in groups(view.players, self._names.you):
            self._terminal.line(f"   {self._names.several(seats)}: {view.totals[seats[0]]}")
        self._terminal.say("score-on-table")
        for side in sorted(set(view.sides), key=lambda side: side != view.sides[self._host.seat]):
            seats = [seat for seat, its in enumerate(view.sides) if its == side]
            self._terminal.line(f"   {self._names.several(seats)}: {self._on_table(view, side)}")

    def _on_table(self, view: View, side: int) -> str:
        melds = [meld for meld in view.melds if meld.side == side]
        rules = self._host.rules
        points = sum(value(rules, meld.cards) for meld in melds)
        told = []
        for kind, field in _BURRACHI.items():
            number = sum(meld.burraco == kind for meld in melds)
            if number:
                points += number * (getattr(rules, field).value or 0)
                told.append(f"{number} {self._words.text(f'burraco-{kind}')}")
        return f"{points}{' (' + ', '.join(told) + ')' if told else ''}"

    def show_log(self) -> None:
        """What the others did since the person's last turn."""
        if not self.log:
            self._terminal.say("log-empty")
        for line in self.log:
            self._terminal.told(line)

    def rules(self) -> None:
        """The code in short, with its articles."""
        players = self._host.view().players

        def narrowed(value: Any) -> Any:
            return {players: value[players]} if isinstance(value, Mapping) and players in value else value

        self._lookup.rules(narrowed)

    def why(self, refusal: Refusal | None) -> None:
        """The last refusal at length."""
        self._lookup.why(refusal)
