"""Every deal between people who are there is proved, whatever is on their screens, and without a tap."""

import asyncio
from typing import Any

import pytest

from tests.e2e.people import Invite, Person

pytestmark = pytest.mark.anyio


async def pledge(someone: Person, table: str) -> dict[str, Any]:
    found: dict[str, Any] = (await someone.ask("GET", f"/api/tables/{table}"))["table"]["pledge"]
    return found


async def test_all_commit_and_open_whatever_they_look_at(person: Invite) -> None:
    anna, bice = await person("Anna"), await person("Bice")
    table = await anna.open_table("burraco", players=2, hands=1)
    await bice.sit(table, "B")
    await asyncio.gather(anna.visit(f"/tables/{table}"), bice.visit(f"/tables/{table}"))
    # Bice looks at another tab; and Anna has the table open twice, as people have.
    other = await bice.context.new_page()
    await other.goto("/rules")
    await other.bring_to_front()
    twice = await anna.context.new_page()
    await twice.goto(f"/tables/{table}")
    await twice.locator(".chairs").wait_for()
    await anna.ask("POST", f"/api/tables/{table}/start")
    await anna.cards.first.wait_for()
    told = await pledge(anna, table)
    assert sorted(told["randomness"]) == ["A", "B"]
    assert (told["left"], told["voided"]) == ({}, 0)


async def test_the_page_says_in_one_sentence_what_is_proved_and_what_is_not(person: Invite) -> None:
    anna = await person("Anna")
    table = await anna.open_table("tressette", start=True)
    await anna.visit(f"/tables/{table}")
    await anna.cards.first.wait_for()
    await anna.button("page-table-menu").click()
    for name in ("page-table-abandon", "page-table-abandon-yes"):
        await anna.dialog.get_by_text(anna.text(name), exact=True).click()
    await anna.page.get_by_role("region", name=anna.text("page-table-is-over")).wait_for()
    await anna.visit(f"/verify?table={table}")
    await anna.sees(anna.says("page-verify-sentence-proved", count=1))
