"""The norms common to all classic Tressette, Art. 98–110: players, pairs, matches, sessions and stakes."""

from typing import Any, Final

from ventaglio.core.norms import Norm, Statement
from ventaglio.games.tressette.codes.fitres.citing import art
from ventaglio.games.tressette.engine.rules import FirstDealer, Pairs, Stake

LAYER: Final[dict[str, Norm[Any]]] = {
    #
    # Preliminaries
    "portions": Norm((5, 5), art("98")),
    #
    # Pairs and seats
    "players": Norm(4, art("98")),
    "seats_by_lot": Statement(True, art("99")),
    "pairs": Norm(
        Pairs.FIXED,
        art("101"),
        stated=False,
        why=(
            "four ways are offered and none is the usual one: fixed pairs need nothing but seats; how secret pairs come"
            " to light is lost from the text, so that this way is experimental"
        ),
        choices=(Pairs.FIXED, Pairs.CROSSED, Pairs.KNOWN, Pairs.SECRET),
        also=(art("103"),),
    ),
    "pairing_cards": Norm(("d4", "d5", "d6"), art("101", "B")),
    "pairing_begins_passata": Norm(True, art("101", "B")),
    "partner_swaps_seat": Norm(True, art("101", "B.a")),
    "swap_keeps_the_lead": Norm(
        True,
        art("101", "B.a"),
        stated=False,
        why="the lead belongs to a player, not to a chair (26)",
        also=(art("26"),),
    ),
    "first_dealer": Statement((FirstDealer.LOT, FirstDealer.YOUNGEST), art("100")),
    "leader_right_of_dealer": Norm(True, art("100")),
    "deal_passes_right": Norm(
        True,
        art("100"),
        stated=False,
        why="how the first lead passes on is not said: as play and deal do, to the right, so that who led deals next",
    ),
    "new_match_passes_right": Norm(
        True,
        art("105"),
        stated=False,
        why=(
            "with a player at rest the first leader's seat goes to the new dealer; the same step without one lets"
            " everybody lead first once in a giro"
        ),
    ),
    #
    # Match
    "target": Norm(
        21,
        art("102", "on points"),
        why="a larger multiple of seven may be agreed on",
        choices=(21, 28, 35, 42, 49, 56, 63, 70),
    ),
    "target_step": Norm(7, art("102", "on points")),
    "slam_wins": Norm(True, art("102", "on points")),
    "passate": Norm(4, art("102", "on passate")),
    "tie_plays_on": Norm(
        False,
        art("102", "on passate"),
        why="a match may end in a tie; a table may agree to play on until it is broken",
        choices=(False, True),
    ),
    "single_passata_points": Norm(6, art("102", "on a single passata")),
    "losing_game": Norm(
        False,
        art("103"),
        why="playing for the fewest points is no classic Tressette, yet the code knows it as an option",
        choices=(False, True),
        also=(art("15"),),
    ),
    #
    # Session
    "participants": Norm(
        (4, 6),
        art("105"),
        stated=False,
        why="four or more are admitted; how the pot is shared is told for six at most (147)",
        also=(art("147"),),
    ),
    "random_pairs_beyond_four": Norm(
        True,
        art("105"),
        stated=False,
        why="turns of rest would break up fixed pairs",
    ),
    "first_resters_by_lot": Statement(True, art("105")),
    "returning_player_replaces_first_leader": Norm(True, art("105")),
    "returning_player_deals": Norm(True, art("105")),
    "giro_is_one_match_each": Norm(True, art("106"), also=(art("104"),)),
    "stop_by_anyone": Norm(True, art("107")),
    "late_stop_adds_giro": Norm(True, art("107")),
    #
    # Stakes
    "stake": Norm(
        Stake.SIMPLE_OR_DOUBLE,
        art("108"),
        stated=False,
        why=(
            "four kinds are offered and none is the usual one: this one tells a cappotto from an ordinary win and needs"
            " neither a pot nor a scale of differences"
        ),
        choices=(Stake.SIMPLE_OR_DOUBLE, Stake.SINGLE, Stake.VARIABLE, Stake.MARCIO_E_BATUFFA),
    ),
    "simple_or_double": Norm((1, 2), art("108", "simple or double")),
    "marcio": Norm({"ordinary": (1, 2), "cappotto": (2, 3)}, art("108", "marcio e batuffa")),
    "batuffa": Norm(11, art("108", "marcio e batuffa")),
    "batuffa_when_won": Norm(
        True,
        art("108", "marcio e batuffa"),
        stated=False,
        why=(
            "so it is said of the lay-down, of a cappotto declared and missed and of the modern call (138, 146, 169): a"
            " call counts from when it is made, not from when its trick is over"
        ),
        also=(art("138"), art("146"), art("169")),
    ),
    "pot_first": Norm(4, art("109")),
    "pot_later": Norm(1, art("109")),
}
"""The norms of this part, by field."""
