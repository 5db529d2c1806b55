"""Prints the count of a hand line by line, and what a match came to."""

from collections.abc import Sequence

from ventaglio.burraco.events import Event, HandEnded, MatchEnded
from ventaglio.burraco.rules import Rules
from ventaglio.burraco.state import State
from ventaglio.terminal.counting import INDENT, print_tally
from ventaglio.terminal.terminal import Terminal
from ventaglio.words.burraco.count import concluded, counted, standings
from ventaglio.words.burraco.words import BurracoWords
from ventaglio.words.common import Names
from ventaglio.words.counting import told_standings


def print_ends(place: Terminal, events: Sequence[Event], rules: Rules, names: Names) -> bool:
    """The count of a hand that ended, and the end of a match; whether there was either."""
    words = BurracoWords(place)
    hands = [event for event in events if isinstance(event, HandEnded)]
    matches = [event for event in events if isinstance(event, MatchEnded)]
    for ended in hands:
        print_count(place, ended, rules, names)
        if not matches:
            place.line(told_standings(words, standings(ended.totals, names)))
    for over in matches:
        place.line()
        place.told(words.match_ended(over))
    return bool(hands or matches)


def print_count(place: Terminal, ended: HandEnded, rules: Rules, names: Names) -> None:
    """How a hand ended, and every side's count, each line with its points and its article."""
    words = BurracoWords(place)
    place.told(words.hand_ended(ended, names))
    for tally in counted(words, ended, rules, names):
        print_tally(place, words, tally)
        if tally.remark:
            place.line(" " * INDENT + tally.remark)


def print_result(place: Terminal, state: State, names: Names) -> None:
    """Who won a match, and its match and victory points where the code has them."""
    words, table = BurracoWords(place), state.table
    result = concluded(words, table.rules, table.hands, state.winners, state.totals, names)
    place.line(result.told)
    place.line(told_standings(words, result.standings))
    if result.tournament is not None:
        place.line(result.tournament.told)
