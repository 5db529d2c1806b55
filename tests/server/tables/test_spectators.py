"""Onlookers: at Tressette with a player who answers for them, at Burraco behind the play and without hidden cards."""

import time
from typing import Any

import pytest

from tests.running import Server
from tests.server.tables.parties import QUICK, Party, dealt, entries_of, guests, party
from tests.server.tables.players import play_all
from ventaglio.api.client import Client, Refused, TableConnection

pytestmark = pytest.mark.anyio

TRESSETTE: dict[str, Any] = {"game": "tressette", "code": "moderne"}


async def ask(client: Client, table_id: str, sponsor: str) -> Any:
    """Ask a player to answer for one."""
    return await client.ask("POST", f"/api/tables/{table_id}/watchers", {"place": sponsor})


async def answer(screen: TableConnection, client: Client, *, yes: bool) -> None:
    assert client.me is not None
    await screen.send({"type": "admit", "person": client.me["id"], "yes": yes})


async def reason(doing: Any) -> str:
    """Why something is refused."""
    with pytest.raises(Refused) as refused:
        await doing
    return refused.value.reason


async def closed_with(client: Client, table_id: str) -> int:
    async with client.table(table_id) as screen:
        with pytest.raises(ConnectionError):
            await screen.until(lambda one: one.table)
        return screen.socket.close_code or 0


async def watchers(met: Party) -> list[tuple[str, bool]]:
    info = await met.clients[0].ask("GET", f"/api/tables/{met.id}")
    return [(one["name"], one["admitted"]) for one in info["table"]["watchers"]]


# ── Tressette, with a sponsor ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "88", "90")
async def test_an_onlooker_sees_the_hand_of_the_sponsor_only_and_has_no_menu(server: Server) -> None:
    async with guests(server.address, "Guido") as (guido,), dealt(server.address, 4, **TRESSETTE) as met:
        assert await closed_with(guido, met.id) == 4403, "nobody looks on alone"
        await ask(guido, met.id, "C")
        await met["C"].until(lambda one: one.table["watchers"])
        assert await closed_with(guido, met.id) == 4403, "asking is not enough"
        await answer(met["C"], guido, yes=True)
        async with guido.table(met.id) as screen:
            await screen.until(lambda one: one.table)
            assert (screen.welcome["role"], screen.welcome["place"]) == ("sponsored", 2)
            await met.level()
            assert screen.view == met["C"].view
            assert screen.menu is None
            assert not screen.table["owner"]
            await play_all(met.screens, until=lambda one: one.view and len(one.view["memory"]) >= 2)
            last = max(one.seq for one in met.screens)
            await screen.until(lambda one: one.seq >= last)
            assert [one["what"] for one in entries_of(screen)] == [
                one["what"] for one in entries_of(met["C"]) if one["seq"] > entries_of(screen)[0]["seq"] - 1
            ]
            assert all(message.get("menu") is None for message in screen.heard)
            assert await reason(screen.send({"type": "act", "action": "claim", "on": screen.seq})) == (
                "live-only-looking-on"
            )
            assert await reason(screen.send({"type": "say", "phrase": "hello"})) == "live-only-looking-on"


@pytest.mark.article("fitres", "88")
async def test_there_are_at_most_two_and_each_has_one_sponsor(server: Server) -> None:
    async with guests(server.address, "Guido", "Ines", "Lia") as people, party(server.address, 4, **TRESSETTE) as met:
        guido, ines, lia = people
        await ask(guido, met.id, "A")
        await ask(ines, met.id, "A")
        assert await reason(ask(lia, met.id, "B")) == "live-enough-spectators"
        await ask(guido, met.id, "B")
        assert await watchers(met) == [("Guido", False), ("Ines", False)]
        await answer(met["A"], guido, yes=True)
        assert await reason(answer(met["B"], guido, yes=True)) == "live-not-yours-to-admit"
        await ines.ask("DELETE", f"/api/tables/{met.id}/watchers/me")
        await ask(lia, met.id, "B")
        assert await watchers(met) == [("Guido", True), ("Lia", False)]


@pytest.mark.article("fitres", "88", "91")
async def test_only_a_person_who_plays_answers_for_somebody_who_does_not(server: Server) -> None:
    async with guests(server.address, "Guido") as (guido,), party(server.address, 2, **TRESSETTE) as met:
        assert await reason(ask(guido, met.id, "D")) == "live-sponsor-is-a-bot"
        assert await reason(ask(met.clients[0], met.id, "B")) == "live-plays-here"
        await ask(guido, met.id, "A")
        assert await reason(answer(met["B"], guido, yes=True)) == "live-not-yours-to-admit"
        assert await watchers(met) == [("Guido", False)]


@pytest.mark.article("fitres", "88")
async def test_more_than_half_of_the_players_keep_somebody_out(server: Server) -> None:
    async with guests(server.address, "Guido") as (guido,), party(server.address, 4, **TRESSETTE) as met:
        await ask(guido, met.id, "A")
        await answer(met["B"], guido, yes=False)
        await answer(met["B"], guido, yes=False)
        await answer(met["C"], guido, yes=False)
        assert await watchers(met) == [("Guido", False)], "two of four are not more than half"
        await answer(met["D"], guido, yes=False)
        assert await watchers(met) == []
        assert await reason(answer(met["A"], guido, yes=True)) == "live-nobody-asked"


@pytest.mark.article("fitres", "89", "91")
async def test_once_admitted_only_the_sponsor_sends_somebody_away(server: Server) -> None:
    async with guests(server.address, "Guido") as (guido,), party(server.address, 4, **TRESSETTE) as met:
        await ask(guido, met.id, "A")
        await answer(met["B"], guido, yes=False)
        await answer(met["A"], guido, yes=True)
        for letter in "BCD":
            assert await reason(answer(met[letter], guido, yes=False)) == "live-admitted-already"
        async with guido.table(met.id) as screen:
            await screen.until(lambda one: one.table)
            await answer(met["A"], guido, yes=False)
            with pytest.raises(ConnectionError):
                await screen.until(lambda one: False)
            assert screen.socket.close_code == 1001
        assert await closed_with(guido, met.id) == 4403


async def test_who_looked_on_and_sits_down_sees_one_hand_only(server: Server) -> None:
    async with guests(server.address, "Anna", "Guido") as (anna, guido):
        table_id = (await anna.open_table(**TRESSETTE, policy=QUICK))["table"]["id"]
        await ask(guido, table_id, "A")
        async with anna.table(table_id) as sponsor:
            await sponsor.until(lambda one: one.table)
            await answer(sponsor, guido, yes=True)
            async with guido.table(table_id) as looking:
                await looking.until(lambda one: one.table)
                await guido.sit(table_id, "B")
                with pytest.raises(ConnectionError):
                    await looking.until(lambda one: False)
            await sponsor.until(lambda one: one.table["chairs"][1]["name"] == "Guido")
            assert sponsor.table["watchers"] == []


async def test_who_looked_on_goes_with_the_sponsor(server: Server) -> None:
    async with guests(server.address, "Anna", "Bice", "Guido") as (anna, bice, guido):
        table_id = (await anna.open_table(**TRESSETTE, policy=QUICK))["table"]["id"]
        await bice.sit(table_id, "B")
        await ask(guido, table_id, "B")
        async with bice.table(table_id) as sponsor:
            await sponsor.until(lambda one: one.table)
            await answer(sponsor, guido, yes=True)
        async with guido.table(table_id) as looking:
            await looking.until(lambda one: one.table)
            await bice.ask("DELETE", f"/api/tables/{table_id}/seats/mine")
            with pytest.raises(ConnectionError):
                await looking.until(lambda one: False)
        info = await anna.ask("GET", f"/api/tables/{table_id}")
        assert info["table"]["watchers"] == []


async def test_burraco_needs_no_sponsor_and_a_table_may_have_no_onlookers(server: Server) -> None:
    async with guests(server.address, "Guido") as (guido,):
        async with party(server.address, 1) as met:
            assert await reason(ask(guido, met.id, "A")) == "live-needs-no-sponsor"
        async with party(server.address, 4, **TRESSETTE, policy={"spectators": False}) as met:
            assert await reason(ask(guido, met.id, "A")) == "live-no-spectators"


# ── Burraco, behind the play ─────────────────────────────────────────────────────────────────────────────────────────

DELAY = 1.0


async def test_the_public_sees_burraco_after_the_delay_and_never_sooner(server: Server) -> None:
    async with Client(server.address) as nobody, party(server.address, 2, players=2, policy={"delay": DELAY}) as met:
        late: list[float] = []
        async with nobody.table(met.id) as screen:
            await screen.until(lambda one: one.table)
            # The clocks of both ends are one: they are on one machine.
            screen.on_message = lambda message: late.append(time.time() - message["at"]) if "at" in message else None
            for one in met.screens:
                await one.ready()
            turn = await _dealt_turn(met)
            await turn.act("draw")
            seen = turn.seq
            assert screen.seq < seen
            await screen.until(lambda one: one.seq >= seen)
        assert late
        assert min(late) >= DELAY


async def test_before_play_begins_there_is_no_delay(server: Server) -> None:
    """Whoever was invited sees at once who takes a place and that play begins, and nothing of the play."""
    async with guests(server.address, "Anna", "Bice") as (anna, bice), Client(server.address) as nobody:
        table: dict[str, Any] = {"game": "burraco", "code": "fibur-2019", "players": 2}
        table_id = (await anna.open_table(**table, policy={**QUICK, "delay": 3600}))["table"]["id"]
        async with nobody.table(table_id) as screen:
            await screen.until(lambda one: one.table)
            await bice.sit(table_id, "B")
            await screen.until(lambda one: one.table["chairs"][1]["name"] == "Bice")
            async with anna.table(table_id) as one, bice.table(table_id) as other:
                await anna.start(table_id)
                await screen.until(lambda one: one.table["status"] == "playing")
                started = screen.seq
                for player in (one, other):
                    await player.until(lambda one: one.table.get("pledge"))
                    await player.ready()
                await one.until(lambda screen: screen.table["pledge"]["dealt"])
                await screen.send({"type": "ping"})
                assert screen.seq == started
                assert screen.table["pledge"] is None
                assert all(not any(message["view"]["counts"]) for message in screen.heard if message.get("view"))


async def test_who_comes_later_is_shown_the_table_as_it_was(server: Server) -> None:
    async with Client(server.address) as nobody, party(server.address, 2, players=2, policy={"delay": 3600}) as met:
        for one in met.screens:
            await one.ready()
        turn = await _dealt_turn(met)
        await turn.act("draw")
        async with nobody.table(met.id) as screen:
            await screen.until(lambda one: one.table)
            assert screen.table["status"] == "playing"
            assert screen.view is not None
            assert screen.view["phase"] == "deal"
            assert screen.table["pledge"] is None
            pong = await screen.send({"type": "ping"})
            assert pong["type"] == "pong"
            assert [message["type"] for message in screen.heard].count("happened") == 0


async def test_the_public_is_never_shown_a_hidden_card(server: Server) -> None:
    async with (
        Client(server.address) as nobody,
        party(server.address, 2, players=2, hands=1, policy={"delay": 0}) as met,
        nobody.table(met.id) as screen,
    ):
        await play_all(met.screens)
        last = max(one.seq for one in met.screens)
        await screen.until(lambda one: one.seq >= last)
        assert screen.welcome["role"] == "public"
        shown = [event for entry in entries_of(screen) for event in entry["what"].get("events", ())]
        hiding = [event for event in shown if event["type"] in ("served", "drew", "pozzetto-taken", "pozzetto-seen")]
        assert len(hiding) > 20
        for event in hiding:
            assert [event.get(name) for name in ("hand", "card", "cards")] == [None] * 3
        for message in screen.heard:
            view = message.get("view")
            assert view is None or view["hand"] is None
            assert message.get("menu") is None
        assert "revealed" in [entry["what"]["type"] for entry in entries_of(screen)], (
            "in the end all may check the deal"
        )


async def _dealt_turn(met: Party) -> TableConnection:
    for one in met.screens:
        await one.until(lambda screen: screen.table["pledge"]["dealt"])
    return await met.turn()
