"""A page that nobody touches asks for nothing: neither without end, nor now and then."""

import asyncio

import pytest

from tests.e2e.people import Invite, Person
from tests.e2e.test_desk import PAIRS, do, go, published

pytestmark = pytest.mark.anyio

QUIET = 0.4
"""Seconds. Whoever asks again for what he has just been told, asks many times in that."""
WITHIN = 10.0
"""Seconds in which a page has asked for what it shows."""

PANELS = ("entries", "check-in", "round", "scores", "calls", "standings", "prizes", "audit", "links")
OTHERS = (
    "/",
    "/rules",
    "/learn/burraco",
    "/history",
    "/ladders",
    "/verify",
    "/tournaments",
    "/tournaments/new",
    "/friends",
    "/me",
)


async def at_rest(person: Person) -> bool:
    """Whether a page comes to ask nothing more, once it has what it shows; a line on which it listens may stay open."""
    for _ in range(round(WITHIN / QUIET)):
        before = person.questions
        await asyncio.sleep(QUIET)
        if person.questions == before:
            return True
    return False


async def second_round(person: Person) -> str:
    """A tournament in its second round, so that there is an earlier one to look at."""
    phases = [{"movement": "mitchell", "rounds": 1}, {"movement": "danish", "rounds": 2}]
    notice = {"code": "fibur-2019", "name": "Torneo", "phases": phases}
    at = await published(person, notice, PAIRS[:4])
    await do(person, at, "started", round=1)
    await do(person, at, "time-called", round=1)
    for table in (1, 2):
        await do(person, at, "scored", round=1, table=table, sheets=[[1000, 505]])
    await person.ask("POST", f"/api/tournaments/{at}/draft")
    await do(person, at, "published", round=2)
    return at


async def test_a_desk(person: Invite) -> None:
    dino = await person("Dino", lang="it")
    await dino.visit("/")
    at = await second_round(dino)
    await dino.visit(f"/tournaments/{at}/desk")
    for panel in PANELS:
        await go(dino, panel)
        assert await at_rest(dino), panel
        if panel == "scores":
            await dino.page.locator("select").first.select_option("1")
            await dino.sees(dino.page.get_by_role("cell", name="505").first)
            assert await at_rest(dino), "an earlier round"
            # What is corrected there meanwhile is seen there, at the price of two questions.
            before = dino.questions
            right = {"sheets": [[1000, 605]], "mistake": "transcription", "referee": "Dino", "why": "letto male"}
            await do(dino, at, "corrected", round=1, table=1, **right)
            await dino.sees(dino.page.get_by_role("cell", name="605").first)
            assert await at_rest(dino), "a corrected round"
            assert dino.questions - before <= 5
    for path in (f"/tournaments/{at}", f"/tournaments/{at}/projector"):
        await dino.visit(path)
        assert await at_rest(dino), path


async def test_the_other_pages(person: Invite) -> None:
    anna = await person("Anna")
    for path in OTHERS:
        await anna.visit(path)
        assert await at_rest(anna), path
    for game in ("burraco", "tressette"):
        await anna.visit(f"/tables/{await anna.open_table(game, start=True)}")
        await anna.cards.first.wait_for()
        assert await at_rest(anna), game
