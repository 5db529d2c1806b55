"""Losing the connection and coming back: nothing missing, nothing twice, and the seat is one's own."""

import asyncio
from random import Random

import pytest

from tests.running import Server
from tests.server.tables.parties import Party, dealt, entries_of, party
from tests.server.tables.players import choose, play, play_all
from tests.server.tables.tabletop import Tabletop
from ventaglio.api.client import TableConnection
from ventaglio.core.codec import encode
from ventaglio.server.tables import doing
from ventaglio.server.tables.due import due, kept_until
from ventaglio.server.tables.entries import Closed, CommitmentsClosed, Did, Revealed, StoodIn, Went
from ventaglio.server.tables.protocol import ChairView
from ventaglio.server.tables.wire import PUBLIC, state_of


async def gone(met: Party, letter: str) -> int:
    """Somebody loses the connection; the last entry seen."""
    place = "ABCDEF".index(letter)
    seen = met[letter].seq
    await met[letter].socket.close()
    witness = next(screen for screen in met.screens if screen is not met[letter])
    await witness.until(lambda one: one.table["chairs"][place]["away"])
    return seen


def what_happened(screen: TableConnection, after: int) -> list[bytes]:
    """The entries after one, byte for byte, without what only tells how the table looked then."""
    return [
        encode({"seq": one["seq"], "at": one["at"], "what": one["what"]})
        for one in entries_of(screen)
        if one["seq"] > after
    ]


# ── Nothing missing, nothing twice ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.anyio
async def test_who_comes_back_is_told_what_he_missed_and_once(server: Server) -> None:
    async with dealt(server.address, 2, players=2, hands=1) as met:
        await met.level()
        seen = await gone(met, "B")
        for _ in range(3):
            await met["A"].send({"type": "say", "phrase": "hello"})
        async with met.clients[1].table(met.id, after=seen) as again:
            await again.until(lambda one: one.table)
            assert again.welcome["place"] == 1
            await asyncio.gather(play(met["A"], 1), play(again, 2))
            last = max(met["A"].seq, again.seq)
            for screen in (met["A"], again):
                await screen.until(lambda one: one.seq == last)
            numbers = [entry["seq"] for entry in entries_of(again)]
            assert numbers == list(range(seen + 1, last + 1))
            kinds = [entry["what"]["type"] for entry in entries_of(again)][:5]
            assert kinds == ["went", "said", "said", "said", "came"]


@pytest.mark.anyio
async def test_one_person_in_two_browsers_one_of_which_comes_back_has_the_same_bytes_in_both(server: Server) -> None:
    async with dealt(server.address, 2, players=2, hands=1) as met, met.clients[0].table(met.id) as second:
        await second.until(lambda one: one.seq >= met["A"].seq)
        await met.level()
        seen = second.seq
        await second.socket.close()
        count = seen + 30
        await play_all(met.screens, until=lambda one: one.seq >= count)
        async with met.clients[0].table(met.id, after=seen) as again:
            await again.until(lambda one: one.seq >= count)
            await met.level()
            state = next(message for message in again.heard if message["type"] == "state")
            told = [encode({"seq": one["seq"], "at": one["at"], "what": one["what"]}) for one in state["missed"]]
            stayed = what_happened(met["A"], seen)[: len(told)]
            assert told == stayed
            assert len(told) >= 30
            assert (again.view, again.menu) == (met["A"].view, met["A"].menu)


@pytest.mark.anyio
async def test_after_more_than_a_server_keeps_ready_the_log_is_read(server: Server) -> None:
    async with party(server.address, 2, players=2, hands=4) as met:
        begun = met["A"].seq
        await play_all(met.screens, until=lambda one: one.seq > 320 or one.table["status"] == "over")
        async with met.clients[0].table(met.id, after=begun) as again:
            await again.until(lambda one: one.seq >= met["A"].seq)
            numbers = [entry["seq"] for entry in entries_of(again)]
            assert numbers == list(range(begun + 1, again.seq + 1))
            assert len(numbers) > 200
            assert what_happened(again, begun)[:200] == what_happened(met["A"], begun)[:200]


@pytest.mark.anyio
@pytest.mark.parametrize("after", [0, 1, 10_000, None])
async def test_any_after_is_answered(server: Server, after: int | None) -> None:
    async with dealt(server.address, 1) as met, met.clients[0].table(met.id, after=after) as again:
        await again.until(lambda one: one.table)
        state = next(message for message in again.heard if message["type"] == "state")
        numbers = [one["seq"] for one in state["missed"]]
        assert numbers == (list(range(2, state["seq"] + 1)) if after in (0, 1) else [])


# ── Somebody stands in ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.anyio
async def test_a_bot_takes_over_after_the_grace_and_the_person_takes_the_seat_back(server: Server) -> None:
    async with dealt(server.address, 2, players=2, policy={"grace": 0.3, "level": "novizio"}) as met:
        screen = await met.turn()
        place = screen.welcome["place"]
        letter, other = "AB"[place], met["AB"[1 - place]]
        await screen.act("draw")
        seen = await gone(met, letter)
        stood = await other.until_heard("stood-in", place=place)
        assert stood["what"]["level"] == "novizio"
        went = next(entry for entry in entries_of(other) if entry["what"]["type"] == "went")
        assert stood["at"] - went["at"] >= 0.3
        # The bot finishes the turn that was in progress.
        await other.until(lambda one: one.my_turn)
        assert other.table["chairs"][place]["stand_in"] == "novizio"
        async with met.clients[place].table(met.id, after=seen) as again:
            await other.until(lambda one: not one.table["chairs"][place]["stand_in"])
            rng = Random(1)
            while other.my_turn:
                await other.act(choose(other, rng) or "")
            await again.until(lambda one: one.my_turn)
            await again.act("draw")
            did = [one for one in entries_of(again) if one["what"]["type"] == "did" and one["what"]["by"] == place]
            assert did[0]["what"]["bot"]
            assert not did[-1]["what"]["bot"]


@pytest.mark.anyio
async def test_whoever_comes_back_within_the_grace_finds_the_turn_as_it_was(server: Server) -> None:
    async with dealt(server.address, 2, players=2, policy={"grace": 30}) as met:
        screen = await met.turn()
        place = screen.welcome["place"]
        await screen.act("draw")
        seen = await gone(met, "AB"[place])
        async with met.clients[place].table(met.id, after=seen) as again:
            await again.until(lambda one: one.my_turn)
            assert (again.view, again.menu) == (screen.view, screen.menu)
            await again.act("discard " + (again.menu or {})["discards"][0])
        told = [entry["what"]["type"] for entry in entries_of(met["AB"[1 - place]])]
        assert "stood-in" not in told


def test_the_bot_plays_only_while_the_person_is_away() -> None:
    table = Tabletop("burraco", "fibur-2019", clock="none", grace=20.0, pace=1.0).seat(0, 1, 2, 3).deal()
    table.act("B", "draw")
    table.do(doing.go, 1)
    assert table.wait(19.9) == []
    (stood, *_) = table.wait(0.1)
    assert isinstance(stood, StoodIn)
    table.until(lambda one: one.turn_place == 2)
    assert due(table.table) is None, "C is there, and nobody plays for C"
    table.do(doing.come, 1)
    assert table.table.chairs[1].stand_in == ""
    for who in "CDA":
        table.act(who, "draw")
        table.act(who, "discard " + table.fact(f"hand {who}").split()[0])
    assert due(table.table) is None, "B plays for himself again"


# ── Everybody away ───────────────────────────────────────────────────────────────────────────────────────────────────


DAY = 24 * 3600.0


def deserted() -> Tabletop:
    """Two persons and two bots; both persons have gone."""
    table = Tabletop("burraco", "fibur-2019", clock="none", grace=20.0, pace=1.0).seat(0, 1).deal()
    table.do(doing.go, 0)
    table.wait(5)
    table.do(doing.go, 1)
    return table


def test_a_table_whose_people_have_all_gone_waits_for_them_and_nobody_plays_for_them() -> None:
    table = deserted()
    table.wait(30)
    state, seq = table.table.state, table.table.seq
    assert not any(isinstance(entry, StoodIn) for _, entry in table.log)
    assert table.wait(6 * DAY) == []
    assert (table.table.state, table.table.seq) == (state, seq)
    table.do(doing.come, 0)
    assert kept_until(table.table, 1) is not None
    table.wait(1)
    assert [bool(chair.stand_in) for chair in table.table.chairs[:2]] == [False, True], "now somebody waits for B"


def test_after_a_week_it_is_deserted_and_its_secret_told() -> None:
    table = deserted()
    left = table.now
    table.until(lambda one: one.status != "playing")
    assert table.now - left == 7 * DAY
    assert isinstance(table.log[-2][1], Revealed)
    assert table.log[-1][1] == Closed("deserted")
    assert due(table.table) is None


def test_a_place_is_kept_for_the_grace_and_that_is_told() -> None:
    table = Tabletop("burraco", "fibur-2019", clock="none", grace=20.0, pace=1.0).seat(0, 1).deal()
    assert chair_of(table, 1).kept_until is None
    table.do(doing.go, 1)
    left = table.now
    assert (chair_of(table, 1).away_since, chair_of(table, 1).kept_until) == (left, left + 20.0)
    table.wait(20)
    told = chair_of(table, 1)
    assert (bool(told.stand_in), told.kept_until) == (True, None)
    table.do(doing.come, 1)
    assert (chair_of(table, 1).stand_in, chair_of(table, 1).away_since) == ("", None)


def chair_of(table: Tabletop, place: int) -> ChairView:
    return state_of(table.table, PUBLIC).table.chairs[place]


def test_between_hands_who_has_gone_for_a_moment_has_his_part_when_he_is_back() -> None:
    table = Tabletop("tressette", "moderne", clock="none", grace=20.0).seat(0, 1)
    table.step()
    assert table.table.pledge is not None
    table.commit(0)
    table.do(doing.ready, 0)
    table.do(doing.go, 1)
    table.wait(10)
    assert table.table.pledge.closed_at is None
    table.do(doing.come, 1)
    table.commit(1)
    table.do(doing.ready, 1)
    table.step()
    closed = table.log[-1][1]
    assert isinstance(closed, CommitmentsClosed)
    assert closed.places == (0, 1)


def test_no_cards_are_dealt_to_a_table_that_nobody_is_at() -> None:
    table = Tabletop("tressette", "moderne", clock="none").seat(0)
    table.step()
    table.commit(0)
    table.do(doing.ready, 0)
    table.do(doing.go, 0)
    assert table.wait(DAY) == []
    table.do(doing.come, 0)
    table.deal()
    assert table.table.pledge is not None
    assert sorted(table.table.pledge.randomness) == [0]


def test_a_table_of_bots_alone_waits_for_nobody() -> None:
    table = Tabletop("tressette", "moderne", pace=0.0).seat()
    table.until(lambda one: one.status == "over")
    assert all(entry.bot for _, entry in table.log if isinstance(entry, Did) and entry.by >= 0)


@pytest.mark.anyio
async def test_over_sockets_too_a_table_goes_on_when_somebody_is_there_again(server: Server) -> None:
    async with dealt(server.address, 1, policy={"grace": 0}) as met:
        screen = met["A"]
        await screen.until(lambda one: one.my_turn)
        await screen.socket.close()
        async with asyncio.timeout(60):
            while not (await met.clients[0].ask("GET", f"/api/tables/{met.id}"))["table"]["chairs"][0]["away"]:
                pass
        async with met.clients[0].table(met.id, after=screen.seq) as again:
            await again.until(lambda one: "came" in [entry["what"]["type"] for entry in entries_of(one)])
            assert "went" in [entry["what"]["type"] for entry in entries_of(again)]
            await again.until(lambda one: one.my_turn)
            await again.act("draw")


def test_who_took_a_place_and_never_arrives_is_away_after_a_minute() -> None:
    table = Tabletop(clock="none", grace=20.0, pace=1.0)
    for place in range(4):
        table.do(doing.sit, place, f"person {place}", f"Name {place}")
    for place in (0, 2, 3):
        table.do(doing.come, place)
    table.do(doing.start)
    table.deal()
    assert table.table.turn_place == 1
    done = table.wait(60.0 + 20.0)
    assert [type(entry) for entry in done[:2]] == [Went, StoodIn]
    table.until(lambda one: one.turn_place == 2)
