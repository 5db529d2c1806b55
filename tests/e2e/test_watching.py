"""Looking on: a table is featured, the delay is told, and when the match is over all hands can be seen."""

import asyncio

import pytest
from playwright.async_api import expect

from tests.e2e.people import Invite

pytestmark = pytest.mark.anyio


async def test_the_featured_table_tells_its_delay_and_shows_all_hands_at_the_end(person: Invite) -> None:
    anna, bice, olga = await person("Anna"), await person("Bice"), await person()
    # Rated, so that it is shown before whatever else is being played on this server.
    policy = {"delay": 0.1, "rated": True}
    table = await anna.open_table("burraco", players=2, hands=1, policy=policy)
    await bice.sit(table, "B")
    await anna.ask("POST", f"/api/tables/{table}/start")
    await asyncio.gather(anna.visit(f"/tables/{table}"), bice.visit(f"/tables/{table}"))
    await anna.cards.first.wait_for()
    await olga.visit("/")
    shown = olga.page.locator("a.featured")
    await expect(shown).to_contain_text(olga.text("page-featured-title"))
    await olga.visit(f"/tables/{table}")
    await olga.sees(olga.says("page-table-looking-on-later", number=0.1))
    await expect(olga.cards).to_have_count(0)
    await bice.button("page-table-menu").click()
    for name in ("page-table-abandon", "page-table-abandon-yes"):
        await bice.dialog.get_by_text(bice.text(name), exact=True).click()
    await olga.sees(olga.page.get_by_role("region", name=olga.text("page-table-is-over")))
    replay = olga.page.get_by_role("link", name=olga.text("page-table-replay"), exact=True)
    if await replay.count():
        await replay.click()
    told = await olga.ask("GET", f"/api/tables/{table}/replay")
    assert [len(hand) for hand in told["steps"][-1]["cards"]["hands"]] == [11, 11], "everything is open"
