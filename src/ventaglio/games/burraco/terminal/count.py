"""Prints the count of a hand line by line, and what a match came to."""

from collections.abc import Sequence

from rich.table import Table

from ventaglio.core.seats import Seat
from ventaglio.games.burraco.engine.deal import roles
from ventaglio.games.burraco.engine.events import Event, HandEnded, MatchEnded
from ventaglio.games.burraco.engine.rules import Rules
from ventaglio.games.burraco.engine.scoresheet import write
from ventaglio.games.burraco.engine.state import State
from ventaglio.games.burraco.words.count import concluded, counted, groups, standings
from ventaglio.games.burraco.words.things import BurracoWords
from ventaglio.games.common.terminal.counting import INDENT, print_tally
from ventaglio.games.common.terminal.screen import Terminal
from ventaglio.games.common.words.counting import told_standings
from ventaglio.lang.words import Names


def print_ends(place: Terminal, events: Sequence[Event], rules: Rules, names: Names) -> bool:
    """The count of a hand that ended, and the end of a match; whether there was either."""
    words = BurracoWords(place.of(rules.id))
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
    words = BurracoWords(place.of(rules.id))
    place.told(words.hand_ended(ended, names))
    for tally in counted(words, ended, rules, names):
        print_tally(place, words, tally)
        if tally.remark:
            place.line(" " * INDENT + tally.remark)


def hand_begins(words: BurracoWords, rules: Rules, number: int, dealer: Seat, players: int, names: Names) -> str:
    """The title of a hand: its number, who deals and who cuts."""
    cutter = roles(players, dealer)[rules.cutter.value]
    return words.text("hand-begins", number=str(number), dealer=names.of(dealer), cutter=names.of(cutter))


def print_sheet(place: Terminal, ended: Sequence[HandEnded], players: int, names: Names) -> None:
    """The score sheet: for each side the base, the points and the sum of every hand, and the sum of all."""
    written = write(ended)
    table = Table(title=place.text("sheet-title"), title_justify="left", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(place.text("sheet-hand"), justify="right")
    for seats in groups(players, None):
        name = names.several(seats)
        for heading in ("base", "points", "sum"):
            above = name if heading == "base" else ""
            table.add_column(f"{above}\n{place.text(f'sheet-{heading}')}", justify="right")
    first, second = written.columns
    for number, rows in enumerate(zip(first.entries, second.entries, strict=True), start=1):
        figures = (str(one) for entry in rows for one in (entry.base, entry.points, entry.total))
        table.add_row(str(number), *figures)
    table.add_row(place.text("sheet-all"), "", "", str(first.total), "", "", str(second.total))
    place.console.print(table)


def print_result(place: Terminal, state: State, names: Names) -> None:
    """Who won a match, and its match and victory points where the code has them."""
    words, table = BurracoWords(place.of(state.table.rules.id)), state.table
    result = concluded(words, table.rules, table.hands, state.winners, state.totals, names)
    place.line(result.told)
    place.line(told_standings(words, result.standings))
    if result.tournament is not None:
        place.line(result.tournament.told)
