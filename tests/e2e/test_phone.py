"""A small phone: every card and every meld within a thumb's reach, and cards that go where a finger drags them."""

import asyncio
import json
from random import Random
from typing import Any

import pytest
from playwright.async_api import WebSocketRoute, expect

from tests.e2e.fingers import corner, drag, middle
from tests.e2e.people import Invite, Person
from tests.server.tables.parties import dealt
from tests.server.tables.players import play
from ventaglio.api.client import TableConnection

pytestmark = pytest.mark.anyio

MANY = 25

_REACH = """least => [...document.querySelectorAll(".hand .held")].map((card) => {
    const name = card.getAttribute("aria-label");
    const edge = card.getBoundingClientRect();
    const grid = [0, 0.5, 1].map((part) => 0.5 + part * (least - 1));
    const mine = (x, y) => document.elementFromPoint(x, y)?.closest(".held") === card;
    for (let y = edge.top; y + least <= edge.bottom; y += 2)
        for (let x = edge.left; x + least <= edge.right; x += 1)
            if (grid.every((down) => grid.every((right) => mine(x + right, y + down))))
                return { name, x: x + least / 2, y: y + least / 2 };
    return { name, x: null, y: null };
})"""
"""For each card the middle of a square that nothing else covers; 24 px is what WCAG 2.2 wants at the least."""


_INSIDE = """cards => cards.map((card) => card.getBoundingClientRect()).every(({ left, right, top }) =>
    left >= 0 && right <= innerWidth && top >= 0 && top + 24 <= innerHeight)"""
"""By its head one knows a card; of the last of many rows the foot is not seen, so that nothing moves for them."""


def collector(screen: TableConnection, rng: Random) -> str | None:
    """Draws and discards until the pile is big enough for a hand of many cards, and takes it then."""
    menu, view = screen.menu, screen.view
    if menu is None or view is None or not (menu["draw"] or menu["take"] or menu["discards"]):
        return None
    if menu["draw"] or menu["take"]:
        return "take" if len(view["hand"]) + len(view["pile"]) >= MANY and screen.welcome["place"] == 0 else "draw"
    return f"discard {menu['discards'][-1]}"


def rich(screen: TableConnection) -> bool:
    return screen.view is not None and screen.view["counts"][0] >= MANY


@pytest.mark.parametrize("size", [(320, 568), (568, 320)], ids=["portrait", "landscape"])
async def test_a_hand_of_25_cards(person: Invite, site: str, size: tuple[int, int]) -> None:
    async with dealt(site, 4) as met:
        async with asyncio.TaskGroup() as together:
            for screen in met.screens:
                together.create_task(play(screen, until=rich, pick=collector))
        anna = await person(size=size, touch=True, lang="it")
        await anna.stand_for(met.clients[0])
        await anna.visit(f"/tables/{met.id}")
        await anna.cards.nth(MANY - 1).wait_for()
        await anna.settled()
        await anna.fits()
        held = await anna.cards.count()
        reach = await anna.page.evaluate(_REACH, 24)
        assert len(reach) == held
        assert [one["name"] for one in reach if one["x"] is None] == []
        assert await anna.cards.evaluate_all(_INSIDE)
        for at in range(held):
            # A chosen card rises, so the others are looked for where they are now.
            spot = (await anna.page.evaluate(_REACH, 24))[at]
            await anna.page.touchscreen.tap(spot["x"], spot["y"])
            await expect(anna.cards.nth(at)).to_have_attribute("aria-pressed", "true")
            chosen = await anna.cards.evaluate_all("cards => cards.map(card => card.getAttribute('aria-pressed'))")
            assert [number for number, pressed in enumerate(chosen) if pressed == "true"] == list(range(at + 1))
        for name in ("page-burraco-open", "page-burraco-attach", "page-burraco-discard"):
            await anna.sees(anna.button(name))


_NAMES = "[...document.querySelectorAll('.hand .held')].map((card) => card.getAttribute('aria-label'))"


async def names_held(person: Person) -> list[str]:
    """The cards of a hand, from left to right."""
    return [str(name) for name in await person.page.evaluate(_NAMES)]


async def comes_to_hold(person: Person, *names: str) -> None:
    """Wait until these are the cards of a hand, from left to right, and lie still."""
    await person.page.wait_for_function(f"names => {_NAMES}.join() === names.join()", arg=names)
    await person.still()


async def test_cards_follow_a_finger(person: Invite) -> None:
    anna = await person("Anna", size=(390, 844), touch=True)
    table = await anna.open_table("burraco", start=True)
    await anna.visit(f"/tables/{table}")
    await anna.ready_button("page-burraco-draw").tap()
    await anna.ready_bulb().wait_for()
    await anna.settled()

    first, *others = await names_held(anna)
    await drag(anna, await corner(anna.cards.nth(0)), await corner(anna.cards.nth(3)))
    await comes_to_hold(anna, *others[:3], first, *others[3:])

    await anna.page.touchscreen.tap(*await corner(anna.cards.nth(1)))
    await expect(anna.cards.nth(1)).to_have_attribute("aria-pressed", "true")
    await anna.page.touchscreen.tap(*await corner(anna.cards.nth(1)))
    await expect(anna.cards.nth(1)).to_have_attribute("aria-pressed", "false")
    await anna.still()

    # Of twins nobody can tell which of them has gone.
    held = await names_held(anna)
    alone = next(at for at, name in enumerate(held) if held.count(name) == 1)
    await drag(anna, await corner(anna.cards.nth(alone)), await middle(anna.page.locator("[data-drop=pile]")))
    await expect(anna.cards).to_have_count(len(others))
    await comes_to_hold(anna, *held[:alone], *held[alone + 1 :])


def crowded(message: str | bytes) -> str:
    """What a server tells, with nine melds for each side."""
    told: dict[str, Any] = json.loads(message)
    if view := told.get("view"):
        cards = [f"{rank}h" for rank in "3456789TJ"]
        meld = {"type": "run", "suit": "h", "low": 3, "high": 11}
        view["melds"] = [
            {"number": at + 1, "owner": at % 2, "side": at % 2, "meld": meld, "cards": cards, "burraco": "clean"}
            for at in range(18)
        ]
    return json.dumps(told)


_IN_VIEW = """side => {
    const edge = side.querySelector(".melds").getBoundingClientRect();
    return [...side.querySelectorAll(".meld")].map((meld) => meld.getBoundingClientRect())
        .flatMap(({ top, bottom }, at) => top >= edge.top - 2 && bottom <= edge.bottom + 2 ? [at] : []);
}"""


@pytest.mark.parametrize("size", [(320, 568), (568, 320)], ids=["portrait", "landscape"])
async def test_every_meld_can_be_looked_at(person: Invite, size: tuple[int, int]) -> None:
    anna = await person("Anna", size=size, touch=True)

    async def crowd(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(crowded(message)))

    await anna.page.route_web_socket("**/ws/**", crowd)
    await anna.visit(f"/tables/{await anna.open_table('burraco', start=True)}")
    await anna.page.locator(".meld").nth(17).wait_for()
    await anna.settled()
    await anna.fits()
    for side in await anna.page.locator("section.side").all():
        seen: set[int] = set()
        while len(seen) < 9:
            shown = set(await side.evaluate(_IN_VIEW)) - seen
            assert shown, f"only {sorted(seen)} were ever in view"
            seen |= shown
            await side.locator(".more").tap()
            await anna.still()


PAGES = ("/", "/tournaments", "/me", "/friends", "/rules", "/ladders", "/about", "/pocket/found/tressette", "/problems")


async def test_pages_are_no_wider_than_a_phone(person: Invite) -> None:
    anna = await person("Anna", size=(320, 568), touch=True)
    for path in PAGES:
        await anna.visit(path)
        await anna.settled()
        await anna.fits()
