"""Match points into victory points, and back: the tables of each code (F19 18, INT 17, CLUB 9)."""

from msgspec.structs import replace

from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.engine.bounds import unit_of
from ventaglio.games.burraco.engine.match import LEVEL, victory_points
from ventaglio.games.burraco.engine.rules import Rules
from ventaglio.tournaments.director.regulation import Regulation

__all__ = ["LEVEL", "check_points", "equivalent_mp", "least_mp", "victory"]


def victory(regulation: Regulation, hands: int, mp: int) -> tuple[int, int]:
    """Victory points of the side that has these match points, and of the other. ``hands`` 0 means teams."""
    winners, losers = victory_points(_played_by(regulation), hands, mp)
    return (winners, losers) if mp >= 0 else (losers, winners)


def equivalent_mp(regulation: Regulation, hands: int, vp: int) -> int:
    """The least match points that go with these victory points; for losers, the same of the winners, negated."""
    return least_mp(_played_by(regulation), hands, vp)


def _played_by(regulation: Regulation) -> Rules:
    """The rules of play, with the tables of the tournament: an edition may change them for tournaments alone."""
    assert regulation.rules is not None, "duplicate deals have no table of victory points"
    if regulation.rules.victory_tables is regulation.victory_tables:
        return regulation.rules
    return replace(regulation.rules, victory_tables=regulation.victory_tables)


def least_mp(rules: Rules, hands: int, vp: int) -> int:
    """The lower bound of a row in a table of victory points, negated for the losers' end of it."""
    if not 0 <= vp <= 2 * LEVEL:
        sentence = f"a match has {2 * LEVEL} victory points to share: nobody gets {vp}"
        raise BadInput(sentence, "vp-out-of-range", vp=vp, most=2 * LEVEL)
    if vp < LEVEL:
        return -least_mp(rules, hands, 2 * LEVEL - vp)
    victory_points(rules, hands, 0)  # refuses a round for which the code has no table
    return 0 if vp == LEVEL else rules.victory_tables.value[hands][vp - LEVEL - 1] + unit_of(rules)


def check_points(regulation: Regulation, *points: int) -> None:
    """Refuse a score that no count of cards can give."""
    unit = regulation.unit
    for one in points:
        if one % unit:
            cite = regulation.victory_tables.cite
            sentence = f"{one} is no score: cards and bonuses are all multiples of {unit} ({cite})"
            raise BadInput(sentence, "score-not-multiple", points=one, step=unit)
