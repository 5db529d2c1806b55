"""The keyboard alone: from the first page to the table, and a whole hand of each game. No mouse is ever used here."""

import asyncio

import pytest
from playwright.async_api import Locator, expect

from tests.e2e.people import PATIENCE, Invite, Person
from tests.e2e.players import CHANGED, GONE, OTHERS_PLAY, PLAYED

pytestmark = pytest.mark.anyio

FOCUSED = "document.activeElement"


async def press(person: Person, *keys: str) -> None:
    for key in keys:
        await person.page.keyboard.press(key)


async def pressed(person: Person) -> int:
    """How many cards are chosen."""
    return await person.page.locator(".hand .held[aria-pressed=true]").count()


async def to_the_count(person: Person) -> None:
    """From the finished table, where there is one."""
    if await person.page.locator(".finished").count():
        await expect(person.page.locator(".finished")).to_be_focused()
        await press(person, "Enter")
    await person.sees(person.count)


@pytest.mark.parametrize("game", ["burraco", "tressette"])
async def test_from_the_first_page_to_the_table(person: Invite, game: str) -> None:
    anna = await person()
    await anna.visit("/")
    await anna.page.locator(f"#play-{game}").wait_for()
    for _ in range(30):
        if await anna.page.evaluate(f"{FOCUSED}.id") == f"play-{game}":
            break
        await press(anna, "Tab")
    await press(anna, "Enter")
    await anna.cards.first.wait_for()


async def test_a_hand_of_burraco(person: Invite) -> None:
    anna = await person("Anna")
    table = await anna.open_table("burraco", start=True, policy={"level": "novizio", "hints": "none"})
    await anna.visit(f"/tables/{table}")
    await anna.lingers()
    draw, hint = anna.ready_button("page-burraco-draw"), anna.ready_button("page-burraco-hint")
    while True:
        await draw.or_(anna.end).first.wait_for(timeout=OTHERS_PLAY)
        if await anna.end.is_visible():
            break
        await press(anna, "d")
        await hint.wait_for()
        await anna.button("page-burraco-discard").wait_for()
        await lay_all(anna)
        await throw_one(anna)
    await to_the_count(anna)
    await expect(anna.button("page-table-deal")).to_be_focused()
    await press(anna, "Enter")
    await expect(anna.cards).to_have_count(11)


async def lay_all(anna: Person) -> None:
    """What the hint finds, laid by its key; where the page asks which meld, its number is typed."""
    while not await anna.end.is_visible():
        await press(anna, "h")
        held = await anna.cards.count()
        fitting = anna.page.locator(".meld.fits .number")
        if await anna.ready_button("page-burraco-open").count():
            await press(anna, "o")
        elif await fitting.count():
            number = await fitting.first.inner_text()
            await press(anna, "a")
            if await anna.page.locator(".asking").count():
                await press(anna, *number)
            if await anna.page.locator(".asking").count():
                await press(anna, "Enter")
        else:
            return
        await anna.page.wait_for_function(CHANGED, arg=held)
        if await anna.dialog.count():
            await press(anna, "Enter")
            await anna.page.wait_for_function(CHANGED, arg=held)


async def throw_one(anna: Person) -> None:
    """The last card that may go."""
    refused, sure = anna.page.locator(".refusal:not(.mild)"), anna.button("page-burraco-sure")
    if await anna.end.is_visible():
        return
    await press(anna, "Escape", "ArrowRight", "End")
    for _ in range(await anna.cards.count()):
        held = await anna.cards.count()
        await press(anna, "Space")
        assert await pressed(anna) == 1
        await press(anna, "x")
        await answered(anna, held, refused, sure)
        if await sure.count():
            await press(anna, "x")
            await answered(anna, held, refused)
        if not await refused.count():
            return
        await press(anna, "Escape", "Space", "ArrowLeft")
    raise AssertionError("no card can be discarded")


async def answered(anna: Person, held: int, *notices: Locator) -> None:
    """Wait until the hand has changed or something is said: the others may have played before one can look."""
    async with asyncio.timeout(PATIENCE / 1000):
        while True:
            if await anna.end.is_visible() or await anna.cards.count() != held:
                return
            for notice in notices:
                if await notice.count():
                    return
            await asyncio.sleep(0.05)


async def test_a_passata_of_tressette(person: Invite) -> None:
    anna = await person("Anna", lang="it")
    table = await anna.open_table("tressette", start=True)
    await anna.visit(f"/tables/{table}")
    await anna.lingers()
    turn = anna.page.locator(".status.mine")
    while True:
        await turn.or_(anna.end).first.wait_for(timeout=OTHERS_PLAY)
        if await anna.end.is_visible():
            break
        await anna.cards.first.wait_for()
        held = await anna.cards.count()
        await press(anna, "ArrowRight", "Home")
        while await anna.page.evaluate(f"{FOCUSED}.classList.contains('dim')"):
            before = await anna.page.evaluate(f"{FOCUSED}.getAttribute('aria-label')")
            await press(anna, "ArrowRight")
            await anna.page.wait_for_function(f"name => {FOCUSED}.getAttribute('aria-label') !== name", arg=before)
        await press(anna, "Enter")
        await anna.page.wait_for_function(PLAYED, arg=held)
        if await anna.page.locator(".ways").count():
            await press(anna, "1")
        await anna.page.wait_for_function(GONE, arg=held)
    await to_the_count(anna)
    # A cappotto ends the match at once: then it is another match that one key begins.
    await expect(anna.button("page-table-deal").or_(anna.button("page-table-again"))).to_be_focused()
    await press(anna, "Enter")
    await expect(anna.cards).to_have_count(10)
