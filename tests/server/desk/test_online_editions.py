"""The tables of an online tournament are opened by the edition of its notice, and wait where that is not here."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.heritage.edition_2027 import EDITION, FIBUR_2027
from tests.server.desk.clubs import open_club
from tests.server.desk.days import Time
from tests.server.desk.test_online import NOTICE
from tests.texts import corrected
from ventaglio.core.norms import Cite, Norm
from ventaglio.law import shelf
from ventaglio.law.text import edition_of
from ventaglio.server.desk.places import opening
from ventaglio.server.desk.saving import read
from ventaglio.server.store.database import Database
from ventaglio.server.tables.table import PLAYING
from ventaglio.tournaments.log import replay

pytestmark = pytest.mark.anyio

HERITAGE = Path(__file__).parents[2] / "heritage"


async def test_each_tournament_opens_its_tables_by_its_own_edition(database: Database, time: Time) -> None:
    async with open_club(database, time) as club:
        old = await club.announce(NOTICE)
        with shelf.lent(FIBUR_2027):
            new = await club.announce(replace(NOTICE, name="Il prossimo"))
            for found, edition in ((old, "2019-08"), (new, EDITION)):
                t = await club.look(found)
                assert t.notice.edition == edition
                assert t.current is not None
                for lives in t.current.hosted.values():
                    assert {(await club.table(live)).headers["Edition"] for live in lives} == {edition}


@pytest.mark.parametrize("generation", ["first", "second"])
def test_a_tournament_of_old_opens_its_tables_by_the_first_edition(generation: str) -> None:
    with shelf.lent(FIBUR_2027):
        t = replay(read((HERITAGE / generation / "tournaments" / "online.json").read_bytes()).log)
        assert opening("t", t).headers["Edition"] == "2019-08"


async def test_tables_that_cannot_go_on_are_left_to_the_director(database: Database, time: Time) -> None:
    async with open_club(database, time) as club:
        found = await club.announce(NOTICE)
        t = await club.look(found)
        live = ""
        for entrant in (1, 2, 3, 4):
            live = await club.sit(found, entrant, 0, 1)
        await club.play(live, lambda table: table.in_hand)
        text = shelf.get("fibur-2019").text
        with corrected(edition_of(text, text.edition, norms={"hand_size": Norm(13, Cite("fibur-2019", "4"))})):
            async with open_club(database, time) as later:
                await later.passes(180)
                t = await later.look(found, 2)
                assert t.current is not None
                assert t.current.time_called is not None
                # What a bot was about to do when the edition went may still have been written.
                found_there = await later.table(live)
                await later.passes(180)
                after = await later.table(live)
                assert (after.foreign, after.status, after.seq) == (True, PLAYING, found_there.seq)
                assert not t.current.awards
