"""A text of law as one value: its articles, its norms of play, its rulings and its tournaments, in one edition.

Most texts hold one set of norms, which has the text's own id; the code of Tressette holds two. An edition is a text
made from another by saying what changed in it and nothing else.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from ventaglio.core.norms import Norm, fingerprint, norms
from ventaglio.law.articles import Article
from ventaglio.law.referee.inquiry import Book, Family, Provision, Register
from ventaglio.tournaments.director.regulation import Regulation, check_regulation


class AnyRules(Protocol):
    """What the rules of every game have: who they are, and the edition they stand in; the rest is norms."""

    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def edition(self) -> str: ...
    @property
    def foreign(self) -> str: ...


R = TypeVar("R", bound=AnyRules)
L = TypeVar("L")

Changes = Mapping[str, Norm[Any]]
"""Norms by the name of their field."""


def _anything_goes(rules: object) -> None:
    """For a game that can follow whatever its rules hold."""


@dataclass(frozen=True)
class NormSet(Generic[R, L]):
    """A set of norms by which a table can be opened: how one plays, what follows from a mistake, how one directs."""

    document: str
    rules: R
    register: Register
    provisions: Mapping[str, Provision[L]]
    law: Callable[[R, Regulation | None], L]
    """What the rulings read their figures from."""
    regulate: Callable[[R], Regulation] | None = None
    """The tournament rules that go with rules of play; None where the text has no tournaments."""
    tournament: Changes = field(default_factory=dict)
    """What an edition changes in them."""
    check: Callable[[R], None] = _anything_goes
    """Refuses rules that the game cannot follow."""
    brings: Callable[[R], Mapping[str, Provision[L]]] | None = None
    """The rulings that come with what a table has adopted or settled; None where no table can settle what they say."""
    _books: dict[str, Book[L]] = field(init=False, default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        self.check(self.rules)

    @cached_property
    def regulation(self) -> Regulation | None:
        """The tournament rules, as this edition has them."""
        if self.regulate is None:
            return None
        made = self.regulate(self.rules)
        regulation = msgspec.structs.replace(made, edition=self.rules.edition, **self.tournament)
        check_regulation(regulation)
        return regulation

    @cached_property
    def book(self) -> Book[L]:
        """The rulings, as this edition has them."""
        return Book(self.register, self.document, self.law(self.rules, self.regulation), self.provisions)

    def book_by(self, rules: R) -> Book[L]:
        """The rulings of a table by its own rules: those of the set, with what the table has adopted or settled."""
        if self.brings is None or rules is self.rules:
            return self.book
        own = fingerprint(_struct(rules))
        if own == fingerprint(_struct(self.rules)):
            return self.book
        if own not in self._books:
            provisions = {**self.provisions, **self.brings(rules)}
            self._books[own] = Book(self.register, self.document, self.law(rules, self.regulation), provisions)
        return self._books[own]


@dataclass(frozen=True)
class Text(Generic[R, L]):
    """One document in one edition."""

    id: str
    edition: str
    game: str
    articles: tuple[Article, ...]
    sets: Mapping[str, NormSet[R, L]]
    """By id, the usual one first."""
    relate: Callable[[Mapping[str, R]], Mapping[str, R]] = dict
    """Puts right, after a change, what one set holds of another."""

    def norms(self) -> Iterator[tuple[str, Norm[Any]]]:
        """Every norm of every set, those of tournaments included."""
        for one in self.sets.values():
            yield from norms(_struct(one.rules))
            if one.regulation is not None:
                yield from norms(one.regulation)


AnyText = Text[Any, Any]


def provisions(*families: Family[L]) -> dict[str, Provision[L]]:
    """What several families of rulings say, each irregularity once."""
    found: dict[str, Provision[L]] = {}
    for family in families:
        if twice := found.keys() & family.provisions.keys():
            raise ValueError(f"{min(twice)} stands in two families")
        found |= family.provisions
    return found


def edition_of(
    text: Text[R, L],
    edition: str,
    *,
    norms: Changes | None = None,
    sets: Mapping[str, Changes] | None = None,
    tournament: Changes | None = None,
    rulings: Mapping[str, Provision[L] | None] | None = None,
    articles: Iterable[Article] = (),
    titles: Mapping[str, str] | None = None,
) -> Text[R, L]:
    """Another edition of a text, from what it changes.

    ``norms`` change in every set, those of ``sets`` in one; ``tournament`` are norms of tournaments; a ruling that is
    None is struck out; an article replaces the one of its number, or is added at the end; ``titles`` rename sets.
    """
    changed: dict[str, NormSet[R, L]] = {}
    for set_id, before in text.sets.items():
        of_play = {**(norms or {}), **(sets or {}).get(set_id, {})}
        _known(before.rules, of_play)
        if tournament:
            _known(before.regulation, tournament)
        rules: Any = msgspec.structs.replace(
            _struct(before.rules), edition=edition, title=(titles or {}).get(set_id, before.rules.title), **of_play
        )
        ruled = {**before.provisions, **(rulings or {})}
        changed[set_id] = replace(
            before,
            rules=rules,
            provisions={one: provision for one, provision in ruled.items() if provision is not None},
            tournament={**before.tournament, **(tournament or {})},
        )
    related = text.relate({set_id: one.rules for set_id, one in changed.items()})
    listed = {one.number: one for one in (*text.articles, *articles)}
    return replace(
        text,
        edition=edition,
        articles=tuple(listed.values()),
        sets={set_id: replace(one, rules=related[set_id]) for set_id, one in changed.items()},
    )


def _struct(rules: object) -> msgspec.Struct:
    """Rules as what they are besides: a struct of norms, which no protocol can say."""
    assert isinstance(rules, msgspec.Struct)
    return rules


def _known(holder: object, changes: Changes) -> None:
    names = dict(norms(holder)) if isinstance(holder, msgspec.Struct) else {}
    for name in changes:
        if name not in names:
            raise ValueError(f"an edition changes {name!r}, which is no norm of this text")
