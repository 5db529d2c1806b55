"""The norms on buongioco, Art. 172–185, laid over either set."""

from typing import Any, Final

from ventaglio.core.norms import Norm
from ventaglio.games.tressette.codes.fitres.citing import art
from ventaglio.games.tressette.engine.rules import Buongioco

LAYER: Final[dict[str, Norm[Any]]] = {
    "buongioco": Norm(
        Buongioco.ACCUSED,
        art("173"),
        stated=False,
        why="four ways are offered and none is the usual one: only accusing is told in full by what follows",
        choices=(
            *(Buongioco.ACCUSED, Buongioco.SILENT),
            *(Buongioco.MAY_BE_DECLARED, Buongioco.MUST_BE_DECLARED),
        ),
        also=(art("103"), art("172")),
    ),
    "buongioco_length": Norm(3, art("172")),
    "card_in_two_buongioco": Norm(True, art("172"), also=(art("176"), art("178"))),
    "accusing_is_optional": Norm(True, art("174")),
    "buongioco_points": Norm({3: 3, 4: 4}, art("174")),
    "four_not_as_three": Norm(True, art("175")),
    "buongioco_adds_up": Norm(True, art("176")),
    "implied_buongioco": Norm(
        True,
        art("177"),
        why="it counts for what the cards made known contain, even if a fourth of a rank is held",
    ),
    "accused_in_part": Norm(True, art("178"), also=(art("173"),)),
    "suit_must_be_named": Norm(True, art("179")),
    "accused_at_first_turn": Norm(True, art("181")),
    "napoletana_when_silent": Norm(
        False,
        art("173"),
        stated=False,
        why="a Napoletana is buongioco (172), and what must be kept silent is not told at the suit led either (45)",
        also=(art("45"), art("172")),
    ),
}
"""The norms of this part, by field."""
