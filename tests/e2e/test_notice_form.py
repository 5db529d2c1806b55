"""Whatever a notice can say by the command, the forms in the browser can say: none of it can be missing again."""

import re
from dataclasses import fields
from typing import Any

import msgspec
import pytest
from playwright.async_api import expect

from tests.e2e.people import Invite, Person
from ventaglio.cli.tournament.notice import Said
from ventaglio.core.norms import options
from ventaglio.law.shelf import regulation_of
from ventaglio.server.web.tournament.choices import CodeChoice, describe_choices
from ventaglio.tournaments.director.plan import Notice

pytestmark = pytest.mark.anyio

ALL = frozenset(Notice.__struct_fields__) - {"edition"}
"""The edition is the one that holds, and nobody chooses it."""
ONCE = frozenset({"code", "format"})
"""What a notice that is announced anew cannot say otherwise."""
BY_COMMAND = {"phase": "phases", "city": "place", "room": "rooms"}
"""What options are called that a notice names otherwise."""


def test_whatever_a_notice_says_the_command_can_say() -> None:
    said = {BY_COMMAND.get(one.name, one.name) for one in fields(Said)}
    assert said | ONCE | {"name"} == ALL


@pytest.mark.parametrize("code", [one.code for one in describe_choices("en").codes])
def test_whatever_can_be_set_is_in_the_form(code: str) -> None:
    law = _choice(code)
    assert [one.name for one in law.settings] == list(options(regulation_of(code)))


async def test_the_forms_say_everything(person: Invite) -> None:
    """Each control is put otherwise than it stands; what has changed then is all that a notice holds."""
    dino = await person("Dino", lang="en")
    first: set[str] = set()
    anew: set[str] = set()
    for code, format_ in (("internazionale", "teams"), ("moderne", "")):
        law = _choice(code)
        await dino.visit("/tournaments/new")
        await _choose(dino, "code", code)
        if format_:
            await _choose(dino, "format", format_)
        for one in ("seating", "hands", "buongioco"):
            await _other(dino, one)
        await _otherwise(dino, law, "Prova")
        await dino.button("page-desk-new-open").click()
        await dino.link("page-desk-to-desk").click()
        found = await _notice(dino)
        first |= _differing(Notice("", "fibur-2019"), found)
        assert set(found.settings) == {one.name for one in law.settings if len(one.values) > 1}
        if law.part == "board":
            assert found.buongioco == law.buongioco[-1].value
        await dino.visit(f"/tournaments/{dino.page.url.split('/')[-2]}/desk#links")
        await dino.button("page-desk-notice-edit").click()
        selects = dino.page.locator("form .fields select")
        for at in range(await selects.count()):
            await selects.nth(at).select_option(index=0)
        await _otherwise(dino, law, "Altra")
        await dino.button("page-desk-save").click()
        await expect(dino.button("page-desk-notice-edit")).to_be_visible()
        anew |= _differing(found, await _notice(dino))
    assert first == ALL
    assert anew == ALL - ONCE


async def _choose(person: Person, name: str, value: str) -> None:
    await person.page.locator(f'input[name="{name}"][value="{value}"]').check()


async def _other(person: Person, name: str) -> None:
    """The last of a few values that is not the one in sight."""
    found = person.page.locator(f'input[name="{name}"]:not(:checked)')
    if await found.count():
        await found.last.check()


async def _otherwise(person: Person, law: CodeChoice, name: str) -> None:
    """Everything that both forms have, put otherwise than it stands."""
    page, fee = person.page, "12.50" if name == "Prova" else "15"
    typed = {"name": name, "date": "2027-03-14" if name == "Prova" else "2027-03-15", "place": name, "fee": fee}
    for one, text in typed.items():
        await page.get_by_label(person.text(f"page-desk-new-{one}"), exact=True).fill(text)
    await page.get_by_label(re.compile("^Minutes of a round")).fill("40" if name == "Prova" else "41")
    await page.get_by_label(person.text("page-desk-new-rounds")).first.fill("3" if name == "Prova" else "2")
    closed = page.locator("form details:not([open]) > summary")
    while await closed.count():
        await closed.first.click()
    if name == "Prova":
        await person.button("page-rooms-add").click()
    else:
        await person.button("page-desk-remove").last.click()
    for one in law.ticks:
        label = person.text(f"page-desk-new-{one}")
        await page.get_by_role("checkbox", name=label).first.click()
    selects = page.locator("form details .settings select")
    assert await selects.count() == len(law.settings)
    for at in range(len(law.settings)):
        many = len(law.settings[at].values)
        await selects.nth(at).select_option(index=many - 1 if name == "Prova" else 0)


async def _notice(person: Person) -> Notice:
    desk: dict[str, Any] = await person.ask("GET", f"/api/tournaments/{person.page.url.split('/')[-2]}/desk")
    return msgspec.convert(desk["notice"], Notice)


def _differing(one: Notice, other: Notice) -> set[str]:
    return {name for name in ALL if getattr(one, name) != getattr(other, name)}


def _choice(code: str) -> CodeChoice:
    return next(one for one in describe_choices("en").codes if one.code == code)
