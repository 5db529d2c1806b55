"""May I? What people ask at a table of Burraco."""

from collections.abc import Sequence
from typing import Any, Final

from ventaglio.games.burraco.engine.events import HandEnded, PozzettoTaken
from ventaglio.games.common.offline.parts import Answers, Asking, SetUp

_MADE: Final = {
    "none": "4h 5h 6h 7h 8h 9h",
    "dirty": "* 4h 5h 6h 7h 8h 9h",
    "semi": "* 4h 5h 6h 7h 8h 9h Th",
    "clean": "4h 5h 6h 7h 8h 9h Th",
}
_LAST: Final = {"natural": ("5c", "discard 5c"), "wild": ("2c", "discard 2c"), "laid": ("Qc", "attach 1 Qc")}


def _close(told: Answers) -> SetUp:
    hand, action = _LAST[told["last"]]
    lines = [
        "phase: play",
        f"turns: {0 if told['lap'] == 'first' else 8}",
        "meld B: 9c Tc Jc",
        f"meld D: {_MADE[told['burraco']]}",
        f"hand B: {hand}",
    ]
    if told["pozzetto"] == "taken":
        lines.append("took: D")
    return SetUp("\n".join(lines), (action,))


_PILE: Final = {"none": "", "one": "7d", "several": "Kc 7d 8s"}


def _pile(told: Answers) -> SetUp:
    hand = "5d 6d 9s Tc" if told["use"] == "yes" else "3h 9s Tc Ad"
    done = ("draw", "take") if told["drew"] == "yes" else ("take",)
    return SetUp(f"pile: {_PILE[told['pile']]}\nhand B: {hand}", done)


def _single(told: Answers) -> SetUp:
    twin = " 7d" if told["twin"] == "yes" else ""
    opened = ("open Jh Qh Kh",) if told["played"] == "yes" else ()
    return SetUp(f"pile: 7d\nhand B: Jh Qh Kh 9s Tc{twin}", ("take", *opened, "discard 7d"))


_STOCK: Final = {"two": "3c 4c", "three": "3c 4c 9d", "more": "3c 4c 9d Ts Jd"}


def _draw(told: Answers) -> SetUp:
    return SetUp(f"stock: {_STOCK[told['stock']]}\npile: Kc", ("draw",))


def _attach(told: Answers) -> SetUp:
    owner = {"own": "B", "partner": "D", "opponents": "A"}[told["whose"]]
    phase = "phase: play\n" if told["picked"] == "yes" else ""
    return SetUp(f"{phase}meld {owner}: 9c Tc Jc\nhand B: Qc 5d 6s", ("attach 1 Qc",))


_RANKS: Final = {"ace": "A", "three": "3", "other": "9"}


def _second_set(told: Answers) -> SetUp:
    rank = _RANKS[told["rank"]]
    first = (f"open {rank}h {rank}d {rank}c",) if told["there"] == "yes" else ()
    hand = " ".join(f"{rank}{suit}" for suit in "hdchcs")
    return SetUp(f"phase: play\nhand B: {hand} 5d 6s", (*first, f"open {rank}h {rank}c {rank}s"))


YES_NO: Final = ("yes", "no")

ASKINGS: Final = (
    Asking(
        "close",
        "burraco",
        {
            "pozzetto": ("taken", "there"),
            "burraco": ("none", "dirty", "semi", "clean"),
            "last": ("natural", "wild", "laid"),
            "lap": ("later", "first"),
        },
        _close,
        "close_needs",
        "close_by_discarding",
    ),
    Asking(
        "pile", "burraco", {"pile": ("several", "one", "none"), "use": YES_NO, "drew": ("no", "yes")}, _pile, "collect"
    ),
    Asking("single", "burraco", {"twin": ("no", "yes"), "played": YES_NO}, _single, "single_card_returns"),
    Asking("draw", "burraco", {"stock": ("more", "three", "two")}, _draw, "stock_reserve"),
    Asking(
        "attach",
        "burraco",
        {"whose": ("own", "partner", "opponents"), "picked": YES_NO},
        _attach,
        "attach_to_own_side",
    ),
    Asking("second-set", "burraco", {"rank": ("ace", "three", "other"), "there": YES_NO}, _second_set, "equal_sets"),
)
"""What is asked, what is asked most first."""


INSTEAD: Final = ("flies", "waits", "takes")
"""What comes of running out of cards while one's pozzetto lies there: it may be done, and yet nobody closes by it."""


def came_of(state: Any, events: Sequence[object]) -> str:
    """What came of it: the hand is closed, a pozzetto was taken and how, or it simply may be done."""
    for event in events:
        if isinstance(event, HandEnded):
            return "closes"
        if isinstance(event, PozzettoTaken):
            return "flies" if event.direct else "waits" if event.seat in state.unseen else "takes"
    return "yes"
