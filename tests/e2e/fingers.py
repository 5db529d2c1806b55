"""Fingers on a screen: real touches, as the browser gets them from a phone."""

from collections.abc import Sequence
from typing import Any

from playwright.async_api import Locator

from tests.e2e.people import Person

Point = tuple[float, float]

STEPS = 6
"""In how many moves a finger gets from one point to another."""

REST = 100
"""Milliseconds."""


async def drag(person: Person, start: Point, end: Point) -> None:
    """Put a finger down, move it, lift it."""
    phone = await person.context.new_cdp_session(person.page)

    async def touch(kind: str, points: Sequence[Point]) -> None:
        fingers: list[dict[str, Any]] = [{"x": x, "y": y} for x, y in points]
        await phone.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    await touch("touchStart", [start])
    for step in range(1, STEPS + 1):
        part = step / STEPS
        await touch("touchMove", [(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)])
    # A finger that rests before it is lifted: after a flick, the browser would take the next tap for its end.
    await person.page.wait_for_timeout(REST)
    await touch("touchMove", [end])
    await touch("touchEnd", [])
    await phone.detach()


async def corner(card: Locator) -> Point:
    """Where the next card of a hand does not cover this one."""
    edge = await card.bounding_box()
    assert edge
    return edge["x"] + 12, edge["y"] + 16


async def middle(what: Locator) -> Point:
    edge = await what.bounding_box()
    assert edge
    return edge["x"] + edge["width"] / 2, edge["y"] + edge["height"] / 2
