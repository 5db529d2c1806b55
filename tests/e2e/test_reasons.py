"""A refused move says why, with its article."""

import re

import pytest
from playwright.async_api import expect

from tests.e2e.people import Invite
from tests.e2e.players import GONE, PLAYED

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("lang", ["it", "en"])
async def test_two_cards_are_no_meld(person: Invite, lang: str) -> None:
    anna = await person("Anna", lang=lang)
    table = await anna.open_table("burraco", start=True)
    await anna.visit(f"/tables/{table}")
    await anna.ready_button("page-burraco-draw").click()
    await anna.ready_bulb().wait_for()
    await anna.pick(anna.cards.nth(0))
    await anna.pick(anna.cards.nth(1))
    await anna.button("page-burraco-open").click()
    await expect(anna.page.locator(".refusal cite")).to_have_text(re.compile(r"Art\. \d+"))
    await expect(anna.cards).to_have_count(12)
    await anna.button("page-table-dismiss").click()
    await expect(anna.page.locator(".refusal")).to_have_count(0)


async def test_a_suit_must_be_followed(person: Invite) -> None:
    anna = await person("Anna")
    table = await anna.open_table("tressette", start=True)
    await anna.visit(f"/tables/{table}")
    turn, wrong = anna.page.locator(".status.mine"), anna.page.locator(".hand .held.dim")
    for _ in range(9):
        await turn.wait_for()
        await anna.cards.first.wait_for()
        held = await anna.cards.count()
        if await wrong.count():
            await anna.pick(wrong.first)
            await expect(anna.page.locator(".refusal cite")).to_have_text(re.compile(r"Art\. \d+"))
            await expect(anna.cards).to_have_count(held)
            return
        await anna.pick(anna.cards.first)
        await anna.page.wait_for_function(PLAYED, arg=held)
        way = anna.page.locator(".ways li button")
        if await way.count():
            await way.first.click()
        await anna.page.wait_for_function(GONE, arg=held)
    raise AssertionError("whatever was led, every card could follow")
