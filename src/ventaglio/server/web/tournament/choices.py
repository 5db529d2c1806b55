"""What a notice can announce by each code, and the words for everything that the desk chooses from."""

from collections.abc import Mapping
from enum import Enum
from functools import cache
from typing import Any, Final, Literal

import msgspec

from ventaglio.core.norms import Norm, option_text, options
from ventaglio.games.tressette.engine.rules import Buongioco, Rules
from ventaglio.law.shelf import tournament_codes
from ventaglio.tournaments.director.columns import MOST_PLAYERS
from ventaglio.tournaments.director.duplicate import open_to_duplicates
from ventaglio.tournaments.director.movements.mover import mover
from ventaglio.tournaments.director.plan import Notice
from ventaglio.tournaments.director.regulation import Regulation
from ventaglio.tournaments.director.roles import Role
from ventaglio.tournaments.director.terms import Format, Seating
from ventaglio.tournaments.templates import TEMPLATES
from ventaglio.tournaments.words.desk import DeskWords, desk_words
from ventaglio.tournaments.words.settings import meaning, setting, values


class Term(msgspec.Struct, frozen=True):
    """A value, and what it is called."""

    value: str
    text: str


class MovementChoice(msgspec.Struct, frozen=True):
    """A movement; ``skips``: the notice says by how many tables the line that moves goes on."""

    value: str
    text: str
    skips: bool


class FormatChoice(msgspec.Struct, frozen=True):
    """A format, who enters it, and the movements that it can have."""

    value: str
    text: str
    unit: str
    players: int
    """How many players an entrant has at the least."""
    most_players: int
    named: bool
    """Whether entrants have names of their own, as teams do."""
    at_a_table: int
    """How many entrants meet at a table."""
    movements: tuple[MovementChoice, ...]


class HandsChoice(msgspec.Struct, frozen=True):
    """How many smazzate a round can have, and the minutes that the code gives it; 0 where it gives none."""

    hands: int
    least: int
    most: int


class SettingValue(msgspec.Struct, frozen=True):
    """A value of what the code leaves open, as a notice names it; what it means may depend on the hands of a round."""

    value: str
    text: str
    by_hands: dict[int, str]


class SettingChoice(msgspec.Struct, frozen=True):
    """Something that the code leaves open; its usual value stands first."""

    name: str
    text: str
    article: str
    values: tuple[SettingValue, ...]


class CodeChoice(msgspec.Struct, frozen=True):
    """What a code lets a notice announce."""

    code: str
    game: str
    text: str
    formats: tuple[FormatChoice, ...]
    seatings: tuple[Term, ...]
    usual_seating: str
    hands: tuple[HandsChoice, ...]
    usual_hands: int
    minutes_free: bool
    ticks: tuple[str, ...]
    """What a notice may say yes or no to, by the names of its fields."""
    part: Literal["sheet", "board"]
    """What a match has several of: score sheets, or boards of a duplicate."""
    settings: tuple[SettingChoice, ...]
    buongioco: tuple[Term, ...]
    """What a notice may say is done with buongioco, the usual way first; nothing where no boards are played."""


class Template(msgspec.Struct, frozen=True):
    """A notice to begin with."""

    text: str
    notice: Notice


class Choices(msgspec.Struct, frozen=True):
    codes: tuple[CodeChoice, ...]
    roles: tuple[Term, ...]
    rounds: int
    """How many rounds a phase has unless somebody says otherwise."""
    templates: tuple[Template, ...]


TICKS: Final = ("clubs_apart", "double_check", "phones", "online", "bots", "public_clock")
USUAL_HANDS: Final = 4
USUAL_ROUNDS: Final = 5


def part_of(law: Regulation) -> Literal["sheet", "board"]:
    """What a match has several of."""
    return "sheet" if law.boards is None else "board"


@cache
def describe_choices(language: str) -> Choices:
    words = desk_words(language)

    def terms(kind: type[Enum]) -> tuple[Term, ...]:
        return tuple(Term(one.value, words.term(one)) for one in kind)

    codes = tuple(_code(words, one) for one in tournament_codes() if open_to_duplicates(one))
    templates = tuple(Template(words.text(f"template-{name}"), notice) for name, notice in TEMPLATES.items())
    return Choices(codes, terms(Role), USUAL_ROUNDS, templates)


def _code(words: DeskWords, law: Regulation) -> CodeChoice:
    bounds = law.round_minutes.value
    known = [hands for hands in sorted(law.victory_tables.value) if hands]
    return CodeChoice(
        code=law.code,
        game=law.game,
        text=words.code(law.code),
        formats=tuple(_format(words, law, one) for one in law.formats.value if law.movements_for(one)),
        seatings=tuple(Term(one.value, words.term(one)) for one in law.seatings.value),
        usual_seating=(Seating.DRAW if Seating.DRAW in law.seatings.value else law.seatings.value[0]).value,
        hands=tuple(HandsChoice(hands, *bounds.get(hands, (0, 0))) for hands in known),
        usual_hands=USUAL_HANDS if USUAL_HANDS in known else known[0],
        minutes_free=law.minutes_free.value,
        # Boards that several tables play are dealt on paper.
        ticks=tuple(one for one in TICKS if one not in ("online", "bots") or law.boards is None),
        part=part_of(law),
        settings=tuple(_setting(words, name, norm) for name, norm in options(law).items()),
        buongioco=tuple(Term(one.value, words.text("buongioco-way", way=one.name)) for one in _ways(law)),
    )


def _ways(law: Regulation) -> list[Buongioco]:
    """Of playing buongioco: what a notice that does not say comes to (`announcement`) is the first."""
    if not isinstance(law.boards, Rules):
        return []
    return sorted(law.boards.buongioco.choices, key=lambda one: one is not Buongioco.SILENT)


def _setting(words: DeskWords, name: str, norm: Norm[Any]) -> SettingChoice:
    return SettingChoice(
        name, setting(words, name), words.article(norm.cite), tuple(_value(words, one) for one in values(norm))
    )


def _value(words: DeskWords, value: Any) -> SettingValue:
    if isinstance(value, Mapping):
        return SettingValue(option_text(value), "", {hands: meaning(words, value, hands) for hands in value})
    return SettingValue(option_text(value), meaning(words, value, 0), {})


def _format(words: DeskWords, law: Regulation, one: Format) -> FormatChoice:
    movements = tuple(
        MovementChoice(move.value, words.term(move), mover(move).fixed_line) for move in law.movements_for(one)
    )
    team = one is Format.TEAMS
    most = MOST_PLAYERS if team else one.players
    return FormatChoice(one.value, words.term(one), words.unit(one), one.players, most, team, one.at_a_table, movements)
