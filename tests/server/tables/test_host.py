"""Who keeps a table decides who plays and when; open tables come first in the lobby; one person is not two."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from tests.running import Server, running_servers
from tests.server.tables.parties import QUICK, guests
from tests.server.tables.tabletop import Tabletop
from tests.server.web.door import person
from ventaglio.api.client import Client, Refused
from ventaglio.server.store.folder import database_file
from ventaglio.server.tables import doing
from ventaglio.server.tables.entries import Came, Left, Went

pytestmark = pytest.mark.anyio

TABLE: dict[str, Any] = {"game": "burraco", "code": "fibur-2019", "hands": 1, "policy": QUICK}


async def opened(client: Client, **more: Any) -> str:
    return str((await client.open_table(**{**TABLE, **more}))["table"]["id"])


async def refusal(client: Client, method: str, path: str, content: object = None) -> str:
    with pytest.raises(Refused) as refused:
        await client.ask(method, path, content)
    return refused.value.reason


# ── Who keeps a table ────────────────────────────────────────────────────────────────────────────────────────────────


async def test_who_opened_a_table_decides_when_it_starts_and_who_must_leave(server: Server) -> None:
    async with guests(server.address, "Anna", "Bice", "Ciro") as (anna, bice, ciro):
        table_id = await opened(anna)
        path = f"/api/tables/{table_id}"
        info = await bice.sit(table_id, "B")
        assert (info["table"]["owner"], info["table"]["host"]) == (False, 0)
        for method, what, content in (
            ("POST", "start", None),
            ("POST", "bots", {"place": "C"}),
            ("DELETE", "seats/A", None),
        ):
            assert await refusal(bice, method, f"{path}/{what}", content) == "live-not-your-table"
        assert await refusal(ciro, "DELETE", f"{path}/seats/B") == "http-403"
        assert await refusal(anna, "DELETE", f"{path}/seats/A") == "live-send-yourself"
        assert await refusal(anna, "DELETE", f"{path}/seats/Z") in ("http-400", "http-404")
        async with bice.table(table_id) as screen:
            await screen.until(lambda one: one.table)
            info = await anna.ask("DELETE", f"{path}/seats/B")
            assert [chair["kind"] for chair in info["table"]["chairs"]] == ["person", *["empty"] * 3]
            with pytest.raises(ConnectionError):
                await screen.until(lambda one: False)
        # Who was sent away does not come back, whoever else may.
        assert await refusal(bice, "POST", f"{path}/seats", {"place": "C"}) == "live-sent-away"
        await ciro.sit(table_id, "B")
        await anna.ask("POST", f"{path}/bots", {"place": "C"})
        info = await anna.ask("DELETE", f"{path}/seats/C")
        assert info["table"]["chairs"][2]["kind"] == "empty", "a bot goes too"
        assert (await anna.start(table_id))["table"]["status"] == "playing"
        assert await refusal(anna, "DELETE", f"{path}/seats/B") == "live-is-playing"


async def test_a_table_whose_owner_has_left_has_another_host(server: Server) -> None:
    async with guests(server.address, "Anna", "Bice") as (anna, bice):
        table_id = await opened(anna)
        await bice.sit(table_id, "C")
        await anna.ask("DELETE", f"/api/tables/{table_id}/seats/mine")
        info = await bice.ask("GET", f"/api/tables/{table_id}")
        assert (info["table"]["owner"], info["table"]["host"]) == (True, 2)
        # Who comes back finds the table in other hands no longer: it is his.
        assert (await anna.sit(table_id, "A"))["table"]["owner"]
        assert (await anna.start(table_id))["table"]["status"] == "playing"


def test_nobody_waits_for_a_host_who_has_gone() -> None:
    table = waiting(3)
    assert table.table.host == "owner"
    table.append((Went(0),))
    assert table.table.host == "person 1"
    table.append((Came(0),))
    assert table.table.host == "owner"
    table.append(tuple(Went(place) for place in range(3)))
    assert table.table.host == "owner"
    table.append((Left(0),))
    assert table.table.host == "person 1"


def waiting(people: int, **policy: Any) -> Tabletop:
    """A table that waits, with so many people at it; the first has opened it."""
    table = Tabletop(**policy)
    for place in range(people):
        table.do(doing.sit, place, f"person {place}" if place else "owner", f"Name {place}")
    return table


# ── One person is not two ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that is told from where people come."""
    with running_servers(1, tmp_path_factory.mktemp("proxied") / "data", VENTAGLIO_PROXIED="yes") as (one,):
        yield one


@pytest.mark.parametrize(
    "addresses, registered, counts",
    [
        (("192.0.2.1", "192.0.2.2"), 0, True),
        (("192.0.2.1", "192.0.2.1"), 0, False),
        (("2001:db8::1", "2001:db8::2"), 0, False),
        (("192.0.2.1", "192.0.2.1"), 1, True),
    ],
)
async def test_two_guests_of_one_address_are_not_rated(
    proxied: Server, addresses: tuple[str, str], registered: int, counts: bool
) -> None:
    first, second = addresses
    async with person(proxied, "Anna", first) as anna, person(proxied, "Bice", second) as bice:
        if registered:
            login = f"l{anna.me['id'][:10]}" if anna.me else ""
            await anna.ask("POST", "/api/accounts", {"login": login, "password": "tre di danari"})
        table_id = await opened(anna, players=2, policy={**QUICK, "rated": True})
        await bice.sit(table_id, "B")
        found = (await anna.start(table_id))["table"]
        assert (found["policy"]["rated"], found["unrated"]) == (counts, "" if counts else "same-address")
        async with bice.table(table_id) as screen:
            await screen.until(lambda one: one.table)
            await screen.send({"type": "abandon"})
        ladder = await anna.ask("GET", "/api/me/ratings")
        assert bool(ladder) == counts


async def test_where_from_is_kept_as_a_mark_that_tells_nothing(proxied: Server) -> None:
    async with person(proxied, "Anna", "203.0.113.77") as anna:
        await anna.ask("GET", "/api/me")
    with closing(sqlite3.connect(database_file(proxied.folder))) as database:
        text = "\n".join(database.iterdump())
    assert "203.0.113.77" not in text


def test_a_match_says_itself_why_it_does_not_count() -> None:
    table = waiting(2, rated=True)
    table.do(doing.start, unrated="same-address")
    assert (table.table.policy.rated, table.table.unrated) == (False, "same-address")
    plain = waiting(2)
    plain.do(doing.start, unrated="same-address")
    assert plain.table.unrated == "", "what was never to be rated needs no reason"


# ── The lobby ────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_the_lobby_has_open_tables_first_in_pages_and_bots_apart(server: Server) -> None:
    async with guests(server.address, "Anna") as (anna,):
        waiting = [await opened(anna) for _ in range(13)]
        mine = await opened(anna, start=True)
        # Bots that play on at once could be done before anybody looks.
        bots = await opened(anna, place=None, policy={**QUICK, "pace": 60})

        async def page(**numbers: int) -> dict[str, Any]:
            query = "&".join(f"{name}={number}" for name, number in numbers.items())
            found: dict[str, Any] = await anna.ask("GET", f"/api/tables?{query}")
            return found

        first, second = await page(), await page(open=2)
        assert list(first) == ["open", "playing", "bots", "featured"]
        ids = {part: [one["id"] for one in first[part]["tables"]] for part in ("open", "playing", "bots")}
        assert mine in ids["playing"]
        assert mine not in ids["bots"]
        assert bots in ids["bots"]
        assert bots not in ids["playing"]
        assert len(ids["open"]) == 10
        assert first["open"]["count"] >= 13
        assert first["open"]["pages"] == -(-first["open"]["count"] // 10)
        listed = [*ids["open"], *(one["id"] for one in second["open"]["tables"])]
        assert len(set(listed)) == len(listed)
        assert set(waiting[-10:]) == set(ids["open"]), "the latest first"
        last = await page(open=1000)
        assert last["open"]["page"] == first["open"]["pages"]
        for wrong in (0, -1, 1001):
            assert await refusal(anna, "GET", f"/api/tables?open={wrong}") == "http-400"
