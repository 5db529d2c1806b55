"""What one may do at Burraco: its questions, and what each code says about melds.

Melds are read on the phone itself, by the law of each code that stands here; why cards make none, the words and the
article, stand here too.
"""

from collections.abc import Iterator
from typing import Final

import msgspec

from ventaglio.games.burraco.engine.melds import Law
from ventaglio.games.burraco.engine.reasons import refuse
from ventaglio.games.burraco.engine.rules import Rules
from ventaglio.games.common.offline.allowed import AskingTold, Backed, askings, backed, refused
from ventaglio.games.common.offline.speech import speech
from ventaglio.law.shelf import Found, every_set

PACKS: Final = 2
"""With which most play: what a set can hold follows from it."""

FAULTS: Final = (
    *(("too-few-cards", ""), ("only-wilds", ""), ("two-wilds", ""), ("no-wilds", ""), ("set-of-this-rank", "")),
    *(("set-too-long", ""), ("neither-set-nor-run", ""), ("two-aces", ""), ("same-card-twice", "")),
    *(("gap-in-run", "run_naturals"), ("gap-in-run", "wild_moves"), ("gap-in-run", "natural_two")),
    *(("two-needs-three", "natural_two"), ("does-not-fit", "meld_minimum"), ("does-not-fit", "run_naturals")),
    *(("place-taken", ""), ("run-too-long", "run_naturals"), ("wild-stays", "wild_replaced_by_its_card")),
)
"""Why cards make no meld, or do not fit one, and on which norm it rests where there are several."""

WRONG: Final = {"too-few-cards": "gave-up-opening", "set-of-this-rank": "set-not-allowed", "equal-set": "equal-sets"}
"""What some of the faults are called by a referee, where a code knows the name: else it is a wrong opening."""


class MeldCode(msgspec.Struct, frozen=True):
    """What one code says about melds."""

    id: str
    name: str
    law: Law
    points: dict[str, int]
    """What each burraco is worth."""
    burraco: Backed
    """On what the kinds of burraco rest."""
    fits: Backed
    """On what it rests that cards make a meld."""
    faults: dict[str, Backed]
    """Why not, by the fault and the norm."""
    irregularities: dict[str, str]
    """What a referee calls cards that lie wrong, by the fault; ``surplus`` where the rest would be a meld, ``attached``
    where they were put to one."""
    hand: int
    pozzetti: dict[str, tuple[int, ...]]
    packs: dict[str, int]


class BurracoAllowed(msgspec.Struct, frozen=True):
    """All that one may ask at Burraco."""

    game: str
    askings: tuple[AskingTold, ...]
    codes: tuple[MeldCode, ...]


def allowed(language: str) -> BurracoAllowed:
    """What one may do at Burraco."""
    codes = tuple(_meld_code(found, language) for found in every_set("burraco"))
    return BurracoAllowed("burraco", askings("burraco", language), codes)


def _meld_code(found: Found, language: str) -> MeldCode:
    rules: Rules = found.rules
    spoken = speech("burraco", language, found.set_id)
    text = spoken.words.text
    semi = rules.semi_points.value
    points = {"clean": rules.clean_points.value, "dirty": rules.dirty_points.value}
    return MeldCode(
        id=found.set_id,
        name=spoken.words.code(found.set_id),
        law=Law.of(rules, PACKS),
        points=points if semi is None else {**points, "semi": semi},
        burraco=backed(spoken, text("pocket-may-burraco-kind"), rules.burraco_length.cite),
        fits=backed(spoken, text("pocket-may-answer-meld"), rules.meld_minimum.cite),
        faults={f"{reason} {norm}".strip(): refused(spoken, refuse(rules, reason, norm)) for reason, norm in FAULTS},
        irregularities=dict(_irregularities(found)),
        hand=rules.hand_size.value,
        pozzetti={str(players): sizes for players, sizes in rules.pozzetti.value.items()},
        packs={str(players): packs for players, packs in rules.packs.value.items()},
    )


def _irregularities(found: Found) -> Iterator[tuple[str, str]]:
    """What a referee calls wrong cards, as a live-table does (`games.burraco.referee.live.stray`)."""
    known = found.book.provisions
    usual = "wrong-opening"
    yield "", usual
    yield "attached", "wrong-attach"
    yield "surplus", "surplus-cards" if "surplus-cards" in known else usual
    for fault, name in WRONG.items():
        if name in known:
            yield fault, name
