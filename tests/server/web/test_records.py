"""Records, replays, results and proofs over HTTP."""

import re
import sys
from pathlib import Path
from typing import Any

import anyio
import pytest

from tests.server.tables.players import over, play
from ventaglio.api.client import Client, Refused, TableConnection
from ventaglio.core.record import parse_record, replay
from ventaglio.games.common.plugin.shelves import games

pytestmark = pytest.mark.anyio

QUICK = {"pace": 0, "clock": "none"}
EVERYTHING = ("record", "replay", "result", "verification")


async def opened(client: Client, **wanted: Any) -> str:
    policy = {**QUICK, **wanted.pop("policy", {})}
    wanted = {"game": "burraco", "code": "fibur-2019", "hands": 2, "start": True, **wanted}
    info = await client.open_table(policy=policy, **wanted)
    return str(info["table"]["id"])


def second_hand(screen: TableConnection) -> bool:
    """Whether the first hand is over and the next is being played."""
    pledge = screen.table.get("pledge")
    return bool(pledge and pledge["deal"] == 2 and pledge["dealt"])


async def played(client: Client, until: Any = over, **wanted: Any) -> str:
    """A table at which a person has played until something was so."""
    table_id = await opened(client, **wanted)
    async with client.table(table_id) as screen:
        await play(screen, until=until)
    return table_id


async def refusal(client: Client, method: str, path: str, content: object = None) -> tuple[str, str]:
    with pytest.raises(Refused) as refused:
        await client.ask(method, path, content)
    return refused.value.reason, refused.value.answer["sentence"]


@pytest.mark.long
async def test_a_finished_match(guest: Client, stranger: Client, tmp_path: Path) -> None:
    table_id = await played(guest, policy={"public": False})
    at = f"/api/tables/{table_id}"

    answer = await stranger.http.get(f"{at}/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"] == f'attachment; filename="ventaglio-{table_id}.txt"'
    game, record = parse_record(answer.text, games())
    *_, last = replay(game, record)
    assert last.after.phase.value == "end"

    # The same is proved by the page, by the command, and for the file brought back.
    proof = await stranger.ask("GET", f"{at}/verification")
    assert proof["proved"]
    assert [(one["number"], one["verdict"]) for one in proof["deals"]] == [(1, "proved"), (2, "proved")]
    assert set(proof["deals"][0]["contributions"]) == {"A"}
    assert await stranger.ask("POST", "/api/verify", {"record": answer.text}) == proof
    file = tmp_path / "record.txt"
    file.write_text(answer.text, encoding="utf-8")
    command = [sys.executable, "-m", "ventaglio.cli", "--lang", "en", "verify", str(file)]
    done = await anyio.run_process(command, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert proof["summary"] in done.stdout.decode()

    first = await stranger.ask("GET", f"{at}/replay")
    assert (len(first["steps"]), first["total"], first["complete"]) == (50, len(record.moves), True)
    middle = await stranger.ask("GET", f"{at}/replay?from=30&count=21")
    assert middle["steps"] == first["steps"][29:]
    assert len((await stranger.ask("GET", f"{at}/replay?count=200"))["steps"]) == min(200, len(record.moves))
    assert sum(map(len, first["steps"][0]["cards"]["hands"])) == 44

    result = await stranger.ask("GET", f"{at}/result")
    assert [hand["number"] for hand in result["hands"]] == [1, 2]
    totals = [side["total"] for side in result["result"]["standings"]]
    assert [str(total) for total in totals] == record.headers["Totals"].split()[:2]
    points = result["result"]["tournament"]
    assert points["match"] == abs(totals[0] - totals[1])
    assert points["best"] + points["worst"] == 20


async def test_a_record_that_was_touched_is_not_proved(guest: Client) -> None:
    table_id = await played(guest, game="tressette", code="tradizionali", hands=None, match="single")
    text = await guest.ask("GET", f"/api/tables/{table_id}/record")
    assert (await guest.ask("POST", "/api/verify", {"record": text}))["proved"]
    other = re.sub(r'(Deal.1.Openings "A:)....', r"\g<1>0000", text)
    proof = await guest.ask("POST", "/api/verify", {"record": other})
    assert (proof["proved"], proof["deals"][0]["verdict"]) == (False, "false-opening")
    claimed = text.replace('[Winners "', '[Winners "C ')
    proof = await guest.ask("POST", "/api/verify", {"record": claimed})
    assert (proof["proved"], len(proof["mismatches"])) == (False, 1)
    stakes = (await guest.ask("GET", f"/api/tables/{table_id}/result"))["result"]["stakes"]
    assert stakes is None or stakes["entries"]


async def test_a_live_table_has_a_record_too(guest: Client) -> None:
    table_id = await opened(guest, game="tressette", code="moderne", hands=None, policy={"referee": True})
    async with guest.table(table_id) as screen:
        await play(screen, until=lambda one: one.view and len(one.view["memory"]) == 2)
        await screen.send({"type": "abandon"})
    text = await guest.ask("GET", f"/api/tables/{table_id}/record")
    assert '[Game "tressette-live"]' in text
    assert (await guest.ask("POST", "/api/verify", {"record": text}))["proved"]
    assert (await guest.ask("GET", f"/api/tables/{table_id}/result"))["closed"].startswith("Ornella has left")


async def test_while_a_match_goes_on_only_its_finished_hands_are_told(guest: Client, stranger: Client) -> None:
    table_id = await played(guest, second_hand)
    at = f"/api/tables/{table_id}"
    for asking in (guest, stranger):
        record = await asking.ask("GET", f"{at}/record")
        assert record.count("table deal ") == 1
        steps = await asking.ask("GET", f"{at}/replay?count=200")
        assert (steps["complete"], steps["hands"]) == (False, [1])
        assert {step["hand"] for step in steps["steps"]} == {1}
        result = await asking.ask("GET", f"{at}/result")
        assert (len(result["hands"]), result["result"]) == (1, None)
        proof = await asking.ask("GET", f"{at}/verification")
        assert [one["verdict"] for one in proof["deals"]] == ["proved"]


async def test_a_private_match_is_told_to_its_players_alone_until_it_is_over(guest: Client, stranger: Client) -> None:
    table_id = await played(guest, second_hand, policy={"public": False})
    for what in EVERYTHING:
        path = f"/api/tables/{table_id}/{what}"
        assert await guest.ask("GET", path)
        assert (await refusal(stranger, "GET", path))[0] == "http-403"


@pytest.mark.parametrize("what", EVERYTHING)
async def test_what_has_not_begun_or_does_not_exist(guest: Client, what: str) -> None:
    table_id = await opened(guest, start=False)
    path = f"/api/tables/{table_id}/{what}"
    assert (await refusal(guest, "GET", path))[0] == "live-is-open"
    assert (await refusal(guest, "GET", f"/api/tables/nowhere/{what}"))[0] == "http-404"
    assert (await refusal(guest, "GET", f"/api/tables/{'x' * 41}/{what}"))[0] == "http-400"


@pytest.mark.parametrize("query", ["from=0", "from=-1", "from=x", "count=0", "count=201", "from=99999999999999999999"])
async def test_pages_that_do_not_exist(guest: Client, query: str) -> None:
    assert (await refusal(guest, "GET", f"/api/tables/nowhere/replay?{query}"))[0] == "http-400"


HEAD = '[Ventaglio "1"]\n[Game "burraco"]\n[Code "fibur-2019"]\n'


@pytest.mark.parametrize(
    "record, sentence",
    [
        ("", "comincerebbe con"),
        ("\x00\ufffd", "comincerebbe con"),
        ('[Ventaglio "1"]\n[Game "poker"]', "poker"),
        (f"{HEAD}\nA fly", "riga 5"),
        (f"{HEAD}\nA draw", "riga 5: «A draw» non si può giocare"),
        (f'{HEAD}[Players "{"9" * 2000}"]', "2000"),
        (f'{HEAD}[Deal.1.Secret "x"]\n', ""),
    ],
)
async def test_what_is_no_record_is_refused_in_the_language_of_who_asks(
    server: Any, record: str, sentence: str
) -> None:
    async with Client(server.address, language="it") as client:
        if sentence:
            assert sentence in (await refusal(client, "POST", "/api/verify", {"record": record}))[1]
        else:
            proof = await client.ask("POST", "/api/verify", {"record": record})
            assert (proof["proved"], proof["deals"]) == (False, [])


async def test_a_record_may_be_large_but_not_enormous(stranger: Client) -> None:
    comments = "; a note\n" * 100_000
    proof = await stranger.ask("POST", "/api/verify", {"record": HEAD + comments})
    assert proof["deals"] == []
    beyond = HEAD + comments + comments[:100_000]
    assert (await refusal(stranger, "POST", "/api/verify", {"record": beyond}))[0] == "http-400"
    assert (await refusal(stranger, "POST", "/api/verify", {"record": comments * 3}))[0] == "http-413"
    assert (await refusal(stranger, "POST", "/api/verify", {"record": HEAD, "more": 1}))[0] == "http-400"
    assert (await refusal(stranger, "POST", "/api/guests", {"name": comments}))[0] == "http-413"
