"""Who is who over several events: by the registry, by the card, else by the name. Nobody is made one in silence."""

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from itertools import combinations, product

import msgspec

from ventaglio.tournaments.director.entrants import Player, folded
from ventaglio.tournaments.season.results import Outcome

Key = str
"""What a person is known by. It may hold the number of a card: it is for the organiser's eyes."""
Pair = tuple[Key, Key]


def key_of(player: Player) -> Key:
    """By the id in a registry, by the card, else by the name in whatever order it was written."""
    if player.person:
        return key_of_person(player.person)
    if player.card.strip():
        return f"card {folded(player.card)}"
    return name_key(player)


def key_of_person(person_id: str) -> Key:
    """Of somebody whom a registry has under an id."""
    return f"person {person_id}"


def name_key(player: Player) -> Key:
    return "name " + " ".join(sorted(folded(str(player)).split()))


class Doubt(Enum):
    """Why one cannot be sure who somebody is."""

    SAME_NAME = "same-name"
    """One name with different cards: ranked as different people."""
    NO_CARD = "no-card"
    """A name with a card at one event and without at another: ranked as different people until somebody says."""
    SAME_CARD = "same-card"
    """One card beside names that have nothing in common: ranked as one person."""


class Clash(msgspec.Struct, frozen=True):
    """People who may be one, or one who may be two. ``settled``: the organiser has said who is who.

    For each key, ``persons`` says who it is ranked as, counted from 0, and ``events`` where it has played.
    """

    doubt: Doubt
    keys: tuple[Key, ...]
    names: tuple[str, ...]
    settled: bool = False
    persons: tuple[int, ...] = ()
    events: tuple[tuple[str, ...], ...] = ()


class People:
    """Everybody who played in some events, each under one key; by the names that everybody may see, where asked."""

    def __init__(
        self,
        outcomes: Sequence[Outcome],
        same: Iterable[Pair] = (),
        apart: Iterable[Pair] = (),
        *,
        public: bool = False,
    ) -> None:
        self._apart = frozenset(apart)
        self._into: dict[Key, Key] = {}
        self.names: dict[Key, str] = {}
        """As the latest event has them."""
        self.written: dict[Key, str] = {}
        """Beside each key that somebody has stood under, one or several of a person."""
        self.clubs: dict[Key, str] = {}
        self.categories: dict[Key, str] = {}
        self._by_name: dict[Key, dict[Key, str]] = {}
        self._by_card: dict[str, dict[Key, str]] = {}
        self._holders: dict[str, set[Key]] = {}
        self._events: dict[Key, dict[str, None]] = {}
        for one, other in same:
            self._join(one, other)
        for event, player, shown, club, category in _everybody(outcomes):
            self._events.setdefault(key_of(player), {})[event.name] = None
            self.written[key_of(player)] = str(player)
            key = self.key(player)
            self.names[key] = shown if public else str(player)
            self.clubs[key] = club or self.clubs.get(key, "")
            self.categories[key] = category or self.categories.get(key, "")
            self._by_name.setdefault(name_key(player), {})[key_of(player)] = str(player)
            if player.card.strip():
                self._by_card.setdefault(folded(player.card), {})[name_key(player)] = str(player)
                self._holders.setdefault(folded(player.card), set()).add(key_of(player))

    def key(self, player: Player) -> Key:
        """The one key of a person, with what the organiser has said about others."""
        return self._root(key_of(player))

    def _root(self, key: Key) -> Key:
        while key in self._into:
            key = self._into[key]
        return key

    def _join(self, one: Key, other: Key) -> None:
        first, second = sorted((self._root(one), self._root(other)))
        if first != second:
            # A card is the better name: it sorts first.
            self._into[second] = first

    def clashes(self) -> tuple[Clash, ...]:
        """Everything about which somebody should make sure, by name."""
        return tuple(sorted(self._clashes(), key=lambda one: (one.settled, folded(one.names[0]), one.keys)))

    def _clashes(self) -> Iterator[Clash]:
        for known in self._by_name.values():
            if len(known) > 1:
                keys = tuple(sorted(known))
                doubt = Doubt.NO_CARD if any(key.startswith("name ") for key in keys) else Doubt.SAME_NAME
                yield self._clash(doubt, keys, tuple(known[key] for key in keys), self._settled(keys))
        for card, names in self._by_card.items():
            words = [set(name.split()[1:]) for name in names]
            if len(names) > 1 and not set.intersection(*words):
                yield self._clash(Doubt.SAME_CARD, tuple(sorted(self._holders[card])), tuple(names.values()))

    def _clash(self, doubt: Doubt, keys: tuple[Key, ...], names: tuple[str, ...], settled: bool = False) -> Clash:
        roots = list(dict.fromkeys(map(self._root, keys)))
        persons = tuple(roots.index(self._root(key)) for key in keys)
        return Clash(doubt, keys, names, settled, persons, tuple(tuple(self._events[key]) for key in keys))

    def _settled(self, keys: Sequence[Key]) -> bool:
        """Whether somebody has said of all of them who is who. Whoever has come since has to be asked about."""
        told: dict[Key, list[Key]] = {}
        for key in keys:
            told.setdefault(self._root(key), []).append(key)
        return all(
            any(tuple(sorted(pair)) in self._apart for pair in product(first, second))
            for first, second in combinations(told.values(), 2)
        )


def _everybody(outcomes: Sequence[Outcome]) -> Iterator[tuple[Outcome, Player, str, str, str]]:
    for event in outcomes:
        for row in event.rows:
            clubs = (*row.clubs, *(player.club for player in row.replaced))
            for player, shown, club in zip(row.everybody, row.names, clubs, strict=True):
                yield event, player, shown, club, player.category or (row.category if player in row.players else "")
