"""Bots that think: beside the loop, in time, and not before what they need is compiled."""

import threading
from random import Random
from typing import Any, NamedTuple

import pytest
from structlog.testing import capture_logs

from tests.server.tables.houses import Days, open_house
from ventaglio.games.common.bots.levels import quick_one
from ventaglio.games.common.plugin import kit_of
from ventaglio.server.store.database import Database
from ventaglio.server.tables import hall

pytestmark = pytest.mark.anyio


class Deep:
    """A bot that notes where it thinks, and waits for leave to be done."""

    thought: list[str]
    leave: threading.Event

    def __init__(self, plain: Any) -> None:
        self.quick = plain

    def choose(self, view: Any, menu: Any) -> Any:
        self.thought.append(threading.current_thread().name)
        assert self.leave.wait(20)
        return self.quick.choose(view, menu)


@pytest.fixture
def deep(monkeypatch: pytest.MonkeyPatch) -> type[Deep]:
    """All bots are deep ones."""
    kit: Any = kit_of("burraco")
    plain = kit.agent
    Deep.thought, Deep.leave = [], threading.Event()
    monkeypatch.setattr(kit, "agent", lambda level, rng: Deep(plain(level, rng)))
    monkeypatch.setattr(hall, "_compiled", lambda: True)
    return Deep


class Play(NamedTuple):
    """How many entries followed, and what came of choices that bots were to think about."""

    entries: int
    thoughts: dict[str, float]


async def play_on(database: Database, seconds: float = 3.0) -> Play:
    """Bots play for a while."""
    async with open_house(database, Days()) as house:
        table_id = await house.open(1, pace=1.0)
        await house.come(table_id, 0)
        before = (await house.deal(table_id)).seq
        await house.passes(seconds)
        (thoughts,) = house.hall.meters.thoughts.collect()
        outcomes = {one.labels["outcome"]: one.value for one in thoughts.samples if one.name.endswith("_total")}
        return Play((await house.table(table_id)).seq - before, outcomes)


async def test_they_think_beside_the_loop(database: Database, deep: type[Deep]) -> None:
    deep.leave.set()
    played = await play_on(database)
    assert played.entries > 0
    assert played.thoughts == {"done": len(deep.thought)}
    assert all(name.startswith("minds") for name in deep.thought)


async def test_who_takes_too_long_does_what_is_quickly_done(
    database: Database, deep: type[Deep], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "THINKS", 0.01)
    try:
        played = await play_on(database)
    finally:
        deep.leave.set()
    assert played.entries > 0
    assert played.thoughts.keys() == {"late"}


@pytest.mark.parametrize("fault", [RuntimeError, ZeroDivisionError, LookupError])
async def test_whose_thought_breaks_does_what_is_quickly_done(
    database: Database, deep: type[Deep], monkeypatch: pytest.MonkeyPatch, fault: type[Exception]
) -> None:
    def choose(self: Deep, view: Any, menu: Any) -> Any:
        raise fault("what a compiler says")

    monkeypatch.setattr(deep, "choose", choose)
    with capture_logs() as told:
        played = await play_on(database)
    assert played.entries > 0
    assert played.thoughts.keys() == {"broken"}
    assert {one["event"] for one in told} == {"a bot's thought broke"}


async def test_nobody_thinks_any_more_of_what_nobody_waits_for(
    database: Database, deep: type[Deep], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where more bots are to think than can, what has not been begun in time is not begun later."""
    monkeypatch.setattr(hall, "THINKS", 0.01)
    try:
        assert (await play_on(database, 8.0)).entries > 2 * hall.MINDS
    finally:
        deep.leave.set()
    # Whatever is still waiting comes before this.
    for done in [hall.Hall._minds.submit(int) for _ in range(hall.MINDS)]:
        done.result(20)
    assert len(deep.thought) <= hall.MINDS


async def test_nothing_is_waited_for_that_is_not_compiled(
    database: Database, deep: type[Deep], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "_compiled", lambda: False)
    played = await play_on(database)
    assert played.entries > 0
    assert played.thoughts.keys() == {"unready"}
    assert deep.thought == []


def test_a_bot_of_a_level_is_itself_where_it_names_nobody() -> None:
    kit: Any = kit_of("burraco")
    agent = kit.agent("novizio", Random(0))
    assert quick_one(agent) is agent
