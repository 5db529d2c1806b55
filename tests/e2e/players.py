"""How people play by the page alone: they press what it offers."""

import asyncio

from tests.e2e.people import PATIENCE, Person

OTHERS_PLAY = 2 * PATIENCE
"""Milliseconds in which everybody else at a table has surely had his turn."""

CHANGED = """held => document.querySelector("dialog[open] .options") || document.querySelector(".over, .finished")
    || (document.querySelectorAll(".hand .held").length !== held
        && (!document.querySelector(".hand .held[aria-pressed=true]") || document.querySelector(".refusal")))"""
"""A screen on which something has come of what was done with a hand of so many cards, and nothing is under way any
more: every card that was chosen has gone, or it has been said why not."""

PLAYED = """held => document.querySelector(".ways") || document.querySelector(".over, .finished")
    || document.querySelectorAll(".hand .held").length < held"""

GONE = (
    """held => document.querySelector(".over, .finished") || document.querySelectorAll(".hand .held").length < held"""
)


async def on_turn(*people: Person) -> Person:
    """Whoever may draw, as soon as somebody may."""
    draws = [one.ready_button("page-burraco-draw") for one in people]
    async with asyncio.timeout(OTHERS_PLAY / 1000):
        while True:
            for one, draw in zip(people, draws, strict=True):
                if await draw.count():
                    return one
            await asyncio.sleep(0.05)


async def burraco_hand(person: Person) -> None:
    """Play until the hand is counted: draw, lay what the hint shows, discard the last card that may go."""
    page = person.page
    draw, over = person.ready_button("page-burraco-draw"), person.end
    while True:
        await draw.or_(over).first.wait_for(timeout=OTHERS_PLAY)
        if await over.is_visible():
            return await person.reads_count()
        await draw.click()
        await person.ready_bulb().wait_for()
        await lay_all(person)
        if await over.is_visible():
            return await person.reads_count()
        await throw_one(person)
        await page.locator(".status:not(.mine)").or_(over).first.wait_for()


async def lay_all(person: Person) -> None:
    """Open and attach whatever the hint finds."""
    page = person.page
    hint, opening = person.ready_button("page-burraco-hint"), person.ready_button("page-burraco-open")
    fitting, choice = page.locator(".meld.fits"), person.dialog.locator(".options button")
    while await hint.count():
        await hint.click()
        held = await person.cards.count()
        if await opening.count():
            await opening.click()
        elif await fitting.count():
            await fitting.first.click()
        else:
            return
        await page.wait_for_function(CHANGED, arg=held)
        if await choice.count():
            await choice.first.click()
            await page.wait_for_function(CHANGED, arg=held)


async def throw_one(person: Person) -> None:
    """Discard the last card that the code lets go."""
    discard, sure = person.ready_button("page-burraco-discard"), person.ready_button("page-burraco-sure")
    for at in reversed(range(await person.cards.count())):
        await person.pick(person.cards.nth(at))
        await discard.click()
        gone = person.page.locator(".status:not(.mine)").or_(person.end)
        refused = person.page.locator(".refusal:not(.mild)")
        await gone.or_(refused).or_(sure).first.wait_for()
        while await sure.count():
            # After some seconds it is asked no longer: the same button asks again then, or does it.
            await person.page.locator(".actions .third").click()
            await gone.or_(refused).or_(sure).first.wait_for()
        if not await refused.count():
            return
        await person.button("page-table-dismiss").click()
        await person.pick(person.cards.nth(at))
    raise AssertionError("no card can be discarded")


async def tressette_passata(person: Person) -> None:
    """Play until the passata is counted: always the first card that may be played, in silence."""
    turn, over = person.page.locator(".status.mine"), person.end
    while True:
        await turn.or_(over).first.wait_for(timeout=OTHERS_PLAY)
        if await over.is_visible():
            return await person.reads_count()
        card = person.page.locator(".hand .held:not(.dim)").first
        await card.wait_for()
        held = await person.cards.count()
        await person.pick(card)
        await person.page.wait_for_function(PLAYED, arg=held)
        way = person.page.locator(".ways li button")
        if await way.count():
            await way.first.click()
        # Others may lay down all that is left.
        await person.page.wait_for_function(GONE, arg=held)
