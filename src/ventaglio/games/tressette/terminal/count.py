"""Prints the count of a passata line by line, what a match came to, and its stakes."""

from collections.abc import Iterable, Sequence

from ventaglio.games.common.terminal.counting import print_tally
from ventaglio.games.common.terminal.screen import Terminal
from ventaglio.games.common.words.counting import told_standings
from ventaglio.games.tressette.engine.events import Event, MatchEnded, PassataEnded
from ventaglio.games.tressette.engine.stakes import Settlement
from ventaglio.games.tressette.engine.state import State
from ventaglio.games.tressette.words.count import concluded, counted, stakes, standings
from ventaglio.games.tressette.words.things import TressetteNames, TressetteWords


class Count:
    """Prints counts and results."""

    def __init__(self, place: Terminal, words: TressetteWords, names: TressetteNames) -> None:
        self._terminal = place
        self._words = words
        self._names = names

    def ends(self, events: Iterable[Event], sides: Sequence[int]) -> bool:
        """The count of a passata that ended, and the end of a match; whether there was either."""
        events = tuple(events)
        matches = [event for event in events if isinstance(event, MatchEnded)]
        counts = [event for event in events if isinstance(event, PassataEnded)]
        for ended in counts:
            self._terminal.told(self._words.text("passata-over"))
            for tally in counted(self._words, ended, sides, self._names):
                print_tally(self._terminal, self._words, tally)
            if not matches:
                self._terminal.line(told_standings(self._words, standings(ended.scores, sides, self._names)))
        for over in matches:
            self._terminal.line()
            self._terminal.told(self._words.match_ended(over))
        return bool(counts or matches)

    def result(self, state: State) -> None:
        """Who won a match."""
        result = concluded(self._words, state.winner, state.scores, state.sides, self._names)
        self._terminal.line(result.told)
        self._terminal.line(told_standings(self._words, result.standings))

    def stakes(self, settlement: Settlement, sides: Sequence[int]) -> None:
        """What each loser pays to a winner, line by line."""
        tally = stakes(self._words, settlement, sides)
        if tally is None:
            self._terminal.say("stakes-none")
            return
        print_tally(self._terminal, self._words, tally)
        if tally.remark:
            self._terminal.told(tally.remark)
