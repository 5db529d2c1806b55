"""What cannot be reported at a table where the program keeps the cards, and why.

Some things cannot happen there; some the table sees to by itself; and for some it has noted who did them, so that one
calls for those. Each reason is the id of a sentence in the language files.
"""

from typing import Final

TAKEN_WHOLE: Final = "elsewhere-taken-whole"
HANDED_OVER: Final = "elsewhere-handed-over"
FORBIDDEN: Final = "elsewhere-forbidden"
COUNTED: Final = "elsewhere-counted"
LAID_OPEN: Final = "elsewhere-laid-open"

ELSEWHERE: Final[dict[str, str]] = {
    **dict.fromkeys(("change-of-mind", "play-on-pile", "pile-cards-left"), TAKEN_WHOLE),
    **dict.fromkeys(("second-pozzetto", "wrong-pozzetto"), HANDED_OVER),
    **dict.fromkeys(("attached-to-frozen-meld", "out-with-penalised-cards", "single-card-misplayed"), FORBIDDEN),
    **dict.fromkeys(("played-before-penalised-discard", "exposed-card-not-played"), FORBIDDEN),
    "exposed-then-partners-meld": FORBIDDEN,
    **dict.fromkeys(("hand-ends-while-frozen", "frozen-and-drew-a-wild"), COUNTED),
    "surplus-cards": LAID_OPEN,
}
"""What no report can bring up here."""

NOTED: Final = frozenset(
    {
        *("play-without-pick-up", "play-out-of-turn", "played-after-discard", "pick-up-out-of-turn"),
        *("pick-up-after-pozzetto", "two-cards-drawn", "wrong-opening", "wrong-attach", "set-not-allowed"),
        *("equal-sets", "close-without-burraco", "close-with-wild", "close-without-discard", "close-in-first-lap"),
        *("single-card-discarded", "threw-new-meld", "threw-cards-to-attach", "pozzetto-seen-early"),
        *("pozzetto-by-wrong-meld", "gave-up-opening", "collect-without-playing"),
    }
)
"""What the table notes itself: who reports it calls for what is on record, if anything is."""
