"""What the solver has to know of a set of norms."""

from typing import Final, NamedTuple

from ventaglio.games.tressette.engine.rules import Rules, check_rules
from ventaglio.games.tressette.engine.trick import GRADES
from ventaglio.law.known import unknown_value

_THIRDS: Final = (0, 1, 3)


class Figures(NamedTuple):
    """What cards count, and what is played for. Ranks are bits, the lowest grade the lowest."""

    counted: int
    """The ranks that are worth something."""
    aces: int
    """Those that are worth a whole point: three thirds."""
    last: int
    """What the last trick is worth, in thirds."""
    points: int
    """What both sides make together, whoever makes it."""
    fewest: bool
    """Whether the aim is the fewest points."""
    slam: bool
    """Whether to leave the others without a point is a cappotto, where the match goes by points."""


def compile_figures(rules: Rules) -> Figures:
    """The figures of a set of norms. One that the solver could not follow is refused."""
    check_rules(rules)
    thirds = rules.thirds.value
    worth = [thirds[rank] for rank in reversed(GRADES)]
    if not set(worth) <= set(_THIRDS):
        raise unknown_value(rules.id, "thirds", dict(thirds), " / ".join(map(str, _THIRDS)))
    # Fractions are dropped on both sides. What one side gains the other loses only if two thirds are always left over.
    if sum(worth) * len(rules.suits.value) % 3 != 2:
        raise unknown_value(rules.id, "thirds", dict(thirds), "3 × n + 2")
    return Figures(
        counted=sum(1 << place for place, one in enumerate(worth) if one),
        aces=sum(1 << place for place, one in enumerate(worth) if one == max(_THIRDS)),
        last=3 * rules.last_trick_points.value,
        points=rules.deck_points.value,
        fewest=rules.losing_game.value,
        slam=rules.slam_wins.value and not rules.losing_game.value,
    )
