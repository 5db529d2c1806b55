"""Nobody loses his match: it stands first wherever he goes, the tab calls him, and who was away is told the truth."""

import asyncio
import re

import pytest
from playwright.async_api import expect

from tests.e2e.people import Invite
from tests.e2e.test_joining import two_at

pytestmark = pytest.mark.anyio


async def test_a_match_is_offered_first_on_every_page_and_the_tab_says_whose_turn_it_is(person: Invite) -> None:
    # A guest with a name that the house gave him, as most are.
    anna = await person()
    await anna.visit("/")
    await anna.page.locator("#play-burraco").click()
    await anna.cards.first.wait_for()
    table = anna.page.url.rpartition("/")[2]

    # By a link of the page, and after the browser was closed.
    await anna.page.locator("header .brand").click()
    first = anna.page.locator("main section").first
    await expect(first).to_have_accessible_name(anna.text("page-continue-title"))
    await anna.leave()
    for path in ("/", "/history"):
        await anna.come_back(path)
        shown = anna.page.get_by_role("region", name=anna.text("page-continue-title"))
        await expect(shown.get_by_role("link")).to_have_attribute("href", f"/tables/{table}")
    # The bots have played on until it is her turn: then the tab is marked, on whatever page.
    await expect(shown).to_contain_text(anna.text("page-table-your-turn"))
    await anna.visit("/rules")
    strip = anna.page.get_by_role("complementary", name=anna.text("page-continue-title"))
    await anna.sees(strip)
    await expect(anna.page).to_have_title(re.compile("^● "))
    await expect(anna.page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("icon-turn"))
    await strip.get_by_role("link").click()
    await anna.cards.first.wait_for()
    assert anna.page.url.endswith(table)
    await expect(strip).to_have_count(0)


async def test_who_wants_it_is_called_when_it_is_his_turn(person: Invite) -> None:
    anna = await person("Anna")
    await anna.context.grant_permissions(["notifications"])
    await anna.page.add_init_script("""
        window.called = [];
        const shown = function (title, more) { window.called.push([title, more.data?.path]) };
        Object.assign(shown, { permission: "granted", requestPermission: async () => "granted" });
        Object.defineProperty(window, "Notification", { value: shown });
        ServiceWorkerRegistration.prototype.showNotification = async (...what) => shown(...what);
    """)
    await anna.visit("/me")
    await anna.page.get_by_label(anna.text("page-alert-want"), exact=False).check()
    table = await anna.open_table("burraco", start=True)
    # She looks at another tab while the page is open.
    await anna.page.add_init_script("Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })")
    await anna.page.goto(f"/tables/{table}")
    await anna.page.wait_for_function("() => window.called.length > 0")
    assert await anna.page.evaluate("window.called[0]") == [anna.text("page-alert-turn"), f"/tables/{table}"]


async def test_an_absence_is_told_while_it_lasts_and_truly_afterwards(person: Invite) -> None:
    table, anna, bice = await two_at(person, grace=2)
    kept = re.escape(anna.text("page-table-away-kept", name="Bice", number=999)).replace("999", r"\d")
    # It is told for as long as the grace lasts: whoever looks only afterwards misses it.
    await asyncio.gather(anna.page.get_by_text(re.compile(kept)).wait_for(), bice.leave())
    await anna.sees(
        anna.page.get_by_text(re.compile(r"Bice has been away since .*: a bot plays there until Bice is back"))
    )
    await bice.come_back(f"/tables/{table}")
    told = bice.page.locator(".banner", has_text="a bot took your place")
    await bice.sees(told)
    await told.get_by_role("button").click()
    await expect(told).to_have_count(0)


async def test_who_played_with_bots_alone_is_told_of_no_bot_in_his_place(person: Invite) -> None:
    anna = await person("Anna")
    table = await anna.open_table("burraco", start=True, policy={"grace": 0})
    await anna.visit(f"/tables/{table}")
    await anna.cards.first.wait_for()
    await anna.leave()
    await anna.come_back(f"/tables/{table}")
    await anna.cards.first.wait_for()
    await expect(anna.page.locator(".banner")).to_have_count(0)
    assert anna.text("page-table-stood-in-for-you") not in await anna.page.locator("main").inner_text()
