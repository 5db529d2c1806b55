"""A whole day in the browser, as an examination of score-room referees sets it: fifty tables, eleven rounds, groups.

A folder named in ``PICTURES_OF_THE_DAY`` gets a picture of every screen of it.
"""

import os
import re
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractContextManager, asynccontextmanager
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, expect

from tests.cli.test_examination import BAD, PAIRS, club, spreadsheet
from tests.e2e.people import Person
from tests.e2e.test_desk import confirmed, do, go
from tests.running import running_server
from ventaglio.server.desk import Office
from ventaglio.server.store.database import Database
from ventaglio.server.store.folder import database_url
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.drafting import draft
from ventaglio.tournaments.director.roles import Role
from ventaglio.tournaments.director.tournament import Tournament

pytestmark = pytest.mark.anyio

TABLES = PAIRS // 2
GROUPS = (14, 18, 18, 18, 18, 14)
PHASES = (("mitchell", "6", ""), ("danish", "2", ""), ("danish", "3", "7, 9, 9"))
BY_HAND = (("1250", "900"), ("700", "1355"), ("2005", "2005"))
BY_POST = 12

_MOVED = """import time
from pathlib import Path

_moved = Path({path!r})
_wall, _steady = time.time, time.monotonic
time.time = lambda: _wall() + float(_moved.read_text())
time.monotonic = lambda: _steady() + float(_moved.read_text())

from ventaglio.server.store.service import ServiceLog

# The house is open all the while, though it gives no sign of life in minutes that never were.
ServiceLog.beat.__kwdefaults__["lapse"] = 86_400.0
"""


class Day:
    """A server whose clock the test moves, its desk in one browser, and an office that does what repeats itself."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._moved = folder / "moved"
        self._pictures = os.environ.get("PICTURES_OF_THE_DAY", "")
        self._taken = 0
        self.id = ""
        self._minutes(0)

    def _minutes(self, minutes: float) -> None:
        self._offset = minutes * 60
        beside = self._moved.with_suffix(".new")
        beside.write_text(str(self._offset))
        beside.replace(self._moved)

    def passes(self, minutes: float) -> None:
        self._minutes(self._offset / 60 + minutes)

    def server(self) -> AbstractContextManager[str]:
        """Python reads such a file before anything else: the program itself knows of no other clock than its own."""
        (self.folder / "sitecustomize.py").write_text(_MOVED.format(path=str(self._moved)))
        return running_server(self.folder / "data", PYTHONPATH=str(self.folder))

    @asynccontextmanager
    async def office(self) -> AsyncIterator[Office]:
        database = Database(database_url(self.folder / "data"))
        try:
            yield Office(database, lambda: time.time() + self._offset)
        finally:
            await database.close()

    async def photograph(self, person: Person, name: str) -> None:
        await person.fits()
        if self._pictures:
            self._taken += 1
            await person.page.screenshot(path=Path(self._pictures) / f"{self._taken:02}-{name}.png", full_page=True)


@pytest.fixture
def day(tmp_path: Path) -> Iterator[tuple[Day, str]]:
    one = Day(tmp_path)
    with one.server() as site:
        yield one, site


async def test_a_day(browser: Browser, day: tuple[Day, str]) -> None:
    at, site = day
    async with (
        Person.at(browser, site, "en", (1280, 900), "light", False) as dino,
        Person.at(browser, site, "it", (390, 844), "light", True) as guest,
        at.office() as office,
    ):
        await announced(at, dino)
        await entered(at, dino)
        await first_round(at, dino, guest, office)
        for round_ in range(2, 9):
            await played(at, office, round_)
        clubs_apart(await office.tournament(at.id), 6)
        await checked(at, dino, 8)
        await cut(at, dino, guest)
        await finish(at, office, 9)
        for round_ in (10, 11):
            await played(at, office, round_)
        await checked(at, dino, 11)
        await ended(at, dino, guest)
        assert not dino.faults + guest.faults


# ── Before the start ─────────────────────────────────────────────────────────────────────────────────────────────────


async def announced(day: Day, dino: Person) -> None:
    page = dino.page
    await dino.be("Dino")
    await dino.visit("/tournaments/new")
    await page.get_by_label(dino.text("page-desk-new-name")).fill("Trofeo di primavera")
    await page.get_by_label(dino.text("page-desk-new-place")).fill("Roma")
    await page.get_by_label(dino.text("page-desk-new-fee")).fill("15")
    for number, (movement, rounds, groups) in enumerate(PHASES, start=1):
        if number > 1:
            await dino.button("page-desk-new-phase-add").click()
        phase = page.get_by_role("group", name=dino.text("page-desk-new-phase", number=number))
        await phase.get_by_role("combobox").select_option(movement)
        await phase.get_by_label(dino.text("page-desk-new-rounds")).fill(rounds)
        if groups:
            await phase.get_by_label(dino.text("page-desk-new-groups")).fill(groups)
    await day.photograph(dino, "notice")
    await dino.button("page-desk-new-open").click()
    await dino.sees(dino.link("page-desk-to-desk"))
    await day.photograph(dino, "links")
    await dino.link("page-desk-to-desk").click()
    await dino.sees(dino.button("page-desk-add"))
    day.id = page.url.split("/")[-2]


async def entered(day: Day, dino: Person) -> None:
    """A real spreadsheet: what is wrong with it is told row by row, and the rest is entered once confirmed."""
    page = dino.page
    await page.get_by_label(dino.text("page-desk-import-file")).set_input_files(
        spreadsheet(day.folder / "iscritti.xlsx")
    )
    await dino.sees(dino.says("page-desk-import-found", good=PAIRS, bad=len(BAD)))
    wrong = page.get_by_role("table", name=dino.text("page-desk-import-problems")).locator("tbody td:first-child")
    assert [int(row) for row in await wrong.all_inner_texts()] == list(BAD)
    await day.photograph(dino, "import")
    await dino.button("page-desk-import-confirm", count=PAIRS).click()
    await dino.sees(page.get_by_role("heading", name=dino.text("page-desk-entered", count=PAIRS)))
    await day.photograph(dino, "entries")

    await go(dino, "check-in")
    await page.get_by_label(dino.text("page-desk-search"), exact=True).fill("rossi77")
    await page.keyboard.press("Enter")
    await dino.sees(page.get_by_role("heading", name=dino.text("page-desk-here", here=1, all=PAIRS)))
    await dino.button("page-desk-show-missing").click()
    await dino.button("page-desk-all-here", count=PAIRS - 1).click()
    everybody = page.get_by_role("heading", name=dino.text("page-desk-here", here=PAIRS, all=PAIRS))
    await expect(everybody).to_be_visible()
    await dino.button("page-desk-show-all").click()
    await day.photograph(dino, "check-in")
    await dino.ready_button("page-desk-step-close").click()


# ── Rounds ───────────────────────────────────────────────────────────────────────────────────────────────────────────


async def first_round(day: Day, dino: Person, guest: Person, office: Office) -> None:
    """Drawn, looked at, out; played; three sheets typed, others sent as the page sends them, the rest by a scorer."""
    page = dino.page
    await go(dino, "round")
    await dino.button("page-desk-step-draft", round=1).click()
    await expect(page.locator(".draft > ul > li").first).to_be_visible()
    assert "club" in await page.locator(".draft > ul").inner_text()
    await guest.visit(f"/tournaments/{day.id}")
    await guest.sees(guest.says("page-public-soon"))
    await day.photograph(dino, "draft")
    await dino.button("page-desk-step-publish").click()
    await guest.page.get_by_label(guest.text("page-public-surname")).fill("rossi77")
    await guest.page.get_by_role("button", name="Rossi77").click()
    await guest.sees(guest.page.get_by_role("heading", name="Rossi77"))
    await day.photograph(guest, "where")
    await dino.button("page-desk-step-start").click()
    await dino.sees(page.get_by_role("timer"))
    await day.photograph(dino, "round")
    day.passes(42)
    await page.reload()
    await dino.button("page-desk-step-time-out").click()
    await day.photograph(dino, "time-out")

    await go(dino, "scores")
    await page.locator(".totals input").first.focus()
    for table, totals in enumerate(BY_HAND, start=1):
        for points in totals:
            await page.keyboard.type(points)
            await page.keyboard.press("Enter")
        await dino.sees(page.get_by_role("status").get_by_text(re.compile(rf"^Table {table}: \d+–\d+ VP")))
    await day.photograph(dino, "scores")
    rest = sheets(1, len(BY_HAND) + 1)
    for table, score in islice(rest, BY_POST):
        await do(dino, day.id, "scored", round=1, table=table, sheets=[score])
    await office.record(day.id, "Ada", Role.SCORER, *(e.Scored(1, table, (score,)) for table, score in rest))
    await dino.sees(dino.says("page-desk-missing", count=0))
    await go(dino, "standings")
    await dino.button("page-desk-step-post").click()
    await dino.sees(dino.says("page-desk-posted", round=1))
    await day.photograph(dino, "standings")
    await guest.sees(guest.page.get_by_text(re.compile(r"posto dopo il 1° turno: \d+ VP")))


def sheets(round_: int, first: int = 1) -> Iterator[tuple[int, tuple[int, int]]]:
    chance = Random(round_)
    for table in range(first, TABLES + 1):
        yield table, (chance.randrange(0, 2500, 5), chance.randrange(0, 2500, 5))


async def played(day: Day, office: Office, round_: int) -> None:
    """A round like the first, without anybody looking."""
    drawn = draft(await office.tournament(day.id))
    await office.record(day.id, "Dino", Role.DIRECTOR, drawn, e.Published(round_), e.Started(round_))
    await finish(day, office, round_)


async def finish(day: Day, office: Office, round_: int) -> None:
    day.passes(42)
    scores = (e.Scored(round_, table, (score,)) for table, score in sheets(round_))
    await office.record(day.id, "Dino", Role.DIRECTOR, e.TimeCalled(round_), *scores)


def clubs_apart(t: Tournament, rounds: int) -> None:
    """In the rounds that the first seating decides nobody meets his own club, nor anybody twice."""
    met = {match.sides for one in t.rounds[:rounds] for match in one.matches.values()}
    assert len({frozenset((*first, *second)) for first, second in met}) == rounds * TABLES
    assert all(club(first) != club(second) for (first,), (second,) in met)


# ── Rankings ─────────────────────────────────────────────────────────────────────────────────────────────────────────


async def checked(day: Day, dino: Person, round_: int) -> None:
    """The ranking is out for ten minutes, and nobody can make it definitive before they are over."""
    await dino.visit(f"/tournaments/{day.id}/desk#standings")
    await dino.page.reload()
    await dino.button("page-desk-step-check").click()
    await dino.sees(dino.says("page-desk-checking", round=round_))
    await expect(dino.page.get_by_role("timer")).to_have_text(re.compile(r"^(10:00|9:\d\d)$"))
    await expect(dino.button("page-desk-step-lock")).to_be_disabled()
    await day.photograph(dino, f"checking-{round_}")
    day.passes(10)
    await dino.page.reload()
    await confirmed(dino, "page-desk-step-lock")
    await dino.sees(dino.says("page-desk-definitive", round=round_))


async def cut(day: Day, dino: Person, guest: Person) -> None:
    """Groups by merit; from here nobody leaves his own, as everybody reads by table and by name."""
    page = dino.page
    await dino.button("page-desk-step-cut").click()
    await dino.sees(dino.says("page-desk-groups", sizes=", ".join(map(str, GROUPS))))
    await day.photograph(dino, "groups")
    await go(dino, "round")
    await dino.button("page-desk-step-draft", round=9).click()
    await day.photograph(dino, "draft-in-groups")
    await dino.button("page-desk-step-publish").click()
    await dino.button("page-desk-step-start").click()
    await dino.sees(page.get_by_role("timer"))

    await guest.visit(f"/tournaments/{day.id}#positions")
    await guest.sees(guest.page.get_by_role("heading", name=guest.text("page-public-positions-of", round=9)))
    # Above stand the rounds of the pair that this phone follows.
    rows = guest.page.locator("table").last.locator("tbody tr")
    await expect(rows).to_have_count(PAIRS)
    await day.photograph(guest, "positions-by-table")
    await guest.button("page-public-by-name").click()
    await expect(rows).to_have_count(2 * PAIRS)
    names = [row.split("\t")[0] for row in await rows.all_inner_texts()]
    assert names[0].startswith("Bianchi1 ")
    assert names == sorted(names, key=str.casefold)
    await day.photograph(guest, "positions-by-name")


async def ended(day: Day, dino: Person, guest: Person) -> None:
    page = dino.page
    await go(dino, "prizes")
    await dino.button("page-desk-prizes-edit").click()
    for number, (euros, thing, group) in enumerate(
        (("500", "", ""), ("300", "", ""), ("", "prosciutto", "2")), start=1
    ):
        if number > 1:
            await dino.button("page-desk-prize-add").click()
        prize = page.get_by_role("group", name=dino.text("page-desk-prize", number=number))
        await prize.get_by_label(dino.text("page-desk-euros")).fill(euros)
        await prize.get_by_label(dino.text("page-desk-thing"), exact=True).fill(thing)
        await prize.get_by_label(dino.text("page-desk-group")).fill(group)
        if group:
            await prize.get_by_label(dino.text("page-desk-rank")).fill("1")
    await day.photograph(dino, "prize-list")
    await dino.button("page-desk-save").click()
    rows = (await dino.ask("GET", f"/api/tournaments/{day.id}/standings"))["rows"]
    second = next(row["entrant"] for row in rows if row["group"] == 1)
    winners = page.locator("tbody tr td:last-child")
    for place, number in enumerate((rows[0]["entrant"], rows[1]["entrant"], second)):
        await expect(winners.nth(place)).to_contain_text(f"Rossi{number} ")
    await day.photograph(dino, "prizes")
    await confirmed(dino, "page-desk-step-end")
    await dino.sees(dino.says("page-desk-over"))
    await guest.sees(guest.page.get_by_role("heading", name=guest.text("page-public-prizes")))
    for panel in ("audit", "links"):
        await go(dino, panel)
        await expect(page.locator(".shown li").first).to_be_visible()
        await day.photograph(dino, panel)
    await guest.visit(f"/tournaments/{day.id}#standings")
    await guest.sees(guest.page.get_by_text(guest.text("page-public-definitive")))
    await day.photograph(guest, "the-end")
