"""axe finds nothing to complain about: on every page, at tables in play and in their dialogs, light and dark.

What axe does not count: each of them has one main heading.
"""

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from tests.e2e.people import Invite, Person
from tests.e2e.players import PLAYED
from tests.server.tables.parties import dealt, party
from tests.server.tables.players import play

pytestmark = pytest.mark.anyio

AXE = Path(__file__).parents[2] / "ui" / "node_modules" / "axe-core" / "axe.min.js"
_RUN = """axe.run({ resultTypes: ["violations"], ...OPTIONS }).then(({ violations }) => violations)"""
_EVERYTHING = _RUN.replace("OPTIONS", "{}")
_COLOURS = _RUN.replace("OPTIONS", '{ runOnly: ["color-contrast"] }')
SIZES = pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desktop", "phone"])
PAGES = (
    *("/", "/new", "/new?game=tressette", "/rules", "/rules/burraco/fibur-2019", "/rules/tressette/moderne", "/diff"),
    "/friends",
    *("/history", "/ladders", "/me", "/verify", "/about", "/privacy", "/learn/burraco", "/learn/tressette"),
    *("/tournaments", "/tournaments/new", "/pocket", "/pocket/pad", "/board", "/archive", "/archive/statistics"),
    *("/circuits", "/circuits/new"),
    *("/problems", "/statistics", "/learn/burraco/wilds", "/learn/tressette/words"),
)
LOST = (
    *("/nowhere", "/rules/nonsense", "/rules/burraco/none", "/rules/none/none", "/diff?left=none&right=none"),
    *("/tables/none", "/tables/none/result", "/tables/none/replay", "/verify?table=none", "/learn/none"),
    *(
        "/tournaments/none",
        "/clubs/none",
        "/clubs/none/registry",
        "/circuits/none",
        "/circuits/none/edit",
        "/tables/none/analysis",
        "/analyses/none-such-thing",
    ),
)
"""Addresses at which there is nothing, as from a link that was cut off."""


async def complaints(person: Person) -> list[str]:
    """What axe finds on the page as it stands: everything in the light, and in the dark what differs, the colours."""
    await person.settled()
    if not await person.page.evaluate("'axe' in window"):
        await person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = await person.page.evaluate(_EVERYTHING)
    await person.page.emulate_media(color_scheme="dark")
    found += await person.page.evaluate(_COLOURS)
    await person.page.emulate_media(color_scheme="light")
    return [
        f"{person.page.url}: {one['help']}: {node['html'][:200]} {node.get('failureSummary', '')}"
        for one in found
        for node in one["nodes"]
    ]


async def clean(person: Person) -> None:
    found = await complaints(person)
    assert not found, "\n".join(found)
    headings = await person.page.locator("h1").all_inner_texts()
    assert len(headings) == 1, f"{person.page.url}: {headings}"


async def test_axe_would_find_something(person: Invite) -> None:
    anna = await person()
    await anna.visit("/about")
    await anna.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert await complaints(anna)


async def test_axe_would_find_colours_that_are_wrong_in_the_dark_only(person: Invite) -> None:
    anna = await person()
    await anna.visit("/about")
    await anna.page.evaluate(
        """() => {
            const dark = new CSSStyleSheet();
            dark.replaceSync("@media (prefers-color-scheme: dark) { main p { color: #000 !important; } }");
            document.adoptedStyleSheets = [...document.adoptedStyleSheets, dark];
        }"""
    )
    assert await complaints(anna)


@pytest.mark.parametrize("language", ["it", "en"])
async def test_pages(person: Invite, language: str) -> None:
    """Each page in one of the languages."""
    anna = await person("Anna", lang=language)
    for path in PAGES[["it", "en"].index(language) :: 2]:
        await anna.visit(path)
        await anna.settled()
        await anna.page.evaluate("document.querySelectorAll('main details').forEach((one) => (one.open = true))")
        await clean(anna)


async def test_where_there_is_nothing_a_way_on_is_shown(person: Invite) -> None:
    anna = await person("Anna", lang="it")
    anna.expects("the server responded with a status of 40[014]")
    for path in LOST:
        await anna.visit(path)
        await anna.sees(anna.page.locator("main a[href]").first)
        await expect(anna.page.locator("h1")).to_have_count(1)
    await clean(anna)


@SIZES
@pytest.mark.parametrize("game", ["burraco", "tressette"])
async def test_a_table_in_play_and_its_dialogs(person: Invite, size: tuple[int, int], game: str) -> None:
    anna = await person("Anna", size=size)
    table = await anna.open_table(game, policy={"undo": "turn"})
    await anna.visit(f"/tables/{table}")
    await clean(anna)
    await anna.button("page-table-start").click()
    await anna.page.locator(".status.mine").wait_for()
    await clean(anna)
    for opener in ("page-table-menu", "page-table-keys", "page-table-talk"):
        if await anna.button(opener).is_visible():
            await anna.button(opener).click()
            await anna.dialog.wait_for()
            await clean(anna)
            await anna.page.keyboard.press("Escape")
            await anna.dialog.wait_for(state="hidden")
    if game == "burraco":
        await anna.ready_button("page-burraco-draw").click()
        await anna.ready_bulb().wait_for()
        await anna.pick(anna.cards.nth(0))
        await anna.pick(anna.cards.nth(1))
        await anna.button("page-burraco-open").click()
        await anna.page.locator(".refusal").wait_for()
    else:
        held = await anna.cards.count()
        await anna.pick(anna.cards.first)
        await anna.page.wait_for_function(f"held => document.querySelector('.refusal') || ({PLAYED})(held)", arg=held)
    await clean(anna)


@pytest.mark.parametrize(
    "kind",
    [{"hands": 1}, {"game": "tressette", "code": "tradizionali", "match": "single"}],
    ids=["burraco", "tressette"],
)
async def test_what_a_match_leaves(person: Invite, site: str, kind: dict[str, Any]) -> None:
    async with party(site, 1, **kind) as met:
        anna = await person()
        await anna.stand_for(met.clients[0])
        await anna.visit(f"/tables/{met.id}")
        await play(met["A"])
        await anna.page.get_by_role("region", name=anna.text("page-table-is-over")).wait_for()
        await clean(anna)
        for path in (
            f"/tables/{met.id}",
            f"/tables/{met.id}/result",
            f"/tables/{met.id}/replay?step=20",
            f"/verify?table={met.id}",
            "/history",
        ):
            await anna.visit(path)
            await clean(anna)


async def test_the_referee_at_work(person: Invite, site: str) -> None:
    async with dealt(site, 4, policy={"referee": True}) as met:
        turn = await met.turn()
        at = met.screens.index(turn)
        await turn.act("draw")
        await turn.act("draw")
        anna = await person(lang="it")
        await anna.stand_for(met.clients[(at + 1) % 4])
        await anna.visit(f"/tables/{met.id}")
        await anna.button("page-table-referee-call").click()
        await anna.dialog.locator(".act").first.wait_for()
        await clean(anna)
        await anna.dialog.locator(".act").first.get_by_role("button").first.click()
        await clean(anna)
        await anna.dialog.get_by_role("button", name=anna.text("page-table-referee-call")).click()
        await anna.dialog.get_by_role("button", name=anna.text("page-table-go-on")).wait_for()
        await clean(anna)


async def test_what_lies_on_any_felt_can_be_read(person: Invite) -> None:
    anna = await person("Anna", size=(390, 844))
    await anna.visit(f"/tables/{await anna.open_table('burraco', start=True, place='B', policy={'pace': 60})}")
    await anna.ready_button("page-burraco-draw").wait_for()
    await anna.page.evaluate(AXE.read_text(encoding="utf-8"))
    # Before a pattern axe says nothing at all: without it, it judges by the colour of the felt.
    await anna.page.evaluate("""() => {
        const plain = new CSSStyleSheet();
        plain.replaceSync("* { background-image: none !important }" +
            ".cloth { background-color: var(--felt) !important }");
        document.adoptedStyleSheets = [plain];
    }""")
    for felt in ("green", "blue", "wine", "slate"):
        await anna.page.evaluate("(felt) => { document.documentElement.dataset.felt = felt; }", felt)
        for scheme in ("light", "dark"):
            await anna.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            found = await anna.page.evaluate(_COLOURS)
            assert not [node["html"][:200] for one in found for node in one["nodes"]], (felt, scheme)
