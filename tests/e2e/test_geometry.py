"""Tables use the screen: at five widths, upright and on the side, with melds as many and hands as long as they get."""

from typing import Any

import pytest
from playwright.async_api import expect

from tests.e2e.people import Invite, Person
from tests.e2e.tables import crowded, in_a_trick, rewrite, to_lead

pytestmark = pytest.mark.anyio

SIZES = [(320, 568), (390, 844), (844, 390), (768, 1024), (1024, 768), (1440, 900), (2560, 1440)]

_LAID_OUT = """() => {
    const rect = (one) => { const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
        return { left, top, right, bottom, width, height }; };
    const all = (path) => [...document.querySelectorAll(path)];
    const hull = (rects) => rects.length && { left: Math.min(...rects.map((r) => r.left)),
        right: Math.max(...rects.map((r) => r.right)), top: Math.min(...rects.map((r) => r.top)),
        bottom: Math.max(...rects.map((r) => r.bottom)) };
    const whole = (side) => { const edge = side.querySelector(".melds").getBoundingClientRect();
        return [...side.querySelectorAll(".meld")].filter((meld) => { const r = meld.getBoundingClientRect();
            return r.top >= edge.top - 2 && r.bottom <= edge.bottom + 2; }).length; };
    return {
        felt: rect(document.querySelector(".felt")),
        hand: hull(all(".hand .held").map(rect)), held: all(".hand .held .card").map(rect),
        box: rect(document.querySelector(".hand:has(> .held)")),
        sides: all("section.side").map((side) => ({ mine: side.classList.contains("mine"), ...rect(side),
            whole: whole(side), card: side.querySelector(".card")?.getBoundingClientRect().width ?? 0 })),
        seats: all(".seat").map(rect).filter((one) => one.width),
        turns: all(".seat.turn").map((one) => getComputedStyle(one).backgroundColor),
        trick: all(".slot").map(rect),
        buttons: all(".actions button, .ends button").map(rect).filter((one) => one.width),
        cut: all(".actions > button, .ends .name").filter((one) => one.scrollWidth > one.clientWidth + 1)
            .map((one) => one.textContent),
        ticker: all(".ticker").map(rect).filter((one) => one.width).length,
    };
}"""


async def open_table(person: Person, game: str) -> None:
    await person.visit(f"/tables/{await person.open_table(game, start=True)}")
    await person.cards.first.wait_for()
    await person.page.locator(".status.mine").wait_for()


async def laid_out(person: Person, size: tuple[int, int]) -> Any:
    """Where everything lies on a screen of this size."""
    await person.resize(size)
    await person.fits()
    return await person.page.evaluate(_LAID_OUT)


def inside(one: Any, other: Any) -> bool:
    return bool(
        one["left"] >= other["left"] - 1
        and one["right"] <= other["right"] + 1
        and one["top"] >= other["top"] - 1
        and one["bottom"] <= other["bottom"] + 1
    )


def apart(one: Any, other: Any) -> bool:
    return bool(
        one["right"] <= other["left"] + 1
        or other["right"] <= one["left"] + 1
        or one["bottom"] <= other["top"] + 1
        or other["bottom"] <= one["top"] + 1
    )


async def test_burraco(person: Invite) -> None:
    anna = await person("Anna", lang="it", touch=True)
    await rewrite(anna, crowded(melds=7, hand=11))
    await open_table(anna, "burraco")
    for size in SIZES:
        found = await laid_out(anna, size)
        felt, hand = found["felt"], found["hand"]
        upright = felt["height"] > felt["width"]
        # The hand reaches over what it has, and is as large as a thumb wants it.
        assert hand["right"] - hand["left"] >= 0.9 * found["box"]["width"], size
        assert found["box"]["width"] >= (0.95 if upright else 0.68) * felt["width"], size
        assert min(card["width"] for card in found["held"]) >= 44, size
        assert inside(hand, felt), size
        ours, theirs = sorted(found["sides"], key=lambda side: not side["mine"])
        # One's own side is nearest to one's hand: below the other, or both right above it.
        assert ours["bottom"] >= theirs["bottom"] - 1, size
        for side in (ours, theirs):
            assert inside(side, felt), size
            assert apart(side, hand), size
            assert side["card"] >= (28 if min(size) < 700 else 48), size
            assert side["whole"] == 7 or size == (320, 568), f"{size}: {side['whole']} of 7 melds are seen"
        melds = sum(side["width"] * side["height"] for side in found["sides"])
        assert melds >= 0.3 * felt["width"] * felt["height"], size
        for at, seat in enumerate(found["seats"]):
            assert inside(seat, felt), size
            assert all(apart(seat, other) for other in found["seats"][at + 1 :]), size
        assert all(inside(button, felt) and button["height"] >= 38 for button in found["buttons"]), size
        assert found["cut"] == [], size
        assert found["ticker"] == (0 if size[0] >= 1180 else 1), size


@pytest.mark.parametrize("hand", [15, 17])
async def test_a_long_hand_is_in_reach_and_covers_nothing(person: Invite, hand: int) -> None:
    anna = await person("Anna", touch=True)
    await rewrite(anna, crowded(melds=9, hand=hand, pile=9))
    await open_table(anna, "burraco")
    for size in ((320, 568), (844, 390), (1440, 900)):
        found = await laid_out(anna, size)
        assert len(found["held"]) == hand
        assert inside(found["hand"], found["felt"]), size
        others = (*found["sides"], *found["seats"], *found["buttons"])
        assert all(apart(found["hand"], other) for other in others), size


async def test_tressette(person: Invite) -> None:
    anna = await person("Anna", lang="it", touch=True)
    await rewrite(anna, in_a_trick)
    await open_table(anna, "tressette")
    for size in SIZES:
        found = await laid_out(anna, size)
        felt, hand = found["felt"], found["hand"]
        assert hand["right"] - hand["left"] >= 0.88 * found["box"]["width"], size
        assert found["box"]["width"] >= (0.95 if felt["height"] > felt["width"] else 0.66) * felt["width"], size
        assert min(card["width"] for card in found["held"]) >= 50, size
        assert inside(hand, felt), size
        assert len(found["trick"]) == 4
        for card in found["trick"]:
            assert inside(card, felt), size
            assert apart(card, hand), size
            assert card["width"] >= 60, size
        for at, seat in enumerate(found["seats"]):
            assert inside(seat, felt), size
            assert all(apart(seat, other) for other in (*found["seats"][at + 1 :], *found["trick"])), size


async def test_all_words_are_seen_or_scrolled_to_and_two_are_always_at_hand(person: Invite) -> None:
    anna = await person("Anna", touch=True)
    await rewrite(anna, to_lead)
    await open_table(anna, "tressette")
    words, ways = anna.page.locator(".offers .word"), anna.page.locator(".ways li button")
    for size in ((320, 568), (390, 844), (844, 390), (1440, 900)):
        found = await laid_out(anna, size)
        for name in ("page-tressette-claim", "page-tressette-call-out"):
            await anna.sees(anna.button(name))
        if size[0] < size[1]:
            await anna.page.locator(".offers .all").tap()
        for at in range(await words.count()):
            await words.nth(at).scroll_into_view_if_needed()
            await anna.sees(words.nth(at).locator("small"))
            assert inside(await _box(words.nth(at)), found["felt"]), size
        if size[0] < size[1]:
            await anna.page.locator(".offers .all").tap()
        await anna.pick(anna.cards.first)
        await expect(ways).to_have_count(8)
        await anna.still()
        for at in range(8):
            await ways.nth(at).scroll_into_view_if_needed()
            assert inside(await _box(ways.nth(at)), found["felt"]), size
            assert await ways.nth(at).locator("small").inner_text()
        assert apart(await _box(anna.page.locator(".ways")), found["hand"]), size
        await anna.page.keyboard.press("Escape")
        await ways.first.wait_for(state="detached")


async def _box(one: Any) -> dict[str, float]:
    edge = await one.bounding_box()
    return {
        "left": edge["x"],
        "top": edge["y"],
        "right": edge["x"] + edge["width"],
        "bottom": edge["y"] + edge["height"],
    }


async def test_a_refusal_stands_right_above_what_one_holds(person: Invite) -> None:
    anna = await person("Anna", size=(390, 844), touch=True)
    await anna.visit(f"/tables/{await anna.open_table('burraco', start=True)}")
    await anna.ready_button("page-burraco-draw").tap()
    await anna.ready_bulb().wait_for()
    await anna.pick(anna.cards.nth(0))
    await anna.pick(anna.cards.nth(1))
    await anna.button("page-burraco-open").tap()
    refusal = anna.page.locator(".refusal")
    await refusal.wait_for()
    await anna.still()
    said, own = await _box(refusal), await _box(anna.page.locator("[data-own]"))
    assert 0 <= own["top"] - said["bottom"] <= 12
