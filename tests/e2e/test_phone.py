"""A small phone: a hand of 25 cards, in portrait and in landscape, every card of it within a thumb's reach."""

import asyncio
from random import Random

import pytest

from tests.e2e.people import Invite
from tests.live.parties import dealt
from tests.live.players import play
from ventaglio.client import TableConnection

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


_INSIDE = """cards => cards.map((card) => card.getBoundingClientRect()).every(({ left, right, top, bottom }) =>
    left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight)"""


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
            chosen = await anna.cards.evaluate_all("cards => cards.map(card => card.getAttribute('aria-pressed'))")
            assert [number for number, pressed in enumerate(chosen) if pressed == "true"] == list(range(at + 1))
        for name in ("page-burraco-open", "page-burraco-attach", "page-burraco-discard"):
            await anna.sees(anna.button(name))
