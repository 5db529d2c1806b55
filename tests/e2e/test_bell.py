"""The bell of a live-table: one tap stops the clock, the last acts come first, and the ruling sets it going again."""

import pytest
from playwright.async_api import expect

from tests.e2e.people import Invite
from tests.e2e.test_live_burraco import answer_and_read
from tests.server.tables.parties import dealt

pytestmark = pytest.mark.anyio

CLOCK = {"referee": True, "clock": "relaxed", "seconds": 90, "level": "novizio"}


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=["phone", "desk"])
async def test_two_taps_from_a_mistake_to_the_ruling(person: Invite, site: str, size: tuple[int, int]) -> None:
    async with dealt(site, 2, policy=CLOCK, players=2) as met:
        turn = await met.turn()
        offender = met.screens.index(turn)
        anna = await person(size=size)
        await anna.stand_for(met.clients[1 - offender])
        await anna.visit(f"/tables/{met.id}")
        await expect(anna.page.get_by_role("timer").first).to_be_attached()
        await turn.act("draw")
        await turn.act("draw")
        await anna.button("page-table-referee-call").click()
        # The clock of the other player is gone from every screen, and everybody reads why.
        await anna.sees(anna.dialog.get_by_text(anna.text("page-table-referee-still")))
        await turn.until(lambda one: (one.table or {}).get("bell") is not None)
        assert turn.clock is None
        first = anna.dialog.locator(".act").first
        assert (await first.get_by_role("heading").inner_text()).endswith("picked up")
        await first.get_by_role("button").first.click()
        await anna.dialog.get_by_role("button", name=anna.text("page-table-referee-call")).click()
        await answer_and_read(anna)
        await turn.until(lambda one: (one.table or {}).get("bell") is None)
        assert turn.clock is not None


async def test_who_thinks_better_of_it_closes_and_play_goes_on(person: Invite, site: str) -> None:
    async with dealt(site, 2, policy=CLOCK, players=2) as met:
        turn = await met.turn()
        anna = await person(size=(390, 844), lang="it")
        await anna.stand_for(met.clients[1 - met.screens.index(turn)])
        await anna.visit(f"/tables/{met.id}")
        for _ in range(2):
            await anna.button("page-table-referee-call").click()
            await anna.dialog.get_by_role("searchbox").fill("pozz")
            await expect(anna.dialog.get_by_role("status").get_by_role("button").first).to_be_visible()
            await turn.until(lambda one: (one.table or {}).get("bell") is not None)
            await anna.dialog.get_by_role("button", name=anna.text("page-table-close")).click()
            await turn.until(lambda one: (one.table or {}).get("bell") is None)
        # The third time in a hand the referee still hears one, and the clock does not wait.
        await anna.page.keyboard.press("r")
        await anna.sees(anna.dialog.get_by_text(anna.text("bad-live-rung-enough", most=2)))
        await turn.act("draw")


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=["phone", "desk"])
async def test_a_lesson_walks_through_one_call(person: Invite, size: tuple[int, int]) -> None:
    anna = await person(size=size, lang="it" if size[0] < 1000 else "en")
    await anna.visit("/")
    await anna.page.get_by_role("link", name=anna.text("page-lobby-referee-title")).click()
    await anna.button("page-referee-lesson").click()

    async def told(step: str) -> None:
        await anna.sees(anna.page.get_by_text(anna.text(f"page-referee-step-{step}")).first)

    # Nobody waits in a lesson: whoever learns is the first to play.
    await told("draw")
    assert await anna.page.locator(".pile .card").count() == 1
    await anna.page.keyboard.press("d")
    await told("err")
    await anna.page.keyboard.press("d")
    await anna.button("page-table-do-anyway").click()
    await told("ring")
    await anna.button("page-table-referee-call").click()
    await anna.sees(anna.dialog.get_by_text(anna.text("page-referee-step-say")))
    await anna.dialog.locator(".act").first.get_by_role("button").first.click()
    await anna.dialog.get_by_role("button", name=anna.text("page-table-referee-call")).click()
    await answer_and_read(anna)
    await told("read")
    await anna.button("page-learn-got-it").click()
    await told("done")
