"""What can go wrong at a table of Burraco: every irregularity that some code of the game knows, in the order of a turn.

What each code says about them stands in its own folder.
"""

from typing import Final

from ventaglio.games.burraco.referee.orders import ORDERS
from ventaglio.law.referee.inquiry import Register

REGISTER: Final = Register(
    ORDERS,
    {
        "set-up": (
            "wrong-shuffle",
            "wrong-cut",
            "cards-run-short",
            "card-seen-before-play",
            "wrong-deal",
            "dealer-skipped",
            "face-up-in-stock",
            "old-pozzetto-left",
            "faulty-pack",
            "wrong-table",
            "asked-the-time",
        ),
        "pick-up": (
            "change-of-mind",
            "two-cards-drawn",
            "stock-inspected",
            "play-on-pile",
            "pile-cards-left",
            "single-card-discarded",
            "single-card-misplayed",
            "collect-without-playing",
            "play-without-pick-up",
            "hand-ends-while-frozen",
            "reminded-to-pick-up",
        ),
        "out-of-turn": (
            "pick-up-out-of-turn",
            "pick-up-after-pozzetto",
            "play-out-of-turn",
        ),
        "hints": (
            "remark",
            "hint",
            "reminder",
            "tidied-melds",
            "moved-own-cards",
            "word-on-exposed-card",
        ),
        "pozzetto": (
            "pozzetto-not-handed-over",
            "pozzetto-cards-shown",
            "pozzetti-fell",
            "pozzetto-miscounted",
            "pozzetto-seen-early",
            "second-pozzetto",
            "wrong-pozzetto",
            "pozzetto-by-wrong-meld",
        ),
        "cards": (
            "exposed-card",
            "exposed-card-not-played",
            "exposed-then-partners-meld",
            "surplus-cards",
            "attached-to-frozen-meld",
            "out-with-penalised-cards",
            "ghost-card",
            "played-after-discard",
            "played-before-penalised-discard",
            "frozen-and-drew-a-wild",
            "half-turned-discard",
        ),
        "throwing": (
            "threw-new-meld",
            "passed-new-meld",
            "threw-cards-to-attach",
            "passed-cards-to-attach",
            "laid-with-a-gap",
        ),
        "melds": (
            "gave-up-opening",
            "wrong-opening",
            "wrong-attach",
            "equal-sets",
            "took-cards-back",
            "meld-over-meld",
            "run-out-of-order",
            "set-not-allowed",
        ),
        "closing": (
            "close-without-burraco",
            "close-with-wild",
            "close-without-discard",
            "close-in-first-lap",
        ),
        "counting": (
            "mixed-before-the-count",
            "slow-turn",
            "stall",
            "score-sheet-left",
            "score-sheet-lost",
            "score-sheet-error",
            "kibitzer",
            "late-pair",
            "late-entry",
            "absent-pair",
            "tournament-broken-off",
        ),
        "conduct": (
            "pointed-out",
            "pointed-out-late",
            "settled-without-referee",
            "not-in-the-code",
            "ruling-contested",
            "opposite-versions",
            "warnings-add-up",
            "bad-conduct",
            "screens-misused",
        ),
    },
)
