"""One file holds a tournament: brought back it is the same, and from elsewhere it is judged as if it were being played.

What was changed by hand is refused where it is not whole, and otherwise no more believed than any other file.
"""

import json
from pathlib import Path

import msgspec
import pytest

from tests.server.desk.days import NOTICE, Time, begun, scores
from ventaglio.core.refusal import BadInput
from ventaglio.lang.refusals import explain_bad_input
from ventaglio.server.desk import Office, saving
from ventaglio.server.desk.lines import LONGEST_LINE, MOST_LINES
from ventaglio.server.desk.restoring import LARGEST, examined
from ventaglio.server.store.database import Database
from ventaglio.server.store.tournaments import Key
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.objections import Objected
from ventaglio.tournaments.director.roles import Role
from ventaglio.tournaments.log import announcement, replay

pytestmark = pytest.mark.anyio


async def test_there_and_back(office: Office) -> None:
    found = await begun(office, 6)
    key = await office.new_key(found, Role.SCORER, "Bice")
    await office.record(found, "Bice", Role.SCORER, *scores(1, 3))
    copy = await office.restore(await office.save(found))
    assert copy != found
    assert await office.tournament(copy) == await office.tournament(found)
    assert await office.log(copy) == await office.log(found)
    assert await office.bearer(copy, key) == await office.bearer(found, key)
    await office.record(copy, "Bice", Role.SCORER, e.Remarked("only here"))
    assert (await office.tournament(copy)).seq == (await office.tournament(found)).seq + 1


async def test_an_older_copy_is_what_goes_on_after_a_deletion_elsewhere(
    office: Office, database: Database, time: Time, tmp_path: Path
) -> None:
    """Who had the longer log in memory goes on with what is there now, and leaves no gap in it."""
    found = await begun(office, 6)
    early = await office.save(found)
    await office.record(found, "Bice", Role.SCORER, *scores(1, 3))
    elsewhere = Office(database, time, seal=office._seal)
    name = (await elsewhere.tournament(found)).notice.name
    await elsewhere.delete(found, name, tmp_path)
    assert await elsewhere.restore(early) == found
    await office.record(found, "Bice", Role.SCORER, e.Remarked("goes on"))
    log = await office.log(found)
    assert [one.seq for one in log] == list(range(1, len(log) + 1))
    assert await office.tournament(found) == replay(log)


@pytest.mark.parametrize(
    "spoil, reason",
    [
        (lambda data: b"", "tournament-no-file"),
        (lambda data: b"[1, 2]", "tournament-no-file"),
        (lambda data: b"\xff\xfe", "tournament-no-file"),
        (lambda data: data[:-40], "tournament-no-file"),
        (lambda data: data.replace(b'"Anna"', b'"Anno"', 1), "tournament-checksum"),
        (lambda data: data.replace(b'tournament": 1', b'tournament": 9', 1), "tournament-version"),
        (lambda data: data.replace(b'"announced"', b'"rumoured"', 1), "tournament-file"),
    ],
)
async def test_a_file_that_was_touched_is_refused(office: Office, spoil: object, reason: str) -> None:
    data = await office.save(await begun(office))
    assert callable(spoil)
    assert spoil(data) != data
    with pytest.raises(BadInput) as caught:
        await office.restore(spoil(data))
    assert caught.value.reason == reason
    assert len(await office.list()) == 1


async def test_a_log_that_makes_no_tournament_is_refused(office: Office) -> None:
    """The checksum guards against accidents, not against somebody who computes a new one."""
    found = await begun(office)
    whole = saving.read(await office.save(found))
    for log in ((), whole.log[1:], tuple(msgspec.structs.replace(one, seq=1) for one in whole.log)):
        with pytest.raises(BadInput):
            await office.restore(saving.write(found, True, log, ()))


# ── From elsewhere ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def elsewhere(database: Database, time: Time) -> Office:
    """An office of another house. It may use the same database: the key is what makes a house."""
    return Office(database, time, seal=b"the key of another house")


async def test_what_this_house_has_not_signed_is_marked_in_the_log(office: Office, elsewhere: Office) -> None:
    found = await begun(elsewhere, 6)
    copy = await office.restore(await elsewhere.save(found), "Bice")
    log = await office.log(copy)
    assert log[:-1] == await elsewhere.log(found)
    assert (log[-1].body, log[-1].by, log[-1].role) == (e.Imported(len(log) - 1), "Bice", "director")
    assert (await office.tournament(copy)).imported == len(log)
    assert (await office.tournament(found)).imported == 0


async def test_the_mark_stays_when_the_house_signs_the_file_later(office: Office, elsewhere: Office) -> None:
    imported = await office.restore(await elsewhere.save(await begun(elsewhere)))
    again = await office.restore(await office.save(imported))
    assert await office.log(again) == await office.log(imported)
    assert (await office.tournament(again)).imported


async def test_a_seal_is_worth_nothing_on_another_log(office: Office) -> None:
    """Who has a signed file and can compute a checksum has not signed another one."""
    found = await begun(office)
    raw = json.loads(await office.save(found))
    raw["log"][1]["body"]["club"] = "Vela"
    raw["checksum"] = ""
    raw["checksum"] = saving._sum(msgspec.json.encode(raw))
    copy = await office.restore(json.dumps(raw).encode())
    assert (await office.tournament(copy)).imported


async def test_a_file_of_a_library_is_nobodys(office: Office) -> None:
    whole = saving.read(await office.save(await begun(office)))
    copy = await office.restore(saving.write("", True, whole.log, ()))
    assert (await office.tournament(copy)).imported


async def test_who_has_the_key_of_the_folder_is_the_same_house(database: Database, time: Time) -> None:
    one, other = (Office(database, time, seal=saving.seal_key(b"a secret")) for _ in range(2))
    copy = await other.restore(await one.save(await begun(one)))
    assert (await other.tournament(copy)).imported == 0
    assert b"a secret".hex().encode() not in await one.save(copy)


# Nothing below needs a database.


def lines(*bodies: e.Happening, **first: str) -> tuple[e.Entry, ...]:
    given = {"by": "Ada", "role": "director", **first}
    return tuple(
        e.Entry(seq, 1_000_000.0 + seq, given["by"], given["role"], body)
        for seq, body in enumerate((announcement(NOTICE), *bodies), start=1)
    )


def refused(log: tuple[e.Entry, ...], *keys: Key) -> BadInput:
    with pytest.raises(BadInput) as caught:
        examined(saving.write("", True, log, keys), b"a key", "Ada", 2_000_000.0, "en")
    sentence = explain_bad_input(caught.value, "en")
    assert sentence
    assert "{" not in sentence
    return caught.value


GOOD = e.Entered(1, (Player("Rossi"), Player("Bianchi")))


@pytest.mark.parametrize(
    "bodies, line",
    [
        ((GOOD, GOOD), "3"),
        ((e.Published(1),), "2"),
        ((GOOD, e.CheckedIn(7)), "3"),
        ((e.Scored(1, 1, ((500, 300),)),), "2"),
        ((e.Claimed(1, 1, ((5, 3),), 1),), "2"),
        ((e.Imported(7),), "2"),
        ((e.Remarked("x" * LONGEST_LINE),), "2"),
        ((GOOD, e.Penalised(1, 10**6, 5, "", "")), "3"),
        ((e.SatWrongly(10**30, (), ()),), "2"),
        ((e.WarningLifted(-1, "", ""),), "2"),
        ((e.Hosted(1, 1, ("../me",)),), "2"),
    ],
)
def test_what_no_desk_would_take_is_refused_by_its_line(bodies: tuple[e.Happening, ...], line: str) -> None:
    error = refused(lines(*bodies))
    assert (error.reason, error.facts["line"]) == ("tournament-line", line)


def test_a_role_that_nobody_knows_gets_a_sentence() -> None:
    error = refused(lines(GOOD, role="emperor"))
    assert error.reason == "tournament-line"
    assert "emperor" in explain_bad_input(error, "it")
    assert refused(lines(GOOD), Key("0" * 64, "emperor", "", None)).reason == "tournament-role"


@pytest.mark.parametrize(
    "key",
    [Key("0", "director", "", None), Key("0" * 64, "player", "", None), Key("0" * 64, "player", "", 9)],
    ids=["no digest", "no entrant", "an unknown entrant"],
)
def test_keys_that_open_nothing_are_refused(key: Key) -> None:
    assert refused(lines(GOOD), key).reason == "tournament-keys"


def test_a_log_is_no_longer_than_one_at_the_desk() -> None:
    assert refused(lines(*(e.Remarked("x") for _ in range(MOST_LINES)))).reason == "tournament-large"
    with pytest.raises(BadInput, match="too large"):
        examined(b" " * (LARGEST + 1), b"", "", 0.0, "en")


def test_names_are_kept_to_what_a_column_holds() -> None:
    found = examined(saving.write("", True, lines(by="\0" + "x" * 200), ()), b"", "", 0.0, "en")
    assert [len(line.by) for line in found.lines] == [80, 0]


async def test_a_draw_that_the_server_would_not_have_made_is_named(office: Office) -> None:
    found = await begun(office, 4)
    log = list(await office.log(found))
    (at,) = [i for i, one in enumerate(log) if isinstance(one.body, e.Drafted)]
    drawn = log[at].body
    assert isinstance(drawn, e.Drafted)
    first, second = drawn.matches
    other = msgspec.structs.replace(
        drawn,
        matches=(
            msgspec.structs.replace(first, sides=(first.sides[0], second.sides[0])),
            msgspec.structs.replace(second, sides=(first.sides[1], second.sides[1])),
        ),
    )
    log[at] = msgspec.structs.replace(log[at], body=other)
    copy = await office.restore(saving.write(found, True, tuple(log), ()))
    mark = (await office.log(copy))[-1].body
    assert mark == e.Imported(len(log), (at + 1,))


async def test_at_the_desk_the_limits_are_the_same(office: Office) -> None:
    found = await begun(office)
    with pytest.raises(Objected, match="line-too-long"):
        await office.record(found, "Ada", Role.DIRECTOR, e.Remarked("x" * LONGEST_LINE))
    with pytest.raises(Objected, match="role"):
        await office.record(found, "Ada", Role.DIRECTOR, e.Imported(3))
