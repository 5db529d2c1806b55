"""What one may do, for the pocket: what the engine answers to what is asked at tables, by each code side by side.

Melds are read on the phone itself, by the law of each code that stands here; why cards make none, the words and the
article, stand here too. What else is asked is answered by tables that the engine filled (`askings`).
"""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from ventaglio.burraco.melds import Law
from ventaglio.burraco.reasons import refuse
from ventaglio.burraco.rules import Rules as BurracoRules
from ventaglio.cards import PALI
from ventaglio.codes.shelf import Found, every_set
from ventaglio.core.norms import Cite
from ventaglio.core.refusal import Refusal
from ventaglio.pocket.askings import ASKINGS, Asking, answer
from ventaglio.pocket.speech import Speech, slug, speech
from ventaglio.tressette.buongioco import NAPOLETANA, worth
from ventaglio.tressette.trick import TRESSETTE
from ventaglio.words.tressette.phrasebook import phrasebook
from ventaglio.words.tressette.words import TressetteWords


class Backed(msgspec.Struct, frozen=True):
    """A sentence and the article that it rests on, with its address."""

    text: str
    article: str
    document: str
    slug: str


class AnswerTold(msgspec.Struct, frozen=True):
    """One of the answers that a fact can have."""

    id: str
    text: str


class FactTold(msgspec.Struct, frozen=True):
    """Something that an answer turns on."""

    id: str
    text: str
    answers: tuple[AnswerTold, ...]


class Verdict(msgspec.Struct, frozen=True):
    """Whether one may, and why."""

    yes: bool
    why: Backed


class AskingTold(msgspec.Struct, frozen=True):
    """A question. ``by`` has for each code the place of the verdict on each combination of answers, the answers to the
    last fact changing fastest."""

    id: str
    text: str
    facts: tuple[FactTold, ...]
    verdicts: tuple[Verdict, ...]
    by: dict[str, tuple[int, ...]]


# ── Questions of every game ──────────────────────────────────────────────────────────────────────────────────────────


def askings(game: str, language: str) -> tuple[AskingTold, ...]:
    """Every question of a game, answered by each of its codes."""
    return tuple(_asking(one, language) for one in ASKINGS[game])


def _asking(asking: Asking, language: str) -> AskingTold:
    text = speech(asking.game, language).words.text
    verdicts: dict[Verdict, int] = {}
    by: dict[str, tuple[int, ...]] = {}
    for found in every_set(asking.game):
        spoken = speech(found.game, language, found.set_id)
        given = (_verdict(asking, found, told, spoken) for told in asking.grid())
        by[found.set_id] = tuple(verdicts.setdefault(one, len(verdicts)) for one in given)
    head = f"pocket-may-{asking.game}-{asking.id}"
    return AskingTold(
        id=asking.id,
        text=text(head),
        facts=tuple(
            FactTold(
                fact, text(f"{head}-{fact}"), tuple(AnswerTold(one, text(f"{head}-{fact}-{one}")) for one in answers)
            )
            for fact, answers in asking.facts.items()
        ),
        verdicts=tuple(verdicts),
        by=by,
    )


def _verdict(asking: Asking, found: Found, told: dict[str, str], spoken: Speech) -> Verdict:
    given = answer(asking, found.set_id, told)
    if given.refusal is not None:
        return Verdict(False, refused(spoken, given.refusal))
    norm = getattr(found.rules, asking.instead if given.instead else asking.norm)
    text = spoken.words.text(f"pocket-may-answer-{given.kind}")
    return Verdict(not given.instead, _backed(spoken, text, norm.cite))


def refused(spoken: Speech, refusal: Refusal) -> Backed:
    """Why not, with the article. What would name the cards of a position is said without them."""
    plain = spoken.words.first(f"pocket-may-no-{refusal.reason}")
    return _backed(spoken, plain or spoken.words.refusal(refusal), refusal.cite)


def _backed(spoken: Speech, text: str, cite: Cite) -> Backed:
    return Backed(text, spoken.words.cite(cite), cite.code, slug(cite.article))


# ── Melds of Burraco ─────────────────────────────────────────────────────────────────────────────────────────────────

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


def burraco(language: str) -> BurracoAllowed:
    """What one may do at Burraco."""
    codes = tuple(_meld_code(found, language) for found in every_set("burraco"))
    return BurracoAllowed("burraco", askings("burraco", language), codes)


def _meld_code(found: Found, language: str) -> MeldCode:
    rules: BurracoRules = found.rules
    spoken = speech("burraco", language, found.set_id)
    text = spoken.words.text
    semi = rules.semi_points.value
    points = {"clean": rules.clean_points.value, "dirty": rules.dirty_points.value}
    return MeldCode(
        id=found.set_id,
        name=spoken.words.code(found.set_id),
        law=Law.of(rules, PACKS),
        points=points if semi is None else {**points, "semi": semi},
        burraco=_backed(spoken, text("pocket-may-burraco-kind"), rules.burraco_length.cite),
        fits=_backed(spoken, text("pocket-may-answer-meld"), rules.meld_minimum.cite),
        faults={f"{reason} {norm}".strip(): refused(spoken, refuse(rules, reason, norm)) for reason, norm in FAULTS},
        irregularities=dict(_irregularities(found)),
        hand=rules.hand_size.value,
        pozzetti={str(players): sizes for players, sizes in rules.pozzetti.value.items()},
        packs={str(players): packs for players, packs in rules.packs.value.items()},
    )


def _irregularities(found: Found) -> Iterator[tuple[str, str]]:
    """What a referee calls wrong cards, as a live-table does (`rulings.burraco.live.stray`)."""
    known = found.book.provisions
    usual = "wrong-opening"
    yield "", usual
    yield "attached", "wrong-attach"
    yield "surplus", "surplus-cards" if "surplus-cards" in known else usual
    for fault, name in WRONG.items():
        if name in known:
            yield fault, name


# ── Tricks and words of Tressette ────────────────────────────────────────────────────────────────────────────────────


class Said(msgspec.Struct, frozen=True):
    """A phrase and what it tells."""

    said: str
    means: str


class Combination(msgspec.Struct, frozen=True):
    """A buongioco: the cards it needs, and the card with which it would be another."""

    needs: tuple[str, ...]
    lacks: str
    said: str
    means: str
    points: int


class TrickCode(msgspec.Struct, frozen=True):
    """What one set of norms says about cards, words and buongioco."""

    id: str
    name: str
    ranks: str
    """From the highest to the lowest."""
    thirds: dict[str, int]
    last_trick: int
    hand: int
    """How many cards each is dealt."""
    taken: Backed
    """On what it rests who takes a trick."""
    worth: Backed
    """On what the values of the cards rest."""
    buongioco: Backed
    combinations: tuple[Combination, ...]
    phrases: tuple[Said, ...]


class TressetteAllowed(msgspec.Struct, frozen=True):
    """All that one may ask at Tressette."""

    game: str
    askings: tuple[AskingTold, ...]
    codes: tuple[TrickCode, ...]


def tressette(language: str) -> TressetteAllowed:
    """What one may do at Tressette."""
    codes = tuple(_trick_code(found, language) for found in every_set("tressette"))
    return TressetteAllowed("tressette", askings("tressette", language), codes)


def _trick_code(found: Found, language: str) -> TrickCode:
    rules = found.rules
    spoken = speech("tressette", language, found.set_id)
    words = spoken.words
    assert isinstance(words, TressetteWords)
    phrases = {(one.said, one.meaning): Said(one.said, one.meaning) for one in phrasebook(words, rules).values()}
    return TrickCode(
        id=found.set_id,
        name=words.code(found.set_id),
        ranks=rules.ranks.value,
        thirds={rank: rules.thirds.value[rank] for rank in rules.thirds.value},
        last_trick=rules.last_trick_points.value,
        hand=sum(rules.portions.value),
        taken=_backed(spoken, words.text("pocket-may-tressette-taken"), rules.highest_of_suit_wins.cite),
        worth=_backed(spoken, words.text("pocket-may-tressette-worth"), rules.thirds.cite),
        buongioco=_backed(spoken, words.text("pocket-may-tressette-buongioco"), rules.buongioco_points.cite),
        combinations=tuple(_combinations(words, rules)),
        phrases=tuple(phrases.values()),
    )


def _combinations(words: TressetteWords, rules: Any) -> Iterator[Combination]:
    """Each buongioco there can be: three of a rank are none of their own where the fourth is there too (Art. 175)."""
    for rank in "32A":
        for missing in ("", *PALI):
            needs = tuple(f"{suit}{rank}" for suit in PALI if suit != missing)
            lacks = f"{missing}{rank}" if missing else ""
            yield _combination(words, rules, rank, missing, needs, lacks)
    for suit in PALI:
        yield _combination(words, rules, NAPOLETANA, suit, tuple(f"{suit}{rank}" for rank in sorted(TRESSETTE)), "")


def _combination(
    words: TressetteWords, rules: Any, what: str, suit: str, needs: tuple[str, ...], lacks: str
) -> Combination:
    said, means = words.accusation(what, suit), words.accusation_meaning(what, suit)
    return Combination(needs, lacks, said, means, worth(rules, what, suit))


ALLOWED: Final = {"burraco": burraco, "tressette": tressette}
