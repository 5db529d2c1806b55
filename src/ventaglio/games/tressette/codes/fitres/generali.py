"""The general norms, Art. 1–97: whatever game of the family is played, unless it has a norm of its own (92).

Where they leave a point open that the modern norms close, the filling stands here, at the article that is silent.
"""

from typing import Any, Final

from ventaglio.core.norms import Norm, Statement
from ventaglio.games.tressette.codes.fitres.citing import art
from ventaglio.games.tressette.engine.rules import (
    Cutter,
    Exposure,
    KingKept,
    Redeal,
    Repetition,
    Review,
    TrickBegins,
)

UNLIMITED: Final = "nothing limits it: only the modern norms do"
ASKED_FOR: Final = "any player may ask for it (77); the table does it, for no rule can see whether there is cause"

LAYER: Final[dict[str, Norm[Any]]] = {
    #
    # The cards
    "ranks": Norm("32ARCD7654", art("5")),
    "suits": Norm("dscb", art("3")),
    "thirds": Norm(
        {"A": 3, **dict.fromkeys("32RCD", 1), **dict.fromkeys("7654", 0)},
        art("10"),
    ),
    "fractions_dropped": Norm(True, art("10")),
    "deck_points": Norm(11, art("13"), also=(art("14"),)),
    "last_trick_points": Norm(1, art("34"), also=(art("13"),)),
    "tressette_cards": Norm("32A", art("8")),
    "simple_cards": Norm("RCD7654", art("8")),
    "groups": Norm(
        {"napoletana": "32A", "terza reale": "RCD", "venticinque": "32", "ventotto": "2A", "ventinove": "3A"},
        art("9"),
    ),
    "sovereign_when_higher_are_out": Norm(True, art("6")),
    "french_pack": Statement(
        {"d": "h", "s": "s", "c": "d", "b": "c", "R": "K", "C": "J", "D": "Q"},
        art("4"),
        also=(art("2", "with the consent of all"),),
        why="the jack stands for the Cavallo and so beats the queen, which is not what French packs are used to",
    ),
    #
    # Preliminaries
    "preliminaries": Statement(("shuffle", "cut", "deal"), art("17")),
    "duplicated_hands_shuffled": Statement(False, art("17")),
    "everybody_may_shuffle": Statement(True, art("18")),
    "dealer_may_shuffle_last": Statement(True, art("18")),
    "cutter": Norm(
        Cutter.LEFT_OF_DEALER,
        art("19"),
        why="a table may agree that partners never cut for each other",
        choices=(Cutter.LEFT_OF_DEALER, Cutter.OPPONENT),
    ),
    "smallest_cut": Norm(5, art("19")),
    "shuffle_after_cut": Statement(False, art("19")),
    "lower_portion_on_top": Norm(True, art("20")),
    "dealt_to_the_right": Norm(True, art("20")),
    "dealer_served_last": Norm(
        True,
        art("20"),
        stated=False,
        why="cards go round to the right; that the round begins beside the dealer is our filling",
    ),
    # The last cause is one that only pairs formed by the cards can have.
    "redeal_causes": Norm(
        (
            *(Redeal.ABSENT, Redeal.EXPOSED, Redeal.FALLEN, Redeal.MISCOUNT, Redeal.MANNER, Redeal.FOUND_LATE),
            Redeal.THREE_PAIRING_CARDS,
        ),
        art("21"),
        why=ASKED_FOR,
        also=(art("77"), art("101", "B")),
    ),
    "exposure": Norm(Exposure.TWO_OR_ONE_OF_TRESSETTE, art("21")),
    "passata_begins": Norm("first declaration or first trick", art("27")),
    #
    # Play
    "lead_any_card": Norm(True, art("25")),
    "follow_suit": Norm(True, art("25")),
    "turns_to_the_right": Norm(True, art("25")),
    "one_card_at_a_time": Norm(True, art("24")),
    "played_card_stays": Norm(True, art("23")),
    "misnaming_corrected": Statement(True, art("23")),
    "highest_of_suit_wins": Norm(True, art("32")),
    "trick_goes_to_the_side": Norm(True, art("33")),
    "winner_leads": Norm(True, art("26")),
    "trick_begins": Norm(TrickBegins.ANY_WORDS, art("22")),
    "next_trick_waits_for_deposit": Statement(True, art("28")),
    "pile_of_the_pair": Norm(False, art("30")),
    "review": Norm(Review.LAST_ONLY, art("29")),
    "opponents_first_trick_until": Norm(0, art("29")),
    "last_passata_may_stop": Norm(True, art("16")),
    "result_final_when_recorded": Statement(True, art("35")),
    #
    # Declarations
    "declarer_is_on_lead": Norm(True, art("39")),
    "declared_before_the_lead": Norm(True, art("39")),
    "declaration_scopes": Norm(("trick suit", "play suit", "other suits"), art("40")),
    "trick_suit_declarations": Norm(("questo-piombo", "liscio-qui"), art("41")),
    "other_suit_declarations": Norm(
        ("feci-un-piombo", "faglio", "faglio-al-compagno", "liscio-al-compagno"),
        art("42"),
    ),
    "declarable_ranks": Norm("32AR", art("7")),
    "play_suit_subjects": Norm(
        ("napoletana", "two tressette cards", "one tressette card", "re", "sovereignty", "length"),
        art("44"),
    ),
    "silent_lead": Norm(True, art("58")),
    "napoletana_declared": Norm(True, art("45"), also=(art("44"),)),
    "challenge_length": Norm(3, art("46")),
    "single_challenge_leads_simple": Norm(True, art("47")),
    "two_tressette_cards": Norm(True, art("48")),
    "king_unsaid_beside_two": Norm(True, art("49")),
    "king_declared_unled": Norm(True, art("50")),
    "own_covers": Norm("CD7654", art("51")),
    "sovereignty_says_length": Norm(True, art("53")),
    "bare_length": Norm(True, art("54"), also=(art("44"),)),
    "second_leads_higher": Norm(True, art("55")),
    "sola_only_if_subject": Norm(False, art("56")),
    "length_unsaid_is_third": Norm(True, art("57")),
    "length_words": Norm({4: "lungo", 5: "lunghissimo"}, art("57")),
    "king_kept": Norm(KingKept.ONLY_WHERE_NAMED, art("54")),
    "repetition": Norm(Repetition.FREE, art("39"), stated=False, why=UNLIMITED),
    "trick_suit_only_at_deposit": Norm(False, art("39"), stated=False, why=UNLIMITED),
    "liscio_qui_bars_suit": Norm(False, art("41"), stated=False, why=UNLIMITED),
    "other_suits_before_play_suit": Norm(False, art("40"), stated=False, why=UNLIMITED),
    "notorious_voids_unsaid": Norm(False, art("42"), stated=False, why=UNLIMITED),
    "notorious_liscio_unsaid": Norm(False, art("42"), stated=False, why=UNLIMITED),
    "notorious_sovereignty_unsaid": Norm(False, art("51"), stated=False, why=UNLIMITED),
    #
    # Stakes
    "losers_pay_winners": Norm(True, art("61")),
    #
    # Duplicate: a passata annulled and not played again
    "artificial_trimmed_beyond": Norm(9, art("81")),
    "artificial_rounds_apart": Norm(True, art("81"), also=(art("84"),)),
    "assigned_best_for_innocent": Norm(True, art("82")),
    "equal_guilt_is_artificial": Norm(True, art("83")),
    "unequal_guilt_shift": Norm(
        (1, 3),
        art("84"),
        stated=False,
        why=(
            "a third at most is said, but not of what: we take it of the score of the line more to blame, and give it"
            " to the other"
        ),
    ),
    #
    # Spectators
    "spectators": Norm(2, art("88")),
    "spectators_barred_by_majority": Norm(True, art("88")),
    "one_player_answers_for_each": Norm(True, art("88"), also=(art("91"),)),
    "spectator_sees_one_hand": Norm(True, art("90")),
}
"""The norms of this part, by field."""
