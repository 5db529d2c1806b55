"""The count of a passata of Tressette, what a match came to, and its stakes, as data."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import Seat
from ventaglio.games.common.words.counting import Result, Standing, Tally, TallyLine
from ventaglio.games.tressette.engine.events import CountLine, Event, PassataEnded
from ventaglio.games.tressette.engine.outcome import match_end, outcome
from ventaglio.games.tressette.engine.rules import Rules
from ventaglio.games.tressette.engine.stakes import PotFate, Settlement, settle
from ventaglio.games.tressette.engine.state import State
from ventaglio.games.tressette.words.things import TressetteNames, TressetteWords


def seats_of(sides: Sequence[int], side: int) -> list[Seat]:
    """The seats of a side."""
    return [seat for seat in range(4) if sides[seat] == side]


def _order(sides: Sequence[int], names: TressetteNames) -> list[int]:
    """The reader's own side first."""
    you = names.you
    return [0, 1] if you is None else [sides[you], 1 - sides[you]]


def counted(
    words: TressetteWords, ended: PassataEnded, sides: Sequence[int], names: TressetteNames
) -> tuple[Tally, ...]:
    """Both sides' counts."""
    return tuple(
        Tally(
            seats=tuple(seats_of(sides, side)),
            name=names.side(seats_of(sides, side)),
            entries=tuple(_entry(words, line) for line in ended.lines[side]),
            label=words.text("count-passata-total"),
            total=ended.points[side],
        )
        for side in _order(sides, names)
    )


def _entry(words: TressetteWords, line: CountLine) -> TallyLine:
    told = words.text(f"score-{line.item}", thirds=words.thirds(line.thirds))
    return TallyLine(told, line.points, words.article(line.cite))


def standings(scores: Sequence[int], sides: Sequence[int], names: TressetteNames) -> tuple[Standing, ...]:
    """What the sides stand at."""
    return tuple(
        Standing(tuple(seats_of(sides, side)), names.several(seats_of(sides, side)), scores[side])
        for side in _order(sides, names)
    )


def concluded(
    words: TressetteWords,
    winner: int | None,
    scores: Sequence[int],
    sides: Sequence[int],
    names: TressetteNames,
    settlement: Settlement | None = None,
    how: str = "",
) -> Result:
    """Who won a match, and what it costs the losers where stakes are known."""
    if winner is None:
        both = (names.several(seats_of(sides, side)) for side in _order(sides, names))
        told = words.text("result-tie", names=" · ".join(both))
    elif names.you is not None and sides[names.you] == winner:
        told = words.text("result-won")
    else:
        told = words.text("result-winner", names=names.several(seats_of(sides, winner)))
    paid = None if settlement is None else stakes(words, settlement, sides)
    winners = () if winner is None else tuple(seats_of(sides, winner))
    return Result(told, standings(scores, sides, names), stakes=paid, winners=winners, how=how)


def stakes(words: TressetteWords, settlement: Settlement, sides: Sequence[int]) -> Tally | None:
    """What each of the winners is paid, line by line; None where nobody has won, and nobody pays."""
    if settlement.winner is None:
        return None
    pot = settlement.pot
    return Tally(
        seats=tuple(seats_of(sides, settlement.winner)),
        name=words.text("stakes-title"),
        entries=tuple(
            TallyLine(words.text(f"stakes-{line.item}"), _number(line.stakes), words.article(line.cite))
            for line in settlement.lines
        ),
        label=words.text("stakes-total"),
        total=_number(settlement.stakes),
        remark="" if pot is PotFate.UNTOUCHED else words.text(f"pot-{pot.name.lower().replace('_', '-')}"),
    )


def _number(amount: Fraction) -> int | float:
    return int(amount) if amount.denominator == 1 else float(amount)


def settlement_of(rules: Rules, before: State, events: Iterable[Event]) -> Settlement | None:
    """The stakes of a match that some events ended; None where the table has not said what a difference is worth."""
    found = match_end(before, events)
    if found is None:
        return None
    try:
        return settle(rules, outcome(*found))
    except BadInput:
        return None
