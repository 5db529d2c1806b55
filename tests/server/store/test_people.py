"""Guests, accounts, passwords that are forgotten: who somebody is, and how he proves it."""

import asyncio

import pytest
from argon2 import PasswordHasher
from sqlalchemy import select

from ventaglio.core.refusal import BadInput
from ventaglio.server.store.database import Database
from ventaglio.server.store.people import CODES, People, Person, tidy_name
from ventaglio.server.store.schema import PEOPLE, RECOVERY_CODES

pytestmark = pytest.mark.anyio

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
PASSWORD = "tre di danari"  # noqa: S105


@pytest.fixture
def people(database: Database) -> People:
    return People(database, QUICK)


async def registered(people: People, login: str = "ada") -> tuple[Person, tuple[str, ...]]:
    person = await people.guest("Ada", 1.0)
    return person, await people.register(person.id, login, PASSWORD)


async def refused(asked: object, reason: str) -> None:
    with pytest.raises(BadInput) as caught:
        await asked  # type: ignore[misc]
    assert caught.value.reason == reason


async def test_a_guest_is_found_again(people: People) -> None:
    ada, other = await people.guest(" Ada ", 1.0), await people.guest("Ada", 2.0)
    assert ada.id != other.id
    assert await people.find(ada.id) == Person(ada.id, "Ada", None, 0)
    assert await people.find("nobody") is None


async def test_a_guest_can_be_renamed(people: People) -> None:
    ada = await people.guest("Ada", 1.0)
    assert (await people.rename(ada.id, "Carla")).name == "Carla"
    assert await people.find(ada.id) == Person(ada.id, "Carla", None, 0)
    await refused(people.rename(ada.id, ""), "person-name")
    await refused(people.rename("nobody", "Carla"), "person-unknown")


async def test_a_guest_who_registers_stays_the_same_person(people: People) -> None:
    ada, codes = await registered(people, "Ada.L")
    assert len(set(codes)) == CODES
    assert await people.enter("ada.l", PASSWORD) == Person(ada.id, "Ada", "ada.l", 0)
    assert await people.enter(" ADA.L ", PASSWORD) == await people.find(ada.id)


async def test_nothing_that_opens_a_door_is_stored(people: People, database: Database) -> None:
    _, codes = await registered(people)
    async with database.reading() as connection:
        stored = str((await connection.execute(select(PEOPLE))).all())
        stored += str((await connection.execute(select(RECOVERY_CODES))).all())
    assert "$argon2id$" in stored
    assert not [secret for secret in (PASSWORD, *codes) if secret in stored or secret.replace("-", "") in stored]


async def test_a_login_belongs_to_one(people: People) -> None:
    ada, _ = await registered(people)
    other = await people.guest("Dino", 2.0)
    await refused(people.register(other.id, "ADA", PASSWORD), "person-login-taken")
    await refused(people.register(ada.id, "ada2", PASSWORD), "person-no-guest")
    await refused(people.register("nobody", "ada3", PASSWORD), "person-no-guest")
    assert await people.find(other.id) == other


async def test_of_two_who_want_a_login_at_once_one_gets_it(people: People) -> None:
    guests = [await people.guest("Ada", 1.0) for _ in range(4)]
    wishes = [people.register(guest.id, "ada", PASSWORD) for guest in guests]
    answers = await asyncio.gather(*wishes, return_exceptions=True)
    assert sorted(getattr(answer, "reason", "codes") for answer in answers) == ["codes", *["person-login-taken"] * 3]


@pytest.mark.parametrize("login", ["", "ab", "x" * 21, "a b c", "àda", "ada!", "ada\0", "ada\n.", "ada\ud800"])
async def test_what_is_no_login(people: People, login: str) -> None:
    ada = await people.guest("Ada", 1.0)
    await refused(people.register(ada.id, login, PASSWORD), "person-login")
    await refused(people.enter(login, PASSWORD), "person-wrong")


@pytest.mark.parametrize("password", ["", "seven77", "x" * 201])
async def test_what_is_no_password(people: People, password: str) -> None:
    ada = await people.guest("Ada", 1.0)
    await refused(people.register(ada.id, "ada", password), "person-password")
    assert await people.find(ada.id) == ada


@pytest.mark.parametrize(
    "password", ["gT7 kq0p", "più di 8 segni " * 13, "pèrcòssì♥", "\0x\1k\2q\3z", "\ud800e\ud801f\ud802g\ud803h"]
)
async def test_any_signs_make_a_password(people: People, password: str) -> None:
    ada = await people.guest("Ada", 1.0)
    await people.register(ada.id, "ada", password)
    assert (await people.enter("ada", password)).id == ada.id


async def test_an_accent_is_the_same_from_every_keyboard(people: People) -> None:
    ada = await people.guest("Ada", 1.0)
    await people.register(ada.id, "ada", "perch\u00e9 no")
    assert (await people.enter("ada", "perche\u0301 no")).id == ada.id


async def test_a_wrong_login_and_a_wrong_password_are_told_alike(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    await registered(people)
    guest = await people.guest("Guest", 1.0)
    verified: list[str] = []
    verify = PasswordHasher.verify

    def counted(hasher: PasswordHasher, hashed: str, password: bytes) -> bool:
        verified.append(hashed)
        return verify(hasher, hashed, password)

    monkeypatch.setattr(PasswordHasher, "verify", counted)
    for login in ("ada", "nobody", guest.id, "no login"):
        await refused(people.enter(login, "wrong password"), "person-wrong")
    # Time is spent on hashing; as much of it each time, by the cost written in what was verified.
    assert len(verified) == 4
    assert len({hashed.rsplit("$", 2)[0] for hashed in verified}) == 1


async def test_a_password_hashed_too_cheaply_is_hashed_anew(people: People, database: Database) -> None:
    ada, _ = await registered(people)
    dearer = People(database, PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
    assert await dearer.enter("ada", PASSWORD) == await people.find(ada.id)
    async with database.reading() as connection:
        assert "$m=16,t=2,p=1$" in (await connection.execute(select(PEOPLE.c.password))).scalar_one()
    assert (await dearer.enter("ada", PASSWORD)).sessions == 0


async def test_a_recovery_code_serves_once_and_ends_all_sessions(people: People) -> None:
    ada, codes = await registered(people)
    messy = f" {codes[3].upper().replace('-', ' ')} "
    assert await people.recover("ADA", messy, "another one") == Person(ada.id, "Ada", "ada", 1)
    await refused(people.enter("ada", PASSWORD), "person-wrong")
    assert (await people.enter("ada", "another one")).sessions == 1
    await refused(people.recover("ada", codes[3], "a third one"), "person-wrong-code")
    assert (await people.recover("ada", codes[0], "a third one")).sessions == 2


async def test_of_two_who_show_a_code_at_once_one_is_let_in(people: People) -> None:
    _, codes = await registered(people)
    tries = [people.recover("ada", codes[0], f"un mazzo e {number} assi") for number in range(4)]
    answers = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(getattr(answer, "reason", "in") for answer in answers) == ["in", *["person-wrong-code"] * 3]


async def test_a_code_is_of_no_use_with_another_login(people: People) -> None:
    _, codes = await registered(people)
    await registered(people, "dino")
    for login in ("dino", "nobody", "no login"):
        await refused(people.recover(login, codes[0], PASSWORD), "person-wrong-code")
    await refused(people.recover("ada", "aaaa-bbbb", PASSWORD), "person-wrong-code")
    await refused(people.recover("ada", codes[0], "short"), "person-password")
    assert (await people.recover("ada", codes[0], PASSWORD)).sessions == 1


async def test_a_password_is_changed_by_whoever_knows_it(people: People) -> None:
    ada, _ = await registered(people)
    guest = await people.guest("Guest", 1.0)
    await refused(people.change_password(ada.id, "wrong password", "another one"), "person-wrong-password")
    await refused(people.change_password(guest.id, "", "another one"), "person-wrong-password")
    await refused(people.change_password(ada.id, PASSWORD, "short"), "person-password")
    assert await people.change_password(ada.id, PASSWORD, "another one") == Person(ada.id, "Ada", "ada", 1)
    assert (await people.enter("ada", "another one")).id == ada.id
    await refused(people.enter("ada", PASSWORD), "person-wrong")


async def test_sessions_end_when_somebody_wants_it(people: People) -> None:
    guest = await people.guest("Guest", 1.0)
    assert [(await people.end_sessions(guest.id)).sessions for _ in range(2)] == [1, 2]
    await refused(people.end_sessions("nobody"), "person-unknown")


@pytest.mark.parametrize(
    "name, shown",
    [
        ("Ada", "Ada"),
        ("  Ada \t  di\nRoma ", "Ada di Roma"),
        ("A\u202eda\u2066", "Ada"),
        ("A\u200b \u200b da\0\x1b", "A da"),
        ("Ada\ud800", "Ada"),
        ("Jose\u0301", "Jos\u00e9"),
        ("♥", "♥"),
        ("阿達", "阿達"),
        ("x" * 20, "x" * 20),
    ],
)
async def test_names_are_tidied(name: str, shown: str) -> None:
    assert tidy_name(name) == shown
    assert tidy_name(shown) == shown


@pytest.mark.parametrize("name", ["", " \t", "x" * 21, "\u200b", "\u202e", "\u3164", "\u2800\u2800", "\u0301", "\0"])
async def test_what_is_no_name(name: str) -> None:
    with pytest.raises(BadInput) as caught:
        tidy_name(name)
    assert caught.value.reason == "person-name"
