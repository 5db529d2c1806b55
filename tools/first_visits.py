"""Three first visits, scripted: how many taps and seconds it takes to the first card, or to the first score.

    python -m tools.first_visits

Each begins at the front door, on a phone that has never been there. Seconds are those of the page, not of a person:
they begin with the address and end when what was wanted stands there. The pages must have been built.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, NamedTuple

from playwright.async_api import Browser, Locator, async_playwright

from tests.e2e.people import Person
from tests.running import running_server
from tools import browser as chromium

PHONE: Final = (390, 844)


class Visit(NamedTuple):
    """What a first visit took."""

    taps: int
    seconds: float


class Visitor:
    """Somebody who has never been here, and counts."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.taps = 0

    async def tap(self, what: Locator) -> None:
        await what.tap()
        self.taps += 1

    async def pick(self, card: Locator) -> None:
        """Tap a card where the next one does not cover it."""
        await card.tap(position={"x": 12, "y": 16})
        self.taps += 1

    async def type(self, field: Locator, text: str) -> None:
        """Tapping into a field is a tap; the digits are not."""
        await self.tap(field)
        await self.page.keyboard.type(text)


async def burraco(visitor: Visitor) -> None:
    """To the first card that is drawn."""
    await visitor.tap(visitor.page.locator("#play-burraco"))
    held = visitor.person.cards
    await held.nth(10).wait_for()
    await visitor.tap(visitor.person.ready_button("page-burraco-draw"))
    await held.nth(11).wait_for()


async def tressette(visitor: Visitor) -> None:
    """To the first card that lies on the table."""
    await visitor.tap(visitor.page.locator("#play-tressette"))
    await visitor.page.locator(".status.mine").wait_for()
    await visitor.pick(visitor.page.locator(".hand .held:not(.dim)").first)
    await visitor.page.locator(".spot.bottom .laid").wait_for()


async def score_pad(visitor: Visitor) -> None:
    """To the first smazzata that is noted: the points laid by both sides."""
    person, page = visitor.person, visitor.page
    await visitor.tap(page.locator("#to-pad"))
    await visitor.tap(page.get_by_role("button", name=person.text("page-the-game-burraco")))
    await visitor.tap(page.locator(".bottom .primary"))
    laid = person.dialog.get_by_label(person.text("page-pocket-pad-laid"))
    await visitor.type(laid.nth(0), "245")
    await visitor.type(laid.nth(1), "120")
    await visitor.tap(person.dialog.get_by_role("button", name=person.text("page-pocket-pad-save"), exact=True))
    await page.locator("tbody tr").first.wait_for()


VISITS: Final[dict[str, Callable[[Visitor], Awaitable[None]]]] = {
    "Burraco, first card drawn": burraco,
    "Tressette, first card played": tressette,
    "Score pad, first smazzata noted": score_pad,
}


async def first_visit(browser: Browser, site: str, way: Callable[[Visitor], Awaitable[None]]) -> Visit:
    """One visit, by somebody whose browser knows nothing."""
    async with Person.at(browser, site, "it", PHONE, "light", touch=True) as person:
        visitor = Visitor(person)
        started = time.perf_counter()
        await person.page.goto("/")
        await way(visitor)
        return Visit(visitor.taps, time.perf_counter() - started)


async def main() -> int:
    with running_server(Path(tempfile.mkdtemp()) / "data") as site:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
            print("| first visit, on a phone | taps | seconds |", "| --- | ---: | ---: |", sep="\n")
            for name, way in VISITS.items():
                done = await first_visit(browser, site, way)
                print(f"| {name} | {done.taps} | {done.seconds:.1f} |", flush=True)
            await browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
