"""Nothing that can be tapped moves away for what is told meanwhile, nor for cards that come into one's hand."""

import time
from typing import Any

import pytest
from playwright.async_api import expect

from tests.e2e.people import Invite
from tests.e2e.stillness import OWN, looked, moved, watch
from tests.e2e.tables import Told, crowded, in_a_trick, rewrite, to_lead

pytestmark = pytest.mark.anyio

BANNERS: dict[str, dict[str, Any]] = {
    "a question": {"ask": {"what": "undo", "place": 0, "agreed": [0]}},
    "somebody looks on": {"watchers": [{"person": "x", "name": "Zeno", "place": 1, "admitted": False}]},
    "a pause": {"paused": True},
    "no rating": {"unrated": True},
}


def with_banner(facts: dict[str, Any]) -> Any:
    def change(told: Told) -> None:
        if table := told.get("table"):
            table |= facts

    return change


def with_somebody_away(told: Told) -> None:
    if table := told.get("table"):
        table["chairs"][0] |= {
            "kind": "person",
            "away": True,
            "away_since": time.time(),
            "kept_until": time.time() + 60,
        }


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
@pytest.mark.parametrize("game", ["burraco", "tressette"])
async def test_what_is_told_to_all_moves_nothing(person: Invite, game: str, size: tuple[int, int]) -> None:
    anna = await person("Anna", size=size, touch=size[0] < 700)
    told = await rewrite(anna, with_banner({}))
    await anna.visit(f"/tables/{await anna.open_table(game, start=True, place='B', policy={'pace': 60})}")
    await anna.cards.first.wait_for()
    banner = anna.page.locator(".banner")
    await anna.settled()
    await watch(anna, OWN)
    await looked(anna)
    for name, change in {
        **{name: with_banner(facts) for name, facts in BANNERS.items()},
        "": with_somebody_away,
    }.items():
        told.change = change
        told.tell_again()
        if name != "no rating":
            await banner.first.wait_for()
        await looked(anna)
        assert await moved(anna) == [], name
        told.change = with_banner({})
        told.tell_again()
        await expect(banner).to_have_count(0)
        await looked(anna)
    assert await moved(anna) == []


def between_hands(told: Told) -> None:
    """A match that does not count for any rating, before its next hand."""
    if table := told.get("table"):
        table["unrated"] = True
    if told.get("view"):
        told |= {"in_hand": False, "turn": None}


async def test_that_a_match_is_not_rated_is_told_while_nobody_plays(person: Invite) -> None:
    anna = await person("Anna", size=(390, 844), touch=True)
    await rewrite(anna, between_hands)
    await anna.visit(f"/tables/{await anna.open_table('burraco', start=True, place='B', policy={'pace': 60})}")
    await anna.sees(anna.says("page-table-unrated"))
    await anna.fits()


_PATCHES = """() => {
    const held = [...document.querySelectorAll(".hand .held")];
    const edges = held.map((one) => one.getBoundingClientRect());
    return held.map((one, at) => {
        const { left, top } = edges[at];
        // A thumb comes down on the corner by which one knows the card.
        const seen = [[2, 2], [24, 2], [2, 24], [24, 24]].every(([x, y]) =>
            one.contains(document.elementFromPoint(left + x, top + y)));
        return seen ? null : one.getAttribute("aria-label");
    }).filter(Boolean);
}"""
"""The cards of which less can be touched than a finger needs."""

ON_HAND = (15, 18, 25, 33, 40, 3)


@pytest.mark.parametrize("size", [(320, 568), (360, 740), (390, 844), (844, 390), (768, 1024)])
async def test_a_hand_that_grows_moves_no_button(person: Invite, size: tuple[int, int]) -> None:
    anna = await person("Anna", size=size, touch=True)
    told = await rewrite(anna, crowded(melds=3, hand=11))
    await anna.visit(f"/tables/{await anna.open_table('burraco', start=True, place='B', policy={'pace': 60})}")
    await anna.ready_button("page-burraco-draw").wait_for()
    await expect(anna.cards).to_have_count(11)
    await anna.settled()
    await watch(anna)
    await looked(anna)
    for hand in ON_HAND:
        told.change = crowded(melds=3, hand=hand)
        told.tell_again()
        await expect(anna.cards).to_have_count(hand)
        await looked(anna)
        assert await moved(anna) == [], hand
        assert await anna.page.evaluate(_PATCHES) == [], hand
    await anna.pick(anna.cards.nth(2))
    assert await moved(anna) == []


def on_lead_in_silence(told: Told) -> None:
    """One leads, and there is nothing that one could say."""
    to_lead(told)
    if told.get("view"):
        told["menu"] |= {"accusations": [], "declarations": []}


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390)])
async def test_words_move_no_button(person: Invite, size: tuple[int, int]) -> None:
    anna = await person("Anna", size=size, touch=True)
    told = await rewrite(anna, on_lead_in_silence)
    await anna.visit(f"/tables/{await anna.open_table('tressette', start=True, policy={'pace': 60})}")
    await anna.button("page-tressette-claim").wait_for()
    await looked(anna)
    await watch(anna, ", .offers .ends button")
    await looked(anna)
    for change in (to_lead, on_lead_in_silence, in_a_trick, to_lead, in_a_trick):
        told.change = change
        told.tell_again()
        await expect(anna.cards).to_have_count(10)
        await looked(anna)
        assert await moved(anna) == [], change.__name__
