"""Problems are rated as players are: to solve one is to win against it.

The first answer counts, as in any match. Both ratings change by it, so what is easy sinks and what is hard rises,
whatever was thought of it when it was found.
"""

from typing import Final, NamedTuple

from openskill.models import PlackettLuce

_MODEL: Final = PlackettLuce()
CAUTION: Final = 3
"""How many standard deviations below what we believe of somebody his rating is shown, as on the ladders."""


class Rating(NamedTuple):
    """What is believed of a person or a problem, and how sure that is."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def shown(self) -> float:
        """What can be said with confidence."""
        return self.mu - CAUTION * self.sigma


def graded(person: Rating, problem: Rating, *, solved: bool) -> tuple[Rating, Rating]:
    """Both ratings after an answer."""
    sides = [[_MODEL.rating(*person)], [_MODEL.rating(*problem)]]
    (one,), (other,) = _MODEL.rate(sides, ranks=[0.0, 1.0] if solved else [1.0, 0.0])
    return Rating(one.mu, one.sigma), Rating(other.mu, other.sigma)
