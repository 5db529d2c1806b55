"""What a case may expect: the names of facts that a game can tell, and the values that each of them can have.

A name that is misspelt, or a value that can never come out, would let a case pass, or fail, for nothing. So every game
says which facts there are, and a case that expects another is refused.
"""

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Final

import msgspec

from ventaglio.core.refusal import BadInput

MANY: Final = 20
"""More words than these are not listed to whoever has misspelt one."""

Read = Callable[[str], object]
"""Reads a value as it is expected, and raises `ValueError` for one that can never come out."""


class Fact(msgspec.Struct, frozen=True):
    """A fact of a table: its name, and what its values can be."""

    name: str
    read: Read
    of: tuple[str, ...] | None = None
    """What must follow the name, such as a seat; None where nothing does."""
    numbered: bool = False
    """Whether a number, from 1, follows the name."""

    def fits(self, name: str) -> bool:
        """Whether this is the fact of a name as a case writes it."""
        word, _, of = name.partition(" ")
        if self.numbered:
            return word == self.name and of.isdecimal() and int(of) > 0
        return word == self.name and (not of if self.of is None else of in self.of)

    def __str__(self) -> str:
        if self.numbered:
            return f"{self.name} NUMBER"
        return self.name if self.of is None else f"{self.name} {'|'.join(self.of)}"


def check_expectation(known: Sequence[Fact], name: str, wanted: str) -> None:
    """Refuse what can never be expected: a fact that there is not, or a value that it cannot have."""
    fact = next((one for one in known if one.fits(name)), None)
    if fact is None:
        raise _unknown(known, name)
    if wanted:
        try:
            fact.read(wanted)
        except ValueError as error:
            sentence = f"{name}: {wanted!r} can never come out: {error}"
            raise BadInput(sentence, "fact-value", name=name, text=wanted, why=error) from None


def _unknown(known: Sequence[Fact], name: str) -> BadInput:
    """That no fact has this name, and which is perhaps meant."""
    word = name.partition(" ")[0]
    sentence = f"{name!r} is nothing that can be expected here"
    if alike := [str(one) for one in known if one.name == word]:
        listed = ", ".join(alike)
        return BadInput(f"{sentence}: write {listed}", "fact-of", name=name, known=listed)
    near = "".join(get_close_matches(word, [one.name for one in known], n=1))
    return BadInput(f"{sentence}; is it {near}?" if near else sentence, "no-fact", name=name, near=near)


# ── Values ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def numbers(value: str) -> tuple[float, ...]:
    """Numbers, with blanks between."""
    return tuple(_number(word) for word in value.split())


def _number(word: str) -> float:
    try:
        return float(word)
    except ValueError:
        raise BadInput(f"{word!r} is no number", "no-number", text=word) from None


def words(*known: str) -> Read:
    """Words of a list."""

    def read(value: str) -> tuple[str, ...]:
        return tuple(one_of(word, known) for word in value.split())

    return read


def word(*known: str) -> Read:
    """One of some words, or of some texts with blanks in them."""
    return lambda value: one_of(value, known)


def one_of(value: str, known: Sequence[str]) -> str:
    """A value that is one of these."""
    if value in known:
        return value
    if len(known) > MANY:
        near = "".join(get_close_matches(value, known, n=1))
        sentence = f"{value!r} is no word that is known here"
        raise BadInput(f"{sentence}; is it {near}?" if near else sentence, "no-word", text=value, near=near)
    listed = ", ".join(known)
    raise BadInput(f"{value!r} is none of {listed}", "none-of", text=value, known=listed)
