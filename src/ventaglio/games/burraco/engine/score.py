"""The count of a hand, line by line, each line with its article."""

import msgspec

from ventaglio.core.cards import Card
from ventaglio.core.norms import Cite, Norm
from ventaglio.core.seats import Seat
from ventaglio.games.burraco.engine.duties import Frozen, frozen_melds
from ventaglio.games.burraco.engine.melds import Burraco
from ventaglio.games.burraco.engine.rules import Rules
from ventaglio.games.burraco.engine.state import (
    Astray,
    Points,
    State,
    burrachi,
    members,
    side_melds,
    without,
)


class CountLine(msgspec.Struct, frozen=True):
    """One line of a count. ``item`` is the id of its name in the language files."""

    item: str
    points: int
    cite: Cite
    cards: tuple[Card, ...] = ()
    meld: int | None = None
    seat: Seat | None = None


class SideScore(msgspec.Struct, frozen=True):
    """What a side made in a hand."""

    seats: tuple[Seat, ...]
    lines: tuple[CountLine, ...]
    total: int


def value(rules: Rules, some: tuple[Card, ...]) -> int:
    """The points of some cards."""
    points = rules.points.value
    return sum(points[one.rank] for one in some)


def burraco_points(rules: Rules, kind: Burraco) -> Norm[int] | Norm[int | None]:
    """The norm that says what such a burraco is worth; a code without semi-clean ones has no points for them."""
    match kind:
        case Burraco.CLEAN:
            return rules.clean_points
        case Burraco.SEMI:
            return rules.semi_points
        case Burraco.DIRTY:
            return rules.dirty_points


def count(state: State, closer: Seat | None) -> tuple[SideScore, ...]:
    """The count of every side at the end of a hand."""
    return tuple(_count_side(state, side, closer) for side in sorted(set(state.sides)))


def _count_side(state: State, side: int, closer: Seat | None) -> SideScore:
    rules = state.table.rules
    seats = members(state, side)
    lines: list[CountLine] = []
    for number, _, kind in burrachi(state, side):
        norm = burraco_points(rules, kind)
        lines.append(CountLine(f"burraco-{kind.value}", norm.value or 0, norm.cite, meld=number))
    if closer in seats:
        lines.append(CountLine("close", rules.close_points.value, rules.close_points.cite, seat=closer))
    frozen = frozen_melds(state.duties)
    for number, meld in side_melds(state, side):
        lines.extend(_melded(rules, number, meld.cards, frozen.get(number)))
    lines += [_stray(rules, one) for one in state.astray if one.owner in seats]
    lines += [CountLine(item, points, cite) for its, item, points, cite in state.duties.bonus if its == side]
    lines.extend(_owed(state, seats))
    return SideScore(seats, tuple(lines), sum(line.points for line in lines))


def _stray(rules: Rules, stray: Astray) -> CountLine:
    """Cards that make no meld: nobody has said a word, or a ruling counts them against."""
    points = value(rules, stray.cards) if stray.against or rules.melds_count.value else 0
    return CountLine("astray", -points if stray.against else points, rules.melds_count.cite, stray.cards)


def _melded(rules: Rules, number: int, cards: tuple[Card, ...], frozen: Frozen | None) -> list[CountLine]:
    """What the cards of a meld count, and what those of a frozen one count against."""
    norm = rules.melds_count
    if frozen is None or not frozen.against:
        return [CountLine("melded", value(rules, cards), norm.cite, cards, number)] if norm.value else []
    counted = without(cards, frozen.against) or ()
    lines = [CountLine("melded", value(rules, counted), norm.cite, counted, number)] if counted and norm.value else []
    return [*lines, CountLine("frozen", -value(rules, frozen.against), frozen.cite, frozen.against, number)]


def _owed(state: State, seats: tuple[Seat, ...]) -> list[CountLine]:
    """What a side pays: cards still held, a pozzetto not taken."""
    rules = state.table.rules
    lines: list[CountLine] = []
    for seat in seats:
        held = state.hands[seat]
        if held and seat in state.unplayed:
            norm = rules.unplayed_pozzetto_counts_cards
            owed = value(rules, held) if norm.value else rules.pozzetto_penalty.value
            lines.append(CountLine("unplayed-pozzetto", -owed, norm.cite, held, seat=seat))
        elif held and rules.hands_count.value:
            lines.append(CountLine("held", -value(rules, held), rules.hands_count.cite, held, seat=seat))
    if not any(seat in state.took for seat in seats):
        if state.took or rules.pozzetto_penalty_when_nobody_took.value:
            lines.append(CountLine("no-pozzetto", -rules.pozzetto_penalty.value, rules.pozzetto_penalty.cite))
        else:
            lines.append(CountLine("nobody-took", 0, rules.pozzetto_penalty_when_nobody_took.cite))
    return lines


def share(state: State, scores: tuple[SideScore, ...]) -> tuple[Points, ...]:
    """What each seat adds to its total: partners of a fixed side have it in common, others halve it."""
    halve = state.table.floating and state.table.rules.split_points.value
    points: list[Points] = [0] * state.table.players
    for score in scores:
        parts = len(score.seats) if halve else 1
        for seat in score.seats:
            points[seat] = whole(score.total / parts)
    return tuple(points)


def whole(points: Points) -> Points:
    """Points without a needless decimal point."""
    return int(points) if points == int(points) else points
