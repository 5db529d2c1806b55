"""May I? What people ask at a table of Tressette."""

from collections.abc import Sequence
from typing import Any, Final

from ventaglio.games.common.offline.parts import Answers, Asking, SetUp

_PLAYED: Final = {"suit": ("d7", "d7"), "other-holding": ("d7", "s4"), "other-void": ("s7", "s4")}


def _follow(told: Answers) -> SetUp:
    own, plays = _PLAYED[told["card"]]
    return SetUp(
        f"dealer: D\nhand A: d4 d5 d6 c6 c7 cD cC cR b6 b7\nhand B: {own} s4 s5 s6 c4 c5 b4 b5 bD bC",
        ("play d4", f"play {plays}"),
    )


_HELD: Final = {
    "napoletana": ("dA d2 d3 s4 s5 s6 c4 c5 b4 b5", "accuse N d"),
    "three": ("d3 s3 c3 s4 s5 s6 c4 c5 b4 b5", "accuse 3 b"),
    "three-unnamed": ("d3 s3 c3 s4 s5 s6 c4 c5 b4 b5", "accuse 3"),
    "four": ("dA sA cA bA s4 s5 s6 c4 c5 b4", "accuse A"),
    "four-as-three": ("dA sA cA bA s4 s5 s6 c4 c5 b4", "accuse A b"),
    "two": ("d3 s3 d2 s4 s5 s6 c4 c5 b4 b5", "accuse 3 b"),
}


_TABLE: Final = {
    "accused": "accusa",
    "silent": "senza accusa",
    "may-be-declared": "dichiarazione consentita",
    "must-be-declared": "dichiarazione obbligatoria",
}
"""How a table may play buongioco, and the value of its option."""


def _accuse(told: Answers) -> SetUp:
    hand, action = _HELD[told["what"]]
    table = f"option buongioco: {_TABLE[told['table']]}\ndealer: D"
    if told["when"] == "before":
        return SetUp(f"{table}\nhand B: {hand}", (f"B {action}",))
    if told["when"] == "after":
        return SetUp(f"{table}\nhand A: {hand}", ("play s4", f"A {action}"))
    return SetUp(f"{table}\nhand A: {hand}", (action,))


def _lead(told: Answers) -> SetUp:
    done = {"lead": ("play d4",), "follow": ("play d4", "B play d7"), "early": ("C play d6",)}[told["turn"]]
    return SetUp(
        "dealer: D\nhand A: d4 d5 s4 s5 s6 c4 c5 c6 b4 b5\nhand B: d7 dD s7 sD c7 cD b6 b7 bD bC\n"
        "hand C: d6 dC sC sR cC cR bR bA b2 b3",
        done,
    )


ASKINGS: Final = (
    Asking("follow", "tressette", {"card": tuple(_PLAYED)}, _follow, "follow_suit"),
    Asking(
        "accuse",
        "tressette",
        {"what": tuple(_HELD), "when": ("first", "before", "after"), "table": tuple(_TABLE)},
        _accuse,
        "buongioco",
    ),
    Asking("lead", "tressette", {"turn": ("lead", "follow", "early")}, _lead, "winner_leads"),
)
"""What is asked, what is asked most first."""


def came_of(_state: Any, _events: Sequence[object]) -> str:
    """What came of it: it simply may be done."""
    return "yes"
