"""Clocks: those of the codes to the second with their consequence, the relaxed one, and none."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.running import Server
from tests.server.tables.parties import dealt, entries_of
from tests.server.tables.tabletop import Tabletop
from ventaglio.core.seats import LETTERS
from ventaglio.server.tables import doing
from ventaglio.server.tables.doing import NotNow
from ventaglio.server.tables.due import AT_FIRST, IN_HIS_TURN, due
from ventaglio.server.tables.entries import Did, Entry, TimeUp, Warned
from ventaglio.server.tables.wire import clock_of

FIBUR, INT = "fibur-2019", "internazionale"

by_either_code = [
    pytest.param(FIBUR, marks=pytest.mark.article(FIBUR, "38")),
    pytest.param(INT, marks=pytest.mark.article(INT, "32 bis")),
]
both = pytest.mark.parametrize("code", by_either_code)


def sitting(code: str = FIBUR, *, clock: str = "code", **more: Any) -> Tabletop:
    """Four people at a table with a clock, the cards dealt."""
    return Tabletop("burraco", code, clock=clock, **more).seat(0, 1, 2, 3).deal()


def before_b(code: str, *lines: str) -> Tabletop:
    """A is about to discard; then it is B's turn, who has the cards that matter."""
    table = sitting(code)
    table.scene("\n".join(("phase: play", "turn: A", "hand A: 3h 4h 5s 7d", *lines)))
    table.act("A", "discard 7d")
    return table


def kinds(entries: Iterator[Entry] | list[Entry] | tuple[Entry, ...]) -> list[str]:
    return [type(entry).__name__ for entry in entries]


# ── By the code ──────────────────────────────────────────────────────────────────────────────────────────────────────

HANDS = {
    1: "Kd",
    3: "Kd 9c 8c",
    4: "Kd 9c 8c 6c",
    10: "Kd 9c 8c 6c 5c 4c 3c 9d 8d 6d",
    11: "Kd 9c 8c 6c 5c 4c 3c 9d 8d 6d 5d",
}


@both
@pytest.mark.parametrize("cards, seconds", [(1, 10), (3, 10), (4, 20), (10, 20), (11, 40)])
def test_the_cards_at_the_start_of_a_turn_give_its_seconds(code: str, cards: int, seconds: int) -> None:
    table = before_b(code, f"hand B: {HANDS[cards]}")
    clock = clock_of(table.table)
    assert clock is not None
    assert (clock.place, clock.until - table.now, clock.warned) == (1, seconds, False)
    assert table.wait(seconds - 0.01) == []
    assert table.wait(0.01) == [Warned(1, 5)]


@both
def test_what_is_drawn_and_laid_meanwhile_does_not_change_the_time(code: str) -> None:
    table = before_b(code, f"hand B: {HANDS[10]}", "stock: Js Qs Ks 6s")
    table.wait(8)
    table.act("B", "draw")
    table.act("B", "open 3c 4c 5c 6c")
    assert table.wait(11.9) == []
    assert kinds(table.wait(0.2)) == ["Warned"]


@both
def test_five_seconds_after_the_warning_the_highest_card_is_discarded(code: str) -> None:
    table = before_b(code, "hand B: Kd 9c 8c 6c", "stock: 3s 4s 5s 6s")
    table.act("B", "draw")
    assert kinds(table.wait(24.9)) == ["Warned"]
    clock = clock_of(table.table)
    assert clock is not None
    assert (clock.warned, round(clock.until - table.now, 3)) == (True, 0.1)
    (expired,) = table.wait(0.1)
    assert isinstance(expired, Did)
    assert (expired.action, expired.by) == ("expire", -1)
    assert table.fact("pile").split()[-1] == "Kd"
    assert table.fact("turn") == "C"


@both
def test_who_has_not_drawn_is_made_to_draw_first(code: str) -> None:
    table = before_b(code, "hand B: 9c 8c", "stock: Kd 4s 5s 6s")
    assert kinds(table.wait(15)) == ["Warned", "Did"]
    assert (table.fact("hand B"), table.fact("pile").split()[-1]) == ("8c 9c", "Kd")
    assert table.fact("turn") == "C"


@pytest.mark.article("internazionale", "8", "32 bis")
def test_nobody_keeps_a_pile_by_letting_the_time_run_out() -> None:
    table = before_b("internazionale", "hand B: 5c 6c 9d", "pile: 7c Kd", "stock: 3s 4s 5s 6s")
    table.act("B", "take")
    assert kinds(table.wait(15)) == ["Warned", "Did"]
    assert (table.fact("hand B"), table.fact("pile"), table.fact("turn")) == ("9d 5c 6c", "7c Kd 7d 3s", "C")


@both
def test_finishing_within_the_five_seconds_is_in_time(code: str) -> None:
    table = before_b(code, "hand B: 9c 8c", "stock: Kd 4s 5s 6s")
    table.wait(14.9)
    table.act("B", "draw")
    table.act("B", "discard 8c")
    assert table.table.warned_at is None
    assert table.fact("turn") == "C"


@both
def test_a_pozzetto_taken_directly_gives_the_time_of_its_cards(code: str) -> None:
    table = before_b(code, "hand B: 9h Th Jh", "stock: Qh 4s 5s 6s")
    table.wait(12)
    assert table.table.warned_at is not None
    table.act("B", "draw")
    table.act("B", "open 9h Th Jh Qh")
    assert table.fact("took") == ["B"]
    clock = clock_of(table.table)
    assert clock is not None
    assert (clock.warned, clock.until - table.now) == (False, 40)
    assert table.wait(39.9) == []
    assert kinds(table.wait(5.1)) == ["Warned", "Did"]


@both
def test_everybody_has_his_own_time_turn_after_turn(code: str) -> None:
    table = before_b(code, f"hand B: {HANDS[3]}", f"hand C: {HANDS[4]}", "hand D: 4c 5h")
    for who, seconds in zip("BCD", (10, 20, 10), strict=True):
        clock = clock_of(table.table)
        assert clock is not None
        assert (LETTERS[clock.place], clock.until - table.now) == (who, seconds)
        assert kinds(table.wait(seconds + 5)) == ["Warned", "Did"]


@pytest.mark.article(FIBUR, "38")
def test_the_first_turn_of_a_hand_has_its_forty_seconds_too() -> None:
    table = sitting()
    clock = clock_of(table.table)
    assert clock is not None
    assert clock.until - table.now == 40


def test_a_bots_turn_has_no_clock() -> None:
    table = Tabletop("burraco", FIBUR, clock="code", pace=0.8).seat(0).deal()
    assert table.table.turn_place == 1
    assert clock_of(table.table) is None
    table.until(lambda one: one.turn_place == 0)
    assert clock_of(table.table) is not None


def test_a_bot_is_not_as_quick_every_time_but_as_quick_as_the_table_wants_on_average() -> None:
    """He looks longer at his cards when his turn begins, and never twice as long or half as long as that."""
    table = Tabletop("burraco", FIBUR, clock="none", pace=10.0).seat(0).deal()
    first: list[float] = []
    later: list[float] = []
    while table.table.turn_place != 0:
        begun, since = table.table.acted_at > table.table.turn_since, table.now
        table.step()
        (later if begun else first).append(table.now - since)
    assert first
    assert later
    assert len({round(one, 2) for one in first + later}) > 3
    assert all(0.5 <= one / (10 * AT_FIRST) <= 1.5 for one in first)
    assert all(0.5 <= one / (10 * IN_HIS_TURN) <= 1.5 for one in later)


@pytest.mark.parametrize("game, code", [("burraco", "estratto"), ("burraco", "circolo"), ("tressette", "moderne")])
def test_a_code_that_limits_no_turn_gives_no_clock(game: str, code: str) -> None:
    with pytest.raises(NotNow, match="no-code-clock"):
        Tabletop(game, code, clock="code")


# ── Relaxed, and none ────────────────────────────────────────────────────────────────────────────────────────────────


def test_when_relaxed_time_is_over_a_bot_plays_the_turn_and_the_next_is_ones_own() -> None:
    table = Tabletop("burraco", "estratto", clock="relaxed", seconds=30.0, pace=0.5).seat(0, 1, 2, 3).deal()
    who = table.table.turn_place
    assert table.wait(29.9) == []
    assert table.wait(0.1) == [Warned(who or 0, 10)]
    assert table.wait(9.9) == []
    assert table.wait(0.1)[0] == TimeUp(who or 0)
    table.until(lambda one: one.turn_place != who)
    assert all(entry.bot for _, entry in table.log if isinstance(entry, Did) and entry.by == who)
    table.until(lambda one: one.turn_place == who)
    clock = clock_of(table.table)
    assert clock is not None
    assert clock.until - table.now == 30
    assert not table.table.time_up


def test_at_tressette_too() -> None:
    table = Tabletop("tressette", "moderne", clock="relaxed", seconds=30.0, pace=0.5).seat(0, 1, 2, 3).deal()
    who = table.table.turn_place
    assert kinds(table.wait(40)) == ["Warned", "TimeUp", "Did"]
    assert table.table.turn_place != who


def test_without_a_clock_the_table_waits() -> None:
    table = sitting(clock="none")
    assert clock_of(table.table) is None
    assert due(table.table) is None
    assert table.wait(10_000) == []


# ── Pauses, and going away ───────────────────────────────────────────────────────────────────────────────────────────


@both
def test_a_pause_stops_the_clock_and_it_goes_on_where_it_stood(code: str) -> None:
    table = before_b(code, f"hand B: {HANDS[4]}")
    table.wait(12)
    table.do(doing.pause, 0)
    for place in (1, 2, 3):
        table.do(doing.answer, place, True)
    assert clock_of(table.table) is None
    assert table.wait(300) == []
    table.do(doing.resume, 2)
    clock = clock_of(table.table)
    assert clock is not None
    assert clock.until - table.now == 8
    assert kinds(table.wait(8)) == ["Warned"]
    table.do(doing.pause, 0)
    for place in (1, 2, 3):
        table.do(doing.answer, place, True)
    table.wait(60)
    table.do(doing.resume, 0)
    assert table.wait(4.9) == []
    assert kinds(table.wait(0.1)) == ["Did"]


def test_a_pause_that_nobody_ends_ends_after_ten_minutes() -> None:
    table = sitting(clock="none")
    table.do(doing.pause, 0)
    for place in (1, 2, 3):
        table.do(doing.answer, place, True)
    assert table.wait(599) == []
    assert kinds(table.wait(1)) == ["Resumed"]


@both
def test_the_clock_of_one_who_lost_his_connection_waits_for_the_bot_or_for_him(code: str) -> None:
    table = before_b(code, f"hand B: {HANDS[4]}", "stock: 3s 4s 5s 6s")
    table.wait(15)
    table.do(doing.go, 1)
    assert table.wait(19) == [], "grace is twenty seconds"
    table.do(doing.come, 1)
    clock = clock_of(table.table)
    assert clock is not None
    assert clock.place == 1


# ── Over a socket ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.long
@pytest.mark.anyio
async def test_a_screen_is_told_when_the_time_will_be_over_and_what_comes_then(server: Server) -> None:
    async with dealt(server.address, 2, players=2, policy={"clock": "relaxed", "seconds": 5}) as met:
        screen = await met.turn()
        place = screen.welcome["place"]
        assert screen.clock is not None
        assert screen.clock["place"] == place
        began = entries_of(screen)[-1]["at"]
        assert screen.clock["until"] - began == 5
        warned = await screen.until_heard("warned", place=place)
        assert 5 <= warned["at"] - began < 6.5
        assert screen.clock is not None
        assert screen.clock["warned"]
        await screen.act("draw")
        await screen.act("discard " + (screen.menu or {})["discards"][0])
        other = met.screens[1 - place]
        await other.until(lambda one: one.my_turn)
        assert other.clock is not None
        assert (other.clock["place"], other.clock["warned"]) == (1 - place, False)


def test_going_and_coming_back_gives_no_more_time() -> None:
    table = Tabletop("burraco", "fibur-2019", clock="code", grace=30.0).seat(0, 1, 2, 3).deal()
    place = table.table.turn_place
    assert place is not None
    since = table.table.turn_since
    table.wait(20.0)
    table.do(doing.go, place)
    table.wait(10.0)
    table.do(doing.come, place)
    assert table.table.turn_since == since
    assert Warned(place, 5.0) in table.wait(10.0)
