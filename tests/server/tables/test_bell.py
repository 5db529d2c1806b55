"""The bell of a live-table: the clock stands still while the referee works, and nobody gains time by ringing."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.tables.inside import inside
from tests.server.tables.tabletop import Tabletop
from ventaglio.core.seats import LETTERS
from ventaglio.law.referee.inquiry import NeedFacts
from ventaglio.server.tables import doing
from ventaglio.server.tables.doing import NotNow
from ventaglio.server.tables.due import due
from ventaglio.server.tables.entries import BellEnded, Did, Rang, StoodIn, TimeUp, Warned
from ventaglio.server.tables.refereeing import ATTENTION, BELL_LASTS, RINGS, call, hush, noticing, ring
from ventaglio.server.tables.wire import PUBLIC, Audience, happened, table_view

FIBUR = "fibur-2019"
SECONDS = 30.0


def live(*people: int, **policy: Any) -> Tabletop:
    """A live-table with a clock, in the first turn of a hand."""
    how = {"referee": True, "clock": "relaxed", "seconds": SECONDS, **policy}
    return Tabletop("burraco", FIBUR, **how).seat(*(people or (0, 1, 2, 3))).deal()


def on_turn(top: Tabletop) -> str:
    turn = top.table.turn
    assert turn is not None
    return LETTERS[turn]


def after(letter: str, steps: int = 1) -> str:
    return LETTERS[(LETTERS.index(letter) + steps) % 4]


def rings(top: Tabletop, letter: str) -> None:
    top.do(ring, LETTERS.index(letter))


# ── The clock ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_clock_goes_on_where_it_stood() -> None:
    top = live()
    turn = on_turn(top)
    top.wait(SECONDS - 5)
    rings(top, after(turn))
    assert top.wait(40) == []
    top.do(hush, LETTERS.index(after(turn)))
    assert top.wait(4.9) == []
    assert [type(one) for one in top.wait(0.2)] == [Warned]


def test_so_does_the_time_after_a_warning() -> None:
    top = live()
    assert [type(one) for one in top.wait(SECONDS)] == [Warned]
    top.wait(4)
    rings(top, on_turn(top))
    assert top.wait(BELL_LASTS - 1) == []
    assert [type(one) for one in top.wait(1)] == [BellEnded]
    assert top.wait(5.9) == []
    assert isinstance(top.step()[0], TimeUp)


def test_a_ruling_ends_it_and_does_not_count_as_ringing_for_nothing() -> None:
    top = live()
    turn = on_turn(top)
    for _ in range(RINGS + 1):
        top.act(turn, "draw")
        top.act(turn, "draw")
        rings(top, after(turn))
        outcome = call(top.table, LETTERS.index(after(turn)), turn, "", {}, 0)
        assert not isinstance(outcome, NeedFacts)
        top.append(outcome)
        assert top.table.bell is None
        assert top.table.rung == ()
        card = inside(top.table).hands[LETTERS.index(turn)][0].text
        top.act(turn, f"discard {card}")
        turn = on_turn(top)
    assert top.again() == top.table


def test_everybody_is_told_who_rang_and_that_the_clock_stands() -> None:
    top = live()
    before = top.table
    rings(top, "C")
    for audience in (Audience(0, plays=True), PUBLIC):
        told = happened(top.log[-1][1], audience, before, top.table)
        assert told.what == Rang(2)
        assert told.clock is None
        assert told.table is not None
        assert told.table.bell is not None
        assert (told.table.bell.place, told.table.bell.until) == (2, top.now + BELL_LASTS)
    top.do(hush, 2)
    assert table_view(top.table, PUBLIC).bell is None


# ── Nobody gains by it ───────────────────────────────────────────────────────────────────────────────────────────────


def test_nothing_is_played_or_taken_back_meanwhile() -> None:
    top = live(undo="turn")
    turn = on_turn(top)
    top.act(turn, "take")
    rings(top, after(turn))
    with pytest.raises(NotNow, match="bell-rings"):
        top.act(turn, "draw")
    with pytest.raises(NotNow, match="bell-rings"):
        top.do(doing.undo, LETTERS.index(turn))


def test_one_rings_for_nothing_only_so_often_in_a_hand() -> None:
    top = live()
    for _ in range(RINGS):
        rings(top, "B")
        with pytest.raises(NotNow, match="not-your-bell"):
            top.do(hush, 0)
        with pytest.raises(NotNow, match="bell-rings"):
            rings(top, "A")
        top.do(hush, 1)
    with pytest.raises(NotNow, match="rung-enough"):
        rings(top, "B")
    rings(top, "A")


def test_it_ends_by_itself() -> None:
    top = live(clock="none")
    rings(top, "A")
    assert top.wait(BELL_LASTS - 0.1) == []
    assert top.wait(0.1) == [BellEnded("late")]


def test_a_pause_takes_its_place() -> None:
    top = live()
    top.wait(10)
    rings(top, "A")
    top.wait(20)
    top.do(doing.pause, 0)
    for place in (1, 2, 3):
        top.do(doing.answer, place, True)
    assert top.table.bell is None
    with pytest.raises(NotNow, match="paused"):
        rings(top, "A")
    top.wait(100)
    top.do(doing.resume, 0)
    assert top.wait(SECONDS - 10.1) == []
    assert [type(one) for one in top.wait(0.2)] == [Warned]


def test_whoever_goes_away_meanwhile_is_stood_in_for_as_ever() -> None:
    top = live(grace=20.0)
    rings(top, "A")
    top.do(doing.go, 1)
    assert [type(one) for one in top.wait(30)] == [StoodIn]


def test_there_is_a_bell_only_where_there_is_a_referee_and_cards_are_played() -> None:
    ordinary = Tabletop("burraco", FIBUR).seat(0, 1, 2, 3).deal()
    with pytest.raises(NotNow, match="no-referee"):
        ordinary.do(ring, 0)
    early = Tabletop("burraco", FIBUR, referee=True).seat(0, 1, 2, 3)
    with pytest.raises(NotNow, match="nothing-stands-still"):
        early.do(ring, 0)


def test_the_count_of_a_close_waits_too() -> None:
    top = live(clock="none")
    top.scene("phase: play\nturns: 9\ntook: B A\nhand B: 9h Th Jh 4c\nstock: 3s 4s 5s 6s 7s")
    top.act("B", "open 9h Th Jh")
    top.act("B", "discard 4c")
    top.wait(10)
    rings(top, "A")
    assert top.wait(50) == []
    top.do(hush, 0)
    assert top.wait(4.9) == []
    assert top.wait(0.2)
    assert top.actions[-1] == "count"


# ── What one may have rung for ───────────────────────────────────────────────────────────────────────────────────────


def offered(top: Tabletop) -> list[tuple[str, str, tuple[str, ...]]]:
    bell = table_view(top.table, PUBLIC).bell
    assert bell is not None
    return [(LETTERS[one.seat], one.act, one.irregularities) for one in bell.likely]


def test_the_last_acts_come_first_whether_they_were_right_or_not() -> None:
    lists = []
    for cards in ("open 9h Th Jh", "open 9h Th 4c"):
        top = live(clock="none").scene("phase: play\nturns: 9\nhand B: 9h Th Jh 4c 5d\nstock: 3s 4s 5s 6s 7s")
        top.act("B", cards)
        rings(top, "A")
        lists.append(offered(top))
    right, wrong = lists
    assert right == wrong
    assert right[0][:2] == ("B", "open")
    assert right[0][2][0] == "wrong-opening"


def test_right_and_wrong_draws_are_offered_alike() -> None:
    once, twice = live(), live()
    for top, times in ((once, 1), (twice, 2)):
        turn = on_turn(top)
        for _ in range(times):
            top.act(turn, "draw")
        rings(top, after(turn))
    assert offered(once) == offered(twice)
    assert offered(once)[0][2][0] == "two-cards-drawn"


def test_at_tressette_a_revoke_is_offered_for_every_card_played() -> None:
    top = Tabletop("tressette", "moderne", referee=True).seat(0, 1, 2, 3).deal()
    turn = on_turn(top)
    top.act(turn, f"play {inside(top.table).hands[LETTERS.index(turn)][0].text}")
    rings(top, after(turn))
    (first, *_) = offered(top)
    assert first[:2] == (turn, "play")
    assert "revoke" in first[2]


# ── Bots ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def erring(level: str, seed: int = 0) -> Tabletop:
    """A person among bots of a level has drawn two cards, and discards."""
    top = Tabletop("burraco", FIBUR, seed, referee=True, clock="none", level=level).seat(0).deal()
    top.until(lambda table: table.turn == 0)
    top.act("A", "draw")
    top.act("A", "draw")
    return top


def test_bots_let_whoever_plays_finish_and_call_before_the_next_plays() -> None:
    found = False
    for seed in range(5):
        top = erring("maestro", seed)
        assert list(noticing(top.table)) == []
        top.act("A", f"discard {inside(top.table).hands[0][0].text}")
        called = next(noticing(top.table), None)
        if called is None:
            continue
        assert called[0] in (1, 3), "a partner does not"
        (entry, *_) = top.step()
        assert isinstance(entry, Did)
        assert entry.bot
        assert entry.action.startswith("call ")
        assert not list(noticing(top.table))
        assert top.again() == top.table
        found = True
    assert found


def test_the_better_a_bot_the_more_it_notices() -> None:
    noticed = dict.fromkeys(ATTENTION, 0)
    top = erring("socio")
    top.act("A", f"discard {inside(top.table).hands[0][0].text}")
    assert top.table.pledge is not None
    for number in range(40):
        for level in ATTENTION:
            chairs = tuple(replace(one, level=level) if one.level else one for one in top.table.chairs)
            dealt = replace(top.table.pledge, secret=f"{number}")
            noticed[level] += any(True for _ in noticing(replace(top.table, chairs=chairs, pledge=dealt)))
    assert 0 < noticed["novizio"] < noticed["socio"] <= noticed["maestro"] <= 40


def test_what_turns_on_unseen_cards_they_do_not_notice() -> None:
    """Whoever discards the card he has just collected may have had its twin."""
    for seed in range(5):
        top = Tabletop("burraco", FIBUR, seed, referee=True, clock="none", level="maestro").seat(0).deal()
        top.scene("phase: pick-up\nturns: 8\nturn: A\nhand A: 9h Th Jh 4c 5d\npile: 3s\nstock: 4s 5s 6s 7s 8s")
        top.act("A", "take")
        top.act("A", "open 9h Th Jh")
        top.act("A", "discard 3s")
        assert [one.irregularity for one in top.table.match.incidents] == ["single-card-discarded"]  # type: ignore[attr-defined]
        assert not list(noticing(top.table))


def test_a_revoke_is_noticed_when_a_later_card_has_proved_it() -> None:
    top = Tabletop("tressette", "tradizionali", referee=True, clock="none", level="maestro").seat(0).deal()
    seen = []
    for _ in range(60):
        table = top.table
        if not table.in_hand:
            break
        called = next(noticing(table), None)
        if called is not None:
            incident: Any = table.match.incidents[called[1].number - 1]  # type: ignore[attr-defined]
            seen.append((incident.irregularity, incident.evident))
        if table.turn != 0 or called is not None:
            top.step()
            continue
        state = inside(table)
        wrong = [one for one in state.hands[0] if state.trick and one.suit != state.trick[0].suit]
        top.act("A", f"play {(wrong or list(state.hands[0]))[0].text}")
    assert all(evident is not None for name, evident in seen if name == "revoke")
    assert due(top.table) is not None
