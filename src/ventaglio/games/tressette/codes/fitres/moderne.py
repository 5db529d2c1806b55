"""The modern norms of the ordinary game, Art. 153–171: they replace single traditional norms and admit no change (153).

The first field of each article gives its name to the norm when a traditional table adopts it.
"""

from typing import Any, Final

from ventaglio.core.norms import Norm
from ventaglio.games.tressette.codes.fitres.citing import art
from ventaglio.games.tressette.codes.fitres.generali import ASKED_FOR
from ventaglio.games.tressette.engine.rules import (
    Exposure,
    FalseCall,
    KingKept,
    OwnSilence,
    Redeal,
    Repetition,
    Review,
    TrickBegins,
)

LAYER: Final[dict[str, Norm[Any]]] = {
    #
    # Preliminaries
    "exposure": Norm(Exposure.ANY_CARD, art("154")),
    # The article lists the general causes again; the one of pairs formed by the cards stands in the common norms.
    "redeal_causes": Norm(
        (
            *(Redeal.ABSENT, Redeal.EXPOSED, Redeal.FALLEN, Redeal.MISCOUNT, Redeal.MANNER, Redeal.FOUND_LATE),
            Redeal.THREE_PAIRING_CARDS,
        ),
        art("154"),
        why=ASKED_FOR,
        also=(art("77"), art("101", "B")),
    ),
    #
    # Play
    "review": Norm(Review.LAST_ONLY, art("155"), also=(art("29"),)),
    "opponents_first_trick_until": Norm(0, art("155")),
    #
    # Declarations
    "trick_suit_only_at_deposit": Norm(True, art("158")),
    "trick_begins": Norm(
        TrickBegins.AFTER_DEPOSIT,
        art("158"),
        stated=False,
        why="a declaration bound to the deposit of a trick still belongs to it, and does not begin the next one",
        also=(art("22"),),
    ),
    "liscio_qui_bars_suit": Norm(
        True,
        art("159"),
        why="a player who holds that suit only could not obey, and so may not declare",
    ),
    "other_suits_before_play_suit": Norm(True, art("160"), also=(art("163"),)),
    "notorious_voids_unsaid": Norm(True, art("161")),
    "notorious_liscio_unsaid": Norm(True, art("162")),
    "own_silence": Norm(OwnSilence.NOTHING_WHILE_ON_LEAD, art("164")),
    "repetition": Norm(
        Repetition.STILL_VERY_LONG_ONLY,
        art("165"),
        why="that it is still very long may be said always (166), so even of a suit led in silence meanwhile (164)",
        also=(art("166"),),
    ),
    "notorious_sovereignty_unsaid": Norm(True, art("167")),
    "play_suit_list": Norm("168", art("168")),
    "sola_only_if_subject": Norm(True, art("168", "1 and 2"), also=(art("56"),)),
    "venticinque_two_first": Norm(True, art("168", "30")),
    "king_unsaid_beside_two": Norm(True, art("168", "31, 32 and 33"), also=(art("49"),)),
    "king_kept": Norm(
        KingKept.AS_LISTED,
        art("168"),
        stated=False,
        why="this list bars the Re where it speaks of it, and the general norm on length does the rest (54): not kept",
        also=(art("54"),),
    ),
    #
    # Calling out
    "false_call": Norm(FalseCall.MATCH_LOST, art("169")),
    "false_call_surcharge": Norm(1, art("169")),
    "calls_allowed": Norm(1, art("170")),
    "self_call_after_false_call": Norm(True, art("170")),
    "compensation": Norm(False, art("171")),
    "compensation_may_be_agreed": Norm(False, art("171")),
}
"""The norms of this part, by field."""
