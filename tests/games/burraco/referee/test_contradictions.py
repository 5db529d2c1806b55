"""No ruling of Burraco orders two things that cannot both be done: what is validated is not counted against as well."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

import pytest

from tests.texts import BOOKS
from ventaglio.law.referee.inquiry import Ruling
from ventaglio.law.referee.remedies import Remedy

CODES: Final = tuple(BOOKS["burraco"])

AGAINST: Final = ("penalise", "negative", "return", "expose")
"""What is done to cards that do not stay as they were laid."""
UNDOES: Final = {
    "play": (*AGAINST, "freeze", "merge", "complete", "no-cure", "void-burraco"),
    "meld": (*AGAINST, "freeze", "complete", "no-cure"),
    "close": ("close-next-turn", "play-on", "limit", "stop"),
    "burraco": ("void-burraco",),
    "choice": ("choose", "not-as-suggested"),
    "deal": ("redeal",),
    "hand": ("redeal",),
    "result": ("redeal", "correct-sheet", "award"),
    "positions": ("redraw-positions",),
}
"""By what stands: the orders that would undo it."""
ONE_AT_A_TIME: Final = {
    "now": ("now", "end-of-turn"),
    "end-of-turn": ("now", "end-of-turn"),
    "next-turn": ("next-turn", "next-turns"),
    "next-turns": ("next-turn", "next-turns"),
    "turns-after": ("turns-after",),
}
"""The times of a discard, each with those at which there is the same one discard to make."""


def contradict(one: Remedy, other: Remedy) -> bool:
    """Whether two orders of one ruling say opposite things."""
    return any(_opposed(first, second) for first, second in ((one, other), (other, one)))


def _opposed(one: Remedy, other: Remedy) -> bool:
    same = one.what == other.what
    match one.do, other.do:
        case "stands", "discard":
            return one.what == "close" or (one.what == "discard" and other.how == "now")
        case "stands", "restore":
            return same or (one.what, other.what) == ("play", "melds")
        case "stands", "return":
            discard_back = one.what == "discard" and other.what in ("discarded-card", "collected-card")
            pozzetto_back = one.what == "pozzetto" and other.how == "pozzetto"
            return same or discard_back or pozzetto_back or one.what in ("play", "meld")
        case "stands", _:
            return (same and other.do in AGAINST) or other.do in UNDOES.get(one.what, ())
        case (("penalise" | "expose"), ("negative" | "expose" | "penalise")):
            return same
        case "freeze", "negative":
            return same or (one.how == "for-good-negative" and other.what in ("attached-cards", "surplus-cards"))
        case "freeze", "freeze":
            return same
        case "freeze", "stands":
            return one.how == "for-good-negative" and other.what == "burraco"
        case "no-cure", ("complete" | "must-complete"):
            return True
        case "stop", ("play" | "pick-up"):
            return other.do == "play" and one.who == other.who
        case "stop", "play-on":
            return True
        case "close-now", ("close-next-turn" | "play-on" | "stop"):
            return True
        case "redeal", "play-on":
            return True
        case ("pick-up", "pick-up") | ("limit", "limit"):
            return one.who == other.who
        case "discard", "discard":
            return one.who == other.who and other.how in ONE_AT_A_TIME[one.how]
        case _:
            return False


def _pairs(ruling: Ruling) -> Iterator[tuple[str, str]]:
    ordered = [step.remedy for step in ruling.steps]
    for one, other in combinations(ordered, 2):
        if one == other or contradict(one, other):
            yield str(one), str(other)
    for bound in (step.remedy for step in ruling.bounds):
        for one in ordered:
            if one == bound or contradict(one, bound):
                yield str(one), str(bound)


@pytest.mark.parametrize("code", CODES)
def test_no_ruling_contradicts_itself(code: str) -> None:
    book = BOOKS["burraco"][code]
    found = {
        (irregularity, *pair): told
        for irregularity in book.provisions
        for told, ruling in book.paths(irregularity)
        for pair in _pairs(ruling)
    }
    assert found == {}


@pytest.mark.parametrize(
    "one, other",
    [
        ("stands attached-cards", "negative attached-cards"),
        ("stands burraco", "void-burraco"),
        ("discard prepared-card offender next-turn", "discard penalised-cards offender next-turns"),
        ("no-cure", "complete wrong-meld one-card"),
        ("stands play", "freeze wrong-meld for-good-negative"),
    ],
)
def test_what_contradicts(one: str, other: str) -> None:
    orders = BOOKS["burraco"][CODES[0]].register.vocabulary
    assert contradict(orders(one), orders(other))
    assert contradict(orders(other), orders(one))
