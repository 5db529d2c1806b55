"""A tournament's day in the browser: the desk by keyboard, the public page and the wall following it, a phone."""

import asyncio
import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.async_api import Page, Route, expect

from tests.e2e.desks import Desk
from tests.e2e.people import Invite, Person
from tests.e2e.test_axe import AXE

pytestmark = pytest.mark.anyio

PAIRS = ("Rossi Bianchi", "Verdi Neri", "Gallo Conti", "Costa Marino", "Greco Bruno")


async def complaints(page: Page) -> list[str]:
    """What axe finds. The desk listens all the time, so the network is never idle here."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = await page.evaluate("axe.run().then(({ violations }) => violations)")
    return [f"{page.url}: {one['help']}: {node['html'][:200]}" for one in found for node in one["nodes"]]


async def looked_at(*people: Person) -> None:
    for one in people:
        await one.still()
        await one.fits()
        assert not await complaints(one.page)
        await expect(one.page.locator("h1")).to_have_count(1)


async def go(person: Person, panel: str) -> None:
    await Desk(person).go(panel)


async def confirmed(person: Person, step: str) -> None:
    """Take a step of which the effect is read first."""
    await Desk(person).confirms(step.removeprefix("page-desk-step-"))


async def do(person: Person, tournament: str, kind: str, **fields: Any) -> None:
    await person.ask("POST", f"/api/tournaments/{tournament}/do", {"happening": {"type": kind, **fields}})


async def published(person: Person, notice: dict[str, Any], entries: Sequence[str]) -> str:
    """A tournament whose first positions are out; the surnames of an entry in one text each."""
    at = str((await person.ask("POST", "/api/tournaments", {"notice": notice}))["id"])
    for number, surnames in enumerate(entries, start=1):
        await do(person, at, "entered", number=number, players=[{"surname": one} for one in surnames.split()])
        await do(person, at, "checked-in", number=number)
    await person.ask("POST", f"/api/tournaments/{at}/close")
    await person.ask("POST", f"/api/tournaments/{at}/draft")
    await do(person, at, "published", round=1)
    return at


async def player_link(person: Person, at: str, entrant: int) -> str:
    made = await person.ask("POST", f"/api/tournaments/{at}/keys", {"role": "player", "entrant": entrant})
    return str(made["link"])


async def test_a_day_at_the_desk(person: Invite) -> None:
    dino = await person("Dino", lang="it")
    await dino.visit("/tournaments/new")
    await dino.page.get_by_label(dino.text("page-desk-new-name")).fill("Torneo d'autunno")
    await dino.page.get_by_label(dino.text("page-desk-new-rounds")).fill("1")
    await looked_at(dino)
    await dino.button("page-desk-new-open").click()
    await dino.link("page-desk-to-desk").click()

    # Entries by keyboard alone, and the rest of them from a sheet with a row that is wrong.
    surnames = dino.page.get_by_label(dino.text("page-desk-surname"))
    await surnames.nth(0).fill("Rossi")
    await surnames.nth(1).fill("Bianchi")
    await dino.page.keyboard.press("Enter")
    await expect(surnames.nth(0)).to_be_focused()
    rows = "".join(f"{pair.replace(' ', ';')}\n" for pair in PAIRS[1:])
    sheet = {"name": "iscritti.csv", "mimeType": "text/csv", "buffer": f"socio;compagno\n{rows};Solo\n".encode()}
    await dino.page.get_by_label(dino.text("page-desk-import-file")).set_input_files(sheet)  # type: ignore[arg-type]
    # Nobody knows these headings: what they are is said here.
    for column, what in (("socio", "surname 1"), ("compagno", "surname 2")):
        await dino.page.get_by_label(dino.text("page-desk-columns-is", column=column)).select_option(what)
    await dino.sees(dino.says("page-desk-import-found", good=4, bad=1))
    await dino.button("page-desk-import-confirm", count=4).click()
    await dino.sees(dino.page.get_by_role("heading", name=dino.text("page-desk-entered", count=5)))
    await looked_at(dino)

    # Check-in: a name and Enter, then one tap each; somebody is left over.
    await go(dino, "check-in")
    await dino.page.get_by_label(dino.text("page-desk-search"), exact=True).fill("gallo")
    await dino.page.keyboard.press("Enter")
    for pair in (*PAIRS[:2], *PAIRS[3:]):
        await dino.page.get_by_role("button", name=re.compile(pair.replace(" ", ".*"))).first.click()
    await dino.sees(dino.says("page-desk-odd", count=1))
    await looked_at(dino)
    await dino.button("page-desk-step-close").click()

    # Positions: a draft that nobody sees, two names exchanged, then published.
    guest = await person(size=(390, 844), touch=True, scheme="dark")
    tournament = dino.page.url.split("/")[-2]
    await guest.visit(f"/tournaments/{tournament}")
    await go(dino, "round")
    await dino.button("page-desk-step-draft", round=1).click()
    names = dino.page.locator(".tables button")
    await names.nth(0).click()
    await names.nth(3).click()
    await dino.page.get_by_label(dino.text("page-desk-why")).fill("parenti")
    await dino.page.keyboard.press("Enter")
    await dino.sees(dino.says("page-desk-rearranged", why="parenti"))
    await looked_at(dino)
    await dino.sees(guest.says("page-public-soon"))
    await dino.button("page-desk-step-publish").click()
    await guest.page.get_by_label(guest.text("page-public-surname")).fill("gall")
    await guest.page.get_by_role("button", name="Gallo").click()
    await guest.sees(guest.page.get_by_role("heading", name="Gallo – Conti"))
    await dino.button("page-desk-step-start").click()
    await dino.sees(dino.page.get_by_role("timer"))

    # A side that is late: what the code gives is shown before it is on record.
    await dino.page.get_by_role("button", name=re.compile("^Ritardo di")).first.click()
    await dino.page.get_by_label(dino.text("page-desk-late-time")).fill("3:00")
    await dino.sees(dino.says("page-desk-late-bonus", points=100))
    await looked_at(dino)
    await dino.page.get_by_role("dialog").get_by_role("button", name=dino.text("page-desk-record")).click()
    # A time-out with minutes left says so, and is taken back.
    await confirmed(dino, "page-desk-step-time-out")
    await dino.button("page-desk-step-take-back-timeout").click()
    await confirmed(dino, "page-desk-step-time-out")

    # Scores: two totals and Enter, for each table in turn.
    await go(dino, "scores")
    await expect(dino.page.locator(".totals input").first).to_be_focused()
    # The second table first: its number and a stroke, two keys more.
    await dino.page.keyboard.type("2/700")
    await dino.page.keyboard.press("Enter")
    await dino.page.keyboard.type("700")
    await dino.page.keyboard.press("Enter")
    await dino.sees(dino.page.get_by_role("status").get_by_text("VP"))
    for totals in ("1000", "505"):
        await dino.page.keyboard.type(totals)
        await dino.page.keyboard.press("Enter")
    await dino.sees(dino.says("page-desk-missing", count=0))
    await looked_at(dino)

    # A correction, after the code has said what it takes.
    await dino.button("page-desk-open-table", table=2).click()
    await dino.page.get_by_role("dialog").get_by_role("combobox").first.select_option("corrected")
    await dino.sees(dino.says("page-desk-correction-now"))
    await dino.page.get_by_role("dialog").locator(".totals input").first.fill("705")
    await dino.page.get_by_role("dialog").get_by_label(dino.text("page-desk-why")).fill("letto male")
    await looked_at(dino)
    await dino.page.keyboard.press("Enter")
    await dino.page.get_by_role("dialog").wait_for(state="hidden")

    # The ranking, for everybody.
    await go(dino, "standings")
    await dino.button("page-desk-step-check").click()
    await dino.sees(dino.page.get_by_role("timer"))
    await guest.button("page-public-standings").click()
    await guest.sees(guest.page.get_by_role("heading", name=guest.text("page-public-standings-after", round=1)))
    await looked_at(dino, guest)
    for panel in ("calls", "prizes", "audit", "links"):
        await go(dino, panel)
        await expect(dino.page.locator(".shown h2").first).to_be_visible()
        await looked_at(dino)
    await guest.visit(f"/tournaments/{tournament}/projector")
    await guest.sees(guest.page.get_by_role("heading", name=guest.text("page-public-positions-of", round=1)))
    assert not await complaints(guest.page)


async def test_a_sheet_is_refused_while_the_next_is_typed(person: Invite) -> None:
    """Nothing is taken from under the fingers; what was refused stands there until it is put right."""
    dino = await person("Dino")
    dino.expects("409")
    at = await published(dino, {"name": "Fast", "code": "fibur-2019", "seating": "order"}, PAIRS[:4])
    answered = asyncio.Event()

    async def slow(route: Route) -> None:
        await answered.wait()
        await route.continue_()

    await dino.visit(f"/tournaments/{at}/desk#scores")
    totals = dino.page.locator(".totals input")
    await expect(totals.first).to_be_focused()
    await dino.page.route("**/do?*", slow)
    for typed in ("1001", "500", "90"):
        await dino.page.keyboard.type(typed)
        await dino.page.keyboard.press("Enter")
    answered.set()
    refusal = dino.page.get_by_role("alert").filter(has_text="1001–500")
    await dino.sees(refusal)
    await expect(totals.first).to_have_value("90")
    await dino.page.keyboard.type("405")
    await dino.page.keyboard.press("Enter")
    await dino.sees(dino.says("page-desk-missing", count=1))
    await refusal.get_by_role("button").click()
    await expect(totals.first).to_be_focused()
    await dino.page.keyboard.type("1000")
    await dino.page.keyboard.press("Enter")
    await expect(totals.nth(1)).to_have_value("500")
    await dino.page.keyboard.press("Enter")
    await dino.sees(dino.says("page-desk-missing", count=0))
    await expect(refusal).to_have_count(0)


async def test_a_phone_sends_a_score_and_the_opponents_agree(person: Invite) -> None:
    dino = await person("Dino")
    notice = {"name": "Phones", "code": "fibur-2019", "seating": "order", "phones": True}
    at = await published(dino, notice, PAIRS[:2])
    for kind in ("started", "time-called"):
        await do(dino, at, kind, round=1)
    phones = []
    for number in (1, 2):
        link = await player_link(dino, at, number)
        phone = await person(size=(390, 844), touch=True, lang="it")
        await phone.visit(link)
        await expect(phone.page).not_to_have_url(re.compile("key="))
        phones.append(phone)
        if number == 1:
            for place, points in enumerate(("900", "400")):
                await phone.page.locator(".totals input").nth(place).fill(points)
            await phone.button("page-public-send").click()
            await phone.sees(phone.page.get_by_text("900–400"))
    one, two = phones
    await two.button("page-public-agree").click()
    await two.sees(two.page.locator("main").get_by_text(two.text("page-public-agreed")))
    await looked_at(one, two)
    await dino.visit(f"/tournaments/{at}/desk#scores")
    await dino.sees(dino.page.locator("main").get_by_text(dino.text("page-desk-sent-agreed")))
    await dino.button("page-desk-sent-use").click()
    await dino.button("page-desk-enter-score").click()
    await dino.sees(dino.says("page-desk-missing", count=0))
    stranger = await person(lang="it")
    stranger.expects("401")
    await stranger.visit(f"/tournaments/{at}/desk")
    await stranger.sees(stranger.page.get_by_role("heading", name=stranger.text("page-desk-shut-title")))


async def test_a_player_sits_down_at_an_online_table(person: Invite) -> None:
    dino = await person("Dino")
    notice = {"name": "Online", "code": "fibur-2019", "format": "one-to-one", "seating": "order", "online": True}
    at = await published(dino, notice, ("Rossi", "Verdi"))
    anna, other = await person(size=(390, 844), touch=True, lang="it"), await person("Ugo")
    for one, entrant in ((anna, 1), (other, 2)):
        # Until the tables are open the server says so, and the page asks again.
        one.expects("409")
        await one.visit(await player_link(dino, at, entrant))
    await other.sees(other.button("page-public-online-sit", name="Verdi"))
    sit = anna.button("page-public-online-sit", name="Rossi")
    await anna.sees(sit)
    await looked_at(anna)
    await sit.click()
    await anna.sees(anna.says("page-table-waiting-tournament"))
    await looked_at(anna)
    await expect(anna.link("page-table-to-tournament")).to_have_attribute("href", f"/tournaments/{at}/mine")
    await other.button("page-public-online-sit", name="Verdi").click()
    await anna.sees(anna.cards.first)


async def test_an_annulled_board_and_a_pair_that_comes_late(person: Invite) -> None:
    dino = await person("Dino", lang="it")
    notice = {"name": "Duplicato", "code": "moderne", "hands": 1, "seating": "order"}
    at = await published(dino, notice, (*PAIRS, "Blu Viola", "Gialli Ocra"))
    for table, points in ((2, [7, 4]), (3, [4, 7])):
        await do(dino, at, "scored", round=1, table=table, sheets=[points])
    await dino.visit(f"/tournaments/{at}/desk#scores")
    await dino.button("page-desk-open-table", table=1).click()
    box = dino.page.get_by_role("dialog")
    await box.get_by_role("combobox").first.select_option("duplicate-adjusted")
    await dino.sees(box.get_by_text("5,5 e 5,5"))
    await box.get_by_label(dino.text("page-desk-board-lot")).select_option("1")
    await expect(box.get_by_role("textbox", name="Verdi")).to_have_value("6")
    await box.get_by_label(dino.text("page-desk-why")).fill("carte viste")
    await looked_at(dino)
    await box.get_by_role("button", name=dino.text("page-desk-record")).click()
    await dino.sees(dino.page.get_by_text(dino.text("page-desk-board-given", board=1, points="5–6")))

    await go(dino, "entries")
    for place, surname in enumerate(("Tardi", "Lenti")):
        await dino.page.get_by_label(dino.text("page-desk-surname")).nth(place).fill(surname)
    await dino.page.get_by_label(re.compile("^Chi arriva adesso gioca subito")).check()
    await dino.page.keyboard.press("Enter")
    await go(dino, "round")
    await dino.sees(dino.page.get_by_text("Tardi – Lenti (8)"))
    await looked_at(dino)
