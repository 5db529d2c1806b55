"""A person before a browser: where he goes, what he reads there, and every fault that his browser noticed."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any, Literal, Protocol, cast

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, expect

from ventaglio.api.client import Client
from ventaglio.lang import Language, translator

QUICK: dict[str, Any] = {"pace": 0, "clock": "none", "grace": 60, "between": 60}
"""Bots do not pretend to think, and nobody is hurried."""

PATIENCE = 45_000
"""Milliseconds for something to appear: far more than it takes, for machines that are busy with other tests."""

expect.set_options(timeout=PATIENCE)

WITHOUT_A_SCREEN = ("--disable-gpu", "--disable-software-rasterizer")
"""Options of a browser with no screen: to draw every frame as a graphics card would takes half of the time."""

_VIOLATIONS = """document.addEventListener("securitypolicyviolation", (event) =>
    console.error(`the policy forbids ${event.violatedDirective}: ${event.blockedURI} ${event.sourceFile}`))"""

_KEEPS_NOTHING = "delete Navigator.prototype.serviceWorker"

_IDLE = """new Promise((done) => {
    const later = (next) => requestIdleCallback(next, { timeout: 200 });
    later(() => setTimeout(() => later(done), 20));
})"""
"""The page has had the time to do whatever it wanted to do. One that draws all the while is never quite idle."""

_STILL = """async () => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    const ends = (one) => one.playState === "running" && one.effect.getComputedTiming().endTime !== Infinity;
    const shape = () => [...document.querySelectorAll("*")].map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left, top, width, height];
    }).join(" ");
    await document.fonts.ready;
    for (let [still, before] = [0, ""]; still < 2; ) {
        await frame();
        const now = document.getAnimations().some(ends) ? "" : shape();
        still = now && now === before ? still + 1 : 0;
        before = now;
    }
}"""
"""Nothing is on its way to another place, and in three frames in a row everything lay where it lies."""


class Person:
    """One browser context with one page. Everything by role and by the words that people read."""

    def __init__(self, context: BrowserContext, page: Page, site: str, lang: str) -> None:
        self.context = context
        self.site = site
        self.words: Language = translator(lang)
        self.faults: list[str] = []
        self._forgiven: list[str] = []
        self._asked: set[Request] = set()
        self.questions = 0
        """How often the page has asked for anything."""
        self.page = self._watched(page)

    @classmethod
    @asynccontextmanager
    async def at(
        cls,
        browser: Browser,
        site: str,
        lang: str,
        size: tuple[int, int],
        scheme: str,
        touch: bool,
        keeps: bool = False,
    ) -> AsyncIterator["Person"]:
        """Somebody with a screen of this size, who prefers this language and this colour scheme.

        ``keeps``: his browser keeps the pages for when there is no network. That is the greater part of what a first
        visit costs, and most tests are not about it.
        """
        context = await browser.new_context(
            base_url=site,
            locale={"it": "it-IT", "en": "en-GB"}[lang],
            viewport={"width": size[0], "height": size[1]},
            color_scheme=cast(Literal["light", "dark"], scheme),
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=touch,
        )
        context.set_default_timeout(PATIENCE)
        await context.add_init_script(_VIOLATIONS if keeps else f"{_VIOLATIONS}; {_KEEPS_NOTHING}")
        try:
            yield cls(context, await context.new_page(), site, lang)
        finally:
            await context.close()

    def _watched(self, page: Page) -> Page:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(f"{page.url}: {error}"))
        page.on("request", self._request)
        page.on("requestfinished", self._answered)
        page.on("requestfailed", self._answered)
        return page

    def _request(self, request: Request) -> None:
        self.questions += 1
        self._asked.add(request)

    def _answered(self, request: Request) -> None:
        self._asked.discard(request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(re.search(one, message.text) for one in self._forgiven):
            self.faults.append(f"{self.page.url}: {message.text} ({message.location['url']})")

    def expects(self, fault: str) -> None:
        """From now on a fault of this kind is what the test is about."""
        self._forgiven.append(fault)

    # ── Going and asking ─────────────────────────────────────────────────────────────────────────────────────────

    async def visit(self, path: str) -> None:
        await self.page.goto(path)
        await self.page.locator("main > *").first.wait_for()

    async def settled(self) -> None:
        """Wait until the page has its answers, does nothing with them that makes it ask again, and lies still."""
        async with asyncio.timeout(PATIENCE / 1000):
            asked = -1
            while self._asked or asked != self.questions:
                asked = self.questions
                await self.page.evaluate(_IDLE)
                await self.still()

    async def still(self) -> None:
        """Wait until everything on the page is where it will be."""
        async with asyncio.timeout(PATIENCE / 1000):
            await self.page.evaluate(_STILL)

    async def lingers(self) -> None:
        """From now on what the page says for some seconds stays there, for whoever needs more than these to look."""
        await self.page.evaluate(
            """() => {
                const later = window.setTimeout.bind(window);
                window.setTimeout = (then, after = 0, ...more) => later(then, after < 2000 ? after : 1e9, ...more);
            }"""
        )

    async def resize(self, size: tuple[int, int]) -> None:
        """Have a screen of another size, with everything in the place that it has there."""
        width, height = size
        await self.page.set_viewport_size({"width": width, "height": height})
        await self.page.wait_for_function(
            "([width, height]) => matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches", arg=size
        )
        await self.settled()

    async def ask(self, method: str, path: str, content: object = None) -> Any:
        """What a page of this browser would ask of the server, with its cookies and its token."""
        headers = {"x-ventaglio-csrf": await self._token() or await self._first_token()}
        answer = await self.context.request.fetch(path, method=method, headers=headers, data=cast(Any, content))
        told = await answer.json()
        assert answer.ok, told
        return told

    async def _token(self) -> str:
        return next((one["value"] for one in await self.context.cookies() if one["name"] == "ventaglio-csrf"), "")

    async def _first_token(self) -> str:
        await self.context.request.get("/api/me")
        return await self._token()

    async def be(self, name: str) -> None:
        """Become a guest."""
        await self.ask("POST", "/api/guests", {"name": name})

    async def stand_for(self, client: Client) -> None:
        """Be the person that a client is."""
        cookies = [{"name": name, "value": value, "url": self.site} for name, value in client.http.cookies.items()]
        await self.context.add_cookies(cast(Any, cookies))

    async def leave(self) -> None:
        """Close the page, as if the browser had been closed."""
        await self.page.close()

    async def come_back(self, path: str) -> None:
        """Open the browser again."""
        self.page = self._watched(await self.context.new_page())
        await self.visit(path)

    async def open_table(self, game: str, *, policy: dict[str, Any] | None = None, **more: Any) -> str:
        """Open a table; the result is its id."""
        code = {"burraco": "fibur-2019", "tressette": "tradizionali"}[game]
        told = await self.ask(
            "POST", "/api/tables", {"game": game, "code": code, "policy": {**QUICK, **(policy or {})}, **more}
        )
        return str(told["table"]["id"])

    async def sit(self, table: str, place: str) -> None:
        await self.ask("POST", f"/api/tables/{table}/seats", {"place": place})

    # ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────

    def text(self, name: str, /, **facts: str | float) -> str:
        return self.words.text(name, **facts)

    def button(self, name: str, /, **facts: str | float) -> Locator:
        return self.page.get_by_role("button", name=self.text(name, **facts), exact=True)

    def ready_button(self, name: str) -> Locator:
        """A button that can be pressed now."""
        return self.page.get_by_role("button", name=self.text(name), exact=True, disabled=False)

    def ready_bulb(self) -> Locator:
        """The bulb at Burraco: it shows what can be done or, where hints are given, what a good player would do."""
        return self.ready_button("page-burraco-hint").or_(self.ready_button("page-table-hint"))

    def link(self, name: str, /, **facts: str | float) -> Locator:
        return self.page.get_by_role("link", name=self.text(name, **facts), exact=True)

    def says(self, name: str, /, **facts: str | float) -> Locator:
        return self.page.get_by_text(self.text(name, **facts), exact=True)

    @property
    def cards(self) -> Locator:
        """The cards in one's hand."""
        return self.page.get_by_role("group", name=self.text("page-table-your-hand")).get_by_role("button")

    async def pick(self, card: Locator) -> None:
        """Click a card where the next one does not cover it."""
        await card.click(position={"x": 12, "y": 16})

    @property
    def dialog(self) -> Locator:
        return self.page.locator("dialog[open]")

    @property
    def count(self) -> Locator:
        """The count of a hand that is over, or the end of a match that was decided before."""
        over = self.page.get_by_role("region", name=self.text("page-table-is-over"))
        return self.page.locator(".totals").or_(over).first

    @property
    def end(self) -> Locator:
        """The end of a hand: the finished table, or the count that follows it."""
        return self.page.locator(".finished").or_(self.count).first

    async def looks_no_longer(self) -> None:
        """Go on from the finished table to the count. It goes by itself after a moment, perhaps before one taps it."""
        await self.page.evaluate("document.querySelector('.finished')?.click()")
        await self.sees(self.count)

    async def reads_count(self) -> None:
        """Go on from the finished table to the count, and unfold it."""
        await self.looks_no_longer()
        folded = self.page.locator("details:not([open]):has(.totals, .tallies) > summary")
        while await folded.count():
            await folded.first.click()

    async def fits(self) -> None:
        """Nothing is wider than the screen."""
        wide, room = await self.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide <= room, f"{self.page.url}: {wide} px on a screen of {room}"

    async def sees(self, what: Locator) -> None:
        await expect(what).to_be_visible()


class Invite(Protocol):
    """How a test gets a person."""

    def __call__(
        self,
        name: str = "",
        *,
        lang: str = "en",
        size: tuple[int, int] = (1280, 800),
        scheme: str = "light",
        touch: bool = False,
        keeps: bool = False,
    ) -> Awaitable[Person]: ...
