"""Rulings at the tables of a server: ruled once, kept in the log, and shown from there to whoever looks later."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.tables.tabletop import Tabletop
from ventaglio.core.codec import encode
from ventaglio.core.norms import Cite
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import LETTERS
from ventaglio.law.referee.inquiry import Book, NeedFacts, Outcome, Ruling
from ventaglio.law.referee.live import Ruled
from ventaglio.law.referee.remedies import Remedy, Step
from ventaglio.law.words.rulings import RulingTold
from ventaglio.server.tables import doing, refereeing
from ventaglio.server.tables.entries import Did, Entry, read_entry
from ventaglio.server.tables.listener import Listener
from ventaglio.server.tables.protocol import Ruling as Told
from ventaglio.server.tables.records import course_of, read_log
from ventaglio.server.tables.replaying import ReplayStep, replay_of
from ventaglio.server.tables.room import Frame, frames_of, in_words
from ventaglio.server.tables.shown import Shown
from ventaglio.server.tables.wire import Audience

FIBUR = "fibur-2019"
NOW = "Art. 1 — FIBUR 2019"


def dealt() -> Tabletop:
    return Tabletop("burraco", FIBUR, referee=True, clock="none", headers={"Hands": "1"}).seat(0, 1, 2, 3).deal()


def two_cards(top: Tabletop) -> tuple[str, int]:
    """Whoever is on turn draws two cards. The seat, and who may call for it."""
    turn = top.table.kit.game.turn(top.table.match)
    assert turn is not None
    for _ in range(2):
        top.act(LETTERS[turn], "draw")
    return LETTERS[turn], (turn + 1) % 4


def call(top: Tabletop, seat: str, caller: int, **facts: str) -> tuple[Entry, ...]:
    entries = refereeing.call(top.table, caller, seat, "", facts, lot=5)
    assert not isinstance(entries, NeedFacts)
    return entries


def ruled(entries: tuple[Entry, ...]) -> Ruled:
    return next(event for one in entries if isinstance(one, Did) for event in one.events if isinstance(event, Ruled))


def rule_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on every book says nothing but that a warning is due."""
    warning = Ruling((Step(Remedy("warn", who="offender"), Cite(FIBUR, "1")),), (Cite(FIBUR, "1"),))
    monkeypatch.setattr(Book, "rule", lambda *asked: warning)


def heard(frame: Frame) -> Iterator[RulingTold]:
    """What a screen that has just come hears of the rulings in an entry."""
    for one in in_words(frame, Listener(Audience(None), "", "en", told=True)):
        if isinstance(one, Told):
            yield one.told


def replayed(top: Tabletop) -> tuple[ReplayStep, ...]:
    """The match as its log tells it, written down and read again."""
    log = [(at, encode(entry).decode()) for at, entry in top.log]
    course = course_of("t", read_log(log))
    return replay_of(Shown.of(course), 1, len(course.steps), "en").steps


# ── Once, and stored ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_call_is_ruled_on_once_and_telling_it_opens_no_book(monkeypatch: pytest.MonkeyPatch) -> None:
    top = dealt()
    seat, caller = two_cards(top)
    count, rule = 0, Book.rule

    def counting(book: Book[Any], irregularity: str, told: Mapping[str, str]) -> Outcome:
        nonlocal count
        count += 1
        return rule(book, irregularity, told)

    monkeypatch.setattr(Book, "rule", counting)
    before = top.table
    entries = call(top, seat, caller)
    assert count == 1
    (frame,) = frames_of(before, top.now, entries)
    assert [list(heard(frame)) for _ in range(3)]
    top.append(entries)
    assert top.again() == top.table
    assert count == 1


def test_the_log_has_the_ruling_with_its_articles_and_edition() -> None:
    top = dealt()
    seat, caller = two_cards(top)
    entries = top.append(call(top, seat, caller))
    event = ruled(entries)
    assert (event.irregularity, event.by) == ("two-cards-drawn", FIBUR)
    assert event.edition == top.table.kit.rules(top.table.match).edition
    assert event.ruling is not None
    assert Cite(FIBUR, "8") in event.ruling.cites
    assert event.orders == tuple(str(step.remedy) for step in event.ruling.steps)
    (entry, *_) = entries
    assert read_entry(top.table.kit.game.name, encode(entry).decode()) == entry


def test_what_people_tell_makes_a_line_that_can_be_read_back() -> None:
    """Chance is the table's: of two lots, the one that somebody tells counts for nothing."""
    top = dealt()
    seat, caller = two_cards(top)
    with pytest.raises(BadInput, match="is no fact"):
        call(top, seat, caller, harm="a b")
    (entry, *_) = call(top, seat, caller, lot="9", aside="yes")
    assert isinstance(entry, Did)
    assert entry.action == "call 1 lot=5 aside=yes"
    parsed: Any = top.table.kit.game.parse_action(entry.action)
    assert (parsed.lot, parsed.told) == (5, {"aside": "yes"})


# ── Shown from the log ───────────────────────────────────────────────────────────────────────────────────────────────


def finished() -> tuple[Tabletop, Frame]:
    """A match with a ruling in it, which somebody has then left, so that all of it may be told."""
    top = dealt()
    seat, caller = two_cards(top)
    before = top.table
    entries = top.append(call(top, seat, caller))
    top.do(doing.abandon, caller)
    return top, frames_of(before, top.now, entries)[0]


def test_a_listener_and_a_replay_show_what_was_ruled_though_the_book_says_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    top, frame = finished()
    (first,) = heard(frame)
    assert NOW not in first.articles
    rule_otherwise(monkeypatch)
    (again,) = heard(frame)
    assert again == first
    (shown,) = [told for step in replayed(top) for told in step.rulings]
    assert shown == first
    sentences = [sentence for step in replayed(top) for sentence in step.sentences]
    assert {order.sentence for order in first.orders} <= set(sentences)


def test_a_log_from_before_rulings_were_stored_is_ruled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    top, frame = finished()
    (first,) = heard(frame)
    top.log = [(at, _as_before(entry)) for at, entry in top.log]
    frame = frame._replace(entry=_as_before(frame.entry))
    assert list(heard(frame)) == [first]
    assert [told for step in replayed(top) for told in step.rulings] == [first]
    assert top.again() == top.table
    rule_otherwise(monkeypatch)
    (other,) = heard(frame)
    assert other.articles == (NOW,)


def _as_before(entry: Entry) -> Entry:
    """An entry as it was written when a ruling was only its facts and its orders."""
    if not isinstance(entry, Did):
        return entry
    events = (
        Ruled(one.number, one.caller, one.facts, one.orders) if isinstance(one, Ruled) else one for one in entry.events
    )
    return replace(entry, events=tuple(events))
