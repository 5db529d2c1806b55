"""A desk for tests: a log in memory, a watch that goes when it is told; whatever goes on record passes the judge."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.drafting import cut, draft
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.folding import fold
from ventaglio.tournaments.director.judge import demand, judge
from ventaglio.tournaments.director.objections import Objection
from ventaglio.tournaments.director.plan import Notice, Phase
from ventaglio.tournaments.director.standings import Standing, standings
from ventaglio.tournaments.director.terms import Format, Movement, Number, Seating
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.log import announcement, demand_opening, opened, replay

Points = Callable[[int, e.Match], tuple[int, int]]
"""What a match comes to, by round."""


def by_number(round_: int, match: e.Match) -> tuple[int, int]:
    """A result that depends on who plays and on nothing else: the lower numbers usually win."""
    first, second = (sum(side) for side in match.sides)
    return (100 + 5 * ((second * 37 + round_ * 11) % 300), 100 + 5 * ((first * 37 + round_ * 7) % 300))


class Desk:
    """One tournament, from its notice on."""

    def __init__(self, notice: Notice) -> None:
        self.now = 1_000_000.0
        self.log: list[e.Entry] = []
        body = announcement(notice)
        demand_opening(body)
        self.log.append(e.Entry(1, self.now, "Arbitro", "director", body))
        self.t = opened(self.log[0])

    def by(self, **values: Any) -> "Desk":
        """The same day by a regulation that has other values."""
        law = self.t.regulation
        norms = {name: replace(getattr(law, name), value=value) for name, value in values.items()}
        self.t = replace(self.t, regulation=replace(law, **norms))
        return self

    def judge(self, body: e.Happening) -> Objection | None:
        return judge(self.t, body, self.now)

    def do(self, body: e.Happening) -> e.Entry:
        """Put something on record, or raise what the judge objects to."""
        demand(self.t, body, self.now)
        entry = e.Entry(len(self.log) + 1, self.now, "Arbitro", "director", body)
        self.t = fold(self.t, entry)
        self.log.append(entry)
        return entry

    def refused(self, body: e.Happening) -> Objection:
        found = self.judge(body)
        assert found is not None, f"nobody objects to {body}"
        return found

    def wait(self, minutes: float) -> None:
        self.now += minutes * 60

    # ── A day ────────────────────────────────────────────────────────────────────────────────────────────────────

    def enter(self, count: int, clubs: Iterable[str] = ()) -> None:
        names = list(clubs)
        size = self.t.notice.format.players
        for number in range(self.t.last_number + 1, self.t.last_number + count + 1):
            players = tuple(Player(f"Cognome{number}{chr(97 + i)}", "Nome", f"{number:04}{i}") for i in range(size))
            self.do(e.Entered(number, players, club=names[(number - 1) % len(names)] if names else ""))

    def check_in(self, *numbers: Number) -> None:
        for number in numbers or tuple(self.t.entrants):
            self.do(e.CheckedIn(number))

    def close(self, seed: str = "seme") -> None:
        self.do(e.EntriesClosed(seed))

    def positions(self) -> int:
        """Draw and publish the next round."""
        drafted = draft(self.t)
        self.do(drafted)
        self.do(e.Published(drafted.round))
        return drafted.round

    def play(self, points: Points = by_number) -> int:
        """A whole round: positions, start, time-out, every score."""
        number = self.positions()
        self.do(e.Started(number))
        self.wait(40)
        self.do(e.TimeCalled(number))
        self.score(number, points)
        return number

    def score(self, number: int, points: Points = by_number) -> None:
        one = self.t.rounds[number - 1]
        for table, match in one.matches.items():
            if table not in one.awards:
                total = points(number, match)
                self.do(e.Scored(number, table, (total,) * self.t.sheets))

    def post(self, *, checking: bool = False) -> None:
        after = self.t.completed
        rows = tuple(one.row for one in standings(self.t, after))
        self.do(e.StandingsPosted(after, rows, checking))

    def lock(self) -> None:
        """Show the ranking, wait as long as the code says, make it definitive."""
        self.post(checking=True)
        self.wait(self.t.regulation.provisional_minutes.value)
        self.do(e.Locked(self.t.completed))

    def cut(self) -> None:
        self.lock()
        self.do(cut(self.t))

    def ranking(self, after: int | None = None) -> list[Number]:
        return [one.entrant for one in standings(self.t, after)]

    def of(self, number: Number, after: int | None = None) -> Standing:
        return next(one for one in standings(self.t, after) if one.entrant == number)

    def replayed(self) -> Tournament:
        return replay(self.log)


def desk(entrants: int = 8, *phases: Phase, clubs: Iterable[str] = (), **notice: Any) -> Desk:
    """A tournament by F19 whose entries are closed; unless told otherwise, pairs and a Danish of five rounds."""
    settled = {
        "name": "Prova",
        "code": "fibur-2019",
        "phases": phases or (Phase(Movement.DANISH, 5),),
        "seating": Seating.ORDER,
        "clubs_apart": False,
        **notice,
    }
    made = Desk(Notice(**settled))
    made.enter(entrants, clubs)
    made.check_in()
    made.close()
    return made


__all__ = ["Desk", "Format", "by_number", "desk"]
