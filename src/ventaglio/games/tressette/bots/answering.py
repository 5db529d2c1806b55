"""What to play to another's lead: rules of thumb, each with its reason and its weight (on weights see `leading`)."""

from collections.abc import Mapping
from typing import Final

from ventaglio.games.tressette.bots.prospect import Prospect, Rule

# ── In either case ───────────────────────────────────────────────────────────────────────────────────────────────────


def points(of: Prospect) -> float:
    """Aces and figures go to tricks that the own side takes, small cards to the opponents'."""
    return (2 * of.chance - 1) * of.worth


def hopeless(of: Prospect) -> float:
    """The more cards the opponents hold above it, the less a card will ever take, and the sooner it may go."""
    return min(of.foes_above, 4.0)


def bare_ace(of: Prospect) -> float:
    """The cards that guard an ace against the three and the two are kept with it."""
    return float(of.bares_ace)


def partner_covers(of: Prospect) -> float:
    """Where the partner has the next best card one's own sovereign can go: it would only block his suit."""
    return of.sovereign * of.mate_has_best


# ── Following suit ───────────────────────────────────────────────────────────────────────────────────────────────────


def table(of: Prospect) -> float:
    """A trick is the more worth taking the more points lie on it."""
    return of.chance * of.reading.on_table


def take_late(of: Prospect) -> float:
    """Late in the passata every trick counts, and the lead with it; early it can wait."""
    return of.chance * (1 - of.early)


def for_the_partner(of: Prospect) -> float:
    """What the partner leads he wants taken: third hand puts up its best card for him (Art. 46)."""
    return of.chance * of.mate_led


def answer_the_challenge(of: Prospect) -> float:
    """A partner who challenges asks for one's best card (Art. 46); only an ace is too much to risk."""
    return float(of.challenged and of.highest and of.rank != "A")


def hold_up(of: Prospect) -> float:
    """A sovereign card takes its trick later too, and a better one: it is not spent where little lies."""
    return float(of.sovereign)


def another_behind(of: Prospect) -> float:
    """With another sovereign card behind it the first is cheaply spent."""
    return float(of.sovereign and of.sovereign_kept > 0)


def ace_waits(of: Prospect) -> float:
    """An ace is a whole point: it waits for a trick that is sure."""
    return float(of.rank == "A")


FOLLOWING: Final[Mapping[Rule, float]] = {
    points: 0.95,
    table: 2.1,
    take_late: 4.0,
    for_the_partner: 3.5,
    answer_the_challenge: 0.7,
    hold_up: -5.5,
    another_behind: 2.7,
    partner_covers: 5.3,
    ace_waits: -1.4,
    bare_ace: -1.15,
    hopeless: 0.6,
}
"""For a card of the suit led."""


# ── Throwing a card of another suit ──────────────────────────────────────────────────────────────────────────────────


def live_winner(of: Prospect) -> float:
    """A sovereign card is not thrown away while opponents still have cards of its suit."""
    return float(of.sovereign and of.foes_length > 0.01)


def never_a_three(of: Prospect) -> float:
    """A three takes a trick whenever it is wanted: anything else goes first."""
    return float(of.rank == "3")


def figures_first(of: Prospect) -> float:
    """Of what is thrown away a figure is least missed: small cards are as good to follow with."""
    return float(of.rank in "RCD")


def worth(of: Prospect) -> float:
    """Points that are kept may still find a better trick."""
    return of.worth


def foes_suit(of: Prospect) -> float:
    """In a suit in which the opponents are long one wants cards to follow with."""
    return of.foes_length


DISCARDING: Final[Mapping[Rule, float]] = {
    points: 0.92,
    live_winner: -2.9,
    partner_covers: 3.3,
    never_a_three: -1.2,
    figures_first: 0.85,
    worth: -0.23,
    hopeless: 0.7,
    foes_suit: -0.45,
    bare_ace: -1.2,
}
"""For a card of another suit than the one led."""
