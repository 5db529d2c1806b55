"""Days of tournaments, each with what happens on such days: people late, away and warned, sheets left and put right."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from ventaglio.server.desk import Office
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.corrections import Mistake
from ventaglio.tournaments.director.drafting import cut, draft
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.plan import Notice, Phase
from ventaglio.tournaments.director.roles import Role
from ventaglio.tournaments.director.standings import standings
from ventaglio.tournaments.director.terms import Format, Movement, Seating
from ventaglio.tournaments.director.tournament import Tournament

SURNAMES: Final = (
    *("Abate", "Bassi", "Carli", "D'Este", "Esposito", "Ferri", "Grassi", "Isola", "Leoni", "Marchi", "Neri"),
    *("Orlandi", "Pace", "Quarti", "Riva", "Sala", "Testa", "Urso", "Villa", "Zanè", "Amato", "Bruno"),
    *("Costa", "De Luca", "Elia", "Fontana", "Gatti", "Longo", "Monti", "Nardi", "Orsi", "Poli"),
)
NAMES: Final = ("Ada", "Ugo", "Pia", "Leo")
CLUBS: Final = ("Circolo Uno", "Circolo Due", "Bocciofila")
CATEGORIES: Final = ("", "over", "promesse")


class Day:
    """A tournament, from its notice on, at the office of a server."""

    def __init__(self, office: Office, tournament_id: str, passes: Callable[[float], None]) -> None:
        self._office = office
        self.id = tournament_id
        self._passes = passes

    @classmethod
    async def announce(cls, office: Office, notice: Notice, passes: Callable[[float], None]) -> "Day":
        return cls(office, (await office.open(notice, "Direttrice")).id, passes)

    async def t(self) -> Tournament:
        return await self._office.tournament(self.id)

    async def do(
        self,
        *bodies: e.Happening,
        by: str = "Direttrice",
        role: Role = Role.DIRECTOR,
        entrant: int | None = None,
    ) -> int:
        """Put things on record; the result is the line of the last."""
        self._passes(20)
        return (await self._office.record(self.id, by, role, *bodies, entrant=entrant))[-1].seq

    async def key(self, role: Role, name: str, entrant: int | None = None) -> None:
        await self._office.new_key(self.id, role, name, entrant)

    async def enter(self, count: int, size: int = 2) -> None:
        for number in range(1, count + 1):
            first = (number - 1) * size
            players = tuple(
                Player(SURNAMES[(first + index) % len(SURNAMES)], NAMES[index], f"{number:03}-{index}")
                for index in range(size)
            )
            await self.do(
                e.Entered(
                    number,
                    players,
                    name=f"Squadra {number}" if size > 2 else "",
                    club=CLUBS[number % 3],
                    category=CATEGORIES[number % 3],
                    paid=number % 4 != 0,
                ),
                by="Segreteria",
                role=Role.CHECK_IN,
            )
        await self.do(*(e.CheckedIn(number) for number in range(1, count + 1)), by="Segreteria", role=Role.CHECK_IN)

    async def positions(self) -> int:
        """The next round is out."""
        drafted = draft(await self.t())
        await self.do(drafted)
        await self.do(e.Published(drafted.round))
        return drafted.round

    async def begin(self) -> int:
        number = await self.positions()
        await self.do(e.Started(number), by="Arbitro", role=Role.REFEREE)
        return number

    async def score(self, number: int, *, but: tuple[int, ...] = (), twice: bool = False) -> None:
        """Every score that is missing, none like another, as scorers type them."""
        t = await self.t()
        one = t.rounds[number - 1]
        for table, match in sorted(one.matches.items()):
            if table in one.awards or table in but:
                continue
            sheets = tuple(self._points(t, number, match, sheet) for sheet in range(t.sheets))
            await self.do(e.Scored(number, table, sheets), by="Segnapunti", role=Role.SCORER)
            if twice:
                await self.do(e.Verified(number, table, sheets), by="Secondo", role=Role.SCORER)

    @staticmethod
    def _points(t: Tournament, number: int, match: e.Match, sheet: int) -> tuple[int, int]:
        first, second = (sum(side) for side in match.sides)
        if t.regulation.boards is not None:
            won = (first * 5 + second * 3 + number * 7 + sheet * 4) % 12
            return won, 11 - won
        return (
            400 + 5 * ((second * 37 + number * 11 + sheet * 53) % 260),
            400 + 5 * ((first * 41 + number * 7 + sheet * 29) % 260),
        )

    async def time_out(self, number: int) -> None:
        self._passes(40 * 60)
        await self.do(e.TimeCalled(number), by="Arbitro", role=Role.REFEREE)

    async def post(self, *, checking: bool = False) -> None:
        t = await self.t()
        await self.do(e.StandingsPosted(t.completed, tuple(row.row for row in standings(t)), checking))

    async def lock(self) -> None:
        await self.post(checking=True)
        t = await self.t()
        self._passes(t.regulation.provisional_minutes.value * 60)
        await self.do(e.Locked(t.completed))

    async def end(self) -> None:
        await self.lock()
        prizes = (
            e.Prize(1, 10_000, "Coppa"),
            e.Prize(2, 5_000),
            e.Prize(1, 2_000, category="over"),
            e.Prize(1, thing="Un prosciutto", category="promesse"),
        )
        await self.do(e.PrizesSet(prizes))
        await self.do(e.Ended())


Scene = Callable[[Day], Awaitable[None]]


async def fibur(day: Day) -> None:
    """Nine pairs: two rounds together, then two groups by merit."""
    await day.enter(9)
    await day.key(Role.SCORER, "Segnapunti")
    await day.key(Role.PLAYER, "", 1)
    wrong = (await day.t()).entrants[2].players
    right = (Player("Carlini", "Ada", wrong[0].card), wrong[1])
    await day.do(e.EntryChanged(2, right, club="Circolo Due", category="over"), e.FeePaid(4))
    await day.do(e.EntriesClosed("f19"))

    one = await day.begin()
    tables = sorted((await day.t()).rounds[0].matches)
    await day.do(e.CameLate(one, tables[0], 1, 90), by="Arbitro", role=Role.REFEREE)
    await day.do(e.CameLate(one, tables[1], 0, 200), by="Arbitro", role=Role.REFEREE)
    await day.do(e.CameLate(one, tables[2], 1, 700), by="Arbitro", role=Role.REFEREE)
    t = await day.t()
    errant = t.rounds[0].matches[tables[0]].sides[0][0]
    call = await day.do(
        e.Called(one, tables[0], "Arbitro", "two-cards-drawn", {"looked": "no"}, ("8",), "La carta torna al tallone"),
        by="Arbitro",
        role=Role.REFEREE,
    )
    for article in ("8", "31", "24"):
        warned = e.Warned(errant, one, article, "Arbitro", "distrazione", tables[0], 0, call)
        last = await day.do(warned, by="Arbitro", role=Role.REFEREE)
    await day.do(e.Warned(errant, one, "24", "Arbitro"), by="Arbitro", role=Role.REFEREE)
    await day.do(e.WarningLifted(last + 1, "Giudice", "non era lui"), by="Arbitro", role=Role.REFEREE)
    await day.time_out(one)
    await day.score(one, twice=True)
    await day.do(e.SheetLeft(one, tables[3], 1), by="Arbitro", role=Role.REFEREE)
    before = (await day.t()).rounds[0].results[tables[0]].sheets
    assert before is not None
    swapped = ((before[0][1], before[0][0]),)
    await day.do(
        e.Corrected(one, tables[0], swapped, Mistake.SWAPPED, "Arbitro", "scambiati", opponents=True),
        by="Segnapunti",
        role=Role.SCORER,
    )
    await day.do(e.Verified(one, tables[0], swapped), by="Secondo", role=Role.SCORER)
    await day.post()
    await day.do(e.Absent(7, 2), e.Remarked("Il numero 7 torna per il terzo turno"))
    away = (await day.t()).entrants[5].players[1]
    await day.do(e.Substituted(5, (1,), (Player("Nuovi", "Gino", "900-1"),)), e.Remarked(f"Esce {away}"))

    two = await day.begin()
    t = await day.t()
    tables = sorted(t.rounds[1].matches)
    quarrel = t.rounds[1].matches[tables[-1]].sides[0][0]
    await day.do(
        e.Stopped(two, tables[-1], e.Stop.LEFT, 0, ((400, 615),)),
        e.Penalised(quarrel, two, -1, "Arbitro", "39", why="se ne va"),
        by="Arbitro",
        role=Role.REFEREE,
    )
    await day.do(e.Referred(quarrel, "Arbitro", "parole grosse", 1), by="Arbitro", role=Role.REFEREE)
    await day.time_out(two)
    await day.do(e.SheetLost(two, tables[0]))
    await day.score(two, but=(tables[0],), twice=True)
    await day.do(e.SheetFound(two, tables[0], ((905, 610),)), e.Verified(two, tables[0], ((905, 610),)))
    await day.do(e.Returned(7, 3))
    await day.lock()
    await day.do(cut(await day.t()))

    three = await day.begin()
    await day.time_out(three)
    t = await day.t()
    table = min(t.rounds[2].matches)
    given = ((12, 100), (8, -100))
    await day.do(
        e.Arbitrated(three, table, given, "Arbitro", "25", "smazzata annullata"), by="Arbitro", role=Role.REFEREE
    )
    await day.score(three, twice=True)
    await day.post()
    four = await day.begin()
    await day.score(four, twice=True)
    await day.end()


async def internazionale(day: Day) -> None:
    """Eight pairs by an international movement, with scores sent by telephone."""
    await day.enter(8)
    await day.do(e.Announced((await day.t()).notice), e.EntriesClosed("prima"), e.EntriesReopened("uno in più"))
    await day.do(e.EntryCancelled(8, "malato"))
    await day.do(e.EntriesClosed("int"))
    for number in (1, 2, 3):
        one = await day.begin()
        t = await day.t()
        tables = sorted(t.rounds[-1].matches)
        if number == 1:
            await day.do(e.CameLate(one, tables[0], 0, 400), by="Arbitro", role=Role.REFEREE)
            late = t.rounds[-1].matches[tables[0]].sides[0][0]
            await day.do(e.Warned(late, one, "20", "Arbitro", "brusio"), by="Arbitro", role=Role.REFEREE)
        await day.time_out(one)
        first, second = (side[0] for side in t.rounds[-1].matches[tables[-1]].sides)
        sheets = ((1205 - 100 * number, 800),)
        await day.do(e.Claimed(one, tables[-1], sheets, first), by="Telefono", role=Role.PLAYER, entrant=first)
        await day.do(e.ClaimAgreed(one, tables[-1], second), by="Telefono", role=Role.PLAYER, entrant=second)
        await day.score(one, but=(tables[-1],))
        await day.do(e.Scored(one, tables[-1], sheets), by="Segnapunti", role=Role.SCORER)
        if number == 2:
            put_right = ((sheets[0][0] + 50, sheets[0][1]),)
            await day.do(e.Corrected(one, tables[-1], put_right, Mistake.SUM, "Arbitro", "somma"))
            await day.do(e.Absent(3, 3, told=False))
        await day.post()
    await day.end()


async def circolo(day: Day) -> None:
    """A club's evening that the director has settled some things for, and that a storm ends."""
    await day.enter(7)
    await day.do(e.EntriesClosed("circolo"))
    one = await day.begin()
    t = await day.t()
    tables = sorted(t.rounds[0].matches)
    await day.do(e.CameLate(one, tables[0], 1, 320), by="Arbitro", role=Role.REFEREE)
    for _ in range(2):
        await day.do(e.Warned(2, one, "11", "Arbitro", "parla"), by="Arbitro", role=Role.REFEREE)
    late = (Player("Tardi", "Ada"), Player("Tardi", "Ugo"))
    await day.do(e.Entered(8, late, at_once=True))
    await day.time_out(one)
    await day.score(one)
    await day.post()
    await day.do(e.Absent(6, 2, quarrel=True, for_good=True))
    two = await day.begin()
    await day.score(two)
    await day.post()
    three = await day.begin()
    await day.score(three)
    await day.post()
    await day.do(e.PrizesSet((e.Prize(1, 3_000), e.Prize(2, thing="Vino")), cumulative=True))
    await day.do(e.Interrupted("è mancata la luce"), e.Ended())


async def tressette(day: Day) -> None:
    """Duplicate deals, one board of which is annulled at a table."""
    await day.enter(9)
    await day.do(e.EntriesClosed("duplicato"))
    for number in (1, 2, 3):
        one = await day.begin()
        tables = sorted((await day.t()).rounds[-1].matches)
        if number == 1:
            await day.do(e.Warned(1, one, "87", "Arbitro"), e.Warned(1, one, "87", "Arbitro"))
        await day.score(one)
        if number == 2:
            adjusted = e.DuplicateAdjusted(one, tables[1], 2, (6, 5), "Arbitro", "81", "carte in meno")
            await day.do(adjusted, by="Arbitro", role=Role.REFEREE)
            before = (await day.t()).rounds[1].results[tables[0]].sheets
            assert before is not None
            again = ((before[0][1], before[0][0]), *before[1:])
            await day.do(e.Corrected(one, tables[0], again, Mistake.TRANSCRIPTION, "Arbitro", "copiato male"))
            await day.do(e.Absent(4, 3))
        await day.post()
    await day.end()


async def teams(day: Day) -> None:
    """Teams, left in the middle of their second round."""
    await day.enter(4, size=4)
    await day.do(e.EntriesClosed("squadre"))
    one = await day.positions()
    await day.do(e.LinedUp(one, 2, ((0, 2), (1, 3))))
    await day.do(e.Started(one))
    await day.score(one)
    await day.post()
    two = await day.begin()
    last = max((await day.t()).rounds[-1].matches)
    await day.do(e.CameLate(two, last, 0, 60), by="Arbitro", role=Role.REFEREE)
    await day.score(two, but=(last,))


async def unfinished(day: Day) -> None:
    """Six pairs, two of five rounds played, the third to be drawn."""
    await day.enter(6)
    await day.do(e.EntriesClosed("resta"))
    one = await day.positions()
    await day.do(e.Recalled(one, "un tavolo zoppo"))
    drafted = draft(await day.t())
    first, second, third = drafted.matches
    crossed = (e.Match(1, (first.sides[0], second.sides[1])), e.Match(2, (second.sides[0], first.sides[1])), third)
    await day.do(drafted)
    await day.do(e.Rearranged(one, crossed, drafted.rests, "parenti"), e.Published(one), e.Started(one))
    wrong = (e.Match(1, (first.sides[0], third.sides[1])), e.Match(3, (third.sides[0], second.sides[1])))
    await day.do(
        e.SatWrongly(one, wrong, (*third.sides[1], *second.sides[1]), "Arbitro"), by="Arbitro", role=Role.REFEREE
    )
    await day.score(one)
    await day.post()
    await day.do(e.SessionBegan("Pomeriggio"))
    two = await day.begin()
    await day.score(two)
    await day.post()
    await day.do(e.Warned(3, 2, "24", "Arbitro"), e.Absent(5, 3))


LATE_AS_ELSEWHERE: Final = (
    "[{kind:LateStep,over:0,warning:true,bonus:0,forfeit:false},"
    "{kind:LateStep,over:120,warning:false,bonus:100,forfeit:false},"
    "{kind:LateStep,over:300,warning:false,bonus:150,forfeit:false},"
    "{kind:LateStep,over:600,warning:false,bonus:0,forfeit:true}]"
)

DAYS: Final[Mapping[str, tuple[Notice, Scene]]] = {
    "fibur-2019": (
        Notice(
            "Torneo di Capodanno",
            "fibur-2019",
            phases=(Phase(Movement.DANISH, 2), Phase(Movement.MITCHELL, 2, (2, 3), new_session=True)),
            place="Roma",
            date="2026-01-02",
            fee=1_000,
            double_check=True,
        ),
        fibur,
    ),
    "internazionale": (
        Notice(
            "Coppa delle Nazioni",
            "internazionale",
            hands=2,
            phases=(Phase(Movement.DANISH_MODIFIED, 3),),
            seating=Seating.ORDER,
            phones=True,
            settings={"sheet_left_costs": "1"},
        ),
        internazionale,
    ),
    "circolo": (
        Notice(
            "Serata al circolo",
            "circolo",
            phases=(Phase(Movement.DANISH, 4),),
            fee=500,
            settings={"warnings_per_point": "2", "late": LATE_AS_ELSEWHERE, "late_entry": "anybody"},
        ),
        circolo,
    ),
    "tressette": (
        Notice(
            "Duplicato di Tressette",
            "moderne",
            hands=4,
            phases=(Phase(Movement.MITCHELL, 2), Phase(Movement.DANISH, 1)),
            seating=Seating.ORDER,
            settings={"warnings_per_point": "2"},
        ),
        tressette,
    ),
    "teams": (
        Notice(
            "Squadre",
            "fibur-2019",
            format=Format.TEAMS,
            phases=(Phase(Movement.ROUND_ROBIN, 3),),
            seating=Seating.ORDER,
            clubs_apart=False,
        ),
        teams,
    ),
    "unfinished": (
        Notice("A metà", "fibur-2019", hands=3, phases=(Phase(Movement.NO_REMATCH, 5),), seating=Seating.ORDER),
        unfinished,
    ),
}
"""The tournaments by the names of their files."""


async def spend(office: Office, name: str, passes: Callable[[float], None]) -> str:
    """A whole day; the result is the id of its tournament."""
    notice, scene = DAYS[name]
    day = await Day.announce(office, notice, passes)
    await scene(day)
    return day.id
