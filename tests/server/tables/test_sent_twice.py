"""Whatever a person sends may be sent again when its answer was lost: it is done once, and answered as it was."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.running import Server
from tests.server.tables.parties import dealt, entries_of
from tests.server.tables.parts import owed, own_secret
from tests.server.tables.tabletop import Tabletop
from ventaglio.core.codec import encode
from ventaglio.core.seats import LETTERS
from ventaglio.server.tables import doing, protocol
from ventaglio.server.tables.entries import FromMessage
from ventaglio.server.tables.refereeing import ring
from ventaglio.server.tables.wire import PUBLIC, Audience, redact
from ventaglio.server.web.socket import deciding


def sitting(**policy: Any) -> Tabletop:
    return Tabletop(clock="none", **policy).seat(0, 1, 2, 3).deal()


def asked() -> Tabletop:
    table = sitting(undo="consent")
    table.do(doing.pause, 0)
    return table


def paused() -> Tabletop:
    table = asked()
    for place in (1, 2, 3):
        table.do(doing.answer, place, True)
    return table


def before_the_deal() -> Tabletop:
    return Tabletop(clock="none").seat(0, 1, 2, 3).until(lambda table: table.pledge is not None)


def all_committed() -> Tabletop:
    table = before_the_deal()
    while table.table.pledge is not None and table.table.pledge.closed_at is None:
        table.append(owed(table.table)) or table.step()
    return table


def with_an_onlooker() -> Tabletop:
    table = Tabletop("tressette", "moderne", clock="none").seat(0, 1, 2, 3).deal()
    table.do(doing.watch, "paolo", "Paolo", 1)
    return table


def having_laid() -> Tabletop:
    table = sitting(undo="turn")
    table.scene("phase: play\nturn: B\nhand B: 3h 4h 5h 9s 7d\nstock: Js Qs Ks 6s")
    table.act("B", "open 3h 4h 5h")
    return table


def at_a_live_table() -> Tabletop:
    return sitting(referee=True)


def having_rung() -> Tabletop:
    table = at_a_live_table()
    table.do(ring, 1)
    return table


MESSAGES: dict[str, tuple[Callable[[], Tabletop], int, dict[str, Any]]] = {
    "ready": (before_the_deal, 1, {}),
    "commit": (before_the_deal, 1, {"label": "t/1", "commitment": "ab" * 32}),
    "open": (all_committed, 1, {"label": "t/1", "secret": own_secret("t/1", 1).hex()}),
    "undo": (having_laid, 1, {}),
    "pause": (sitting, 1, {}),
    "resume": (paused, 1, {}),
    "answer": (asked, 1, {"yes": False}),
    "say": (sitting, 1, {"phrase": "hello"}),
    "admit": (with_an_onlooker, 1, {"person": "paolo", "yes": True}),
    "ring": (at_a_live_table, 1, {}),
    "hush": (having_rung, 1, {}),
    "abandon": (sitting, 1, {}),
}


@pytest.mark.parametrize("kind", MESSAGES)
def test_a_message_is_known_again_by_its_mark(kind: str) -> None:
    make, place, fields = MESSAGES[kind]
    table = make()
    message = protocol.read(encode({"type": kind, "id": "mark", **fields}))
    before = table.table
    entries = table.append(deciding(message, place)(table.table))
    assert entries
    assert before.done_before(place, "mark") is None
    assert table.table.done_before(place, "mark") is not None
    assert table.table.done_before(place + 1, "mark") is None, "a mark is one's own"
    # It is in the log, so that whoever takes the table over knows it too.
    assert table.again().refs == table.table.refs
    for audience in (PUBLIC, Audience(0, plays=True), Audience(place, plays=True)):
        shown = [redact(entry, audience, before) for entry in entries if isinstance(entry, FromMessage)]
        assert not any(one.sent for one in shown if isinstance(one, FromMessage))
        assert b"mark" not in encode(shown)


def test_every_message_that_does_something_is_here() -> None:
    does_nothing = {"why", "look", "ping", "hint"}
    elsewhere = {"act", "call"}
    known = {kind.__struct_config__.tag for kind in protocol.ClientMessage.__args__}
    assert known == {*MESSAGES, *does_nothing, *elsewhere}


@pytest.mark.anyio
async def test_what_is_sent_again_is_answered_and_not_done(server: Server) -> None:
    async with dealt(server.address, 2, players=2, policy={"undo": "turn"}) as met:
        turn = await met.turn()
        first = await turn.send({"type": "say", "phrase": "hello", "id": "one"})
        again = await turn.send({"type": "say", "phrase": "hello", "id": "one"})
        other = await turn.send({"type": "say", "phrase": "hello", "id": "two"})
        assert again["seq"] == first["seq"] < other["seq"]
        await turn.act("draw")
        assert [one["what"]["type"] for one in entries_of(turn)].count("said") == 2


@pytest.mark.anyio
async def test_a_call_is_ruled_once(server: Server) -> None:
    async with dealt(server.address, 4, policy={"referee": True}) as met:
        turn = await met.turn()
        seat = LETTERS[met.screens.index(turn)]
        caller = met.screens[(met.screens.index(turn) + 1) % 4]
        for _ in range(2):
            await turn.act("draw")
        call: dict[str, Any] = {"type": "call", "seat": seat, "id": "call"}
        facts: dict[str, str] = {}
        while (answer := await caller.send({**call, "facts": facts}))["type"] == "question":
            facts[answer["fact"]] = next(iter(answer["answers"]))
        again = await caller.send({**call, "facts": facts})
        assert again == answer
        await met.level()
        assert len([one for one in caller.heard if one["type"] == "ruling"]) == 1
