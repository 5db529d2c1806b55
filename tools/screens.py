"""Photograph the pages: every page at three widths, light and dark, in both languages, with games in progress.

    python -m tools.screens [FOLDER]        into build/screens, unless another folder is named
    python -m tools.screens --readme        the pictures of the README, into docs/images

It says which pages are wider than their screen, and fails if there are any. The pages must have been built.
"""

import asyncio
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.async_api import Browser, async_playwright

from tests.e2e.people import Person
from tests.live.parties import Party, party
from tests.live.players import choose, over, play
from tests.running import running_server
from tools import browser as chromium
from tools.build_ui import ROOT
from tools.small_png import smaller
from ventaglio.client import TableConnection

SIZES: Final = ((320, 568), (768, 1024), (1440, 900))
PATIENT: Final = {"pace": 0, "clock": "none", "grace": 3600, "between": 3600, "undo": "turn"}
TRADITIONAL: Final[dict[str, Any]] = {"game": "tressette", "code": "tradizionali"}
LARGEST: Final = 150_000
"""Bytes of a picture in the README."""

PAGES: Final = {
    "lobby": "/",
    "new": "/new",
    "new-tressette": "/new?game=tressette",
    "rules": "/rules",
    "code-burraco": "/rules/burraco/fibur-2019",
    "code-tressette": "/rules/tressette/moderne",
    "diff": "/diff?left=fibur-2019&right=internazionale",
    "ladders": "/ladders",
    "me": "/me",
    "verify": "/verify",
    "about": "/about",
    "lost": "/rules/burraco/none",
    "learn-burraco": "/learn/burraco",
    "learn-tressette": "/learn/tressette",
}


class Scene(NamedTuple):
    """A table that is worth a picture: who sits there, and the pages around it."""

    met: Party
    paths: dict[str, str]


def laid_out(screen: TableConnection) -> bool:
    """Burraco in the middle of a hand: melds on both sides, one's own turn, a card drawn."""
    view = screen.view
    if view is None or not screen.my_turn or view["phase"] != "play" or len(view["hand"]) < 6:
        return False
    sides = {meld["side"] for meld in view["melds"]}
    return len(view["melds"]) >= 5 and len(sides) == 2 and len(view["pile"]) >= 2


def third_trick(screen: TableConnection) -> bool:
    """Tressette in the middle of a passata, with cards before one's own."""
    view = screen.view
    return view is not None and screen.my_turn and len(view["trick"]) >= 2 and len(view["hand"]) <= 7


def counted(screen: TableConnection) -> bool:
    """Between the first hand and the second."""
    pledge: Any = screen.table.get("pledge")
    return screen.view is not None and screen.view["phase"] == "deal" and bool(pledge) and pledge["deal"] == 2


async def reached(
    stack: AsyncExitStack,
    site: str,
    so: Callable[[TableConnection], bool],
    watching: Person | None = None,
    **table: Any,
) -> Party:
    """A table at which something is so; where a hand goes by without it, the next table is tried."""
    for seed in range(20):
        met = await stack.enter_async_context(party(site, 1, policy=PATIENT, **table))
        if watching:
            await watching.stand_for(met.clients[0])
            await watching.visit(f"/tables/{met.id}")
        await play(met["A"], seed, until=lambda screen: so(screen) or over(screen), pick=choose)
        if so(met["A"]):
            return met
    raise RuntimeError("no hand came to what was looked for")


@asynccontextmanager
async def scenes(site: str) -> AsyncIterator[list[Scene]]:
    async with AsyncExitStack() as stack:
        burraco = await reached(stack, site, laid_out)
        tressette = await reached(stack, site, third_trick, **TRADITIONAL)
        between = await reached(stack, site, counted, hands=2)
        passata = await reached(stack, site, counted, **TRADITIONAL)
        done = await reached(stack, site, over, hands=1)
        single = await reached(stack, site, over, **TRADITIONAL, match="single")
        owner = burraco.clients[0]
        waiting = (await owner.open_table(game="burraco", code="fibur-2019"))["table"]["id"]
        yield [
            Scene(burraco, {"table-burraco": f"/tables/{burraco.id}", "waiting": f"/tables/{waiting}"}),
            Scene(tressette, {"table-tressette": f"/tables/{tressette.id}"}),
            Scene(between, {"count-burraco": f"/tables/{between.id}"}),
            Scene(passata, {"count-tressette": f"/tables/{passata.id}"}),
            Scene(done, _after("burraco", done.id)),
            Scene(single, _after("tressette", single.id)),
        ]


def _after(game: str, table: str) -> dict[str, str]:
    return {
        f"over-{game}": f"/tables/{table}",
        f"result-{game}": f"/tables/{table}/result",
        f"replay-{game}": f"/tables/{table}/replay?step=30",
        f"verify-{game}": f"/verify?table={table}",
        f"history-{game}": "/history",
    }


async def settle(person: Person) -> None:
    """Wait until everything on the page is there, faces included."""
    await person.page.wait_for_load_state("networkidle")
    await person.page.evaluate("Promise.all([...document.images].map((one) => one.decode().catch(() => null)))")
    await person.page.wait_for_timeout(150)


async def take_all(browser: Browser, site: str, folder: Path) -> list[str]:
    """Every picture; the result names the pages that do not fit."""
    wide: list[str] = []
    async with scenes(site) as tables:
        for lang in ("it", "en"):
            for scheme in ("light", "dark"):
                for size in SIZES:
                    for scene in [None, *tables]:
                        async with Person.at(browser, site, lang, size, scheme, size[0] < 700) as person:
                            if scene:
                                await person.stand_for(scene.met.clients[0])
                            for name, path in (scene.paths if scene else PAGES).items():
                                await person.visit(path)
                                await settle(person)
                                picture = folder / f"{name}-{size[0]}-{scheme}-{lang}.png"
                                await person.page.screenshot(path=picture, full_page=True)
                                room, needed = await person.page.evaluate(
                                    "[innerWidth, document.documentElement.scrollWidth]"
                                )
                                if needed > room:
                                    wide.append(f"{picture.name}: {needed} px")
                    print(f"{lang}, {scheme}, {size[0]} px", flush=True)
    return wide


async def take_readme(browser: Browser, site: str, folder: Path) -> list[str]:
    """The pictures of the README; the result names those that are too large."""
    async with AsyncExitStack() as stack:
        for name, so, table in (("burraco", laid_out, {}), ("tressette", third_trick, TRADITIONAL)):
            # From the beginning, so that the page can tell what happened.
            person = await stack.enter_async_context(Person.at(browser, site, "en", (1280, 800), "light", False))
            met = await reached(stack, site, so, person, **table)
            await photograph(person, folder / f"{name}.png")
            if name == "burraco":
                phone = await stack.enter_async_context(Person.at(browser, site, "en", (390, 844), "light", True))
                await phone.stand_for(met.clients[0])
                await phone.visit(f"/tables/{met.id}")
                await photograph(phone, folder / "phone.png")
        stranger = await stack.enter_async_context(Person.at(browser, site, "en", (1280, 800), "light", False))
        await stranger.visit("/")
        await photograph(stranger, folder / "lobby.png")
    return too_large(folder)


async def photograph(person: Person, picture: Path) -> None:
    await settle(person)
    keep(picture, await person.page.screenshot())


def keep(picture: Path, png: bytes) -> None:
    picture.write_bytes(smaller(png))


def too_large(folder: Path) -> list[str]:
    return [f"{one.name}: {one.stat().st_size} bytes" for one in folder.glob("*.png") if one.stat().st_size > LARGEST]


async def main(arguments: list[str]) -> int:
    readme = "--readme" in arguments
    named = [one for one in arguments if not one.startswith("-")]
    folder = ROOT / "docs" / "images" if readme else Path(named[0]) if named else ROOT / "build" / "screens"
    if not readme:
        shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    path = chromium.find()
    if not path:
        print("screens: there is no Chromium; python tools/browser.py installs one where it can", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as data, running_server(Path(data)) as site:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
            complaints = await (take_readme if readme else take_all)(browser, site, folder)
            await browser.close()
    print(*complaints, f"{len(list(folder.glob('*.png')))} pictures in {folder}", sep="\n")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
