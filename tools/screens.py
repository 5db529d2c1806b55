"""Photograph the pages: every page at three widths, light and dark, in both languages, with games in progress.

    python -m tools.screens [FOLDER]        into build/screens, unless another folder is named
    python -m tools.screens --only desk     the scenes whose name begins so
    python -m tools.screens --readme        the pictures of the README, into docs/images

It says which pages are wider than their screen, and fails if there are any. The pages must have been built.
"""

import argparse
import asyncio
import shutil
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.async_api import Browser, async_playwright

from tests.e2e.people import Person
from tests.running import running_server
from tests.server.tables.parties import Party, party
from tests.server.tables.players import choose, over, play
from tools import browser as chromium
from tools import tournament_scenes as tournaments
from tools.build_ui import ROOT
from tools.small_png import smaller
from ventaglio.api.client import TableConnection

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
    "pocket": "/pocket",
    "pad": "/pocket/pad",
    "lost": "/rules/burraco/none",
    "learn-burraco": "/learn/burraco",
    "learn-tressette": "/learn/tressette",
    "tournament-new": "/tournaments/new",
}


class Scene(NamedTuple):
    """What is worth pictures: who looks, and at which pages."""

    paths: dict[str, str]
    met: Party | None = None
    link: str = ""
    """By which somebody comes in, before any of the pages."""

    async def enter(self, person: Person) -> None:
        if self.met:
            await person.stand_for(self.met.clients[0])
        if self.link:
            await person.visit(self.link)


class Stage(NamedTuple):
    """Where scenes are made: a server, its data, and what stays open until the last picture."""

    site: str
    data: Path
    stack: AsyncExitStack


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
    stage: Stage,
    so: Callable[[TableConnection], bool],
    watching: Person | None = None,
    **table: Any,
) -> Party:
    """A table at which something is so; where a hand goes by without it, the next table is tried."""
    for seed in range(20):
        met = await stage.stack.enter_async_context(party(stage.site, 1, policy=PATIENT, **table))
        if watching:
            await watching.stand_for(met.clients[0])
            await watching.visit(f"/tables/{met.id}")
        await play(met["A"], seed, until=lambda screen: so(screen) or over(screen), pick=choose)
        if so(met["A"]):
            return met
    raise RuntimeError("no hand came to what was looked for")


async def middle_of_burraco(stage: Stage) -> Scene:
    met = await reached(stage, laid_out)
    waiting = (await met.clients[0].open_table(game="burraco", code="fibur-2019"))["table"]["id"]
    return Scene({"table-burraco": f"/tables/{met.id}", "waiting": f"/tables/{waiting}"}, met)


def at_a_table(
    name: str, so: Callable[[TableConnection], bool], /, **table: Any
) -> Callable[[Stage], Awaitable[Scene]]:
    async def made(stage: Stage) -> Scene:
        met = await reached(stage, so, **table)
        return Scene({name: f"/tables/{met.id}"}, met)

    return made


def afterwards(game: str, /, **table: Any) -> Callable[[Stage], Awaitable[Scene]]:
    async def made(stage: Stage) -> Scene:
        met = await reached(stage, over, **table)
        return Scene(_after(game, met.id), met)

    return made


async def everywhere(_: Stage) -> Scene:
    return Scene(PAGES)


async def desk(stage: Stage) -> Scene:
    """A tournament in the middle of its third round: every panel, and what everybody sees of it."""
    found, _ = await tournaments.playing(stage.data)
    at = f"/tournaments/{found.id}"
    panels = {f"desk-{panel}": f"{at}/desk#{panel}" for panel in tournaments.PANELS}
    public = {f"public-{panel}": f"{at}#{panel}" for panel in ("search", "positions", "standings")}
    return Scene({**panels, **public, "projector": f"{at}/projector", "tournaments": "/tournaments"}, link=found.link)


async def desk_entries(stage: Stage) -> Scene:
    found = await tournaments.entering(stage.data)
    at = f"/tournaments/{found.id}"
    panels = {f"morning-{panel}": f"{at}/desk#{panel}" for panel in ("entries", "check-in", "links")}
    return Scene({**panels, "public-soon": at}, link=found.link)


async def desk_draft(stage: Stage) -> Scene:
    found = await tournaments.drawing(stage.data)
    return Scene({"draft": f"/tournaments/{found.id}/desk#round"}, link=found.link)


async def desk_mine(stage: Stage) -> Scene:
    found, phone = await tournaments.playing(stage.data)
    return Scene({"mine": f"/tournaments/{found.id}/mine"}, link=phone)


SCENES: Final[dict[str, Callable[[Stage], Awaitable[Scene]]]] = {
    "pages": everywhere,
    "burraco": middle_of_burraco,
    "tressette": at_a_table("table-tressette", third_trick, **TRADITIONAL),
    "count-burraco": at_a_table("count-burraco", counted, hands=2),
    "count-tressette": at_a_table("count-tressette", counted, **TRADITIONAL),
    "over-burraco": afterwards("burraco", hands=1),
    "over-tressette": afterwards("tressette", **TRADITIONAL, match="single"),
    "desk": desk,
    "desk-entries": desk_entries,
    "desk-draft": desk_draft,
    "desk-mine": desk_mine,
}


def _after(game: str, table: str) -> dict[str, str]:
    return {
        f"over-{game}": f"/tables/{table}",
        f"result-{game}": f"/tables/{table}/result",
        f"replay-{game}": f"/tables/{table}/replay?step=30",
        f"verify-{game}": f"/verify?table={table}",
        f"history-{game}": "/history",
    }


async def settle(person: Person) -> None:
    """Wait until everything on the page is there, faces included. Pages of tournaments listen all the time."""
    if "/tournaments/" in person.page.url:
        await person.page.locator("main .panel, main .wall ol").first.wait_for()
        await person.page.wait_for_timeout(400)
    else:
        await person.page.wait_for_load_state("networkidle")
    await person.page.evaluate("Promise.all([...document.images].map((one) => one.decode().catch(() => null)))")
    await person.page.wait_for_timeout(150)


async def take_all(browser: Browser, stage: Stage, folder: Path, only: str) -> list[str]:
    """Every picture; the result names the pages that do not fit."""
    wide: list[str] = []
    made = [await scene(stage) for name, scene in SCENES.items() if name.startswith(only)]
    for lang in ("it", "en"):
        for scheme in ("light", "dark"):
            for size in SIZES:
                for scene in made:
                    async with Person.at(browser, stage.site, lang, size, scheme, size[0] < 700) as person:
                        await scene.enter(person)
                        for name, path in scene.paths.items():
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


async def take_readme(browser: Browser, stage: Stage, folder: Path, only: str) -> list[str]:
    """The pictures of the README; the result names those that are too large."""

    async def invite(size: tuple[int, int] = (1280, 800), touch: bool = False) -> Person:
        return await stage.stack.enter_async_context(Person.at(browser, stage.site, "en", size, "light", touch))

    for name, so, table in (("burraco", laid_out, {}), ("tressette", third_trick, TRADITIONAL)):
        if not name.startswith(only):
            continue
        # From the beginning, so that the page can tell what happened.
        person = await invite()
        met = await reached(stage, so, person, **table)
        await photograph(person, folder / f"{name}.png")
        if name == "burraco":
            phone = await invite((390, 844), touch=True)
            await phone.stand_for(met.clients[0])
            await phone.visit(f"/tables/{met.id}")
            await photograph(phone, folder / "phone.png")
    if "lobby".startswith(only):
        stranger = await invite()
        await stranger.visit("/")
        await photograph(stranger, folder / "lobby.png")
    if "desk".startswith(only):
        director = await invite()
        await director.visit((await tournaments.playing(stage.data))[0].link)
        await photograph(director, folder / "desk.png")
    return too_large(folder)


async def photograph(person: Person, picture: Path) -> None:
    await settle(person)
    keep(picture, await person.page.screenshot())


def keep(picture: Path, png: bytes) -> None:
    picture.write_bytes(smaller(png))


def too_large(folder: Path) -> list[str]:
    return [f"{one.name}: {one.stat().st_size} bytes" for one in folder.glob("*.png") if one.stat().st_size > LARGEST]


async def take(path: str, readme: bool, folder: Path, only: str) -> list[str]:
    """The pictures, with a server and a browser of their own; the result is what is wrong with them."""
    with tempfile.TemporaryDirectory() as data, running_server(Path(data)) as site:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
            async with AsyncExitStack() as stack:
                stage = Stage(site, Path(data), stack)
                complaints = await (take_readme if readme else take_all)(browser, stage, folder, only)
            await browser.close()
    return complaints


def main(arguments: list[str]) -> int:
    asked = argparse.ArgumentParser(prog="python -m tools.screens", description="Photograph the pages.")
    asked.add_argument("folder", type=Path, nargs="?", default=ROOT / "build" / "screens")
    asked.add_argument("--only", default="", help="the scenes whose name begins so: " + ", ".join(SCENES))
    asked.add_argument("--readme", action="store_true", help="the pictures of the README, into docs/images")
    found = asked.parse_args(arguments)
    if not any(name.startswith(found.only) for name in SCENES):
        asked.error(f"no scene begins with {found.only!r}; there are {', '.join(SCENES)}")
    folder: Path = ROOT / "docs" / "images" if found.readme else found.folder
    if not (found.readme or found.only):
        shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    path = chromium.find()
    if not path:
        print("screens: there is no Chromium; python tools/browser.py installs one where it can", file=sys.stderr)
        return 1
    complaints = asyncio.run(take(path, found.readme, folder, found.only))
    print(*complaints, f"{len(list(folder.glob('*.png')))} pictures in {folder}", sep="\n")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
