"""Every article that a page shows is a link to its own page."""

import re

import pytest
from playwright.async_api import expect

from tests.e2e.people import Invite, Person
from tests.e2e.test_afterwards import finished
from tests.server.tables.parties import dealt

pytestmark = pytest.mark.anyio

UNLINKED = r"""() => {
    const walker = document.createTreeWalker(document.querySelector(".app") ?? document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const around = node.parentElement;
        if (/\bArt\. \d/.test(node.data) && !around.closest("a, option, textarea, script, style, [aria-live]"))
            found.push(node.data.trim());
    }
    return found;
}"""
"""Citations outside a link. What is only read aloud, and what one chooses from a list, cannot be one."""


async def all_linked(person: Person, path: str) -> int:
    """Demand that every citation on a page is a link; how many there are."""
    await person.settled()
    assert await person.page.evaluate(UNLINKED) == [], path
    return await person.page.locator("a.article").count()


async def test_on_every_page_that_cites_the_codes(person: Invite, site: str) -> None:
    table, total = await finished(site, "burraco")
    anna = await person("Anna", lang="it")
    codes = [f"/rules/burraco/{one}" for one in ("fibur-2019", "estratto", "internazionale", "circolo")]
    played = [f"/tables/{table}/result", f"/tables/{table}/replay?step={total}", f"/verify?table={table}"]
    cited = 0
    for path in (*codes, "/rules/tressette/moderne", "/diff?left=fibur-2019&right=circolo", *played):
        await anna.visit(path)
        cited += await all_linked(anna, path)
    assert cited > 300
    await anna.visit("/new")
    for summary in await anna.page.locator("summary").all():
        await summary.click()
    assert await all_linked(anna, "/new")


async def test_at_the_table_refusals_and_rulings_lead_to_their_articles(person: Invite, site: str) -> None:
    async with dealt(site, 2, policy={"referee": True}, players=2) as met:
        turn = await met.turn()
        place = met.screens.index(turn)
        anna = await person()
        await anna.stand_for(met.clients[1 - place])
        await anna.visit(f"/tables/{met.id}")
        await anna.cards.first.click()
        await anna.page.keyboard.press("x")
        refused = anna.page.locator(".refusal a.article")
        await expect(refused).to_have_attribute("href", re.compile(r"^/pocket/codes/fibur-2019/[\w-]+$"))
        await expect(refused).to_have_attribute("target", "_blank")
        await turn.act("draw")
        await turn.act("draw")
        await met.screens[1 - place].send({"type": "call", "seat": "AB"[place]})
        await anna.sees(anna.dialog.locator("cite a.article").first)
        assert await all_linked(anna, "a ruling")
