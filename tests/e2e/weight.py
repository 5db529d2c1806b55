"""What a page weighs on the wire for a browser that has never been here."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from playwright.async_api import Browser, CDPSession

LARGEST: Final = 150_000
"""Bytes that a first load may have, without the faces of cards."""


class Weight(NamedTuple):
    """Bytes of a first load as they were sent, and of how many answers; ``largest`` names the heaviest ones."""

    rest: int
    faces: int
    answers: int
    largest: list[tuple[int, str]]


async def weigh(browser: Browser, site: str, path: str, *, cookies: Sequence[Any] = (), seen: str = "main") -> Weight:
    """What is loaded until the page stands. What the service worker fetches afterwards, for later, is not of it."""
    context = await browser.new_context(base_url=site, service_workers="block", locale="it-IT")
    await context.add_cookies(cookies)
    page = await context.new_page()
    session: CDPSession = await context.new_cdp_session(page)
    await session.send("Network.enable")
    addresses: dict[str, str] = {}
    weights: dict[str, float] = {}
    session.on(
        "Network.requestWillBeSent", lambda event: addresses.update({event["requestId"]: event["request"]["url"]})
    )
    session.on(
        "Network.loadingFinished", lambda event: weights.update({event["requestId"]: event["encodedDataLength"]})
    )
    await page.goto(path)
    await page.locator(seen).first.wait_for()
    await page.wait_for_load_state("networkidle")
    await context.close()
    faces = {one for one in weights if "/app/faces/" in addresses[one]}
    rest = {one: weight for one, weight in weights.items() if one not in faces}
    largest = sorted(((int(weight), addresses[one]) for one, weight in rest.items()), reverse=True)[:6]
    return Weight(int(sum(rest.values())), int(sum(weights[one] for one in faces)), len(rest), largest)
