"""What those who open a table can choose beside its code, explained: policies, bots, phrases, irregularities."""

from collections.abc import Iterator
from typing import Final, get_args, get_type_hints

import msgspec
from msgspec import inspect

from ventaglio.core.norms import norms
from ventaglio.games.common.bots.levels import LEVELS
from ventaglio.games.common.plugin import find, names
from ventaglio.games.common.plugin.shelves import every_code
from ventaglio.lang import translator
from ventaglio.lang.voice import Voice
from ventaglio.law import shelf
from ventaglio.law.referee.words import RulingWords
from ventaglio.server.tables.doing import PHRASES
from ventaglio.server.tables.policy import Policy


class ChoiceSentence(msgspec.Struct, frozen=True):
    """One of the values that can be chosen."""

    value: str
    sentence: str


class NormSentence(msgspec.Struct, frozen=True):
    """What a code says about a policy."""

    game: str
    code: str
    title: str
    meaning: str
    article: str
    stated: bool
    """Whether the text says it; otherwise it is our filling."""


class PolicyDescription(msgspec.Struct, frozen=True):
    """A policy of a table."""

    name: str
    sentence: str
    kind: str
    """``yes-no``, ``choice`` or ``seconds``."""
    default: bool | float | str
    choices: tuple[ChoiceSentence, ...]
    least: float | None
    most: float | None
    norms: tuple[NormSentence, ...]


class LevelDescription(msgspec.Struct, frozen=True):
    """A level of bots."""

    id: str
    name: str
    about: dict[str, str]
    """What one may expect of it, by game."""


class PhrasesDescription(msgspec.Struct, frozen=True):
    """What may be said while cards are played; ``why`` names the articles that want silence."""

    phrases: tuple[ChoiceSentence, ...]
    why: str
    articles: tuple[str, ...]


class IrregularityDescription(msgspec.Struct, frozen=True):
    """Something that can go wrong, and what the code wants."""

    id: str
    title: str
    why: str
    article: str
    """The chief article."""


class FamilyDescription(msgspec.Struct, frozen=True):
    """Irregularities that belong together."""

    id: str
    title: str
    irregularities: tuple[IrregularityDescription, ...]


_NORMS: Final[dict[str, tuple[str, ...]]] = {
    "clock": ("turn_seconds", "grace_seconds", "expired_discards_highest"),
    "undo": ("laid_cards_stay", "pick_up_is_final", "played_card_stays"),
    "spectators": (
        "spectators",
        "spectators_barred_by_majority",
        "one_player_answers_for_each",
        "spectator_sees_one_hand",
    ),
}
"""The norms that have something to say about a policy."""


_TYPES: Final = get_type_hints(Policy)
"""With their choices in the order in which they were written."""


def describe_policies(language: str) -> tuple[PolicyDescription, ...]:
    """Every policy, in the order of the table's own list."""
    fields = inspect.type_info(Policy)
    assert isinstance(fields, inspect.StructType)
    return tuple(_policy(field, language) for field in fields.fields)


def _policy(field: inspect.Field, language: str) -> PolicyDescription:
    voice = Voice(translator(language))
    kind = "yes-no"
    least: float | None = None
    most: float | None = None
    choices: tuple[ChoiceSentence, ...] = ()
    match field.type:
        case inspect.LiteralType():
            kind, values = "choice", get_args(_TYPES[field.name])
            choices = tuple(ChoiceSentence(one, _value(voice, field.name, one)) for one in values)
        case inspect.FloatType():
            kind, least, most = "seconds", field.type.ge, field.type.le
        case _:
            pass
    told = voice.text(f"policy-{field.name}")
    about = tuple(_norms(_NORMS.get(field.name, ()), voice))
    return PolicyDescription(field.name, told, kind, field.default, choices, least, most, about)


def _value(voice: Voice, policy: str, value: str) -> str:
    return voice.text(f"level-{value}" if value in LEVELS else f"policy-{policy}-{value}")


def _norms(names: tuple[str, ...], voice: Voice) -> Iterator[NormSentence]:
    for found in every_code():
        own = voice.of(found.rules.id)
        words, told = find(found.game).words(own), find(found.game).norm_words(own)
        for name, norm in norms(found.rules):
            if name in names:
                article = words.cites(norm.cites, found.document)
                meaning = told.value(name, norm.value)
                yield NormSentence(found.game, found.rules.id, told.name(name), meaning, article, norm.stated)


def describe_levels(language: str) -> tuple[LevelDescription, ...]:
    """The levels of bots, the weakest first."""
    text = translator(language).text
    return tuple(
        LevelDescription(one, text(f"level-{one}"), {game: text(f"level-{one}-about", game=game) for game in names()})
        for one in LEVELS
    )


def describe_phrases(language: str) -> PhrasesDescription:
    """What may be said while cards are played."""
    voice = Voice(translator(language))
    return PhrasesDescription(
        phrases=tuple(ChoiceSentence(one, voice.text(f"phrase-{one}")) for one in PHRASES),
        why=voice.text("policy-chat"),
        articles=tuple(dict.fromkeys(_wanting_silence(voice))),
    )


def _wanting_silence(voice: Voice) -> Iterator[str]:
    for found in every_code():
        plug = find(found.game)
        words = plug.words(voice)
        for name in plug.silence:
            yield words.cite(found.book.article(name))


def describe_irregularities(
    game: str, code: str, language: str, edition: str | None = None
) -> tuple[FamilyDescription, ...]:
    """What can be reported at a live-table of a code, family by family: in its current edition, or a table's."""
    told = RulingWords(game, language, law=code)
    words = find(game).words(Voice(translator(language)))
    book = (shelf.get(code, game=game) if edition is None else shelf.nearest(code, edition, game)).book

    def described(one: str) -> IrregularityDescription:
        return IrregularityDescription(one, told.irregularity(one), told.why(one), words.article(book.article(one)))

    live = find(game).live
    referee = None if live is None else live.referee
    known = {
        family: tuple(one for one in book.family(family) if referee is None or referee.reportable(one))
        for family in book.register.families
    }
    return tuple(
        FamilyDescription(family, told.family(family), tuple(map(described, inside)))
        for family, inside in known.items()
        if inside
    )
