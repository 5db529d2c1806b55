"""Nobody is sent what is not theirs: in worlds that an audience cannot tell apart it gets the same bytes."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, Final, get_origin

import pytest
from msgspec.structs import replace

from tests.leaks.worlds import SETTINGS, audiences, busy_log, elsewhere, hands_of, with_other_secrets
from ventaglio.core.codec import encode
from ventaglio.law.referee.live import Noted, Unseen
from ventaglio.server.tables.doing import NotNow, act, why_not
from ventaglio.server.tables.due import due
from ventaglio.server.tables.entries import Did, Drawn, Entry, Revealed
from ventaglio.server.tables.listener import Listener
from ventaglio.server.tables.results import summary_of
from ventaglio.server.tables.room import Frame, in_words, past
from ventaglio.server.tables.wire import Audience, happened, state_of

pytestmark = pytest.mark.long

LOOKS: Final = 3
"""Moments of a hand at which an audience is asked."""

NOT_IN_A_HAND: Final = {
    *("Opened", "Sat", "BotSat", "Left", "Started"),
    *("Boards", "Committed", "SeatCommitted", "Readied", "CommitmentsClosed", "SeatOpened", "DealVoided", "Drawn"),
    *("Revealed", "Closed", "Again"),
}
"""Entries that are written when no cards are hidden. That they tell no other secret is seen from whole logs."""

each_table = pytest.mark.parametrize("name", SETTINGS)


def messages(frames: Sequence[Frame], audience: Audience) -> list[bytes]:
    """All that a screen gets while these entries are written, and what it would get if it came only then."""
    told, missed = [], []
    listener = Listener(audience, "", "en", told=True)
    for frame in frames:
        one = happened(frame.entry, audience, frame.before, frame.after)
        told += [encode(one), *(encode(more) for more in in_words(frame, listener))]
        missed.append(replace(one, view=None, menu=None, table=None))
    last = frame.after
    came = (
        state_of(last, audience),
        state_of(last, audience, tuple(missed)),
        past(frames, Listener(audience, "", "en", told=True)),
    )
    return [*told, *map(encode, came)]


def same(frames: Sequence[Frame], others: Sequence[Frame], audience: Audience) -> list[bytes]:
    """Demand the same bytes of two worlds."""
    mine, theirs = messages(frames, audience), messages(others, audience)
    for one, another in zip(mine, theirs, strict=True):
        assert one == another
    return mine


@cache
def compared_in_other_worlds(name: str) -> tuple[Counter[str], Counter[str]]:
    """Demand the same bytes in other worlds. What was compared: entries and messages, by kind."""
    log, rng = busy_log(name), Random(name)
    written, sent = Counter[str](), Counter[str]()
    for start, end in hands_of(log):
        for audience in audiences(log[0].after):
            for upto in rng.choices(range(start, end + 1), k=LOOKS):
                hand = log[start : upto + 1]
                other = elsewhere(hand, audience, rng)
                if other is not None:
                    sent += Counter(one.split(b'"', 4)[3].decode() for one in same(hand, other, audience))
                    written += Counter(type(frame.entry).__name__ for frame in hand)
    return written, sent


@each_table
def test_bytes_do_not_change_when_unseen_cards_do(name: str) -> None:
    written, _ = compared_in_other_worlds(name)
    assert written["Did"] > 300


@each_table
def test_bytes_do_not_change_with_secrets_and_persons(name: str) -> None:
    log = busy_log(name)
    other = with_other_secrets(log)
    assert log != other
    for audience in audiences(log[0].after):
        same(log, other, audience)


@each_table
def test_a_secret_is_in_no_message_before_it_is_revealed(name: str) -> None:
    log = busy_log(name)
    secrets = {frame.entry.secret for frame in log if isinstance(frame.entry, Drawn)}
    known: set[str] = set()
    for at, frame in enumerate(log):
        if isinstance(frame.entry, Revealed):
            known.add(frame.entry.secret)
        for audience in audiences(log[0].after):
            sent = b"".join(messages(log[at : at + 1], audience)).decode()
            assert not any(secret in sent for secret in secrets - known)
    assert known


def test_every_kind_of_entry_was_compared() -> None:
    """A new kind must be given a place in the evenings of `worlds`."""
    every = {(get_origin(kind) or kind).__name__ for kind in Entry.__args__}
    assert every == {type(frame.entry).__name__ for name in SETTINGS for frame in busy_log(name)}
    written = sum((compared_in_other_worlds(name)[0] for name in SETTINGS), Counter())
    assert every - NOT_IN_A_HAND == set(written)


def test_what_follows_a_table_by_itself_was_compared() -> None:
    """The other messages answer somebody: see `test_served_leaks`."""
    sent = sum((compared_in_other_worlds(name)[1] for name in SETTINGS), Counter())
    assert set(sent) == {"happened", "state", "told", "past", "ruling"}


@each_table
def test_what_a_table_does_by_itself_and_when_does_not_depend_on_unseen_cards(name: str) -> None:
    """A bot that took longer over a good hand would tell everybody; so would a line in the lobby."""
    log, rng = busy_log(name), Random(name)
    looked = 0
    for start, end in hands_of(log):
        for audience in audiences(log[0].after):
            hand = log[start : rng.randint(start, end) + 1]
            other = elsewhere(hand, audience, rng)
            for mine, theirs in zip(hand, other or (), strict=other is not None):
                now, then = due(mine.after), due(theirs.after)
                assert (now and now.at) == (then and then.at)
                assert summary_of(mine.after) == summary_of(theirs.after)
                looked += 1
    assert looked > 100


@pytest.mark.parametrize("name", [name for name, setting in SETTINGS.items() if setting.policy.referee])
def test_nobody_learns_that_there_was_a_mistake_nor_how_many(name: str) -> None:
    log = busy_log(name)
    mistakes = 0
    for frame in log:
        if not isinstance(frame.entry, Did):
            continue
        mistakes += sum(isinstance(event, Noted) for event in frame.entry.events)
        for audience in audiences(log[0].after):
            shown = happened(frame.entry, audience, frame.before, frame.after).what
            assert isinstance(shown, Did)
            assert not any(isinstance(event, Noted | Unseen) for event in shown.events)
            assert all(getattr(event, "number", 0) == 0 for event in shown.events)
    assert mistakes >= 3


@pytest.mark.parametrize("line", ["call 1", "call 99", "call 1 lot=7", "report remark A", "count"])
@pytest.mark.parametrize("name", [name for name, setting in SETTINGS.items() if setting.policy.referee])
def test_nobody_finds_mistakes_by_asking_nor_draws_the_lot_himself(name: str, line: str) -> None:
    log = busy_log(name)
    (start, end), *_ = hands_of(log)
    for frame in log[start : end + 1 : 10]:
        with pytest.raises(NotNow, match="not-for-players"):
            why_not(frame.after, 0, line)
        if frame.after.paused_at is None and frame.after.bell is None:
            with pytest.raises(NotNow, match="not-for-players"):
                act(frame.after, 0, line, on=frame.after.seq)


def test_a_lot_told_to_the_referee_counts_for_nothing() -> None:
    kit = busy_log("fibur-2019-live")[-1].after.kit
    assert kit.referee is not None
    call: Any = kit.referee.called(1, {"lot": "7"}, 123)
    assert call.lot == 123
