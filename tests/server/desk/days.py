"""Small tournaments for tests, as a desk makes them."""

from collections.abc import Iterator
from itertools import count

from ventaglio.server.desk import Office
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.drafting import draft
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.plan import Notice, Phase
from ventaglio.tournaments.director.roles import Role
from ventaglio.tournaments.director.terms import Movement, Seating

NOTICE = Notice("Torneo di prova", "fibur-2019", phases=(Phase(Movement.DANISH, 3),), seating=Seating.ORDER)


class Time:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now

    def passes(self, minutes: float) -> None:
        self.now += minutes * 60


def pairs(many: int) -> Iterator[e.Entered]:
    for number in range(1, many + 1):
        yield e.Entered(number, (Player(f"Rossi{number}", "Anna"), Player(f"Bianchi{number}", "Ugo")))


async def begun(office: Office, many: int = 4, notice: Notice = NOTICE) -> str:
    """A tournament whose first round is being played."""
    found = (await office.open(notice, "test")).id
    here = (e.CheckedIn(number) for number in range(1, many + 1))
    await office.record(found, "test", Role.DIRECTOR, *pairs(many), *here, e.EntriesClosed("seed"))
    await play(office, found)
    return found


async def play(office: Office, tournament_id: str) -> None:
    """The next round is drawn, out, and begun."""
    drawn = draft(await office.tournament(tournament_id))
    round_ = drawn.round
    await office.record(tournament_id, "test", Role.DIRECTOR, drawn, e.Published(round_), e.Started(round_))


def scores(round_: int, tables: int) -> Iterator[e.Scored]:
    """A score for every table, none like another."""
    for table, points in zip(range(1, tables + 1), count(500, 15), strict=False):
        yield e.Scored(round_, table, ((points, 300),))
