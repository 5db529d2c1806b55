"""The till at the door of a server: for those who take the money, and for nobody else."""

import pytest

from tests.running import Server
from tests.server.web.test_tournaments import bearer, hall
from ventaglio.api.client import Client, Refused

pytestmark = pytest.mark.anyio


async def test_the_till_tells_who_owes_what_and_what_must_be_there(server: Server) -> None:
    async with hall(server, 2, fee=1500) as desk:
        await desk.do("reductions-set", reductions=[{"name": "Under 25", "cents": 1000}])
        await desk.do("fees-agreed", number=2, fees=[1500, 1000], why="Under 25")
        await desk.do("money-taken", number=1, amounts=[1500, 1500])
        await desk.do("money-taken", number=2, amounts=[1500, 0], how="card")
        await desk.do("cash-moved", cents=-1000, why="hall")
        told = await desk.ask("GET", "/money")
        assert (told["fee"], told["due"], told["paid"]) == (1500, 5500, 4500)
        assert [[one["paid"] for one in entry["people"]] for entry in told["entries"]] == [[1500, 1500], [1500, 0]]
        assert [entry["why"] for entry in told["entries"]] == ["", "Under 25"]
        assert [(one["receipt"], one["cents"], one["how"]) for one in told["payments"]] == [
            (2, 1500, "card"),
            (1, 3000, "cash"),
        ]
        assert [line["cents"] for line in told["till"]] == [3000, 1500, -1000, 2000]
        assert told["till"][-1]["text"] == "Must be in the till, in cash"


async def test_money_of_a_cancelled_entry_can_be_given_back_player_by_player(server: Server) -> None:
    async with hall(server, fee=1500) as desk:
        await desk.enter(2)
        await desk.do("money-taken", number=2, amounts=[1500, 500])
        await desk.do("entry-cancelled", number=2, why="ill")
        (gone,) = (await desk.ask("GET", "/money"))["gone"]
        assert gone == {"number": 2, "amounts": [1500, 500]}
        await desk.do("money-taken", number=2, amounts=[-1500, -500])
        assert (await desk.ask("GET", "/money"))["gone"] == []


async def test_prizes_of_the_list_and_those_of_the_pot_are_told_apart(server: Server) -> None:
    async with hall(server, 2, fee=1000) as desk:
        pot = {"shares": [{"rank": 1, "weight": 1}], "percent": 50}
        await desk.do("prizes-set", prizes=[{"rank": 1, "thing": "prosciutto"}], pot=pot)
        told = await desk.ask("GET", "/prizes")
        assert [one["rank"] for one in told["prizes"]] == [1]
        assert told["pot"]["rule"]["percent"] == 50
        assert "€40.00" in told["pot"]["told"]
        assert [one["prize"].get("cents", 0) for one in told["awarded"]] == [0, 2000]


@pytest.mark.parametrize("role", ["referee", "scorer", "display"])
async def test_who_takes_no_money_does_not_see_the_till(server: Server, role: str) -> None:
    async with hall(server, 2, fee=1500) as desk, bearer(server, desk, desk.keys[role]) as other:
        with pytest.raises(Refused) as refused:
            await other.ask("GET", "/money")
        assert refused.value.reason == "http-403"
        for paper in ("cash-sheet", "receipts"):
            with pytest.raises(Refused) as refused:
                await other.ask("GET", f"/print/{paper}")
            assert refused.value.reason == "http-403"


async def test_the_check_in_takes_money_and_strangers_see_none(server: Server) -> None:
    async with hall(server, 2, fee=1500) as desk, bearer(server, desk, desk.keys["check-in"]) as door:
        await door.do("money-taken", number=1, amounts=[1500, 1500])
        assert (await door.ask("GET", "/money"))["paid"] == 3000
        async with Client(server.address) as stranger:
            with pytest.raises(Refused) as refused:
                await stranger.ask("GET", f"{desk.path}/money")
        assert refused.value.reason == "http-401"
