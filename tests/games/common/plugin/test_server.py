"""A game from outside on a real server: a person and bots through the protocol, coming back, log, record and scores."""

import asyncio
import json
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cli.conftest import Cli
from tests.games.common.plugin.conftest import AT_HAND, ROOT
from tests.running import Server, running_servers
from tests.server.tables.parties import entries_of, frames_of, party, read_log, record_of
from tests.server.tables.players import play, play_all
from tests.server.web.door import raw
from ventaglio.api.client import Client, Refused, TableConnection
from ventaglio.core.provable_record import Verdict, check_deals
from ventaglio.core.record import final_state, spell_record
from ventaglio.games.common.plugin import catalogue, find

pytestmark = pytest.mark.anyio

TABLE: dict[str, Any] = {"game": "asso", "code": "asso-di-casa", "players": 3, "options": {"target": "2"}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    surroundings = {**AT_HAND, "PYTHONPATH": f"{ROOT}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"}
    with running_servers(1, tmp_path_factory.mktemp("asso") / "data", **surroundings) as (one,):
        yield one


def pick(screen: TableConnection, rng: Random) -> str | None:
    """Any card of the menu."""
    return f"play {rng.choice(screen.menu['cards'])}" if screen.my_turn and screen.menu else None


async def test_people_and_bots_play_it_and_the_record_proves_its_deals(
    server: Server, cli: Cli, tmp_path: Path
) -> None:
    async with party(server.address, 2, **TABLE) as met:
        await play_all(met.screens, pick=pick)
        rows = read_log(server.folder, met.id)
        frames = frames_of(met.id, rows)
        assert frames[-1].after.status == "over"
        bots = [entry["what"]["bot"] for entry in entries_of(met["A"]) if entry["what"]["type"] == "did"]
        assert any(bots)
        assert not all(bots)
        record = record_of(met.id, rows)
        game = find("asso").game
        assert final_state(game, record) == frames[-1].after.match
        assert {one.verdict for one in check_deals(game, record)} == {Verdict.PROVED}
        file = tmp_path / "record.txt"
        file.write_text(spell_record(game, record))
        assert cli("verify", file).code == 0
        hands = [entry["what"]["events"] for entry in entries_of(met["A"]) if entry["what"]["type"] == "did"]
        dealt = [one for events in hands for one in events if one["type"] == "dealt"]
        assert dealt
        assert all(one["hands"][0] and not any(one["hands"][1:]) for one in dealt), "nobody sees another's cards"


async def test_whoever_goes_away_comes_back_to_the_same_table(server: Server) -> None:
    async with party(server.address, 1, **TABLE) as met:
        screen = met["A"]
        await play(screen, until=lambda one: one.view is not None and one.my_turn, pick=pick)
        before = screen.view
        async with met.clients[0].table(met.id) as again:
            await again.until(lambda one: one.view is not None)
            assert again.view == before
            await play(again, pick=pick)


async def test_whoever_asks_one_who_breaks_for_a_hint_is_answered(tmp_path: Path) -> None:
    path = f"{ROOT}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
    surroundings = {catalogue.VARIABLE: "tests.games.asso.puzzled:PUZZLED", "PYTHONPATH": path}
    with running_servers(1, tmp_path / "data", **surroundings) as (server,):
        async with party(server.address, 1, **TABLE) as met:
            await play(met["A"], until=lambda one: one.view is not None and one.my_turn, pick=pick)
            async with raw(met.clients[0], met.id) as socket:
                await socket.send(json.dumps({"type": "hint", "id": "one"}))
                async with asyncio.timeout(20):
                    while (answered := json.loads(await socket.recv())).get("id") != "one":
                        continue
        assert (answered["type"], answered["reason"]) == ("error", "live-hint-late")
        assert "a hint broke" in server.log()


async def test_what_is_refused_comes_with_its_article_in_words(server: Server) -> None:
    async with party(server.address, 1, **TABLE) as met:
        screen = met["A"]
        await play(screen, until=lambda one: one.view is not None and one.my_turn, pick=pick)
        assert screen.view is not None
        foreign = next(card for card in ("dA", "sA", "cA", "bA") if card not in screen.view["hand"])
        with pytest.raises(Refused) as refused:
            await screen.act(f"play {foreign}")
        assert refused.value.answer["sentence"] == f"You do not hold {foreign}."
        assert refused.value.answer["cite"] == "Art. 1 — Asso"


async def test_its_code_is_described_like_any_other(server: Server) -> None:
    async with Client(server.address) as client:
        codes = await client.ask("GET", "/api/codes")
    asso = next(one for one in codes if one["game"] == "asso")
    assert asso["players"] == [2, 3, 4]
    assert [one["sentence"] for one in asso["lengths"]] == ["to 5 tricks"]
