"""The pages in a browser: what the first one weighs on the wire, and how long a message takes to be seen.

The second is measured in the page itself, at a table whose person is moved by a script: from the moment the browser
hands a message of the table to the page, to the end of the frame in which it is drawn. The length of a frame, with
nothing to do, is put beside it.
"""

import asyncio
import contextlib
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Final

from playwright.async_api import Browser, async_playwright

from tests.e2e.weight import LARGEST, weigh
from tests.running import running_server
from tests.server.tables.parties import party
from tests.server.tables.players import play
from tools import browser as chromium
from ventaglio.server.web.assets import assets

MESSAGES: Final = 300
SECONDS: Final = 20.0
"""How long a table is watched before another one is opened."""
PACE: Final = 0.15
"""Seconds that bots wait, so that one message is seen before the next one comes."""
LONGEST: Final = 240.0

_WATCH: Final = """(() => {
    window.found = { handled: [], drawn: [], idle: [] };
    // The message as the page gets it. What changed before the next frame is drawn in it; a message to oneself that is
    // sent while a frame is made arrives when it has been drawn.
    const handler = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
    Object.defineProperty(WebSocket.prototype, "onmessage", { ...handler, set(listener) {
        handler.set.call(this, (event) => {
            const { type, view } = JSON.parse(event.data);
            const began = performance.now();
            const watcher = new MutationObserver(() => { changed = true; });
            let changed = false;
            const everything = { subtree: true, childList: true, attributes: true, characterData: true };
            watcher.observe(document.querySelector("#app"), everything);
            listener(event);
            if (type !== "happened" || !view) return watcher.disconnect();
            setTimeout(() => found.handled.push(performance.now() - began));
            requestAnimationFrame(() => {
                const there = changed || watcher.takeRecords().length > 0;
                watcher.disconnect();
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => found.drawn.push([there, performance.now() - began]);
                port2.postMessage(null);
            });
        });
    } });
    window.framesAlone = () => new Promise((done) => {
        let last = 0;
        const next = (now) => {
            if (last) found.idle.push(now - last);
            last = now;
            if (found.idle.length < 120) requestAnimationFrame(next);
            else done(found.idle);
        };
        requestAnimationFrame(next);
    });
})()"""


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
            browser = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
            print(f"Chromium {browser.version}")
            async with party(site, 1):
                for path in ("/", "/learn/burraco", "/rules", "/pocket", "/pocket/referee"):
                    await _weigh(browser, site, path)
            print(f"\n{'ms':12}{'work':>10}{'drawn':>12}{'99 of 100':>12}{'a frame':>12}{'in the next frame':>21}")
            for game, code in (("burraco", "fibur-2019"), ("tressette", "tradizionali")):
                await _time(browser, site, game, code)
            await browser.close()


async def _weigh(browser: Browser, site: str, path: str) -> None:
    """What a browser that has never been here loads before the page stands."""
    found = await weigh(browser, site, path)
    verdict = "within" if found.rest <= LARGEST else "MORE THAN"
    print(f"first load of {path:16}{found.rest / 1000:8.1f} kB in {found.answers} answers, {verdict}", end=" ")
    print(f"{LARGEST // 1000}; faces {found.faces / 1000:.1f} kB")


async def _time(browser: Browser, site: str, game: str, code: str) -> None:
    """How long messages take to be seen."""
    context = await browser.new_context(base_url=site, viewport={"width": 1280, "height": 800}, service_workers="block")
    await context.add_init_script(_WATCH)
    page = await context.new_page()
    await page.goto("/about")
    idle: list[float] = await page.evaluate("framesAlone()")
    frame = median(idle)
    handled: list[float] = []
    drawn: list[tuple[bool, float]] = []
    while len(drawn) < MESSAGES:
        async with party(site, 1, game=game, code=code, policy={"pace": PACE, "between": 0}) as met:
            cookies = met.clients[0].http.cookies.items()
            await context.add_cookies([{"name": name, "value": value, "url": site} for name, value in cookies])
            await page.goto(f"/tables/{met.id}")
            await page.wait_for_selector(".felt")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(play(met["A"]), SECONDS)
            more = await page.evaluate("found")
        handled += more["handled"]
        drawn += more["drawn"]
    first = sum(there for there, _ in drawn)
    times = sorted(passed for _, passed in drawn)
    print(
        f"{game:12}{median(handled):10.1f}{median(times):12.1f}{times[int(len(times) * 0.99)]:12.1f}{frame:12.1f}"
        f"{first:14} of {len(drawn)}"
    )
    await context.close()


if __name__ == "__main__":
    main(sys.argv[1:])
