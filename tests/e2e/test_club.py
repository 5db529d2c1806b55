"""What a club keeps in the browser: a registry that helps at entry, and a circuit over its tournaments."""

from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.e2e.people import Invite, Person
from tests.e2e.test_desk import do, looked_at

pytestmark = pytest.mark.anyio

SHEET = """Cognome;Nome;Tessera;Circolo;Licenza
Rossi;Anna;101;Adriatico;2026
Rossi;A.;;Adriatico;
Neri;Ivo;104;Levante;x
"""


async def founded(person: Person) -> str:
    return str((await person.ask("POST", "/api/clubs", {"name": "Circolo Adriatico"}))["id"])


async def test_a_registry_is_filled_put_in_order_and_helps_at_the_desk(person: Invite, tmp_path: Path) -> None:
    sara = await person("Sara")
    await sara.visit("/")
    club = await founded(sara)
    await sara.visit(f"/clubs/{club}")
    await sara.link("page-clubs-registry").click()

    await sara.link("page-registry-panel-sheets").click()
    sheet = tmp_path / "people.csv"
    sheet.write_text(SHEET, encoding="utf-8")
    await sara.page.get_by_label(sara.text("page-registry-file")).set_input_files(sheet)
    await sara.sees(sara.page.get_by_role("cell", name="a licence is for a year"))
    await looked_at(sara)
    await sara.button("page-registry-import-confirm", count=2).click()
    await sara.sees(sara.page.get_by_text(sara.text("page-registry-import-done", new=2, updated=0, bad=1)))

    await sara.link("page-registry-panel-alike").click()
    await sara.sees(sara.page.get_by_text(sara.text("page-registry-why-initial")))
    await looked_at(sara)
    await sara.button("page-registry-merge").click()
    await sara.sees(sara.page.get_by_text(sara.text("page-registry-nobody-twice")))

    await sara.link("page-registry-panel-people").click()
    await sara.button("page-registry-add").click()
    await sara.page.get_by_role("textbox", name=sara.text("page-registry-surname")).fill("Verdi")
    await sara.page.get_by_role("textbox", name=sara.text("page-registry-name")).fill("Eva")
    await sara.button("page-registry-save").click()
    await sara.sees(sara.page.get_by_role("button", name="Verdi Eva"))
    await sara.page.get_by_role("button", name="Rossi Anna").click()
    await sara.dialog.get_by_label(sara.text("page-registry-shown")).select_option("initial")
    await looked_at(sara)
    await sara.dialog.get_by_role("button", name=sara.text("page-registry-save")).click()
    await expect(sara.dialog).to_have_count(0)

    await sara.link("page-registry-panel-changes").click()
    await expect(sara.page.get_by_role("list").get_by_role("button")).to_have_count(4)
    await looked_at(sara)

    notice = {"code": "fibur-2019", "name": "Torneo"}
    at = (await sara.ask("POST", "/api/tournaments", {"notice": notice}))["id"]
    await sara.visit(f"/tournaments/{at}/desk#entries")
    await sara.button("page-registry-hold", club="Circolo Adriatico").click()
    surnames = sara.page.get_by_role("combobox", name=sara.text("page-desk-surname"))
    for place, letters in enumerate(("ros", "ver")):
        await surnames.nth(place).press_sequentially(letters)
        await sara.page.get_by_role("option").first.wait_for()
        await looked_at(sara)
        await sara.page.keyboard.press("ArrowDown")
        await sara.page.keyboard.press("Enter")
    await expect(sara.page.get_by_label(sara.text("page-desk-card")).first).to_have_value("101")
    await sara.button("page-desk-add").click()
    await sara.sees(sara.page.get_by_role("button", name="Rossi Anna – Verdi Eva"))

    await sara.visit(f"/clubs/{club}/registry")
    await sara.page.get_by_role("button", name="Rossi Anna").click()
    await sara.dialog.get_by_role("button", name=sara.text("page-registry-erase")).click()
    await sara.dialog.get_by_role("button", name=sara.text("page-registry-erase-sure")).click()
    await expect(sara.dialog).to_have_count(0)
    await sara.visit(f"/tournaments/{at}/desk#entries")
    await sara.sees(sara.page.get_by_role("button", name="— – Verdi Eva"))


async def over(person: Person, name: str, *pairs: tuple[str, str]) -> None:
    """A tournament of one round that is over; the first pair has won."""
    notice = {"code": "fibur-2019", "name": name, "phases": [{"movement": "danish", "rounds": 1}], "seating": "order"}
    at = (await person.ask("POST", "/api/tournaments", {"notice": notice}))["id"]
    for number, pair in enumerate(pairs, start=1):
        await do(person, at, "entered", number=number, players=[{"surname": one} for one in pair])
        await do(person, at, "checked-in", number=number)
    for step in ("close", "draft"):
        await person.ask("POST", f"/api/tournaments/{at}/{step}")
    for kind in ("published", "started", "time-called"):
        await do(person, at, kind, round=1)
    await do(person, at, "scored", round=1, table=1, sheets=[[1000, 505]])
    await person.ask("POST", f"/api/tournaments/{at}/post", {})
    await do(person, at, "interrupted", why="the lights went out")
    await do(person, at, "ended")


async def test_a_circuit_is_opened_ranked_published_and_explained(person: Invite) -> None:
    sara, phone = await person("Sara"), await person(lang="it", size=(390, 844), touch=True)
    await sara.visit("/")
    await over(sara, "Gennaio", ("Rossi", "Verdi"), ("Neri", "Conti"))
    await over(sara, "Febbraio", ("Neri", "Rossi"), ("Verdi", "Conti"))
    await sara.visit("/circuits/new")
    await sara.page.get_by_label(sara.text("page-season-name")).fill("Circuito d'inverno")
    await sara.page.get_by_label(sara.text("page-season-best")).fill("1")
    await sara.page.get_by_label(sara.text("page-season-table")).fill("10 6")
    await sara.button("page-season-open").click()
    await looked_at(sara)
    await sara.link("page-season-to-desk").click()
    for name in ("Gennaio", "Febbraio"):
        await sara.page.get_by_label(sara.text("page-season-tournament")).select_option(label=name)
        await sara.button("page-season-add").click()
        await sara.sees(sara.page.get_by_role("listitem").get_by_text(name))
    await sara.sees(sara.page.get_by_role("row", name="Rossi 10"))
    await looked_at(sara)
    await sara.button("page-season-publish").click()
    await sara.sees(sara.page.get_by_text(sara.text("page-season-is-public")))

    await phone.visit("/tournaments")
    await phone.link("page-public-circuits").click()
    await phone.page.get_by_role("link", name="Circuito d'inverno").click()
    await phone.page.get_by_role("button", name="Neri").click()
    await expect(phone.dialog).to_contain_text("Non conta")
    await looked_at(phone)
