"""The referee, May I?, We found this, the codes, the questions and the trainer in a phone without any network."""

import pytest
from playwright.async_api import Browser, expect

from tests.e2e.people import Person
from tests.e2e.test_axe import complaints
from tests.e2e.test_pocket import GONE, PHONE, built

pytestmark = pytest.mark.anyio

PARTS = (
    *("/pocket/referee", "/pocket/referee/fibur-2019/two-cards-drawn", "/pocket/trainer/moderne"),
    *("/pocket/referee/fibur-2019/wrong-opening?when=later&burraco=none", "/pocket/codes", "/pocket/codes/fitres/25"),
    *("/pocket/may/burraco/close", "/pocket/may/tressette/accuse", "/pocket/found/burraco", "/pocket/found/tressette"),
    "/pocket/questions/natural-two",
)


async def filled(person: Person) -> None:
    """The pocket is on the device, and the network is gone."""
    await person.visit("/pocket")
    await person.sees(person.says("page-pocket-at-hand"))
    person.expects(GONE)
    await person.context.set_offline(True)


async def test_a_ruling_without_a_network(browser: Browser) -> None:
    with built() as site:
        async with Person.at(browser, site, "it", PHONE, "light", touch=True, keeps=True) as anna:
            anna.expects("404")
            await filled(anna)
            await anna.page.get_by_role("link", name=anna.text("page-pocket-part-referee")).click()
            await anna.page.get_by_role("searchbox").fill("due carte dal mazzo")
            await anna.page.get_by_role("link", name="Ha pescato due carte insieme dal tallone").click()
            await anna.page.get_by_role("button", name="subito").click()
            orders = anna.page.get_by_role("listitem").filter(has_text="Art. 8")
            await anna.sees(orders.first)
            assert "when=now" in anna.page.url
            # The address alone leads there again, from cold.
            await anna.page.reload()
            await anna.sees(orders.first)
            await anna.fits()
            await orders.first.get_by_role("link", name="Art. 8").click()
            await anna.sees(anna.page.get_by_role("heading", level=1).filter(has_text="Art. 8"))
            await anna.visit("/pocket/referee")
            await anna.sees(anna.says("page-pocket-referee-last"))
            await anna.sees(anna.page.get_by_role("link", name="Ha pescato due carte insieme dal tallone"))
            assert not anna.faults, anna.faults


def italian(anna: Person, card: str) -> str:
    """An Italian card by name."""
    suit, rank = anna.text(f"page-suit-italian-{card[0]}"), anna.text(f"page-rank-italian-{card[1]}")
    return anna.text("page-card-italian", rank=rank, suit=suit)


async def tap_coins(anna: Person, *cards: str) -> None:
    for card in cards:
        await anna.page.get_by_role("button", name=italian(anna, card), exact=True).click()


async def test_may_i_and_what_we_found_without_a_network(browser: Browser) -> None:
    with built() as site:
        async with Person.at(browser, site, "en", PHONE, "dark", touch=True, keeps=True) as anna:
            anna.expects("404")
            await filled(anna)
            await anna.visit("/pocket/may/burraco")
            for card in ("four of hearts", "five of hearts", "six of hearts", "eight of hearts", "joker"):
                await anna.page.get_by_role("button", name=card, exact=True).click()
            await expect(
                anna.page.get_by_text(anna.text("page-pocket-stands-for", card="seven of hearts"))
            ).to_have_count(4)
            await anna.page.get_by_role("radio", name=anna.text("page-pocket-melds-card")).check()
            await anna.page.get_by_role("button", name="ten of hearts", exact=True).click()
            await expect(anna.page.locator("section strong.answer", has_text="No")).to_have_count(4)
            await anna.visit("/pocket/found/burraco")
            for card in ("four of hearts", "five of hearts", "six of hearts", "king of hearts"):
                await anna.page.get_by_role("button", name=card, exact=True).click()
            await anna.sees(anna.page.get_by_text("One too many: king of hearts").first)
            await anna.link("page-pocket-found-ask").first.click()
            await anna.sees(anna.page.get_by_role("heading", level=1, name="A meld holds cards that do not belong"))
            # How they got there the cards have told already: only the time is asked.
            await anna.page.get_by_role("button", name="at once").click()
            await anna.sees(anna.says("page-pocket-orders").first)
            await anna.visit("/pocket/found/tressette")
            await anna.page.get_by_role("radio", name=anna.text("page-pocket-tricks-found-tricks")).check()
            await tap_coins(anna, "d4", "d3", "d7", "d6", "d2")
            await anna.sees(
                anna.page.get_by_text(anna.text("page-pocket-laid-two-cards", cards=italian(anna, "d2"))).first
            )
            taken_back = anna.text("page-pocket-remove", card=italian(anna, "d2"))
            await anna.page.get_by_role("button", name=taken_back, exact=True).click()
            await anna.button("page-pocket-laid-next").click()
            await tap_coins(anna, "d5")
            # The trick was B's, and A has led.
            await anna.page.get_by_role("radio", name="A", exact=True).check()
            wrong_lead = anna.text("page-pocket-laid-lead", who="A", cards=italian(anna, "d5"))
            await anna.sees(anna.page.get_by_text(wrong_lead).first)
            await anna.link("page-pocket-found-ask").first.click()
            # When it was noticed the cards have told already.
            await anna.page.wait_for_url("**/lead-out-of-turn?when=same-trick")
            await anna.sees(anna.page.get_by_role("heading", level=1))
            await anna.visit("/pocket/questions")
            await anna.page.get_by_role("searchbox").fill("natural deuce joker")
            await anna.page.get_by_text("May a joker go beside a natural two?").click()
            await anna.sees(anna.page.get_by_text("does not count as a wild").first)
            await anna.visit("/pocket/trainer/fibur-2019")
            await anna.button("page-pocket-trainer-begin").click()
            await anna.page.locator(".orders button").first.click()
            await anna.button("page-pocket-trainer-done").click()
            await anna.sees(anna.page.get_by_text("out of 10."))
            assert not anna.faults, anna.faults


async def test_every_part_is_accessible_and_fits(browser: Browser) -> None:
    with built() as site:
        async with Person.at(browser, site, "it", (320, 640), "light", touch=True) as anna:
            anna.expects("404")
            found: list[str] = []
            for path in PARTS:
                await anna.visit(path)
                await anna.sees(anna.page.get_by_role("heading", level=1))
                await anna.fits()
                found += await complaints(anna)
            assert not found, "\n".join(found)
            assert not anna.faults, anna.faults
