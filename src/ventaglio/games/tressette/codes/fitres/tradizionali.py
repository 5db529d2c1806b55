"""The traditional norms of the ordinary game, Art. 111–152: a base that the modern norms build on.

The modern part excludes or replaces single items of this one, and takes the rest for granted (155, 170, 171): what it
does not touch is in force there too.
"""

from typing import Any, Final

from ventaglio.core.norms import Norm, Statement
from ventaglio.games.tressette.codes.fitres.citing import art
from ventaglio.games.tressette.engine.rules import (
    AccusedWin,
    Dialogue,
    FalseCall,
    KingKept,
    OwnSilence,
    Review,
    TrickBegins,
    Verifier,
)

CALLED_THREE: Final = "said of pairs formed by calling a Three; used by analogy for secret ones"

LAYER: Final[dict[str, Norm[Any]]] = {
    #
    # Play
    "trick_begins": Norm(TrickBegins.ANY_WORDS, art("112"), also=(art("22"),)),
    "pile_of_the_pair": Norm(True, art("113"), also=(art("30"),)),
    "piles_apart_until_pairs_public": Norm(True, art("114"), stated=False, why=CALLED_THREE),
    "pairs_made_public_by": Norm(
        ("the card that pairs",),
        art("114"),
        stated=False,
        why=(
            "said of pairs formed by calling a Three, which accusations and challenges show as well; the cards that"
            " form secret ones are cartine, and come to light only when they are played"
        ),
    ),
    "review": Norm(
        Review.LAST_AND_OWN_PILE,
        art("115"),
        why="the pile is the pair's, whichever of the two it lies before (113)",
        also=(art("29"),),
    ),
    "opponents_first_trick_until": Norm(4, art("115")),
    #
    # The lay-down
    "claim_when_on_lead_or_on_turn": Norm(True, art("116")),
    "claim_waiting_for_partner": Norm(False, art("117")),
    "claim_ahead_if_irrelevant": Norm(True, art("118", "a")),
    "claim_wins_over_partner": Norm(True, art("118", "b")),
    "claim_must_stand_every_distribution": Norm(
        True,
        art("118", "c"),
        why="a card is known if accusations, declarations, an exposure or a shown void place it for everybody",
    ),
    "failed_claim_best_first": Norm(True, art("120")),
    "failed_claim_binds_partner": Norm(
        True,
        art("120"),
        why="every time he takes the lead in that passata, and as long as he keeps it",
    ),
    "failed_claim_stays_face_up": Norm(
        True,
        art("120"),
        stated=False,
        why="the duty to play downwards ends with the lead; cards that all have seen are public anyway",
    ),
    "best_first_does_not_cure": Norm(True, art("121")),
    "claim_is_one_trick": Norm(True, art("122")),
    #
    # Declarations
    "own_silence": Norm(
        OwnSilence.FORMULA_WHEN_LED_AGAIN,
        art("124"),
        also=(art("125"), art("126")),
    ),
    "play_suit_list": Norm(
        "127",
        art("127"),
        why=(
            "at a suit of five no. 16 is read as at least five, as lunghissimo is everywhere else in the list (57, 168)"
        ),
    ),
    "sola_only_if_subject": Norm(True, art("127", "1 and 2"), also=(art("56"),)),
    "king_kept": Norm(
        KingKept.AS_LISTED,
        art("127"),
        stated=False,
        why=(
            "this list names the Re among the cards kept in some formulas, and a Re is a simple card (8), while the"
            " general norm on length bars it (54): it may be kept wherever simple cards are"
        ),
        choices=(KingKept.AS_LISTED, KingKept.ONLY_WHERE_NAMED),
        retired=(KingKept.WHEREVER_SIMPLE,),
        also=(art("8"), art("54")),
    ),
    "king_unsaid_beside_two": Norm(
        True,
        art("127", "37, 39 and 41"),
        why="save with the formulas of the list that tell it, which go before the general norm (123)",
        also=(art("49"),),
    ),
    "venticinque_two_first": Norm(
        False,
        art("127", "35"),
        stated=False,
        why="two and three are led one after the other; only the modern list adds in which order",
    ),
    "conforming_unquestioned": Statement(True, art("128")),
    #
    # Calling out
    "call_out": Norm(
        True,
        art("130"),
        why=(
            "a player calls when he believes it, so nobody is told that the target is reached: all count for themselves"
        ),
    ),
    "play_ends_at_target": Norm(False, art("137"), also=(art("130"),)),
    "pair_may_call_itself_out": Norm(
        True,
        art("139"),
        stated=False,
        why="the declarations belong to a pair that is called out; nothing stops winners from contenting themselves",
    ),
    "call_without_the_point": Norm(
        True,
        art("131"),
        why="with the lead and the point nobody may call; without the lead a point bars nobody (130)",
    ),
    "call_reaches": Norm((0, 1), art("130")),
    "trick_completed_before_verifying": Norm(True, art("132")),
    "verifier": Norm((Verifier.ON_LEAD, Verifier.PARTNER), art("133")),
    "verifier_after_lost_lead": Norm(Verifier.NEXT_OPPONENT, art("134")),
    "shortfall_told_exactly": Norm(True, art("135")),
    "false_call": Norm(FalseCall.THIRD_CALL_LOST, art("136")),
    "calls_allowed": Norm(2, art("136")),
    "self_call_after_false_call": Norm(
        False,
        art("136"),
        why="the pair goes on without having to declare anything",
    ),
    "false_call_surcharge": Norm(0, art("136"), stated=False, why="here a false call does not lose the match"),
    "slam_after_win_pays_simple": Norm(
        True,
        art("137"),
        why="said of marcio e batuffa; a simple or double stake is read alike",
    ),
    "slam_by_claim_cannot_be_called": Norm(True, art("138"), also=(art("122"),)),
    "accused_win": Norm(
        AccusedWin.ENDS_AT_ONCE,
        art("130"),
        stated=False,
        why=(
            "past what may be called there is neither call nor declarations (139, 141), so the match is over as an"
            " ordinary win; the other reading plays on, and nobody can call"
        ),
        choices=(AccusedWin.ENDS_AT_ONCE, AccusedWin.PLAYED_ON),
        also=(art("139"), art("141")),
    ),
    "dialogue": Norm(
        Dialogue.EIGHT_PATHS,
        art("142"),
        why="fixed pairs always have the three ways instead, and others if they agree on them (143)",
        choices=(Dialogue.EIGHT_PATHS, Dialogue.THREE_PATHS),
        also=(art("139"), art("140"), art("141"), art("143")),
    ),
    "dialogue_without_review": Norm(True, art("144")),
    "failed_slam_doubles_pot": Norm(True, art("146")),
    #
    # The pot
    "pot_shares": Norm({4: (2, 0), 5: (2, 1), 6: (2, 1)}, art("147"), also=(art("108"), art("109"))),
    "pot_doubling": Norm(
        {4: (1, 1), 5: (4, 5), 6: (5, 6)},
        art("147"),
        why="with two at rest the words take off one sixth only; the other reading takes off both their sixths",
        choices=({4: (1, 1), 5: (4, 5), 6: (5, 6)}, {4: (1, 1), 5: (4, 5), 6: (4, 6)}),
        also=(art("146"),),
    ),
    #
    # Damages between partners
    "compensation_may_be_agreed": Norm(True, art("148")),
    "compensation": Norm(
        False,
        art("148"),
        why="damages are owed only where all have agreed on them beforehand",
        choices=(False, True),
    ),
    "compensation_covers": Norm(("stakes paid to the opponents", "pot fed again or doubled"), art("149")),
    "compensation_events": Norm(
        ("cappotto suffered", "cappotto declared and missed"),
        art("151"),
        also=(art("150"),),
    ),
    "compensation_faults": Norm(
        (
            "venticinque or napoletana not led",
            "challenge in the suit of the only three",
            "challenge from two threes with a simple card",
            "trick refused",
            "sovereign card not led",
            "only three spent without the point",
            "second three not led",
            "knock in the suit of another three",
            "point not given to the partner",
            "wrong lay-down",
            "cappotto decided alone and missed",
        ),
        art("152"),
        also=(art("150"),),
    ),
}
"""The norms of this part, by field."""
