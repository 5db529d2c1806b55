"""Finding a table, taking a place, and who is turned away."""

from typing import Any

import pytest

from tests.running import Server
from tests.server.tables.parties import QUICK, dealt, guests, party
from tests.server.tables.players import play
from ventaglio.api.client import Client, Refused

pytestmark = pytest.mark.anyio

TABLE: dict[str, Any] = {"game": "burraco", "code": "fibur-2019", "hands": 1, "policy": QUICK}


async def opened(client: Client, **more: Any) -> str:
    return str((await client.open_table(**{**TABLE, **more}))["table"]["id"])


async def lobby(client: Client) -> set[str]:
    found = await client.ask("GET", "/api/tables")
    return {one["id"] for part in ("open", "playing", "bots") for one in found[part]["tables"]}


async def turned_away(client: Client, table_id: str) -> int:
    """The code with which a screen is closed that is not for this person."""
    with pytest.raises(ConnectionError):
        async with client.table(table_id) as screen:
            await screen.until(lambda one: one.table)
    return screen.socket.close_code or 0


# ── Finding a table ──────────────────────────────────────────────────────────────────────────────────────────────────


async def test_the_lobby_lists_public_tables_and_no_private_one(server: Server) -> None:
    async with guests(server.address, "Anna", "Bice") as (anna, bice):
        public = await opened(anna)
        private = await opened(anna, policy={**QUICK, "public": False})
        listed = await lobby(bice)
        assert public in listed
        assert private not in listed


async def test_whoever_has_the_link_sits_down_at_a_private_table(server: Server) -> None:
    async with guests(server.address, "Anna", "Bice") as (anna, bice):
        table_id = await opened(anna, policy={**QUICK, "public": False})
        seen = await bice.ask("GET", f"/api/tables/{table_id}")
        assert [chair["name"] for chair in seen["table"]["chairs"]] == ["Anna", "", "", ""]
        assert (await bice.sit(table_id, "C"))["place"] == "C"
        await anna.start(table_id)
        async with bice.table(table_id) as screen:
            await screen.until(lambda one: one.table.get("status") == "playing")
            assert screen.welcome["role"] == "player"
            assert screen.welcome["place"] == 2
        assert table_id not in await lobby(bice), "nor once it is being played"


async def test_a_table_that_is_over_leaves_the_lobby(server: Server) -> None:
    async with party(server.address, 1, hands=1) as met:
        assert met.id in await lobby(met.clients[0])
        await play(met["A"])
        assert met.id not in await lobby(met.clients[0])


# ── Places ───────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_place_that_is_taken_is_refused_and_one_changes_to_a_free_one(server: Server) -> None:
    async with guests(server.address, "Anna", "Bice") as (anna, bice):
        table_id = await opened(anna)
        with pytest.raises(Refused) as refused:
            await bice.sit(table_id, "A")
        assert refused.value.reason == "live-place-taken"
        await bice.sit(table_id, "B")
        info = await bice.sit(table_id, "D")
        assert [chair["name"] for chair in info["table"]["chairs"]] == ["Anna", "", "", "Bice"]
        with pytest.raises(Refused) as nowhere:
            await bice.sit(table_id, "E")
        assert nowhere.value.reason == "live-no-place"


async def test_a_full_table_has_no_place_and_one_being_played_takes_nobody(server: Server) -> None:
    async with guests(server.address, "Anna", "Bice", "Ciro") as (anna, bice, ciro):
        table_id = await opened(anna, players=2)
        await bice.sit(table_id, "B")
        for place in "AB":
            with pytest.raises(Refused) as refused:
                await ciro.sit(table_id, place)
            assert refused.value.reason == "live-place-taken"
        await anna.start(table_id)
        for place in "AB":
            with pytest.raises(Refused) as late:
                await ciro.sit(table_id, place)
            assert late.value.reason == "live-is-playing"


async def test_bots_can_be_invited_one_by_one_and_take_what_is_empty_at_the_start(server: Server) -> None:
    async with guests(server.address, "Bruno") as (bruno,):
        table_id = await opened(bruno)
        await bruno.ask("POST", f"/api/tables/{table_id}/bots", {"place": "C", "level": "maestro"})
        with pytest.raises(Refused) as taken:
            await bruno.ask("POST", f"/api/tables/{table_id}/bots", {"place": "C"})
        assert taken.value.reason == "live-place-taken"
        chairs = (await bruno.start(table_id))["table"]["chairs"]
        assert [chair["kind"] for chair in chairs] == ["person", "bot", "bot", "bot"]
        assert [chair["level"] for chair in chairs] == ["", "socio", "maestro", "socio"]
        assert len({chair["name"] for chair in chairs}) == 4, "the bot whose name is taken has another"


async def test_two_of_one_name_are_told_apart_once_they_play(server: Server) -> None:
    async with guests(server.address, "Anna", "Anna", "Anna") as people:
        table_id = await opened(people[0])
        for place, one in zip("BC", people[1:], strict=True):
            await one.sit(table_id, place)
        info = await people[0].start(table_id)
        names = [info["table"]["headers"][letter] for letter in "ABC"]
        assert names == ["Anna", "Anna 2", "Anna 3"]


async def test_the_last_one_to_leave_closes_the_table(server: Server) -> None:
    async with guests(server.address, "Anna", "Bice") as (anna, bice):
        table_id = await opened(anna)
        await bice.sit(table_id, "B")
        info = await anna.ask("DELETE", f"/api/tables/{table_id}/seats/mine")
        assert (info["table"]["status"], info["place"]) == ("open", None)
        info = await bice.ask("DELETE", f"/api/tables/{table_id}/seats/mine")
        assert info["table"]["status"] == "closed"
        with pytest.raises(Refused) as refused:
            await anna.sit(table_id, "A")
        assert refused.value.reason == "live-is-closed"
        assert table_id not in await lobby(anna)


async def test_nobody_leaves_a_place_once_play_has_begun(server: Server) -> None:
    async with party(server.address, 1) as met:
        with pytest.raises(Refused) as refused:
            await met.clients[0].ask("DELETE", f"/api/tables/{met.id}/seats/mine")
        assert refused.value.reason == "live-is-playing"


# ── Strangers ────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_stranger_without_a_name_opens_and_takes_nothing(server: Server) -> None:
    async with Client(server.address) as nobody, guests(server.address, "Anna") as (anna,):
        table_id = await opened(anna)
        for method, path, content in (
            ("POST", "/api/tables", TABLE),
            ("POST", f"/api/tables/{table_id}/seats", {"place": "B"}),
            ("POST", f"/api/tables/{table_id}/start", None),
            ("DELETE", f"/api/tables/{table_id}/seats/mine", None),
        ):
            with pytest.raises(Refused) as refused:
                await nobody.ask(method, path, content)
            assert refused.value.reason == "http-401"


async def test_who_does_not_sit_at_a_table_neither_starts_it_nor_invites_bots(server: Server) -> None:
    async with guests(server.address, "Anna", "Bice") as (anna, bice):
        table_id = await opened(anna)
        for path, content in (("start", None), ("bots", {"place": "B"})):
            with pytest.raises(Refused) as refused:
                await bice.ask("POST", f"/api/tables/{table_id}/{path}", content)
            assert refused.value.reason == "http-403"
        with pytest.raises(Refused) as refused:
            await bice.ask("DELETE", f"/api/tables/{table_id}/seats/mine")
        assert refused.value.reason == "http-403"


async def test_a_table_without_onlookers_is_closed_to_those_who_do_not_play(server: Server) -> None:
    async with Client(server.address) as nobody, guests(server.address, "Bice") as (bice,):
        async with party(server.address, 1, policy={"spectators": False}) as met:
            assert await turned_away(bice, met.id) == 4403
            assert await turned_away(nobody, met.id) == 4401
        assert await turned_away(bice, "there-is-no-such") == 4404


async def test_who_looks_on_can_do_nothing(server: Server) -> None:
    async with (
        guests(server.address, "Bice") as (bice,),
        dealt(server.address, 1, policy={"delay": 0}) as met,
        bice.table(met.id) as screen,
    ):
        await screen.until(lambda one: one.table)
        assert (screen.welcome["role"], screen.menu) == ("public", None)
        for message in (
            {"type": "act", "action": "draw", "on": screen.seq},
            {"type": "ready", "randomness": "x"},
            {"type": "say", "phrase": "hello"},
            {"type": "abandon"},
            {"type": "call", "seat": "A"},
        ):
            with pytest.raises(Refused) as refused:
                await screen.send(message)
            assert refused.value.reason == "live-only-looking-on"


async def test_a_screen_of_a_place_that_was_left_neither_sees_nor_acts_for_who_sits_there_now(server: Server) -> None:
    async with guests(server.address, "Anna", "Bice", "Ciro") as (anna, bice, ciro):
        table_id = await opened(anna)
        await bice.sit(table_id, "B")
        async with bice.table(table_id) as old:
            await old.until(lambda one: one.table)
            await bice.ask("DELETE", f"/api/tables/{table_id}/seats/mine")
            with pytest.raises(ConnectionError):
                await old.until(lambda one: False)
            assert old.socket.close_code == 1001
            await ciro.sit(table_id, "B")
            await anna.start(table_id)
            assert all(message.get("view") is None for message in old.heard)
        async with bice.table(table_id) as screen:
            await screen.until(lambda one: one.welcome)
            assert screen.welcome["role"] == "public"


async def test_who_changes_place_gets_the_screen_of_the_new_one(server: Server) -> None:
    async with guests(server.address, "Anna") as (anna,):
        table_id = await opened(anna)
        async with anna.table(table_id) as old:
            await old.until(lambda one: one.table)
            await anna.sit(table_id, "C")
            with pytest.raises(ConnectionError):
                await old.until(lambda one: False)
        async with anna.table(table_id) as screen:
            await screen.until(lambda one: one.table)
            assert screen.welcome["place"] == 2


# ── Two browsers in one seat ─────────────────────────────────────────────────────────────────────────────────────────


async def test_both_browsers_of_a_person_get_everything_and_either_can_act(server: Server) -> None:
    async with dealt(server.address, 2, players=2) as met:
        await met.level()
        first = await met.turn()
        person = met.clients[met.screens.index(first)]
        async with person.table(met.id) as second:
            await second.until(lambda one: one.seq >= first.seq)
            assert (second.view, second.menu) == (first.view, first.menu)
            before = len(first.heard)
            await second.act("draw")
            await first.until(lambda one: one.seq == second.seq)
            assert (second.view, second.menu) == (first.view, first.menu)
            await first.act("discard " + (first.menu or {})["discards"][0])
            await second.until(lambda one: one.seq == first.seq)
            told = [message for message in first.heard[before:] if message["type"] == "happened"]
            assert told == [message for message in second.heard if message["type"] == "happened"]


async def test_a_person_is_away_only_when_the_last_browser_is_closed(server: Server) -> None:
    async with party(server.address, 2, players=2) as met:
        bice = met.clients[1]
        async with bice.table(met.id) as second:
            await second.until(lambda one: one.table)
            await met["B"].socket.close()
            # Each of these is committed before it is answered: time enough for a departure to be noticed.
            for _ in range(5):
                done = await second.send({"type": "say", "phrase": "hello"})
            await met["A"].until(lambda one: one.seq >= done["seq"])
            assert not met["A"].table["chairs"][1]["away"]
        await met["A"].until(lambda one: one.table["chairs"][1]["away"])


async def test_a_made_up_cookie_is_a_stranger(server: Server) -> None:
    async with Client(server.address) as forger, guests(server.address, "Anna") as (anna,):
        table_id = await opened(anna, policy={**QUICK, "spectators": False})
        genuine = anna.http.cookies["ventaglio"]
        forger.http.cookies.set("ventaglio", genuine[:-2] + ("AA" if genuine[-2:] != "AA" else "BB"))
        assert await turned_away(forger, table_id) == 4401
