"""Cards in the air on a slow phone: how many frames are drawn meanwhile, and what the page itself has to do.

A browser four times as slow as this machine, on a screen of 390 by 844. Somebody plays four turns against bots; the
browser's own tracing tells the rest. Frames are drawn by the compositor; late are those that come more than one and a
half frames after the one before. Work is that of the page's own thread, in time of the processor.
"""

import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Final

from playwright.async_api import Browser, async_playwright

from tests.e2e.people import WITHOUT_A_SCREEN, Person
from tests.e2e.players import GONE, PLAYED
from tests.e2e.tracing import MARKS, Trace, faces_at_hand, gaps, traced, within
from tests.running import running_server
from tools import browser as chromium
from ventaglio.server.web.assets import assets

PHONE: Final = (390, 844)
SLOWER: Final = 4
FRAME: Final = 1000 / 60
LATE: Final = 1.5 * FRAME
TURNS: Final = 4
PACE: Final = 0.7
"""Seconds that bots wait, so that a card has landed before the next one sets out."""
MINE: Final = """() => document.querySelector(".status.mine")"""
LONGEST: Final = 240.0
TITLES: Final = ("flights", "frames", "late", "median ms", "sets out", "layouts", "paints")
PACKS: Final = {"burraco": 53, "tressette": 40}


def main(options: Sequence[str] = ()) -> None:
    if options:
        sys.exit(f"bench: no option {options[0]}; there are none")
    asyncio.run(asyncio.wait_for(_measure(), LONGEST))


async def _measure() -> None:
    if not assets():
        sys.exit("bench: the pages are not built; make ui builds them")
    path = chromium.find()
    if not path:
        sys.exit("bench: there is no Chromium; python tools/browser.py installs one where it can")
    with tempfile.TemporaryDirectory() as data, running_server(Path(data)) as site:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox", *WITHOUT_A_SCREEN])
            print(f"Chromium {browser.version}, {SLOWER} times as slow")
            print(f"{'':12}" + "".join(f"{title:>11}" for title in TITLES))
            for game in PACKS:
                _tell(game, await _played(browser, site, game))
            await browser.close()


async def _played(browser: Browser, site: str, game: str) -> Trace:
    async with Person.at(browser, site, "en", PHONE, "light", True) as anna:
        await anna.be("Anna")
        await anna.page.emulate_media(reduced_motion="no-preference")
        await anna.page.add_init_script(MARKS)
        table = await anna.open_table(game, place="B", policy={"pace": PACE})
        await anna.visit(f"/tables/{table}")
        await anna.ask("POST", f"/api/tables/{table}/start")
        await anna.page.wait_for_function(MINE)
        await anna.page.wait_for_function(faces_at_hand(PACKS[game]))
        session = await anna.context.new_cdp_session(anna.page)
        await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        async with traced(anna.page) as trace:
            for _ in range(TURNS):
                await anna.page.wait_for_function(MINE)
                await (_burraco(anna) if game == "burraco" else _tressette(anna))
            await anna.page.wait_for_function(MINE)
        return trace


async def _burraco(anna: Person) -> None:
    await anna.ready_button("page-burraco-draw").tap()
    await anna.ready_button("page-burraco-hint").wait_for()
    await anna.pick(anna.cards.first)
    await anna.ready_button("page-burraco-discard").tap()
    await anna.page.locator(".status:not(.mine)").first.wait_for()


async def _tressette(anna: Person) -> None:
    held = await anna.cards.count()
    await anna.pick(anna.page.locator(".hand .held:not(.dim)").first)
    await anna.page.wait_for_function(PLAYED, arg=held)
    way = anna.page.locator(".ways li button")
    if await way.count():
        await way.first.click()
    await anna.page.wait_for_function(GONE, arg=held)


def _tell(game: str, trace: Trace) -> None:
    flights = trace.flights()
    drawn = [gap for times in within(trace.moments("DrawFrame"), flights) for gap in gaps(times)]
    tasks = trace.work("RunTask")
    out = [task.worked for task in tasks if any(task.start <= start <= task.end for start, _ in flights)]
    about = [(start - 150, end + 50) for start, end in flights]
    laid, painted = (
        sum(map(len, within((one.start for one in trace.work(name)), about))) / len(flights)
        for name in ("Layout", "Paint")
    )
    late = sum(gap > LATE for gap in drawn)
    print(
        f"{game:12}{len(flights):11}{len(drawn):11}{late:11}{median(drawn):11.1f}{median(out):11.1f}"
        f"{laid:11.1f}{painted:11.1f}"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
