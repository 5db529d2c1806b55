"""Five named levels of bots, the weakest first: *novizio*, *socio*, *esperto*, *maestro*, *campione*.

The campione is the best player that a game has; what each of the others lacks is said by the game.
"""

from typing import Final, TypeVar

from ventaglio.core.game import Agent
from ventaglio.core.refusal import BadInput

V = TypeVar("V")
M = TypeVar("M")
A = TypeVar("A")

LEVELS: Final = ("novizio", "socio", "esperto", "maestro", "campione")
"""Their names are in the language files: level-ID, level-ID-about."""


def check_level(level: str) -> None:
    """Refuse a level that there is not."""
    if level not in LEVELS:
        known = ", ".join(LEVELS)
        raise BadInput(f"no level {level!r}; the levels are: {known}", "no-level", level=level, known=known)


def quick_one(agent: Agent[V, M, A]) -> Agent[V, M, A]:
    """Who chooses for a bot where there is no time to think: whoever it names as ``quick``, or else itself."""
    found: Agent[V, M, A] = getattr(agent, "quick", agent)
    return found
