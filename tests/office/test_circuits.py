"""Circuits in the database: their logs, their key, and the ranking over tournaments that are really there."""

import pytest
from msgspec.structs import replace

from tests.office.days import NOTICE, Time, pairs, play, scores
from ventaglio.core.log import StaleSequence
from ventaglio.core.refusal import BadInput
from ventaglio.director import events as e
from ventaglio.director.plan import Phase
from ventaglio.director.roles import Role
from ventaglio.director.standings import standings
from ventaglio.director.terms import Movement
from ventaglio.office import Office
from ventaglio.office.archive import Archive
from ventaglio.office.circuits import Circuits
from ventaglio.registry.changing import added, changed
from ventaglio.registry.people import Person, Shown
from ventaglio.season import circuit as c
from ventaglio.season.rules import By, Rules
from ventaglio.store.circles import Circles
from ventaglio.store.database import Database
from ventaglio.store.registry import Registry
from ventaglio.store.tournaments import Tournaments

pytestmark = pytest.mark.anyio

SHORT = replace(NOTICE, phases=(Phase(Movement.DANISH, 1),))


@pytest.fixture
def archive(database: Database) -> Archive:
    return Archive(database)


@pytest.fixture
def circuits(database: Database, archive: Archive, time: Time) -> Circuits:
    return Circuits(database, archive, time)


async def over(office: Office, time: Time, name: str = "Tappa", date: str = "", *, public: bool = True) -> str:
    """A tournament of one round that is over."""
    found = (await office.open(replace(SHORT, name=name, date=date), "test", public=public)).id
    here = (e.CheckedIn(number) for number in range(1, 5))
    await office.record(found, "test", Role.DIRECTOR, *pairs(4), *here, e.EntriesClosed("seed"))
    await play(office, found)
    await office.record(found, "test", Role.DIRECTOR, *scores(1, 2))
    rows = tuple(one.row for one in standings(await office.tournament(found)))
    await office.record(found, "test", Role.DIRECTOR, e.StandingsPosted(1, rows, checking=True))
    time.passes(60)
    await office.record(found, "test", Role.DIRECTOR, e.Locked(1), e.Ended())
    return found


async def test_a_season_is_ranked_from_what_is_over(office: Office, circuits: Circuits, time: Time) -> None:
    opened = await circuits.open("Circuito\n 2026", "Ada", Rules(by=By.VP))
    first, second = await over(office, time, "Uno"), await over(office, time, "Due")
    going_on = (await office.open(SHORT, "test")).id
    added = (c.EventAdded(first), c.EventAdded(second, 200), c.EventAdded(going_on))
    await circuits.record(opened.id, "Ada", *added)
    season = await circuits.season(opened.id)
    assert season.circuit.name == "Circuito 2026"
    assert [one.name for one in season.outcomes] == ["Uno", "Due"]
    assert season.waiting == (going_on,)
    best = season.ranking.rows[0]
    assert best.points == 100 * best.figures[0].vp + 200 * best.figures[1].vp
    assert len(season.ranking.rows) == 8
    assert [entry.by for entry in await circuits.log(opened.id)] == ["Ada"] * 4


async def test_only_the_key_opens_it_and_a_new_one_shuts_the_old_out(circuits: Circuits) -> None:
    opened = await circuits.open("A", "Ada", Rules())
    assert await circuits.holds(opened.id, opened.key)
    assert not await circuits.holds(opened.id, "another")
    assert not await circuits.holds("nowhere", opened.key)
    key = await circuits.new_key(opened.id)
    assert await circuits.holds(opened.id, key)
    assert not await circuits.holds(opened.id, opened.key)


async def test_lists_show_what_is_published(circuits: Circuits) -> None:
    opened = await circuits.open("A", "Ada", Rules(planned=12))
    assert await circuits.list(public=True) == ()
    await circuits.record(opened.id, "Ada", c.Shown())
    (shown,) = await circuits.list(public=True)
    assert (shown.name, shown.events, shown.planned, shown.public) == ("A", 0, 12, True)


async def test_all_or_nothing_and_nobody_is_overtaken_unseen(circuits: Circuits) -> None:
    opened = await circuits.open("A", "Ada", Rules())
    with pytest.raises(BadInput):
        await circuits.record(opened.id, "Ada", c.Shown(), c.EventRemoved("nowhere"))
    assert not (await circuits.circuit(opened.id)).public
    await circuits.record(opened.id, "Ada", c.Shown(), expected=1)
    with pytest.raises(StaleSequence):
        await circuits.record(opened.id, "Ada", c.Shown(False), expected=1)
    for asking in (circuits.season("nowhere"), circuits.record("nowhere", "Ada", c.Shown())):
        with pytest.raises(BadInput):
            await asking


async def test_the_archive_has_what_is_over_and_everybody_may_find(
    office: Office, archive: Archive, time: Time
) -> None:
    first = await over(office, time, "Maggio", "2025-05-03")
    hidden = await over(office, time, "Nascosto", "2026-01-01", public=False)
    last = await over(office, time, '"ended":true', "sabato prossimo")
    await office.open(replace(SHORT, name='ancora "ended":true'), "test")
    assert [one.outcome.id for one in await archive.finished()] == [last, first]
    everything = await archive.finished(everything=True)
    assert {one.outcome.id for one in everything} == {first, hidden, last}
    assert [one.day for one in everything] == ["1970-01-12", "2025-05-03", "2026-01-01"]
    assert await archive.outcome("nowhere") is None


async def test_what_has_grown_is_read_again(office: Office, archive: Archive, time: Time) -> None:
    found = (await office.open(SHORT, "test")).id
    assert await archive.outcome(found) is None
    other = await over(office, time)
    assert (await archive.outcome(other)) is (await archive.outcome(other))
    await office.record(other, "test", Role.DIRECTOR, e.Remarked("una nota"))
    assert await archive.outcome(other) is not None


async def test_the_registry_of_the_club_says_who_is_who(
    database: Database, office: Office, circuits: Circuits, time: Time
) -> None:
    club = (await Circles(database).found("Circolo", None, 1.0)).id
    registry, person = Registry(database), Person("p1", "Rossi1", "Anna", shown=Shown.INITIAL)
    await registry.do(club, "Ada", 1.0, lambda roster: added(roster, person))
    event = await over(office, time)
    await Tournaments(database).held_by(event, club)
    opened = await circuits.open("A", "Ada", Rules())
    await circuits.record(opened.id, "Ada", c.EventAdded(event))
    assert "Rossi1 Anna" in {row.title for row in (await circuits.season(opened.id)).ranking.rows}
    public = (await circuits.season(opened.id, public=True)).ranking.rows
    assert {row.key for row in public if row.title == "Rossi1 A."} == {"person p1"}
    await registry.do(club, "Ada", 2.0, lambda roster: changed(roster, "p1", {"shown": Shown.NOBODY}))
    assert "***" in {row.title for row in (await circuits.season(opened.id, public=True)).ranking.rows}
