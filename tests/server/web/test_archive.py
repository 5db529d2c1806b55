"""What everybody sees of tournaments that are over: what was published, of those that are in the public list."""

import pytest

from tests.running import Server
from tests.server.desk.days import Time
from tests.server.desk.test_circuits import over
from ventaglio.api.client import Client
from ventaglio.server.desk import Office
from ventaglio.server.store.circles import Circles
from ventaglio.server.store.database import Database
from ventaglio.server.store.folder import database_url
from ventaglio.server.store.registry import Registry
from ventaglio.server.store.tournaments import Tournaments
from ventaglio.tournaments.registry.changing import added
from ventaglio.tournaments.registry.people import Person, Shown

pytestmark = pytest.mark.anyio


async def test_archive_statistics_and_board_show_what_is_public(server: Server, stranger: Client) -> None:
    database, time = Database(database_url(server.folder)), Time()
    office = Office(database, time)
    club = (await Circles(database).found("Circolo", None, 1.0)).id
    hidden = Person("p1", "Rossi1", "Anna", shown=Shown.NOBODY, email="anna@example.org")
    await Registry(database).do(club, "Ada", 1.0, lambda roster: added(roster, hidden))
    mine = await over(office, time, "Prima tappa", "2031-01-10")
    await Tournaments(database).held_by(mine, club)
    await over(office, time, "Seconda tappa", "2032-02-14")
    await over(office, time, "Serata chiusa", "2032-03-01", public=False)
    await database.close()

    async def ask(path: str) -> str:
        answer = await stranger.http.get(path)
        assert answer.is_success, answer.text
        return answer.text

    archive = (await stranger.http.get("/api/archive?year=2031")).json()
    assert [one["name"] for one in archive["tournaments"]] == ["Prima tappa"]
    assert {"2031", "2032"} <= set(archive["years"])
    assert "Serata chiusa" not in await ask("/api/archive")
    told = (await stranger.http.get(f"/api/archive/statistics?club={club}")).json()["told"]
    assert (told["events"], told["people"], [one["newcomers"] for one in told["attended"]]) == (1, 8, [8])
    assert told["feats"][0]["average"] == 100 * told["feats"][0]["vp"]
    everything = "".join([await ask(f"/api/{path}") for path in ("archive", "archive/statistics", "board")])
    assert "Seconda tappa" in everything
    assert "example.org" not in everything
    of_club = await ask(f"/api/archive/statistics?club={club}") + await ask(f"/api/archive?club={club}")
    assert "Rossi1 Anna" not in of_club
    assert "Serata chiusa" not in everything
    paper = await stranger.http.get("/api/board.pdf?lang=it")
    assert (paper.headers["content-type"], paper.content[:5]) == ("application/pdf", b"%PDF-")
    assert (await stranger.http.get("/api/archive?year=x")).status_code == 400
