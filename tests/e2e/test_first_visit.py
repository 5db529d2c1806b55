"""Whoever comes for the first time plays at once."""

import pytest
from playwright.async_api import Browser, Route, expect

from tests.e2e.people import Invite
from tools.first_visits import VISITS, first_visit

pytestmark = pytest.mark.anyio


async def test_tressette_is_one_click_away_and_the_first_card_another(person: Invite) -> None:
    anna = await person(lang="it")
    await anna.visit("/")
    await anna.page.locator("#play-tressette").click()
    await anna.page.locator(".status.mine").wait_for()
    await anna.pick(anna.page.locator(".hand .held:not(.dim)").first)
    await anna.sees(anna.page.locator(".spot.bottom .laid"))


async def test_burraco_is_one_click_away(person: Invite) -> None:
    anna = await person()
    await anna.visit("/")
    await anna.page.locator("#play-burraco").click()
    await expect(anna.cards).to_have_count(11)


async def absent(route: Route) -> None:
    """What somebody plays, as if the connection of his table were not there yet."""
    told = await (await route.fetch()).json()
    await route.fulfill(json={**told, "tables": [{**one, "here": False} for one in told["tables"]]})


@pytest.mark.parametrize("game", ["burraco", "tressette"])
async def test_the_first_hand_is_taught_at_a_real_table(person: Invite, game: str) -> None:
    anna = await person()
    await anna.visit("/")
    await anna.page.locator(f"a[href='/learn/{game}']").click()
    await anna.button("page-learn-start").first.click()
    await anna.cards.first.wait_for()
    await anna.sees(anna.page.get_by_role("complementary", name=anna.text("page-learn-coach")))
    # She is at the table: nothing calls her back to it, whenever the page has looked what she plays.
    await anna.page.route("**/api/me/tables*", absent)
    await anna.page.reload()
    await anna.cards.first.wait_for()
    await anna.settled()
    await expect(anna.page.get_by_role("complementary", name=anna.text("page-continue-title"))).to_have_count(0)


@pytest.mark.parametrize("name, most", list(zip(VISITS, (2, 2, 6), strict=True)))
async def test_few_taps_lead_to_the_first_card_or_score(browser: Browser, site: str, name: str, most: int) -> None:
    done = await first_visit(browser, site, VISITS[name])
    assert done.taps <= most
    # Far more than it takes, for machines that are busy with other tests; docs/benchmarks.md has the figures.
    assert done.seconds < 60
