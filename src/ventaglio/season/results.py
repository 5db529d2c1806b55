"""What a season takes from a tournament: its final ranking, with the people in it."""

import msgspec

from ventaglio.director.absences import prizes_if_broken_off
from ventaglio.director.entrants import Entrant, Player
from ventaglio.director.events import Row
from ventaglio.director.standings import standings
from ventaglio.director.tournament import Tournament


class Placed(msgspec.Struct, frozen=True, gc=False):
    """An entrant in a final ranking. ``replaced`` played a part of it; ``clubs`` stand beside the players."""

    place: int
    players: tuple[Player, ...]
    clubs: tuple[str, ...]
    name: str = ""
    category: str = ""
    vp: int = 0
    mp: int = 0
    replaced: tuple[Player, ...] = ()

    @property
    def title(self) -> str:
        return self.name or " – ".join(map(str, self.players))


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


def outcome(tournament_id: str, t: Tournament) -> Outcome | None:
    """The outcome of a tournament that is over; None of one that is not, or broke off too early to count (F19 41)."""
    if not t.ended:
        return None
    if t.interrupted and not prizes_if_broken_off(t.regulation, t.completed, t.notice.rounds):
        return None
    notice = t.notice
    rows = t.posted[-1].rows if t.interrupted and t.posted else tuple(one.row for one in standings(t))
    return Outcome(
        tournament_id, notice.name, notice.date, notice.place, notice.code, notice.format.value, t.completed,
        tuple(_placed(t.entrants[row.entrant], row) for row in rows if row.entrant in t.entrants),
    )  # fmt: skip


def _placed(one: Entrant, row: Row) -> Placed:
    clubs = tuple(one.club for _ in one.players)
    return Placed(row.rank, one.players, clubs, one.name, one.category, row.vp, row.mp, one.former)
