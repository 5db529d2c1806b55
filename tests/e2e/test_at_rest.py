"""A page that nobody touches asks for nothing: neither without end, nor now and then."""

import asyncio
from functools import partial

import pytest
from playwright.async_api import Request, Route

from tests.e2e.people import Invite, Person
from tests.e2e.test_desk import PAIRS, do, go, published

pytestmark = pytest.mark.anyio

QUIET = 0.4
"""Seconds. Whoever asks again for what he has just been told, asks many times in that."""
WITHIN = 10.0
"""Seconds in which a page has asked for what it shows."""

PANELS = ("entries", "check-in", "round", "scores", "calls", "standings", "prizes", "money", "audit", "links")
OTHERS = (
    "/",
    "/rules",
    "/learn/burraco",
    "/history",
    "/ladders",
    "/verify",
    "/tournaments",
    "/tournaments/new",
    "/board",
    "/archive",
    "/archive/statistics",
    "/circuits",
    "/circuits/new",
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
    for path in (f"/tournaments/{at}", f"/tournaments/{at}/projector", "/projector"):
        await dino.visit(path)
        assert await at_rest(dino), path


async def test_who_follows_is_told_without_asking_and_an_act_is_one_request(person: Invite) -> None:
    dino, phone, wall = await person("Dino", lang="it"), await person(size=(390, 844), touch=True), await person()
    await dino.visit("/")
    at = await second_round(dino)
    await dino.visit(f"/tournaments/{at}/desk#scores")
    await phone.visit(f"/tournaments/{at}#positions")
    await wall.visit(f"/tournaments/{at}/projector")
    for one in (dino, phone, wall):
        assert await at_rest(one)
    asked: list[tuple[Person, str]] = []

    def note(one: Person, request: Request) -> None:
        asked.append((one, request.url))

    for one in (dino, phone, wall):
        one.page.on("request", partial(note, one))
    totals = dino.page.locator(".totals input")
    for figure in ("1000", "505"):
        await dino.page.keyboard.type(figure) if figure != "1000" else await totals.first.fill(figure)
        await dino.page.keyboard.press("Enter")
    await dino.sees(dino.page.get_by_role("status").get_by_text("VP"))
    await go(dino, "round")
    await dino.button("page-desk-step-start").click()
    await dino.sees(dino.page.get_by_role("timer"))
    await do(dino, at, "scored", round=2, table=2, sheets=[[1000, 505]])
    await dino.ask("POST", f"/api/tournaments/{at}/draft")
    await do(dino, at, "published", round=3)
    await phone.sees(phone.page.get_by_role("heading", name=phone.text("page-public-positions-of", round=3)))
    await wall.sees(wall.page.get_by_role("heading", name=wall.text("page-public-positions-of", round=3)))
    # The last three the desk has not asked for by its page; around the house everybody looks from time to time.
    about = [(one, url) for one, url in asked if "/api/tournaments/" in url]
    assert [one for one, _ in about] == [dino, dino]
    assert all(f"/{at}/do" in url for _, url in about)


async def test_haste_is_told_and_heals_by_itself(person: Invite) -> None:
    dino = await person("Dino", lang="it")
    await dino.visit("/")
    at = await published(dino, {"code": "fibur-2019", "name": "Torneo"}, PAIRS[:4])
    await dino.visit(f"/tournaments/{at}/desk#round")
    start = dino.button("page-desk-step-start")
    await start.wait_for()
    refused = 0

    async def once(route: Route) -> None:
        nonlocal refused
        refused += 1
        if refused > 1:
            await route.continue_()
        else:
            told = '{"reason": "http-429", "sentence": ""}'
            headers = {"retry-after": "2", "content-type": "application/json"}
            await route.fulfill(status=429, headers=headers, body=told)

    dino.expects("429")
    await dino.page.route("**/do?*", once)
    await start.click()
    await dino.sees(dino.page.get_by_role("status").get_by_text("Troppe richieste"))
    await dino.sees(dino.page.get_by_role("timer"))
    assert refused == 2


async def test_the_other_pages(person: Invite) -> None:
    anna = await person("Anna")
    for path in OTHERS:
        await anna.visit(path)
        assert await at_rest(anna), path
    for game in ("burraco", "tressette"):
        await anna.visit(f"/tables/{await anna.open_table(game, start=True)}")
        await anna.cards.first.wait_for()
        assert await at_rest(anna), game
