"""What is known of a person is handed out whole, erased without spoiling a game, and forgotten by a rule."""

import time
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import pytest
from alembic import command
from sqlalchemy import select, update

from tests.server.store.test_people import QUICK
from ventaglio.core.record import spell_record
from ventaglio.core.refusal import BadInput
from ventaglio.server.store.analyses import KEPT_DAYS, Analyses, Asked
from ventaglio.server.store.database import Database
from ventaglio.server.store.history import History
from ventaglio.server.store.house import HouseRows
from ventaglio.server.store.managing import Managing
from ventaglio.server.store.migrate import _config, migrate
from ventaglio.server.store.people import ERASED, People, Person
from ventaglio.server.store.privacy import Rule, export
from ventaglio.server.store.registry import Registry
from ventaglio.server.store.schema import (
    ANALYSES,
    ATTEMPTS,
    AUDIT,
    CLUB_KEEPERS,
    CLUBS,
    ENTRIES,
    FRIENDS,
    HOUSE,
    INVITATIONS,
    METADATA,
    PEOPLE,
    RATINGS,
    RECOVERY_CODES,
    REPORTS,
    RESULTS,
    SESSIONS,
    SITTINGS,
    TABLES,
    TALLIES,
)
from ventaglio.server.store.sessions import SessionRows
from ventaglio.server.tables import doing
from ventaglio.server.tables.entries import Entry
from ventaglio.server.tables.folding import fold_all
from ventaglio.server.tables.hall import Hall
from ventaglio.server.tables.policy import Policy
from ventaglio.server.tables.records import course_of, read_log, record_of
from ventaglio.server.tables.service import Clocks
from ventaglio.server.tables.table import HostedTable

pytestmark = pytest.mark.anyio

DAY = 24 * 3600.0
NAMES = ("Ornella V.", "Bruno", "Carla", "Dino")


class Evening(NamedTuple):
    """A rated match that four people have played, or rather abandoned, and what was said at it."""

    database: Database
    hall: Hall
    people: list[Person]
    table_id: str

    async def log(self) -> list[tuple[float, str]]:
        return [(row.at, row.body) for row in await self.hall.logs.read(self.table_id)]

    async def fresh(self) -> HostedTable | None:
        """The table as a server that starts now reads it."""
        return await Hall(self.database, key=b"another").table(self.table_id)

    async def everything(self) -> str:
        """All that is in the database, as one text."""
        async with self.database.reading() as connection:
            rows = [(await connection.execute(select(table))).all() for table in METADATA.tables.values()]
        return repr(rows)


async def opened(hall: Hall, people: list[Person], **policy: Any) -> str:
    def more(table: HostedTable) -> tuple[Entry, ...]:
        sat: tuple[Entry, ...] = ()
        for place, person in enumerate(people):
            sat += doing.sit(fold_all(table, 1.0, sat), place, person.id, person.name)
        return sat

    wanted = doing.opened("tressette", {"Code": "moderne"}, Policy(**policy), people[0].id)
    return (await hall.open(wanted, more)).id


@pytest.fixture
async def evening(database: Database) -> AsyncIterator[Evening]:
    people = People(database, QUICK)
    everybody = [await people.guest(name, 1.0) for name in NAMES]
    await people.register(everybody[0].id, "ornella", "tre di danari")
    hall = Hall(database, key=b"key", clocks=Clocks(lambda: 10.0, lambda: 10.0))
    hall.logs.start()
    table_id = await opened(hall, everybody, rated=True)
    await hall.change(table_id, lambda table: doing.say(table, 0, "", "my street is Via Roma 7"))
    await hall.change(table_id, lambda table: doing.say(table, 1, "", "mine is not"))
    await hall.change(table_id, doing.start)
    await SessionRows(database).begin(everybody[0].id, 11.0, "Firefox · Linux")
    yield Evening(database, hall, everybody, table_id)
    await hall.logs.stop()


async def finish(evening: Evening) -> None:
    await evening.hall.change(evening.table_id, lambda table: doing.abandon(table, 1))
    number = {"at": 12.0, "table_id": evening.table_id, "seq": 5, "reason": "talk"}
    ornella, bruno = evening.people[:2]
    rows = HouseRows(evening.database)
    await rows.report(by=ornella.id, about=bruno.id, about_name="Bruno", text="he shouts at Ornella V.", **number)
    await rows.report(by=bruno.id, about=ornella.id, about_name="Ornella V.", text="she shouts", **number)


async def test_whoever_is_named_in_a_log_is_found(evening: Evening) -> None:
    async with evening.database.reading() as connection:
        found = (await connection.execute(select(SITTINGS))).all()
        shelf = (await connection.execute(select(TABLES.c.people))).scalar_one()
    assert {row.person_id for row in found} == {one.id for one in evening.people}
    assert {row.table_id for row in found} == {evening.table_id}
    assert shelf == 4


async def test_a_database_from_before_comes_to_know_it_too(evening: Evening) -> None:
    async def known() -> tuple[list[Any], list[Any]]:
        async with evening.database.reading() as connection:
            sittings = await connection.execute(select(SITTINGS).order_by(SITTINGS.c.person_id, SITTINGS.c.table_id))
            tables = await connection.execute(select(TABLES.c.id, TABLES.c.people))
            return list(sittings), list(tables)

    await opened(evening.hall, evening.people[:1])
    before, started = await known(), time.time()
    async with evening.database.writing() as connection:
        await connection.run_sync(lambda on: command.downgrade(_config(on), "0002"))
    await migrate(evening.database)
    assert await known() == before
    async with evening.database.reading() as connection:
        # Nobody was looked for until then, so nobody is forgotten at the first start.
        assert min((await connection.execute(select(PEOPLE.c.seen_at))).scalars()) >= started
    assert (await Managing(evening.database, "root", time.time(), "").purge(Rule())).guests == 0


async def test_a_person_is_told_all_that_is_his_and_nothing_else(evening: Evening) -> None:
    await finish(evening)
    told = await export(evening.database, evening.people[0].id)
    assert (told["person"]["name"], told["person"]["login"]) == ("Ornella V.", "ornella")
    assert "password" not in told["person"]
    assert told["recovery_codes_left"] == 8
    assert [one["device"] for one in told["sessions"]] == ["Firefox · Linux"]
    assert "digest" not in told["sessions"][0]
    assert [one["text"] for one in told["said"]] == ["my street is Via Roma 7"]
    assert [one["table_id"] for one in told["results"]] == [evening.table_id]
    assert {one["ladder"] for one in told["ratings"]} == {"one", "pair"}
    assert [one["id"] for one in told["tables"]] == [evening.table_id]
    assert [one["text"] for one in told["reports"]] == ["he shouts at Ornella V."]
    assert "she shouts" not in repr(told)
    with pytest.raises(BadInput, match="no such person"):
        await export(evening.database, "nobody")


async def test_games_stay_and_nobody_knows_whose_they_were(evening: Evening) -> None:
    await finish(evening)
    ornella = evening.people[0]
    before = record_of(course_of(evening.table_id, read_log(await evening.log())))
    await Registry(evening.database).remember(ornella.id, "mark", {"0": "surname 1"})
    assert await Managing(evening.database, "root", 20.0, "she asked").erase(ornella.id) == 1
    assert await Registry(evening.database).columns(ornella.id, "mark") == {}
    # Only that there was somebody of this id, and who erased her.
    left = (
        (await evening.everything()).replace(f"'erase', '{ornella.id}'", "").replace(f"('{ornella.id}', '{ERASED}'", "")
    )
    for trace in (ornella.id, "Ornella", "ornella", "Via Roma", "Firefox"):
        assert trace not in left
    assert "mine is not" in left
    table = await evening.fresh()
    assert table is not None
    assert [chair.name for chair in table.chairs] == [ERASED, *NAMES[1:]]
    assert table.headers["A"] == ERASED
    after = record_of(course_of(evening.table_id, read_log(await evening.log())))
    assert spell_record(table.kit.game, after) == spell_record(table.kit.game, before).replace("Ornella V.", ERASED)
    (played,) = await History(evening.database).history(evening.people[1].id)
    assert (played.finish.seats[0].name, played.finish.seats[0].person_id) == (ERASED, None)
    ladder = await History(evening.database).ladder("tressette", "one")
    assert {one.names[0] for one in ladder} == set(NAMES[1:])
    people = People(evening.database, QUICK)
    with pytest.raises(BadInput):
        await people.enter("ornella", "tre di danari")
    with pytest.raises(BadInput, match="no such person"):
        await Managing(evening.database, "root", 21.0, "").erase(ornella.id)
    # Her login is free for others.
    await people.register(evening.people[1].id, "ornella", "due di coppe")


async def test_analyses_are_told_to_whoever_asked_and_go_with_him_and_with_the_log(evening: Evening) -> None:
    await finish(evening)
    analyses, (ornella, bruno, carla, _) = Analyses(evening.database), evening.people
    stranger = await People(evening.database, QUICK).guest("Elsa", 1.0)
    record = Asked("r-1", None, '[A "Ornella V."]', 1, 10)
    of_table = Asked("t-1", evening.table_id, None, 1, 10)
    elsewhere = Asked("r-2", None, "another", 1, 10)
    for asked, by in ((record, ornella), (of_table, bruno), (elsewhere, stranger)):
        await analyses.ask(asked, by.id, 15.0)
    told = await export(evening.database, ornella.id)
    assert [(one["id"], one["record"]) for one in told["analyses"]] == [("r-1", '[A "Ornella V."]')]
    assert [one["table_id"] for one in (await export(evening.database, bruno.id))["analyses"]] == [evening.table_id]
    assert (await export(evening.database, carla.id))["analyses"] == []
    # What she handed in goes, and so does what was found out about a table at which she sat; nothing else.
    await Managing(evening.database, "root", 20.0, "").erase(ornella.id)
    assert await analyses.read("r-1") is None
    assert await analyses.read("t-1") is None
    assert await analyses.read("r-2") is not None
    await analyses.ask(of_table, carla.id, 21.0)
    managing = Managing(evening.database, "root", 15.0 + KEPT_DAYS * DAY, "old")
    assert (await managing.purge(Rule(0, 0))).analyses == 0
    for number in (1, 2):
        await managing.settle(number)
    managing = Managing(evening.database, "root", 16.0 + KEPT_DAYS * DAY, "old")
    gone = await managing.purge(Rule(0, 30))
    assert (gone.logs, gone.analyses) == (1, 1)
    assert await analyses.read("t-1") is None
    assert await analyses.read("r-2") is None


async def test_all_who_were_erased_are_still_told_apart(evening: Evening) -> None:
    await finish(evening)
    managing = Managing(evening.database, "root", 20.0, "")
    for person in reversed(evening.people):
        await managing.erase(person.id)
    table = await evening.fresh()
    assert table is not None
    assert {table.headers[letter] for letter in "ABCD"} == {ERASED, *(f"{ERASED} {number}" for number in (2, 3, 4))}
    assert len(table.people) == 4


async def test_whoever_sits_at_a_table_leaves_it_first(evening: Evening) -> None:
    before = await evening.everything()
    with pytest.raises(BadInput) as refused:
        await Managing(evening.database, "root", 20.0, "").erase(evening.people[0].id)
    assert refused.value.reason == "person-plays"
    assert await evening.everything() == before


async def test_guests_who_do_not_come_back_are_forgotten(evening: Evening) -> None:
    await finish(evening)
    playing = [await People(evening.database, QUICK).guest(name, 1.0) for name in ("Elsa", "Fulvio")]
    await opened(evening.hall, playing)
    async with evening.database.writing() as connection:
        await connection.execute(update(PEOPLE).where(PEOPLE.c.name == "Dino").values(seen_at=200 * DAY))
    managing = Managing(evening.database, "root", 300 * DAY, "")
    assert (await managing.purge(Rule(guests=0))).guests == 0
    assert (await managing.purge(Rule(guests=180))).guests == 2
    async with evening.database.reading() as connection:
        names = {row.name for row in await connection.execute(select(PEOPLE.c.name))}
    # Whoever is registered stays, and so does whoever was here or still sits at a table.
    assert names == {"Ornella V.", "Dino", "Elsa", "Fulvio", ERASED}
    assert (await managing.purge(Rule(guests=180))).guests == 0


async def test_old_logs_are_forgotten_and_what_they_came_to_is_not(evening: Evening) -> None:
    await finish(evening)
    going_on = await opened(evening.hall, evening.people)
    given_up = await opened(evening.hall, evening.people[:1])
    await evening.hall.change(given_up, lambda table: doing.leave(table, 0))
    managing = Managing(evening.database, "root", 10.0 + 40 * DAY, "old")
    assert (await managing.purge(Rule(0, 41))).logs == 0
    # While somebody complains of a match its log stays; the other table has ended.
    assert (await managing.purge(Rule(0, 30))).logs == 1
    assert await evening.fresh() is not None
    for number in (1, 2):
        await managing.settle(number)
    assert (await managing.purge(Rule(0, 30))).logs == 1
    assert await evening.fresh() is None
    assert await Hall(evening.database, key=b"key").table(given_up) is None
    assert await Hall(evening.database, key=b"key").table(going_on) is not None
    (played,) = await History(evening.database).history(evening.people[0].id)
    assert played.finish.table_id == evening.table_id
    async with evening.database.reading() as connection:
        assert {row.table_id for row in await connection.execute(select(ENTRIES.c.table_id))} == {going_on}
        assert {row.table_id for row in await connection.execute(select(SITTINGS.c.table_id))} == {going_on}
    assert (await managing.purge(Rule(0, 30))).logs == 0


async def test_everything_is_on_record_with_who_and_why(evening: Evening) -> None:
    await finish(evening)
    rows = HouseRows(evening.database)
    managing = Managing(evening.database, "root", 20.0, "a reason")
    bruno = evening.people[1]
    await managing.ban(bruno.id, 30.0)
    await managing.unban(bruno.id)
    await managing.mute(bruno.id)
    await managing.unmute(bruno.id)
    assert await managing.rename(bruno.id, " Bruno  B. ") == "Bruno B."
    assert await managing.log_out(evening.people[0].id) == 1
    await managing.reset_password(evening.people[0].id)
    await managing.close_table(evening.table_id)
    await managing.maintain(True)
    await managing.announce(None)
    await managing.settle(1)
    found = [(one.what, one.whom) for one in reversed(await rows.audit())]
    assert found == [
        *((what, bruno.id) for what in ("ban", "unban", "mute", "unmute", "rename")),
        *((what, evening.people[0].id) for what in ("log-out", "reset-password")),
        ("close-table", evening.table_id),
        ("maintenance-on", ""),
        ("end-announcement", ""),
        ("settle", "1"),
    ]
    assert {(one.by, one.at, one.why) for one in await rows.audit()} == {("root", 20.0, "a reason")}
    assert [one.what for one in await rows.audit(2, bruno.id)] == ["rename", "unmute"]
    # What was refused is not on record as done.
    for refused in (
        managing.ban("nobody"),
        managing.settle(7),
        managing.log_out(bruno.id, "abc"),
        managing.rename(bruno.id, ""),
    ):
        with pytest.raises(BadInput):
            await refused
    with pytest.raises(BadInput):
        await managing.reset_password(bruno.id)
    assert len(await rows.audit()) == len(found)
    with pytest.raises(BadInput):
        Managing(evening.database, "root", 20.0, "x" * 201)


async def test_once_a_day_means_once_for_all_processes(database: Database) -> None:
    rows = HouseRows(database)
    assert [await rows.due("purged", at, DAY) for at in (5.0, 6.0, 4.0 + DAY, 5.0 + DAY, 6.0 + DAY)] == [
        *(True, False, False, True, False)
    ]


def test_every_table_of_the_database_is_thought_of() -> None:
    """A table that is added has to say what it knows of people, here and on the page that tells them."""
    told = {PEOPLE, RECOVERY_CODES, SESSIONS, SITTINGS, RESULTS, RATINGS, REPORTS, TABLES, ENTRIES, AUDIT, HOUSE}
    told |= {FRIENDS, INVITATIONS, CLUBS, CLUB_KEEPERS, ANALYSES}
    told |= {ATTEMPTS, TALLIES}
    of_nobody = {"processes", "service", "connections", "tournaments", "tournament_entries", "tournament_keys"}
    # Names on a shared score pad are whatever people at a table wrote; it goes by itself.
    of_nobody |= {"pads", "pad_notes"}
    # A mark is drawn by a page, and says which lines of a tournament came of one request.
    of_nobody |= {"tournament_marks"}
    # Whom a club has put on its list; the club hands out and erases that, and the page on privacy says so.
    of_nobody |= {"registry_people", "registry_changes", "sheet_columns"}
    # Which tournaments count by which rules; who is whom in them is the organiser's word about that list.
    of_nobody |= {"circuits", "circuit_entries"}
    assert set(METADATA.tables) == {table.name for table in told} | of_nobody
