"""Italian and English, light and dark: as the browser prefers, and as its owner says at the table."""

import pytest
from playwright.async_api import expect

from tests.e2e.people import PATIENCE, Invite
from ventaglio.lang import translator

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("lang", ["it", "en"])
async def test_pages_speak_the_language_of_the_browser(person: Invite, lang: str) -> None:
    anna = await person(lang=lang)
    await anna.visit("/")
    await anna.sees(anna.page.get_by_role("heading", name=anna.text("page-lobby-title"), exact=True))
    assert await anna.page.evaluate("document.documentElement.lang") == lang


@pytest.mark.parametrize("game", ["burraco", "tressette"])
async def test_the_language_can_be_changed_at_the_table(person: Invite, game: str) -> None:
    anna = await person("Anna", lang="it")
    table = await anna.open_table(game, start=True)
    await anna.visit(f"/tables/{table}")
    await anna.sees(anna.says("page-table-your-turn").first)
    held = await anna.cards.count()
    await anna.button("page-table-menu").click()
    await anna.dialog.get_by_label(anna.text("page-table-language")).select_option("en")
    anna.words = translator("en")
    await anna.sees(anna.dialog.get_by_role("heading", name=anna.text("page-table-menu")))
    await anna.page.keyboard.press("Escape")
    await anna.sees(anna.says("page-table-your-turn").first)
    await expect(anna.cards).to_have_count(held, timeout=PATIENCE)
    assert await anna.page.evaluate("document.documentElement.lang") == "en"
    await anna.page.reload()
    await anna.sees(anna.says("page-table-your-turn").first)


async def test_light_and_dark_follow_the_system_until_somebody_chooses(person: Invite) -> None:
    ground = "getComputedStyle(document.body).backgroundColor"
    found = {}
    for scheme in ("light", "dark"):
        anna = await person(scheme=scheme)
        await anna.visit("/about")
        found[scheme] = await anna.page.evaluate(ground)
    assert found["light"] != found["dark"]
    # From the system's to light, and from light to dark.
    other = await person(scheme="light")
    await other.visit("/about")
    for theme in ("auto", "light"):
        await other.page.get_by_role(
            "button", name=other.text("page-nav-theme", theme=other.text(f"page-theme-{theme}"))
        ).click()
    await expect(other.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert await other.page.evaluate(ground) == found["dark"]
    await other.page.reload()
    await expect(other.page.locator("html")).to_have_attribute("data-theme", "dark")
