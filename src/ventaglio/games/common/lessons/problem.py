"""A problem: a decision of one seat on which the figures are clear. docs/problems.md describes the file.

A problem names its code and edition and holds its position as text, so that it is read by that edition for ever. What
the seat does not see lies in the position as in some world that agrees with what it sees, not as it lay in the game: so
a file gives nothing away, and whoever shows a problem shows the view of its seat.
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import Annotated, Any, Final, Literal

import msgspec

from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import LETTERS, Seat
from ventaglio.games.common.plugin import kit_of
from ventaglio.games.common.plugin.plug import AnyKit

VERSION: Final = 1

Word = Annotated[str, msgspec.Meta(max_length=40)]
Kind = Literal["solved", "worlds", "playouts"]


class Ground(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reason as `games.common.bots.opinion.Reason` has it: a sentence of the language files, and what fills it in."""

    word: str
    figures: dict[str, str | float] = {}


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that could be done, and what it is worth: points of the own side less those of the others."""

    action: str
    value: float
    error: float = 0.0
    """The standard error of how far it lies behind the answer; of the answer itself, 0."""
    reasons: tuple[Ground, ...] = ()


class Method(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the figures were found.

    ``solved``: every card seen, to the point. ``worlds``: the same in so many worlds that agree with all that the seat
    has seen and heard. ``playouts``: so many hands played to their end after each choice.
    """

    kind: Kind
    count: int
    seed: int


class Problem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One problem. Its choices stand best first; the first is the answer."""

    id: Word
    game: str
    code: str
    edition: str
    theme: Word
    seat: str
    position: str
    choices: tuple[Choice, ...]
    answer: str
    method: Method
    tempting: str = ""
    """What a player of some sense does, and is wrong."""
    open: bool = False
    """Whether all cards are seen, as in the endings of chess books."""
    mu: float = 25.0
    sigma: float = 25.0 / 3
    """How hard it is held to be, as players are rated, before anybody has tried it."""

    @property
    def at(self) -> Seat:
        """The number of the seat."""
        return LETTERS.index(self.seat)

    @property
    def kit(self) -> AnyKit:
        """What a table of its game knows."""
        return kit_of(self.game)

    @property
    def state(self) -> Any:
        """The table, by the edition that the problem names."""
        return self.kit.game.parse_position(self.position)

    @property
    def margin(self) -> float:
        """By how many points the answer is ahead of the next choice."""
        return self.choices[0].value - self.choices[1].value


class Problems(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of problems."""

    ventaglio_problems: int = msgspec.field(name="ventaglio-problems")
    problems: tuple[Problem, ...]


def spell_problems(problems: Iterable[Problem]) -> str:
    """A file of problems, one to a line, so that a change in one is seen."""
    lines = [msgspec.json.encode(one).decode() for one in problems]
    body = ",\n".join(lines)
    return f'{{"ventaglio-problems": {VERSION}, "problems": [\n{body}\n]}}\n'


def parse_problems(text: str | bytes) -> tuple[Problem, ...]:
    """The inverse. Raises `BadInput` where it is none, or of a later version."""
    try:
        found = msgspec.json.decode(text, type=Problems)
    except msgspec.DecodeError as error:
        raise BadInput(f"this is no file of problems: {error}", "problems-file", why=str(error)) from None
    if found.ventaglio_problems != VERSION:
        number = str(found.ventaglio_problems)
        raise BadInput(f"problems of version {number}, known is {VERSION}", "problems-version", found=number)
    for one in found.problems:
        check_whole(one)
    return found.problems


def check_whole(problem: Problem) -> None:
    """Refuse a problem that contradicts itself, whatever its figures are worth."""
    actions = [one.action for one in problem.choices]
    values = [one.value for one in problem.choices]
    wrong = (
        len(actions) < 2
        or len(set(actions)) != len(actions)
        or problem.answer != actions[0]
        or sorted(values, reverse=True) != values
        or (problem.tempting and problem.tempting not in actions[1:])
        or len(problem.seat) != 1
        or problem.seat not in LETTERS
    )
    if wrong:
        raise BadInput(f"problem {problem.id} contradicts itself", "problem-wrong", id=problem.id)


def id_of(game: str, position: str, seat: str, shown: bool) -> str:
    """What a problem is known by: the same position is the same problem."""
    digest = sha256(f"{position}\n{seat} {shown}".encode()).hexdigest()
    return f"{game}{digest[:9]}"
