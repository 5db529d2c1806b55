"""What to lead: rules of thumb, each with its reason and its weight.

A weight is in thirds of a point. Nearly all were fitted to facts: at some fifty thousand choices of this bot's own
passate, leads and answers, every card was tried and played on to the end, and rules that explained nothing went.
"""

from collections.abc import Mapping
from typing import Final

from ventaglio.games.tressette.bots.prospect import Prospect, Rule


def points(of: Prospect) -> float:
    """Points are led where the own side takes the trick, never into a trick of the opponents'."""
    return (2 * of.chance - 1) * of.worth


def cash_late(of: Prospect) -> float:
    """Late in the passata tricks are taken while they can be; early they are only small cards, and can wait."""
    return of.chance * (0.6 - of.early)


def keep_stoppers(of: Prospect) -> float:
    """A sovereign card is also the way back to the lead, and the more so the more tricks are to come."""
    return of.sovereign * of.early


def run(of: Prospect) -> float:
    """With more sovereign cards behind the one led a suit runs, and the opponents' guards with it."""
    return of.sovereign * of.sovereign_kept


def partner_loads(of: Prospect) -> float:
    """On a sovereign card to which the partner cannot follow he throws aces and figures."""
    return float(of.sovereign and of.mate_length < 0.01)


def not_under_the_best(of: Prospect) -> float:
    """A low card led under one's own sovereign gives up a trick that was sure."""
    return float(not of.sovereign and of.sovereign_kept > 0)


def challenge(of: Prospect) -> float:
    """With a sovereign card of another suit to come back by, one may ask the partner for his best card (46, 152)."""
    return float(not of.sovereign and of.sovereign_kept == 1 and of.stopper_elsewhere)


def not_under_a_venticinque(of: Prospect) -> float:
    """With two sovereign cards or more, one of them makes the point first (Art. 152)."""
    return float(not of.sovereign and of.sovereign_kept > 1)


def under_the_ace(of: Prospect) -> float:
    """A card led under an ace that stays guarded draws the three and the two from over it (Art. 47)."""
    return float("A" in of.held and of.rank != "A" and len(of.held) > 2 and of.tressette_out > 0)


def toward_the_partner(of: Prospect) -> float:
    """Where the partner is long his cards grow with every round."""
    return of.mate_length


def away_from_opponents(of: Prospect) -> float:
    """Where the opponents are long the suit is theirs in the end."""
    return of.foes_length


def return_the_suit(of: Prospect) -> float:
    """The suit in which the partner has challenged, or accused a Napoletana, is the one he wants led (Art. 42)."""
    return float(of.mate_asked)


def not_their_suit(of: Prospect) -> float:
    """The suit in which an opponent has challenged is left for him to lead: there the last hand plays best."""
    return float(of.foes_asked)


LEADING: Final[Mapping[Rule, float]] = {
    points: 0.7,
    cash_late: 7.0,
    keep_stoppers: -2.5,
    run: 1.7,
    partner_loads: 2.0,
    not_under_the_best: -2.25,
    challenge: 1.1,
    not_under_a_venticinque: -1.9,
    under_the_ace: 0.9,
    toward_the_partner: 0.65,
    away_from_opponents: -0.6,
    return_the_suit: 2.0,
    not_their_suit: -0.5,
}
