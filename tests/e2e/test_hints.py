"""The bulb: what a good player would do, ranked and with his reasons, and done with one tap. He is really asked."""

import re

import pytest
from playwright.async_api import Locator, expect

from tests.e2e.people import Invite, Person
from tests.e2e.test_axe import clean
from ventaglio.games.common.plugin.hinting import MOST

pytestmark = pytest.mark.anyio


async def asked(person: Person) -> Locator:
    """Ask with the bulb; whoever hears that it is late, on a machine that is busy with other things, asks again."""
    hints = person.page.get_by_role("region", name=person.text("page-table-hints"))
    late = person.page.get_by_text(person.text("bad-live-hint-late"))
    for _ in range(3):
        await person.ready_button("page-table-hint").click()
        await expect(hints.or_(late).first).to_be_visible()
        if await hints.count():
            break
    return hints


@pytest.mark.parametrize(
    "game, lang, size", [("tressette", "it", (390, 844)), ("burraco", "en", (1280, 800))], ids=["phone", "desktop"]
)
async def test_at_most_three_ranked_hints_with_their_reasons(
    person: Invite, game: str, lang: str, size: tuple[int, int]
) -> None:
    anna = await person("Anna", lang=lang, size=size)
    table = await anna.open_table(game, start=True, policy={"level": "novizio", "hints": "all"})
    await anna.visit(f"/tables/{table}")
    hints = await asked(anna)
    each = hints.locator("ol > li")
    assert 2 <= await each.count() <= MOST
    await expect(each.first.locator("ul > li").first).to_be_visible()
    first, *others = await hints.locator(".figure").all_inner_texts()
    behind = [float(re.sub(r"[^\d.]", "", one.replace(",", ".")) or 1) for one in others if not same_kind(first, one)]
    assert behind == sorted(behind), "the best first"
    assert not any(re.search(r"[-−]", one) for one in others if not same_kind(first, one)), "nothing is less than less"
    await anna.fits()
    await clean(anna)
    await anna.page.keyboard.press("Escape")
    await expect(hints).to_have_count(0)


def same_kind(one: str, other: str) -> bool:
    """Whether two figures are told in the same words: that of the first is its value, the others say how far behind."""
    return re.sub(r"[^a-z ]", "", one) == re.sub(r"[^a-z ]", "", other)


async def test_a_hint_is_done_with_one_tap(person: Invite) -> None:
    anna = await person("Anna", lang="it", size=(390, 844))
    table = await anna.open_table("burraco", start=True, policy={"level": "novizio", "hints": "all"})
    await anna.visit(f"/tables/{table}")
    draw = anna.ready_button("page-burraco-draw")
    await draw.wait_for()
    hints = await asked(anna)
    await hints.get_by_role("button", name=anna.text("page-table-hint-do")).first.click()
    await expect(hints).to_have_count(0)
    await expect(draw).to_have_count(0)


async def test_where_hints_are_not_wanted_there_is_no_such_bulb(person: Invite) -> None:
    anna = await person("Anna", lang="en")
    table = await anna.open_table("tressette", start=True, policy={"level": "novizio", "hints": "none"})
    await anna.visit(f"/tables/{table}")
    await anna.settled()
    assert not await anna.button("page-table-hint").count()
