"""Which facts a case may ask of a Tressette table, what their values can be, and what a match that ended is worth."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any, Final

from ventaglio.core.cards import carte
from ventaglio.core.expecting import Fact, numbers, word, words
from ventaglio.core.record import Step
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import letter
from ventaglio.games.tressette.engine.claim import Verdict
from ventaglio.games.tressette.engine.compensation import LETTERS, faults
from ventaglio.games.tressette.engine.outcome import match_end, outcome
from ventaglio.games.tressette.engine.stakes import PotFate, settle
from ventaglio.games.tressette.engine.state import Phase, State

SEATS: Final = tuple("ABCD")
SIDES: Final = ("0", "1")
ENDINGS: Final = ("target", "slam", "slam-after-win", "slam-missed", "passate", "tie")
"""How a match ends."""
FATES: Final = {PotFate.UNTOUCHED: "untouched", PotFate.TO_WINNERS: "to-winners", PotFate.DOUBLED: "doubled"}
"""What a match does to the pot, in a word."""


def expects(state: State) -> Iterator[Fact]:
    """The facts that a case may ask of a table, and what their values can be."""
    yield Fact("phase", word(*(phase.value for phase in Phase)))
    for name in ("turn", "leader", "dealer", "speaker", "verifier"):
        yield Fact(name, word(*SEATS))
    for name in ("passata", "scores", "tricks", "sides", "missing-thirds", "made", "loser-points"):
        yield Fact(name, numbers)
    for name in ("points", "thirds"):
        yield Fact(name, numbers, SIDES)
    yield Fact("hand", carte, SEATS)
    for name in ("trick", "must-lead"):
        yield Fact(name, carte)
    yield Fact("official", word("yes", "no"))
    yield Fact("exposed", words(*SEATS))
    yield Fact("winner", word(*SIDES))
    for name in ("outcome", "match"):
        yield Fact(name, word(*ENDINGS))
    yield Fact("claim", word(*(verdict.value for verdict in Verdict)))
    yield Fact("stakes", amount)
    yield Fact("pot", word(*FATES.values()))
    yield Fact("faults", words(*LETTERS), SEATS)


def amount(value: str) -> Fraction:
    """A number of stakes, with its fraction: ``3/2``."""
    try:
        return Fraction(value)
    except (ValueError, ZeroDivisionError):
        raise BadInput(f"{value!r} is no number", "no-number", text=value) from None


def reckoned(steps: Sequence[Step]) -> dict[str, Any]:
    """What a match that ended with these steps came to: stakes, the fate of the pot, faults that damages are for."""
    ends = (match_end(step.before, step.events) for step in steps)
    end = next((one for one in ends if one is not None), None)
    if end is None:
        return {}
    found: dict[str, Any] = {}
    try:
        settlement = settle(end[0].table.rules, outcome(*end))
    except BadInput:
        pass  # stakes that vary with the difference are wholly the table's
    else:
        found = {"stakes": settlement.stakes, "pot": FATES[settlement.pot]}
    for conduct in faults(steps):
        name = f"faults {letter(conduct.seat)}"
        found[name] = f"{found[name]} {conduct.letter}" if name in found else conduct.letter
    return found
