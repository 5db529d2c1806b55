"""What was confirmed is on the disk, whoever dies; and of two who type the same table one is told that he was late."""

import asyncio
import subprocess
import sys

import pytest

from tests.server.desk.days import NOTICE, begun
from ventaglio.server.desk import Office
from ventaglio.server.store.database import Database
from ventaglio.tournaments.log import replay

pytestmark = pytest.mark.anyio

TABLES = 40

TYPING = """
import asyncio, sys, time
from ventaglio.tournaments.director.events import Scored
from ventaglio.tournaments.director.objections import Objected
from ventaglio.tournaments.director.roles import Role
from ventaglio.server.desk import Office
from ventaglio.server.store.database import Database

async def type_scores(url, tournament, name, points):
    office = Office(Database(url), time.time)
    await office.tournament(tournament)
    print("ready", flush=True)
    sys.stdin.readline()
    for table in range(1, TABLES + 1):
        try:
            await office.record(tournament, name, Role.SCORER, Scored(1, table, ((int(points), 5 * table),)))
        except Objected as refused:
            print("no", table, refused.objection.reason, flush=True)
        else:
            print("yes", table, points, flush=True)

asyncio.run(type_scores(*sys.argv[1:]))
""".replace("TABLES", str(TABLES))


def typist(url: str, tournament_id: str, name: str, points: int) -> "subprocess.Popen[str]":
    """A scorer in a process of his own, who waits for the word to begin."""
    started = subprocess.Popen(
        [sys.executable, "-c", TYPING, url, tournament_id, name, str(points)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert started.stdout is not None
    assert started.stdout.readline() == "ready\n"
    return started


def begin(scorer: "subprocess.Popen[str]") -> None:
    assert scorer.stdin is not None
    scorer.stdin.write("\n")
    scorer.stdin.flush()


async def scored(database: Database, tournament_id: str) -> dict[int, int]:
    """What is on record: the first total of each table."""
    t = await Office(database, lambda: 0.0).tournament(tournament_id)
    return {table: one.sheets[0][0] for table, one in t.rounds[0].results.items() if one.sheets}


@pytest.mark.long
@pytest.mark.parametrize("after", [1, 7, 23])
async def test_a_scorer_who_is_killed_loses_nothing_that_was_confirmed(
    database: Database, database_url: str, after: int
) -> None:
    office = Office(database, lambda: 0.0)
    found = await begun(office, 2 * TABLES, NOTICE)
    scorer = typist(database_url, found, "Bice", 500)
    assert scorer.stdout is not None
    begin(scorer)
    with scorer:
        confirmed = [await asyncio.to_thread(scorer.stdout.readline) for _ in range(after)]
        scorer.kill()
        confirmed += [line for line in await asyncio.to_thread(scorer.stdout.readlines) if line.endswith("\n")]
    told = {int(line.split()[1]) for line in confirmed}
    known = await scored(database, found)
    assert len(told) >= after
    assert told <= set(known)
    # At most the one that was on its way is there without having been confirmed.
    assert len(known) <= len(told) + 1
    assert replay(await office.log(found)) == await office.tournament(found)
    again = typist(database_url, found, "Carlo", 600)
    begin(again)
    answers = (await asyncio.to_thread(again.communicate))[0].splitlines()
    assert {int(line.split()[1]) for line in answers if line.startswith("no ")} == set(known)
    assert len(await scored(database, found)) == TABLES


@pytest.mark.long
async def test_two_scorers_at_once_never_overwrite_each_other(database: Database, database_url: str) -> None:
    found = await begun(Office(database, lambda: 0.0), 2 * TABLES, NOTICE)
    scorers = [typist(database_url, found, "Bice", 500), typist(database_url, found, "Carlo", 600)]
    for scorer in scorers:
        begin(scorer)
    ends = [(await asyncio.to_thread(scorer.communicate))[0].splitlines() for scorer in scorers]
    assert [scorer.returncode for scorer in scorers] == [0, 0]
    answers = [line.split() for end in ends for line in end]
    written = {int(table): int(points) for said, table, points in answers if said == "yes"}
    refused = [(int(table), why) for said, table, why in answers if said == "no"]
    assert sorted(written) == list(range(1, TABLES + 1))
    assert sorted(refused) == [(table, "scored") for table in sorted(written)]
    assert await scored(database, found) == written
    log = await Office(database, lambda: 0.0).log(found)
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
