"""What was done in hands that were analysed, and surely cost something.

An analysis is large, and this little of it is all that statistics ask: so it is found once, when the analysis is done,
and kept beside it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from ventaglio.core.codec import decode, encode, whole
from ventaglio.core.seats import Place
from ventaglio.learning.analysis.analysis import Analysis
from ventaglio.learning.analysis.moments import moment_of

_KINDS: Final = ("draw", "take", "open", "attach", "discard", "play")
_OTHER: Final = "other"


class Mistake(msgspec.Struct, frozen=True, array_like=True):
    """Something that was done and not best."""

    place: Place
    kind: str
    tenths: int
    """Of points, so that what is added up is not blurred."""


class Mistakes(msgspec.Struct, frozen=True):
    """All of them in a hand."""

    game: str
    found: tuple[Mistake, ...]


class MistakeCount(msgspec.Struct, frozen=True):
    """What somebody has done that was not best, by what he did: how often, and what it cost, all told."""

    kind: str
    count: int
    points: float


KeptMistakes = tuple[Place, str]
"""The place of somebody in a hand that was analysed, and what is kept of its mistakes."""

_READER: Final = msgspec.json.Decoder(whole(Mistakes))


def mistakes_in(body: str) -> str:
    """What is kept of an analysis that was stored."""
    return mistakes_of(decode(body, Analysis))


def mistakes_of(analysis: Analysis) -> str:
    """What is kept of an analysis."""
    return encode(Mistakes(analysis.game.removesuffix("-live"), tuple(_found(analysis)))).decode()


def _found(analysis: Analysis) -> Iterator[Mistake]:
    for decision in analysis.decisions:
        moment = moment_of(decision)
        if moment is not None and moment.kind == "cost" and moment.stands_out:
            verb = decision.action.split(" ", 1)[0]
            yield Mistake(decision.place, verb if verb in _KINDS else _OTHER, round(10 * moment.points))


def counted(kept: Iterable[KeptMistakes]) -> dict[str, tuple[MistakeCount, ...]]:
    """What somebody has done that surely cost something, game by game, by what it was."""
    counts: dict[str, Counter[str]] = {}
    tenths: dict[str, Counter[str]] = {}
    for place, text in kept:
        mistakes = _READER.decode(text)
        for one in mistakes.found:
            if one.place == place:
                counts.setdefault(mistakes.game, Counter())[one.kind] += 1
                tenths.setdefault(mistakes.game, Counter())[one.kind] += one.tenths
    return {
        game: tuple(MistakeCount(kind, many[kind], tenths[game][kind] / 10) for kind in (*_KINDS, _OTHER) if many[kind])
        for game, many in counts.items()
    }
