"""A Tressette table for tests: positions, tricks and words as text go in, facts and refusals come out.

A and C are side 0, B and D are side 1. The dealer is D unless a position says otherwise, so A leads.
"""

from collections.abc import Callable

from ventaglio.core.cases import plain
from ventaglio.core.record import Move, Step
from ventaglio.core.seats import LETTERS, TABLE, Seat, seat
from ventaglio.games.tressette.engine.actions import Action, Play
from ventaglio.games.tressette.engine.events import Event
from ventaglio.games.tressette.engine.judge import playable
from ventaglio.games.tressette.engine.state import Phase, State
from ventaglio.games.tressette.engine.view import View
from ventaglio.games.tressette.game import TRESSETTE

ONE_SUIT_EACH = "hand A: dA d2 d3 d4 d5 d6 d7 dD dC dR"
"""What the position leaves out is dealt in order: A has all danari, B all spade, C all coppe, D all bastoni."""


class Tavolo:
    """A table in the middle of a passata. An action may begin with who does it, else whoever is to act does."""

    def __init__(self, code: str, *lines: str) -> None:
        dealer = () if any(line.startswith("dealer:") for line in lines) else ("dealer: D",)
        self.state: State = TRESSETTE.parse_position("\n".join((f"code: {code}", *dealer, *lines)), complete=True)
        self.steps: list[Step] = []

    def does(self, *lines: str) -> "Tavolo":
        """Do these one after the other."""
        for line in lines:
            action, by = self._read(line)
            before, events = self.state, TRESSETTE.act(self.state, action, by)
            for event in events:
                self.state = TRESSETTE.fold(self.state, event)
            self.steps.append(Step(Move(by, action), before, events, self.state))
        return self

    def plays(self, *tricks: str) -> "Tavolo":
        """Play cards in turn, as many as each text names."""
        return self.does(*(f"play {one}" for cards in tricks for one in cards.split()))

    def plays_on(self, most: int = 40) -> "Tavolo":
        """Everybody plays the first card he may, in tidy order, until the table waits for something else."""
        for _ in range(most):
            if self.state.phase not in (Phase.LEAD, Phase.FOLLOW):
                break
            self.does(TRESSETTE.spell_action(Play(min(playable(self.state, self.state.turn)))))
        return self

    def why_not(self, line: str) -> str:
        """The reason for which an action is refused and its article, ``reason [article]``; else empty."""
        refusal = TRESSETTE.judge(self.state, *self._read(line))
        return "" if refusal is None else f"{refusal.reason} [{refusal.cite.article}]"

    def legal(self) -> list[str]:
        """What whoever is to act may do."""
        return [TRESSETTE.spell_action(action) for action in TRESSETTE.legal(self.state)]

    def may_play(self) -> str:
        """The cards that may be played now."""
        return " ".join(one.text for one in playable(self.state, self.state.turn))

    def sees(self, who: str) -> View:
        """The table as a seat sees it."""
        return TRESSETTE.view(self.state, seat(who, 4))

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened here."""
        return tuple(event for step in self.steps for event in step.events)

    def __getitem__(self, fact: str) -> str:
        """A fact as a case file would write it; empty where there is none."""
        return plain(TRESSETTE.facts(self.state, self.events).get(fact))

    def _read(self, line: str) -> tuple[Action, Seat]:
        who, _, rest = line.partition(" ")
        if who == "table" or (len(who) == 1 and who in LETTERS):
            return TRESSETTE.parse_action(rest), seat(who, 4)
        by = TRESSETTE.turn(self.state)
        return TRESSETTE.parse_action(line), TABLE if by is None else by


def sitting(code: str) -> Callable[..., Tavolo]:
    """How to sit down at a table of this set of norms."""
    return lambda *lines: Tavolo(code, *lines)
