"""Circuits in the database: their logs, their key, and the ranking over tournaments that are really there."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.server.desk.days import NOTICE, Time, pairs, play, scores
from ventaglio.core.log import StaleSequence
from ventaglio.core.refusal import BadInput
from ventaglio.server.desk import Office
from ventaglio.server.desk.archive import Archive
from ventaglio.server.desk.circuits import MOST_LISTED, Circuits
from ventaglio.server.desk.registrar import Registrar
from ventaglio.server.store.circles import Circles
from ventaglio.server.store.database import Database
from ventaglio.server.store.registry import Registry
from ventaglio.server.store.tournaments import Tournaments
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.plan import Phase
from ventaglio.tournaments.director.roles import Role
from ventaglio.tournaments.director.standings import standings
from ventaglio.tournaments.director.terms import Movement
from ventaglio.tournaments.registry.changing import added, changed, merged
from ventaglio.tournaments.registry.people import Person, Shown
from ventaglio.tournaments.season import circuit as c
from ventaglio.tournaments.season.rules import By, Rules

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


async def test_what_counts_in_a_circuit_is_not_deleted_and_put_away_takes_nothing_from_it(
    office: Office, circuits: Circuits, time: Time, tmp_path: Path
) -> None:
    event, other = await over(office, time, "Tappa"), await over(office, time, "Altra")
    spring, summer = [await circuits.open(name, "Ada", Rules()) for name in ("Primavera", "Estate")]
    for one in (spring, summer):
        await circuits.record(one.id, "Ada", c.EventAdded(event, agreed=True))
    with pytest.raises(BadInput) as caught:
        await office.delete(event, "Tappa", tmp_path / "kept")
    assert caught.value.reason == "tournament-counts"
    assert sorted(str(caught.value.facts["circuits"]).split(", ")) == ["Estate", "Primavera"]
    assert not (tmp_path / "kept").exists(), "nothing was done"
    before = (await circuits.season(spring.id)).ranking
    await office.put_away(event)
    assert (await circuits.season(spring.id)).ranking == before
    await office.delete(other, "Altra", tmp_path / "kept")
    for one in (spring, summer):
        await circuits.record(one.id, "Ada", c.EventRemoved(event))
    await office.delete(event, "Tappa", tmp_path / "kept")


async def test_strangers_keep_nobody_from_deleting_what_is_theirs_and_no_place_changes_in_silence(
    database: Database, office: Office, archive: Archive, circuits: Circuits, time: Time, tmp_path: Path
) -> None:
    club = (await Circles(database).found("Circolo", None, 1.0)).id
    registry, registrar = Registry(database), Registrar(database, archive, time)
    person = Person("p1", "Rossi1", "Anna", shown=Shown.INITIAL)
    await registry.do(club, "Ada", 1.0, lambda roster: added(roster, person))
    event, going_on = await over(office, time, "Tappa"), (await office.open(replace(SHORT, name="Altra"), "test")).id
    await Tournaments(database).held_by(event, club)
    opened = await circuits.open("Di altri", "Ugo", Rules())
    await circuits.record(opened.id, "Ugo", c.EventAdded(event), c.EventAdded(going_on))
    before = {public: (await circuits.season(opened.id, public=public)).ranking for public in (False, True)}
    await office.delete(event, "Tappa", tmp_path / "kept")
    await office.delete(going_on, "Altra", tmp_path / "kept")
    for public, ranked in before.items():
        assert (await circuits.season(opened.id, public=public)).ranking == ranked
    lines = [one for one in await circuits.log(opened.id) if isinstance(one.body, c.SourceGone)]
    assert [(one.by, one.body.name, one.body.outcome is None) for one in lines if isinstance(one.body, c.SourceGone)]
    season = await circuits.season(opened.id)
    assert season.names == {event: "Tappa", going_on: "Altra"}
    assert season.told.gone == {event, going_on}

    await registry.do(club, "Ada", 2.0, lambda roster: changed(roster, "p1", {"shown": Shown.NOBODY}))
    assert "***" in {row.title for row in (await circuits.season(opened.id, public=True)).ranking.rows}
    await registrar.erase(club, "p1", "Ada")
    assert "Rossi1" not in str([row for row in (await circuits.season(opened.id)).ranking.rows if "Anna" in row.title])
    assert "Rossi1 Anna" not in str(await circuits.log(opened.id))
    await circuits.record(opened.id, "Ugo", c.EventRemoved(event))
    assert not (await circuits.season(opened.id)).ranking.rows


async def test_nobody_brings_a_deleted_tournament_back_into_a_ranking_by_a_file(
    office: Office, circuits: Circuits, time: Time, tmp_path: Path
) -> None:
    event = await over(office, time, "Tappa")
    opened = await circuits.open("A", "Ugo", Rules())
    await circuits.record(opened.id, "Ugo", c.EventAdded(event))
    kept = await office.delete(event, "Tappa", tmp_path / "kept")
    assert await office.restore(kept.read_bytes()) == event
    assert event in (await circuits.season(opened.id)).circuit.gone, "the copy counts until it is added anew"
    await circuits.record(opened.id, "Ugo", c.EventAdded(event))
    assert (await circuits.season(opened.id)).circuit.gone == {}


async def test_who_is_one_for_the_organiser_stays_one_when_a_registry_merges_people(
    database: Database, office: Office, archive: Archive, circuits: Circuits, time: Time
) -> None:
    """What the organiser said names an id that two people had become; taken back, forgotten, it holds all the same."""
    club = (await Circles(database).found("Circolo", None, 1.0)).id
    registrar = Registrar(database, archive, time)
    for person in (Person("p1", "Rossi1", "Anna"), Person("p2", "Rossi1", "Anita"), Person("p3", "Bianchi2", "Piero")):
        await registrar.do(club, "Ada", lambda roster, one=person: added(roster, one))  # type: ignore[misc]
    event = await over(office, time)
    await registrar.hold(event, club)
    elsewhere = await over(office, time)
    opened = await circuits.open("A", "Ada", Rules())
    await circuits.record(opened.id, "Ada", c.EventAdded(event), c.EventAdded(elsewhere))

    async def played() -> set[int]:
        rows = (await circuits.season(opened.id)).ranking.rows
        return {row.played for row in rows if "Rossi1" in row.title}

    assert await played() == {1}
    await circuits.record(opened.id, "Ada", c.Joined("person p1", "name anna rossi1"))
    assert await played() == {2}
    await registrar.do(club, "Ada", lambda roster: merged(roster, "p2", "p1"))
    assert await played() == {2}, "p1 is p2 from now on"
    await circuits.record(opened.id, "Ada", c.Parted("person p2", "name anna rossi1"))
    assert await played() == {1}
    await circuits.record(opened.id, "Ada", c.Joined("person p2", "name anna rossi1"))
    await registrar.erase(club, "p1", "Ada")
    log = str(await circuits.log(opened.id))
    assert "rossi" not in log
    assert "person p1" not in log


async def test_erasing_reaches_every_circuit_however_many_there_are(
    database: Database, office: Office, archive: Archive, circuits: Circuits, time: Time
) -> None:
    club = (await Circles(database).found("Circolo", None, 1.0)).id
    registrar = Registrar(database, archive, time)
    await registrar.do(club, "Ada", lambda roster: added(roster, Person("p1", "Rossi1", "Anna")))
    event = await over(office, time)
    first = await circuits.open("Il primo", "Ada", Rules())
    await circuits.record(first.id, "Ada", c.EventAdded(event), c.Joined("name anna rossi1", "name bianchi1 ugo"))
    for number in range(MOST_LISTED):
        await circuits.open(f"Circuito {number}", "Ada", Rules())
    await registrar.hold(event, club)
    await registrar.erase(club, "p1", "Ada")
    assert "anna" not in str(await circuits.log(first.id))
