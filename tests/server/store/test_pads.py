"""Shared score pads in the database: one order whoever writes at once, a bound, and an end."""

import asyncio

import pytest

from ventaglio.core.refusal import BadInput
from ventaglio.server.store.database import Database
from ventaglio.server.store.pads import KEPT_DAYS, MOST_NOTES, PadNote, Pads
from ventaglio.server.store.privacy import Rule, purge

pytestmark = pytest.mark.anyio

DAY = 24 * 3600.0


async def test_phones_that_write_at_once_get_one_order(database: Database) -> None:
    pads = Pads(database)
    await pads.create("pad", 0.0)
    phones = [[PadNote(f"{phone} {number}", "{}") for number in range(3)] for phone in range(8)]
    # Each tells its notes twice, as over a bad network.
    await asyncio.gather(*(pads.write("pad", notes, 0, 0.0) for notes in (*phones, *phones)))
    found = await pads.read("pad", 0)
    assert found is not None
    assert sorted(found) == sorted(note for notes in phones for note in notes)
    # What one phone told stands together and in its order.
    assert [note.id[0] for note in found[::3]] == [note.id[0] for note in found[1::3]]
    assert await pads.read("pad", 20) == found[20:]


async def test_a_full_pad_takes_no_more_and_an_old_one_goes(database: Database) -> None:
    pads = Pads(database)
    await pads.create("full", 0.0)
    await pads.create("young", 40 * DAY)
    await pads.write("full", [PadNote(str(one), "{}") for one in range(MOST_NOTES)], MOST_NOTES, 0.0)
    with pytest.raises(BadInput, match="takes 2000 notes"):
        await pads.write("full", [PadNote("more", "{}")], 0, 0.0)
    assert len(await pads.read("full", 0) or ()) == MOST_NOTES
    assert (await purge(database, Rule(), KEPT_DAYS * DAY, "test", "")).pads == 0
    assert (await purge(database, Rule(), KEPT_DAYS * DAY + 1, "test", "")).pads == 1
    assert await pads.read("full", 0) is None
    assert await pads.write("full", [PadNote("late", "{}")], 0, 0.0) is None
    assert await pads.read("young", 0) == []
