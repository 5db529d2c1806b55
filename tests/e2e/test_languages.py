"""Italian and English, light and dark: as the browser prefers, and as its owner says at the table."""

import pytest
from playwright.async_api import Locator, expect

from tests.e2e.people import Invite, Person
from tests.e2e.players import GONE, PLAYED
from ventaglio.lang import translator

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("lang", ["it", "en"])
async def test_pages_speak_the_language_of_the_browser(person: Invite, lang: str) -> None:
    anna = await person(lang=lang)
    await anna.visit("/")
    await anna.sees(anna.page.get_by_role("heading", name=anna.text("page-lobby-title"), exact=True))
    assert await anna.page.evaluate("document.documentElement.lang") == lang


@pytest.mark.parametrize("game", ["burraco", "tressette"])
async def test_everything_at_a_table_changes_its_language(person: Invite, game: str) -> None:
    """The story too, which is told anew, and again when the page is; to the others nobody goes away meanwhile."""
    anna = await person("Anna", lang="it")
    frames: list[str] = []
    anna.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    table = await anna.open_table(game, start=True)
    await anna.visit(f"/tables/{table}")
    await anna.sees(anna.says("page-table-your-turn").first)
    if game == "tressette":
        await _play_to_the_next_turn(anna)
    held = await anna.cards.count()
    before = await _told(anna, 1)
    await anna.button("page-table-menu").click()
    await anna.dialog.get_by_label(anna.text("page-table-language")).select_option("en")
    anna.words = translator("en")
    await anna.sees(anna.dialog.get_by_role("heading", name=anna.text("page-table-menu")))
    await anna.page.keyboard.press("Escape")
    await anna.sees(anna.says("page-table-your-turn").first)
    await expect(anna.cards).to_have_count(held)
    assert await anna.page.evaluate("document.documentElement.lang") == "en"
    after = await _told(anna, 2)
    assert len(after) == len(before) + 1, "the same, and what was said since"
    assert not set(before) & set(after)
    assert not any('"went"' in frame for frame in frames)
    await anna.page.reload()
    await anna.sees(anna.says("page-table-your-turn").first)
    await expect(_story(anna).get_by_role("listitem")).to_have_text(after)


def _story(person: Person) -> Locator:
    return person.page.get_by_role("list", name=person.text("page-table-story"))


async def _told(person: Person, greetings: int) -> list[str]:
    """The story as soon as it has come to a greeting that is said now, and that is one of so many."""
    lines = _story(person).get_by_role("listitem")
    said = lines.filter(has_text=person.text("phrase-hello"))
    await expect(said).to_have_count(greetings - 1)
    await person.button("phrase-hello").click()
    await expect(said).to_have_count(greetings)
    return await lines.all_text_contents()


async def _play_to_the_next_turn(person: Person) -> None:
    held = await person.cards.count()
    await person.pick(person.page.locator(".hand .held:not(.dim)").first)
    await person.page.wait_for_function(PLAYED, arg=held)
    way = person.page.locator(".ways li button")
    if await way.count():
        await way.first.click()
    await person.page.wait_for_function(GONE, arg=held)
    await person.page.locator(".status.mine").wait_for()


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
