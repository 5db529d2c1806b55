"""Three named levels of bots, the weakest first: *novizio*, *socio*, *maestro*.

The maestro is the best player that a game has. The other two know what he would do, but in a share of their choices
their mind is elsewhere, and they do anything that comes to hand. What is never forgotten is said by each game.
"""

from collections.abc import Mapping
from typing import Final

from ventaglio.core.refusal import BadInput

LEVELS: Final[Mapping[str, float]] = {"novizio": 0.6, "socio": 0.25, "maestro": 0.0}
"""How often the mind of a bot of each level is elsewhere, as a share of its choices.

The names of the levels are in the language files: level-ID, level-ID-about.
"""


def elsewhere(level: str) -> float:
    """How often the mind of a bot of this level is elsewhere."""
    if level not in LEVELS:
        known = ", ".join(LEVELS)
        raise BadInput(f"no level {level!r}; the levels are: {known}", "no-level", level=level, known=known)
    return LEVELS[level]
