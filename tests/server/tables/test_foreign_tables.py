"""A server whose program lacks an edition: its tables stay as they are, can be looked at, and wait."""

import asyncio
from contextlib import AbstractContextManager

import pytest
from sqlalchemy import select

from tests.server.tables.test_hall import Screen, opened
from tests.texts import corrected
from ventaglio.api.client import Refused
from ventaglio.core.norms import Cite, Norm
from ventaglio.core.refusal import BadInput
from ventaglio.law import shelf
from ventaglio.law.text import edition_of
from ventaglio.server.store.database import Database
from ventaglio.server.store.schema import TABLES
from ventaglio.server.tables import doing
from ventaglio.server.tables.hall import Hall
from ventaglio.server.tables.policy import Policy
from ventaglio.server.tables.table import OPEN, PLAYING
from ventaglio.server.web.tables import _listed

pytestmark = pytest.mark.anyio

KEY = b"a key"


def other_values() -> AbstractContextManager[None]:
    text = shelf.get("moderne").text
    return corrected(edition_of(text, text.edition, norms={"smallest_cut": Norm(7, Cite("fitres", "20"))}))


async def test_a_table_is_looked_at_and_waits_for_its_edition(database: Database) -> None:
    before = Hall(database, key=KEY)
    before.logs.start()
    table_id = await opened(before, 0, headers={"Match": "single"})
    table = await before.table(table_id)
    assert table is not None
    assert not table.foreign
    await before.logs.stop()
    with other_values():
        hall = Hall(database, key=KEY)
        hall.logs.start()
        # It is overdue, as every table is when a server comes back; nothing is done to it.
        (overdue,) = await hall.logs.claim(hall.now() + 60)
        assert overdue == table_id
        await hall._take_over(table_id)
        assert await hall.logs.claim(hall.now() + 600) == []
        found = await hall.table(table_id)
        assert found is not None
        assert (found.seq, found.foreign, found.status) == (table.seq, True, PLAYING)
        shown = await hall.logs.shelf(table_id)
        assert shown is not None
        assert _listed(shown).foreign
        assert hall.meters.corrupt._value.get() == 0
        # Whoever played there sees it, and is told why it does not go on.
        screen = Screen(hall, table_id, 0)
        await hall.join(table_id, screen.listener)
        with pytest.raises(Refused) as refused:
            await screen.send({"type": "ready", "randomness": "x"})
        assert refused.value.reason in ("edition-not-here", "live-no-deal-to-come")
        with pytest.raises(Refused, match="not continued"):
            await screen.send({"type": "act", "action": "play d4", "on": 99})
        screen.stop()
        await hall.leave(table_id, screen.listener)
        await hall.logs.stop()
    again = Hall(database, key=KEY)
    again.logs.start()
    # With its edition it goes on: somebody comes back, and what is due is due again.
    await again.change(table_id, lambda table: doing.come(table, 0))
    async with database.reading() as connection:
        due = [row.due_at for row in await connection.execute(select(TABLES.c.due_at))]
    assert due != [None]
    await again.logs.stop()
    await asyncio.sleep(0)


async def test_a_table_that_nobody_has_begun_cannot_begin_by_other_values(database: Database) -> None:
    hall = Hall(database, key=KEY)
    hall.logs.start()
    first = doing.opened("tressette", {"Code": "moderne"}, Policy(), "owner")
    table = await hall.open(first, lambda table: doing.sit(table, 0, "person", "Name"))
    with other_values():
        with pytest.raises(BadInput) as refused:
            await hall.change(table.id, doing.start)
        assert refused.value.reason == "edition-not-here"
        found = await hall.table(table.id)
        assert found is not None
        assert found.status == OPEN
    await hall.change(table.id, doing.start)
    await hall.logs.stop()


def test_nobody_opens_a_table_by_an_edition_that_is_not_here() -> None:
    with pytest.raises(BadInput) as refused:
        doing.opened("burraco", {"Code": "fibur-2019", "Edition": "2031"}, Policy(), "owner")
    assert refused.value.reason == "edition-not-here"
