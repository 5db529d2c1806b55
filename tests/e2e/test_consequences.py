"""What is said before a hand is closed, and how long people have before the next one is dealt."""

import re
import time

import pytest
from playwright.async_api import expect

from tests.e2e.people import Invite
from tests.e2e.tables import Told, rewrite

pytestmark = pytest.mark.anyio

SIZES = [(390, 844), (1440, 900)]


def about_to_close(told: Told) -> None:
    """One has drawn, and holds the last card, which closes the hand."""
    if view := told.get("view"):
        view |= {"hand": ["9h"], "phase": "lay", "counts": [9, 1, 9, 9]}
    if menu := told.get("menu"):
        menu |= {"draw": False, "take": False, "discards": ["9h"], "closes": True, "close_points": 100}


def between_hands(told: Told) -> None:
    """Two people look at the count, and the next deal comes by itself."""
    told["in_hand"] = False
    if table := told.get("table"):
        table["chairs"][0] |= {"kind": "person", "name": "Bice", "away": False, "ready": True}
        table["pledge"] = (table["pledge"] or {}) | {"deal": 2, "dealt": False, "due": time.time() + 20}


@pytest.mark.parametrize("size", SIZES)
async def test_whoever_closes_reads_first_what_it_brings(person: Invite, size: tuple[int, int]) -> None:
    anna = await person("Anna", size=size, touch=size[0] < 700)
    told = await rewrite(anna, lambda _: None)
    await anna.visit(f"/tables/{await anna.open_table('burraco', start=True, place='B', policy={'pace': 60})}")
    await anna.ready_button("page-burraco-draw").wait_for()
    told.change = about_to_close
    told.tell_again()
    await expect(anna.cards).to_have_count(1)
    await anna.pick(anna.cards.first)
    await anna.lingers()
    await anna.ready_button("page-burraco-discard").click()
    sure = anna.button("page-burraco-sure")
    await anna.sees(sure)
    said = anna.text("page-burraco-closes", card="nine of hearts", points=100)
    await expect(sure).to_have_accessible_description(said)
    await anna.sees(anna.page.locator(".consequence"))


@pytest.mark.parametrize("size", SIZES)
async def test_among_people_it_is_seen_when_the_next_hand_comes(person: Invite, size: tuple[int, int]) -> None:
    anna = await person("Anna", size=size, touch=size[0] < 700)
    told = await rewrite(anna, lambda _: None)
    await anna.visit(f"/tables/{await anna.open_table('burraco', start=True, place='B', policy={'pace': 60})}")
    await anna.ready_button("page-burraco-draw").wait_for()
    told.change = between_hands
    told.tell_again()
    timer = anna.page.get_by_role("timer").filter(has_text=re.compile(r"\b(20|1?\d)\b"))
    await anna.sees(timer)
    before = await timer.inner_text()
    await expect(timer).not_to_have_text(before)
    await anna.sees(anna.page.locator(".people li.yes", has_text="Bice"))
