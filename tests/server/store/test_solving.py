"""What people answered to problems is kept once, rates both, is told to them alone, and goes with them."""

import pytest

from tests.server.store.test_people import QUICK
from ventaglio.server.store.database import Database
from ventaglio.server.store.history import History
from ventaglio.server.store.managing import Managing
from ventaglio.server.store.people import People
from ventaglio.server.store.privacy import export
from ventaglio.server.store.solving import Attempt, Pair, Solving, subject_of
from ventaglio.server.store.tallies import Tallies

pytestmark = pytest.mark.anyio


def grade(mine: Pair | None, its: Pair | None) -> tuple[Pair, Pair]:
    """One point for the person, one against the problem."""
    (mu, sigma), (other, unsure) = mine or (25.0, 8.0), its or (20.0, 8.0)
    return (mu + 1, sigma), (other - 1, unsure)


async def test_the_first_answer_counts_and_rates_both(database: Database) -> None:
    person = await People(database, QUICK).guest("Ornella", 1.0)
    solving = Solving(database)
    assert await solving.answer(person.id, "burraco", Attempt("b1", 2.0, "draw", True), grade)
    assert not await solving.answer(person.id, "burraco", Attempt("b1", 3.0, "take", False), grade)
    assert await solving.answer(person.id, "burraco", Attempt("b2", 4.0, "take", False), grade)
    assert [(one.problem_id, one.solved, one.action) for one in await solving.attempts(person.id)] == [
        ("b2", False, "take"),
        ("b1", True, "draw"),
    ]
    mine, its = await solving.marks("burraco", person.id), await solving.marks("burraco", subject_of("b1"))
    assert mine is not None
    assert (mine.mu, mine.answered) == (27.0, 2)
    assert its is not None
    assert (its.mu, its.answered) == (19.0, 1)
    assert await solving.marks("tressette", person.id) is None
    # It is a ladder of its own: nobody climbs the others by it.
    assert await History(database).rating_of(person.id) == []
    assert await History(database).ladder("burraco", "one") == []


async def test_answers_are_handed_out_and_erased(database: Database) -> None:
    people, solving = People(database, QUICK), Solving(database)
    one, other = [await people.guest(name, 1.0) for name in ("Ornella", "Bruno")]
    for person in (one, other):
        await solving.answer(person.id, "burraco", Attempt("b1", 2.0, "draw", True), grade)
    told = await export(database, one.id)
    assert [row["problem_id"] for row in told["attempts"]] == ["b1"]
    assert {row["subject"] for row in told["ratings"]} == {one.id}
    await Managing(database, "root", 20.0, "").erase(one.id)
    assert await solving.attempts(one.id) == []
    assert await solving.marks("burraco", one.id) is None
    assert len(await solving.attempts(other.id)) == 1


async def test_nothing_is_shown_of_a_person_unless_he_wants_it(database: Database) -> None:
    person = await People(database, QUICK).guest("Ornella", 1.0)
    tallies = Tallies(database)
    assert await tallies.shown(person.id) == ("Ornella", False)
    assert (await export(database, person.id))["person"]["shows"] in (False, 0)
    await tallies.show(person.id, shows=True)
    assert await tallies.shown(person.id) == ("Ornella", True)
    await Managing(database, "root", 20.0, "").erase(person.id)
    assert await tallies.shown(person.id) is None
    assert await tallies.shown("nobody") is None
