"""Whole matches over sockets: by people, by people with bots, by every code and number of players."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from tests.running import Server
from tests.server.tables.inside import inside
from tests.server.tables.parties import Party, entries_of, frames_of, party, read_log, record_of
from tests.server.tables.players import play_all
from tests.texts import BURRACO_CODES as CODES
from ventaglio.api.client import TableConnection
from ventaglio.core.codec import encode
from ventaglio.core.provable_record import Verdict, check_deals
from ventaglio.core.record import final_state
from ventaglio.server.tables.room import Frame
from ventaglio.server.tables.wire import PUBLIC, redact

pytestmark = pytest.mark.anyio

BURRACO = [(code, players) for code, rules in CODES.items() for players in sorted(rules.packs.value)]
TRESSETTE = [
    *(("tradizionali", "A", "accusa"), ("tradizionali", "B.a", "dichiarazione consentita")),
    *(("moderne", "A", "senza accusa"), ("moderne", "B.a", "accusa")),
    *(("moderne", "B.b.1", "dichiarazione obbligatoria"), ("moderne", "B.b.2", "accusa")),
]


def length(code: str, players: int) -> dict[str, Any]:
    """A match of one hand, where the code lets a table agree on that; else one that ends with the first hand."""
    return {"target": 1} if players in (3, 5) else {"hands": 1}


@pytest.mark.long
@pytest.mark.parametrize("code, players", BURRACO)
async def test_burraco_by_people_alone(server: Server, code: str, players: int) -> None:
    async with party(server.address, players, code=code, players=players, **length(code, players)) as met:
        await play_all(met.screens)
        await check_whole(server, met)


@pytest.mark.parametrize("code", sorted(CODES))
async def test_burraco_with_bots(server: Server, code: str) -> None:
    async with party(server.address, 1, code=code, hands=1) as met:
        await play_all(met.screens)
        await check_whole(server, met)
        bots = [entry["what"]["bot"] for entry in entries_of(met["A"]) if entry["what"]["type"] == "did"]
        assert any(bots)
        assert not all(bots)


@pytest.mark.parametrize("code, pairs, buongioco", TRESSETTE)
async def test_tressette_by_people_alone(server: Server, code: str, pairs: str, buongioco: str) -> None:
    options = {"pairs": pairs, "buongioco": buongioco}
    async with party(server.address, 4, game="tressette", code=code, match="single", options=options) as met:
        await play_all(met.screens)
        await check_whole(server, met)


@pytest.mark.long
@pytest.mark.parametrize("code", ["tradizionali", "moderne"])
async def test_tressette_to_the_end_with_a_bot_at_either_side(server: Server, code: str) -> None:
    async with party(server.address, 2, game="tressette", code=code, options={"buongioco": "accusa"}) as met:
        await play_all(met.screens)
        await check_whole(server, met)


@pytest.mark.long
async def test_whoever_changes_seats_keeps_his_place(server: Server) -> None:
    """Partners by the four of danari face each other; who had to move plays on from the place he took."""
    for _ in range(12):
        options = {"pairs": "B.a"}
        async with party(server.address, 4, game="tressette", code="moderne", match="single", options=options) as met:
            await play_all(met.screens)
            frames = await check_whole(server, met)
            moved = inside(frames[-1].after).players != (0, 1, 2, 3)
            assert [screen.welcome["place"] for screen in met.screens] == [0, 1, 2, 3]
            seats = [frames[-1].after.seat_of(place) for place in range(4)]
            assert [screen.seat for screen in met.screens] == seats
        if moved:
            return
    pytest.fail("nobody ever had to move")


# ── What must be so after every match ────────────────────────────────────────────────────────────────────────────────


async def check_whole(server: Server, met: Party) -> Sequence[Frame]:
    """All were told the same, nothing is missing, and what the log keeps can be replayed and proved."""
    rows = read_log(server.folder, met.id)
    frames = frames_of(met.id, rows)
    final = frames[-1].after
    for screen in met.screens:
        await screen.until(lambda one: one.seq == final.seq)
    assert final.status == "over"
    public = [msgspec.json.decode(encode(redact(frame.entry, PUBLIC, frame.before))) for frame in frames]
    for screen in met.screens:
        assert screen.table["status"] == "over"
        told = entries_of(screen)
        first = told[0]["seq"]
        assert [one["seq"] for one in told] == list(range(first, final.seq + 1)), "every entry once, and in order"
        for one in told:
            assert covers(one["what"], public[one["seq"] - 2]), (one["what"], public[one["seq"] - 2])
        assert_same_cards(screen, final)
    record, game = record_of(met.id, rows), final.kit.game
    assert final_state(game, record) == final.state
    checks = check_deals(game, record)
    assert [one.verdict for one in checks] == [Verdict.PROVED] * final.deals
    return frames


def covers(own: Any, public: Any) -> bool:
    """Whether what somebody was told is what everybody may know, and perhaps more."""
    if isinstance(own, dict) and isinstance(public, dict):
        return own.keys() == public.keys() and all(covers(own[key], public[key]) for key in own)
    if isinstance(own, list) and isinstance(public, list):
        return len(own) == len(public) and all(map(covers, own, public))
    return bool(own == public or public in (None, ""))


def assert_same_cards(screen: TableConnection, final: Any) -> None:
    place = screen.welcome["place"]
    assert screen.view == msgspec.json.decode(encode(final.kit.shown(final.state, final.seat_of(place))))
