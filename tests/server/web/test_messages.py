"""Letters from the desk: through the server of mail that the settings name, by the director alone."""

from pathlib import Path

import pytest

from tests.running import running_servers
from tests.server.desk.smtp import mail_server
from tests.server.web.test_tournaments import bearer, hall
from ventaglio.api.client import Refused
from ventaglio.server.store.circles import Circles
from ventaglio.server.store.database import Database
from ventaglio.server.store.folder import database_url
from ventaglio.server.store.registry import Registry
from ventaglio.server.store.tournaments import Tournaments
from ventaglio.tournaments.registry.changing import added
from ventaglio.tournaments.registry.people import Person

pytestmark = pytest.mark.anyio

ANNA = Person("1", "Cognome1a", "Nome", email="anna@example.org")


async def test_a_director_sends_letters_and_nobody_else_does(tmp_path: Path) -> None:
    with mail_server() as post:
        env = {
            "VENTAGLIO_MAIL_SERVER": post.address,
            "VENTAGLIO_MAIL_FROM": "circolo@example.org",
            "VENTAGLIO_MAIL_ENCRYPTION": "none",
        }
        with running_servers(1, tmp_path / "data", **env) as (server,):
            async with hall(server, 2) as at:
                database = Database(database_url(server.folder))
                club = (await Circles(database).found("Circolo", None, 1.0)).id
                await Registry(database).do(club, "Ada", 1.0, lambda roster: added(roster, ANNA))
                await Tournaments(database).held_by(at.id, club)
                await database.close()
                with pytest.raises(Refused, match="message-no-positions"):
                    await at.ask("GET", "/messages/positions")
                await at.out()
                shown = await at.ask("GET", "/messages/positions")
                assert (shown["mail"], shown["letters"], shown["unreached"]) == (True, 1, 3)
                assert "example.org" not in str(shown)
                assert f"/tournaments/{at.id}" in shown["text"]
                async with bearer(server, at, at.keys["scorer"]) as scorer:
                    for method in ("GET", "POST"):
                        with pytest.raises(Refused):
                            await scorer.ask(method, "/messages/positions", {} if method == "POST" else None)
                assert post.delivered == []
                sent = await at.ask("POST", "/messages/positions", {"words": "Ciao!"})
                assert (sent["sent"], sent["refused"]) == (1, [])
                assert [one.recipients for one in post.delivered] == [["anna@example.org"]]
                with pytest.raises(Refused, match="message-kind"):
                    await at.ask("GET", "/messages/gossip")
                assert "anna@example.org" not in server.log()
