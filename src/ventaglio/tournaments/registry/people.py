"""People of a registry, and how to find them: by id, by card, by a name that only one of them has."""

from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cached_property
from typing import Final

import msgspec

from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.director.entrants import Player, folded

MOST_LETTERS: Final = 80
"""Of a name, a card, a club: longer than any on a membership card."""
MOST_PEOPLE: Final = 20_000
LONGEST_EMAIL: Final = 254
"""As mail allows (RFC 5321)."""
YEARS: Final = (1950, 2100)
"""Between which a licence may be."""
ERASED: Final = "—"
"""What stands where the name of somebody was who is erased."""
UNNAMED: Final = "***"
"""How somebody stands on public pages who wants to be named to nobody."""

FIELDS: Final = ("surname", "name", "card", "club", "category", "licence", "shown", "email")
"""What can be known of a person."""


class Shown(Enum):
    """What everybody may see of a person's name, on public pages and in public rankings."""

    NAME = "name"
    INITIAL = "initial"
    """The surname, and the first letter of the name."""
    NOBODY = "nobody"


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody in a registry. ``licence`` is the last year for which the card holds; 0 where nobody has said."""

    id: str
    surname: str
    name: str = ""
    card: str = ""
    club: str = ""
    category: str = ""
    licence: int = 0
    shown: Shown = Shown.NAME
    into: str = ""
    """With whom this one has been merged: one person who stood in the registry twice."""
    email: str = ""
    """Where messages of the club go, where somebody wants them; for the club alone, and no part of any entry."""

    def __str__(self) -> str:
        return f"{self.surname} {self.name}".strip()

    @property
    def public(self) -> str:
        """The name as everybody may see it."""
        if self.shown is Shown.NOBODY:
            return UNNAMED
        if self.shown is Shown.INITIAL and self.name:
            return f"{self.surname} {self.name[0]}."
        return str(self)

    @property
    def player(self) -> Player:
        """The person as a player on a list of entries."""
        return Player(self.surname, self.name, self.card, self.club, self.category, self.id)


class Roster(msgspec.Struct, frozen=True, dict=True):
    """Everybody in a registry, by id; those among them who were merged into others."""

    everybody: Mapping[str, Person] = {}
    seq: int = 0
    """The number of the last change."""

    @cached_property
    def people(self) -> tuple[Person, ...]:
        """The people, by name; each of them once."""
        alive = (one for one in self.everybody.values() if not one.into)
        return tuple(sorted(alive, key=lambda one: (folded(one.surname), folded(one.name), one.card, one.id)))

    def person(self, person_id: str) -> Person | None:
        """Who has this id, or had it before two were merged."""
        found = self.everybody.get(person_id)
        while found is not None and found.into:
            found = self.everybody.get(found.into)
        return found

    def known(self, person_id: str) -> Person:
        """Who has this id; refused if nobody has."""
        found = self.person(person_id)
        if found is None:
            raise BadInput("there is no such person in the registry", "registry-nobody")
        return found

    def who(self, player: Player) -> Person | None:
        """Who a player is: by the id, else by the card, else by a name that one person has and no card contradicts."""
        if player.person:
            return self.person(player.person)
        if card := folded(player.card):
            found = self._cards.get(card)
            if found is not None:
                return self.person(found)
        same = {one.id: one for person_id in self._names.get(words_of(player), ()) if (one := self.person(person_id))}
        if len(same) != 1:
            return None
        (found_one,) = same.values()
        return found_one if not card or not found_one.card else None

    def public(self, player: Player) -> str:
        """How everybody may see the name of a player; whoever is in no registry stands as he was entered."""
        found = self.who(player)
        return str(player) if found is None else found.public

    def holder(self, card: str) -> Person | None:
        """Who has a card."""
        found = self._cards.get(folded(card)) if folded(card) else None
        return None if found is None else self.person(found)

    def namesakes(self, player: Player | Person) -> tuple[Person, ...]:
        """Those with the same name, in either order of its words."""
        found = (self.person(one) for one in self._names.get(words_of(player), ()))
        return tuple({one.id: one for one in found if one is not None}.values())

    @cached_property
    def clubs(self) -> Mapping[str, int]:
        """The clubs that people are members of, and how many are."""
        found: dict[str, int] = {}
        for one in self.people:
            if one.club:
                found[one.club] = found.get(one.club, 0) + 1
        return dict(sorted(found.items(), key=lambda item: folded(item[0])))

    @cached_property
    def _cards(self) -> Mapping[str, str]:
        # Whoever is merged into somebody lends him the old card; what he has himself comes last, and counts.
        ordered = sorted(self.everybody.values(), key=lambda one: not one.into)
        return {folded(one.card): one.id for one in ordered if folded(one.card)}

    @cached_property
    def _names(self) -> Mapping[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}
        for one in self.everybody.values():
            found[words_of(one)] = (*found.get(words_of(one), ()), one.id)
        return found

    def with_(self, people: Iterable[Person], without: Iterable[str] = (), seq: int | None = None) -> "Roster":
        """The roster with some people as they are now, and without others."""
        gone = frozenset(without)
        kept = {key: one for key, one in self.everybody.items() if key not in gone}
        return Roster({**kept, **{one.id: one for one in people}}, self.seq if seq is None else seq)


def words_of(who: Player | Person) -> str:
    """A name as it is compared, whatever comes first in it."""
    return " ".join(sorted(folded(str(who)).split()))
