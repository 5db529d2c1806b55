"""What a browser does while cards fly, as its own tracing tells it: work of the page's thread, and frames drawn.

A flight is moved by the browser's compositor, which draws a frame whatever the page's own thread does. What that
thread does nevertheless delays the flight when it sets out, and on one processor it takes the compositor's time. So
both are told: how many frames were drawn while cards were in the air, and what the page did meanwhile. Work is
measured in time of the processor, so that other programs on the machine do not count.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from playwright.async_api import Page

CATEGORIES: Final = (
    "toplevel",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
    "blink.user_timing",
)

MARKS: Final = """(() => {
    const fly = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        const moving = fly.apply(this, how);
        if (this.parentElement?.className === "flights") {
            performance.mark("flight-up");
            const down = () => performance.mark("flight-down");
            moving.addEventListener("finish", down);
            moving.addEventListener("cancel", down, { once: true });
        }
        return moving;
    };
})()"""
"""A mark whenever a card sets out and when it has landed."""

Event = Mapping[str, Any]


@dataclass(frozen=True)
class Work:
    """Work of the page's thread: when it began, and how long it took by the clock and of the processor, in ms."""

    name: str
    start: float
    lasted: float
    worked: float

    @property
    def end(self) -> float:
        return self.start + self.lasted


@dataclass
class Trace:
    """What was recorded."""

    events: list[Event] = field(default_factory=list)

    def _page(self) -> tuple[int, int]:
        """The thread of the page: of all renderers that there are, the one that did most."""
        busy = Counter((one["pid"], one["tid"]) for one in self.events)
        threads = [
            (one["pid"], one["tid"])
            for one in self.events
            if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
        ]
        return max(threads, key=lambda thread: busy[thread])

    def work(self, *names: str) -> list[Work]:
        """Everything of these names that the page's thread did."""
        page = self._page()
        return [
            Work(one["name"], one["ts"] / 1000, one.get("dur", 0) / 1000, one.get("tdur", 0) / 1000)
            for one in self.events
            if one["ph"] == "X" and one["name"] in names and (one["pid"], one["tid"]) == page
        ]

    def moments(self, name: str) -> list[float]:
        """When something of this name happened, in ms."""
        return sorted(one["ts"] / 1000 for one in self.events if one["name"] == name)

    def flights(self) -> list[tuple[float, float]]:
        """From when to when cards were in the air, without interruption."""
        steps = [(at, 1) for at in self.moments("flight-up")] + [(at, -1) for at in self.moments("flight-down")]
        found: list[tuple[float, float]] = []
        up, since = 0, 0.0
        for at, step in sorted(steps):
            if not up:
                since = at
            up = max(0, up + step)
            if not up and at > since:
                found.append((since, at))
        return found


def within(moments: Iterable[float], spans: Iterable[tuple[float, float]]) -> list[list[float]]:
    """The moments that fall into each span."""
    times = sorted(moments)
    return [[at for at in times if start <= at <= end] for start, end in spans]


def gaps(times: list[float]) -> list[float]:
    """The milliseconds from each moment to the next."""
    return [then - now for now, then in pairwise(times)]


@asynccontextmanager
async def traced(page: Page) -> AsyncIterator[Trace]:
    """Record what the browser does meanwhile; the trace is whole afterwards."""
    session = await page.context.new_cdp_session(page)
    trace = Trace()
    done = asyncio.get_running_loop().create_future()
    session.on("Tracing.dataCollected", lambda told: trace.events.extend(told["value"]))
    session.on("Tracing.tracingComplete", lambda _: done.set_result(None))
    await session.send(
        "Tracing.start",
        {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": [*CATEGORIES]}},
    )
    yield trace
    await session.send("Tracing.end")
    await done
    await session.detach()


def faces_at_hand(count: int) -> str:
    """A condition of a page: the pictures of so many cards, and of their back, have come."""
    return f"""() => performance.getEntriesByType("resource").filter((one) =>
        one.responseEnd && one.name.includes("/faces/") && !one.name.includes("/avatars/")).length > {count}"""
