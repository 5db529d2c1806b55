"""What one may do at Tressette: its questions, and what each set of norms says about tricks and words."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from ventaglio.core.cards import PALI
from ventaglio.games.common.offline.allowed import AskingTold, Backed, askings, backed
from ventaglio.games.common.offline.parts import Speech
from ventaglio.games.common.offline.speech import speech
from ventaglio.games.tressette.engine.buongioco import NAPOLETANA, worth
from ventaglio.games.tressette.engine.trick import TRESSETTE
from ventaglio.games.tressette.words.phrasebook import phrasebook
from ventaglio.games.tressette.words.things import TressetteWords
from ventaglio.law.referee.words import RulingWords
from ventaglio.law.shelf import Found, every_set


class Said(msgspec.Struct, frozen=True):
    """A phrase and what it tells."""

    said: str
    means: str


class Combination(msgspec.Struct, frozen=True):
    """A buongioco: how it is accused, the cards it needs, and the card with which it would be another."""

    what: str
    suit: str
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
    tressette: str
    """The ranks of the tressette cards."""
    pairing: tuple[str, ...]
    """The cards that form the pairs."""
    irregular: dict[str, Backed]
    """What each irregularity is called that can be seen in cards as they lie, and on which article it rests."""
    taken: Backed
    """On what it rests who takes a trick."""
    followed: Backed
    """On what it rests that the suit led is followed."""
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


def allowed(language: str) -> TressetteAllowed:
    """What one may do at Tressette."""
    codes = tuple(_trick_code(found, language) for found in every_set("tressette"))
    return TressetteAllowed("tressette", askings("tressette", language), codes)


def _trick_code(found: Found, language: str) -> TrickCode:
    rules = found.rules
    spoken = speech("tressette", language, found.set_id)
    words = spoken.words
    assert isinstance(words, TressetteWords)
    told = RulingWords("tressette", language, law=found.set_id)
    phrases = {(one.said, one.meaning): Said(one.said, one.meaning) for one in phrasebook(words, rules).values()}
    return TrickCode(
        id=found.set_id,
        name=words.code(found.set_id),
        ranks=rules.ranks.value,
        thirds={rank: rules.thirds.value[rank] for rank in rules.thirds.value},
        last_trick=rules.last_trick_points.value,
        hand=sum(rules.portions.value),
        tressette="".join(rank for rank in rules.ranks.value if rank in TRESSETTE),
        pairing=rules.pairing_cards.value,
        irregular={name: _named(spoken, found, name, told) for name in SEEN},
        taken=backed(spoken, words.text("pocket-may-tressette-taken"), rules.highest_of_suit_wins.cite),
        followed=backed(spoken, words.text("pocket-may-tressette-followed"), rules.follow_suit.cite),
        worth=backed(spoken, words.text("pocket-may-tressette-worth"), rules.thirds.cite),
        buongioco=backed(spoken, words.text("pocket-may-tressette-buongioco"), rules.buongioco_points.cite),
        combinations=tuple(_combinations(words, rules)),
        phrases=tuple(phrases.values()),
    )


SEEN: Final = (
    *("faulty-deal", "three-pairing-cards", "defective-accusation", "forgotten-accusation", "several-cards-played"),
    *("lead-out-of-turn", "revoke", "cards-exposed", "lay-down-contested", "tricks-confused", "score-error"),
)
"""The irregularities that can be seen in cards as they lie. The others are of words, of time, or of conduct."""


def _named(spoken: Speech, found: Found, irregularity: str, told: RulingWords) -> Backed:
    return backed(spoken, told.irregularity(irregularity), found.book.article(irregularity))


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
    return Combination(what, suit, needs, lacks, said, means, worth(rules, what, suit))
