"""What can go wrong at a table of Tressette, in the order of a passata. What is said of it stands with the text."""

from typing import Final

from ventaglio.games.tressette.referee.orders import ORDERS
from ventaglio.law.referee.inquiry import Register

REGISTER: Final = Register(
    ORDERS,
    {
        "preliminaries": (
            "faulty-shuffle",
            "faulty-cut",
            "duplicated-hand-shuffled",
            "faulty-deal",
            "three-pairing-cards",
        ),
        "buongioco": (
            "defective-accusation",
            "accusation-questioned",
            "forgotten-accusation",
            "early-accusation",
            "late-accusation",
        ),
        "declarations": (
            "wrong-declaration",
            "card-against-declaration",
            "wrong-about-partners-suit",
            "wrong-sovereignty",
            "unclear-declaration",
        ),
        "play": (
            "card-withdrawn",
            "card-misnamed",
            "several-cards-played",
            "card-before-turn",
            "lead-out-of-turn",
            "revoke",
            "cards-exposed",
            "slow-response",
            "attention-drawn",
            "untimely-noticing",
            "cards-told",
            "false-noticing",
        ),
        "laydown": (
            "lay-down-contested",
            "untimely-lay-down",
        ),
        "calling": (
            "premature-call",
            "self-call-left-out",
            "call-not-allowed",
            "cappotto-declared-wrongly",
        ),
        "scoring": (
            "cards-mixed",
            "tricks-confused",
            "score-error",
            "annulled-in-duplicate",
        ),
        "conduct": (
            "misconduct",
            "spectator-contested",
            "spectator-misconduct",
        ),
    },
)
