"""Problems, lessons, hints and statistics, asked of a real server."""

import asyncio
import json
from random import Random
from typing import Any

import pytest
from sqlalchemy import insert
from websockets.asyncio.client import ClientConnection

from tests.running import Server
from tests.server.tables.players import choose, play
from tests.server.web.door import PATIENCE, open_table, person, raw
from ventaglio.api.client import Client, Refused
from ventaglio.core.codec import encode
from ventaglio.games.common.lessons.problem import Problem
from ventaglio.learning.analysis.analysis import Analysis, Choice, Decision
from ventaglio.learning.stock import shipped
from ventaglio.server.store.analyses import DONE
from ventaglio.server.store.database import Database
from ventaglio.server.store.folder import database_url
from ventaglio.server.store.schema import ANALYSES, RESULTS, TABLES
from ventaglio.server.store.tallies import Tallies
from ventaglio.server.tables.tallying import PlaceTally
from ventaglio.server.web.statistics import AT_ONCE

pytestmark = [pytest.mark.anyio, pytest.mark.long]


def a_problem(game: str, number: int = 0) -> Problem:
    return [one for one in shipped().values() if one.game == game][number]


async def answer(client: Client, problem: Problem, action: str, **more: Any) -> dict[str, Any]:
    found: dict[str, Any] = await client.ask("POST", f"/api/problems/{problem.id}", {"action": action, **more})
    return found


async def test_a_problem_is_shown_without_its_answer(stranger: Client) -> None:
    stock = await stranger.ask("GET", "/api/problems")
    assert stock["today"] in shipped()
    assert not stock["kept"]
    listed = [one for shelf in stock["shelves"] for theme in shelf["themes"] for one in theme["problems"]]
    assert sorted(listed) == sorted(shipped())
    problem = a_problem("tressette")
    shown = await stranger.ask("GET", f"/api/problems/{problem.id}")
    assert {one["action"] for one in shown["choices"]} == {one.action for one in problem.choices}
    assert [one["action"] for one in shown["choices"]] == sorted(one.action for one in problem.choices)
    assert not {"answer", "position", "tempting", "value"} & shown.keys()
    assert all(one.keys() == {"action", "sentence"} for one in shown["choices"])
    seen = problem.kit.game.view(problem.state, problem.at)
    assert shown["view"]["hand"] == [one.text for one in seen.hand]  # type: ignore[attr-defined]
    assert (shown["cards"] is not None) == problem.open
    with pytest.raises(Refused) as refused:
        await stranger.ask("GET", "/api/problems/b000")
    assert refused.value.reason == "http-404"


async def test_a_guest_is_told_how_he_stands_and_nothing_is_kept(guest: Client) -> None:
    problem = a_problem("tressette", 1)
    right = await answer(guest, problem, problem.answer)
    assert right["solved"]
    assert right["counted"]
    assert right["rating"] > right["before"]
    assert [one["action"] for one in right["choices"]] == [one.action for one in problem.choices]
    wrong = await answer(guest, problem, problem.choices[-1].action, standing=right["standing"])
    assert not wrong["solved"]
    assert wrong["before"] == right["rating"]
    assert (await guest.ask("GET", "/api/problems"))["answered"] == []
    with pytest.raises(Refused):
        await answer(guest, problem, "draw five")


async def test_who_has_an_account_is_rated_once_for_each(server: Server) -> None:
    problem = a_problem("tressette", 2)
    async with person(server, "Elsa") as client:
        await client.ask("POST", "/api/accounts", {"login": "elsa.solves", "password": "una donna di cuori"})
        first = await answer(client, problem, problem.choices[-1].action)
        assert first["counted"]
        again = await answer(client, problem, problem.answer, standing={"mu": 90.0, "sigma": 1.0})
        assert again["solved"]
        assert not again["counted"]
        assert again["rating"] == first["rating"]
        stock = await client.ask("GET", "/api/problems")
        assert stock["kept"]
        assert [(one["id"], one["solved"]) for one in stock["answered"]] == [(problem.id, False)]
        told = await client.ask("GET", "/api/me/export")
        assert [one["problem_id"] for one in told["attempts"]] == [problem.id]


async def test_a_lesson_is_played_and_refused_by_its_code(stranger: Client) -> None:
    lessons = await stranger.ask("GET", "/api/lessons/burraco")
    assert [one["id"] for one in lessons] == ["wilds", "pile", "pozzetto", "closing"]
    path = "/api/lessons/burraco/pile"
    refused = await stranger.ask("POST", path, {"acts": ["discard 9d"]})
    assert refused["article"]
    assert not refused["right"]
    taken = await stranger.ask("POST", path, {"acts": ["take"]})
    assert taken["right"]
    assert taken["view"]["pile"] == []
    assert taken["events"]
    with pytest.raises(Refused) as missing:
        await stranger.ask("POST", "/api/lessons/burraco/nothing", {})
    assert missing.value.reason == "http-404"


async def heard(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of one of some kinds."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        if message["type"] in kinds:
            return message


async def test_hints_are_refused_where_there_are_none(guest: Client) -> None:
    table = await open_table(guest, start=True, policy={"hints": "none", "pace": 0.0, "public": False})
    async with raw(guest, table) as socket:
        state = await heard(socket, "state")
        assert not state["table"]["hints"]
        await socket.send(json.dumps({"type": "hint", "id": "one"}))
        answered = await heard(socket, "error", "hints")
        assert (answered["type"], answered["id"], answered["reason"]) == ("error", "one", "live-no-hints")


@pytest.mark.parametrize("game, code", [("burraco", "fibur-2019"), ("tressette", "moderne")])
async def test_a_hint_is_what_one_may_do_with_its_reasons(guest: Client, game: str, code: str) -> None:
    table = await guest.open_table(game=game, code=code, start=True, policy={"pace": 0.0, "public": False})
    async with guest.table(table["table"]["id"]) as screen:
        # Whoever deals first has bots before him, and says that he is ready.
        await play(screen, until=lambda one: choose(one, Random(0)) is not None)
        async with raw(guest, table["table"]["id"], accept_language="it") as socket:
            seen = await heard(socket, "state")
            assert seen["table"]["hints"]
            await socket.send(json.dumps({"type": "hint", "id": "one"}))
            answered = await heard(socket, "error", "hints")
    assert (answered["type"], answered["id"], answered["seq"]) == ("hints", "one", seen["seq"])
    found = answered["hints"]
    assert 1 <= len(found) <= 3
    assert found[0]["behind"] == 0
    assert [one["behind"] for one in found] == sorted(one["behind"] for one in found)
    assert all(one["reasons"] and one["sentence"] for one in found)
    assert found[0]["sentence"].split()[0] in {"pescare", "raccogliere", "giocare", "accusare", "dire"}


async def test_statistics_are_ones_own_until_one_shows_them(server: Server) -> None:
    async with person(server, "Ada") as one, person(server, "Bea") as other:
        mine = await one.ask("GET", "/api/me/statistics")
        assert mine["games"] == []
        assert not mine["shows"]
        address = f"/api/people/{mine['person']}/statistics"
        with pytest.raises(Refused) as hidden:
            await other.ask("GET", address)
        with pytest.raises(Refused) as nobody:
            await other.ask("GET", "/api/people/abcdef/statistics")
        assert hidden.value.reason == nobody.value.reason == "http-404"
        assert (await one.ask("GET", address))["name"] == "Ada"
        await one.ask("POST", "/api/me/statistics", {"shows": True})
        assert (await other.ask("GET", address))["name"] == "Ada"
        await one.ask("POST", "/api/me/statistics", {"shows": False})
        with pytest.raises(Refused):
            await other.ask("GET", address)


async def test_analyses_are_counted_for_whoever_played_and_no_stranger_has_them_read(server: Server) -> None:
    """They were done before anybody counted: each is read once, some at a time, for whom it concerns."""
    async with person(server, "Ada") as one, person(server, "Bea") as other:
        await one.ask("POST", "/api/me/statistics", {"shows": True})
        ada = (await one.ask("GET", "/api/me/statistics"))["person"]
        await store_analyses(server, ada, AT_ONCE + 5)
        address = f"/api/people/{ada}/statistics"
        told = await other.ask("GET", address)
        assert told["games"][0]["mistakes"] == []
        first = await one.ask("GET", "/api/me/statistics")
        assert first["left"] == 5
        assert first["games"][0]["mistakes"] == [{"kind": "discard", "count": AT_ONCE, "points": 20.0 * AT_ONCE}]
        second = await one.ask("GET", "/api/me/statistics")
        assert second["left"] == 0
        assert second["games"][0]["mistakes"][0]["count"] == AT_ONCE + 5
        assert (await other.ask("GET", address))["games"] == second["games"]


async def store_analyses(server: Server, person_id: str, count: int) -> None:
    """A match of somebody's, with so many analyses as they were stored before their mistakes were kept."""
    best, poor = Choice("discard 5h", 30.0, 2.0), Choice("discard Kh", 10.0, 2.0)
    decisions = (Decision(1, 0, 0, 0, "discard Kh", (best, poor)), Decision(2, 1, 1, 1, "discard Kh", (best, poor)))
    body = encode(Analysis("burraco", 1, 1, 2, 10, (0, 1, 0, 1), (0.0,) * 4, decisions)).decode()
    tally = PlaceTally("t", "burraco", "fibur-2019", 1.0, "socio", True, count, 500.0)
    own: dict[str, Any] = {"id": "t", "game": "burraco", "code": "fibur-2019", "public": False, "status": "over"}
    place: dict[str, Any] = {"table_id": "t", "seat": 0, "person_id": person_id, "name": "Ada", "game": "burraco"}
    done: dict[str, Any] = {"table_id": "t", "worlds": 10, "asked_at": 1.0, "status": DONE, "seq": 3, "done": 2}
    database = Database(database_url(server.folder))
    async with database.writing() as on:
        await on.execute(insert(TABLES).values(**own, seq=1, summary="{}", created_at=1.0, changed_at=1.0))
        counted = {"code": "fibur-2019", "side": 0, "won": True, "score": 1.0, "how": "", "rated": False}
        await on.execute(insert(RESULTS).values(**place, **counted, ended_at=1.0))
        for number in range(count):
            more = {"id": f"t-{number}", "hand": number, "total": 2, "tries": 0, "body": body}
            await on.execute(insert(ANALYSES).values(**done, **more))
    await Tallies(database).keep("t", [person_id], [encode(tally).decode()])
    await database.close()
