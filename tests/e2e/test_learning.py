"""Problems, lessons and statistics in the browser, with fingers and keys, in both languages."""

import re

import pytest
from playwright.async_api import expect

from tests.e2e.people import Invite
from ventaglio.games.common.lessons.problem import Problem
from ventaglio.learning.stock import shipped

pytestmark = pytest.mark.anyio


def a_problem(game: str) -> Problem:
    return next(one for one in shipped().values() if one.game == game)


@pytest.mark.parametrize("game, lang, size", [("tressette", "it", (390, 844)), ("burraco", "en", (1280, 800))])
async def test_a_problem_is_answered_and_explained(person: Invite, game: str, lang: str, size: tuple[int, int]) -> None:
    problem = a_problem(game)
    anna = await person(lang=lang, size=size)
    await anna.visit("/problems")
    await expect(anna.page.get_by_role("heading", name=anna.text("page-problems-today"))).to_be_visible()
    await anna.visit(f"/problems/{problem.id}")
    choices = anna.page.locator("fieldset button")
    await expect(choices).to_have_count(len(problem.choices))
    await choices.first.press("Enter")
    solution = anna.page.get_by_role("region", name=anna.text("page-problem-solution"))
    await expect(solution.locator("ol > li")).to_have_count(len(problem.choices))
    await expect(solution.get_by_text(anna.text("page-problem-yours"))).to_be_visible()
    # A guest's answer stays in his browser.
    await anna.visit("/problems")
    await expect(anna.page.get_by_text(anna.text("page-problems-here"))).to_be_visible()
    assert problem.id in await anna.page.evaluate("localStorage.getItem('ventaglio-problems')")


async def test_what_a_guest_answers_again_changes_nothing(person: Invite) -> None:
    problem = a_problem("tressette")
    anna = await person(lang="it")
    for sentence in (re.compile(anna.text("page-problem-rated", before="", after="").split(":")[0]), None):
        await anna.visit(f"/problems/{problem.id}")
        await anna.page.locator("fieldset button").first.click()
        solution = anna.page.get_by_role("region", name=anna.text("page-problem-solution"))
        await expect(solution).to_contain_text(sentence or anna.text("page-problem-practice"))


async def test_after_a_theme_come_the_others_of_the_game(person: Invite) -> None:
    stock = [one for one in shipped().values() if one.game == "burraco"]
    alone = next(one for one in stock if [other.theme for other in stock].count(one.theme) == 1)
    anna = await person(lang="en")
    await anna.visit(f"/problems/{alone.id}")
    await anna.page.locator("fieldset button").first.click()
    await anna.link("page-problems-next").click()
    await expect(anna.page).not_to_have_url(re.compile(alone.id))
    await expect(anna.page.locator("fieldset button").first).to_be_visible()


async def test_where_all_cards_are_seen_ones_own_are_called_so(person: Invite) -> None:
    problem = next(one for one in shipped().values() if one.open)
    anna = await person(lang="en")
    await anna.visit(f"/problems/{problem.id}")
    await expect(anna.page.locator(".open").get_by_role("heading", name=anna.text("page-problem-you"))).to_be_visible()


COUNTED = {
    "person": "a",
    "name": "Anna",
    "shows": False,
    "left": 0,
    "games": [
        {
            "game": "burraco",
            "matches": 3,
            "won": 1,
            "hands": 12,
            "points_a_hand": 217.5,
            "figures": [{"name": "pozzetto-first", "count": 5, "a_hand": 0.42}],
            "against": [{"who": "campione", "matches": 3, "won": 1, "hands": 12, "points_a_hand": 217.5}],
            "mistakes": [{"kind": "attach", "count": 2, "points": 172.9}],
        }
    ],
}


@pytest.mark.parametrize("lang", ["it", "en"])
async def test_statistics_are_read_on_a_phone(person: Invite, lang: str) -> None:
    """No word is broken to make room for a figure."""
    anna = await person("Anna", lang=lang, size=(390, 844))
    await anna.page.route(re.compile(r"/api/me/statistics"), lambda route: route.fulfill(json=COUNTED))
    await anna.visit("/statistics")
    await anna.settled()
    await anna.fits()
    # Losses of several decisions are not added up: what one costs is told.
    attached = anna.page.get_by_role("row", name=anna.text("page-statistics-did-attach"))
    await expect(attached).to_contain_text({"it": "86,5", "en": "86.5"}[lang])
    tall = await anna.page.locator("main th").evaluate_all("all => Math.max(...all.map(one => one.clientHeight))")
    assert tall < 80, "two lines at most"


async def test_a_lesson_is_played_on_the_table(person: Invite) -> None:
    anna = await person(lang="it", size=(390, 844))
    await anna.visit("/learn/tressette")
    await anna.page.get_by_role("link", name=anna.text("lesson-tressette-answering")).click()
    coach = anna.page.get_by_role("complementary", name=anna.text("page-learn-coach"))
    await expect(coach).to_contain_text("busso")
    # What is allowed and not meant is put back; what is meant ends the scene.
    playable = anna.page.locator(".hand .held:not(.dim)")
    await expect(playable).to_have_count(2)
    names = [await playable.nth(at).get_attribute("aria-label") or "" for at in range(2)]
    poor, good = sorted(range(2), key=lambda at: "2" in names[at] or "due" in names[at].lower())
    await anna.pick(playable.nth(poor))
    await expect(coach).to_contain_text(anna.text("lesson-not-this"))
    await expect(playable).to_have_count(2)
    await anna.pick(playable.nth(good))
    await expect(coach.get_by_role("button", name=anna.text("page-learn-next"))).to_be_visible()
    await expect(anna.page.locator(".hand .held")).to_have_count(9)


async def test_what_is_counted_is_shown_to_nobody_else_at_first(person: Invite) -> None:
    anna = await person("Anna", lang="en")
    await anna.visit("/statistics")
    await expect(anna.page.get_by_text(anna.text("page-statistics-none"))).to_be_visible()
    switch = anna.page.get_by_role("checkbox", name=anna.text("page-statistics-shows"))
    await expect(switch).not_to_be_checked()
    await switch.click()
    await expect(anna.page.get_by_role("link", name=anna.text("page-statistics-public"))).to_be_visible()
