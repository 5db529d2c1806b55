"""Whatever is asked may be asked again when its answer was lost: under the same mark it is done once."""

import asyncio

import pytest

from tests.running import Server
from tests.web.door import person
from ventaglio.client import Client, Refused

pytestmark = pytest.mark.anyio

WANTED = {"game": "burraco", "code": "fibur-2019"}
MARK = "opened-by-hand"


async def test_a_table_is_opened_once_under_a_mark(server: Server) -> None:
    async with person(server, "Ornella") as client, person(server, "Bice") as other:
        first = await client.open_table(**WANTED, mark=MARK)
        assert (await client.open_table(**WANTED, mark=MARK))["table"]["id"] == first["table"]["id"]
        assert (await client.open_table(**WANTED, mark=f"{MARK}-2"))["table"]["id"] != first["table"]["id"]
        assert (await other.open_table(**WANTED, mark=MARK))["table"]["id"] != first["table"]["id"], "it is hers alone"
        assert (await client.open_table(**WANTED))["table"]["id"] != (await client.open_table(**WANTED))["table"]["id"]


async def test_of_two_that_come_at_once_one_opens_it(server: Server) -> None:
    async with person(server) as client:
        opened = await asyncio.gather(*(client.open_table(**WANTED, mark=MARK) for _ in range(5)))
        assert len({one["table"]["id"] for one in opened}) == 1


@pytest.mark.parametrize("mark", ["short", "x" * 65, "with a space"])
async def test_a_mark_that_is_none_gets_a_sentence(guest: Client, mark: str) -> None:
    with pytest.raises(Refused, match="8 to 64") as refused:
        await guest.open_table(**WANTED, mark=mark)
    assert refused.value.reason == "mark"
