"""What a notice can announce by each code, and the words for everything that the desk chooses from."""

from enum import Enum
from functools import cache

import msgspec

from ventaglio.codes.shelf import tournament_codes
from ventaglio.director.corrections import Mistake
from ventaglio.director.events import Stop
from ventaglio.director.regulation import Regulation
from ventaglio.director.roles import Role
from ventaglio.director.terms import Format
from ventaglio.words.director.desk import DeskWords, desk_words


class Term(msgspec.Struct, frozen=True):
    """A value, and what it is called."""

    value: str
    text: str


class FormatChoice(msgspec.Struct, frozen=True):
    """A format, who enters it, and the movements that it can have."""

    value: str
    text: str
    unit: str
    players: int
    movements: tuple[Term, ...]


class HandsChoice(msgspec.Struct, frozen=True):
    """How many smazzate a round can have, and the minutes that the code gives it; 0 where it gives none."""

    hands: int
    least: int
    most: int


class CodeChoice(msgspec.Struct, frozen=True):
    """What a code lets a notice announce."""

    code: str
    game: str
    text: str
    formats: tuple[FormatChoice, ...]
    seatings: tuple[Term, ...]
    hands: tuple[HandsChoice, ...]
    minutes_free: bool


class Choices(msgspec.Struct, frozen=True):
    codes: tuple[CodeChoice, ...]
    mistakes: tuple[Term, ...]
    stops: tuple[Term, ...]
    roles: tuple[Term, ...]


@cache
def describe_choices(language: str) -> Choices:
    words = desk_words(language)

    def terms(kind: type[Enum]) -> tuple[Term, ...]:
        return tuple(Term(one.value, words.term(one)) for one in kind)

    codes = tuple(_code(words, one) for one in tournament_codes())
    return Choices(codes, terms(Mistake), terms(Stop), terms(Role))


def _code(words: DeskWords, law: Regulation) -> CodeChoice:
    bounds = law.round_minutes.value
    return CodeChoice(
        code=law.code,
        game=law.game,
        text=words.code(law.code),
        formats=tuple(_format(words, law, one) for one in law.formats.value if law.movements_for(one)),
        seatings=tuple(Term(one.value, words.term(one)) for one in law.seatings.value),
        hands=tuple(
            HandsChoice(hands, *bounds.get(hands, (0, 0))) for hands in sorted(law.victory_tables.value) if hands
        ),
        minutes_free=law.minutes_free.value,
    )


def _format(words: DeskWords, law: Regulation, one: Format) -> FormatChoice:
    movements = tuple(Term(move.value, words.term(move)) for move in law.movements_for(one))
    return FormatChoice(one.value, words.term(one), words.unit(one), one.players, movements)
