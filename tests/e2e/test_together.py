"""What people at one table agree on: they talk before the deal, pause, take back a play, and go."""

import asyncio

import pytest
from playwright.async_api import Locator, expect

from tests.e2e.people import Invite, Person
from tests.e2e.players import on_turn, throw_one

pytestmark = pytest.mark.anyio


async def choose_in_menu(person: Person, *names: str) -> None:
    """Open the menu of the table and press what is there, one after the other."""
    await person.button("page-table-menu").click()
    for name in names:
        await person.dialog.get_by_text(person.text(name), exact=True).click()


def in_story(person: Person, text: str) -> Locator:
    """A line of what was told and said at the table."""
    return person.page.get_by_role("list", name=person.text("page-table-story")).get_by_text(text)


async def test_three_people_talk_pause_take_back_and_go(person: Invite) -> None:
    anna, bice, ciro = people = [await person("Anna"), await person("Bice", lang="it"), await person("Ciro")]
    table = await anna.open_table("burraco", players=3, policy={"undo": "consent", "grace": 0.2})
    await bice.sit(table, "B")
    await ciro.sit(table, "C")
    await anna.ask("POST", f"/api/tables/{table}/start")

    # Ciro is awaited: until he comes, whoever is there may write what he likes.
    await asyncio.gather(anna.visit(f"/tables/{table}"), bice.visit(f"/tables/{table}"))
    await anna.sees(anna.says("page-table-you-are-ready"))
    await bice.sees(bice.says("page-table-you-are-ready"))
    await anna.page.get_by_label(anna.text("page-table-write")).fill("One of us is parking")
    await anna.button("page-table-say").click()
    await bice.sees(in_story(bice, "One of us is parking"))
    await ciro.visit(f"/tables/{table}")
    await asyncio.gather(*(one.cards.first.wait_for() for one in people))
    await expect(anna.page.get_by_label(anna.text("page-table-write"))).to_be_disabled()

    # A pause wants everybody's word, and ends by anybody's.
    await choose_in_menu(anna, "page-table-pause")
    await anna.sees(anna.says("page-table-waiting-answers"))
    await bice.button("page-table-agree").click()
    await ciro.button("page-table-agree").click()
    for one in people:
        await one.sees(one.button("page-table-resume"))
    await bice.button("page-table-resume").click()
    await expect(anna.button("page-table-resume")).to_have_count(0)

    # So does taking back: a refusal leaves the play, consent undoes it.
    player = await on_turn(*people)
    others = [one for one in people if one is not player]
    await player.ready_button("page-burraco-draw").click()
    await player.ready_bulb().wait_for()
    await throw_one(player)
    thrown = await player.cards.count()
    await choose_in_menu(player, "page-table-undo")
    await others[0].button("page-table-disagree").click()
    await player.sees(in_story(player, player.text("page-table-ask-ended")))
    await expect(player.cards).to_have_count(thrown)
    await choose_in_menu(player, "page-table-undo")
    for one in others:
        await one.button("page-table-agree").click()
    await expect(player.cards).to_have_count(thrown + 1)

    # Who closes the page is stood in for; who leaves for good ends it for all.
    await ciro.leave()
    await expect(anna.page.locator(".seat", has_text="Ciro")).to_contain_text(anna.text("page-table-stand-in"))
    await choose_in_menu(anna, "page-table-abandon", "page-table-abandon-yes")
    for one in (anna, bice):
        await one.sees(one.page.get_by_role("region", name=one.text("page-table-is-over")))
