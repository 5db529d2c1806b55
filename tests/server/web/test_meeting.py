"""How people come together: quick play, friends, invitations, rematches, clubs; on one server and on two."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.running import Server, running_servers
from tests.server.web.door import open_table, person
from ventaglio.api.client import Client, Refused

pytestmark = pytest.mark.anyio


async def quick(client: Client, game: str = "burraco", **more: str) -> dict[str, Any]:
    found: dict[str, Any] = await client.ask("POST", "/api/quick", {"game": game, **more})
    return found


def seated(info: dict[str, Any]) -> list[str]:
    return [chair["name"] for chair in info["table"]["chairs"] if chair["kind"] == "person"]


@pytest.fixture
async def people(server: Server) -> AsyncIterator[list[Client]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(person(server, name)) for name in ("Anna", "Bice", "Carla", "Dora")]


async def club_of(founder: Client) -> str:
    """A club, so that a test meets nobody but its own people."""
    return str((await founder.ask("POST", "/api/clubs", {"name": "Circolo Bocciofila"}))["id"])


# ── Quick play ───────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_two_who_look_for_a_table_find_each_other_and_may_go_again(people: list[Client]) -> None:
    anna, bice, *_ = people
    club = await club_of(anna)
    first = await quick(anna, club=club)
    assert first["table"]["begins_at"] is not None
    again = await quick(anna, club=club)
    assert again["table"]["id"] == first["table"]["id"], "who waits already goes on waiting"
    second = await quick(bice, club=club)
    assert (second["table"]["id"], seated(second)) == (first["table"]["id"], ["Anna", "Bice"])
    other = await quick(bice, "tressette", club=club)
    assert other["table"]["id"] != first["table"]["id"]
    left = await bice.ask("DELETE", f"/api/tables/{first['table']['id']}/seats/mine")
    assert seated(left) == ["Anna"]


async def test_four_begin_at_once_and_the_match_of_one_address_counts_for_no_ladder(people: list[Client]) -> None:
    club = await club_of(people[0])
    for client in people:
        found = await quick(client, club=club)
    async with people[0].table(found["table"]["id"]) as screen:
        await screen.until(lambda one: one.table.get("status") == "playing")
        assert [chair["kind"] for chair in screen.table["chairs"]] == ["person"] * 4
        assert (screen.table["unrated"], screen.table["policy"]["rated"]) == ("same-address", False)


async def test_who_looked_at_the_same_moment_comes_to_the_older_table(people: list[Client]) -> None:
    anna, bice, *_ = people
    club = await club_of(anna)
    tables = list(await asyncio.gather(quick(anna, club=club), quick(bice, club=club)))
    # However it came out, both ask again while they wait.
    for _ in range(2):
        tables = [await quick(anna, club=club), await quick(bice, club=club)]
    assert tables[0]["table"]["id"] == tables[1]["table"]["id"]
    assert sorted(seated(tables[0])) == ["Anna", "Bice"]


# ── Friends and invitations ──────────────────────────────────────────────────────────────────────────────────────────


async def around(client: Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await client.ask("GET", "/api/me/tables"))["invitations"]
    return found


async def test_friends_by_a_link_on_both_sides_and_no_longer(people: list[Client]) -> None:
    anna, bice, carla, _ = people
    mine = await anna.ask("GET", "/api/me/friends")
    assert (await bice.ask("POST", "/api/me/friends", {"token": mine["token"]}))["name"] == "Anna"
    assert [one["name"] for one in (await anna.ask("GET", "/api/me/friends"))["friends"]] == ["Bice"]
    assert [one["name"] for one in (await bice.ask("GET", "/api/me/friends"))["friends"]] == ["Anna"]
    for token in (mine["token"][:-1] + ("0" if mine["token"][-1] != "0" else "1"), "nobody.at-all", mine["token"]):
        with pytest.raises(Refused):
            await (anna if token == mine["token"] else carla).ask("POST", "/api/me/friends", {"token": token})
    friend = (await bice.ask("GET", "/api/me/friends"))["friends"][0]["id"]
    await bice.ask("DELETE", f"/api/me/friends/{friend}")
    assert (await anna.ask("GET", "/api/me/friends"))["friends"] == []


async def test_friends_are_invited_and_strangers_are_not(people: list[Client]) -> None:
    anna, bice, carla, _ = people
    token = (await bice.ask("GET", "/api/me/friends"))["token"]
    await anna.ask("POST", "/api/me/friends", {"token": token})
    table = await open_table(anna, policy={"public": False})
    assert bice.me is not None
    assert carla.me is not None
    await anna.ask("POST", f"/api/tables/{table}/invitations", {"person": bice.me["id"]})
    (found,) = await around(bice)
    assert (found["table"], found["name"]) == (table, "Anna")
    with pytest.raises(Refused, match="friend"):
        await anna.ask("POST", f"/api/tables/{table}/invitations", {"person": carla.me["id"]})
    await bice.ask("DELETE", f"/api/me/invitations/{table}")
    assert await around(bice) == []


async def test_the_same_people_meet_again_each_at_his_place(people: list[Client]) -> None:
    anna, bice, carla, _ = people
    old = await open_table(anna, players=2, hands=1, policy={"public": False})
    await bice.sit(old, "B")
    with pytest.raises(Refused):
        await anna.ask("POST", f"/api/tables/{old}/again")
    await anna.ask("POST", f"/api/tables/{old}/start")
    async with bice.table(old) as screen:
        await screen.until(lambda one: one.table)
        await screen.send({"type": "abandon"})
        await screen.until(lambda one: one.table["status"] in ("over", "closed"))
        opened = await anna.ask("POST", f"/api/tables/{old}/again")
        # Whoever still looks at the old table sees where it goes on; whoever has gone is invited.
        await screen.until(lambda one: one.table.get("again") == opened["table"]["id"])
    assert [one["table"] for one in await around(bice)] == [opened["table"]["id"]]
    joined = await bice.ask("POST", f"/api/tables/{old}/again")
    assert (joined["table"]["id"], joined["place"]) == (opened["table"]["id"], "B")
    assert (joined["table"]["headers"]["Hands"], joined["table"]["policy"]["public"]) == ("1", False)
    assert await around(bice) == []
    with pytest.raises(Refused):
        await carla.ask("POST", f"/api/tables/{old}/again")


# ── Clubs ────────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_club_lists_its_tables_and_nobody_else_does(people: list[Client]) -> None:
    anna, bice, *_ = people
    club = await club_of(anna)
    table = await open_table(bice, club=club)
    found = await bice.ask("GET", f"/api/clubs/{club}")
    assert (found["name"], found["mine"]) == ("Circolo Bocciofila", False)
    assert [one["id"] for one in found["open"]["tables"]] == [table]
    lobby = await bice.ask("GET", "/api/tables")
    assert table not in [one["id"] for one in lobby["open"]["tables"]]
    with pytest.raises(Refused):
        await bice.ask("DELETE", f"/api/clubs/{club}")
    await anna.ask("DELETE", f"/api/clubs/{club}")
    with pytest.raises(Refused):
        await anna.ask("GET", f"/api/clubs/{club}")


# ── Two processes ────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_people_of_two_processes_find_each_other(tmp_path: Path, valkey_url: str) -> None:
    with running_servers(2, tmp_path, VENTAGLIO_VALKEY=valkey_url) as servers:
        one, other = servers
        async with person(one, "Anna") as anna, person(other, "Bice") as bice:
            await asyncio.gather(quick(anna), quick(bice))
            for _ in range(2):
                tables = [await quick(anna), await quick(bice)]
            assert tables[0]["table"]["id"] == tables[1]["table"]["id"]
            async with anna.table(tables[0]["table"]["id"]) as screen:
                await screen.until(lambda one: one.table.get("status") == "playing")
                assert [chair["kind"] for chair in screen.table["chairs"]] == ["person", "person", "bot", "bot"]
