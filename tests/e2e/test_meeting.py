"""People come together: quick play, a table of friends, a rematch, a club; each with a browser of his own."""

import asyncio
import re

import pytest
from playwright.async_api import expect

from tests.e2e.people import Invite, Person

pytestmark = pytest.mark.anyio


async def at_table(someone: Person, after: str = "") -> str:
    """The table that is on somebody's screen; ``after`` is one that he goes away from."""
    await someone.page.wait_for_url(re.compile(rf"/tables/(?!{after}$)[\w-]+$" if after else r"/tables/[\w-]+$"))
    return someone.page.url.rpartition("/")[2]


async def test_one_tap_finds_somebody_else_and_bots_take_the_rest(person: Invite) -> None:
    anna, bice = await person(size=(390, 844), touch=True), await person(lang="it")
    club = (await (await person("Circolo")).ask("POST", "/api/clubs", {"name": "Il Ventaglio"}))["id"]
    for one in (anna, bice):
        await one.visit(f"/clubs/{club}")
        await one.page.get_by_role("button", name="Burraco", exact=True).click()
    tables = [await at_table(one) for one in (anna, bice)]
    assert tables[0] == tables[1]
    await anna.sees(anna.page.get_by_text(re.compile(r"In \d+ s play begins")))
    await anna.fits()
    for one in (anna, bice):
        await expect(one.cards).to_have_count(11)


async def test_who_looks_for_nobody_any_more_is_back_in_the_lobby(person: Invite) -> None:
    anna = await person("Anna")
    await anna.visit("/")
    await anna.page.locator("#quick-tressette").click()
    table = await at_table(anna)
    await anna.button("page-room-cancel").click()
    await anna.page.locator("#play-burraco").wait_for()
    assert (await anna.ask("GET", f"/api/tables/{table}"))["table"]["status"] == "closed"


async def test_friends_by_a_link_are_invited_sit_opposite_talk_and_play_again(person: Invite) -> None:
    anna, bice = await person("Anna"), await person()
    await anna.visit("/friends")
    link = await anna.page.get_by_label(anna.text("page-friends-link"), exact=True).input_value()
    await anna.sees(anna.page.get_by_role("img", name=anna.text("page-friends-qr-alt")))
    await bice.visit(link.removeprefix(bice.site))
    await bice.page.get_by_label(bice.text("page-table-your-name")).fill("Bice")
    await bice.button("page-friends-yes").click()
    await bice.sees(bice.says("page-friends-done", name="Anna"))

    table = await anna.open_table("burraco", hands=1, policy={"public": False})
    await anna.visit(f"/tables/{table}")
    await anna.sees(anna.page.get_by_role("img", name=anna.text("page-room-qr-alt")))
    await anna.page.get_by_role("button", name=anna.text("page-room-invite-who", name="Bice")).click()
    await bice.visit("/rules")
    invited = bice.page.get_by_role("complementary", name=bice.text("page-room-friends"))
    await expect(invited).to_contain_text(bice.text("page-invited-by", name="Anna", game="Burraco"))
    await invited.get_by_role("link").click()
    # The place opposite is that of a partner, and says so.
    seat = bice.page.locator(".chairs li.top")
    await expect(seat).to_contain_text(bice.text("page-room-be-partner", name="Anna"))
    await seat.get_by_role("button").first.click()
    for one, other in ((anna, "Bice"), (bice, "Anna")):
        await expect(one.page.locator(".chairs li.partner")).to_contain_text(other)
        await expect(one.page.locator(".chairs li.partner")).to_contain_text(one.text("page-room-partner"))
    await bice.page.get_by_label(bice.text("page-table-write")).fill("I bring the coffee")
    await bice.button("page-table-say").click()
    await anna.sees(anna.page.locator("li.said", has_text="I bring the coffee"))

    await anna.button("page-table-start").click()
    await asyncio.gather(anna.cards.first.wait_for(), bice.cards.first.wait_for())
    await anna.ask("GET", "/api/me")
    await bice.button("page-table-menu").click()
    for name in ("page-table-abandon", "page-table-abandon-yes"):
        await bice.dialog.get_by_text(bice.text(name), exact=True).click()
    await anna.button("page-table-again").click()
    again = await at_table(anna, table)
    await bice.button("page-again-join").click()
    await bice.page.wait_for_url(re.compile(again))
    await expect(anna.page.locator(".chairs li.partner")).to_contain_text("Bice")


async def test_a_club_has_a_lobby_of_its_own(person: Invite) -> None:
    anna, bice = await person("Anna"), await person("Bice")
    await anna.visit("/friends")
    await anna.page.get_by_label(anna.text("page-clubs-name")).fill("Circolo Bocciofila")
    await anna.button("page-clubs-found").click()
    await anna.page.get_by_role("heading", name="Circolo Bocciofila").wait_for()
    path = anna.page.url.removeprefix(anna.site)
    await anna.link("page-clubs-open").click()
    await anna.button("page-new-open").click()
    table = await at_table(anna)
    await bice.visit(path)
    await bice.page.get_by_role("link", name=bice.text("page-lobby-sit-with", names="Anna")).click()
    assert await at_table(bice) == table
    await bice.visit("/")
    await bice.settled()
    assert table not in await bice.page.content()
