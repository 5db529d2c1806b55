"""What a season takes from a tournament: its final ranking, with the people in it."""

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from ventaglio.tournaments.director.absences import prizes_if_broken_off
from ventaglio.tournaments.director.entrants import Entrant, Player
from ventaglio.tournaments.director.events import Row
from ventaglio.tournaments.director.standings import standings
from ventaglio.tournaments.director.tournament import Tournament


class Placed(msgspec.Struct, frozen=True, gc=False):
    """An entrant in a final ranking. ``replaced`` played a part of it; ``clubs`` stand beside the players.

    ``shown`` are the names of the players and of those who were replaced as everybody may see them.
    """

    place: int
    players: tuple[Player, ...]
    clubs: tuple[str, ...]
    name: str = ""
    category: str = ""
    vp: int = 0
    mp: int = 0
    replaced: tuple[Player, ...] = ()
    shown: tuple[str, ...] = ()

    @property
    def everybody(self) -> tuple[Player, ...]:
        return (*self.players, *self.replaced)

    @property
    def names(self) -> tuple[str, ...]:
        """Of everybody, as the public may see them."""
        return self.shown or tuple(map(str, self.everybody))

    @property
    def title(self) -> str:
        """How it stands on public lists."""
        return self.name or " – ".join(self.names[: len(self.players)])


class Outcome(msgspec.Struct, frozen=True):
    """How a tournament ended."""

    id: str
    name: str
    date: str
    place: str
    code: str
    format: str
    rounds: int
    rows: tuple[Placed, ...]

    @property
    def people(self) -> int:
        return sum(len(row.players) for row in self.rows)


def known_again(outcome: Outcome, who: "Callable[[Player], tuple[Player, str] | None]") -> Outcome:
    """A kept outcome with whoever is known by now as he is known now; the others stay as they were."""

    def row(one: Placed) -> Placed:
        found = [who(player) or (player, shown) for player, shown in zip(one.everybody, one.names, strict=True)]
        people, shown = tuple(player for player, _ in found), tuple(name for _, name in found)
        many = len(one.players)
        return replace(one, players=people[:many], replaced=people[many:], shown=shown)

    return replace(outcome, rows=tuple(map(row, outcome.rows)))


Who = Callable[[Player], tuple[Player, str]]
"""Who a player is by the registry of the club, and the name that everybody may see."""


def as_entered(player: Player) -> tuple[Player, str]:
    """Where there is no registry, everybody is who the list of entries says."""
    return player, str(player)


def outcome(tournament_id: str, t: Tournament, who: Who = as_entered) -> Outcome | None:
    """The outcome of a tournament that is over; None of one that is not, or broke off too early to count (F19 41)."""
    if not t.ended:
        return None
    if t.interrupted and not prizes_if_broken_off(t.regulation, t.completed, t.rounds_foreseen):
        return None
    notice = t.notice
    # What was posted last is what everybody has seen: nothing else is told of a tournament that is over.
    rows = t.posted[-1].rows if t.posted else tuple(one.row for one in standings(t))
    return Outcome(
        tournament_id, notice.name, notice.date, notice.place, notice.code, notice.format.value, t.completed,
        tuple(_placed(t.entrants[row.entrant], row, who) for row in rows if row.entrant in t.entrants),
    )  # fmt: skip


def _placed(one: Entrant, row: Row, who: Who) -> Placed:
    found = [who(player) for player in (*one.players, *one.former)]
    people, shown = tuple(player for player, _ in found), tuple(name for _, name in found)
    many = len(one.players)
    clubs = tuple(player.club or one.club for player in people[:many])
    return Placed(
        row.rank, people[:many], clubs, one.name, one.category, row.vp, row.mp, people[many:],
        shown if shown != tuple(map(str, people)) else (),
    )  # fmt: skip
