"""Mistakes at Tressette live-tables, written down as data: how each comes about, and what cannot come about there.

A scene is a position and what is done in it, the mistake last; from there play goes on card by card.
"""

from typing import Final, NamedTuple

from tests.games.tressette.codes.fitres.deals import A_POINT_FOR_0, A_POINT_FOR_1, ALL_TO_A, MIXED

BOTH: Final = ("tradizionali", "moderne")
TRAD: Final = ("tradizionali",)
MOD: Final = ("moderne",)


class Scene(NamedTuple):
    """A mistake, and how it comes about."""

    irregularity: str
    position: tuple[str, ...]
    acts: str
    """Acts one after the other, with semicolons between them; a card alone is played by whoever is on turn."""
    codes: tuple[str, ...] = BOTH
    then: str = ""
    """How play goes on, where the simplest way would not show what the scene is for."""


FIRST_D: Final = (*MIXED, "dealer: C")
"""D, who has three aces and lacks that of danari, leads."""
THREES: Final = (
    "hand A: d3 s3 c3 d4 d5 s4 s5 c4 b4 b5",
    "hand B: d6 d7 s6 s7 c5 c6 c7 b6 b7 dD",
    "hand C: dA d2 s2 sD c2 cD b2 bD b3 dC",
    "hand D: sA cA bA dR sC sR cC cR bC bR",
)
"""A has three Threes and D three Aces."""
NAPLES: Final = (
    "hand A: d3 d2 dA d4 s4 s5 c4 c5 b4 b5",
    "hand B: c3 c2 cA d5 d6 s6 s7 c6 b6 b7",
    "hand C: d7 dD sD sC cD c7 bD bC s2 b2",
    "hand D: dC dR s3 sA sR cC cR b3 bA bR",
)
"""A has the Napoletana of danari and B that of coppe."""
FOUR: Final = (
    "hand A: d3 s3 c3 b3 d4 s4 c4 b4 d5 s5",
    "hand B: d2 s2 c2 d6 s6 c5 c6 b5 b6 b7",
    "hand C: d7 dD s7 sD c7 cD bD dA sA b2",
    "hand D: dC dR sC sR cC cR bC bR cA bA",
)
"""A has all four Threes and B three Twos."""
TWOS: Final = (
    "hand A: d4 d5 d6 s4 s5 s6 c4 c5 b4 b5",
    "hand B: d7 dD s7 sD c6 c7 cD b6 b7 bD",
    "hand C: s2 c2 b2 dC dR sC sR cC bC bR",
    "hand D: d3 s3 c3 b3 dA sA cA bA d2 cR",
)
"""B has nothing, C three Twos, D the rest."""
LOWER: Final = (
    "hand A: c7 c6 d4 d5 s4 s5 s6 b4 b5 b6",
    "hand B: c4 cR cD c3 d6 d7 s7 sD b7 bD",
    "hand C: c5 c2 cA cC dC dR sR sA bR bA",
    "hand D: d3 d2 dA dD s3 s2 sC b3 b2 bC",
)
"""A has two coppe, of which he leads the lower; that it is the lower, nobody knows."""
COVERED: Final = (
    "trick D: dR d3 d2 dA",
    "leader: A",
    "hand A: dD d7 d6 s4 s5 s6 c4 c5 b4",
    "hand B: dC d4 s7 sD c6 c7 b5 b6 b7",
    "hand C: d5 sR sA s2 cD cC cR bD bC",
)
"""What is above the Donna of danari is out but for the Cavallo, which B has and A might."""
OWN_KING: Final = (
    "hand A: dR dC dD s4 s5 s6 c4 c5 b4 b5",
    "hand B: d3 d4 s7 sD sC c6 c7 b6 b7 bD",
    "hand C: d2 d5 sR sA s2 cD cC bC bR bA",
    "hand D: dA d6 d7 s3 cR cA c2 c3 b2 b3",
)
"""The Cavallo of A would be sovereign thanks to his own Re alone; nobody need beat it at once."""
BY_A_DISCARD: Final = (
    *("trick A: c4 c5 c6 c7", "leader: A"),
    *("hand A: s4 b4", "hand B: d3 b5", "hand C: s3 d2", "hand D: s5 b6"),
)
"""C could lay down once B has thrown the Three of danari away."""
VENTICINQUE: Final = (
    "hand A: d3 d2 s4 s5 s6 c4 c5 c6 b4 b5",
    "hand B: d4 d5 d6 s7 sD c7 cD b6 b7 bD",
    "hand C: d7 dD dC sC sR cC cR bC bR bA",
    "hand D: dR dA sA s2 s3 cA c2 c3 b2 b3",
)
MARCIO: Final = "option stake: marcio e batuffa"

SCENES: Final = (
    # ── Accusations: incomplete or wrong ──
    Scene("defective-accusation", MIXED, "s4; s6; s7; D accuse A"),
    Scene("defective-accusation", FIRST_D, "D accuse A; dR; A accuse N d"),
    Scene("defective-accusation", FIRST_D, "D accuse A; dR; D accuse A d"),
    Scene("defective-accusation", (*THREES, "dealer: C", "scores: 18 5"), "D accuse A; dR; A accuse 3 b; D accuse A d"),
    Scene("defective-accusation", MIXED, "A accuse N"),
    Scene("defective-accusation", MIXED, "A accuse N; s4; s6; s7; D accuse A d"),
    Scene("defective-accusation", MIXED, "A accuse N; s4; A accuse N d"),
    Scene("defective-accusation", (*NAPLES, "scores: 5 18"), "A accuse N; s4; B accuse N c; A accuse N d"),
    Scene("defective-accusation", MIXED, "s4; s6; s7; D accuse A s", then="sR; bA"),
    Scene("defective-accusation", MIXED, "s4; s6; s7; D accuse A s; sA"),
    Scene("defective-accusation", FIRST_D, "D accuse A s; dR; D accuse A d"),
    Scene(
        "defective-accusation", (*THREES, "dealer: C", "scores: 18 5"), "D accuse A s; dR; A accuse 3 b; D accuse A d"
    ),
    Scene("defective-accusation", FOUR, "A accuse 3 d", then="d4; d6; d7; dC; cC"),
    Scene("defective-accusation", FOUR, "A accuse 3 d; d3"),
    Scene("defective-accusation", FOUR, "A accuse 3 d; s3; A accuse 3"),
    Scene("defective-accusation", (*FOUR, "scores: 5 18"), "A accuse 3 d; s3; B accuse 2 b; A accuse 3"),
    Scene("defective-accusation", MIXED, "A accuse N s"),
    Scene("defective-accusation", MIXED, "A accuse N s; s4; s2"),
    Scene("defective-accusation", MIXED, "A accuse N s; c4; A accuse N d"),
    Scene("defective-accusation", (*NAPLES, "scores: 5 18"), "A accuse N s; b4; B accuse N c; A accuse N d"),
    Scene("defective-accusation", MIXED, "s4; B accuse 3 d"),
    Scene("defective-accusation", MIXED, "s4; B accuse 3 d; s6; C play c3"),
    Scene("defective-accusation", MIXED, "c4; B accuse N c; c6; c3"),
    Scene("defective-accusation", (*TWOS, "scores: 18 5"), "d4; B accuse 3 d; d7; C accuse 2 d"),
    # ── Accusations: forgotten, too early, too late ──
    Scene("forgotten-accusation", MIXED, "s4; s6; A accuse N d"),
    Scene("forgotten-accusation", (*MIXED, "scores: 5 18"), "s4; s6; s7; D accuse A d; A accuse N d"),
    *(
        Scene("early-accusation", position, acts)
        for position, acts in (
            (MIXED, "D accuse A d"),
            (FIRST_D, "A accuse N d"),
            (MIXED, "D accuse A"),
            (FIRST_D, "A accuse N"),
            (MIXED, "B accuse 3 d"),
            (MIXED, "B accuse N d"),
        )
    ),
    *(
        Scene("late-accusation", MIXED, f"s4; s6; s7; sR; {acts}")
        for acts in ("D accuse A d", "A accuse N d", "D accuse A", "A accuse N", "B accuse 3 d", "B accuse N d")
    ),
    # ── Declarations ──
    Scene("wrong-declaration", MIXED, "A play s5 sola", then="s6; s7; sR; sA; s4"),
    Scene("wrong-declaration", MIXED, "s4; s6; s7; sR; D declare questo-piombo s", then="bA; b4; b2; b7; s2; sC; sA"),
    Scene("wrong-declaration", MIXED, "s4; B declare faglio"),
    Scene("wrong-declaration", MIXED, "s4; A declare faglio"),
    Scene("wrong-declaration", MIXED, "d3; d5; d7; dC; A declare liscio-qui d"),
    Scene("wrong-declaration", MIXED, "d3; d5; d7; dC; A play d2 ventotto-terzo", MOD),
    Scene("wrong-declaration", MIXED, "s4; B play s6 sola"),
    Scene("wrong-declaration", MIXED, "s4; B play c6 sola"),
    Scene("wrong-declaration", MIXED, "s4; A declare lungo s"),
    Scene("wrong-declaration", MIXED, "A declare lungo d"),
    Scene("wrong-declaration", MIXED, "A play c5 e-mia-si-liscia", MOD),
    Scene("wrong-declaration", MIXED, "s4; s6; s7; sR; D declare liscio-e-busso b; D declare faglio", MOD),
    Scene("wrong-declaration", (*MIXED, "option buongioco: senza accusa"), "A accuse N d"),
    Scene("card-against-declaration", MIXED, "A play c4 si-liscia"),
    Scene("card-against-declaration", MIXED, "s4; s6; s7; sR; D declare liscio-e-busso b; D play dR"),
    Scene("card-against-declaration", VENTICINQUE, "A play d2 venticinque-piombo; d4; d7; dR; A play s4 terzo"),
    Scene("card-against-declaration", LOWER, "A play c6 si-liscia", then="cD; cC; dD; cA; d3; c7"),
    Scene("card-against-declaration", VENTICINQUE, "A play d2 venticinque-piombo; d4; d7; dR; s4"),
    Scene("card-against-declaration", MIXED, "d4; d5; d7; dR; D declare liscio-qui d; D play dC", MOD),
    Scene("wrong-about-partners-suit", MIXED, "A declare faglio-al-compagno s"),
    Scene("wrong-sovereignty", MIXED, "A play c5 e-mia-si-liscia", TRAD),
    Scene("wrong-sovereignty", COVERED, "A play dD e-mia-terzo", then="d4; d5; D play bR; d7; dC"),
    Scene("wrong-sovereignty", OWN_KING, "A play dC e-mia-terzo"),
    # ── Cards ──
    Scene("card-withdrawn", MIXED, "s4; s6; B withdraw"),
    Scene("card-withdrawn", MIXED, "s4; s6; B withdraw; s2"),
    Scene("several-cards-played", MIXED, "s4; s6; B play s2"),
    Scene("card-before-turn", MIXED, "s4; D play sR"),
    Scene("card-before-turn", MIXED, "s4; D play bA"),
    Scene("card-before-turn", MIXED, "s4; D play sR; s6; s7; sA"),
    Scene("card-before-turn", MIXED, "s4; C play sC; s6; s7"),
    Scene("lead-out-of-turn", MIXED, "C play d7"),
    Scene("lead-out-of-turn", MIXED, "C play dD si-liscia"),
    Scene("lead-out-of-turn", MIXED, "C play d7 lungo"),
    Scene("revoke", MIXED, "s4; B play c6", then="s7; sR; sA; s5; s6"),
    Scene("cards-exposed", MIXED, "B expose s3 b3"),
    # ── Lay-downs ──
    Scene("lay-down-contested", MIXED, "A claim"),
    Scene("untimely-lay-down", MIXED, "C claim"),
    Scene("untimely-lay-down", MIXED, "s4; A claim"),
    Scene("untimely-lay-down", MIXED, "s4; D claim"),
    Scene("untimely-lay-down", BY_A_DISCARD, "s4; C claim", then="d3"),
    Scene(
        "untimely-lay-down",
        ("hand A: s3 d5 d6 d7 dD dC dR dA d2 d3", "hand C: d4 s4 s5 s6 s7 sD sC sR sA s2", "dealer: B"),
        "A claim",
        then="d4; b4",
    ),
    # ── Calls and the dialogue ──
    Scene("premature-call", MIXED, "B call-out", TRAD),
    Scene("premature-call", MIXED, "B call-out; B call-out", TRAD),
    Scene("premature-call", (*MIXED, "scores: 4 12", MARCIO), "B call-out", MOD),
    Scene("premature-call", (*MIXED, "scores: 4 2", MARCIO), "B call-out", MOD),
    Scene("premature-call", MIXED, "B call-out", MOD),
    Scene("premature-call", (*MIXED, "option stake: unica"), "B call-out", MOD),
    Scene(
        "self-call-left-out",
        (*ALL_TO_A, "scores: 18 5"),
        "d3; s4; c4; b4; dA; s5; c5; b5; B call-out; d2; sA; cA; b6; dR",
        MOD,
    ),
    Scene("call-not-allowed", MIXED, "B call-out; B call-out; D call-out", TRAD),
    Scene("call-not-allowed", MIXED, "B call-out; D call-out", MOD),
    Scene("call-not-allowed", MIXED, f"{A_POINT_FOR_1.replace(' ', '; ')}; B call-out"),
    Scene("call-not-allowed", ALL_TO_A, "A claim; B call-out"),
    Scene("call-not-allowed", (*MIXED, "scores: 20 5"), "A accuse N d; B call-out"),
    Scene(
        "cappotto-declared-wrongly",
        (*ALL_TO_A, "scores: 20 5"),
        "d3; s4; cA; b4; B call-out; C say andiamo",
    ),
    Scene("cappotto-declared-wrongly", (*ALL_TO_A, "scores: 20 5"), "d3; s4; cA; b4; B call-out; A say vado"),
)

REPORTED: Final = (
    *("faulty-shuffle", "faulty-cut", "faulty-deal", "three-pairing-cards", "accusation-questioned"),
    *("slow-response", "attention-drawn", "untimely-noticing", "cards-told", "false-noticing"),
    *("cappotto-declared-wrongly", "misconduct", "spectator-contested", "spectator-misconduct"),
)
"""What people tell the referee of."""

REPORTS: Final = (
    ("before the first deal", ("phase: deal",), ""),
    ("dealt", MIXED, ""),
    ("in play", MIXED, "s4; s6"),
    ("after a trick", MIXED, "s4; s6; s7; sR"),
    ("before the count", ALL_TO_A, "A claim"),
    ("counted", ("phase: deal", "passata: 2"), ""),
    ("while partners decide", (*MIXED, "scores: 20 5"), f"{A_POINT_FOR_0.replace(' ', '; ')}; B call-out"),
)
"""When they tell him."""

DUPLICATE: Final = "a live-table plays no duplicate: a hand is played once, and again if it is annulled"
SCREEN: Final = "whatever is played here lies on everybody's screen: it is seen"
KEPT: Final = "the table keeps tricks and points: none can be mixed up, confused or miscounted"
WRITTEN: Final = "cards and formulas are played and said by their one name here; a false one is a wrong declaration"
COUNTED: Final = "the table has the points counted by whoever must, and shows nobody tricks that he may not see"
IN_ORDER: Final = "a lay-down that holds is no mistake: nobody can contest it, and it takes the rest at once"
UNNAMED: Final = "the suit meant is not said (42), so no card can prove the words wrong"
OUT_OF_PLAY: Final = "everybody sees that a Re or a tressette card is still in play: the words prove wrong at once"
PAIRED: Final = "a deal that gives one player all three cards is thrown in by itself"

IMPOSSIBLE: Final[tuple[tuple[str, dict[str, str], tuple[str, ...], str], ...]] = (
    ("", {"duplicate": "yes"}, BOTH, DUPLICATE),
    ("", {"duplicated-hand": "yes"}, BOTH, DUPLICATE),
    ("duplicated-hand-shuffled", {}, BOTH, DUPLICATE),
    ("annulled-in-duplicate", {}, BOTH, DUPLICATE),
    ("three-pairing-cards", {"pairs-to-form": "yes"}, BOTH, PAIRED),
    ("wrong-about-partners-suit", {"when": "evidence"}, BOTH, UNNAMED),
    ("wrong-sovereignty", {"sovereign-by": "tressette-or-re", "when": "evidence"}, BOTH, OUT_OF_PLAY),
    ("unclear-declaration", {}, BOTH, WRITTEN),
    ("card-misnamed", {}, BOTH, WRITTEN),
    ("card-withdrawn", {"touched-or-seen": "no"}, BOTH, SCREEN),
    ("lay-down-contested", {"sovereign": "yes"}, BOTH, IN_ORDER),
    ("untimely-lay-down", {"sovereign-anyway": "yes"}, BOTH, IN_ORDER),
    ("cappotto-declared-wrongly", {"breach": "wrong-verifier"}, BOTH, COUNTED),
    ("cappotto-declared-wrongly", {"breach": "review"}, BOTH, COUNTED),
    ("cards-mixed", {}, BOTH, KEPT),
    ("tricks-confused", {}, BOTH, KEPT),
    ("score-error", {}, BOTH, KEPT),
)
"""What the questionnaire asks about and a live-table cannot produce: irregularity, facts, sets of norms, and why."""


def impossible(code: str, irregularity: str, facts: dict[str, str]) -> bool:
    """Whether a run of answers is one that no live-table can give."""
    return any(
        code in codes and name in ("", irregularity) and facts.items() >= told.items()
        for name, told, codes, _ in IMPOSSIBLE
    )
