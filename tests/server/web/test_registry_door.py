"""The registry of a club at the door of a server: whoever keeps the club puts it in order, and nobody else sees it."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.running import Server
from tests.server.web.door import person
from tests.server.web.test_tournaments import NOTICE, Hall, bearer
from ventaglio.api.client import CSRF_COOKIE, CSRF_HEADER, Client, Refused

pytestmark = pytest.mark.anyio

SHEET = b"""Cognome;Nome;Tessera;Circolo;Categoria;Licenza
Rossi;Anna;101;Adriatico;A;2026
Bianchi;Ugo;102;Adriatico;B;2026
;Ada;103;;;
Neri;Ivo;104;Levante;;venti
Verdi;Eva;102;Levante;;2025
"""


WANTED = {"/merge": {"kept": "a", "lost": "b"}, "/clubs": {"old": "a", "new": "b"}}


class Secretary:
    """Whoever keeps a club."""

    def __init__(self, client: Client, club: str) -> None:
        self.client, self.club = client, club
        self.path = f"/api/clubs/{club}/registry"

    async def ask(self, method: str, path: str = "", content: object = None) -> Any:
        return await self.client.ask(method, self.path + path, content)

    async def add(self, surname: str, name: str = "", **more: Any) -> str:
        return str((await self.ask("POST", "/people", {"surname": surname, "name": name, **more}))["id"])

    async def send(self, content: bytes, confirm: bool) -> Any:
        headers = {CSRF_HEADER: self.client.http.cookies[CSRF_COOKIE], "accept-language": "en"}
        form = {"confirm": str(confirm).lower()}
        files = {"file": ("people.csv", content)}
        answer = await self.client.http.post(f"{self.path}/import", files=files, data=form, headers=headers)
        assert answer.is_success, answer.text
        return answer.json()

    async def tournament(self, **notice: Any) -> Hall:
        wanted = {"notice": {**NOTICE, **notice}, "club": self.club}
        return Hall(self.client, await self.client.ask("POST", "/api/tournaments", wanted))


@asynccontextmanager
async def secretary(server: Server) -> AsyncIterator[Secretary]:
    async with person(server, "Sara") as client:
        yield Secretary(client, (await client.ask("POST", "/api/clubs", {"name": "Circolo Adriatico"}))["id"])


async def test_people_are_added_changed_found_and_a_change_is_taken_back(server: Server) -> None:
    async with secretary(server) as sara:
        anna = await sara.add("Rossi", "Anna", card="101", licence=2026)
        await sara.ask("POST", f"/people/{anna}", {"club": "Adriatico", "shown": "initial"})
        (found,) = (await sara.ask("GET", "?letters=ros+an"))["people"]
        assert (found["club"], found["card"], found["licence"], found["shown"]) == ("Adriatico", "101", 2026, "initial")
        assert [one["sentence"] for one in await sara.ask("GET", "/changes")] == [
            "Changed: Rossi Anna",
            "Added: Rossi Anna",
        ]
        await sara.ask("POST", "/changes/2/undo")
        assert (await sara.ask("GET", f"/people/{anna}"))["person"]["shown"] == "name"
        with pytest.raises(Refused) as refused:
            await sara.add("Verdi", "Eva", card="101")
        assert refused.value.reason == "registry-card-taken"


async def test_a_spreadsheet_is_told_row_by_row_and_then_taken_in(server: Server) -> None:
    async with secretary(server) as sara:
        told = await sara.send(SHEET, confirm=False)
        assert told["new"] == ["Rossi Anna", "Bianchi Ugo"]
        assert {one["row"]: one["sentence"] for one in told["problems"]} == {
            4: "The surname is missing.",
            5: "a licence is for a year, such as 2026; “venti” is none",
            6: "Card 102 is Bianchi Ugo’s in the registry, not Verdi Eva’s.",
        }
        assert (await sara.ask("GET"))["total"] == 0
        assert (await sara.send(SHEET, confirm=True))["done"]
        again = await sara.send(SHEET.replace(b"2026", b"2027"), confirm=True)
        assert (again["new"], again["updated"]) == ([], ["Rossi Anna", "Bianchi Ugo"])
        assert [one["licence"] for one in (await sara.ask("GET"))["people"]] == [2027, 2027]
        answer = await sara.client.http.get(f"{sara.path}/export.csv")
        assert "Rossi;Anna;101;Adriatico;A;2027;" in answer.content.decode("utf-8-sig")
        assert (await sara.send(answer.content, confirm=False))["same"] == 2


async def test_who_stands_there_twice_is_one_afterwards(server: Server) -> None:
    async with secretary(server) as sara:
        kept, lost = await sara.add("Rossi", "Anna", card="101"), await sara.add("Rossi", "A.", club="Adriatico")
        (pair,) = await sara.ask("GET", "/alike")
        assert pair["why"] == "initial"
        assert {one["field"] for one in pair["differences"]} == {"name", "card", "club"}
        made = await sara.ask("POST", "/merge", {"kept": kept, "lost": lost})
        assert (made["name"], made["card"], made["club"]) == ("Anna", "101", "Adriatico")
        assert await sara.ask("GET", "/alike") == []
        await sara.ask("POST", "/clubs", {"old": "Adriatico", "new": "ASD Adriatico"})
        assert (await sara.ask("GET"))["clubs"] == [{"name": "ASD Adriatico", "people": 1}]


async def test_entries_are_offered_and_completed_and_the_public_sees_what_each_has_chosen(server: Server) -> None:
    async with secretary(server) as sara:
        await sara.add("Rossi", "Anna", card="101", club="Adriatico", shown="initial")
        await sara.add("Bianchi", "Ugo", card="102", shown="nobody", email="ugo@example.org")
        desk = await sara.tournament()
        told = await desk.ask("GET", "/people?letters=ro")
        assert [one["surname"] for one in told["people"]] == ["Rossi"]
        assert told["club"] == "Circolo Adriatico"
        async with bearer(server, desk, desk.keys["scorer"]) as scorer:
            assert (await scorer.ask("GET", "/people?letters=ro"))["people"] == []
        pair = [{"surname": "Rossi", "name": "Anna"}, {"surname": "Bianchi", "name": "Ugo"}]
        await desk.do("entered", number=1, players=pair)
        view = await desk.do("entered", number=2, players=[{"surname": "Neri"}, {"surname": "Verdi"}])
        assert [(one["card"], one["club"]) for one in view["entrants"][0]["players"]] == [
            ("101", "Adriatico"),
            ("102", ""),
        ]
        for number in (1, 2):
            await desk.do("checked-in", number=number)
        await desk.ask("POST", "/close")
        await desk.out()
        async with Client(server.address) as stranger:
            seen = await stranger.ask("GET", f"{desk.path}/public")
        assert seen["view"]["entrants"][0]["title"] == "Rossi A. – ***"
        assert not any(word in json.dumps(seen) for word in ("Anna", "Ugo", "Bianchi", "example.org", "101"))


async def test_whoever_is_erased_is_gone_from_the_registry_and_from_every_log_of_the_club(server: Server) -> None:
    async with secretary(server) as sara:
        anna, ugo = await sara.add("Rossi", "Anna", card="101"), await sara.add("Bianchi", "Ugo", card="102")
        desk = await sara.tournament(phases=[{"movement": "danish", "rounds": 1}])
        await desk.do("entered", number=1, players=[{"surname": "Rossi", "name": "Anna"}, {"surname": "Verdi"}])
        await desk.do("entered", number=2, players=[{"surname": "Neri"}, {"surname": "Bianchi", "name": "Ugo"}])
        for number in (1, 2):
            await desk.do("checked-in", number=number)
        await desk.ask("POST", "/close")
        await desk.out()
        for kind in ("started", "time-called"):
            await desk.do(kind, round=1)
        await desk.do("scored", round=1, table=1, sheets=[[1000, 505]])
        await desk.ask("POST", "/post", {"checking": False})
        await desk.do("interrupted", why="the lights went out")
        await desk.do("ended")
        (played,) = (await sara.ask("GET", f"/people/{anna}"))["years"]["played"]
        assert (played["place"], played["of"], played["partners"]) == (1, 2, ["Verdi"])
        answer = await sara.client.http.get(f"{sara.path}/people/{anna}/export")
        known = answer.json()
        assert known["person"]["card"] == "101"
        assert [one["entry"]["type"] for one in known["entries"]] == ["entered"]

        assert await sara.ask("DELETE", f"/people/{anna}") == {"tournaments": 1}
        told = json.dumps(
            [
                await sara.ask("GET"),
                await sara.ask("GET", "/changes"),
                await desk.ask("GET", "/desk"),
                await desk.ask("GET", "/audit"),
                await desk.ask("GET", "/export.json"),
                await desk.ask("GET", "/public"),
                (await sara.client.http.get(f"{desk.path}/save")).text,
            ]
        )
        assert "Rossi" not in told
        assert "Anna" not in told
        assert "101" not in json.loads(told)[0]["people"][0]["card"]
        assert "Bianchi" in told
        assert (await sara.ask("GET", f"/people/{ugo}"))["years"]["played"][0]["place"] == 2
        with pytest.raises(Refused):
            await sara.ask("GET", f"/people/{anna}")


async def test_nobody_else_learns_of_a_registry(server: Server) -> None:
    async with secretary(server) as sara, person(server, "Ugo") as other, Client(server.address) as stranger:
        anna = await sara.add("Rossi", "Anna")
        desk = await sara.tournament()
        for who, reason in ((other, "http-404"), (stranger, "http-401")):
            for path in ("", f"/people/{anna}", "/alike", "/changes", "/export.csv", f"/people/{anna}/export"):
                with pytest.raises(Refused) as refused:
                    await who.ask("GET", sara.path + path)
                assert refused.value.reason == reason, path
        for path in (f"/people/{anna}", "/people", "/merge", "/clubs", "/changes/1/undo"):
            with pytest.raises(Refused) as refused:
                await other.ask(
                    "POST", sara.path + path, {"kept": anna, "lost": anna, "old": "", "new": "", "surname": "X"}
                )
            assert refused.value.reason in ("http-404", "http-400"), path
        with pytest.raises(Refused):
            await other.ask("DELETE", f"{sara.path}/people/{anna}")
        with pytest.raises(Refused):
            await stranger.ask("GET", f"{desk.path}/people?letters=ro")
        # A tournament is held by one's own club only: else its registry would lie open to one's desk.
        with pytest.raises(Refused):
            await other.ask("POST", "/api/tournaments", {"notice": NOTICE, "club": sara.club})
        theirs = Hall(other, await other.ask("POST", "/api/tournaments", {"notice": NOTICE}))
        with pytest.raises(Refused):
            await theirs.ask("POST", "/club", {"club": sara.club})
        assert (await sara.ask("GET"))["total"] == 1


async def test_a_friend_keeps_the_club_too_and_hands_it_on(server: Server) -> None:
    async with secretary(server) as sara, person(server, "Ugo") as ugo:
        his = Secretary(ugo, sara.club)
        him = (await ugo.ask("GET", "/api/me"))["person"]["id"]
        with pytest.raises(Refused, match="club-keeper-unknown"):
            await sara.ask("POST", "/keepers", {"person": him})
        token = (await sara.client.ask("GET", "/api/me/friends"))["token"]
        await ugo.ask("POST", "/api/me/friends", {"token": token})
        with pytest.raises(Refused):
            await his.ask("GET", "/keepers")
        first = (await sara.ask("POST", "/keepers", {"person": him}))[0]
        await his.add("Rossi", "Anna")
        assert (await ugo.ask("GET", f"/api/clubs/{sara.club}"))["mine"]
        assert [one["name"] for one in await his.ask("DELETE", f"/keepers/{first['id']}")] == ["Ugo"]
        with pytest.raises(Refused, match="club-last-keeper"):
            await his.ask("DELETE", f"/keepers/{him}")
        with pytest.raises(Refused):
            await sara.ask("GET")
