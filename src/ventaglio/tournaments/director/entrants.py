"""Who plays: players, and the entrants that they make; and how to see that two entries are the same."""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import msgspec

from ventaglio.tournaments.director.terms import Format, Number


class Player(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A person on the list of entries. ``card`` is the number of the membership card, where there is one."""

    surname: str
    name: str = ""
    card: str = ""
    club: str = ""
    """A player's own, where the two of a pair need not have the same."""
    category: str = ""
    person: str = ""
    """Who it is in the registry of the club that holds the tournament, by the id there; empty for anybody else."""

    def __str__(self) -> str:
        return f"{self.surname} {self.name}".strip()


class Lineup(msgspec.Struct, frozen=True, gc=False):
    """The players of an entrant before somebody took a place among them (F19 39, INT 33)."""

    players: tuple[Player, ...]
    last: int
    """The last round that they played; 0 where they played none."""
    entry: int
    """The line of the log with the substitution."""


class Entrant(msgspec.Struct, frozen=True, gc=False):
    """A pair, a team or a single player, with everything the check-in asks."""

    number: Number
    players: tuple[Player, ...]
    name: str = ""
    """A team's own name."""
    club: str = ""
    category: str = ""
    paid: bool = False
    present: bool = False
    since: int = 1
    """The first round to play: a later one for whoever was admitted to complete a table (F19 40, INT 34)."""
    substituted: int = 0
    """How many players have been replaced (F19 39, INT 33)."""
    admitted: int = 0
    """The line of the log with which whoever came late was admitted; 0 for those who were there in time."""
    former: tuple[Player, ...] = ()
    """Who has played here and been replaced: no newcomer any more, whoever they would step in for."""
    earlier: tuple[Lineup, ...] = ()
    """Who they were before each substitution, the oldest first."""

    @property
    def title(self) -> str:
        """How the entrant stands on a list."""
        return self.name or " – ".join(map(str, self.players))

    @property
    def brief(self) -> str:
        """The entrant in a few words: its name, somebody alone, or surnames."""
        alone = len(self.players) == 1
        return self.name or (str(self.players[0]) if alone else " – ".join(player.surname for player in self.players))

    def in_round(self, number: int) -> "Entrant":
        """The entrant with the players of a round."""
        return self._with(next((one.players for one in self.earlier if number <= one.last), self.players))

    def at_line(self, entry: int) -> "Entrant":
        """The entrant with the players that it had before a line of the log."""
        return self._with(next((one.players for one in self.earlier if entry <= one.entry), self.players))

    def _with(self, players: tuple[Player, ...]) -> "Entrant":
        return self if players is self.players else msgspec.structs.replace(self, players=players)


def folded(text: str) -> str:
    """A name as it is compared: without accents, case, apostrophes and double spaces."""
    if not text.isascii():
        text = "".join(char for char in unicodedata.normalize("NFKD", text) if not unicodedata.combining(char))
    plain = text.casefold()
    if plain.isalnum():
        return plain
    return " ".join("".join(char if char.isalnum() else " " for char in plain).split())


def club_of(players: Iterable[Player]) -> str:
    """The clubs of an entrant's players, each once, as they stand on a list."""
    return " / ".join(dict.fromkeys(player.club for player in players if player.club))


def category_of(players: Iterable[Player]) -> str:
    """The category of an entrant whose players are all of it; none where they differ: then somebody has to say."""
    found = {player.category for player in players}
    return found.pop() if len(found) == 1 else ""


def marks(player: Player) -> Iterator[str]:
    """What gives a person away: the id in a registry, the card, and the name in either order."""
    if player.person:
        yield f"person {player.person}"
    if player.card.strip():
        yield f"card {folded(player.card)}"
    yield "name " + " ".join(sorted(folded(str(player)).split()))


MOST_ENTRANTS: Final = 2_000
"""A thousand tables of pairs; more would be another kind of event."""


class Twice(msgspec.Struct, frozen=True):
    """The same person in two entries, or twice in one."""

    player: Player
    first: Number
    second: Number


def twice(entrants: Iterable[Entrant]) -> tuple[Twice, ...]:
    """Everybody who appears more than once. Equal names with different cards are two people."""
    seen: dict[str, tuple[Number, Player]] = {}
    found: list[Twice] = []
    for entrant in entrants:
        for player in entrant.players:
            other = next((seen[mark] for mark in marks(player) if mark in seen), None)
            if other and not (player.card and other[1].card and folded(player.card) != folded(other[1].card)):
                found.append(Twice(player, other[0], entrant.number))
            for mark in marks(player):
                seen.setdefault(mark, (entrant.number, player))
    return tuple(found)


def index(entrants: Iterable[Entrant]) -> dict[str, Number]:
    """Where everybody is entered, by what gives them away."""
    return {mark: entrant.number for entrant in entrants for player in entrant.players for mark in marks(player)}


def clash(
    players: tuple[Player, ...],
    entrants: Mapping[Number, Entrant],
    known: Mapping[str, Number],
    *,
    but: Number = 0,
) -> Twice | None:
    """The first of these players who is already entered elsewhere, or is named twice among them."""
    numbers = {known[mark] for player in players for mark in marks(player) if mark in known} - {but}
    found = twice([*(entrants[number] for number in sorted(numbers)), Entrant(but, players)])
    return next((one for one in found if one.second == but), None)


def fits(players: tuple[Player, ...], format_: Format) -> bool:
    """Whether so many players make an entrant: teams may have reserves."""
    return len(players) >= 4 if format_ is Format.TEAMS else len(players) == format_.players
