"""Where each norm of Tressette shows."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Any, Final

from tests.games.tressette.codes.fitres.deals import (
    A_POINT_FOR_0,
    A_POINT_FOR_1,
    ALL_TO_A,
    MIXED,
    NO_POINT_FOR_1,
)
from tests.law.readers.observing import Observe, Reader, other_value, tressette_desk, tressette_games
from tests.texts import MODERNE, TRADIZIONALI
from ventaglio.core.cards import MAZZO
from ventaglio.core.record import Move, Step
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import TABLE
from ventaglio.games.tressette.codes.fitres import FITRES
from ventaglio.games.tressette.engine.actions import Play
from ventaglio.games.tressette.engine.adopting import adopt_norms
from ventaglio.games.tressette.engine.adopting import settle as agree
from ventaglio.games.tressette.engine.compensation import damage, faults
from ventaglio.games.tressette.engine.deal import cutter, serve
from ventaglio.games.tressette.engine.duplicate import Score, artificial, both_unequally
from ventaglio.games.tressette.engine.judge import playable
from ventaglio.games.tressette.engine.match import open_table
from ventaglio.games.tressette.engine.position import parse_position
from ventaglio.games.tressette.engine.rules import (
    FAULTS,
    AccusedWin,
    Buongioco,
    Cutter,
    Dialogue,
    Exposure,
    FalseCall,
    KingKept,
    OwnSilence,
    Pairs,
    Redeal,
    Repetition,
    Review,
    Rules,
    Stake,
    TrickBegins,
    Verifier,
    check_rules,
)
from ventaglio.games.tressette.engine.session import open_session, request_stop
from ventaglio.games.tressette.engine.stakes import (
    How,
    Outcome,
    Settlement,
    after_match,
    double,
    feed,
    settle,
    share,
)
from ventaglio.games.tressette.game import TRESSETTE
from ventaglio.games.tressette.plugin import KIT

FAILING: Final = (
    "hand A: d3 d2 d5 s2 s4 c4 c5 b4 b5 b6",
    "hand B: d4 dA s3 s5 c6 c7 cA b7 bD b2",
    "hand C: d7 d6 s7 s6 c3 cD c2 bC b3 sD",
    "hand D: dC dR dD sR sC sA cR cC bR bA",
)
"""A cannot lay down, for his low cards are beaten."""
REFUSING: Final = (
    "hand A: s7 d3 d2 dA dR dC dD d7 d6 d5",
    "hand B: d4 s3 s2 sA sR sC sD s6 s5 s4",
    "hand C: c4 c5 c6 c7 cD cC cR cA c2 c3",
)
NAPLES: Final = ("hand A: d3 d2 dA d4 s3 s4 c3 c4 b4 b5",)
"""Three threes and a Napoletana, which share a card."""


def _play(*plays: str) -> tuple[str, ...]:
    return tuple(f"play {one}" for trick in plays for one in trick.split())


def _games(**table: Any) -> Observe:
    return tressette_games(103, acts=60, **table)


def _settled(**outcome: Any) -> Observe:
    def observe(rules: Rules) -> Iterator[object]:
        yield settle(rules, Outcome(0, **outcome))

    return observe


def _session(names: str = "ABCD", **table: Any) -> Observe:
    def observe(rules: Rules) -> Iterator[object]:
        session = open_session(rules, tuple(names), **table)
        yield session.seats, session.resting
        yield request_stop(session, 0).until

    return observe


def _pot(rules: Rules) -> Iterator[object]:
    for first in (True, False):
        yield feed(rules, Fraction(8), 6, first)
    yield share(rules, Fraction(8), 6)
    yield double(rules, Fraction(8), 6)


def _cutters(rules: Rules) -> Iterator[object]:
    yield cutter(parse_position(lambda headers: rules, "code: tradizionali\nsides: 0 1 1 0\nphase: deal"))


def _served(rules: Rules) -> Iterator[object]:
    yield serve(open_table(rules), MAZZO, 15)


def _checked(rules: Rules) -> Iterator[object]:
    """Whether the norms agree with each other."""
    check_rules(rules)
    yield "a table can be opened"


def _agreeing(rules: Rules) -> Iterator[object]:
    """Whether a table may agree on damages."""
    try:
        yield agree(rules, {"compensation": True}).compensation.value
    except BadInput as error:
        yield type(error)


def _elsewhere(tables: int) -> tuple[Score, ...]:
    return tuple(Score(table, (11, 0) if table == 2 else (1, 10)) for table in range(2, tables + 2))


def _artificial(rules: Rules) -> Iterator[object]:
    yield artificial(rules, _elsewhere(5))


def _guilty(rules: Rules) -> Iterator[object]:
    yield both_unequally(rules, _elsewhere(4), 0, Fraction(1))


def _adopted(rules: Rules) -> Iterator[object]:
    yield adopt_norms(rules, ("exposure",)).id


def _may_watch(rules: Rules) -> Iterator[object]:
    """How many may look on at a table of the server."""
    yield KIT.most_watchers(open_table(rules))


def _asked(rules: Rules) -> Iterator[object]:
    """What the referee asks about each irregularity."""
    book = replace(FITRES.sets[MODERNE.id], rules=rules).book
    yield from (tuple(book.questions(one)) for one in book.provisions)


def _blamed(rules: Rules) -> Iterator[object]:
    """The conduct for which damages are due: B refuses a trick with which he might have escaped a cappotto."""
    text = "\n".join(("code: tradizionali", "dealer: D", *REFUSING))
    state = parse_position(lambda headers: rules, text, complete=True)
    steps: list[Step] = []
    while (seat := TRESSETTE.turn(state)) is not None and seat != TABLE:
        cards = playable(state, seat)
        one = next((one for one in cards if one.text in ("s7", "s4", "c4", "b4")), min(cards))
        before, events = state, TRESSETTE.act(state, Play(one), seat)
        for event in events:
            state = TRESSETTE.fold(state, event)
        steps.append(Step(Move(seat, Play(one)), before, events, state))
    yield faults(steps)


def _damage(rules: Rules) -> Iterator[object]:
    slam = settle(rules, Outcome(0, how=How.SLAM))
    yield damage(rules, slam, after_match(rules, slam.pot, Fraction(8), 4))
    missed: Settlement = settle(rules, Outcome(0, slam_declared_and_missed=True))
    yield damage(rules, missed, after_match(rules, missed.pot, Fraction(8), 4))


MARCIO: Final = other_value(TRADIZIONALI, "stake", Stake.MARCIO_E_BATUFFA)
AGREED: Final = other_value(TRADIZIONALI, "compensation", True)
CALLED: Final = tressette_desk(*MIXED, "scores: 20 5", acts=(*_play(A_POINT_FOR_0), "B call-out"))
"""B calls A and C out, who have made their point and the lead."""
EARLY_CALL: Final = tressette_desk(
    *ALL_TO_A,
    "scores: 18 5",
    acts=(*_play("d3 s4 c4 b4", "dA s5 c5 b5"), "B call-out", *_play("d2 sA cA b6", "dR s6 c6 b7")),
)
"""A pair is called too early, gets the points, and plays on."""
LOST_LEAD: Final = tressette_desk(*MIXED, "scores: 5 5", acts=(*_play(NO_POINT_FOR_1), "B call-out"))
"""B calls too early, having taken the lead without the point."""
CROSSED: Final = tressette_desk(
    "phase: deal", "option pairs: B.a", acts=(f"table deal 20 {' '.join(one.text for one in MAZZO)}", "A show d4")
)

READERS: Final[dict[str, Reader]] = {
    "sealed": Reader(True, _adopted),
    # The cards
    "thirds": Reader({**TRADIZIONALI.thirds.value, "R": 0, "7": 1}, _games()),
    "deck_points": Reader(12, _checked),
    "last_trick_points": Reader(2, _checked),
    # Preliminaries
    "cutter": Reader(Cutter.OPPONENT, _cutters),
    "smallest_cut": Reader(
        21, tressette_desk("phase: deal", acts=(f"table deal 20 {' '.join(one.text for one in MAZZO)}",))
    ),
    "lower_portion_on_top": Reader(False, _served),
    "dealt_to_the_right": Reader(False, _served),
    "dealer_served_last": Reader(False, _served),
    "portions": Reader((4, 6), _served),
    "redeal_causes": Reader((Redeal.ABSENT,), tressette_desk(*MIXED, acts=("table redeal fallen",))),
    "exposure": Reader(Exposure.ANY_CARD, tressette_desk(*MIXED, acts=("table redeal exposed d4",))),
    # Play
    "trick_begins": Reader(
        TrickBegins.AFTER_DEPOSIT, tressette_desk(*MIXED, acts=(*_play(A_POINT_FOR_1), "declare liscio-qui b"))
    ),
    "pile_of_the_pair": Reader(False, tressette_desk(*MIXED, acts=_play(A_POINT_FOR_0, "c4 c6 c3 cR"))),
    "review": Reader(Review.LAST_ONLY, tressette_desk(*MIXED, acts=_play(A_POINT_FOR_0))),
    "opponents_first_trick_until": Reader(0, tressette_desk(*MIXED, acts=_play(A_POINT_FOR_1, "c6 c3 cR c4"))),
    "last_passata_may_stop": Reader(
        False, tressette_desk(*MIXED, "scores: 20 5", acts=_play(A_POINT_FOR_1, "c6 c3 cA c4"))
    ),
    # The lay-down
    "claim_ahead_if_irrelevant": Reader(
        False,
        tressette_desk(
            "hand A: b3 b2 bA",
            "hand B: d4 d5 d6",
            "hand C: b6 c5 c6",
            "hand D: s4 s5 s6",
            "dealer: B",
            acts=("play b6", "A claim"),
        ),
    ),
    "failed_claim_best_first": Reader(False, tressette_desk(*FAILING, acts=("claim",))),
    "failed_claim_binds_partner": Reader(
        False, tressette_desk(*FAILING, "exposed: A", "leader: C", "opener: C", "dealer: B")
    ),
    "failed_claim_stays_face_up": Reader(False, tressette_desk(*FAILING, acts=("claim",))),
    # Declarations
    "trick_suit_declarations": Reader(
        ("questo-piombo",), tressette_desk(*MIXED, acts=(*_play(A_POINT_FOR_0), "declare liscio-qui d"))
    ),
    "other_suit_declarations": Reader(("faglio",), tressette_desk(*MIXED, acts=("declare liscio-al-compagno s",))),
    "play_suit_list": Reader("168", _checked),
    "napoletana_declared": Reader(False, tressette_desk(*MIXED, acts=("play d4 napoletana-lungo",))),
    "king_kept": Reader(KingKept.ONLY_WHERE_NAMED, tressette_desk("hand A: d3 dR s4 s5", acts=("play d3 si-liscia",))),
    "own_silence": Reader(
        OwnSilence.NOTHING_WHILE_ON_LEAD, tressette_desk(*MIXED, acts=(*_play(A_POINT_FOR_0), "play d2 ventotto-terzo"))
    ),
    "repetition": Reader(
        Repetition.STILL_VERY_LONG_ONLY,
        tressette_desk(*MIXED, acts=("play d3 napoletana-lungo", *_play("d5 dD dR"), "declare liscio-qui d")),
    ),
    "trick_suit_only_at_deposit": Reader(
        True,
        tressette_desk(*MIXED, acts=(*_play(A_POINT_FOR_1), "declare liscio-al-compagno s", "declare liscio-qui b")),
    ),
    "liscio_qui_bars_suit": Reader(
        True, tressette_desk(*MIXED, acts=(*_play(A_POINT_FOR_1), "declare liscio-qui b", "play b2"))
    ),
    "other_suits_before_play_suit": Reader(
        True, tressette_desk(*MIXED, acts=("declare napoletana-lungo d", "declare liscio-al-compagno s", "play d4"))
    ),
    "notorious_voids_unsaid": Reader(
        True,
        tressette_desk(
            *("hand A: s3 s4 c4", "hand B: d3 s5 c5", "hand C: d4 s6 c6", "hand D: d6 s7 c7", "dealer: A"),
            acts=(*_play("d3 d4 d6 c4", "s5 s6 s7 s3"), "declare faglio-al-compagno d"),
        ),
    ),
    "notorious_liscio_unsaid": Reader(True, tressette_games(1, 2, 3, acts=160)),
    "notorious_sovereignty_unsaid": Reader(True, tressette_desk("hand A: d3 d4 d5 s4", acts=("play d3 e-mia-terzo",))),
    "venticinque_two_first": Reader(True, _checked),
    # Pairs, seats, match
    "pairs": Reader(Pairs.SECRET, _games()),
    "pairing_cards": Reader(("s4", "s5", "s6"), _games(options={"pairs": "B.b.1"})),
    "partner_swaps_seat": Reader(False, _games(options={"pairs": "B.a"})),
    "swap_keeps_the_lead": Reader(False, _games(options={"pairs": "B.a"})),
    "target": Reader(28, tressette_desk(*MIXED)),
    "target_step": Reader(5, _checked),
    "slam_wins": Reader(False, tressette_desk(*ALL_TO_A, acts=("claim",))),
    "passate": Reader(1, tressette_desk(*ALL_TO_A, "match: passate", acts=("claim",))),
    "tie_plays_on": Reader(
        True, tressette_desk(*ALL_TO_A, "match: passate", "passate: 1", "scores: 0 11", acts=("claim",))
    ),
    "single_passata_points": Reader(1, tressette_desk(*MIXED, "match: single", acts=_play(A_POINT_FOR_0))),
    "losing_game": Reader(True, tressette_desk(*ALL_TO_A, "scores: 15 0", acts=("claim",))),
    "participants": Reader((4, 5), _session("ABCDEF"), other_value(TRADIZIONALI, "pairs", Pairs.KNOWN)),
    "random_pairs_beyond_four": Reader(False, _session("ABCDE")),
    "stop_by_anyone": Reader(False, _session()),
    "late_stop_adds_giro": Reader(False, _session(single_passata=True)),
    "duplicate": Reader(False, _asked, MODERNE),
    # Stakes
    "stake": Reader(Stake.SINGLE, _settled(how=How.SLAM)),
    "simple_or_double": Reader((1, 3), _settled(how=How.SLAM)),
    "marcio": Reader({"ordinary": (1, 3), "cappotto": (2, 4)}, _settled(), MARCIO),
    "batuffa": Reader(5, _settled(loser_points=7), MARCIO),
    "batuffa_when_won": Reader(
        False, tressette_desk(*MIXED, "scores: 20 5", acts=(*_play(A_POINT_FOR_0, A_POINT_FOR_1, "s2 sD sA s4"),))
    ),
    "pot_first": Reader(8, _pot),
    "pot_later": Reader(2, _pot),
    "pot_shares": Reader({6: (3, 0)}, _pot),
    "pot_doubling": Reader({6: (1, 2)}, _pot),
    # Calling out
    "call_out": Reader(False, CALLED),
    "play_ends_at_target": Reader(True, tressette_desk(*MIXED, "scores: 20 5", acts=_play(A_POINT_FOR_0))),
    "pair_may_call_itself_out": Reader(
        False, tressette_desk(*MIXED, "scores: 20 5", acts=(*_play(A_POINT_FOR_0), "A call-out"))
    ),
    "call_without_the_point": Reader(False, tressette_desk(*MIXED, acts=(*_play(A_POINT_FOR_1), "B call-out"))),
    "call_reaches": Reader((0, 5), tressette_desk(*NAPLES, "scores: 20 0", acts=("accuse 3 b", "B call-out"))),
    "verifier": Reader((Verifier.PARTNER, Verifier.ON_LEAD), CALLED),
    "verifier_after_lost_lead": Reader(Verifier.ON_LEAD, LOST_LEAD),
    "false_call": Reader(FalseCall.MATCH_LOST, LOST_LEAD),
    "calls_allowed": Reader(1, tressette_desk(*MIXED, acts=(*_play(NO_POINT_FOR_1), "B call-out", "B call-out"))),
    "self_call_after_false_call": Reader(True, EARLY_CALL),
    "false_call_surcharge": Reader(
        3, _settled(how=How.SLAM, called_out_modern=True, by_claim_before_target=True), MODERNE
    ),
    "slam_after_win_pays_simple": Reader(False, _settled(how=How.SLAM, target_reached_before=True)),
    "accused_win": Reader(
        AccusedWin.PLAYED_ON, tressette_desk(*NAPLES, "scores: 19 0", acts=("accuse 3 b", "accuse N d"))
    ),
    "dialogue": Reader(
        Dialogue.THREE_PATHS,
        tressette_desk(*MIXED, "scores: 20 5", acts=(*_play(A_POINT_FOR_0), "B call-out")),
        other_value(TRADIZIONALI, "pairs", Pairs.KNOWN),
    ),
    "dialogue_without_review": Reader(False, CALLED),
    "failed_slam_doubles_pot": Reader(False, _settled(slam_declared_and_missed=True), MARCIO),
    "compensation_may_be_agreed": Reader(False, _agreeing),
    "compensation": Reader(True, _blamed),
    "compensation_covers": Reader((), _damage, MARCIO),
    "compensation_events": Reader((), _blamed, AGREED),
    "compensation_faults": Reader(FAULTS[-1:], _blamed, AGREED),
    # Buongioco
    "buongioco": Reader(Buongioco.SILENT, tressette_desk(*NAPLES, acts=("accuse 3 b",))),
    "buongioco_length": Reader(4, tressette_desk(*NAPLES, acts=("accuse 3 b",))),
    "card_in_two_buongioco": Reader(False, tressette_desk(*NAPLES, acts=("accuse 3 b", "accuse N d"))),
    "accusing_is_optional": Reader(False, tressette_desk(*NAPLES, acts=("play d4",))),
    "buongioco_points": Reader({3: 2, 4: 4}, tressette_desk(*NAPLES, acts=("accuse 3 b",))),
    "buongioco_adds_up": Reader(False, tressette_desk(*NAPLES, acts=("accuse 3 b", "accuse N d"))),
    "implied_buongioco": Reader(
        False,
        tressette_desk("hand A: d3 d2 dA s3 s2 sA c3 c2 cA b4", acts=("accuse 3 b", "accuse 2 b", "accuse A b")),
    ),
    "accused_at_first_turn": Reader(False, tressette_desk(*MIXED, acts=(*_play(A_POINT_FOR_0), "accuse N d"))),
    "napoletana_when_silent": Reader(
        True,
        tressette_desk(*MIXED, acts=("play d4 napoletana-lungo",)),
        other_value(TRADIZIONALI, "buongioco", Buongioco.SILENT),
    ),
    # Duplicate
    "artificial_trimmed_beyond": Reader(3, _artificial),
    "unequal_guilt_shift": Reader((1, 2), _guilty),
    # Spectators
    "spectators": Reader(5, _may_watch),
}


def _called_with_pairs_of_the_cards(rules: Rules) -> Iterator[object]:
    """Fixed pairs always have the three ways (143)."""
    yield from CALLED(other_value(rules, "pairs", Pairs.KNOWN))


VENTICINQUE: Final = tressette_desk("hand A: d3 d2 s4 s5", acts=("play d3 venticinque-piombo",))
CHOICES: Final[dict[str, tuple[Observe, ...]]] = {
    "dialogue": (_called_with_pairs_of_the_cards,),
    "play_suit_list": (VENTICINQUE,),
    "venticinque_two_first": (VENTICINQUE,),
}
"""Where choices show that the usual place does not show."""
