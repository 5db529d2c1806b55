"""Analyses over HTTP: of hands that are over, in a queue beside, read by whoever may, and of nothing else.

With two worlds the strong player himself is soon done, once he is compiled. `test_analyst` has the queue at work with
another. What takes several servers is for the night.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.learning.analysis.thinking import played
from tests.running import Server, running_servers
from tests.server.tables.players import over, play
from tests.server.web.test_records import opened, refusal, second_hand
from ventaglio.api.client import Client
from ventaglio.core.record import make_record, spell_record
from ventaglio.games.common.plugin.catalogue import kit_of
from ventaglio.games.tressette.game import TRESSETTE
from ventaglio.server.tables.analysed import Source, hands_of

pytestmark = pytest.mark.anyio

BOTS = {"game": "tressette", "code": "moderne", "hands": 2, "match": "passate"}
KIT = kit_of("tressette")
QUICKLY = "worlds=2"
"""It is looked at little, and so done soon."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_servers(1, tmp_path_factory.mktemp("server") / "data", True, VENTAGLIO_BOUNDS=QUICKLY) as (one,):
        yield one


def record(missing: int = 0) -> str:
    """A match of two passate; of the second so many moves are missing."""
    steps = played()[: len(played()) - missing]
    found = make_record(TRESSETTE, steps[0].before, tuple(step.move for step in steps), steps[-1].after)
    return spell_record(TRESSETTE, found)


async def finished(client: Client, at: str, first: dict[str, Any]) -> list[dict[str, Any]]:
    """Everything that is told until an analysis is done: each time it waits for news."""
    told = [first]
    while told[-1]["status"] in ("waiting", "working"):
        told.append(await client.ask("GET", f"{at}?seen={told[-1]['seq']}&wait=5"))
    return told


async def test_a_hand_of_a_record_is_analysed_and_shared_by_its_address(guest: Client, stranger: Client) -> None:
    asked = await guest.ask("POST", "/api/analyses", {"record": record(), "hand": 2})
    at = f"/api/analyses/{asked['id']}"
    told = await finished(stranger, at, asked)
    seqs = [one["seq"] for one in told]
    assert seqs == sorted(seqs)
    assert seqs[-1] > asked["seq"]
    last = told[-1]
    assert (last["status"], last["hand"], last["table"], last["problem"]) == ("done", 2, "", "")
    found = last["analysis"]
    assert (found["hand"], found["game"]) == (2, "tressette")
    assert last["done"] == last["total"] == len(found["decisions"])
    # The same in another language, to whoever has the address; whoever asks again gets what there is.
    italian = await stranger.ask("GET", f"{at}?lang=it")
    assert italian["analysis"]["decisions"][0]["told"] != found["decisions"][0]["told"]
    again = await guest.ask("POST", "/api/analyses", {"record": record(), "hand": 2})
    assert again == last
    steps = await stranger.ask("GET", f"{at}/replay?from={found['first']}&count=1")
    assert steps["steps"][0]["hand"] == 2
    for missing in ("/api/analyses/00000000000000000000000000000000-1", f"{at}9", f"{at}9/replay"):
        assert (await refusal(stranger, "GET", missing))[0] == "http-404"


async def test_of_a_hand_under_way_nothing_is_told(guest: Client) -> None:
    """Neither of a record that breaks off in the middle of it, nor of a table, to nobody, not to its players."""
    for missing, hand in ((3, 2), (0, 3)):
        wanted = {"record": record(missing), "hand": hand}
        assert (await refusal(guest, "POST", "/api/analyses", wanted))[0] == "hand-not-over"
    table = await opened(guest, **BOTS)
    for number in (1, 2):
        for method in ("GET", "POST"):
            assert (await refusal(guest, method, f"/api/tables/{table}/analyses/{number}"))[0] == "hand-not-over"


@pytest.mark.parametrize("text", ["", "\n", "nothing"])
async def test_what_is_no_record_is_told_so(guest: Client, text: str) -> None:
    assert (await refusal(guest, "POST", "/api/analyses", {"record": text, "hand": 1}))[0] != "internal"


async def test_at_a_table_hands_that_are_over_are_told_to_whoever_may_replay_them(
    guest: Client, stranger: Client
) -> None:
    table = await opened(guest, **BOTS, policy={"public": False})
    at = f"/api/tables/{table}/analyses"
    async with guest.table(table) as screen:
        await play(screen, until=second_hand)
        assert (await guest.ask("GET", f"{at}/1"))["status"] == "none"
        # The match goes on: of its second hand nobody is told, and of its first only those who play.
        assert (await refusal(guest, "POST", f"{at}/2"))[0] == "hand-not-over"
        for method in ("GET", "POST"):
            assert (await refusal(stranger, method, f"{at}/1"))[0] in ("http-401", "http-403")
        told = await finished(guest, f"{at}/1", await guest.ask("POST", f"{at}/1"))
        await play(screen, until=over)
    found = told[-1]["analysis"]
    assert found["opinions"]
    assert any(choice["seen"] is not None for one in found["decisions"] for choice in one["choices"])
    # When the match is over, whoever has the address reads it.
    assert (await stranger.ask("GET", f"{at}/1"))["analysis"] == found
    assert (await stranger.ask("GET", f"{at}/2"))["status"] == "none"


@pytest.mark.nightly
async def test_what_one_server_was_asked_for_another_goes_on_with(
    tmp_path: Path, valkey_url: str, postgres_url: str
) -> None:
    env = {"VENTAGLIO_DATABASE": postgres_url, "VENTAGLIO_VALKEY": valkey_url, "VENTAGLIO_BOUNDS": QUICKLY}
    with running_servers(2, tmp_path / "data", **env) as (one, other):
        async with Client(one.address) as here:
            await here.guest("Ornella")
            asked = await here.ask("POST", "/api/analyses", {"record": record(), "hand": 1})
        assert one.stop() == 0
        async with Client(other.address) as there:
            told = await finished(there, f"/api/analyses/{asked['id']}", asked)
    assert told[-1]["status"] == "done"
    assert told[-1]["analysis"]["hand"] == 1


def test_a_hand_that_was_won_before_its_count_is_among_those_that_are_over() -> None:
    """A match that ends at so many points may end in the middle of a passata: that is the one people ask about."""
    steps = next(one for seed in range(9) if not KIT.hand_over((one := played(seed, "single", 0))[-1].events))
    found = make_record(TRESSETTE, steps[0].before, tuple(step.move for step in steps), steps[-1].after)
    assert hands_of(Source(0, record=spell_record(TRESSETTE, found))) == (1,)
    assert hands_of(Source(0, record=record())) == (1, 2)
    assert hands_of(Source(0, record=record(3))) == (1,)


async def test_the_hands_that_are_over_are_told_to_whoever_may_know(guest: Client, stranger: Client) -> None:
    table = await opened(guest, **BOTS)
    at = f"/api/tables/{table}/analyses"
    assert await guest.ask("GET", at) == {"hands": []}
    async with guest.table(table) as screen:
        await play(screen, until=over)
    assert await stranger.ask("GET", at) == {"hands": [1, 2]}


async def test_strangers_ask_for_nothing(guest: Client, stranger: Client) -> None:
    wanted = {"record": record(), "hand": 1}
    assert (await refusal(stranger, "POST", "/api/analyses", wanted))[0] == "http-401"
    private = await opened(guest, **BOTS, policy={"public": False})
    for path in ("analyses", "analyses/1"):
        assert (await refusal(stranger, "GET", f"/api/tables/{private}/{path}"))[0] == "http-403"
    assert (await refusal(guest, "GET", "/api/tables/nowhere/analyses/1"))[0] == "http-404"
