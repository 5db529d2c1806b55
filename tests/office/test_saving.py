"""One file holds a tournament: taken to another computer it is the same, and what was changed by hand is refused."""

import msgspec
import pytest

from tests.office.days import begun, scores
from ventaglio.core.refusal import BadInput
from ventaglio.director import events as e
from ventaglio.director.roles import Role
from ventaglio.office import Office

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
    from ventaglio.office import saving

    found = await begun(office)
    whole = saving.read(await office.save(found))
    for log in ((), whole.log[1:], tuple(msgspec.structs.replace(one, seq=1) for one in whole.log)):
        with pytest.raises(BadInput):
            await office.restore(saving.write(found, True, log, ()))
