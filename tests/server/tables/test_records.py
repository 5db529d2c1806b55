"""Records, steps and counts out of logs: tables without a server, and one person among bots."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from tests.server.tables.inside import inside
from tests.server.tables.parts import owed
from tests.server.tables.tabletop import Tabletop
from ventaglio.core.codec import encode
from ventaglio.core.provable_record import Verdict, check_deals
from ventaglio.core.record import Record, parse_record, replay, spell_record
from ventaglio.games.common.plugin.proofs import verify
from ventaglio.games.common.plugin.shelves import games, live_games
from ventaglio.lang import available, translator
from ventaglio.lang.voice import Voice
from ventaglio.server.tables import doing
from ventaglio.server.tables.entries import Did, Entry, Revealed, TakenBack
from ventaglio.server.tables.records import Course, course_of, read_log, record_of
from ventaglio.server.tables.replaying import ReplayStep, replay_of
from ventaglio.server.tables.scores import scores_of
from ventaglio.server.tables.shown import Shown
from ventaglio.server.tables.table import PLAYING, HostedTable

MATCHES = {
    "burraco": ("fibur-2019", {"Hands": "2"}),
    "tressette": ("tradizionali", {"Match": "passate", "Passate": "2"}),
}
EVERY_MATCH = [(game, referee) for game in MATCHES for referee in (False, True)]


def at_table(game: str, seed: int = 1, **policy: Any) -> Tabletop:
    """A person among bots."""
    code, headers = MATCHES[game]
    return Tabletop(game, code, seed, headers=headers, pace=0, clock="none", **policy).seat(0)


def go_on(top: Tabletop) -> None:
    """The next thing that happens; the person is ready at once, and plays as a bot would."""
    table = top.table
    if parts := owed(table):
        top.append(parts)
    elif table.turn_place == 0 and table.kit.own_action(table.match) is None:
        agent = table.kit.agent("socio", Random(table.seq))
        seat = table.seat_of(0)
        top.act("A", table.kit.game.spell_action(table.kit.choice(table.match, seat, agent)))
    else:
        top.step()


def until(top: Tabletop, so: Callable[[HostedTable], object]) -> Tabletop:
    while not so(top.table):
        go_on(top)
    return top


def is_over(table: HostedTable) -> bool:
    return table.status != PLAYING


@cache
def finished(game: str, referee: bool = False) -> Tabletop:
    """A match that was played to its end."""
    return until(at_table(game, referee=referee), is_over)


def course(top: Tabletop) -> Course:
    """What the log tells once it has been written down and read again."""
    return course_of("t", read_log((at, encode(entry).decode()) for at, entry in top.log))


def text_of(found: Course) -> str:
    return spell_record(found.table.kit.game, record_of(found))


def read(text: str) -> tuple[Any, Record]:
    return parse_record(text, {**games(), **live_games()})


def verdicts(text: str) -> list[Verdict]:
    return [one.verdict for one in check_deals(*read(text))]


# ── Records ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game, referee", EVERY_MATCH)
def test_a_record_replays_to_the_same_table_and_proves_every_deal(game: str, referee: bool) -> None:
    top = finished(game, referee)
    text = text_of(course(top))
    played, record = read(text)
    *_, last = replay(played, record)
    assert last.after == top.table.state
    assert len(record.moves) == sum(isinstance(entry, Did) for _, entry in top.log)
    assert (played.name, record.headers["Table"], record.headers["A"]) == (top.table.kit.game.name, "t", "Name 0")
    assert record.headers["Date"] == "1970-01-01"
    assert record.headers["Ended"] != "no"
    assert verdicts(text) == [Verdict.PROVED, Verdict.PROVED]
    assert verify(text, Voice(translator("en"))).proved


@pytest.mark.parametrize("game, referee", EVERY_MATCH)
def test_of_a_hand_being_played_a_record_tells_nothing(game: str, referee: bool) -> None:
    top = at_table(game, referee=referee)
    ended = dealt = 0
    while True:
        go_on(top)
        if is_over(top.table):
            break
        ended = sum(isinstance(entry, Revealed) for _, entry in top.log)
        dealt = sum(entry.action.startswith("deal ") for _, entry in top.log if isinstance(entry, Did))
        if top.table.seq % 23 and not any(isinstance(entry, Revealed) for _, entry in top.log[-2:]):
            continue
        text = text_of(course(top))
        assert len(re.findall("^table deal ", text, re.MULTILINE)) == ended
        assert verdicts(text) == [Verdict.PROVED] * ended
        if ended < dealt:
            assert top.table.pledge is not None
            assert top.table.pledge.commitment not in text
            assert top.table.pledge.secret not in text
    assert ended == 1
    assert dealt == 2


def test_what_was_taken_back_is_not_in_the_record() -> None:
    top = at_table("burraco", undo="turn")
    taken_back: list[Entry] = []
    while not is_over(top.table):
        go_on(top)
        mine = top.table.marks and top.table.marked_by == top.table.turn == 0
        if mine and len(taken_back) < 5:
            taken_back += top.do(doing.undo, 0)
    assert {type(one) for one in taken_back} == {TakenBack}
    found = course(top)
    played, record = read(text_of(found))
    *_, last = replay(played, record)
    assert last.after == top.table.state
    assert len(record.moves) == sum(isinstance(entry, Did) for _, entry in top.log) - len(taken_back)


def test_a_match_that_was_abandoned_is_told_to_its_last_card() -> None:
    top = until(at_table("tressette"), lambda table: table.in_hand and len(inside(table).tricks) == 3)
    top.do(doing.abandon, 0)
    text = text_of(course(top))
    assert '[Closed "abandoned A"]' in text
    assert '[Ended "no"]' in text
    assert verdicts(text) == [Verdict.PROVED]
    moves = text.partition("\n\n")[2].splitlines()
    assert [line.partition(" ")[2] for line in moves] == top.actions


def test_a_table_at_which_nobody_has_played_has_no_record() -> None:
    with pytest.raises(doing.NotNow) as refused:
        course(Tabletop())
    assert refused.value.reason == "live-is-open"


@pytest.mark.article("fitres", "101")
def test_a_deal_that_is_thrown_in_at_once_keeps_its_proof() -> None:
    for seed in range(200):
        top = Tabletop("tressette", "tradizionali", seed, headers={"Option.pairs": "B.b.1"}, pace=0).seat(0)
        until(top, lambda table: table.deals == 2 or table.in_hand)
        if top.table.deals == 2:
            break
    assert verdicts(text_of(course(top))) == [Verdict.PROVED]
    until(top, lambda table: table.in_hand)
    top.do(doing.abandon, 0)
    proofs = check_deals(*read(text_of(course(top))))
    assert {one.verdict for one in proofs} == {Verdict.PROVED}
    assert len(proofs) == top.table.deals


def test_without_people_the_record_says_that_nobody_contributed() -> None:
    top = Tabletop("tressette", "tradizionali", 3, headers={"Match": "single"}, pace=0).seat()
    top.until(is_over)
    assert verdicts(text_of(course(top))) == [Verdict.NOBODY_CONTRIBUTED]


# ── Steps ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game, referee", EVERY_MATCH)
def test_pages_of_a_replay_say_the_same_as_the_whole(game: str, referee: bool) -> None:
    found = course(finished(game, referee))
    whole = replay_of(Shown.of(found), 1, len(found.steps), "en")
    pages = [replay_of(Shown.of(found), first, 7, "en").steps for first in range(1, len(found.steps) + 1, 7)]
    assert tuple(step for page in pages for step in page) == whole.steps
    assert (whole.total, whole.complete) == (len(found.steps), True)
    assert [whole.steps[first - 1].action[:5] for first in whole.hands] == ["deal "] * 2
    assert [step.number for step in whole.steps] == list(range(1, whole.total + 1))
    assert [whole.steps[first - 1].hand for first in whole.hands] == [1, 2]
    assert replay_of(Shown.of(found), whole.total + 1, 7, "en").steps == ()
    told = " ".join(sentence for step in whole.steps for sentence in step.sentences)
    assert all(name in told for name in ("Name 0", "Bruno", "Carla", "Dino"))
    other = " ".join(sentence for step in replay_of(Shown.of(found), 1, 200, "it").steps for sentence in step.sentences)
    assert other[:300] != told[:300]


def cards_of(step: ReplayStep) -> Iterator[str]:
    hidden: dict[str, Any] = dict(step.cards)
    view: dict[str, Any] = dict(step.view)
    for hand in (*hidden["hands"], *hidden.get("pozzetti", ())):
        yield from hand
    yield from hidden.get("stock", ())
    yield from view.get("pile", ())
    for meld in view.get("melds", ()):
        yield from meld["cards"]
    for trick in view.get("memory", ()):
        yield from trick["cards"]
    yield from view.get("trick", ())


@pytest.mark.parametrize("game, pack", [("burraco", 108), ("tressette", 40)])
def test_a_replay_shows_every_card_at_every_step(game: str, pack: int) -> None:
    found = course(finished(game))
    shown = [step for step in replay_of(Shown.of(found), 1, len(found.steps), "en").steps if step.cards["hands"]]
    assert len(shown) > 30
    for step in shown:
        assert len(list(cards_of(step))) == pack


# ── Counts ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", available())
@pytest.mark.parametrize("game, referee", EVERY_MATCH)
def test_counts_add_up_to_the_result(game: str, referee: bool, language: str) -> None:
    top = finished(game, referee)
    scores = scores_of(course(top), language)
    assert [hand.number for hand in scores.hands] == [1, 2]
    for hand in scores.hands:
        for tally in hand.tallies:
            assert sum(entry.points for entry in tally.entries) == tally.total
            assert all(entry.told and entry.article for entry in tally.entries)
    assert scores.result is not None
    assert scores.result.standings == scores.hands[-1].standings
    standings = top.table.kit.standings(top.table.match)
    for side in scores.result.standings:
        assert {standings[seat].score for seat in side.seats} == {float(side.total)}
    assert (scores.result.tournament is not None) == (game == "burraco")
    assert (scores.closed, scores.status) == ("", "over")


def test_a_match_played_for_stakes_says_what_losers_pay() -> None:
    top = Tabletop("tressette", "tradizionali", 5, pace=0, clock="none").seat(0)
    result = scores_of(course(until(top, is_over)), "en").result
    assert result is not None
    assert result.stakes is not None
    assert result.stakes.total == sum(entry.points for entry in result.stakes.entries) > 0


def test_while_a_match_goes_on_only_hands_that_are_over_are_counted() -> None:
    top = until(at_table("burraco"), lambda table: table.in_hand and table.deals == 2)
    scores = scores_of(course(top), "en")
    assert [hand.number for hand in scores.hands] == [1]
    assert (scores.result, scores.status) == (None, "playing")


@pytest.mark.parametrize("language, sentence", [("en", "Name 0 has left"), ("it", "Name 0 ha lasciato")])
def test_of_an_abandoned_match_it_is_said_who_left(language: str, sentence: str) -> None:
    top = until(at_table("tressette"), lambda table: table.in_hand)
    top.do(doing.abandon, 0)
    scores = scores_of(course(top), language)
    assert scores.closed.startswith(sentence)
    assert (scores.result, scores.hands) == (None, ())


def test_a_match_lost_by_leaving_it_is_worth_no_victory_points() -> None:
    top = until(at_table("burraco"), lambda table: table.in_hand)
    top.do(doing.abandon, 0)
    scores = scores_of(course(top), "en")
    assert scores.result is not None
    assert scores.result.tournament is None
    assert scores.closed == "The match is over: it was abandoned."
