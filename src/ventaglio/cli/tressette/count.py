"""The count of a passata line by line, what a match came to, and its stakes."""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from ventaglio.cli.counting import Entry, count_lines
from ventaglio.cli.desk import Desk
from ventaglio.cli.tressette.words import TressetteNames, TressetteWords
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import Seat
from ventaglio.tressette.events import Event, Line, MatchEnded, PassataEnded
from ventaglio.tressette.outcome import match_end, outcome
from ventaglio.tressette.rules import Rules
from ventaglio.tressette.stakes import PotFate, Settlement, settle
from ventaglio.tressette.state import State


def seats_of(sides: Sequence[int], side: int) -> list[Seat]:
    """The seats of a side."""
    return [seat for seat in range(4) if sides[seat] == side]


class Count:
    """Prints counts and results."""

    def __init__(self, place: Desk, words: TressetteWords, names: TressetteNames) -> None:
        self._desk = place
        self._words = words
        self._names = names

    def ends(self, events: Iterable[Event], sides: Sequence[int]) -> bool:
        """The count of a passata that ended, and the end of a match; whether there was either."""
        events = tuple(events)
        matches = [event for event in events if isinstance(event, MatchEnded)]
        counts = [event for event in events if isinstance(event, PassataEnded)]
        for ended in counts:
            self._count(ended, sides)
            if not matches:
                self.standing(ended.scores, sides)
        for over in matches:
            self._desk.line()
            self._desk.told(self._words.own("match-ended", over.how) or over.how)
        return bool(counts or matches)

    def _order(self, sides: Sequence[int]) -> list[int]:
        """The reader's own side first."""
        you = self._names.you
        return [0, 1] if you is None else [sides[you], 1 - sides[you]]

    def _count(self, ended: PassataEnded, sides: Sequence[int]) -> None:
        self._desk.told(self._words.text("passata-over"))
        for side in self._order(sides):
            self._desk.line(f" {self._names.side(seats_of(sides, side))}", style="title")
            label = self._words.text("count-passata-total")
            for row in count_lines(self._words, self._entries(ended.lines[side]), label, ended.points[side]):
                self._desk.console.print(row)

    def _entries(self, lines: Iterable[Line]) -> Iterator[Entry]:
        for line in lines:
            told = self._words.text(f"score-{line.item}", thirds=self._words.thirds(line.thirds))
            yield Entry(told, line.points, self._words.article(line.cite))

    def standing(self, scores: Sequence[int], sides: Sequence[int]) -> None:
        """What the sides stand at."""
        told = [f"{self._names.several(seats_of(sides, side))} {scores[side]}" for side in self._order(sides)]
        self._desk.say("count-standing", totals=" · ".join(told))

    def result(self, state: State) -> None:
        """Who won a match."""
        if state.winner is None:
            both = [self._names.several(seats_of(state.sides, side)) for side in self._order(state.sides)]
            self._desk.say("result-tie", names=" · ".join(both))
        elif self._names.you is not None and state.sides[self._names.you] == state.winner:
            self._desk.say("result-won")
        else:
            self._desk.say("result-winner", names=self._names.several(seats_of(state.sides, state.winner)))
        self.standing(state.scores, state.sides)

    def stakes(self, settlement: Settlement) -> None:
        """What each loser pays to a winner, line by line."""
        if settlement.winner is None:
            self._desk.say("stakes-none")
            return
        self._desk.line(f" {self._words.text('stakes-title')}", style="title")
        entries = [
            Entry(self._words.text(f"stakes-{line.item}"), _number(line.stakes), self._words.article(line.cite))
            for line in settlement.lines
        ]
        for row in count_lines(self._words, entries, self._words.text("stakes-total"), _number(settlement.stakes)):
            self._desk.console.print(row)
        if settlement.pot is not PotFate.UNTOUCHED:
            self._desk.told(self._words.text(f"pot-{settlement.pot.name.lower().replace('_', '-')}"))


def _number(stakes: Fraction) -> float:
    return int(stakes) if stakes.denominator == 1 else float(stakes)


def settlement_of(rules: Rules, before: State, events: Iterable[Event]) -> Settlement | None:
    """The stakes of a match that some events ended; None where the table has not said what a difference is worth."""
    found = match_end(before, events)
    if found is None:
        return None
    try:
        return settle(rules, outcome(*found))
    except BadInput:
        return None
