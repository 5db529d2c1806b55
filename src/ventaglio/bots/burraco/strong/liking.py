"""What he likes beside points: clean burrachi, which make a hand worth playing, and a partner worth having.

Four who play for points alone hurry: whoever has any burraco closes, and hardly one in five hands sees a clean one.
What it costs to wait for them, and how many there are, stands in docs/strength.md.
"""

from typing import Final

from ventaglio.kernels.burraco.figures import CLEAN_POINTS, Code

PRIZE: Final = 300
"""Points that a clean burraco counts to him beside those of the code, whoever makes it."""
HOPE: Final = 150.0
"""Points that one of his own side counts while it is in the making, if it were sure to come."""


def fond_of_clean(code: Code) -> Code:
    """A code by which clean burrachi count for more."""
    fond = code.copy()
    fond[CLEAN_POINTS] += PRIZE
    return fond
