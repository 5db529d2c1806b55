"""The count of a hand of Burraco, and what a match came to, as data."""

from collections.abc import Sequence

from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import Seat
from ventaglio.games.burraco.engine.events import HandEnded
from ventaglio.games.burraco.engine.match import match_points, victory_points
from ventaglio.games.burraco.engine.rules import Rules
from ventaglio.games.burraco.engine.score import CountLine
from ventaglio.games.burraco.engine.state import Points
from ventaglio.games.burraco.words.things import BurracoWords
from ventaglio.games.common.words.counting import Result, Standing, Tally, TallyLine, Tournament
from ventaglio.lang.words import Names


def counted(words: BurracoWords, ended: HandEnded, rules: Rules, names: Names) -> tuple[Tally, ...]:
    """Every side's count, the reader's own first."""
    tallies = []
    for score in sorted(ended.sides, key=lambda score: names.you is not None and names.you not in score.seats):
        each = ended.points[score.seats[0]]
        halved = len(score.seats) > 1 and each != score.total
        tallies.append(
            Tally(
                seats=score.seats,
                name=names.side(score.seats),
                entries=tuple(_entry(words, line, rules, names) for line in score.lines),
                label=words.text("count-total"),
                total=score.total,
                remark=words.text("count-halved", points=words.points(each)) if halved else "",
            )
        )
    return tuple(tallies)


def _entry(words: BurracoWords, line: CountLine, rules: Rules, names: Names) -> TallyLine:
    article = words.article(line.cite) if line.cite.code == rules.id else words.cite(line.cite)
    return TallyLine(words.item(line, names), line.points, article)


def standings(totals: Sequence[Points], names: Names) -> tuple[Standing, ...]:
    """What everybody stands at."""
    return tuple(
        Standing(tuple(seats), names.several(seats), totals[seats[0]]) for seats in groups(len(totals), names.you)
    )


def groups(players: int, you: Seat | None) -> list[list[Seat]]:
    """The seats that share a total, the reader's own first."""
    if players % 2:
        sides = [[seat] for seat in range(players)]
    else:
        sides = [[seat for seat in range(players) if seat % 2 == side] for side in (0, 1)]
    return sorted(sides, key=lambda seats: you is not None and you not in seats)


def concluded(
    words: BurracoWords,
    rules: Rules,
    hands: int | None,
    winners: Sequence[Seat],
    totals: tuple[Points, ...],
    names: Names,
    how: str = "",
) -> Result:
    """Who won a match of so many hands, and its match and victory points where the code has them."""
    shared = [seats for seats in groups(len(totals), names.you) if set(seats) & set(winners)]
    if len(shared) > 1:
        told = words.text("result-tie", names=" · ".join(names.several(seats) for seats in shared))
    elif names.you in winners:
        told = words.text("result-won")
    else:
        told = words.text("result-winner", names=names.several(winners))
    tournament = _tournament(words, rules, hands, totals)
    return Result(told, standings(totals, names), tournament=tournament, winners=tuple(winners), how=how)


def _tournament(words: BurracoWords, rules: Rules, hands: int | None, totals: tuple[Points, ...]) -> Tournament | None:
    """What a match between two pairs is worth, where the code has a table for its length."""
    if len(totals) != 4 or hands is None:
        return None
    difference = abs(match_points(totals)[0])
    try:
        best, worst = victory_points(rules, hands, difference)
    except BadInput:
        return None
    told = words.text("result-points", match=str(difference), best=str(best), worst=str(worst))
    return Tournament(told, difference, best, worst)
