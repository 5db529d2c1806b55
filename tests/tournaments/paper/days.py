"""Tournaments to print: names as they are, long ones too, and a day with everything in it."""

from itertools import cycle, islice

from tests.tournaments.director.desks import Desk, by_number
from ventaglio.games.common.plugin.explaining import tell_ruling
from ventaglio.law import shelf
from ventaglio.law.referee.inquiry import Ruling
from ventaglio.law.referee.words import RulingWords
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.corrections import Mistake
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.plan import Notice, Phase
from ventaglio.tournaments.director.terms import Format, Movement
from ventaglio.tournaments.paper.links import Links

SURNAMES = (
    "Rossi", "De Filippis Castellamare", "D'Agostino", "Niccolò", "Bartolomei Quattrocchi", "Verdi", "Lo Presti",
    "Àlvarez", "Forlì", "Papadopoulos Di Santangelo", "Neri", "Brambilla", "Esposito", "Ferrari", "Zanetti", "Ùrsula",
)  # fmt: skip
NAMES = ("Anna", "Maria Francesca Immacolata", "Bea", "Niccolò", "Gian Piero", "Così", "Eva", "Ugo", "Massimiliano")
CLUBS = ("ASD Burraco Perché No", "Circolo della Spada e del Bàstone", "", "Amici del Pozzetto")
PRIZES = (
    e.Prize(1, 50_000, "coppa"),
    e.Prize(2, 20_050),
    e.Prize(1, 5_000, group=1),
    e.Prize(1, thing="♠♥♦♣", category="B"),
)


def opened(notice: Notice, entrants: int) -> Desk:
    day = Desk(notice)
    size = notice.format.players + (1 if notice.format is Format.TEAMS else 0)
    surnames, names, clubs = cycle(SURNAMES), cycle(NAMES), cycle(CLUBS)
    for number in range(1, entrants + 1):
        people = tuple(
            Player(f"{surname}", name, f"T{number:04}{place}")
            for place, (surname, name) in enumerate(zip(islice(surnames, size), islice(names, size), strict=True))
        )
        team = f"Squadra {SURNAMES[number % len(SURNAMES)]} {number}" if notice.format is Format.TEAMS else ""
        day.do(e.Entered(number, people, team, next(clubs), "AB"[number % 2], paid=number % 3 > 0))
    day.check_in()
    day.close()
    return day


def notice(*phases: Phase, **rest: object) -> Notice:
    settled: dict[str, object] = {
        "name": "Trofeo dell'Ospitalità di Forlì – «Città #1» *2026* $x$",
        "code": "fibur-2019",
        "phases": phases,
        "place": "Forlì, Palazzo delle Esposizioni",
        "date": "15 novembre 2026",
        "fee": 2_000,
    }
    return Notice(**{**settled, **rest})  # type: ignore[arg-type]


def in_groups(entrants: int = 101) -> Desk:
    """Two rounds of Mitchell, then three groups; with warnings, calls, a correction, a rest in each round."""
    tables = (entrants + 1) // 2
    sizes = (tables // 3, tables // 3, tables - 2 * (tables // 3))
    day = opened(notice(Phase(Movement.MITCHELL, 2), Phase(Movement.DANISH, 1, sizes, new_session=True)), entrants)
    day.do(e.PrizesSet(PRIZES))
    number = day.positions()
    day.do(e.Started(number))
    day.do(e.CameLate(number, 3, 0, 90))
    told = {"seen-by": "nobody"}
    articles = ("30", "Procedura")
    call = e.Called(
        number, 2, "Dario Àrbitri", "una carta è caduta", told, articles, "La carta resta sul tavolo.\nSi riprende."
    )
    entry = day.do(call)
    day.do(e.Warned(5, number, "23", "Dario Àrbitri", "suggerimento", 2, 0, entry.seq))
    day.do(e.Penalised(6, number, -1, "Dario Àrbitri", "23", why="reiterata infrazione"))
    day.do(e.Referred(6, "Dario Àrbitri", "offese"))
    day.do(e.TimeCalled(number))
    day.score(number)
    right = e.Corrected(number, 2, ((505, 400),), Mistake.SUM, "Dario Àrbitri", "somma sbagliata", opponents=True)
    day.do(right)
    day.play()
    day.cut()
    return day


def finished(entrants: int = 24) -> Desk:
    day = in_groups(entrants)
    day.play()
    day.lock()
    day.do(e.Ended())
    return day


def teams() -> Desk:
    settings = {"late_entry": "nobody", "provisional_minutes": "5"}
    day = opened(
        notice(Phase(Movement.ROUND_ROBIN, 5), format=Format.TEAMS, code="internazionale", settings=settings), 7
    )
    day.play()
    return day


def yellow() -> Desk:
    day = opened(notice(Phase(Movement.YELLOW_ROTATION, 4), format=Format.YELLOW, hands=2), 42)
    day.play()
    return day


def drafted(day: Desk) -> Desk:
    """The next round drawn, and not yet out."""
    from ventaglio.tournaments.director.drafting import draft

    day.do(draft(day.t))
    return day


def half_scored(day: Desk) -> Desk:
    """A round under way of which some scores are in."""
    number = day.positions()
    day.do(e.Started(number))
    day.do(e.TimeCalled(number))
    for match in list(day.t.rounds[number - 1].matches.values())[::2]:
        day.do(e.Scored(number, match.table, (by_number(number, match),) * day.t.sheets))
    return day


def links_of(day: Desk) -> Links:
    """Where phones would go."""
    public = "http://192.168.1.20:8765/tournaments/abcdefgh"
    return Links(public, {number: f"{public}/mine#key={number:024}" for number in day.t.entrants})


def eventful() -> Desk:
    """Thirteen pairs on a day on which almost everything happens that a report has to tell."""
    referee = "Dario Àrbitri"
    day = opened(notice(Phase(Movement.MITCHELL, 2), Phase(Movement.DANISH, 4), date="2026-11-15"), 13)
    first = day.positions()
    day.do(e.Started(first))
    tables = list(day.t.rounds[0].matches)
    day.do(e.CameLate(first, tables[0], 1, 200))
    day.do(e.CameLate(first, tables[1], 0, 700))
    day.do(e.Stopped(first, tables[2], e.Stop.LEFT, 1, ((400, 300),)))
    day.do(e.SheetLost(first, tables[3]))
    day.do(e.TimeCalled(first))
    day.score(first)
    sheets = day.t.rounds[0].result(tables[5]).sheets
    assert sheets is not None
    right = ((sheets[0][0] + 5, sheets[0][1]),)
    day.do(e.Corrected(first, tables[5], right, Mistake.SUM, referee, "somma sbagliata", opponents=True))
    day.do(e.SheetLeft(first, tables[4], 0))
    for why in ("commenti", "suggerimento", "carte mosse"):
        day.do(e.Warned(3, first, "23", referee, why))
    day.do(e.Penalised(4, first, -2, referee, "28", mp=-100, why="passaggio di carte"))
    day.do(e.Substituted(5, (1,), (Player("Gialli", "Ivo", "N5"),), told_before=True))
    day.do(e.Absent(7, 2, told=False))
    second = day.positions()
    day.do(e.Started(second))
    day.do(e.TimeCalled(second))
    table = next(iter(day.t.rounds[1].matches))
    arbitral = e.Arbitrated(second, table, ((12, 200), (8, -200)), referee, "37", "carte mischiate prima del conto")
    day.do(arbitral)
    day.score(second)
    day.do(e.Returned(7, 3))
    day.play()
    day.do(e.Absent(9, 4, for_good=True))
    day.do(e.Remarked("luce mancata dieci minuti"))
    day.play()
    day.play()
    day.play()
    day.lock()
    day.do(e.Ended())
    return day


def long(entrants: int, rounds: int = 11) -> Desk:
    """A long day of many pairs, all of it by ranking."""
    day = opened(notice(Phase(Movement.MITCHELL, 4), Phase(Movement.DANISH, rounds - 4)), entrants)
    for _ in range(rounds):
        day.play()
    return day


IRREGULARITY = "hint"


def orders(day: Desk, lang: str) -> list[str]:
    """The sentences of what is ordered about an irregularity."""
    told = tell_ruling("burraco", IRREGULARITY, _ruling(day)[1], lang, day.t.notice.code)
    return [one.sentence for one in told.orders]


def title(day: Desk, lang: str) -> str:
    return RulingWords("burraco", lang, law=day.t.notice.code).irregularity(IRREGULARITY)


def called(day: Desk, table: int, lang: str, *, by: str) -> e.Called:
    """A call with what the code orders: as data, or in the sentences that an older desk has put down."""
    facts, ruling = _ruling(day)
    articles = tuple(cite.article for cite in ruling.cites)
    sentences = " ".join(orders(day, lang))
    if by == "sentences":
        return e.Called(1, table, "director", IRREGULARITY, facts, articles, f"{sentences} mi scusi")
    given = tuple(str(step.remedy) for step in ruling.steps)
    return e.Called(1, table, "director", IRREGULARITY, facts, articles, "mi scusi", orders=given)


def _ruling(day: Desk) -> tuple[dict[str, str], Ruling]:
    book = shelf.nearest(day.t.notice.code, day.t.notice.edition).book
    return next((told, ruling) for told, ruling in book.paths(IRREGULARITY) if ruling.steps)
