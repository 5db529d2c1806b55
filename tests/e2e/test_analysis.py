"""After a hand: one tap, and it is looked at again; from there to the moment on the table.

What the strong player thinks is not waited for here: another, who is quick, stands in for him, and the page gets his
analysis as the server would send it, piece by piece.
"""

import re
from collections.abc import Callable, Mapping

import pytest
from playwright.async_api import Locator, Route, expect

from tests.e2e.people import Invite, Person
from tests.e2e.test_axe import clean
from tests.learning.analysis.thinking import Thinking
from tests.server.tables.parties import party
from tests.server.tables.players import play
from ventaglio.api.client import Client
from ventaglio.core.codec import encode
from ventaglio.games.common.bots.opinion import Effort
from ventaglio.games.common.plugin.plug import AnyKit
from ventaglio.games.tressette.engine.actions import Action
from ventaglio.games.tressette.engine.state import State
from ventaglio.lang import translator
from ventaglio.lang.voice import Voice
from ventaglio.learning.analysis.hands import hand_of
from ventaglio.learning.analysis.telling import told
from ventaglio.learning.analysis.weighing import analysed, concluded
from ventaglio.server.tables.shown import Shown
from ventaglio.server.web.analyses import AnalysisState

pytestmark = pytest.mark.anyio

HALF = (12, 48)


class Quick(Thinking):
    """Nor is the solver waited for."""

    def solved(self, state: State, effort: float = 1.0) -> Mapping[Action, float]:
        return dict.fromkeys(self.game.legal(state), 1.0)


def analysis(text: str, lang: str) -> Callable[[str, int], bytes]:
    """The answers of a server about the first hand of a record, by their status and number."""
    kit: AnyKit = Quick()  # type: ignore[assignment]
    hand = hand_of(kit, Shown.in_record(text, lang).steps, 1)
    decisions = tuple(analysed(kit, hand, Effort(worlds=3)))
    found = told(kit, hand, concluded(kit, hand, 3, decisions), Voice(translator(lang)))

    def answer(status: str, seq: int) -> bytes:
        done, total = HALF if status == "working" else (0, 0)
        whole = found if status == "done" else None
        return encode(AnalysisState("a" * 32 + "-1", "", 1, status, seq, done, total, analysis=whole))

    return answer


async def stands_in(person: Person, text: str, pattern: str) -> list[str]:
    """Answer for the analyst: nobody has asked, it is half done, it is done. What was asked is kept."""
    answer = analysis(text, person.words.code)
    heard: list[str] = []

    async def reply(route: Route) -> None:
        asked = route.request
        heard.append(asked.method)
        step = ("none", 0) if asked.method == "GET" and "seen=" not in asked.url else ("working", 2)
        if "seen=" in asked.url or (asked.method == "GET" and "POST" in heard):
            step = ("done", 3)
        await route.fulfill(body=answer(*step), content_type="application/json")

    await person.page.route(re.compile(pattern), reply)
    return heard


async def is_there(person: Person) -> None:
    await person.sees(person.page.get_by_role("heading", name=person.text("page-study-decisions")))


async def fits(person: Person) -> None:
    """Nothing has to be pushed aside to be read."""
    await person.settled()
    assert await person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def record_of(client: Client, table: str) -> str:
    return (await client.http.get(f"/api/tables/{table}/record")).text


@pytest.mark.parametrize(
    "lang, size, scheme", [("it", (390, 844), "light"), ("en", (1440, 900), "dark")], ids=["phone", "desktop"]
)
async def test_from_the_count_to_the_analysis_and_to_the_table(
    person: Invite, site: str, lang: str, size: tuple[int, int], scheme: str
) -> None:
    async with party(site, 1, game="tressette", code="moderne", match="passate", hands=1) as met:
        await play(met["A"])
        anna = await person(lang=lang, size=size, scheme=scheme)
        await anna.stand_for(met.clients[0])
        heard = await stands_in(anna, await record_of(met.clients[0], met.id), r"/analyses/1\b")
        await anna.visit("/history" if lang == "en" else f"/tables/{met.id}")
        await anna.link("page-table-analyse").click()
        await is_there(anna)
        assert heard == ["GET", "POST", "GET"]
        await expect(anna.page.locator(".moments > li")).to_have_count(3)
        await fits(anna)
        await clean(anna)
        # What all cards seen would tell is shown to whoever asks, and apart.
        assert not await anna.says("page-study-seen-about").count()
        await anna.page.get_by_label(anna.text("page-study-show-seen")).check()
        await anna.sees(anna.says("page-study-seen-about"))
        decision = anna.page.locator("li details").filter(has=anna.page.locator("table")).first
        await decision.locator("summary").click()
        await anna.sees(decision.get_by_role("columnheader", name=anna.text("page-study-seen")))
        await fits(anna)
        await is_read_across(decision.locator("table"))
        step = int(await decision.locator(".step").inner_text())
        await decision.get_by_role("link", name=anna.text("page-study-to-table")).click()
        await expect(anna.page.get_by_role("slider")).to_have_value(str(step - 1))


async def is_read_across(table: Locator) -> None:
    """What was chosen has room for its name, and reasons have the whole width."""
    wide, name, why = await table.evaluate(
        "one => [one, one.querySelector('tbody td'), one.querySelector('.reasons td')].map(each => each.clientWidth)"
    )
    assert name > 0.4 * wide
    assert why > 0.95 * wide
    assert await table.locator("thead").evaluate("one => one.clientHeight") < 100, "no word is broken"


async def test_from_one_hand_of_a_match_to_the_others(person: Invite, site: str) -> None:
    async with party(site, 1, game="tressette", code="moderne", match="passate", hands=2) as met:
        await play(met["A"])
        anna = await person(lang="it", size=(390, 844))
        await anna.stand_for(met.clients[0])
        await stands_in(anna, await record_of(met.clients[0], met.id), r"/analyses/[12]\b")
        await anna.visit(f"/tables/{met.id}/analysis?hand=1")
        await is_there(anna)
        others = anna.page.get_by_role("navigation", name=anna.text("page-study-hands"))
        await expect(others.get_by_role("link")).to_have_count(2)
        async with anna.page.expect_request(re.compile(r"/analyses/2\b")):
            await others.get_by_role("link").last.click()
        await expect(others.locator("[aria-current]")).to_have_attribute("href", re.compile("hand=2"))


async def test_a_hand_that_was_won_in_the_middle_is_analysed_too(person: Invite, site: str) -> None:
    """Nothing was counted of it; yet whoever has played it wants to know."""
    async with party(site, 1, game="tressette", code="moderne", match="passate", hands=1) as met:
        await play(met["A"])
        elsa = await person(lang="it", size=(390, 844))
        await elsa.stand_for(met.clients[0])

        async def uncounted(route: Route) -> None:
            told = await (await route.fetch()).json()
            await route.fulfill(json={**told, "hands": []})

        await elsa.page.route(re.compile(r"/api/tables/[^/]+/result\b"), uncounted)
        await elsa.visit(f"/tables/{met.id}")
        await expect(elsa.link("page-table-analyse")).to_have_attribute("href", re.compile("hand=1$"))
        await elsa.link("page-table-result").click()
        await elsa.sees(elsa.says("page-result-not-counted"))
        await expect(elsa.link("page-table-analyse")).to_have_attribute("href", re.compile("hand=1$"))


async def test_of_a_hand_under_way_the_page_tells_nothing(person: Invite) -> None:
    elsa = await person("Elsa")
    table = await elsa.open_table("tressette", match="single", start=True)
    elsa.expects("status of 400")
    await elsa.visit(f"/tables/{table}/analysis?hand=1")
    await expect(elsa.page.get_by_role("alert")).to_contain_text(
        elsa.text("bad-hand-not-over", game="tressette", number=1)
    )
    assert not await elsa.page.locator("svg[role=img]").count()
