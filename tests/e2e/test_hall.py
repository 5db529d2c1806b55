"""The hall: phones that follow a pair and send its score, one wall for several tournaments, the till at the desk."""

import pytest
from playwright.async_api import expect

from tests.e2e.people import Invite
from tests.e2e.test_desk import PAIRS, do, go, looked_at, player_link, published

pytestmark = pytest.mark.anyio

PHONE = (390, 844)
ROOMS = [{"name": "Sala", "first": 11, "tables": 1}, {"name": "Veranda", "first": 21}]
NOTICE = {"code": "fibur-2019", "phones": True, "public_clock": True, "seating": "order", "clubs_apart": False}


async def test_a_phone_follows_its_pair_and_a_score_goes_in_is_taken_back_and_confirmed(person: Invite) -> None:
    dino = await person("Dino")
    await dino.visit("/")
    phases = [{"movement": "mitchell", "rounds": 2}]
    at = await published(dino, {**NOTICE, "name": "Torneo", "phases": phases, "rooms": ROOMS}, PAIRS[:4])

    phone = await person(lang="it", size=PHONE, touch=True)
    await phone.visit(f"/tournaments/{at}")
    await phone.page.get_by_label(phone.text("page-public-surname")).fill("verdi")
    await phone.page.keyboard.press("Enter")
    followed = phone.page.get_by_role("region", name="Verdi – Neri")
    await expect(followed).to_contain_text("1° turno: tavolo 11")
    await expect(followed).to_contain_text("Linea E-O (seconda) · Sala")
    await expect(followed).to_contain_text("Contro Rossi – Bianchi")
    await do(dino, at, "started", round=1)
    await expect(followed.get_by_role("timer")).to_contain_text("41:")
    await looked_at(phone)
    # The browser knows whom it follows.
    await phone.page.reload()
    await expect(followed).to_be_visible()

    mine, theirs = await person(size=PHONE, touch=True), await person(size=PHONE, touch=True)
    await mine.visit(await player_link(dino, at, 1))
    await theirs.visit(await player_link(dino, at, 2))
    await do(dino, at, "time-called", round=1)
    await expect(followed).to_contain_text(phone.text("page-follow-over", round=1))
    for right in (False, True):
        totals = mine.page.locator(".totals input")
        await totals.nth(0).fill("1000" if right else "100")
        await totals.nth(1).fill("505")
        await mine.button("page-public-send").click()
        back = mine.button("page-follow-take-back")
        await back.wait_for()
        if not right:
            await back.click()
            await expect(back).to_have_count(0)
    await theirs.button("page-public-agree").click()
    await mine.sees(mine.page.get_by_text(mine.text("page-public-agreed")))
    await expect(mine.page.get_by_role("timer", name=mine.text("page-follow-take-back-left"))).to_be_visible()
    await looked_at(mine)

    await do(dino, at, "scored", round=1, table=11, sheets=[[1000, 505]])
    await do(dino, at, "scored", round=1, table=21, sheets=[[800, 900]])
    await dino.ask("POST", f"/api/tournaments/{at}/draft")
    await do(dino, at, "published", round=2)
    await expect(followed).to_contain_text("2° turno: tavolo 21")
    await expect(phone.page.locator("[aria-live=polite].unseen")).to_contain_text(
        "2° turno: tavolo 21, linea E-O, Veranda"
    )


async def test_one_wall_shows_all_tournaments_and_says_where_to_follow_them(person: Invite) -> None:
    dino, wall = await person("Dino"), await person(size=(1600, 900))
    await dino.visit("/")
    for name, first in (("Mattina", 1), ("Sera", 31)):
        await published(dino, {**NOTICE, "name": f"{name} al muro", "rooms": [{"first": first}]}, PAIRS[:4])
    await wall.visit("/projector?seconds=3")
    seen = set()
    for _ in range(40):
        title = await wall.page.locator("h1").inner_text()
        if title.endswith("al muro"):
            seen.add(title)
            number = "31" if title.startswith("Sera") else "1"
            await expect(wall.page.locator(".mark").first).to_have_text(number)
            await expect(wall.page.get_by_role("img", name=wall.text("page-follow-qr"))).to_be_visible()
        if len(seen) == 2:
            break
        await wall.page.keyboard.press("ArrowRight")
    assert seen == {"Mattina al muro", "Sera al muro"}
    await looked_at(wall)


async def test_the_till_is_kept_at_the_desk(person: Invite) -> None:
    dino = await person("Dino")
    await dino.visit("/")
    at = await published(dino, {**NOTICE, "name": "Serata", "fee": 1500}, PAIRS[:4])
    await dino.visit(f"/tournaments/{at}/desk")
    await go(dino, "money")
    left = dino.page.get_by_role("definition").nth(2)
    await expect(left).to_have_text("€120.00")
    await dino.page.get_by_role("button", name="Take €30.00 from Rossi – Bianchi").click()
    await expect(left).to_have_text("€90.00")

    await dino.button("page-money-reductions-edit").click()
    await dino.page.get_by_label(dino.text("page-money-reduction-name")).fill("Under 25")
    await dino.page.get_by_label(dino.text("page-desk-euros")).last.fill("10,50")
    await dino.button("page-desk-save").click()
    await dino.page.get_by_role("button", name="Amounts of Verdi – Neri").click()
    box = dino.dialog
    await box.get_by_label("Reduction for Neri").select_option("Under 25")
    await looked_at(dino)
    await box.get_by_role("button", name=dino.text("page-money-agree")).click()
    await expect(left).to_have_text("€85.50")
    await dino.page.get_by_role("button", name="Take €25.50 from Verdi – Neri").click()
    await expect(left).to_have_text("€60.00")

    await dino.page.get_by_label(dino.text("page-money-way")).select_option("out")
    await dino.page.get_by_label(dino.text("page-desk-euros")).fill("20")
    await dino.page.get_by_label(dino.text("page-money-why")).fill("Hall")
    await dino.button("page-desk-record").click()
    await expect(dino.page.get_by_role("row", name="Must be in the till")).to_contain_text("€35.50")

    await go(dino, "prizes")
    await dino.button("page-desk-prizes-edit").click()
    await dino.button("page-desk-remove").click()
    await dino.page.get_by_label(dino.text("page-money-pot-wanted")).check()
    await dino.page.get_by_label(dino.text("page-money-pot-percent")).fill("50")
    await dino.button("page-desk-save").click()
    await dino.sees(dino.page.get_by_text("€57.00 given as prizes"))
    await looked_at(dino)
