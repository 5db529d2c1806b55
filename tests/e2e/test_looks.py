"""A face of its own: pictures of people, felts, backs and packs, chosen and kept; and a joker that is no jack."""

import pytest
from playwright.async_api import expect

from tests.e2e.people import Invite
from tests.e2e.tables import crowded, rewrite
from tests.server.tables.parties import dealt

pytestmark = pytest.mark.anyio

_CORNERS = """async (names) => {
    const corner = async (name) => {
        const image = new Image();
        image.src = `/app/faces/french/${name}.svg`;
        await image.decode();
        const canvas = new OffscreenCanvas(30, 45);
        const pen = canvas.getContext("2d");
        pen.drawImage(image, 0, 0, 30, 45);
        return [...pen.getImageData(1, 1, 9, 20).data];
    };
    const joker = await corner("joker");
    const others = await Promise.all(names.map(corner));
    return others.map((one) => one.reduce((sum, value, at) => sum + Math.abs(value - joker[at]), 0) / one.length);
}"""
"""How far faces are from the joker in what the smallest meld shows of a card: 0 is the same, 255 the opposite."""


async def test_a_picture_a_felt_and_a_back_are_chosen_and_kept(person: Invite) -> None:
    anna = await person("Anna", lang="it")
    await anna.visit("/me")
    await anna.page.get_by_role("radio", name=anna.text("page-avatar-moka")).check(force=True)
    await expect(anna.page.locator("header .avatar")).to_have_attribute("src", "/app/faces/avatars/moka.svg")
    await anna.page.get_by_role("radio", name=anna.text("page-felt-wine")).check(force=True)
    await anna.page.get_by_role("radio", name=anna.text("page-back-tiles")).check(force=True)
    await anna.visit(f"/tables/{await anna.open_table('burraco', start=True)}")
    await anna.cards.first.wait_for()
    assert await anna.page.evaluate("document.documentElement.dataset.felt") == "wine"
    await expect(anna.page.locator(".stock .card")).to_have_attribute("src", "/app/faces/backs/tiles.svg")
    await expect(anna.page.locator(".own .seat .avatar")).to_have_attribute("src", "/app/faces/avatars/moka.svg")
    shown = await anna.page.locator(".seat .avatar").evaluate_all("all => all.map((one) => one.src)")
    assert len(set(shown)) == 4


async def test_cards_in_sentences_have_their_colours_and_the_joker_is_a_star(person: Invite) -> None:
    anna = await person("Anna", size=(390, 844), touch=True)
    await rewrite(anna, crowded())
    await anna.visit(f"/tables/{await anna.open_table('burraco', start=True)}")
    ticker = anna.page.locator(".ticker")
    await ticker.locator(".chip").first.wait_for(state="attached")
    colours = await ticker.locator(".chip").evaluate_all(
        "all => all.map((one) => [one.textContent, getComputedStyle(one).color])"
    )
    assert {("♥" in said or "♦" in said) for said, colour in colours if colour == "rgb(200, 16, 46)"} <= {True}
    assert not any("J★" in said for said, _ in colours)


async def test_at_the_size_of_the_smallest_meld_the_joker_is_like_no_other_card(person: Invite) -> None:
    anna = await person()
    await anna.visit("/about")
    names = [f"{rank}{suit}" for rank in "A23456789TJQK" for suit in "hdcs"]
    far = dict(zip(names, await anna.page.evaluate(_CORNERS, names), strict=True))
    assert min(far.values()) > 15, min(far, key=lambda name: far[name])
    assert min(far[f"J{suit}"] for suit in "hdcs") > 20


async def test_whose_turn_it_is_cannot_be_missed(person: Invite, site: str) -> None:
    async with dealt(site, 4) as met:
        turn = await met.turn()
        at = met.screens.index(turn)
        anna, bruno = await person(size=(390, 844)), await person(size=(390, 844))
        await anna.stand_for(met.clients[at])
        await bruno.stand_for(met.clients[(at + 1) % 4])
        lit = "one => getComputedStyle(one).borderTopColor"
        for someone in (anna, bruno):
            await someone.visit(f"/tables/{met.id}")
            await someone.cards.first.wait_for()
        assert await anna.page.locator(".hand.mine").evaluate(lit) == "rgb(255, 211, 92)"
        assert await bruno.page.locator(".hand.mine").count() == 0
        seat = bruno.page.locator(".seat.turn")
        await expect(seat).to_have_css("background-color", "rgb(255, 211, 92)")
        assert await bruno.page.locator(".seat.us").count() >= 1
        assert await bruno.page.locator(".seat.them").count() == 2


async def test_what_came_of_a_call_is_before_everybody(person: Invite, site: str) -> None:
    async with dealt(site, 2, game="tressette", code="tradizionali") as met:
        anna, bruno = await person(size=(390, 844), touch=True), await person(size=(844, 390), touch=True)
        for someone, client in zip((anna, bruno), met.clients, strict=True):
            await someone.stand_for(client)
            await someone.visit(f"/tables/{met.id}")
            await someone.cards.first.wait_for()
        await anna.button("page-tressette-call-out").tap()
        await anna.button("page-tressette-call-out-sure").tap()
        for someone in (anna, bruno):
            called = someone.page.locator(".called")
            await someone.sees(called)
            assert await called.locator("span").first.inner_text()
            await called.tap()
            await expect(called).to_have_count(0)
