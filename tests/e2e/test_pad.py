"""The score pad in a real browser: written on without any network, found again, put right, shared by several phones."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, expect

from tests.e2e.people import Invite, Person
from tests.e2e.test_axe import clean

pytestmark = pytest.mark.anyio

PHONE = (390, 844)
VICTORY = "Victory points: 12 / 8"
"""What the table of four smazzate gives for 335 points."""


class Scorer:
    """Somebody who keeps the score."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    async def begin(self, game: str) -> None:
        await self.person.visit("/pocket/pad")
        await self.page.get_by_role("button", name=self.person.text(f"page-the-game-{game}")).click()
        await self.totals.first.wait_for()

    @property
    def totals(self) -> Locator:
        return self.page.locator(".total strong")

    @property
    def lines(self) -> Locator:
        return self.page.locator("tbody tr:not(.note):not(.result)")

    async def write(self) -> None:
        await self.page.locator(".bottom .primary").click()
        await self.person.dialog.wait_for()

    async def enter(self) -> None:
        await self.person.dialog.get_by_role(
            "button", name=self.person.text("page-pocket-pad-save"), exact=True
        ).click()
        await self.person.dialog.wait_for(state="hidden")

    async def brief(self, *points: int) -> None:
        """Just what each side made."""
        await self.write()
        await self.person.dialog.get_by_label(self.person.text("page-pocket-pad-brief")).check()
        for side, one in enumerate(points):
            await self.person.dialog.locator("input[inputmode]").nth(side).fill(str(one))
        await self.enter()

    async def hear(self) -> None:
        """Ask for what the others wrote now, and not in a few seconds."""
        await self.page.evaluate("() => window.dispatchEvent(new Event('online'))")

    async def stands(self, *totals: str) -> None:
        await expect(self.totals).to_have_text(list(totals))


@pytest.fixture
async def without(person: Invite) -> Scorer:
    """Somebody in a cellar: the pocket is on the phone, and there is no network."""
    anna = await person(lang="it", size=PHONE, touch=True, keeps=True)
    await anna.visit("/pocket")
    await anna.sees(anna.says("page-pocket-at-hand"))
    anna.expects("ERR_INTERNET_DISCONNECTED|ERR_FAILED")
    await anna.context.set_offline(True)
    return Scorer(anna)


async def test_a_match_is_scored_without_a_network_and_found_again(without: Scorer) -> None:
    anna, pad = without.person, without
    await pad.begin("burraco")
    await pad.write()
    steps = anna.dialog.locator(".stepper")
    await steps.nth(0).get_by_role("button").last.click()
    await anna.dialog.get_by_role("radio", name=anna.text("page-pocket-pad-we"), exact=True).check()
    figures = anna.dialog.locator("input[inputmode]")
    await figures.nth(0).fill("245")
    await figures.nth(2).fill("118")
    save = anna.dialog.get_by_role("button", name=anna.text("page-pocket-pad-save"), exact=True)
    await anna.sees(anna.dialog.get_by_text("118 non è possibile. Carte e premi sono tutti multipli di 5 (Art. 1)"))
    await expect(save).to_be_disabled()
    await clean(anna)
    await figures.nth(2).fill("120")
    await figures.nth(3).fill("35")
    await pad.enter()
    # A clean burraco 200, the closing 100, the cards 245.
    await pad.stands("545", "85")
    await pad.brief(100, -50)
    await pad.stands("645", "35")
    # An earlier line is put right, and that is taken back.
    await pad.page.get_by_role("button", name=anna.text("page-pocket-pad-edit", number="2", kind="smazzata")).click()
    await anna.dialog.locator("input[inputmode]").nth(1).fill("450")
    await pad.enter()
    await pad.stands("645", "535")
    await anna.button("page-pocket-pad-undo").click()
    await pad.stands("645", "35")
    address = pad.page.url
    await anna.leave()
    await anna.come_back("/pocket/pad")
    await anna.page.locator(f"a[href='{address[len(anna.site) :]}']").click()
    again = Scorer(anna)
    await again.stands("645", "35")
    await again.brief(200, 0)
    await again.brief(0, 0)
    await anna.sees(anna.says("page-pocket-pad-won", name="Noi"))
    # 810 points: by the table of four smazzate of the code.
    await expect(anna.page.locator("tfoot td")).to_have_text(["14", "6"])
    await clean(anna)
    await anna.fits()


async def test_tressette_with_buongioco_and_a_cappotto(without: Scorer) -> None:
    anna, pad = without.person, without
    await pad.begin("tressette")
    await pad.write()
    await anna.dialog.locator(".keys button").nth(7).click()
    await anna.dialog.locator(".stepper").nth(2).get_by_role("button").last.click()
    await clean(anna)
    await pad.enter()
    await pad.stands("7", "7")
    await pad.write()
    await anna.dialog.locator(".keys button").nth(11).click()
    await pad.enter()
    await anna.sees(anna.says("page-pocket-pad-won-cappotto", name="Noi"))
    await clean(anna)


@pytest.mark.parametrize("size", [(320, 568), (768, 1024), (1440, 900)], ids=str)
async def test_the_pad_fits_every_screen(person: Invite, size: tuple[int, int]) -> None:
    anna = await person(size=size, scheme="dark")
    pad = Scorer(anna)
    for game in ("burraco", "tressette"):
        await pad.begin(game)
        await anna.button("page-pocket-pad-setup").click()
        await anna.dialog.wait_for()
        await anna.fits()
        if size[0] == 320:
            await clean(anna)
        await anna.button("page-pocket-pad-done").click()
        await pad.write()
        await anna.fits()
        await anna.page.keyboard.press("Escape")


async def test_five_play_and_two_halve(person: Invite) -> None:
    anna = await person(size=PHONE)
    pad = Scorer(anna)
    await pad.begin("burraco")
    await anna.button("page-pocket-pad-setup").click()
    await anna.dialog.get_by_label("5", exact=True).check()
    await anna.button("page-pocket-pad-done").click()
    await expect(pad.totals).to_have_count(5)
    await pad.write()
    await anna.dialog.get_by_role("radio", name="B", exact=True).first.check()
    await anna.dialog.get_by_label(anna.text("page-pocket-pad-brief")).check()
    await expect(anna.dialog.locator("input[inputmode]")).to_have_count(3)
    for side, points in enumerate((300, 205, 100)):
        await anna.dialog.locator("input[inputmode]").nth(side).fill(str(points))
    await pad.enter()
    await pad.stands("50", "300", "102½", "50", "102½")


async def test_it_is_shared_as_text_and_as_a_picture(person: Invite, browser: Browser, tmp_path: Path) -> None:
    anna = await person(size=PHONE)
    await anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    pad = Scorer(anna)
    await pad.begin("burraco")
    await pad.brief(455, 120)
    await anna.page.evaluate("() => { delete Navigator.prototype.canShare; }")
    await anna.button("page-pocket-pad-share").click()
    await anna.button("page-pocket-pad-as-text").click()
    await anna.sees(anna.says("page-pocket-pad-copied"))
    text: str = await anna.page.evaluate("() => navigator.clipboard.readText()")
    assert text.splitlines() == ["Burraco · FIBUR 2019", "We / They", "1. 455 / 120", "We / They: 455 / 120", VICTORY]
    async with anna.page.expect_download() as kept:
        await anna.button("page-pocket-pad-as-picture").click()
    picture = tmp_path / "pad.png"
    await (await kept.value).save_as(picture)
    assert picture.read_bytes().startswith(b"\x89PNG")


async def test_several_phones_write_on_one_pad_and_find_each_other_again(person: Invite) -> None:
    anna, bruno = await person(size=PHONE), await person(size=PHONE, keeps=True)
    hers = Scorer(anna)
    await hers.begin("burraco")
    await hers.brief(100, 50)
    await anna.button("page-pocket-pad-share").click()
    await anna.button("page-pocket-pad-open-room").click()
    link = anna.dialog.get_by_role("textbox")
    await link.wait_for()
    address = await link.input_value()
    await anna.sees(anna.dialog.get_by_role("img", name=anna.text("page-pocket-pad-qr")))
    await clean(anna)
    await anna.page.keyboard.press("Escape")
    await bruno.visit(address[len(anna.site) :])
    his = Scorer(bruno)
    await his.stands("100", "50")
    await his.brief(10, 20)
    await bruno.settled()
    await hers.hear()
    await hers.stands("110", "70")
    # Bruno goes down into the cellar. Both write the third hand.
    bruno.expects("ERR_INTERNET_DISCONNECTED|ERR_FAILED")
    await bruno.context.set_offline(True)
    await his.brief(5, 5)
    await his.stands("115", "75")
    await bruno.sees(bruno.says("page-pocket-pad-room-apart"))
    await hers.brief(200, 0)
    await hers.stands("310", "70")
    await bruno.context.set_offline(False)
    for one in (his, hers):
        await one.hear()
        await one.stands("315", "75")
        await one.person.sees(one.person.says("page-pocket-pad-clash-lines", numbers="3, 4"))
    # One of the two goes, and all have the same.
    await anna.page.get_by_role("button", name=anna.text("page-pocket-pad-edit", number="4", kind="smazzata")).click()
    await anna.button("page-pocket-pad-remove").click()
    await anna.settled()
    for one in (his, hers):
        await one.hear()
        await one.stands("310", "70")
        await expect(one.page.locator(".clash")).to_have_count(0)


async def test_a_pad_that_is_not_there(person: Invite) -> None:
    anna = await person(lang="it")
    anna.expects("the server responded with a status of 404")
    for path in ("/pocket/pad/nowhere", "/pocket/pad/join/aaaaaaaaaaaaaaaaaaaaaa", "/pocket/none"):
        await anna.visit(path)
        await anna.sees(anna.page.locator("main a[href]").first)
        await expect(anna.page.locator("h1")).to_have_count(1)
