"""The count of a hand line by line, and what a match came to."""

from collections.abc import Iterator, Sequence

from ventaglio.burraco.events import Event, HandEnded, MatchEnded
from ventaglio.burraco.match import match_points, victory_points
from ventaglio.burraco.rules import Rules
from ventaglio.burraco.score import SideScore
from ventaglio.burraco.state import Points, State
from ventaglio.cli.burraco.words import BurracoWords
from ventaglio.cli.counting import INDENT, Entry, count_lines
from ventaglio.cli.desk import Desk
from ventaglio.cli.words import Names
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import Seat


def print_ends(place: Desk, events: Sequence[Event], rules: Rules, names: Names) -> bool:
    """The count of a hand that ended, and the end of a match; whether there was either."""
    hands = [event for event in events if isinstance(event, HandEnded)]
    matches = [event for event in events if isinstance(event, MatchEnded)]
    for ended in hands:
        print_count(place, ended, rules, names)
        if not matches:
            print_totals(place, ended.totals, names)
    for over in matches:
        place.line()
        place.told(BurracoWords(place).match_ended(over))
    return bool(hands or matches)


def print_count(place: Desk, ended: HandEnded, rules: Rules, names: Names) -> None:
    """How a hand ended, and every side's count, each line with its points and its article."""
    words = BurracoWords(place)
    place.told(words.hand_ended(ended, names))
    for score in sorted(ended.sides, key=lambda score: names.you is not None and names.you not in score.seats):
        place.line(f" {names.side(score.seats)}", style="title")
        for line in count_lines(words, _entries(words, score, rules, names), words.text("count-total"), score.total):
            place.console.print(line)
        if len(score.seats) > 1 and ended.points[score.seats[0]] != score.total:
            place.line(" " * INDENT + words.text("count-halved", points=words.points(ended.points[score.seats[0]])))


def _entries(words: BurracoWords, score: SideScore, rules: Rules, names: Names) -> Iterator[Entry]:
    for line in score.lines:
        article = words.article(line.cite) if line.cite.code == rules.id else words.cite(line.cite)
        yield Entry(words.item(line, names), line.points, article)


def print_totals(place: Desk, totals: Sequence[Points], names: Names) -> None:
    """What everybody stands at."""
    told = " · ".join(f"{names.several(seats)} {totals[seats[0]]}" for seats in groups(len(totals), names.you))
    place.say("count-standing", totals=told)


def groups(players: int, you: Seat | None) -> list[list[Seat]]:
    """The seats that share a total, the reader's own first."""
    if players % 2:
        sides = [[seat] for seat in range(players)]
    else:
        sides = [[seat for seat in range(players) if seat % 2 == side] for side in (0, 1)]
    return sorted(sides, key=lambda seats: you is not None and you not in seats)


def print_result(place: Desk, state: State, names: Names) -> None:
    """Who won a match, and its match and victory points where the code has them."""
    winners = state.winners
    shared = [seats for seats in groups(state.table.players, names.you) if set(seats) & set(winners)]
    if len(shared) > 1:
        place.say("result-tie", names=" · ".join(names.several(seats) for seats in shared))
    elif names.you in winners:
        place.say("result-won")
    else:
        place.say("result-winner", names=names.several(winners))
    print_totals(place, state.totals, names)
    tournament = tournament_points(state)
    if tournament is not None:
        difference, (best, worst) = tournament
        place.say("result-points", match=str(abs(difference)), best=str(best), worst=str(worst))


def tournament_points(state: State) -> tuple[Points, tuple[int, int]] | None:
    """The difference of a match between two sides and its victory points, where the code has a table for it."""
    table = state.table
    if table.players != 4 or table.hands is None:
        return None
    difference = match_points(state.totals)[0]
    try:
        return difference, victory_points(table.rules, table.hands, difference)
    except BadInput:
        return None
