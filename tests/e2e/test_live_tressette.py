"""A live-table of Tressette by the page: what the code does not allow can be done, and a ruling is read once."""

import pytest
from playwright.async_api import expect

from tests.e2e.people import Invite
from tests.server.tables.parties import dealt

pytestmark = pytest.mark.anyio


@pytest.mark.article("fitres", "64", "119")
async def test_cards_are_laid_down_ahead_of_turn_and_a_ruling_is_a_card_and_one_line(person: Invite, site: str) -> None:
    async with dealt(site, 4, game="tressette", code="tradizionali", policy={"referee": True}) as met:
        turn = await met.turn()
        place = (met.screens.index(turn) + 1) % 4
        anna = await person()
        await anna.stand_for(met.clients[place])
        await anna.visit(f"/tables/{met.id}")
        await anna.button("page-tressette-more").click()
        await anna.dialog.get_by_role("button", name=anna.text("page-tressette-claim")).click()
        await turn.until(lambda one: any("cards-shown" in str(message) for message in one.heard))
        await turn.act("expose " + (turn.view or {})["hand"][0])
        erring, other = "ABCD"[met.screens.index(turn)], met.screens[(place + 1) % 4]
        await other.until(lambda one: one.seq >= turn.seq)
        await other.send({"type": "call", "seat": erring, "facts": {"reservation": "no"}})
        ruling = await other.until_heard("ruling")
        title, orders = ruling["told"]["irregularity"], [one["sentence"] for one in ruling["told"]["orders"]]
        await anna.sees(anna.dialog.get_by_role("heading", name=title))
        await expect(anna.dialog.get_by_role("listitem")).to_have_count(len(orders))
        await anna.button("page-table-go-on").click()
        story = anna.page.get_by_role("list", name=anna.text("page-table-story")).get_by_role("listitem")
        await expect(story.filter(has_text=title)).to_have_count(1)
        told = await story.all_text_contents()
        assert orders
        assert not any(order in line for order in orders for line in told)
