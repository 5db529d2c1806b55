"""Every code described as plain data: what it is called, what a table may settle, and all its norms with articles."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from ventaglio.core.norms import Norm, RuleSet, Statement, diff, fingerprint, norms, option_text, options
from ventaglio.games.common.plugin.catalogue import every, find
from ventaglio.games.common.plugin.shelves import every_code, players_of
from ventaglio.lang import translator
from ventaglio.lang.voice import Voice
from ventaglio.lang.words import Words
from ventaglio.law.shelf import Found
from ventaglio.law.words.norms import NormWords, with_parents

USUAL_PLAYERS: Final = 4


class LengthDescription(msgspec.Struct, frozen=True):
    """A length that a match may have."""

    kind: str
    """``hands`` or ``target`` of Burraco; ``points``, ``passate`` or ``single`` of Tressette."""
    number: int
    sentence: str
    players: tuple[int, ...]
    """The numbers of players who may choose it."""
    wanted: dict[str, int | str]
    """What asks for it when a table is opened."""


class ChoiceDescription(msgspec.Struct, frozen=True):
    """One of the values that a table may choose."""

    value: str
    """As the table asks for it."""
    sentence: str


class NormDescription(msgspec.Struct, frozen=True):
    """A norm: what holds, and by what."""

    name: str
    title: str
    meaning: str
    article: str
    stated: bool
    """Whether the text says it; otherwise it is our filling."""
    statement: bool
    """Whether only people can follow it, and the program reads it nowhere."""
    why: str
    """On what ground a silence is filled, or a choice left open."""
    section: str
    """The heading under which it is listed; none for what stands before the first."""


class OptionDescription(msgspec.Struct, frozen=True):
    """A norm that a table may settle for itself."""

    name: str
    title: str
    why: str
    article: str
    default: str
    choices: tuple[ChoiceDescription, ...]


class AdoptionDescription(msgspec.Struct, frozen=True):
    """A norm of another set that a table may adopt, whole."""

    name: str
    article: str
    told: str


class CodeDescription(msgspec.Struct, frozen=True):
    """A code of rules."""

    game: str
    id: str
    name: str
    title: str
    fingerprint: str
    players: tuple[int, ...]
    usual_players: int
    alone: tuple[int, ...]
    """With so many, pairs form during play, unless everybody plays for himself from the start."""
    lengths: tuple[LengthDescription, ...]
    """The first for a number of players is the usual one."""
    options: tuple[OptionDescription, ...]
    adoptions: tuple[AdoptionDescription, ...]
    norms: tuple[NormDescription, ...]


class DifferenceDescription(msgspec.Struct, frozen=True):
    """A norm in two codes. It may be alike in both, where the next one goes on from it."""

    left: NormDescription
    right: NormDescription
    alike: bool


class DiffDescription(msgspec.Struct, frozen=True):
    """Where two codes of a game differ."""

    game: str
    left: str
    right: str
    """The names of the codes."""
    differences: tuple[DifferenceDescription, ...]


class GameDescription(msgspec.Struct, frozen=True):
    """A game as the front door offers it."""

    game: str
    code: str
    """The code that is played where nobody asks for another."""
    lesson: dict[str, int | str]
    """What a first table asks for beside its code."""


def describe_games() -> tuple[GameDescription, ...]:
    """Every game, in the order in which they are offered."""
    return tuple(GameDescription(one.name, one.usual_code, dict(one.lesson)) for one in every())


def describe_codes(language: str) -> tuple[CodeDescription, ...]:
    """Every code of every game."""
    return tuple(describe_code(found, language) for found in every_code())


def describe_code(found: Found, language: str) -> CodeDescription:
    """One code."""
    return _Describer(found, language).code()


def describe_diff(left: Found, right: Found, language: str) -> DiffDescription:
    """The norms on which two codes of a game disagree."""
    one, other = _Describer(left, language), _Describer(right, language)
    differences = diff(left.rules, right.rules)
    return DiffDescription(
        game=left.game,
        left=one.name,
        right=other.name,
        differences=tuple(
            DifferenceDescription(
                left=one.norm(pair.name, pair.left),
                right=other.norm(pair.name, pair.right),
                alike=pair not in differences,
            )
            for pair in with_parents(one.told, left.rules, right.rules, differences)
        ),
    )


class _Describer:
    """Describes one code in one language."""

    def __init__(self, found: Found, language: str) -> None:
        voice = Voice(translator(language), law=found.rules.id)
        self._found = found
        self._plug = find(found.game)
        self._words: Words = find(found.game).words(voice)
        self.told: NormWords = find(found.game).norm_words(voice)
        self._sections = dict(self._by_section())

    @property
    def name(self) -> str:
        """What the code is called in short."""
        return self._words.code(self._found.rules.id)

    def _by_section(self) -> Iterator[tuple[str, str]]:
        section = ""
        for name, _ in norms(self._found.rules):
            if name in self.told.sections:
                section = self._words.text(self.told.sections[name])
            yield name, section

    def code(self) -> CodeDescription:
        rules = self._found.rules
        players = players_of(self._found)
        return CodeDescription(
            game=self._found.game,
            id=rules.id,
            name=self.name,
            title=rules.title,
            fingerprint=fingerprint(rules),
            players=players,
            usual_players=USUAL_PLAYERS if USUAL_PLAYERS in players else players[0],
            alone=self._plug.alone(rules),
            lengths=tuple(self._lengths()),
            options=tuple(self._option(name, norm) for name, norm in options(rules).items()),
            adoptions=tuple(self._adoptions(rules)),
            norms=tuple(self.norm(name, norm) for name, norm in norms(rules)),
        )

    def norm(self, name: str, norm: Norm[Any]) -> NormDescription:
        return NormDescription(
            name=name,
            title=self.told.name(name),
            meaning=self.told.value(name, norm.value),
            article=self._articles(norm),
            stated=norm.stated,
            statement=isinstance(norm, Statement),
            why=self.told.why(norm) if norm.why else "",
            section=self._sections[name],
        )

    def _option(self, name: str, norm: Norm[Any]) -> OptionDescription:
        return OptionDescription(
            name=name,
            title=self.told.name(name),
            why=self.told.why(norm) if norm.why else "",
            article=self._articles(norm),
            default=option_text(norm.value),
            choices=tuple(
                ChoiceDescription(option_text(choice), self.told.value(name, choice)) for choice in norm.choices
            ),
        )

    def _adoptions(self, rules: RuleSet) -> Iterator[AdoptionDescription]:
        """The norms of another set that would change something here, each with all that comes with it."""
        for name, fields in self._plug.adoptable(rules).items():
            changes = [(field, norm) for field, norm in fields.items() if norm.value != getattr(rules, field).value]
            told = [self.norm(field, norm) for field, norm in changes if norm.stated]
            if told:
                article = self._words.cites((fields[name].cite,), self._found.document)
                yield AdoptionDescription(name, article, " · ".join(f"{one.title}: {one.meaning}" for one in told))

    def _articles(self, norm: Norm[Any]) -> str:
        return self._words.cites(norm.cites, self._found.document)

    def _lengths(self) -> Iterator[LengthDescription]:
        for one in self._plug.lengths(self._found.rules):
            told = self._words.text(f"length-{one.kind}", number=one.number)
            yield LengthDescription(one.kind, one.number, told, one.players, dict(one.asks))
