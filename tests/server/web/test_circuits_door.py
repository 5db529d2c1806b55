"""Circuits at the door of a server: everybody sees what is published, by the names that each has chosen."""

import json
from typing import Any

import pytest

from tests.running import Server
from tests.server.web.door import person
from tests.server.web.test_registry_door import Secretary, secretary
from tests.server.web.test_tournaments import Hall
from ventaglio.api.client import Client, Refused

pytestmark = pytest.mark.anyio


async def finished(desk: Hall, *pairs: tuple[dict[str, str], dict[str, str]]) -> Hall:
    """A tournament of one round that is over; the first pair wins."""
    for number, pair in enumerate(pairs, start=1):
        await desk.do("entered", number=number, players=list(pair))
        await desk.do("checked-in", number=number)
    await desk.ask("POST", "/close")
    await desk.out()
    for kind in ("started", "time-called"):
        await desk.do(kind, round=1)
    await desk.do("scored", round=1, table=1, sheets=[[1000, 505]])
    await desk.ask("POST", "/post", {"checking": False})
    await desk.do("interrupted", why="the lights went out")
    await desk.do("ended")
    return desk


ANNA, EVA = {"surname": "Rossi", "name": "Anna"}, {"surname": "Verdi", "name": "Eva"}
UGO, IVO = {"surname": "Bianchi", "name": "Ugo"}, {"surname": "Neri", "name": "Ivo"}
ONE_ROUND: dict[str, Any] = {"phases": [{"movement": "danish", "rounds": 1}]}


async def season(sara: Secretary) -> tuple[str, str]:
    """Two tournaments of a club in a circuit: its path, and its key."""
    await sara.add("Rossi", "Anna", card="101", shown="initial")
    first = await finished(await sara.tournament(name="Gennaio", **ONE_ROUND), (ANNA, EVA), (UGO, IVO))
    second = await finished(await sara.tournament(name="Febbraio", **ONE_ROUND), (ANNA, UGO), (EVA, IVO))
    rules = {"table": [10, 6], "others": 1, "best": 1}
    made = await sara.client.ask("POST", "/api/circuits", {"name": "Circuito", "rules": rules})
    path = f"/api/circuits/{made['id']}"
    for desk in (first, second):
        await sara.client.ask("POST", f"{path}/events", {"tournament": desk.id})
    return path, made["link"].partition("#key=")[2]


async def test_a_published_circuit_is_ranked_and_every_figure_is_explained(server: Server) -> None:
    async with secretary(server) as sara, Client(server.address) as stranger:
        path, _ = await season(sara)
        with pytest.raises(Refused) as refused:
            await stranger.ask("GET", f"{path}/public")
        assert refused.value.reason == "http-404"
        told = await sara.client.ask("POST", f"{path}/do", {"happening": {"type": "shown", "public": True}})
        assert "Rossi Anna" in [one["title"] for one in told["view"]["rows"]]
        assert told["rules"]["best"] == 1
        view = await stranger.ask("GET", f"{path}/public")
        assert [(one["rank"], one["title"], one["points"]) for one in view["rows"]] == [
            (1, "Bianchi Ugo", "10"),
            (1, "Rossi A.", "10"),
            (1, "Verdi Eva", "10"),
            (4, "Neri Ivo", "6"),
        ]
        assert [[(one["points"], one["counts"]) for one in row["cells"]] for row in view["rows"][:2]] == [
            [("6", False), ("10", True)],
            [("10", True), ("10", False)],
        ]
        account = await stranger.ask("GET", f"{path}/accounts/1")
        assert account["sentences"][0] == (
            "Gennaio: place 2 of 2, 6 points for it: 6. Does not count: only the best 1 do"
        )
        assert account["sentences"][-1] == "Total: 10, from 1 of 2"
        seen = json.dumps([view, account, await stranger.ask("GET", "/api/circuits")])
        assert not any(word in seen for word in ("Anna", "101", "card "))
        answer = await stranger.http.get(f"{path}/print")
        assert answer.content.startswith(b"%PDF")


async def test_only_whoever_has_the_link_changes_a_circuit(server: Server) -> None:
    async with secretary(server) as sara, person(server, "Ugo") as other, Client(server.address) as helper:
        path, key = await season(sara)
        for who in (other, helper):
            for method, where, content in (
                ("GET", "/desk", None),
                ("POST", "/do", {"happening": {"type": "shown"}}),
                ("POST", "/events", {"tournament": "x"}),
                ("POST", "/keys", None),
            ):
                with pytest.raises(Refused) as refused:
                    await who.ask(method, path + where, content)
                assert refused.value.reason == "http-401", where
        await helper.ask("POST", f"{path}/enter", {"key": key})
        told = await helper.ask("GET", f"{path}/desk")
        assert [one["sentence"] for one in told["log"]][-1] == "Circuit “Circuito” opened"
        await sara.client.ask("POST", f"{path}/keys")
        with pytest.raises(Refused):
            await helper.ask("GET", f"{path}/desk")


async def test_a_tournament_counts_that_everybody_finds_or_whose_director_says_so(server: Server) -> None:
    async with secretary(server) as sara:
        path, _ = await season(sara)
        notice = {"name": "Riservato", "code": "fibur-2019", **ONE_ROUND}
        made = await sara.client.ask("POST", "/api/tournaments", {"notice": notice, "listed": False})
        for typed in (made["id"], made["links"]["scorer"], "nothing"):
            with pytest.raises(Refused) as refused:
                await sara.client.ask("POST", f"{path}/events", {"tournament": typed})
            assert refused.value.reason == "season-no-tournament"
        link = f"http://hall:8000{made['links']['director']}"
        told = await sara.client.ask("POST", f"{path}/events", {"tournament": link, "weight": 200})
        assert [one["weight"] for one in told["view"]["events"]] == [100, 100, 200]
        assert [one["number"] for one in told["view"]["events"]] == [1, 2, 0]


async def test_a_stranger_keeps_nobody_from_deleting_and_the_circuit_says_what_happened(server: Server) -> None:
    async with secretary(server) as sara, person(server, "Ugo") as ugo, Client(server.address) as stranger:
        path, _ = await season(sara)
        event = await finished(await sara.tournament(name="Marzo", **ONE_ROUND), (ANNA, EVA), (UGO, IVO))
        made = await ugo.ask("POST", "/api/circuits", {"name": "Di Ugo"})
        mine = f"/api/circuits/{made['id']}"
        await ugo.ask("POST", f"{mine}/events", {"tournament": event.id})
        before = (await ugo.ask("POST", f"{mine}/do", {"happening": {"type": "shown"}}))["view"]
        await event.ask("POST", "/delete", {"name": "Marzo"})
        after = await ugo.ask("GET", f"{mine}/desk")
        assert after["view"]["rows"] == before["rows"]
        assert (after["view"]["events"][0]["name"], after["view"]["events"][0]["gone"]) == ("Marzo", True)
        assert (after["log"][0]["by"], "deleted" in after["log"][0]["sentence"]) == ("director", True)
        assert (await stranger.ask("GET", f"{mine}/public"))["events"][0]["gone"]
        own = await sara.client.ask("GET", f"{path}/desk")
        assert [one["agreed"] for one in own["view"]["events"]] == [True, True], (
            "whoever keeps the club has let them count"
        )


async def test_a_doubt_among_three_is_settled_in_one_go(server: Server) -> None:
    async with person(server, "Ugo") as ugo:
        made = await ugo.ask("POST", "/api/circuits", {"name": "A"})
        path = f"/api/circuits/{made['id']}"
        for number, card in enumerate(("1", "2", "")):
            notice = {"name": f"Tappa {number}", "code": "fibur-2019", **ONE_ROUND}
            desk = Hall(ugo, await ugo.ask("POST", "/api/tournaments", {"notice": notice}))
            await finished(desk, ({**ANNA, "card": card}, EVA), (UGO, IVO))
            told = await ugo.ask("POST", f"{path}/events", {"tournament": desk.id})
        (doubt,) = told["doubts"]
        assert [(one["known"], one["events"], one["person"]) for one in doubt["people"]] == [
            ("card 1", ["Tappa 0"], 0),
            ("card 2", ["Tappa 1"], 1),
            ("no card", ["Tappa 2"], 2),
        ]
        first, second, third = (one["key"] for one in doubt["people"])
        happening = {"type": "settled", "groups": [[first, third], [second]]}
        told = await ugo.ask("POST", f"{path}/do", {"happening": happening})
        assert (told["doubts"][0]["settled"], [one["person"] for one in told["doubts"][0]["people"]]) == (
            True,
            [0, 1, 0],
        )
        assert sorted(one["played"] for one in told["view"]["rows"] if "Rossi" in one["title"]) == [1, 2]
        assert told["log"][0]["sentence"].startswith("Who is who: Rossi Anna (card 1) = Rossi Anna (no card); ")
