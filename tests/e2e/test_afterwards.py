"""After a match: its result, its replay, and whether its deals were those that were promised."""

import json
import re
from typing import Any

import pytest
from playwright.async_api import expect

from tests.e2e.people import Invite
from tests.e2e.players import tressette_passata
from tests.server.tables.parties import party
from tests.server.tables.players import play

pytestmark = pytest.mark.anyio


async def test_whoever_played_finds_the_deal_proved(person: Invite) -> None:
    anna = await person("Anna")
    table = await anna.open_table("tressette", match="single", start=True)
    await anna.visit(f"/tables/{table}")
    await tressette_passata(anna)
    await anna.link("page-table-verify").click()
    await anna.sees(anna.page.get_by_role("heading", name=anna.text("page-verify-proved")))
    await anna.page.locator(".deals summary").first.click()
    await anna.sees(anna.says("page-verify-contribution", seat="A").first)
    # The browser has committed and opened by itself, and kept what it saw: a record that says otherwise is disputed.
    kept: list[dict[str, Any]] = json.loads(await anna.page.evaluate("localStorage.getItem('ventaglio-deals')"))
    assert kept
    assert all(one["acknowledged"] and one["who"] == "A" for one in kept)
    await anna.sees(anna.says("page-verify-agrees", count=len(kept)))
    kept[0]["house"] = "ab" * 32
    await anna.page.evaluate("text => localStorage.setItem('ventaglio-deals', text)", json.dumps(kept))
    await anna.page.reload()
    await anna.sees(anna.says("page-verify-dispute-other-house", label=kept[0]["label"]))


async def test_a_result_is_counted_line_by_line_and_comes_to_match_and_victory_points(
    person: Invite, site: str
) -> None:
    async with party(site, 1, hands=2) as met:
        await play(met["A"])
        anna = await person()
        await anna.stand_for(met.clients[0])
        await anna.visit("/history")
        await anna.page.locator(f"a[href='/tables/{met.id}/result']").click()
        for hand in (1, 2):
            await anna.sees(anna.page.get_by_role("heading", name=anna.text("page-result-hand-burraco", number=hand)))
        assert "Art." in await anna.page.locator("main").inner_text()
        worth = anna.text("result-points", match="(\\d+)", best="(\\d+)", worst="(\\d+)")
        await anna.sees(anna.page.get_by_text(re.compile(worth)))


async def finished(site: str, game: str) -> tuple[str, int]:
    """A match that is over, and how many steps it had. Some of Tressette are decided after a few cards: not these."""
    kind: dict[str, Any] = {"hands": 1} if game == "burraco" else {"code": "tradizionali", "match": "single"}
    for seed in range(9):
        async with party(site, 1, game=game, **kind) as met:
            await play(met["A"], seed)
            replay = await met.clients[0].ask("GET", f"/api/tables/{met.id}/replay?from=1&count=1")
            if replay["total"] > 20:
                return met.id, replay["total"]
    raise AssertionError("no match was long enough")


@pytest.mark.parametrize("game", ["burraco", "tressette"])
async def test_a_replay_steps_jumps_and_is_shared_by_its_link(person: Invite, site: str, game: str) -> None:
    table, total = await finished(site, game)
    bice = await person(lang="it")
    await bice.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await bice.visit(f"/tables/{table}/replay")
    slide = bice.page.get_by_role("slider")
    await expect(slide).to_have_attribute("max", str(total))

    await bice.button("page-replay-next").click()
    await expect(slide).to_have_value("2")
    await bice.page.keyboard.press("ArrowLeft")
    await expect(slide).to_have_value("1")
    await bice.button("page-replay-last").click()
    await expect(slide).to_have_value(str(total))
    if await bice.button("page-replay-see-table").is_visible():
        await bice.button("page-replay-see-table").click()
    await bice.page.locator(".moves button").nth(10).click()
    await expect(slide).to_have_value("11")

    told = await bice.page.locator(".told").inner_text()
    await bice.button("page-replay-share").click()
    await bice.sees(bice.says("page-replay-shared").first)
    link = await bice.page.evaluate("navigator.clipboard.readText()")
    ciro = await person(lang="it")
    await ciro.page.goto(link)
    await expect(ciro.page.get_by_role("slider")).to_have_value("11")
    await expect(ciro.page.locator(".told")).to_have_text(told, use_inner_text=True)


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)], ids=["phone", "desk"])
async def test_a_replay_is_on_the_table_from_any_place_with_counts_and_articles(
    person: Invite, site: str, size: tuple[int, int]
) -> None:
    table, total = await finished(site, "burraco")
    bice = await person(size=size)
    await bice.visit(f"/tables/{table}/replay")
    # The table is that of play: seats around it, and the hand of whoever it is seen from.
    await expect(bice.page.locator(".burraco .hand [role=option], .burraco .hand button")).not_to_have_count(0)
    shown = bice.page.locator(".burraco .own .name")
    first = await shown.inner_text()
    await bice.page.keyboard.press("3")
    await expect(shown).not_to_have_text(first)
    await bice.page.keyboard.press("+")
    await expect(bice.page.get_by_role("combobox", name=bice.text("page-replay-speed"))).to_have_value("2")
    await bice.page.keyboard.press("o")
    await expect(bice.page.locator(".open section")).not_to_have_count(0)
    if size[0] < 1000:
        await bice.dialog.get_by_role("button", name=bice.text("page-table-close")).click()
    await bice.button("page-replay-last").click()
    await bice.sees(bice.page.locator(".over"))
    await expect(bice.page.locator(".over a.article").first).to_have_attribute("href", re.compile("^/pocket/codes/"))
    await expect(bice.page.get_by_role("slider")).to_have_value(str(total))


async def test_a_record_from_anywhere_is_shown_on_the_table(person: Invite, site: str) -> None:
    table, total = await finished(site, "tressette")
    bice = await person()
    await bice.visit("/replay")
    record = await bice.page.evaluate(f"fetch('/api/tables/{table}/record').then((answer) => answer.text())")
    text = bice.page.get_by_role("textbox")
    await text.fill('[Ventaglio "1"]')
    bice.expects("400")
    await bice.button("page-replay-record-show").click()
    await bice.sees(bice.page.get_by_role("alert"))
    await text.fill(record)
    await bice.button("page-replay-record-show").click()
    await expect(bice.page.get_by_role("slider")).to_have_attribute("max", str(total))
    await bice.page.keyboard.press("End")
    await expect(bice.page.get_by_role("slider")).to_have_value(str(total))
