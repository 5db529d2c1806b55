"""Sessions begin anew, last while somebody comes, and end when they should; who sits where is found again."""

import pytest
from sqlalchemy import select, update

from tests.server.store.test_people import QUICK
from ventaglio.core.refusal import BadInput
from ventaglio.server.store.database import Database
from ventaglio.server.store.house import HouseRows
from ventaglio.server.store.managing import Managing
from ventaglio.server.store.people import FOR_EVER, People, Person, check_not_banned
from ventaglio.server.store.schema import PEOPLE, SESSIONS
from ventaglio.server.store.sessions import LASTS, NOTED_EVERY, SessionRows

pytestmark = pytest.mark.anyio


@pytest.fixture
def rows(database: Database) -> SessionRows:
    return SessionRows(database)


@pytest.fixture
async def ada(database: Database) -> Person:
    return await People(database, QUICK).guest("Ada", 1.0)


async def test_a_session_is_found_by_its_secret_alone(rows: SessionRows, ada: Person, database: Database) -> None:
    token = await rows.begin(ada.id, 1.0, "Firefox · Linux")
    known = await rows.find(token, 2.0)
    assert known is not None
    assert (known.person, known.session.device) == (ada, "Firefox · Linux")
    async with database.reading() as connection:
        (stored,) = (await connection.execute(select(SESSIONS))).all()
    assert token not in str(stored)
    for guess in ("", stored.id, stored.digest, token[:-1], token.swapcase(), "\ud800"):
        assert await rows.find(guess, 2.0) is None


async def test_a_new_session_ends_the_one_in_whose_place_it_comes(rows: SessionRows, ada: Person) -> None:
    planted = await rows.begin(ada.id, 1.0, "")
    other = await rows.begin(ada.id, 1.0, "")
    token = await rows.begin(ada.id, 2.0, "", instead_of=planted)
    assert await rows.find(planted, 3.0) is None
    assert len({(await rows.find(one, 3.0)).session.id for one in (other, token)}) == 2  # type: ignore[union-attr]


async def test_a_session_lasts_as_long_as_somebody_comes(rows: SessionRows, ada: Person) -> None:
    token = await rows.begin(ada.id, 0.0, "")
    later = LASTS - 10
    known = await rows.find(token, later)
    assert known is not None
    await rows.seen(known, later, "home")
    assert await rows.find(token, 2 * LASTS - 20) is not None
    assert await rows.find(token, 2 * LASTS) is None
    assert await rows.dead({known.session.id}, 2 * LASTS) == {known.session.id}


async def test_not_every_visit_is_written_down(rows: SessionRows, ada: Person, database: Database) -> None:
    token = await rows.begin(ada.id, 0.0, "")

    async def visit(now: float, net: str) -> tuple[float, str | None]:
        known = await rows.find(token, now)
        assert known is not None
        await rows.seen(known, now, net)
        async with database.reading() as connection:
            row = (await connection.execute(select(PEOPLE.c.seen_at, PEOPLE.c.net))).one()
        return row.seen_at, row.net

    assert await visit(1.0, "home") == (1.0, "home")
    assert await visit(2.0, "home") == (1.0, "home")
    assert await visit(3.0, "club") == (3.0, "club")
    assert await visit(3.0 + NOTED_EVERY, "club") == (3.0 + NOTED_EVERY, "club")
    assert await People(database, QUICK).nets({ada.id, "nobody"}) == {ada.id: "club"}


async def test_one_ends_ones_own_sessions_and_nobody_elses(rows: SessionRows, ada: Person, database: Database) -> None:
    people, house = People(database, QUICK), HouseRows(database)
    dino = await people.guest("Dino", 1.0)
    first, second = await rows.begin(ada.id, 1.0, "one"), await rows.begin(ada.id, 2.0, "two")
    his = await rows.begin(dino.id, 3.0, "his")
    assert [one.device for one in await rows.of(ada.id, 4.0)] == ["two", "one"]
    (theirs,) = await rows.of(dino.id, 4.0)
    news = await house.news()
    assert not await rows.end(ada.id, theirs.id)
    assert await house.news() == news
    mine = (await rows.of(ada.id, 4.0))[1].id
    assert await rows.end(ada.id, mine)
    assert await house.news() == news + 1
    assert await rows.find(first, 4.0) is None
    assert await rows.dead({mine, theirs.id}, 4.0) == {mine}
    await people.end_sessions(ada.id)
    assert await rows.find(second, 4.0) is None
    assert await rows.find(his, 4.0) is not None


@pytest.mark.parametrize("how", ["change", "recover", "reset"])
async def test_a_new_password_ends_every_session(rows: SessionRows, ada: Person, database: Database, how: str) -> None:
    people = People(database, QUICK)
    codes = await people.register(ada.id, "ada", "tre di danari")
    tokens = [await rows.begin(ada.id, 1.0, "") for _ in range(3)]
    news = await HouseRows(database).news()
    match how:
        case "change":
            await people.change_password(ada.id, "tre di danari", "due di coppe")
        case "recover":
            await people.recover("ada", codes[0], "due di coppe")
        case _:
            told = await Managing(database, "root", 5.0, "asked for it").reset_password(ada.id)
            assert (await people.enter("ada", told)).id == ada.id
    assert [await rows.find(token, 6.0) for token in tokens] == [None] * 3
    assert await HouseRows(database).news() > news


async def test_whoever_is_banned_is_nobody_until_it_ends(rows: SessionRows, ada: Person, database: Database) -> None:
    people = People(database, QUICK)
    await people.register(ada.id, "ada", "tre di danari")
    await rows.begin(ada.id, 1.0, "")
    managing = Managing(database, "root", 5.0, "shouting")
    await managing.ban(ada.id, 100.0)
    assert await rows.of(ada.id, 6.0) == []
    banned = await people.enter("ada", "tre di danari")
    with pytest.raises(BadInput) as refused:
        check_not_banned(banned, 6.0)
    assert (refused.value.reason, refused.value.facts["why"]) == ("person-banned", "shouting")
    token = await rows.begin(ada.id, 6.0, "")
    assert await rows.find(token, 99.0) is None
    assert await rows.find(token, 101.0) is not None
    check_not_banned(banned, 101.0)
    await managing.ban(ada.id)
    with pytest.raises(BadInput) as refused:
        check_not_banned(await people.enter("ada", "tre di danari"), FOR_EVER - 1)
    assert refused.value.reason == "person-banned-for-ever"
    await managing.unban(ada.id)
    check_not_banned(await people.enter("ada", "tre di danari"), 6.0)


async def test_a_database_from_before_knows_no_sessions(rows: SessionRows, ada: Person, database: Database) -> None:
    async with database.writing() as connection:
        await connection.execute(update(PEOPLE).values(seen_at=0.0))
    assert await rows.of(ada.id, 1.0) == []
    assert await rows.dead(set(), 1.0) == set()
