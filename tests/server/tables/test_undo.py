"""Taking back: never, within the turn, or by consent; and never past what chance has shown to somebody."""

from typing import Any

import pytest

from tests.running import Server
from tests.server.tables.parties import dealt, frames_of, read_log, record_of
from tests.server.tables.tabletop import Tabletop
from ventaglio.api.client import Refused
from ventaglio.core.record import final_state
from ventaglio.server.tables import doing
from ventaglio.server.tables.doing import NotNow
from ventaglio.server.tables.entries import Answered, Asked, AskEnded, TakenBack
from ventaglio.server.tables.wire import Audience, clock_of, state_of

HAND = "hand B: 3c 4c 5c 9h Th Jh Kd 7s"


def sitting(undo: str, *people: int, **more: Any) -> Tabletop:
    """B is to pick up, with two runs in hand."""
    table = Tabletop("burraco", "fibur-2019", undo=undo, **{"clock": "none", **more})
    table.seat(*(people or (0, 1, 2, 3))).deal()
    return table.scene(f"{HAND}\npile: 6c\nstock: 2s 4s 5s 6s")


def can_undo(table: Tabletop, place: int) -> bool:
    return state_of(table.table, Audience(place, plays=True)).can_undo


# ── Never ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_where_it_is_not_agreed_nothing_is_taken_back() -> None:
    table = sitting("none")
    table.act("B", "draw")
    table.act("B", "open 3c 4c 5c")
    assert not can_undo(table, 1)
    with pytest.raises(NotNow, match="no-undo"):
        table.do(doing.undo, 1)


# ── Within the turn ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_ones_own_plays_are_taken_back_one_by_one_as_far_as_the_draw() -> None:
    table = sitting("turn")
    table.act("B", "draw")
    drawn = table.table.state
    table.act("B", "open 3c 4c 5c")
    opened = table.table.state
    table.act("B", "open 9h Th Jh")
    assert can_undo(table, 1)
    table.do(doing.undo, 1)
    assert table.table.state == opened
    table.do(doing.undo, 1)
    assert table.table.state == drawn
    assert not can_undo(table, 1)
    with pytest.raises(NotNow, match="nothing-to-undo"):
        table.do(doing.undo, 1)
    table.act("B", "open 9h Th Jh")
    assert table.fact("melds") == 1


def test_not_past_a_pile_that_was_collected() -> None:
    table = sitting("turn")
    table.act("B", "take")
    with pytest.raises(NotNow, match="nothing-to-undo"):
        table.do(doing.undo, 1)


@pytest.mark.parametrize("undo", ["turn", "consent"])
def test_not_past_a_pozzetto_that_was_seen(undo: str) -> None:
    table = sitting(undo).scene("hand B: 3c 4c 5c\nstock: 6c 4s 5s 6s")
    table.act("B", "draw")
    table.act("B", "open 3c 4c 5c")
    table.act("B", "attach 1 6c")
    assert table.fact("took") == ["B"]
    assert not can_undo(table, 1)
    with pytest.raises(NotNow, match="nothing-to-undo"):
        table.do(doing.undo, 1)


def test_the_discard_ends_the_turn_and_the_right() -> None:
    table = sitting("turn")
    table.act("B", "draw")
    table.act("B", "discard Kd")
    assert not can_undo(table, 1)
    with pytest.raises(NotNow, match="turn-is-over"):
        table.do(doing.undo, 1)


def test_nobody_takes_back_what_another_did() -> None:
    table = sitting("turn")
    table.act("B", "draw")
    table.act("B", "open 3c 4c 5c")
    for place in (0, 2, 3):
        assert not can_undo(table, place)
        with pytest.raises(NotNow, match="nothing-to-undo"):
            table.do(doing.undo, place)


def test_nobody_takes_back_what_a_bot_had_to_play_for_him() -> None:
    table = sitting("turn", clock="relaxed", seconds=10.0)
    table.scene(f"turn: A\nphase: play\nhand A: 7d 8h\n{HAND}")
    table.act("A", "discard 7d")
    table.act("B", "draw")
    table.act("B", "open 3c 4c 5c")
    table.until(lambda one: one.time_up)
    assert table.table.turn_place == 1
    with pytest.raises(NotNow, match="turn-is-over"):
        table.do(doing.undo, 1)


def test_the_clock_goes_on_when_something_is_taken_back() -> None:
    table = sitting("turn", clock="code").scene(f"turn: A\nphase: play\nhand A: 7d 8h\n{HAND}\nstock: 2s 4s 5s 6s")
    table.act("A", "discard 7d")
    table.act("B", "draw")
    table.act("B", "open 3c 4c 5c")
    before = clock_of(table.table)
    table.wait(7)
    table.do(doing.undo, 1)
    assert clock_of(table.table) == before


# ── By consent ───────────────────────────────────────────────────────────────────────────────────────────────────────


def discarded(*people: int, **more: Any) -> Tabletop:
    table = sitting("consent", *people, **more)
    table.act("B", "draw")
    table.act("B", "discard Kd")
    return table


def test_when_everybody_agrees_even_the_discard_comes_back() -> None:
    table = discarded()
    before = table.table.marks[-1][1]
    assert can_undo(table, 1)
    assert table.do(doing.undo, 1) == (Asked(1, "undo"),)
    table.do(doing.answer, 0, True)
    assert table.do(doing.answer, 3, True) == (Answered(3, yes=True),)
    assert isinstance(table.do(doing.answer, 2, True)[-1], TakenBack)
    assert table.table.state == before
    assert (table.table.turn_place, table.table.ask) == (1, None)


def test_one_who_does_not_agree_is_enough() -> None:
    table = discarded()
    after = table.table.state
    table.do(doing.undo, 1)
    table.do(doing.answer, 0, True)
    assert table.do(doing.answer, 2, False) == (Answered(2, yes=False), AskEnded("refused"))
    assert table.table.state is after
    with pytest.raises(NotNow, match="nothing-asked"):
        table.do(doing.answer, 3, True)
    table.do(doing.undo, 1)


def test_a_question_lapses_after_half_a_minute() -> None:
    table = discarded()
    table.do(doing.undo, 1)
    assert table.wait(29.9) == []
    assert table.wait(0.1) == [AskEnded("late")]
    assert table.table.ask is None


def test_it_lapses_when_the_next_has_played() -> None:
    table = discarded()
    table.do(doing.undo, 1)
    table.act("C", "draw")
    assert table.table.ask is None
    with pytest.raises(NotNow, match="nothing-asked"):
        table.do(doing.answer, 0, True)
    with pytest.raises(NotNow, match="nothing-to-undo"):
        table.do(doing.undo, 1)


def test_bots_and_who_is_not_there_agree() -> None:
    table = discarded(0, 1, 2)
    table.do(doing.go, 0)
    table.do(doing.undo, 1)
    assert isinstance(table.do(doing.answer, 2, True)[-1], TakenBack)


def test_alone_with_bots_one_need_not_ask() -> None:
    table = sitting("consent", 1, pace=10.0)
    table.act("B", "draw")
    table.act("B", "open 3c 4c 5c")
    (back,) = table.do(doing.undo, 1)
    assert isinstance(back, TakenBack)


def test_the_turn_that_comes_back_has_its_time_again_and_not_that_of_another() -> None:
    table = sitting("consent", clock="code")
    table.scene(f"turn: A\nphase: play\nhand A: 7d 8h\n{HAND}\nhand C: 3s\nstock: 2s 4s 5s 6s")
    table.act("A", "discard 7d")
    table.act("B", "draw")
    table.act("B", "discard Kd")
    table.wait(9)
    clock = clock_of(table.table)
    assert clock is not None
    assert (clock.place, clock.until - table.now) == (2, 1), "C has ten seconds"
    table.do(doing.undo, 1)
    for place in (0, 2, 3):
        table.do(doing.answer, place, True)
    clock = clock_of(table.table)
    assert clock is not None
    assert (clock.place, clock.until - table.now) == (1, 20)


def test_at_tressette_a_card_comes_back_until_the_next_is_played() -> None:
    table = Tabletop("tressette", "moderne", undo="consent", clock="none").seat(0, 1, 2, 3).deal()
    leader = table.table.turn_place
    assert leader is not None
    before = table.table.match
    action = table.table.kit.game.spell_action(next(table.table.kit.game.legal(before)))
    table.act("ABCD"[leader], action)
    table.do(doing.undo, leader)
    for place in {0, 1, 2, 3} - {leader}:
        table.do(doing.answer, place, True)
    assert table.table.state == before
    table.act("ABCD"[leader], action)
    follower = table.table.turn_place
    assert follower is not None
    table.act("ABCD"[follower], table.table.kit.game.spell_action(next(table.table.kit.game.legal(table.table.match))))
    with pytest.raises(NotNow, match="nothing-to-undo"):
        table.do(doing.undo, leader)


def test_the_log_gives_the_same_table_after_all_that() -> None:
    table = Tabletop("burraco", "fibur-2019", undo="consent", clock="code").seat(0, 1, 2, 3).deal()
    table.act("B", "draw")
    table.wait(3)
    table.act("B", "discard " + table.fact("hand B").split()[0])
    table.do(doing.undo, 1)
    for place in (0, 2, 3):
        table.do(doing.answer, place, True)
    assert table.table.turn_place == 1
    assert table.again() == table.table


# ── Over sockets ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.anyio
async def test_the_record_does_not_know_what_was_taken_back(server: Server) -> None:
    async with dealt(server.address, 2, players=2, policy={"undo": "consent"}) as met:
        screen = await met.turn()
        other = met.screens[1 - met.screens.index(screen)]
        await screen.act("draw")
        assert not screen.can_undo
        hand = (screen.view or {})["hand"]
        first, second = (screen.menu or {})["discards"][:2]
        await screen.act(f"discard {first}")
        assert screen.can_undo
        await screen.send({"type": "undo"})
        await other.until(lambda one: one.table["ask"])
        await other.send({"type": "answer", "yes": True})
        await screen.until_heard("taken-back")
        await met.level()
        assert (screen.view or {})["hand"] == hand
        assert screen.my_turn
        assert not other.my_turn
        await screen.act(f"discard {second}")
        await other.until(lambda one: one.my_turn)
        with pytest.raises(Refused) as refused:
            await other.send({"type": "undo"})
        assert refused.value.reason == "live-nothing-to-undo"
        await other.send({"type": "abandon"})
        rows = read_log(server.folder, met.id)
        final = frames_of(met.id, rows)[-1].after
        record, game = record_of(met.id, rows), final.kit.game
        lines = [game.spell_action(move.action) for move in record.moves]
        assert lines[1:3] == ["draw", f"discard {second}"]
        assert len(lines) == 4
        assert final_state(game, record) == final.state
