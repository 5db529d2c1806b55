"""Winning a match feels like winning: what is seen at its end, and what only whoever won it sees."""

import re
from typing import Any

import pytest
from playwright.async_api import Route, expect

from tests.e2e.people import Invite, Person
from tests.e2e.tables import Told, rewrite

pytestmark = pytest.mark.anyio

SIDES = ((0, 2), (1, 3))


class Match:
    """A match as a server tells it, until whatever happens next is to be its end."""

    def __init__(self) -> None:
        self.ends = False
        self._table: Told = {}

    def __call__(self, told: Told) -> None:
        self._table = told.get("table") or self._table
        if self.ends and told["type"] == "happened":
            told |= {"table": {**self._table, "status": "over"}, "in_hand": False, "turn": None}


def result(winners: tuple[int, ...]) -> dict[str, Any]:
    """What a server says of a match that these seats have won."""
    totals = [2140 if seats == winners else 1480 for seats in SIDES]
    return {
        "game": "",
        "code": "",
        "status": "over",
        "hands": [],
        "closed": "",
        "result": {
            "told": "They have won.",
            "how": "",
            "winners": winners,
            "standings": [
                {"seats": seats, "name": "Ada & Carla" if side else "Anna & Dino", "total": totals[side]}
                for side, seats in enumerate(SIDES)
            ],
            "tournament": None,
            "stakes": None,
        },
    }


async def to_the_end(anna: Person, game: str, *, won: bool) -> None:
    """Play one card, the last of the match."""
    match = Match()
    await rewrite(anna, match)
    await anna.visit(f"/tables/{await anna.open_table(game, start=True, place='B', policy={'pace': 60})}")
    mine = anna.page.locator(".status.mine")
    await mine.wait_for()
    own = await anna.page.locator("[data-own] .seat").get_attribute("data-at") or ""
    seat = int(own.removeprefix("seat:"))
    side = next(side for side in SIDES if (seat in side) == won)

    async def answer(route: Route) -> None:
        await route.fulfill(json=result(side))

    await anna.page.route("**/api/tables/*/result*", answer)
    match.ends = True
    if game == "burraco":
        await anna.ready_button("page-burraco-draw").click()
    else:
        await anna.pick(anna.page.locator(".hand .held:not(.dim)").first)
        await anna.page.wait_for_function("() => document.querySelector('.ways, .finished')")
        if await anna.page.locator(".ways li button").count():
            await anna.page.locator(".ways li button").first.click()
    await anna.end.wait_for()
    await anna.looks_no_longer()
    await anna.sees(anna.page.get_by_role("region", name=anna.text("page-table-is-over")))


@pytest.mark.parametrize("game", ["burraco", "tressette"])
async def test_whoever_wins_sees_it(person: Invite, game: str) -> None:
    anna = await person("Anna", size=(390, 844), touch=True)
    await anna.page.emulate_media(reduced_motion="no-preference")
    await to_the_end(anna, game, won=True)
    await anna.sees(anna.says("page-table-you-won"))
    fan = anna.page.locator(".over .fan img")
    await expect(fan).not_to_have_count(0)
    # Paper rains over everything, and nothing has to wait for it.
    await expect(anna.page.locator(".rain i").first).to_be_attached()
    await expect(anna.page.locator(".over dl > div").first).to_have_class(re.compile(r"\bmine\b"))
    await expect(anna.button("page-table-again")).to_be_focused()
    panel = anna.page.locator(".over section")
    assert await panel.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), "all of it without scrolling"
    await anna.fits()


async def test_without_motion_the_cards_lie_open_and_nothing_rains(person: Invite) -> None:
    anna = await person("Anna", size=(390, 844), touch=True)
    await to_the_end(anna, "tressette", won=True)
    await anna.sees(anna.says("page-table-you-won"))
    await expect(anna.page.locator(".over .fan img")).not_to_have_count(0)
    await expect(anna.page.locator(".rain")).to_have_count(0)


async def test_whoever_loses_is_told_so_without_noise(person: Invite) -> None:
    anna = await person("Anna", size=(390, 844), touch=True)
    await anna.page.emulate_media(reduced_motion="no-preference")
    await to_the_end(anna, "burraco", won=False)
    await expect(anna.page.locator(".over h2")).to_have_text("They have won.")
    await expect(anna.page.locator(".over .fan, .rain")).to_have_count(0)
