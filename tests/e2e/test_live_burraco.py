"""A live-table of Burraco: cards are thrown, the referee rules on it, and hears which cards something is about."""

import pytest
from playwright.async_api import expect

from tests.e2e.people import Invite, Person
from tests.server.tables.parties import party
from tests.server.tables.players import play
from ventaglio.api.client import TableConnection
from ventaglio.law.referee.words import RulingWords

pytestmark = pytest.mark.anyio


def can_open(screen: TableConnection) -> bool:
    return screen.menu is not None and bool(screen.menu["openings"])


async def call_the_referee(person: Person, irregularity: str = "", *cards: str) -> None:
    """About oneself; whatever he asks, the first answer is given. The ruling is read and closed."""
    await person.button("page-table-referee-call").click()
    myself = person.text("page-table-referee-me")
    if irregularity:
        title = RulingWords("burraco", person.words.code, law="fibur-2019").irregularity(irregularity)
        await person.dialog.get_by_role("searchbox").fill(title)
        await person.dialog.get_by_role("status").get_by_role("button").first.click()
        await person.dialog.get_by_role("radio", name=myself).check()
        if cards:
            await person.dialog.get_by_text(person.text("page-table-referee-name-cards")).click()
    else:
        await person.dialog.get_by_role("button", name=myself, exact=True).click()
    for name in cards:
        await person.dialog.get_by_role("combobox").select_option(label=name)
        await person.button("page-burraco-named-add").click()
    await person.dialog.get_by_role("button", name=person.text("page-table-referee-call")).click()
    await answer_and_read(person)


async def answer_and_read(person: Person) -> None:
    """Whatever the referee asks, the first answer is given. The ruling is read and closed."""
    ruling, asked = person.button("page-table-go-on"), person.dialog.get_by_role("status")
    answer = asked.locator(".offences").get_by_role("button").first
    while True:
        await ruling.or_(answer).first.wait_for()
        if await ruling.is_visible():
            await ruling.click()
            return
        question = await asked.get_by_role("paragraph").inner_text()
        await answer.click()
        await expect(asked.get_by_text(question, exact=True)).to_have_count(0)


async def test_what_is_thrown_and_what_is_named(person: Invite, site: str) -> None:
    async with party(site, 1, policy={"referee": True}) as met:
        await play(met["A"], until=can_open)
        anna = await person()
        await anna.stand_for(met.clients[0])
        await anna.visit(f"/tables/{met.id}")
        thrown = anna.button("page-burraco-throw")
        await thrown.click()
        await expect(thrown).to_have_attribute("aria-pressed", "true")
        await anna.ready_button("page-burraco-hint").click()
        held = await anna.cards.count()
        await anna.ready_button("page-burraco-open").click()
        await expect(anna.cards).not_to_have_count(held)
        await expect(thrown).to_have_attribute("aria-pressed", "false")
        await call_the_referee(anna)

        shown = await anna.cards.first.get_attribute("aria-label")
        await call_the_referee(anna, "exposed-card", str(shown))
        await anna.sees(anna.page.locator(".notices").get_by_text(str(shown)))
