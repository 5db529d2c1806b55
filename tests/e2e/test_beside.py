"""Those beside the players: onlookers, and the referee of a live-table."""

import pytest
from playwright.async_api import expect

from tests.e2e.people import Invite
from tests.e2e.players import OTHERS_PLAY
from tests.server.tables.parties import dealt

pytestmark = pytest.mark.anyio


async def test_an_onlooker_at_burraco_sees_the_table_and_no_hand(person: Invite) -> None:
    anna, olga = await person("Anna"), await person(lang="it")
    table = await anna.open_table("burraco", start=True, policy={"delay": 0})
    await anna.visit(f"/tables/{table}")
    await anna.cards.first.wait_for()
    await olga.visit(f"/tables/{table}")
    await olga.sees(olga.says("page-table-looking-on-later", number=0))
    await olga.sees(olga.page.locator(".seat", has_text="Anna"))
    await expect(olga.cards).to_have_count(0)
    await expect(olga.page.locator(".actions")).to_have_count(0)


async def test_an_onlooker_at_tressette_sees_the_hand_of_the_player_who_answers(person: Invite) -> None:
    anna, olga = await person("Anna"), await person("Olga", lang="it")
    table = await anna.open_table("tressette", start=True)
    await anna.visit(f"/tables/{table}")
    await anna.cards.first.wait_for()
    await olga.visit(f"/tables/{table}")
    await olga.button("page-table-look-on-with", name="Anna").click()
    await olga.sees(olga.says("page-table-look-on-asked", name="Anna"))
    await anna.button("page-table-admit").click()
    await olga.sees(olga.says("page-table-looking-on"))
    await expect(olga.cards).to_have_count(await anna.cards.count())
    await olga.pick(olga.cards.first)
    await expect(olga.page.locator(".refusal")).to_have_count(0)
    await anna.button("page-table-send-away").click()
    await olga.sees(olga.button("page-table-look-on-with", name="Anna"))
    await expect(olga.cards).to_have_count(0)


async def test_the_referee_asks_and_rules(person: Invite, site: str) -> None:
    async with dealt(site, 4, policy={"referee": True}) as met:
        turn = await met.turn()
        at = met.screens.index(turn)
        early = (at + 1) % 4
        await met.screens[early].act("draw")
        anna = await person()
        await anna.stand_for(met.clients[at])
        await anna.visit(f"/tables/{met.id}")
        await anna.button("page-table-referee-call").click()
        name = met.screens[0].table["chairs"][early]["name"]
        await anna.dialog.get_by_role("button", name=name, exact=True).click()
        await anna.dialog.get_by_role("button", name=anna.text("page-table-referee-call")).click()
        await anna.dialog.locator("[role=status] .offences button").last.click()
        await anna.sees(anna.page.get_by_role("heading", name=anna.text("page-table-referee"), exact=True))
        await anna.sees(anna.dialog.locator("ol li").first)
        await expect(anna.dialog.locator("cite a").first).to_contain_text("Art.")
        await anna.dialog.get_by_role("button", name=anna.text("page-table-go-on")).click()
        await expect(anna.dialog).to_have_count(0)


async def test_a_mistake_at_a_live_table_wants_a_second_word(person: Invite) -> None:
    anna = await person("Anna")
    table = await anna.open_table("burraco", start=True, policy={"referee": True})
    await anna.visit(f"/tables/{table}")
    # At a live-table one may draw out of turn as well, which would be the mistake already.
    await anna.page.locator(".status.mine").wait_for(timeout=OTHERS_PLAY)
    await anna.ready_button("page-burraco-draw").click()
    await expect(anna.cards).to_have_count(12)
    await anna.page.locator("button.stock").click()
    await anna.sees(anna.dialog.get_by_text(anna.text("page-table-irregular")))
    await expect(anna.cards).to_have_count(12)
    await anna.dialog.get_by_role("button", name=anna.text("page-table-do-anyway")).click()
    await expect(anna.cards).to_have_count(13)
