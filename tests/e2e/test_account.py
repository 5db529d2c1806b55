"""Where one is known, what is known of one, whom one reports, and what those who run the server tell everybody."""

import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_hex

import pytest
from playwright.async_api import expect

from tests.e2e.people import Invite, Person
from tests.e2e.test_axe import clean
from ventaglio.server.store.database import Database
from ventaglio.server.store.folder import database_url
from ventaglio.server.store.house import Announcement, HouseRows
from ventaglio.server.store.managing import Managing

pytestmark = pytest.mark.anyio

PASSWORD = "tre di danari"  # noqa: S105
SIZES = pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desktop", "phone"])


@pytest.fixture
def folder(site: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server of these tests has its data."""
    return next(tmp_path_factory.getbasetemp().glob("site*/data"))


@asynccontextmanager
async def managing(folder: Path) -> AsyncIterator[tuple[Managing, HouseRows]]:
    database = Database(database_url(folder, {}))
    try:
        yield Managing(database, "root", time.time(), "for a test"), HouseRows(database)
    finally:
        await database.close()


async def open_details(person: Person, name: str) -> None:
    await person.page.locator("summary", has_text=person.text(name)).click()


@SIZES
async def test_one_sees_where_one_is_known_and_ends_it_there(person: Invite, size: tuple[int, int]) -> None:
    anna, elsewhere = await person("Anna", size=size), await person(size=size)
    login = f"a{token_hex(4)}"
    await anna.ask("POST", "/api/accounts", {"login": login, "password": PASSWORD})
    await elsewhere.visit("/about")
    await elsewhere.ask("POST", "/api/sessions", {"login": login, "password": PASSWORD})
    table = await elsewhere.open_table("burraco", policy={"public": False})
    await elsewhere.visit(f"/tables/{table}")
    await elsewhere.sees(elsewhere.button("page-table-start"))
    await anna.visit("/me")
    await open_details(anna, "page-me-devices")
    await anna.sees(anna.says("page-me-device-here"))
    await clean(anna)
    await anna.fits()
    end = anna.page.get_by_role("button", name=anna.text("page-me-device-end-of", device=""))
    await expect(end).to_have_count(1)
    await end.click()
    await expect(end).to_have_count(0)
    # There one is nobody at once, without loading the page again.
    await elsewhere.sees(elsewhere.link("page-nav-person"))
    await expect(elsewhere.button("page-table-start")).to_have_count(0)


async def test_one_takes_ones_data_along_and_is_forgotten(person: Invite) -> None:
    anna = await person("Anna")
    await anna.visit("/me")
    await open_details(anna, "page-me-data")
    async with anna.page.expect_download() as download:
        await anna.link("page-me-export").click()
    assert in_file(await (await download.value).path())["person"]["name"] == "Anna"
    await open_details(anna, "page-me-erase")
    await clean(anna)
    await anna.button("page-me-erase-yes").click()
    await anna.sees(anna.says("page-me-erased"))
    assert (await anna.ask("GET", "/api/me"))["person"] is None


def in_file(path: Path) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads(path.read_text(encoding="utf-8"))
    return found


async def test_a_name_that_was_erased_is_told_in_each_language(person: Invite) -> None:
    anna, bice = await person("Anna"), await person("Bice", lang="it")
    table = await anna.open_table("burraco", players=2)
    await bice.sit(table, "B")
    await anna.ask("POST", f"/api/tables/{table}/start")
    await bice.visit(f"/tables/{table}")
    await bice.page.get_by_role("button", name=bice.text("page-table-menu")).click()
    await open_details(bice, "page-table-abandon")
    await bice.button("page-table-abandon-yes").click()
    await bice.sees(bice.page.get_by_role("region", name=bice.text("page-table-is-over")))
    await anna.ask("POST", "/api/me/erasure", {})
    await bice.visit("/history")
    await bice.sees(bice.page.get_by_text("(cancellato)"))
    assert "Anna" not in await bice.page.locator("main").inner_text()


@SIZES
async def test_players_report_each_other(person: Invite, folder: Path, size: tuple[int, int]) -> None:
    anna, bice = await person("Anna", size=size), await person("Bice")
    table = await anna.open_table("burraco", players=2)
    await bice.sit(table, "B")
    await anna.ask("POST", f"/api/tables/{table}/start")
    await anna.visit(f"/tables/{table}")
    await anna.page.get_by_role("button", name=anna.text("page-table-menu")).click()
    await open_details(anna, "page-report-title")
    await anna.page.get_by_label(anna.text("page-report-who")).select_option(label="Bice")
    await anna.page.get_by_label(anna.text("page-report-text")).fill("so rude")
    await clean(anna)
    await anna.button("page-report-send").click()
    await anna.sees(anna.dialog.get_by_text(anna.text("page-report-sent")))
    async with managing(folder) as (_, rows):
        assert [(one.about_name, one.text) for one in await rows.reports() if one.table_id == table] == [
            ("Bice", "so rude")
        ]


@SIZES
async def test_everybody_is_told_wherever_he_is(person: Invite, folder: Path, size: tuple[int, int]) -> None:
    anna, bice = await person("Anna", size=size, lang="it"), await person(size=size)
    table = await anna.open_table("burraco", start=True)
    await anna.visit(f"/tables/{table}")
    await anna.sees(anna.page.get_by_role("button", name=anna.text("page-table-menu")))
    async with managing(folder) as (admin, _):
        try:
            await admin.announce(Announcement({"": "Closed at eleven", "it": "Si chiude alle undici"}))
            await admin.maintain(True)
            # At a table it comes by itself; elsewhere with the page.
            await anna.sees(anna.page.get_by_text("Si chiude alle undici"))
            await bice.visit("/")
            await bice.sees(bice.page.get_by_text("Closed at eleven"))
            await clean(bice)
            await bice.fits()
            await anna.fits()
            await bice.button("page-notice-close").click()
            await expect(bice.page.get_by_text("Closed at eleven")).to_have_count(0)
            bice.expects("409")
            await bice.page.locator("#play-burraco").click()
            await bice.sees(bice.page.get_by_text(bice.text("bad-live-maintenance")))
        finally:
            await admin.maintain(False)
            await admin.announce(None)
        await expect(anna.page.get_by_text("Si chiude alle undici")).to_have_count(0)


async def test_who_keeps_a_table_sends_somebody_away(person: Invite) -> None:
    anna, bice = await person("Anna"), await person("Bice", size=(390, 844))
    table = await anna.open_table("burraco")
    await bice.sit(table, "B")
    await anna.visit(f"/tables/{table}")
    await bice.visit(f"/tables/{table}")
    await bice.sees(bice.says("page-table-host-starts", name="Anna"))
    await expect(bice.button("page-table-start")).to_have_count(0)
    await clean(bice)
    send = anna.page.get_by_role("button", name=f"{anna.text('page-table-send')} Bice")
    await send.click()
    await expect(send).to_have_count(0)
    await expect(bice.says("page-table-host-starts", name="Anna")).to_have_count(0)


async def test_the_lobby_turns_its_pages(person: Invite) -> None:
    anna, bice = await person("Anna"), await person(size=(390, 844))
    # Bots that do not pretend to think have played to their end before anybody looks.
    await anna.open_table("burraco", place=None, policy={"pace": 60})
    for _ in range(11):
        await anna.open_table("burraco")
    await bice.visit("/")
    waiting = bice.page.get_by_role("region", name=bice.text("page-lobby-waiting"))
    await expect(waiting.get_by_role("listitem")).to_have_count(10)
    await waiting.get_by_role("button", name=bice.text("page-lobby-after")).click()
    await expect(waiting.get_by_text(re_page(bice, 2))).to_be_visible()
    await expect(bice.page.locator("summary", has_text="bots alone")).to_be_visible()
    await clean(bice)
    await bice.fits()


def re_page(person: Person, page: int) -> str:
    """How the number of a page is told, as far as it is known."""
    return person.text("page-lobby-page", page=page, pages="").strip()
