"""How Burraco is shown by the commands that know every game."""

from collections.abc import Callable, Iterator, Sequence

from ventaglio.core.record import Step
from ventaglio.core.seats import Seat
from ventaglio.games.burraco.engine.actions import Action
from ventaglio.games.burraco.engine.events import HandEnded
from ventaglio.games.burraco.engine.menu import expand_menu
from ventaglio.games.burraco.engine.state import Phase, State
from ventaglio.games.burraco.game import BURRACO
from ventaglio.games.burraco.terminal.choices import Choices
from ventaglio.games.burraco.terminal.count import hand_begins, print_ends, print_result, print_sheet
from ventaglio.games.burraco.terminal.measure import tell_measure
from ventaglio.games.burraco.terminal.table import Picture
from ventaglio.games.burraco.words.teller import Teller
from ventaglio.games.burraco.words.things import BurracoWords
from ventaglio.games.common.terminal.screen import Terminal
from ventaglio.games.common.terminal.stage import Stage
from ventaglio.lang.words import Names


class BurracoStage(Stage[State, Action]):
    """Prints Burraco tables."""

    count = HandEnded

    def __init__(self, place: Terminal, opening: State, you: Seat | None = None) -> None:
        super().__init__(place, opening, you)
        self._words = BurracoWords(place.of(opening.table.rules.id))
        self._names = Names(self._words, opening.table.names, you)
        self._teller = Teller(self._words, self._names, opening.table.law)

    def head(self, opening: State) -> None:
        table = opening.table
        self.terminal.line(table.rules.title, style="title")
        length = "replay-head-target" if table.hands is None else "replay-head-hands"
        self.terminal.say(length, players=str(table.players), hands=str(table.hands), target=str(table.target))
        tell_measure(self.terminal, self._words, table)

    def began(self, done: Step) -> str | None:
        if done.before.phase is not Phase.DEAL or not done.after.hands:
            return None
        table, state = done.after.table, done.after
        return hand_begins(self._words, table.rules, state.hand_number, state.dealer, table.players, self._names)

    def tell(self, done: Step) -> Sequence[str]:
        return list(self._teller.tell(done.move.by, done.events))

    def rest(self) -> Sequence[str]:
        return list(self._teller.rest())

    def ends(self, done: Step) -> None:
        print_ends(self.terminal, done.events, done.before.table.rules, self._names)

    def table(self, state: State) -> None:
        view = BURRACO.view(state, self.you)
        picture = Picture(self._words, self.terminal.width)
        lines = picture.table(view, self._names, state.hands if self.you is None else None)
        if self.you is not None and view.hand is not None:
            lines += picture.hand(view.hand, self.you, self._names)
        for line in lines:
            self.terminal.console.print(line)

    def result(self, state: State) -> None:
        print_result(self.terminal, state, self._names)

    def sheet(self, opening: State) -> Callable[[Sequence[HandEnded]], None]:
        players = opening.table.players
        if players % 2:
            return super().sheet(opening)
        return lambda ended: print_sheet(self.terminal, ended, players, self._names)

    def choices(self, state: State, seat: Seat) -> None:
        Choices(self.terminal, self._words, self._names).show(state)

    def actions(self, state: State, seat: Seat) -> Iterator[Action]:
        return expand_menu(BURRACO.menu(state, seat), len(state.hands[seat]))

    def phase(self, state: State) -> str:
        return state.phase.value
