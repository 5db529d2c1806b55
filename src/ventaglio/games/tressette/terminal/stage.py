"""How Tressette is shown by the commands that know every game."""

from collections.abc import Iterator, Sequence

from ventaglio.core.record import Step
from ventaglio.core.seats import Seat
from ventaglio.games.common.terminal.screen import Terminal
from ventaglio.games.common.terminal.stage import Stage
from ventaglio.games.tressette.engine.actions import Action, spell_action
from ventaglio.games.tressette.engine.deal import cutter
from ventaglio.games.tressette.engine.events import PassataEnded
from ventaglio.games.tressette.engine.menu import expand_menu
from ventaglio.games.tressette.engine.state import Phase, State
from ventaglio.games.tressette.game import TRESSETTE
from ventaglio.games.tressette.terminal.count import Count
from ventaglio.games.tressette.terminal.table import Picture
from ventaglio.games.tressette.words.count import settlement_of
from ventaglio.games.tressette.words.teller import Teller
from ventaglio.games.tressette.words.things import TressetteNames, TressetteWords


class TressetteStage(Stage[State, Action]):
    """Prints Tressette tables."""

    count = PassataEnded

    def __init__(self, place: Terminal, opening: State, you: Seat | None = None) -> None:
        super().__init__(place, opening, you)
        self._words = TressetteWords(place)
        self._names = TressetteNames(self._words, opening.table.names, you, opening.players)
        self._rules = opening.table.rules
        self._teller = Teller(self._words, self._names, self._rules)
        self._count = Count(place, self._words, self._names)

    def head(self, opening: State) -> None:
        table = opening.table
        self.terminal.line(table.rules.title, style="title")
        facts = {"target": str(table.rules.target.value), "passate": str(table.passate)}
        self.terminal.say(f"replay-head-{table.kind.value}", **facts)

    def began(self, done: Step) -> str | None:
        if done.before.phase is not Phase.DEAL:
            return None
        self._teller.begin()
        who = {"dealer": self._names.of(done.before.dealer), "cutter": self._names.of(cutter(done.before))}
        return self._words.text("passata-begins", number=str(done.before.passata), **who)

    def tell(self, done: Step) -> Sequence[str]:
        public = []
        state = done.before
        for event in done.events:
            public.append(TRESSETTE.redact(event, None, state))
            state = TRESSETTE.fold(state, event)
        return list(self._teller.tell(public))

    def rest(self) -> Sequence[str]:
        return list(self._teller.rest())

    def ends(self, done: Step) -> None:
        self._count.ends(done.events, done.after.sides)
        settlement = settlement_of(self._rules, done.before, done.events)
        if settlement is not None:
            self._count.stakes(settlement, done.after.sides)

    def table(self, state: State) -> None:
        view = TRESSETTE.view(state, self.you)
        picture = Picture(self._words, self.terminal.width, self._names, self._rules)
        lines = picture.table(view, state.hands if self.you is None else None)
        if self.you is not None and view.hand is not None:
            lines += picture.hand(view.hand, self.you)
        for line in lines:
            self.terminal.console.print(line)
        if picture.winning(view) is not None:
            self.terminal.told(self.terminal.text("table-star"), style="soft")

    def result(self, state: State) -> None:
        self._count.result(state)

    def choices(self, state: State, seat: Seat) -> None:
        actions = list(self.actions(state, seat))
        who = "you" if self._names.is_you(seat) else "other"
        self.terminal.say("choices-turn", who=who, name=self._names.of(seat), count=len(actions))
        for action in actions:
            self.terminal.told(spell_action(action))

    def actions(self, state: State, seat: Seat) -> Iterator[Action]:
        return expand_menu(TRESSETTE.menu(state, seat))

    def phase(self, state: State) -> str:
        return state.phase.value
