"""Coming to a table and away from it: by link, after the line was lost, after a bot stood in."""

import asyncio

import pytest
from playwright.async_api import WebSocketRoute, expect

from tests.e2e.people import Invite, Person
from tests.e2e.players import on_turn

pytestmark = pytest.mark.anyio


async def two_at(person: Invite, **policy: object) -> tuple[str, Person, Person]:
    """Anna and Bice as partners at a table of Burraco with two bots, the cards dealt."""
    anna, bice = await person("Anna"), await person("Bice")
    table = await anna.open_table("burraco", policy=policy)
    await bice.sit(table, "C")
    await anna.ask("POST", f"/api/tables/{table}/start")
    await asyncio.gather(anna.visit(f"/tables/{table}"), bice.visit(f"/tables/{table}"))
    await asyncio.gather(anna.cards.first.wait_for(), bice.cards.first.wait_for())
    return table, anna, bice


async def names(someone: Person) -> list[str]:
    """The cards in hand, by name."""
    found = await someone.cards.evaluate_all("cards => cards.map(card => card.getAttribute('aria-label')).sort()")
    return [str(name) for name in found]


async def test_a_private_table_is_joined_by_its_link(person: Invite) -> None:
    anna = await person("Anna")
    await anna.visit("/new")
    await anna.page.get_by_label(anna.text("page-new-private"), exact=False).check()
    await anna.page.get_by_role("button", name=anna.text("page-new-open"), exact=True).click()
    link = await anna.page.get_by_label(anna.text("page-table-link")).input_value()

    bice, olga = await person(lang="it"), await person()
    await olga.visit(link.removeprefix(olga.site))
    await olga.page.get_by_label(olga.text("page-table-your-name")).fill("Ol")
    await bice.visit("/")
    assert link.rpartition("/")[2] not in await bice.page.content(), "a private table is not listed"
    await bice.page.locator("#link").fill(link)
    await bice.button("page-lobby-join").click()
    # The lobby asks for a name in the same words.
    await bice.page.locator(".chairs").wait_for()
    await bice.page.get_by_label(bice.text("page-table-your-name")).fill("Bice")
    await bice.page.get_by_role("button", name=f"{bice.text('page-table-sit')} B", exact=True).click()
    for one in (anna, olga):
        await one.sees(one.page.locator(".chairs .who").get_by_text("Bice"))
    await expect(olga.page.get_by_label(olga.text("page-table-your-name"))).to_have_value("Ol")
    await anna.button("page-table-start").click()
    for one in (anna, bice):
        await expect(one.cards).to_have_count(11)
    # Who took no place looks on: at once that play has begun, the cards as late as the table has it.
    await olga.sees(olga.says("page-table-looking-on-later", number=60))
    await expect(olga.page.locator(".status")).to_have_text(olga.text("page-table-between"))


async def test_whoever_closed_the_browser_comes_back_to_his_seat_and_cards(person: Invite) -> None:
    table, anna, bice = await two_at(person)
    held = await names(bice)
    await bice.leave()
    await anna.sees(anna.page.locator(".seat.away", has_text="Bice"))
    await bice.come_back(f"/tables/{table}")
    await bice.cards.first.wait_for()
    assert await names(bice) == held
    await expect(anna.page.locator(".seat.away")).to_have_count(0)


async def test_a_line_that_breaks_is_told_and_mended_without_a_tap(person: Invite) -> None:
    lines: list[WebSocketRoute] = []
    broken = False

    async def line(route: WebSocketRoute) -> None:
        if broken:
            await route.close()
        else:
            route.connect_to_server()
            lines.append(route)

    anna = await person("Anna")
    await anna.context.route_web_socket("**/ws/v1/**", line)
    table = await anna.open_table("burraco", start=True)
    await anna.visit(f"/tables/{table}")
    await anna.cards.first.wait_for()
    held = await names(anna)
    broken = True
    await lines[-1].close()
    await anna.sees(anna.says("page-table-reconnecting"))
    broken = False
    await expect(anna.says("page-table-reconnecting")).to_have_count(0)
    assert await names(anna) == held


async def test_a_bot_stands_in_after_the_grace_and_stands_up_again(person: Invite) -> None:
    table, anna, bice = await two_at(person, grace=0.2)
    seat = anna.page.locator(".seat", has_text="Bice")
    await bice.leave()
    await expect(seat).to_contain_text(anna.text("page-table-stand-in"))
    await bice.come_back(f"/tables/{table}")
    await expect(seat).not_to_contain_text(anna.text("page-table-stand-in"))
    # It is her seat again: what is told of it happens when she does it.
    player = await on_turn(anna, bice)
    held = await player.cards.count()
    await player.ready_button("page-burraco-draw").click()
    await expect(player.cards).to_have_count(held + 1)
