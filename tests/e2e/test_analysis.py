"""After a hand: one tap, and it is looked at again; from there to the moment on the table."""

import re

import pytest
from playwright.async_api import expect

from tests.e2e.people import Invite, Person
from tests.e2e.test_axe import clean
from tests.hosting.parties import party
from tests.hosting.players import play
from tests.web.test_analyses import record

pytestmark = pytest.mark.anyio

SOON = 120_000
"""Milliseconds for an analysis on a machine that is busy, and has to read what was compiled."""


async def is_there(person: Person) -> None:
    await expect(person.page.get_by_role("heading", name=person.text("page-study-decisions"))).to_be_visible(
        timeout=SOON
    )


async def fits(person: Person) -> None:
    """Nothing has to be pushed aside to be read."""
    await person.settled()
    assert await person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_from_the_count_to_the_analysis_and_to_the_table(person: Invite, site: str) -> None:
    async with party(site, 1, game="tressette", code="tradizionali", match="passate", hands=1) as met:
        await play(met["A"])
        anna = await person(size=(390, 844), touch=True)
        await anna.stand_for(met.clients[0])
        await anna.visit(f"/tables/{met.id}")
        await anna.link("page-table-analyse").click()
        await is_there(anna)
        await fits(anna)
        await clean(anna)
        # What all cards seen would tell is shown to whoever asks, and apart.
        assert not await anna.says("page-study-seen-about").count()
        await anna.page.get_by_label(anna.text("page-study-show-seen")).check()
        await anna.sees(anna.says("page-study-seen-about"))
        decision = anna.page.locator("li details").filter(has=anna.page.locator("table")).first
        await decision.locator("summary").click()
        await anna.sees(decision.get_by_role("columnheader", name=anna.text("page-study-seen")))
        await fits(anna)
        await clean(anna)
        step = int(await decision.locator(".step").inner_text())
        await decision.get_by_role("link", name=anna.text("page-study-to-table")).click()
        await expect(anna.page).to_have_url(re.compile(rf"/tables/{met.id}/replay\?step={step - 1}$"))
        await expect(anna.page.get_by_role("slider")).to_have_value(str(step - 1))


async def test_from_ones_matches_in_italian_on_a_large_screen_in_the_dark(person: Invite, site: str) -> None:
    async with party(site, 1, game="tressette", code="moderne", match="passate", hands=1) as met:
        await play(met["A"])
        bice = await person(lang="it", size=(1440, 900), scheme="dark")
        await bice.stand_for(met.clients[0])
        await bice.visit("/history")
        await bice.link("page-table-analyse").click()
        await is_there(bice)
        await fits(bice)
        await clean(bice)
        await bice.page.get_by_label(bice.text("page-study-whose")).select_option("1")
        await expect(bice.page.locator("li details b").first).to_be_visible()
        names = set(await bice.page.locator("li details b").all_inner_texts())
        assert len(names) == 1


async def test_a_record_that_is_shown_again_is_analysed_under_an_address_of_its_own(person: Invite) -> None:
    carla = await person("Carla")
    await carla.visit("/replay")
    await carla.page.get_by_label(carla.text("page-verify-text")).fill(record())
    await carla.button("page-replay-record-show").click()
    await carla.button("page-table-analyse").click()
    await expect(carla.page).to_have_url(re.compile(r"/analyses/[0-9a-f]{32}-1$"))
    await is_there(carla)
    address = carla.page.url
    # Whoever was sent the address sees the same, without being anybody, and gets to the table.
    dino = await person()
    await dino.visit(address)
    await is_there(dino)
    moment = dino.page.locator(".moments a.button").or_(dino.link("page-study-to-table")).first
    if not await moment.is_visible():
        await dino.page.locator("li summary").first.click()
        moment = dino.page.locator("li details[open] a").first
    await moment.click()
    await expect(dino.page.get_by_role("slider")).to_be_visible()


async def test_of_a_hand_under_way_the_page_tells_nothing(person: Invite) -> None:
    elsa = await person("Elsa")
    table = await elsa.open_table("tressette", match="single", start=True)
    await elsa.visit(f"/tables/{table}/analysis?hand=1")
    await expect(elsa.page.get_by_role("alert")).to_contain_text(elsa.text("bad-hand-not-over", number=1))
    assert not await elsa.page.locator("svg[role=img]").count()
