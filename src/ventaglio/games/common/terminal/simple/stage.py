"""How any game is shown by the commands that know every game."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from ventaglio.core.record import Step
from ventaglio.core.seats import TABLE, Seat
from ventaglio.games.common.terminal.screen import Terminal
from ventaglio.games.common.terminal.simple.showing import A, E, M, Pieces, S, V, action_line, view_lines
from ventaglio.games.common.terminal.stage import Stage
from ventaglio.lang.words import Names


class SimpleStage(Stage[S, A]):
    """Prints what a seat sees, or the public, as lines of text."""

    count: ClassVar[tuple[type, ...]] = ()

    def __init__(self, place: Terminal, opening: S, you: Seat | None, pieces: Pieces[S, A, E, V, M]) -> None:
        super().__init__(place, opening, you)
        self._title = pieces.title
        self._game = game = pieces.game
        self._words = pieces.words(place)
        self._names = Names(self._words, pieces.names(opening), you)
        self._telling = pieces.telling(place, game.view(opening, you), you)

        def choices(state: S, seat: Seat) -> Iterator[A]:
            return iter(pieces.choices(game.view(state, seat), game.menu(state, seat)))

        self._choices = choices

    def head(self, opening: S) -> None:
        self.terminal.line(self._title(opening), style="title")

    def began(self, done: Step) -> str | None:
        return self._words.text("simple-deal") if done.move.by == TABLE else None

    def tell(self, done: Step) -> Sequence[str]:
        public, state = [], done.before
        for event in done.events:
            public.append(self._game.redact(event, self.you, state))
            state = self._game.fold(state, event)
        return self._telling.tell(done.move.by, public)

    def rest(self) -> Sequence[str]:
        return self._telling.rest()

    def ends(self, done: Step) -> None:
        """What a hand came to is told with the rest."""

    def table(self, state: S) -> None:
        for seat in range(self._game.players(state)) if self.you is None else (self.you,):
            self.terminal.line(self._names.label(seat), style="title")
            for line in view_lines(self._words, self._game.view(state, seat)):
                self.terminal.told(line)

    def result(self, state: S) -> None:
        for name, value in self._game.result(state).items():
            self.terminal.told(f"{name}: {value}")

    def choices(self, state: S, seat: Seat) -> None:
        actions = list(self.actions(state, seat))
        who = "you" if self._names.is_you(seat) else "other"
        self.terminal.say("choices-turn", who=who, name=self._names.of(seat), count=len(actions))
        for one in actions:
            self.terminal.told(action_line(self._words, self._names, self._game.spell_action(one), one))

    def actions(self, state: S, seat: Seat) -> Iterator[A]:
        return self._choices(state, seat)

    def phase(self, state: S) -> str:
        turn = self._game.turn(state)
        return "end" if turn is None else "deal" if turn == TABLE else "play"
