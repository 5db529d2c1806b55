"""The append-only log."""

import pytest

from ventaglio.core.codec import decode, encode
from ventaglio.core.log import Event, Log, StaleSequence, TableOpened


def test_events_are_numbered_from_one_and_never_changed() -> None:
    empty: Log[object] = Log()
    opened = TableOpened("burraco", {"Code": "x"})
    log = empty.append(0, 1.5, opened, "first")
    assert [(event.seq, event.at, event.body) for event in log.events] == [(1, 1.5, opened), (2, 1.5, "first")]
    assert empty.events == ()
    assert list(log.bodies()) == [opened, "first"]


def test_whoever_comes_back_reads_what_came_after() -> None:
    log: Log[str] = Log[str]().append(0, 0, "a", "b", "c")
    assert [event.body for event in log.since(1)] == ["b", "c"]
    assert log.since(3) == ()


def test_of_two_who_append_at_once_one_is_told_to_look_again() -> None:
    log: Log[str] = Log[str]().append(0, 0, "a")
    with pytest.raises(StaleSequence, match="the log is at 1, not at 0") as caught:
        log.append(0, 0, "b")
    assert (caught.value.expected, caught.value.found) == (0, 1)


def test_an_event_survives_json() -> None:
    event = Event(1, 2.0, TableOpened("burraco", {"Code": "x"}))
    assert decode(encode(event), Event[TableOpened]) == event
