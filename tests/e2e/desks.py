"""The desk of a tournament as people use it: acts that its pages offer, each of which waits for what it shows."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from playwright.async_api import Locator, expect
from pypdf import PdfReader

from tests.e2e.people import Person

Totals = tuple[int, int]


class Line(NamedTuple):
    """A line of the log as the page has it."""

    number: int
    sentence: str
    by: str


class Seats(NamedTuple):
    """Who sits at a table, as the page names them."""

    first: str
    second: str


class Desk:
    """The desk in somebody's browser, by the link of a role."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.text = person.text

    # ── Getting about ────────────────────────────────────────────────────────────────────────────────────────────

    async def go(self, panel: str) -> None:
        rail = self.page.get_by_role("navigation", name=self.text("page-desk-steps"))
        await rail.get_by_role("link", name=self.text(f"page-desk-panel-{panel}")).click()
        await expect(rail.locator("[aria-current]")).to_have_attribute("href", f"#{panel}")

    @property
    def shown(self) -> Locator:
        """What is below the steps, without them."""
        return self.page.locator(".shown")

    @property
    def box(self) -> Locator:
        return self.page.get_by_role("dialog")

    def field(self, label: str, /, within: Locator | None = None, **facts: str | float) -> Locator:
        """What is typed or chosen under a label. That of a list has its choices in its text as well."""
        name = self.page.locator("span", has_text=re.compile(rf"^{re.escape(self.text(label, **facts))}$"))
        return (within or self.page).locator("label", has=name).locator("input, select, textarea")

    def button(self, words: str, /, within: Locator | None = None, **facts: str | float) -> Locator:
        return (within or self.page).get_by_role("button", name=self.text(words, **facts), exact=True)

    async def sees(self, words: str, /, **facts: str | float) -> None:
        """The page says something, in a place of its own."""
        await expect(self.shown.get_by_text(self.text(words, **facts), exact=True).first).to_be_visible()

    async def is_told(self, words: str, /, **facts: str | float) -> None:
        """What was asked for is done: the desk says so above everything else."""
        await expect(self.page.locator(".said")).to_have_text(self.text(words, **facts))

    async def takes(self, step: str, said: str, /, round_: int = 0, **facts: str | float) -> None:
        """A step of the day that is taken with one click."""
        await self.button(f"page-desk-step-{step}", round=round_).click()
        await self.is_told(said, **facts)

    async def confirms(self, step: str, said: str = "") -> None:
        """A step of which the effect is read first: the button that takes it has the focus."""
        await self.person.ready_button(f"page-desk-step-{step}").click()
        sure = self.button(f"page-desk-step-{step}", self.box)
        await expect(sure).to_be_focused()
        await self.page.keyboard.press("Enter")
        await self.box.wait_for(state="hidden")
        if said:
            await self.is_told(said)

    def link_to_paper(self, kind: str) -> Locator:
        return self.shown.get_by_role("link", name=self.text(f"page-desk-paper-{kind}"), exact=True)

    async def paper(self, kind: str) -> str:
        """The words of a paper, kept as a file: with the key that browsers have for it, instead of in a new window."""
        async with self.page.expect_download() as coming:
            await self.link_to_paper(kind).click(modifiers=["Alt"])
        path = await (await coming.value).path()
        return " ".join(" ".join(page.extract_text() for page in PdfReader(path).pages).split())

    # ── Entries ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def enters(self, number: int, *players: tuple[str, str, str]) -> None:
        """An entry by keyboard alone: from the first surname on, and back to it."""
        await self.field("page-desk-surname").first.focus()
        for surname, name, club in players:
            for word in (surname, name, "", club):
                await self.page.keyboard.type(word)
                await self.page.keyboard.press("Tab")
        await self.page.keyboard.press("Enter")
        await self.is_told("page-desk-entered-now", number=number)
        await expect(self.field("page-desk-surname").first).to_be_focused()

    def entry(self, surname: str) -> Locator:
        return self.shown.get_by_role("button", name=re.compile(rf"\b{surname}\b"))

    async def opens_entry(self, surname: str) -> Locator:
        await self.go("entries")
        await self.field("page-desk-search").fill(surname)
        await self.entry(surname).click()
        return self.box

    async def shuts(self) -> None:
        await self.button("page-desk-shut", self.box).click()
        await self.box.wait_for(state="hidden")

    # ── Rounds ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def draws(self, round_: int) -> None:
        await self.go("round")
        await self.takes("draft", "page-desk-drafted", round_)
        await self.sees("page-desk-draft", round=round_)

    async def publishes(self, round_: int) -> None:
        await self.takes("publish", "page-desk-published", round=round_)

    async def seats(self) -> dict[int, Seats]:
        """Everybody's places in the round that is out, by table."""
        await self.go("round")
        rows = self.page.locator("section[aria-labelledby=now] tbody tr")
        await expect(rows.first).to_be_visible()
        found = await rows.evaluate_all(
            "all => all.map((row) => [...row.cells].map((cell) => cell.firstChild.textContent))"
        )
        return {int(table): Seats(*map(str.strip, sides)) for table, *sides in found if table.isdigit()}

    async def starts(self) -> None:
        await self.go("round")
        await self.takes("start", "page-desk-started")
        await expect(self.page.get_by_role("timer")).to_be_visible()

    async def late(self, side: str, time: str, follows: tuple[str, dict[str, float]]) -> None:
        """A side that came late: what the code has for it is read before it is on record."""
        await self.button("page-desk-late-of", who=side).click()
        await self.field("page-desk-late-time", self.box).fill(time)
        words, facts = follows
        await expect(self.box.get_by_text(self.text(words, **facts))).to_be_visible()
        await self.records()

    async def calls_time(self) -> None:
        await self.go("round")
        await self.confirms("time-out", "page-desk-time-called")

    # ── Scores ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def types(self, scores: Iterable[Totals]) -> None:
        """Sheet after sheet as they are handed in: two totals and Enter each, and nobody waits for anything."""
        for first, second in scores:
            for total in (first, second):
                await self.page.keyboard.type(str(total))
                await self.page.keyboard.press("Enter")

    async def opens_table(self, table: int, what: str, round_: int = 0) -> Locator:
        """What else there is to put on record of a match."""
        if round_:
            await self.field("page-desk-of-round").select_option(str(round_))
        await self.button("page-desk-open-table", table=table).click()
        await self.field("page-desk-what", self.box).select_option(what)
        return self.box

    async def records(self) -> None:
        """Put on record what the open box says."""
        await self.button("page-desk-record", self.box).click()
        await self.box.wait_for(state="hidden")
        await self.is_told("page-desk-recorded")

    def result(self, table: int) -> Locator:
        """Both rows of a table among the results."""
        rows = self.page.locator("section[aria-labelledby=results] tbody tr")
        first = rows.filter(has=self.button("page-desk-open-table", table=table))
        return first.or_(first.locator("xpath=following-sibling::tr[1]"))

    # ── Rankings ─────────────────────────────────────────────────────────────────────────────────────────────────

    async def account(self, surname: str) -> str:
        """All that an entrant's figures are made of, as the ranking tells it."""
        await self.go("standings")
        await self.entry(surname).click()
        told = self.box.locator("section[aria-labelledby=account] ul")
        await expect(told).to_be_visible()
        words = await told.inner_text()
        await self.shuts()
        return words

    # ── The log ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def log(self, chapter: str = "") -> list[Line]:
        """The log as the page shows it, or a chapter of it; the first line first."""
        await self.go("audit")
        await self.field("page-desk-chapter").select_option(chapter)
        lines = self.page.locator("section[aria-labelledby=log] li")
        await expect(lines.first).to_be_visible()
        found = await lines.evaluate_all("all => all.map((one) => [...one.children].map((part) => part.innerText))")
        return [Line(int(number), sentence, by.split(", ")[0]) for number, _, sentence, by in reversed(found)]


class Phone:
    """The public page on somebody's phone, or with a player's link the page of his own table."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.text = person.text
        self.main = person.page.locator("main")

    async def reads(self, words: str, /, **facts: str | float) -> None:
        await expect(self.main.get_by_text(self.text(words, **facts)).first).to_be_visible()

    async def taps(self, words: str, /, **facts: str | float) -> None:
        await self.main.get_by_role("button", name=self.text(words, **facts), exact=True).tap()

    async def sends(self, first: int, second: int) -> None:
        """The totals of one's table: one tap, the figures, and the key that goes on."""
        await self.main.locator(".totals input").first.tap()
        for total in (first, second):
            await self.page.keyboard.type(str(total))
            await self.page.keyboard.press("Enter")
        await expect(self.main.get_by_text(f"{first}–{second}")).to_be_visible()
