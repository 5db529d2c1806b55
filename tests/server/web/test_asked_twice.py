"""Whatever is asked may be asked again when its answer was lost: under the same mark it is done once."""

import asyncio

import pytest

from tests.running import Server
from tests.server.web.door import person
from ventaglio.api.client import Client, Refused

pytestmark = pytest.mark.anyio

WANTED = {"game": "burraco", "code": "fibur-2019"}
MARK = "opened-by-hand"
NOTICE = {"name": "Prova", "code": "fibur-2019", "format": "pairs", "phases": [{"movement": "danish", "rounds": 3}]}


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


async def test_a_tournament_is_announced_once_and_its_links_are_told_again(server: Server) -> None:
    async with person(server) as client, person(server, "Bice") as other:
        asked = [client.ask("POST", "/api/tournaments", {"notice": NOTICE}, mark=MARK) for _ in range(3)]
        first, *more = await asyncio.gather(*asked)
        assert more == [first, first]
        others = await other.ask("POST", "/api/tournaments", {"notice": NOTICE}, mark=MARK)
        assert others["id"] != first["id"]
        assert not set(others["links"].values()) & set(first["links"].values())


async def test_what_is_put_on_record_at_a_desk_is_there_once(server: Server) -> None:
    async with person(server) as client:
        opened = await client.ask("POST", "/api/tournaments", {"notice": NOTICE})
        path = f"/api/tournaments/{opened['id']}"
        entered = {"type": "entered", "number": 1, "players": [{"surname": "Rossi"}, {"surname": "Bianchi"}]}
        first = await client.ask("POST", f"{path}/do", {"happening": entered}, mark=MARK)
        again = await client.ask("POST", f"{path}/do", {"happening": entered}, mark=MARK)
        assert again["entries"] == first["entries"] == [2]
        assert again["desk"]["seq"] == 2
        with pytest.raises(Refused):
            await client.ask("POST", f"{path}/do", {"happening": entered}, mark=f"{MARK}-2")
        changed = {"happening": {**entered, "type": "entry-changed", "club": "Circolo"}}
        lines = [(await client.ask("POST", f"{path}/do", changed, mark=f"{MARK}-3"))["entries"] for _ in range(2)]
        lines += [(await client.ask("POST", f"{path}/do", changed))["entries"] for _ in range(2)]
        assert lines == [[3], [3], [4], [5]], "without a mark nobody knows that it is the same"


async def test_a_report_is_written_down_once(server: Server) -> None:
    async with person(server) as client:
        table_id = (await client.open_table(**WANTED))["table"]["id"]
        report = {"reason": "talk", "text": "rude"}
        numbers = [await client.ask("POST", f"/api/tables/{table_id}/reports", report) for _ in range(2)]
        assert numbers[0] == numbers[1]
        other = await client.ask("POST", f"/api/tables/{table_id}/reports", {**report, "text": "rude again"})
        assert other != numbers[0]
