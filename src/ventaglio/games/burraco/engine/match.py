"""A match: how it is agreed, when it ends, who won it, and what it is worth in a tournament."""

from bisect import bisect_left
from collections.abc import Mapping
from typing import Any, Final

from ventaglio.core.norms import UnknownOption, adopt
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import LETTERS, Seat
from ventaglio.games.burraco.engine.melds import Law
from ventaglio.games.burraco.engine.rules import Rules, check_rules
from ventaglio.games.burraco.engine.state import Points, State, Table
from ventaglio.law.editions import as_settled


def open_table(
    rules: Rules,
    players: int = 4,
    *,
    hands: int | None = None,
    target: int | None = None,
    alone: bool = False,
    options: Mapping[str, Any] | None = None,
    names: tuple[str, ...] = (),
) -> State:
    """A table ready for its first deal, with its options; the first dealer sits at A."""
    settled = settle(rules, options or {})
    written = as_settled(settled, options or {})
    return lay_table(settled, players, hands=hands, target=target, alone=alone, options=written, names=names)


def settle(rules: Rules, chosen: Mapping[str, Any]) -> Rules:
    """The rules with a table's options."""
    try:
        settled = adopt(rules, chosen)
    except UnknownOption as error:
        raise BadInput(f"{rules.id}: {error}", error.reason, **error.facts) from None
    check_rules(settled)
    return settled


def lay_table(
    rules: Rules,
    players: int,
    *,
    hands: int | None,
    target: int | None,
    alone: bool,
    options: Mapping[str, str],
    names: tuple[str, ...],
) -> State:
    """A table ready for its first deal, by rules in which its options are settled."""
    packs = rules.packs.value.get(players)
    if packs is None:
        known = ", ".join(str(number) for number in sorted(rules.packs.value))
        sentence = f"{rules.id} has no game for {players} players: it has {known} ({rules.packs.cite})"
        raise BadInput(sentence, "no-such-players", code=rules.id, players=str(players), known=known)
    if hands is not None and target is not None:
        raise BadInput("a match has either a number of smazzate or a target, not both", "hands-and-target")
    if alone and players in rules.sides.value:
        sentence = f"everybody for himself is a game for three or five, not for {players}"
        raise BadInput(sentence, "nobody-alone", players=str(players))
    if names and len(names) != players:
        counts = {"count": str(len(names)), "players": str(players)}
        raise BadInput(f"{len(names)} names for {players} players", "names-count", **counts)
    if hands is None and target is None:
        hands, target = usual_length(rules, players)
    if (hands if hands is not None else target or 0) < 1:
        raise BadInput("a match has at least one smazzata, or a target above zero", "no-length")
    table = Table(
        rules=rules,
        law=Law.of(rules, packs),
        players=players,
        packs=packs,
        hands=hands,
        target=target,
        alone=alone,
        options=dict(options),
        names=names or tuple(LETTERS[:players]),
    )
    return State(table=table, totals=(0,) * players, sides=table.starting_sides, alone=alone)


def usual_length(rules: Rules, players: int) -> tuple[int | None, int | None]:
    """The length of a match when nobody asks for another: smazzate, or a target."""
    if players not in rules.sides.value:
        return None, rules.solo_target.value
    if rules.targets.value:
        return None, rules.targets.value[0]
    return rules.hands.value[0], None


def lengths(rules: Rules, players: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The numbers of smazzate and the totals that a match of so many may have by a code."""
    if players in rules.sides.value:
        return rules.hands.value, rules.targets.value
    return (), tuple(dict.fromkeys((rules.solo_target.value, *rules.targets.value)))


def own_measure(table: Table) -> bool:
    """Whether a match is of a length that its code does not have: the table then plays by its own measure, and says so.

    It is not refused: a single smazzata among friends breaks no article, and a record of one is read like any other.
    """
    hands, targets = lengths(table.rules, table.players)
    return table.target not in targets if table.hands is None else table.hands not in hands


def goes_alone(table: Table, totals: tuple[Points, ...]) -> bool:
    """Whether three or five go on each for himself with these totals: by agreement, or because one is high enough."""
    if not table.floating:
        return False
    threshold = table.rules.alone_from.value.get(table.players)
    return table.alone or (threshold is not None and max(totals) >= threshold)


def formed_sides(players: int, soloist: Seat) -> tuple[int, ...]:
    """The sides once the first pozzetto is taken: the soloist, then the others paired as they face each other."""
    sides = [0] * players
    pairs = 1 if players == 3 else 2
    for step in range(1, players):
        sides[(soloist + step) % players] = 1 + (step - 1) % pairs
    return tuple(sides)


def leaders(totals: tuple[Points, ...]) -> tuple[Seat, ...]:
    """The seats with the highest total."""
    best = max(totals)
    return tuple(seat for seat, total in enumerate(totals) if total == best)


def ending(state: State, totals: tuple[Points, ...]) -> str | None:
    """How the match ends with these totals after the present hand, or None if it goes on."""
    table = state.table
    if state.turns_left is not None:
        return "time-out"
    if table.hands is not None:
        return "hands" if state.hand_number >= table.hands else None
    if max(totals) < (table.target or 0):
        return None
    level = len({state_side(state, seat) for seat in leaders(totals)}) > 1
    return None if level and table.rules.tie_plays_on.value else "target"


def state_side(state: State, seat: Seat) -> int:
    """The side to whose credit a total stands: fixed sides share one, three and five have one each."""
    return state.table.starting_sides[seat]


def match_points(totals: tuple[Points, ...]) -> tuple[Points, ...]:
    """The signed difference of the two sides, for each seat."""
    first, second = totals[0], totals[1]
    return tuple((first - second) * (1 if seat % 2 == 0 else -1) for seat in range(len(totals)))


LEVEL: Final = 10
"""Victory points of a level match; two sides share twice as many."""


def victory_points(rules: Rules, hands: int, difference: Points) -> tuple[int, int]:
    """Victory points of the winners and of the losers for a difference in match points. ``hands`` 0 means teams."""
    bounds = rules.victory_tables.value.get(hands)
    if bounds is None:
        raise BadInput(f"{rules.id} has no table of victory points for {hands} smazzate")
    rows = bisect_left(bounds, abs(difference))
    return LEVEL + rows, LEVEL - rows
