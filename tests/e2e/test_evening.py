"""A whole evening of twenty-six pairs at the desk of a club, from the notice to the signed report.

Only acts of people on pages: the director in the score room, a referee who walks about with a phone, players and
whoever looks on with theirs. The one thing that no page does is to let ten minutes pass.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.async_api import expect

from tests.e2e.desks import Desk, Phone, Totals
from tests.e2e.people import Invite
from tests.running import running_server
from tests.winding import NAME, Winding

pytestmark = [pytest.mark.anyio, pytest.mark.long]

PHONE = (390, 844)
REFEREE = "Verdi Ida"

PAIRS = (
    *(("Abate", "Barone"), ("Basile", "Caruso"), ("Cattaneo", "Conte"), ("Coppola", "Costa"), ("Damico", "Deluca")),
    *(("Esposito", "Ferrara"), ("Ferri", "Fontana"), ("Gallo", "Gatti"), ("Gentile", "Giordano"), ("Grassi", "Greco")),
    *(("Guerra", "Leone"), ("Lombardi", "Longo"), ("Mancini", "Marini"), ("Marino", "Mariani"), ("Martini", "Messina")),
    *(
        ("Monti", "Moretti"),
        ("Negri", "Orlando"),
        ("Palmieri", "Parisi"),
        ("Pellegrini", "Piras"),
        ("Ricci", "Rinaldi"),
    ),
    *(("Riva", "Romano"), ("Rossetti", "Ruggiero"), ("Russo", "Sala"), ("Sanna", "Santoro"), ("Serra", "Silvestri")),
    *(("Testa", "Valente"), ("Villa", "Vitale")),
)
"""Twenty-seven of them have entered. The last three stand wrongly on the sheet of the entries."""


class Evening(NamedTuple):
    """Who is there, and the clock of the hall."""

    dino: Desk
    clock: Winding
    invite: Invite
    links: dict[str, str]
    """Of the roles, by their names."""
    public: str
    """Where everybody looks."""

    async def pass_minutes(self, minutes: int) -> None:
        """In the hall and in the score room, on the server as on the page that counts down."""
        self.clock.forward(minutes * 60)
        await self.dino.page.clock.fast_forward(minutes * 60_000)


def score(round_: int, table: int) -> Totals:
    """What a table brings to the score room: no two sheets of a round are alike."""
    return 805 + 70 * ((5 * table + 3 * round_) % 13), 610 + 55 * ((7 * table + round_) % 17)


@pytest.fixture(scope="module")
def clock(tmp_path_factory: pytest.TempPathFactory) -> Winding:
    return Winding(tmp_path_factory.mktemp("clock") / "ahead")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, clock: Winding) -> Iterator[str]:
    """A server of its own, whose clock is wound."""
    with running_server(tmp_path_factory.mktemp("site") / "data", **{NAME: str(clock.path)}) as address:
        yield address


async def test_an_evening_of_twenty_six_pairs(person: Invite, clock: Winding) -> None:
    evening = await the_notice(person, clock)
    dino = evening.dino
    await entries_from_a_sheet_with_faults(dino)
    await check_in_of_an_odd_field(dino)

    gallo = await somebody_follows_a_pair(evening)
    await first_positions(dino, gallo)
    referee = await the_referee_comes(evening)
    await late_pairs(dino)
    await a_call_with_its_ruling(referee)
    await a_score_by_phone(evening)
    await an_arbitral_score_and_a_match_left(dino)
    await the_sheets_of_round(dino, 1)
    await the_ranking_is_posted(dino, gallo)

    await a_substitution(dino)
    await the_positions_of_round(dino, 2, pairs=26)
    await an_old_score_is_corrected(dino)
    await the_third_warning_costs_a_point(referee)
    await the_sheets_of_round(dino, 2)

    await a_pair_is_away(dino)
    await the_positions_of_round(dino, 3, pairs=25)
    await the_sheets_of_round(dino, 3)
    await the_pair_comes_back(dino)
    await the_positions_of_round(dino, 4, pairs=26)
    await the_sheets_of_round(dino, 4)
    await the_ranking_is_checked(evening, 4)
    await groups_by_merit(dino)
    await the_positions_of_round(dino, 5, pairs=26)
    await at_midnight_the_plan_is_shortened(dino)
    await the_sheets_of_round(dino, 5)
    await the_ranking_is_checked(evening, 5)
    await prizes_and_the_end(dino, gallo)
    await the_report_against_the_log(dino)


# ── Before the start ─────────────────────────────────────────────────────────────────────────────────────────────────


async def the_notice(invite: Invite, clock: Winding) -> Evening:
    """Two rounds of Mitchell, two of Danese, two in groups by merit; phones may send scores."""
    person = await invite(lang="it", size=(1366, 900))
    await person.context.clock.install()
    await person.visit("/tournaments")
    await person.link("page-desk-new").click()
    dino = Desk(person)
    for label, value in (
        ("page-desk-new-name", "Giovedì sera"),
        ("page-desk-new-date", "2026-11-19"),
        ("page-desk-new-place", "Circolo Adriatico"),
        ("page-desk-new-fee", "10"),
        ("page-desk-new-you", "Dino"),
    ):
        await dino.field(label).fill(value)
    await dino.page.get_by_label(person.text("seating-order")).check()
    phases = ("mitchell", "2", ""), ("danish", "2", ""), ("danish", "2", "6, 7")
    for at, (movement, rounds, groups) in enumerate(phases):
        if at:
            await dino.button("page-desk-new-phase-add").click()
        await dino.field("page-desk-new-movement").nth(at).select_option(movement)
        await dino.field("page-desk-new-rounds").nth(at).fill(rounds)
        if groups:
            await dino.field("page-desk-new-groups").last.fill(groups)
    await dino.page.get_by_label(re.compile(person.text("page-desk-new-phones"))).check()
    await dino.button("page-desk-new-open").click()
    await person.sees(person.page.get_by_text(person.text("page-desk-links-once")))
    links = dict(
        zip(
            await dino.page.locator("dt").all_inner_texts(),
            await dino.page.locator("dd code").all_inner_texts(),
            strict=True,
        )
    )
    await person.link("page-desk-to-desk").click()
    await expect(dino.page).to_have_url(re.compile("/desk"))
    return Evening(dino, clock, invite, links, dino.page.url.partition("/desk")[0])


async def entries_from_a_sheet_with_faults(dino: Desk) -> None:
    """Three rows are wrong, and told one by one; the others go in, and these are put right by keyboard."""
    good = [
        f"{first};Ada;{100 + at};{second};Ugo;{200 + at};Club {'ABC'[at % 3]}"
        for at, (first, second) in enumerate(PAIRS[:24])
    ]
    wrong = ["Serra;Ada;124;;Ugo;224;Club A", "Testa;Ada;125;;;;Club B", "Villa;Ada;126;Abate;Ada;100;Club C"]
    sheet = "\n".join(["Cognome 1;Nome 1;Tessera 1;Cognome 2;Nome 2;Tessera 2;Circolo", *good, *wrong])
    await dino.field("page-desk-import-file").set_input_files(
        {"name": "iscritti.csv", "mimeType": "text/csv", "buffer": sheet.encode()}
    )
    await dino.sees("page-desk-import-found", good=24, bad=3)
    told = dino.page.get_by_role("table", name=dino.text("page-desk-import-problems")).locator("tbody tr")
    await expect(told).to_have_text(
        [
            re.compile("26.*" + re.escape(dino.text("import-no-surname", player=2))),
            re.compile("27.*" + re.escape(dino.text("import-players", players=1, needed=2))),
            re.compile("28.*" + re.escape(dino.text("import-twice-in-sheet", player="Abate Ada", other="2"))),
        ]
    )
    await dino.button("page-desk-import-confirm", count=24).click()
    await dino.sees("page-desk-import-done", count=24)
    for number, (first, second) in enumerate(PAIRS[24:], start=25):
        await dino.enters(number, (first, "Ada", "Club A"), (second, "Ugo", "Club B"))
    await dino.sees("page-desk-entered", count=27)


async def check_in_of_an_odd_field(dino: Desk) -> None:
    """Everybody is here but for two pairs: one is late, of the other nobody knows anything."""
    await dino.go("check-in")
    await dino.button("page-desk-show-missing").click()
    await dino.button("page-desk-all-here", count=27).click()
    await dino.is_told("page-desk-all-are-here", count=27)
    await dino.button("page-desk-show-all").click()
    for surname in ("Testa", "Villa"):
        await dino.field("page-desk-search").fill(surname)
        await dino.page.keyboard.press("Enter")
        await dino.is_told("page-desk-is-not-here", title=await title_of(dino, surname))
    await dino.sees("page-desk-here", here=25, all=27)
    await dino.sees("page-desk-odd", count=1)
    await dino.takes("close", "page-desk-closed")


async def title_of(dino: Desk, surname: str) -> str:
    return str(await dino.entry(surname).locator(".names").evaluate("one => one.firstChild.textContent"))


# ── The first round: Mitchell ────────────────────────────────────────────────────────────────────────────────────────


async def somebody_follows_a_pair(evening: Evening) -> Phone:
    """On the public page there is nothing to be seen of a draft."""
    guest = await evening.invite(lang="en", size=PHONE, touch=True, scheme="dark")
    await guest.visit(evening.public)
    gallo = Phone(guest)
    await gallo.reads("page-public-soon")
    return gallo


async def first_positions(dino: Desk, gallo: Phone) -> None:
    """Somebody rests. Two names are exchanged, for a reason; then everybody knows."""
    await dino.draws(1)
    names = dino.page.locator(".tables button")
    await expect(names).to_have_count(25)
    await expect(dino.page.locator(".tables li", has_text=dino.text("page-desk-rests"))).to_contain_text("Serra")
    await names.filter(has_text="Gallo").click()
    await names.filter(has_text="Grassi").click()
    await dino.field("page-desk-why").fill("sono cognati")
    await dino.page.keyboard.press("Enter")
    await dino.is_told("page-desk-swapped")
    await dino.sees("page-desk-rearranged", why="sono cognati")
    await gallo.reads("page-public-soon")
    await dino.publishes(1)
    await gallo.page.get_by_label(gallo.text("page-public-surname")).fill("gatti")
    await gallo.page.get_by_role("button", name="Gallo").tap()
    table = next(table for table, seats in (await dino.seats()).items() if "Gallo" in " ".join(seats))
    await gallo.reads("page-public-at-table", round=1, table=table)
    slips = await dino.paper("score-slips")
    assert all(first in slips for first, _ in PAIRS[:24])
    await dino.starts()
    await gallo.reads("page-follow-begun", round=1)


async def the_referee_comes(evening: Evening) -> Desk:
    """With a phone, by the link of the role."""
    person = await evening.invite(lang="en", size=PHONE, touch=True, scheme="dark")
    await person.visit(evening.links[evening.dino.text("role-referee")])
    await expect(person.page).not_to_have_url(re.compile("key="))
    await person.sees(person.page.get_by_role("heading", name="Giovedì sera"))
    return Desk(person)


async def late_pairs(dino: Desk) -> None:
    """The late pair sits down with the one that would rest; who came late to a table has it measured."""
    await dino.go("check-in")
    await dino.field("page-desk-search").fill("testa")
    await dino.page.keyboard.press("Enter")
    await dino.button("page-desk-came-now", dino.box, round=1).click()
    await dino.box.wait_for(state="hidden")
    await dino.sees("page-desk-here", here=26, all=27)
    seats = await dino.seats()
    assert len(seats) == 13
    assert {"Serra", "Testa"} <= set(re.findall(r"\w+", " ".join(seats[13])))
    await dino.late("Coppola – Costa (4)", "3:20", ("page-desk-late-bonus", {"points": 100}))
    await dino.late("Damico – Deluca (5)", "0:40", ("page-desk-late-warning", {}))


async def a_call_with_its_ruling(referee: Desk) -> None:
    """At Damico's table a hint was given: the code asks, orders, and has a warning put down with the call."""
    table = next(table for table, seats in (await referee.seats()).items() if "Damico" in " ".join(seats))
    await referee.go("calls")
    call = referee.page.locator("section[aria-labelledby=call]")
    await referee.field("page-desk-table", call).fill(str(table))
    await referee.field("page-desk-referee", call).fill(REFEREE)
    await referee.field("page-desk-irregularity").select_option("hint")
    for question, answer in (("burraco-fact-when", 0), ("burraco-fact-hint-followed", 1)):
        await expect(call.get_by_text(referee.text(question))).to_be_visible()
        await call.locator("[role=status] button").nth(answer).tap()
    await expect(call.locator(".tick").first).to_contain_text("Art. 22")
    await referee.field("page-desk-erred", call).select_option(label="Damico – Deluca (5)")
    await expect(
        call.get_by_text(referee.text("page-desk-offer-warning", who="Damico – Deluca", article="22"))
    ).to_be_visible()
    await referee.button("page-desk-call-record").click()
    await referee.is_told("page-desk-recorded")
    ledger = referee.page.locator("section[aria-labelledby=ledger] li")
    await expect(ledger.filter(has_text="Damico")).to_have_count(2)


async def a_score_by_phone(evening: Evening) -> None:
    """After the time-out one side sends, takes back what was wrong, sends again; the other agrees, the desk copies."""
    dino = evening.dino
    await dino.go("links")
    await dino.button("page-follow-links-show").click()
    told = await dino.field("page-follow-links-all").input_value()
    links = {title.split()[0]: link for _, title, link in (line.split("\t") for line in told.splitlines())}
    seats = (await dino.seats())[1]
    phones = []
    for side, lang in zip(seats, ("it", "en"), strict=True):
        player = await evening.invite(lang=lang, size=PHONE, touch=True)
        await player.visit(links[side.split()[0]])
        phones.append(Phone(player))
    one, two = phones
    await one.reads("page-public-not-yet")
    await dino.calls_time()
    await one.sends(1200, 400)
    await one.taps("page-follow-take-back")
    await one.sends(*score(1, 1))
    await two.taps("page-public-agree")
    await one.reads("page-public-agreed")
    await dino.go("scores")
    await dino.sees("page-desk-missing", count=13)
    await expect(dino.shown.get_by_text(dino.text("page-desk-sent-agreed"))).to_be_visible()
    await dino.button("page-desk-sent-use").click()
    await dino.button("page-desk-enter-score").click()
    await dino.sees("page-desk-missing", count=12)


async def an_arbitral_score_and_a_match_left(dino: Desk) -> None:
    box = await dino.opens_table(6, "arbitrated")
    for at, points in enumerate(("12", "200", "8", "-200")):
        await box.get_by_label(("VP", "MP")[at % 2], exact=True).nth(at // 2).fill(points)
    await dino.field("page-desk-article", box).fill("37")
    await dino.field("page-desk-referee", box).fill(REFEREE)
    await dino.field("page-desk-why", box).fill("carte mischiate prima del conto")
    await dino.records()
    await expect(dino.result(6)).to_contain_text(["12", dino.text("page-desk-kind-arbitral")])
    box = await dino.opens_table(7, "stopped")
    await dino.field("page-desk-who-left", box).select_option(index=1)
    await box.get_by_label(dino.text("page-desk-reached")).check()
    for at, total in enumerate(("450", "800")):
        await box.locator(".totals input").nth(at).fill(total)
    await box.get_by_label(dino.text("page-desk-late-looked")).check()
    await dino.records()
    await expect(dino.result(7)).to_contain_text(
        [dino.text("page-desk-kind-opponents-left"), dino.text("page-desk-kind-left")]
    )
    await dino.sees("page-desk-missing", count=10)


async def the_sheets_of_round(dino: Desk, round_: int) -> None:
    """Every sheet that is missing, by keyboard alone and as fast as fingers go."""
    await dino.go("round")
    if await dino.person.ready_button("page-desk-step-time-out").is_visible():
        await dino.calls_time()
    await dino.go("scores")
    await expect(dino.page.locator(".totals input").first).to_be_focused()
    tables = [
        int(number)
        for number in await dino.page.locator("section[aria-labelledby=type] .missing button").all_inner_texts()
    ]
    await dino.types(score(round_, table) for table in tables)
    await dino.sees("page-desk-missing", count=0)
    await expect(dino.field("page-desk-table")).to_have_value("")
    for table in tables:
        first, second = score(round_, table)
        await expect(dino.result(table)).to_contain_text([str(first), str(second)])


async def the_ranking_is_posted(dino: Desk, gallo: Phone) -> None:
    await dino.go("standings")
    await dino.takes("post", "page-desk-is-posted")
    await gallo.taps("page-public-standings")
    await gallo.reads("page-public-standings-after", round=1)


# ── The second round ─────────────────────────────────────────────────────────────────────────────────────────────────


async def a_substitution(dino: Desk) -> None:
    box = await dino.opens_entry("Marino")
    await dino.field("page-desk-substitute-whom", box).select_option(index=1)
    new = box.locator("section[aria-labelledby=substitute]")
    await dino.field("page-desk-surname", new).fill("Zanetti")
    await dino.field("page-desk-name", new).fill("Ivo")
    await dino.button("page-desk-substitute-do", box).click()
    await expect(box.get_by_role("listitem").filter(has_text="Zanetti Ivo")).to_be_visible()
    await dino.shuts()


async def the_positions_of_round(dino: Desk, round_: int, *, pairs: int) -> None:
    await dino.draws(round_)
    await expect(dino.page.locator(".tables button")).to_have_count(pairs)
    await expect(dino.page.locator(".tables li", has_text=dino.text("page-desk-rests"))).to_have_count(pairs % 2)
    await dino.publishes(round_)
    await dino.starts()
    # In a Mitchell everybody can be told beforehand where to go; later nobody knows.
    await expect(dino.link_to_paper("guide-cards")).to_have_count(int(round_ == 2))


async def an_old_score_is_corrected(dino: Desk) -> None:
    """Two positions later: it counts from the next round on, and the opponents have to say so."""
    await dino.go("scores")
    box = await dino.opens_table(8, "corrected", round_=1)
    await dino.field("page-desk-mistake", box).select_option("sum")
    await expect(box.get_by_text(dino.text("page-desk-correction-next"))).to_be_visible()
    await expect(box.locator(".answer")).to_contain_text("Art. 20")
    await box.get_by_label(dino.text("page-desk-need-opponents")).check()
    first, second = score(1, 8)
    await box.locator(".totals input").first.fill(str(first + 100))
    await expect(dino.field("page-desk-referee", box)).to_have_value(REFEREE)
    await dino.field("page-desk-why", box).fill("somma sbagliata di cento")
    await dino.records()
    await expect(dino.result(8)).to_contain_text([str(first + 100), str(second)])


async def the_third_warning_costs_a_point(referee: Desk) -> None:
    """Late, a hint, now words: three are a victory point, and the account says so with its article."""
    await referee.go("calls")
    mark = referee.page.locator("section[aria-labelledby=mark]")
    await referee.field("page-desk-entrant-number", mark).fill("5")
    await expect(referee.field("page-desk-referee", mark)).to_have_value(REFEREE)
    await referee.field("page-desk-article", mark).fill("23")
    await referee.field("page-desk-why", mark).fill("words with the next table")
    await expect(mark.get_by_role("status")).to_contain_text("Damico")
    await referee.button("page-desk-record", mark).click()
    await referee.is_told("page-desk-recorded")
    account = await referee.account("Damico")
    assert "one VP less [“Poteri dell'arbitro”]" in account


# ── The third and the fourth: Danese ─────────────────────────────────────────────────────────────────────────────────


async def a_pair_is_away(dino: Desk) -> None:
    box = await dino.opens_entry("Riva")
    await dino.field("page-desk-out-how", box, round=3).select_option("absent")
    await dino.button("page-desk-record", box).click()
    await expect(box.get_by_text(dino.text("page-desk-out-absent"))).to_be_visible()
    await dino.shuts()


async def the_pair_comes_back(dino: Desk) -> None:
    box = await dino.opens_entry("Riva")
    await dino.button("page-desk-returns", box, round=4).click()
    await expect(dino.field("page-desk-out-how", box, round=4)).to_be_visible()
    await dino.shuts()


# ── Groups, and the end ──────────────────────────────────────────────────────────────────────────────────────────────


async def the_ranking_is_checked(evening: Evening, round_: int) -> None:
    """Ten minutes hang on the wall before anything is definitive."""
    dino = evening.dino
    await dino.go("standings")
    await dino.takes("check", "page-desk-is-posted")
    await expect(dino.page.get_by_role("timer")).to_be_visible()
    await expect(dino.person.ready_button("page-desk-step-lock")).to_have_count(0)
    await evening.pass_minutes(10)
    await dino.confirms("lock", "page-desk-locked")
    await dino.sees("page-desk-definitive", round=round_)


async def groups_by_merit(dino: Desk) -> None:
    await dino.takes("cut", "page-desk-is-cut")
    await dino.sees("page-desk-groups", sizes="12, 14")


async def at_midnight_the_plan_is_shortened(dino: Desk) -> None:
    await dino.go("round")
    await dino.button("page-desk-plan-stop", round=5).click()
    await dino.sees("page-desk-plan-rounds", rounds=5, before=6)
    await dino.field("page-desk-why").fill("mezzanotte passata")
    await dino.page.keyboard.press("Enter")
    await dino.is_told("page-desk-plan-changed", rounds=5)


async def prizes_and_the_end(dino: Desk, gallo: Phone) -> None:
    await dino.go("prizes")
    await dino.button("page-desk-prizes-edit").click()
    await dino.field("page-desk-euros").fill("120")
    await dino.field("page-desk-thing").fill("prosciutto")
    await dino.button("page-desk-save").click()
    await dino.is_told("page-desk-recorded")
    await dino.confirms("end", "page-desk-is-ended")
    await dino.sees("page-desk-over")
    await gallo.reads("page-public-definitive")
    await expect(gallo.main.get_by_text("prosciutto")).to_be_visible()


async def the_report_against_the_log(dino: Desk) -> None:
    """Every decision of the evening stands in the report as it stands in the log; every figure has its article."""
    report = re.sub(
        r"Dal registro del torneo, riga \d+ pag\. .*? FIBUR, Codice di Gara 2019", "", await dino.paper("final-report")
    )
    log = await dino.log()
    assert f"{len(log)} righe" in report
    told = joined(report)
    written = [*await dino.log("corrections"), *await dino.log("people")]
    assert len(written) == len(WRITTEN)
    decided = [one for one in log if any(part in one.sentence for part in DECIDED)]
    assert len(decided) == len(DECIDED)
    for line in (*written, *decided):
        assert joined(dino.text("paper-logged", entry=str(line.number), by=line.by, what=line.sentence)) in told, line
    for one in WRITTEN:
        assert sum(one in line.sentence for line in written) == 1, one
    for reason in REASONED:
        assert joined(reason) in told, reason
    for round_, table in [(round_, table) for round_ in range(1, 6) for table in range(1, 13)]:
        first, second = score(round_, table)
        assert f"{first}–{second}" in told or (round_, table) in ((1, 6), (1, 7), (1, 8)), (round_, table)


WRITTEN = (
    "corretto in 1185–940 (errore di somma: somma sbagliata di cento). Arbitro: Verdi Ida",
    "punteggio arbitrale 12–8 VP, +200 / −200 MP, Art. 37 (carte mischiate prima del conto). Arbitro: Verdi Ida",
    "Il compagno del colpevole deve compiere l'azione contraria a quanto suggerito. (Art. 22)",
    "Damico – Deluca (5), 1° turno, tavolo 3, Art. 22",
    "Damico – Deluca (5), 2° turno, Art. 23 (words with the next table). Arbitro: Verdi Ida",
    "esce Mariani Ugo, entra Zanetti Ivo",
    "Assente dal 3° turno: Riva – Romano (21)",
    "Rientra dal 4° turno: Riva – Romano (21)",
)
"""What referees and the director wrote down, as the log has it."""

DECIDED = (
    "bozza cambiata dal direttore (sono cognati)",
    "ritardo di 3′ 20″, Coppola – Costa (4)",
    "ritardo di 0′ 40″, Damico – Deluca (5)",
    "partita sospesa, una linea ha dovuto lasciare (Marino – Mariani (14)); punteggio accertato 450–800",
    "Motivo: mezzanotte passata",
)
"""What was decided besides."""

REASONED = (
    "100 punti agli avversari [Art. 40]",
    "Damico – Deluca (5): ammonizione [Art. 40]",
    "carte mischiate prima del conto; arbitro Verdi Ida [Art. 37]",
    "punteggio accertato 450–800 [Art. 40]",
    "errore di somma (somma sbagliata di cento); arbitro Verdi Ida [Art. 20]",
    "3° turno: riposo, +505 MP e 13 VP [Art. 40]",
    "3° turno: assente (1° turno mancato), −505 MP e 7 VP [Art. 39]",
    "un VP in meno [«Poteri dell'arbitro»]",
    "1° turno: Marino Ada – Mariani Ugo",
)
"""What stands below a figure that is not plain."""


def joined(text: str) -> str:
    """Words without what a line or a typesetter puts between them."""
    return "".join(text.split()).replace("’", "'")
