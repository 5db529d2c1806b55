"""Having a part in deals over the wire: a client does it by itself, and whoever plays foul is named."""

import asyncio
import secrets

import pytest

from tests.running import Server
from tests.server.tables.parties import Party, dealt, party
from ventaglio.api.client import Refused, TableConnection
from ventaglio.core.cards.provable import commitment
from ventaglio.core.provable_record import DealCheck, Verdict, Void, check_deals, read_voids
from ventaglio.core.receipts import disputes
from ventaglio.core.record import parse_record
from ventaglio.games.common.plugin.shelves import all_games

pytestmark = pytest.mark.anyio


async def told(met: Party) -> tuple[tuple[DealCheck, ...], tuple[Void, ...]]:
    """What the record says when somebody has left and the match is over."""
    await met["A"].send({"type": "abandon"})
    game, record = parse_record(await met.clients[0].ask("GET", f"/api/tables/{met.id}/record"), all_games())
    return check_deals(game, record), read_voids(record.headers)


def label(screen: TableConnection) -> str:
    return str(screen.table["pledge"]["label"])


async def test_clients_commit_and_open_by_themselves_and_keep_what_they_saw(server: Server) -> None:
    async with dealt(server.address, 2) as met:
        pledge = met["A"].table["pledge"]
        assert sorted(pledge["commitments"]) == sorted(pledge["randomness"]) == ["A", "B"]
        assert pledge["left"] == {"C": "bot", "D": "bot"}
        await met.level()
        checks, voids = await told(met)
        assert [one.verdict for one in checks] == [Verdict.PROVED]
        assert voids == ()
        for client in met.clients:
            (receipt,) = client.receipts.values()
            assert receipt.acknowledged
            assert disputes([receipt], checks, voids) == ()


async def test_whoever_opens_something_else_is_named_in_the_record(server: Server) -> None:
    async with party(server.address, 2) as met:
        honest, foul = met["A"], met["B"]
        # The first deal may be under way by now: B stops having a part in the next.
        first = label(foul)
        foul.takes_part = False
        await asyncio.gather(honest.ready(), foul.ready())
        await honest.until(lambda one: one.table["pledge"]["closed"] or label(one) != first)
        with pytest.raises(Refused, match="live-other-deal"):
            await foul.send({"type": "open", "label": f"{met.id}/99", "secret": "00" * 32})
        with pytest.raises(Refused, match="live-committed-already"):
            await foul.send({"type": "commit", "label": first, "commitment": "ab" * 32})
        await foul.send({"type": "open", "label": first, "secret": "00" * 32})
        void = await honest.until_heard("deal-voided")
        assert (void["what"]["why"], void["what"]["places"], void["what"]["told"]) == ("false", [1], "00" * 32)
        await honest.until(lambda one: one.table["pledge"] and label(one) != first)
        assert honest.table["pledge"]["voided"] == 1

        # Both are ready already. B commits now, and opens what he has committed to.
        await foul.until(lambda one: one.table["pledge"] and label(one) != first)
        second, own = label(foul), secrets.token_bytes(32)
        mine = commitment("B", own, second)
        await foul.send({"type": "commit", "label": second, "commitment": mine})
        await foul.until(lambda one: one.table["pledge"]["closed"])
        await foul.send({"type": "open", "label": second, "secret": own.hex()})
        await honest.until(lambda one: one.table["pledge"]["dealt"])
        checks, voids = await told(met)
        assert [one.verdict for one in checks] == [Verdict.PROVED]
        assert [(one.why, one.who) for one in voids] == [("false", ("B",))]
        kept = list(met.clients[0].receipts.values())
        assert len(kept) == 2
        assert disputes(kept, checks, voids) == ()


async def test_an_older_screen_has_no_part_and_plays(server: Server) -> None:
    """It says that it is ready, with a text that has no part in anything; the deal is made without it."""
    async with party(server.address, 1, takes_part=False) as met:
        await met["A"].send({"type": "ready", "randomness": "an-old-text"})
        await met["A"].until(lambda one: one.table["pledge"]["dealt"])
        assert met["A"].table["pledge"]["commitments"] == {}
        assert "an-old-text" not in repr(met["A"].heard)
