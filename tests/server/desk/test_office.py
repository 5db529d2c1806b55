"""What the office puts on record is judged, whole, and the same for everybody who reads it again."""

import asyncio

import pytest
from msgspec.structs import replace

from tests.server.desk.days import NOTICE, Time, begun, pairs, scores
from ventaglio.core.log import StaleSequence
from ventaglio.core.refusal import BadInput
from ventaglio.server.desk import Office, Summary
from ventaglio.server.store.database import Database
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.objections import Objected
from ventaglio.tournaments.director.plan import Notice
from ventaglio.tournaments.director.roles import Role
from ventaglio.tournaments.log import replay

pytestmark = pytest.mark.anyio


async def test_a_tournament_is_opened_and_listed(office: Office) -> None:
    opened = await office.open(NOTICE, "Ada")
    assert await office.list() == (
        Summary(opened.id, "Torneo di prova", "", "", "fibur-2019", 3, 0, ended=False, public=True),
    )
    assert (await office.tournament(opened.id)).notice == replace(NOTICE, edition="2019-08")
    (first,) = await office.log(opened.id)
    assert (first.seq, first.by, first.role) == (1, "Ada", "director")


async def test_a_notice_against_the_code_opens_nothing(office: Office) -> None:
    with pytest.raises(Objected, match="hands"):
        await office.open(Notice("Torneo", "fibur-2019", hands=9), "Ada")
    assert await office.list() == ()


async def test_what_nobody_opened_cannot_be_found(office: Office) -> None:
    for asking in (office.tournament("nowhere"), office.watch("nowhere", 0, 1), office.save("nowhere")):
        with pytest.raises(BadInput) as caught:
            await asking
        assert caught.value.reason == "tournament-none"
    with pytest.raises(BadInput):
        await office.record("nowhere", "Ada", Role.DIRECTOR, e.Ended())


async def test_all_or_nothing(office: Office) -> None:
    found = (await office.open(NOTICE, "Ada")).id
    one, two = pairs(2)
    with pytest.raises(Objected, match="no-entrant"):
        await office.record(found, "Ada", Role.DIRECTOR, one, two, e.CheckedIn(7))
    assert (await office.tournament(found)).entrants == {}
    assert len(await office.log(found)) == 1


async def test_roles_bind_whoever_asks(office: Office) -> None:
    found = await begun(office)
    with pytest.raises(Objected, match="role role=scorer"):
        await office.record(found, "Bice", Role.SCORER, e.Scored(1, 1, ((500, 300),)), e.Ended())
    with pytest.raises(Objected, match="role role=director"):
        await office.record(found, "Ada", Role.DIRECTOR, e.Claimed(1, 1, ((500, 300),), 1))
    with pytest.raises(Objected, match="not-yours"):
        await office.record(found, "phone", Role.PLAYER, e.Claimed(1, 1, ((500, 300),), 1), entrant=2)
    assert (await office.tournament(found)).rounds[0].results == {}


async def test_the_log_read_again_makes_the_same_tournament(office: Office, database: Database) -> None:
    found = await begun(office, 8)
    await office.record(found, "Bice", Role.SCORER, *scores(1, 4))
    await office.record(found, "Carlo", Role.REFEREE, e.Warned(2, 1, "39", "Carlo", "words"))
    live = await office.tournament(found)
    assert replay(await office.log(found)) == live
    assert await Office(database, lambda: 0.0).tournament(found) == live


async def test_whoever_relies_on_a_line_is_told_of_a_later_one(office: Office) -> None:
    found = await begun(office)
    seq = (await office.tournament(found)).seq
    await office.record(found, "Ada", Role.DIRECTOR, e.Remarked("tea"), expected=seq)
    with pytest.raises(StaleSequence):
        await office.record(found, "Bice", Role.DIRECTOR, e.Remarked("coffee"), expected=seq)


async def test_two_offices_on_one_database_judge_each_others_lines(database: Database, time: Time) -> None:
    """Each process has a state of its own in memory; what decides is the log."""
    offices = [Office(database, time) for _ in range(4)]
    found = await begun(offices[0], 8)
    for office in offices:
        await office.tournament(found)
    tries = [
        offices[at % 4].record(found, f"scorer {at}", Role.SCORER, e.Scored(1, at % 4 + 1, ((500 + 5 * at, 300),)))
        for at in range(32)
    ]
    ends = await asyncio.gather(*tries, return_exceptions=True)
    written = [end for end in ends if not isinstance(end, BaseException)]
    refused = [end for end in ends if isinstance(end, BaseException)]
    assert len(written) == 4
    assert all(isinstance(end, Objected) and end.objection.reason == "scored" for end in refused)
    log = await offices[1].log(found)
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    confirmed = {entry.body.table: entry.body.sheets for (entry,) in written if isinstance(entry.body, e.Scored)}
    for office in offices:
        results = (await office.tournament(found)).rounds[0].results
        assert {table: one.sheets for table, one in results.items()} == confirmed


async def test_whoever_enters_a_pair_without_a_number_gets_the_next(database: Database, time: Time) -> None:
    """Two people at the check-in, each with a list that the other has just made longer."""
    offices = [Office(database, time) for _ in range(2)]
    found = (await offices[0].open(NOTICE, "Ada")).id
    unnumbered = [replace(pair, number=0) for pair in pairs(8)]
    tries = [offices[at % 2].record(found, "Ada", Role.CHECK_IN, pair) for at, pair in enumerate(unnumbered)]
    await asyncio.gather(*tries)
    entered = [entry.body for entry in await offices[1].log(found) if isinstance(entry.body, e.Entered)]
    assert [one.number for one in entered] == list(range(1, 9))
    assert {one.players for one in entered} == {one.players for one in unnumbered}


async def test_a_sheet_with_all_links_is_the_same_whenever_it_is_printed(office: Office, database: Database) -> None:
    found = await begun(office)
    own = await office.own_keys(found)
    assert list(own) == list((await office.tournament(found)).entrants)
    assert await office.own_keys(found) == own
    for number, key in own.items():
        shown = await office.bearer(found, key)
        assert shown is not None
        assert (shown.role, shown.entrant) == (Role.PLAYER, number)
    assert len([one for one in await office.bearers(found) if one.role is Role.PLAYER]) == len(own)
    other = await Office(database, lambda: 0.0, seal=b"another house").own_keys(found)
    assert not set(other.values()) & set(own.values()), "nobody else can work them out"


async def test_a_lost_link_is_never_printed_again(office: Office) -> None:
    found = await begun(office)
    lost = (await office.own_keys(found))[1]
    await office.revoke(found, lost)
    assert await office.bearer(found, lost) is None
    again = await office.own_keys(found)
    assert again[1] != lost
    assert await office.bearer(found, again[1]) is not None
    assert await office.bearer(found, lost) is None


async def test_whoever_watches_hears_of_it(office: Office, database: Database, time: Time) -> None:
    found = await begun(office)
    seq = (await office.tournament(found)).seq
    assert await office.watch(found, seq - 1, 60) == seq
    assert await office.watch(found, seq, 0.05) == seq
    near = asyncio.create_task(office.watch(found, seq, 60))
    far = asyncio.create_task(Office(database, time).watch(found, seq, 60))
    await asyncio.sleep(0.1)
    assert not near.done()
    await office.record(found, "Ada", Role.DIRECTOR, e.Remarked("tea"))
    async with asyncio.timeout(60):
        assert await near == seq + 1
        assert await far == seq + 1


async def test_a_key_opens_its_own_tournament_until_it_is_revoked(office: Office) -> None:
    one, two = await office.open(NOTICE, "Ada"), await office.open(NOTICE, "Ada")
    key = one.keys[Role.SCORER]
    assert set(one.keys) == set(Role) - {Role.PLAYER}
    bearer = await office.bearer(one.id, key)
    assert bearer is not None
    assert bearer.role is Role.SCORER
    assert await office.bearer(two.id, key) is None
    assert await office.bearer(one.id, bearer.handle) is None
    await office.revoke(one.id, key)
    assert await office.bearer(one.id, key) is None
    with pytest.raises(BadInput):
        await office.revoke(one.id, key)


async def test_a_players_key_is_for_an_entrant(office: Office) -> None:
    found = await begun(office)
    key = await office.new_key(found, Role.PLAYER, "Rossi1", entrant=1)
    bearer = await office.bearer(found, key)
    assert bearer is not None
    assert (bearer.role, bearer.name, bearer.entrant) == (Role.PLAYER, "Rossi1", 1)
    for role, entrant in ((Role.PLAYER, None), (Role.SCORER, 1)):
        with pytest.raises(BadInput):
            await office.new_key(found, role, entrant=entrant)
    with pytest.raises(Objected, match="no-entrant"):
        await office.new_key(found, Role.PLAYER, entrant=99)
    await office.revoke(found, bearer.handle)
    assert await office.bearer(found, key) is None
    assert bearer not in await office.bearers(found)


async def test_no_key_is_stored(office: Office, database: Database) -> None:
    opened = await office.open(NOTICE, "Ada")
    saved = await office.save(opened.id)
    for key in opened.keys.values():
        assert key.encode() not in saved


async def test_names_of_any_kind_can_be_signed_with(office: Office) -> None:
    found = (await office.open(NOTICE, "A\x00da\ud800" + "a" * 200)).id
    (first,) = await office.log(found)
    assert first.by == "Ada" + "a" * 77
