"""Whole tournaments over the wire: changed plans, another like it, put away, deleted; and several check-ins at once."""

import json

import pytest

from tests.running import Server
from tests.server.web.test_tournaments import Hall, bearer, hall
from ventaglio.api.client import Client, Refused

pytestmark = pytest.mark.anyio


async def entered(at: Hall, pairs: int) -> None:
    for number in range(1, pairs + 1):
        players = [{"surname": f"Cognome{number}{letter}"} for letter in "ab"]
        await at.do("entered", number=number, players=players)


async def test_all_that_came_is_one_request_and_all_or_nothing(server: Server) -> None:
    async with hall(server) as at:
        await entered(at, 4)
        with pytest.raises(Refused, match="no-entrant"):
            await at.ask("POST", "/here", {"numbers": [1, 2, 9]})
        assert not any(one["present"] for one in (await at.ask("GET", "/desk"))["entrants"])
        told = await at.ask("POST", "/here", {"numbers": [1, 2, 3, 4]})
        assert (len(told["entries"]), [one["present"] for one in told["desk"]["entrants"]]) == (4, [True] * 4)


async def test_a_plan_changes_and_taps_are_offered_back(server: Server) -> None:
    async with hall(server, 4) as at:
        await at.out()
        await at.do("started", round=1)
        desk = await at.do("time-called", round=1)
        steps = {one["name"]: one["why_not"] for one in desk["steps"]}
        assert (steps["take-back-timeout"], steps["plan"]) == ("", "")
        assert steps["take-back-start"]
        await at.do("taken-back", what="timeout", round=1)
        await at.do("came-late", round=1, table=1, side=1, seconds=60)
        asked = await at.ask("POST", "/questions/match", {"round": 1, "table": 1})
        assert [(one["value"], one["side"]) for one in asked["taps"]] == [("lateness", 1)]
        desk = await at.do("plan-changed", phases=[{**desk["notice"]["phases"][0], "rounds": 1}], why="mezzanotte")
        assert sum(one["rounds"] for one in desk["notice"]["phases"]) == 1
        scorer = at.keys["scorer"]
        async with bearer(server, at, scorer) as other:
            with pytest.raises(Refused, match="role"):
                await other.do("taken-back", what="start", round=1)


async def test_groups_are_seen_before_they_are_cut(server: Server) -> None:
    phases = [{"movement": "danish", "rounds": 1}, {"movement": "danish", "rounds": 1, "groups": [1, 3]}]
    async with hall(server, 4, phases=phases) as at:
        with pytest.raises(Refused):
            await at.ask("POST", "/questions/groups", {})
        await at.out()
        for table in (1, 2):
            await at.do("scored", round=1, table=table, sheets=[[1000, 505]])
        found = await at.ask("POST", "/questions/groups", {})
        assert [one["tables"] for one in found["groups"]] == [2]
        assert "1 and 3" in found["otherwise"]
        with pytest.raises(Refused, match="groups-too-large"):
            await at.ask("POST", "/questions/groups", {"sizes": [5]})


async def test_every_setting_of_a_code_is_offered(stranger: Client) -> None:
    told = await stranger.ask("GET", "/api/tournaments/choices")
    club = next(one for one in told["codes"] if one["code"] == "circolo")
    minutes = next(one for one in club["settings"] if one["name"] == "provisional_minutes")
    assert [one["value"] for one in minutes["values"]] == ["10", "5", "15", "20"]
    assert len(told["templates"]) == 6


async def test_another_like_it_put_away_and_deleted(server: Server, stranger: Client) -> None:
    async with hall(server) as at:
        await entered(at, 2)
        for path, content in (("/duplicate", {"name": "x"}), ("/archive", None), ("/delete", {"name": "x"})):
            with pytest.raises(Refused):
                await stranger.ask("POST", at.path + path, content)
        made = await at.ask("POST", "/duplicate", {"name": "Ancora", "date": "2027-03-14", "entries": True})
        other = Hall(at.client, made)
        await at.client.ask("POST", f"{other.path}/enter", {"key": made["links"]["director"].partition("#key=")[2]})
        desk = await other.ask("GET", "/desk")
        assert (desk["notice"]["name"], len(desk["entrants"]), desk["published"]) == ("Ancora", 2, 0)
        answer = await at.client.http.get(f"{at.path}/template")
        assert json.loads(answer.content)["name"] == ""

        async def listed() -> bool:
            return other.id in [one["id"] for one in await stranger.ask("GET", "/api/tournaments")]

        assert await listed()
        await other.ask("POST", "/archive")
        assert not await listed()
        await other.ask("POST", "/unarchive")
        assert await listed()
        with pytest.raises(Refused, match="tournament-other-name"):
            await other.ask("POST", "/delete", {"name": "Anchora"})
        kept = (await other.ask("POST", "/delete", {"name": "Ancora"}))["kept"]
        assert kept.startswith(other.id)
        assert not await listed()
        assert (await stranger.http.get(f"{other.path}/public")).status_code == 404


async def test_what_counts_in_a_circuit_by_its_directors_word_is_not_deleted(server: Server) -> None:
    async with hall(server) as at:
        name = (await at.ask("GET", "/desk"))["notice"]["name"]
        made = await at.client.ask("POST", "/api/circuits", {"name": "Primavera"})
        circuit = f"/api/circuits/{made['id']}"
        await at.client.ask("POST", f"{circuit}/enter", {"key": made["link"].partition("#key=")[2]})
        await at.client.ask(
            "POST", f"{circuit}/events", {"tournament": f"/tournaments/{at.id}/desk#key={at.keys['director']}"}
        )
        with pytest.raises(Refused, match=r"\(Primavera\)"):
            await at.ask("POST", "/delete", {"name": name})
        await at.ask("GET", "/desk")
        await at.client.ask("POST", f"{circuit}/do", {"happening": {"type": "event-removed", "tournament": at.id}})
        await at.ask("POST", "/delete", {"name": name})
