"""Follow the guides as a new user would, and take their pictures on the way.

    python -m tools.guides                 all guides in both languages, pictures into docs/guides
    python -m tools.guides --only player   those whose name begins so
    python -m tools.guides --dry-run       follow them and keep no picture

A guide is Markdown, and what is done in it can be read by this program too. In the lines of a numbered list

    **Label**              is tapped: a button, a link, a step, or whatever has these words
    **Label**: `text`      is a field in which something is written, chosen, or handed in as a file
    *words*                are on the screen then

``<!-- begin: SCENE -->`` says where somebody is who begins there: an address, or a scene of tools/guide_scenes.py;
``<!-- begin: SCENE, phone -->`` that it is a telephone. A picture shows the screen as it is when one has come to it.
"""

import argparse
import asyncio
import base64
import re
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from functools import reduce
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from playwright.async_api import Browser, Locator, async_playwright

from tests.e2e.people import Person
from tests.running import running_server
from tools import browser as chromium
from tools.guide_scenes import SCENES, Stage
from tools.screens import settle

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "guides"
LANGUAGES: Final = ("it", "en")
PHONE: Final = (390, 780)
SCREEN: Final = (1280, 720)
LARGEST: Final = 1_500_000
"""Bytes of all pictures together."""
A_CARD: Final = ("una carta", "a card")
"""What is no label: any card of one's hand that can be played now."""
KEYS: Final = {"tasto Invio": "Enter", "Enter key": "Enter"}
FIELDS: Final = "input, select, textarea"
ROLES: Final = ("button", "link", "tab", "radio", "checkbox", "switch")


class Begin(NamedTuple):
    scene: str
    phone: bool


class Tap(NamedTuple):
    label: str


class Write(NamedTuple):
    label: str
    text: str


class See(NamedTuple):
    words: str


class Picture(NamedTuple):
    file: str


Step = Begin | Tap | Write | See | Picture

_BLOCK: Final = re.compile(
    r"<!-- begin: (?P<scene>[^,>]+?)(?P<phone>, phone)? -->|!\[[^\]]*\]\((?P<file>[^)]+)\)"
    r"|^\d+[.] (?P<line>.*(?:\n(?! *\n|\d+[.] ).*)*)",
    re.MULTILINE,
)
_ACT: Final = re.compile(r"\*\*(?P<label>[^*]+)\*\*(?:: `(?P<text>[^`]*)`)?|\*(?P<words>[^*]+)\*")


def guides(lang: str) -> list[str]:
    """The names of the guides in a language."""
    return sorted(path.stem for path in (FOLDER / lang).glob("*.md"))


def text(lang: str, guide: str) -> str:
    return (FOLDER / lang / f"{guide}.md").read_text(encoding="utf-8")


def steps(written: str) -> Iterator[Step]:
    """What somebody does who follows a guide, in its order."""
    for found in _BLOCK.finditer(written):
        if found["scene"]:
            yield Begin(found["scene"], bool(found["phone"]))
        elif found["file"]:
            yield Picture(found["file"])
        else:
            yield from _acts(re.sub(r"\s+", " ", found["line"]))


def _acts(line: str) -> Iterator[Step]:
    for act in _ACT.finditer(line):
        if act["words"]:
            yield See(act["words"])
        elif act["text"] is not None:
            yield Write(act["label"], act["text"])
        else:
            yield Tap(act["label"])


class Follower:
    """Somebody who does what a guide says, word for word."""

    def __init__(self, person: Person, files: Path) -> None:
        self.person = person
        self.page = person.page
        self.files = files

    async def do(self, step: Step) -> None:
        match step:
            case Tap(label) if label in A_CARD:
                await self.person.pick(self.page.locator(".hand .held:not(.dim)").first)
            case Tap(label) if label in KEYS:
                await self.page.keyboard.press(KEYS[label])
            case Tap(label):
                await self._tap(await self._named(label))
            case Write(label, text):
                await self._write(await self._field(label), text)
            case See(words):
                # One looks for it, further down too.
                await self.page.get_by_text(words).locator("visible=true").first.scroll_into_view_if_needed()
            case Begin() | Picture():
                raise ValueError("this is for whoever leads")

    async def _tap(self, what: Locator) -> None:
        """Tap it; where that leads to another page, wait until the old one, which stays for a while, has gone."""
        path = urlsplit(self.page.url).path
        before = await self.page.query_selector("main > *")
        await what.click()
        if before and urlsplit(self.page.url).path != path:
            await before.wait_for_element_state("hidden")

    @property
    def _scope(self) -> Locator:
        """What is in front: a dialog as long as one is open."""
        return self.page.locator("dialog[open], body:not(:has(dialog[open]))").last

    async def _named(self, label: str) -> Locator:
        """What is called so; where nothing is, what says so."""
        scope = self._scope
        called = reduce(Locator.or_, (scope.get_by_role(role, name=label, exact=True) for role in ROLES))
        called = called.locator("visible=true")
        says = scope.get_by_text(label, exact=True).locator("visible=true")
        await called.or_(says).first.wait_for()
        return called.first if await called.count() else says.first

    async def _field(self, label: str) -> Locator:
        """The field of that name; of several, the first in which nothing stands yet."""
        scope = self._scope
        # What a label says beside its field is not all that stands in it: a list has its choices there.
        beside = self.page.get_by_text(label, exact=True)
        within = scope.locator("label").filter(has=beside).locator(FIELDS)
        called = scope.get_by_label(label, exact=True).and_(self.page.locator(FIELDS))
        fields = called.or_(within).locator("visible=true")
        await fields.first.wait_for()
        for at in range(await fields.count()):
            if not await fields.nth(at).evaluate("(one) => one.value ?? ''"):
                return fields.nth(at)
        return fields.first

    async def _write(self, field: Locator, text: str) -> None:
        kind = await field.evaluate("(one) => one.type ?? ''")
        if kind == "select-one":
            await field.select_option(label=text)
        elif kind == "file":
            await field.set_input_files(self.files / text)
        else:
            await field.fill(text)


Taken = Callable[[Person, str], Awaitable[None]]


async def follow(browser: Browser, stage: Stage, lang: str, guide: str, take: Taken) -> None:
    """Do what a guide says from its first line to its last; ``take`` is called where it has a picture."""
    async with AsyncExitStack() as stack:
        follower: Follower | None = None
        for step in steps(text(lang, guide)):
            if isinstance(step, Begin):
                size = PHONE if step.phone else SCREEN
                person = await stack.enter_async_context(
                    Person.at(browser, stage.site, lang, size, "light", step.phone)
                )
                follower = Follower(person, stage.data)
                await (SCENES[step.scene](stage, person) if step.scene in SCENES else person.visit(step.scene))
                continue
            if follower is None:
                raise ValueError("a guide says first where it begins")
            try:
                await (take(follower.person, step.file) if isinstance(step, Picture) else follower.do(step))
            except Exception as error:
                error.add_note(f"the guide says: {step}, at {follower.page.url}")
                raise


async def as_webp(person: Person, png: bytes) -> bytes:
    """A picture as the browser packs it: a third of a PNG, and letters stay sharp."""
    page = await person.context.new_page()
    told = await page.evaluate(
        """async (data) => {
            const image = new Image();
            image.src = data;
            await image.decode();
            const { width, height } = image;
            const canvas = Object.assign(document.createElement("canvas"), { width, height });
            canvas.getContext("2d").drawImage(image, 0, 0);
            return canvas.toDataURL("image/webp", 0.82);
        }""",
        f"data:image/png;base64,{base64.b64encode(png).decode()}",
    )
    await page.close()
    return base64.b64decode(str(told).partition(",")[2])


async def walk(path: str, only: str, keep: bool) -> None:
    with tempfile.TemporaryDirectory() as data, running_server(Path(data)) as site:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
            for lang in LANGUAGES:
                for guide in guides(lang):
                    if guide.startswith(only):
                        await _walk_one(browser, Stage(site, Path(data)), lang, guide, keep)
            await browser.close()


async def _walk_one(browser: Browser, stage: Stage, lang: str, guide: str, keep: bool) -> None:
    async def take(person: Person, file: str) -> None:
        await settle(person)
        if keep:
            (FOLDER / lang / file).write_bytes(await as_webp(person, await person.page.screenshot()))

    await follow(browser, stage, lang, guide, take)
    print(f"{lang}/{guide} leads where it says", flush=True)


def main(arguments: list[str]) -> int:
    asked = argparse.ArgumentParser(prog="python -m tools.guides", description="Follow the guides.")
    asked.add_argument("--only", default="", help="guides whose name begins so")
    asked.add_argument("--dry-run", action="store_true", help="keep no pictures")
    found = asked.parse_args(arguments)
    if not any(guide.startswith(found.only) for guide in guides("en")):
        asked.error(f"no guide begins with {found.only!r}; there are {', '.join(guides('en'))}")
    path = chromium.find()
    if not path:
        print("guides: there is no Chromium; python tools/browser.py installs one where it can", file=sys.stderr)
        return 1
    asyncio.run(walk(path, found.only, not found.dry_run))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
