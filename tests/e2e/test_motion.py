"""Cards that travel, sounds, the end of a hand, and buttons that stay where they are."""

from collections.abc import Awaitable
from dataclasses import dataclass
from itertools import pairwise
from statistics import median
from typing import Any

import pytest
from playwright.async_api import CDPSession, expect

from tests.e2e.people import Invite, Person
from tests.e2e.players import PLAYED
from tests.e2e.stillness import second_and_third
from tests.e2e.tracing import MARKS, faces_at_hand, traced, within
from tests.server.tables.parties import party
from tests.server.tables.players import play
from ventaglio.api.client import TableConnection

pytestmark = pytest.mark.anyio

PHONE = (390, 844)

_FRAMES = """() => {
    const seen = (window.frames_seen = []);
    const look = (at) => {
        if (seen !== window.frames_seen) return;
        seen.push([at, document.querySelector(".flights")?.childElementCount ?? 0]);
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""
"""At every frame: when it was, and how many cards were in the air."""

_LANDED = """() => window.frames_seen.some(([, flying]) => flying) && window.frames_seen.at(-1)[1] === 0"""

_FOUR_LANDED = """() => performance.getEntriesByName("flight-up").length >= 4
    && !document.querySelector(".flights").childElementCount"""

_KEPT = """() => {
    window.kept = { properties: new Set(), most: 0, started: 0 };
    const fly = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        if (this.parentElement?.className === "flights") {
            window.kept.started++;
            for (const frame of frames) for (const name of Object.keys(frame)) window.kept.properties.add(name);
        }
        return fly.call(this, frames, options);
    };
}"""

_HEARD = """() => {
    window.heard = 0;
    window.AudioContext = class extends AudioContext {
        constructor() { window.opened_by = window.event?.type ?? "nothing"; super(); }
    };
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
        const start = kind.prototype.start;
        kind.prototype.start = function (...when) { window.heard++; return start.apply(this, when); };
    }
}"""


_FINISHED = """said => document.querySelector(".finished")?.textContent.includes(said)
    && ["[data-at^='trick:'] .card", ".over"].map((path) => document.querySelectorAll(path).length)"""
"""As soon as a finished table says this: how many cards are in the trick, and how many counts are shown."""


def gaps(times: list[float]) -> list[float]:
    """The milliseconds from each frame to the next."""
    return [round(then - now, 1) for now, then in pairwise(times)]


async def moving(person: Person) -> None:
    """Somebody who likes to see things move."""
    await person.page.emulate_media(reduced_motion="no-preference")


async def layouts(phone: CDPSession) -> float:
    """How often the page has been laid out since its counting was switched on."""
    told = await phone.send("Performance.getMetrics")
    return next(float(one["value"]) for one in told["metrics"] if one["name"] == "LayoutCount")


@dataclass(frozen=True)
class Flown:
    """What a flight cost: how often the page was laid out, and how long a frame took, at rest and in the air."""

    laid_out: float
    rest: list[float]
    air: list[float]

    @property
    def slower(self) -> float:
        return median(self.air) / median(self.rest)


async def flown(person: Person, phone: CDPSession, doing: Awaitable[None]) -> Flown:
    """Do something that makes cards fly, and see what it costs until they have landed."""
    await person.page.evaluate(_FRAMES)
    await person.page.wait_for_function("() => window.frames_seen.length > 20")
    before = await layouts(phone)
    await doing
    await person.page.wait_for_function(_LANDED)
    laid_out = await layouts(phone) - before
    seen: list[tuple[float, int]] = await person.page.evaluate("window.frames_seen")
    return Flown(laid_out, gaps([at for at, _ in seen[:20]]), gaps([at for at, flying in seen if flying]) or [0])


_RUNNING = """() => document.getAnimations().filter((one) => one.playState === "running")
    .flatMap((one) => one.effect.getKeyframes().flatMap((frame) => Object.keys(frame)))
    .filter((name) => !/^(opacity|transform|translate|easing|composite|(computedO|o)ffset)$/.test(name))"""
"""What changes on the page, other than what a graphics card moves by itself without having anything painted anew."""


@pytest.mark.parametrize("game", ["burraco", "tressette"])
async def test_a_table_at_rest_paints_nothing_anew(person: Invite, game: str) -> None:
    anna = await person("Anna", size=PHONE, touch=True)
    await moving(anna)
    table = await anna.open_table(game, place="B", policy={"pace": 60})
    await anna.visit(f"/tables/{table}")
    await anna.ask("POST", f"/api/tables/{table}/start")
    # Whose turn it is glows all the while. In the deal every card has a picture, those of others too.
    await anna.page.wait_for_function("() => document.getAnimations().length && document.querySelector('.seat.turn')")
    assert await anna.page.evaluate(_RUNNING) == []


async def dealt_in_flight(person: Invite) -> Person:
    """Somebody who likes to see things move, at a table that has been dealt before his eyes."""
    anna = await person("Anna", size=PHONE, touch=True)
    await moving(anna)
    table = await anna.open_table("burraco", place="B", policy={"pace": 60})
    await anna.page.add_init_script(f"({_KEPT})()")
    await anna.visit(f"/tables/{table}")
    await anna.ask("POST", f"/api/tables/{table}/start")
    await anna.ready_button("page-burraco-draw").wait_for()
    await anna.page.wait_for_function("() => !document.querySelector('.flights')?.childElementCount")
    return anna


async def drawn_and_thrown(anna: Person) -> tuple[Flown, Flown]:
    """A card comes and a card goes, on a slow phone."""
    slow = await anna.context.new_cdp_session(anna.page)
    await slow.send("Performance.enable")
    await slow.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    drawn = await flown(anna, slow, anna.ready_button("page-burraco-draw").tap())
    await anna.pick(anna.cards.first)
    thrown = await flown(anna, slow, anna.ready_button("page-burraco-discard").tap())
    await slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return drawn, thrown


async def test_flights_cost_no_layout(person: Invite) -> None:
    anna = await dealt_in_flight(person)
    dealt: dict[str, Any] = await anna.page.evaluate(
        "({ started: window.kept.started, properties: [...window.kept.properties].sort() })"
    )
    assert dealt["started"] >= 11, "every card that one is dealt flies"
    assert dealt["properties"] == ["offset", "opacity", "transform"]
    drawn, thrown = await drawn_and_thrown(anna)
    # The button goes that was tapped, the card is found, shown, drawn, and lands: none of the dozens of frames between
    # lays anything out. On a machine that does much else, what comes together otherwise may come one by one.
    assert 0 < drawn.laid_out <= 12
    assert 0 < thrown.laid_out <= 16


@pytest.mark.nightly
async def test_flights_drop_no_frames_on_a_slow_phone(person: Invite) -> None:
    """Frames are a matter of the machine's pace, which other tests share by day."""
    drawn, thrown = await drawn_and_thrown(await dealt_in_flight(person))
    # A machine that does much else may stop for a moment, but not in both.
    assert min(drawn.slower, thrown.slower) <= 1.6, [drawn, thrown]


async def test_a_trick_needs_no_picture_and_few_layouts(person: Invite) -> None:
    anna = await person("Anna", size=PHONE, touch=True)
    await moving(anna)
    table = await anna.open_table("tressette", place="B", policy={"pace": 0.45})
    await anna.page.add_init_script(MARKS)
    await anna.visit(f"/tables/{table}")
    await anna.ask("POST", f"/api/tables/{table}/start")
    turn = anna.page.locator(".status.mine")
    await anna.sees(turn)
    # To read a drawing takes longer than a frame: all faces are read while nothing flies.
    await anna.page.wait_for_function(faces_at_hand(40))
    faces: list[str] = []
    anna.page.on("request", lambda asked: faces.append(asked.url) if "/faces/" in asked.url else None)
    async with traced(anna.page) as trace:
        await anna.page.evaluate("performance.clearMarks()")
        held = await anna.cards.count()
        await anna.pick(anna.page.locator(".hand .held:not(.dim)").first)
        await anna.page.wait_for_function(PLAYED, arg=held)
        way = anna.page.locator(".ways li button")
        if await way.count():
            await way.first.tap()
        # Three others play before it is one's turn again, and all their cards fly.
        await anna.page.wait_for_function(_FOUR_LANDED)
    assert faces == []
    flights = trace.flights()
    assert flights
    cards = len(trace.moments("flight-up"))
    around = [(start - 100, end) for start, end in flights]
    laid = sum(map(len, within((one.start for one in trace.work("Layout")), around)))
    # The table changes, the cards set out, and it is told in words; each new card is a drawing of its own, laid out as
    # such when it is painted. On their way and when they land nothing is laid out.
    assert laid <= 9 * cards, (laid, cards)


async def test_who_wants_no_motion_has_none_and_the_card_is_there_at_once(person: Invite) -> None:
    anna = await person("Anna", size=PHONE, touch=True)
    await anna.visit(f"/tables/{await anna.open_table('burraco', start=True, place='B', policy={'pace': 60})}")
    await anna.ready_button("page-burraco-draw").tap()
    await expect(anna.cards).to_have_count(12)
    assert await anna.page.locator(".flights > *").count() == 0


async def test_sounds_begin_with_the_first_tap_and_have_a_volume(person: Invite) -> None:
    anna = await person("Anna", size=PHONE, touch=True)
    table = await anna.open_table("burraco", start=True, place="B", policy={"pace": 60})
    await anna.page.add_init_script(f"({_HEARD})()")
    await anna.visit(f"/tables/{table}")
    await anna.ready_button("page-burraco-draw").wait_for()
    assert await anna.page.evaluate("window.heard") == 0, "nobody has touched the page yet"
    await anna.ready_button("page-burraco-draw").tap()
    await anna.page.wait_for_function("() => window.heard > 0")
    assert await anna.page.evaluate("window.opened_by") == "nothing", "a loudspeaker is opened when there is time"
    await anna.button("page-table-menu").tap()
    volume = anna.page.get_by_role("slider", name=anna.text("page-table-set-volume"))
    await volume.fill("0")
    assert await anna.page.evaluate("JSON.parse(localStorage.getItem('ventaglio')).volume") == 0


async def test_discard_never_stands_where_the_pile_was_taken(person: Invite) -> None:
    anna = await person("Anna", size=PHONE, touch=True)
    await anna.visit(f"/tables/{await anna.open_table('burraco', start=True, place='B', policy={'pace': 60})}")
    take = anna.ready_button("page-burraco-take")
    await take.wait_for()
    picking, none = await second_and_third(anna)
    assert none is None
    # Two quick taps on the same spot take the pile, and nothing else.
    spot = (picking[0] + 20, (picking[2] + picking[3]) / 2) if picking else (0, 0)
    await anna.page.touchscreen.tap(*spot)
    await anna.page.touchscreen.tap(*spot)
    await anna.button("page-burraco-discard").wait_for()
    second, third = await second_and_third(anna)
    assert second == picking
    assert second is not None
    assert third is not None
    assert third[0] >= second[1]
    await expect(anna.cards).to_have_count(12)
    await expect(anna.button("page-burraco-attach")).to_be_disabled()
    await anna.pick(anna.cards.nth(0))
    await expect(anna.button("page-burraco-attach")).to_be_disabled()
    assert await second_and_third(anna) == [second, third]


def counted(screen: TableConnection) -> bool:
    """Whether the first passata is over."""
    pledge = screen.table.get("pledge")
    return bool(screen.table["status"] != "playing" or (pledge is not None and pledge["deal"] > 1))


def last_trick(screen: TableConnection) -> bool:
    """Whether one card is left to play."""
    return screen.my_turn and screen.view is not None and screen.view["counts"][screen.view["seat"]] == 1


async def test_the_finished_table_is_seen_before_its_count(person: Invite, site: str) -> None:
    for seed in range(6):
        async with party(site, 1, game="tressette", code="tradizionali") as met:
            await play(met["A"], seed, until=lambda one: last_trick(one) or counted(one))
            if not last_trick(met["A"]):
                continue
            anna = await person(size=PHONE, touch=True)
            await anna.stand_for(met.clients[0])
            await anna.visit(f"/tables/{met.id}")
            await anna.pick(anna.cards.first)
            await anna.page.wait_for_function("() => document.querySelector('.ways, .finished')")
            way = anna.page.locator(".ways li button")
            if await way.count():
                await way.first.tap()
            # For a while the last trick lies there whole, and it is said what ended the passata.
            shown = await anna.page.wait_for_function(_FINISHED, arg=anna.text("passata-over"))
            assert await shown.json_value() == [4, 0]
            finished = anna.page.locator(".finished")
            # Nobody has to tap: the count comes, whole, and on a phone without scrolling.
            await anna.count.wait_for()
            await expect(finished).to_have_count(0)
            panel = anna.page.locator(".over section")
            assert await panel.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
            await expect(anna.page.locator(".totals tbody tr")).to_have_count(2)
            assert not await anna.page.locator(".tallies").first.is_visible()
            # Against bots alone nothing is timed; the table can be looked at again.
            assert await anna.page.locator("[role=timer]").count() == 0
            await anna.button("page-table-see-table").tap()
            await anna.sees(finished)
            await finished.press("Enter")
            await anna.button("page-table-deal").tap()
            await expect(anna.cards).to_have_count(10)
            return
    raise AssertionError("no passata went to its last trick")
