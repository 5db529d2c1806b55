"""Every paper of a tournament, printed and read back: what stands on it, in which size, marked as what."""

import io
import re
from functools import cache

import pytest
from msgspec.structs import replace
from pypdf import PdfReader

from tests.tournaments.director.desks import Desk
from tests.tournaments.paper import days
from tests.tournaments.paper.days import links_of
from ventaglio.core.refusal import BadInput
from ventaglio.lang import available, translator
from ventaglio.lang.refusals import explain_bad_input
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.drafting import draft
from ventaglio.tournaments.director.entrants import Player, folded
from ventaglio.tournaments.director.plan import Phase
from ventaglio.tournaments.director.terms import Format, Movement
from ventaglio.tournaments.paper import KINDS, print_
from ventaglio.tournaments.paper.blocks import Grid
from ventaglio.tournaments.paper.deals import deal_sheets
from ventaglio.tournaments.paper.desk import Asked
from ventaglio.tournaments.paper.keepsakes import certificates
from ventaglio.tournaments.paper.links import NO_LINKS
from ventaglio.tournaments.paper.scores import ranking
from ventaglio.tournaments.paper.seats import guide_cards, positions_by_name, table_numbers
from ventaglio.tournaments.paper.slips import score_slips

SLIPS = ("score-slips", "score-slips-a5", "score-slips-three", "score-slips-four")
LOOSE = (*SLIPS, "guide-cards", "table-numbers", "player-links", "table-links", "labels", "place-cards", "certificates")
"""What is cut apart has no head and no foot."""
IN_LANGUAGES = pytest.mark.parametrize("lang", available())


@cache
def finished() -> Desk:
    return days.finished()


@cache
def teams() -> Desk:
    return days.half_scored(days.teams())


@cache
def yellow() -> Desk:
    return days.drafted(days.yellow())


def call_of(day: Desk) -> int:
    return next(one.entry for one in day.t.ledger if isinstance(one.body, e.Called))


def printed(kind: str, day: Desk, lang: str = "it", **asked: int) -> list[str]:
    """The text of each page, with single spaces."""
    reader = PdfReader(io.BytesIO(print_(kind, day.t, lang, log=day.log, links=links_of(day), **asked)))
    return [" ".join(page.extract_text().split()) for page in reader.pages]


def asked_for(kind: str, day: Desk) -> dict[str, int]:
    return {"ruling-slip": {"entry": call_of(day)}, "guide-cards": {"round": 1}}.get(kind, {})


@pytest.mark.parametrize(
    "lang, words", [("it", "importato fino alla riga 57, non verificato"), ("en", "imported up to line 57, unverified")]
)
def test_what_comes_from_elsewhere_says_so_in_the_foot_of_every_page(lang: str, words: str) -> None:
    day = finished()
    elsewhere = replace(day.t, imported=57)
    for kind in ("standings", "final-report"):
        pages = PdfReader(io.BytesIO(print_(kind, elsewhere, lang, log=day.log))).pages
        for page in pages:
            assert words in " ".join(page.extract_text().split()).replace("’", "'"), kind


# ── Every paper ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.long
@IN_LANGUAGES
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "deal-sheets"])
def test_every_kind_can_be_printed_and_says_whose_it_is(kind: str, lang: str) -> None:
    pages = printed(kind, finished(), lang, **asked_for(kind, finished()))
    assert translator(lang).text(f"paper-{kind}")
    assert all("«Città #1» *2026* $x$" in page for page in pages), "signs in a name are no markup"
    if kind not in LOOSE:
        assert all("FIBUR, Codice di Gara 2019" in page for page in pages)
        assert [re.search(r"(\d+) / (\d+)", page) is not None for page in pages] == [True] * len(pages)


@pytest.mark.long
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in ("ruling-slip", "guide-cards", "deal-sheets")])
def test_teams_and_yellow_tournaments_are_printed_too(kind: str) -> None:
    assert printed(kind, teams())
    assert printed(kind, yellow())


def test_only_grey_is_used() -> None:
    """Black and white: no page asks for a colour."""
    for kind in ("positions-by-table", "score-slips", "final-report"):
        reader = PdfReader(io.BytesIO(print_(kind, yellow().t, "it")))
        for page in reader.pages:
            content = page.get_contents()
            assert content is not None
            painted = re.findall(rb"((?:[\d.]+ )+)(?:scn|SCN)", content.get_data())
            assert painted
            assert {len(one.split()) for one in painted} == {1}, "one figure is a grey, three are a colour"


@pytest.mark.parametrize("kind", ["positions-by-table", "positions-by-name", "standings"])
def test_what_is_posted_is_read_from_two_metres(kind: str) -> None:
    sizes: dict[str, float] = {}

    def see(text: str, cm: list[float], tm: list[float], font: object, size: float) -> None:
        if text.strip():
            sizes[text.strip()] = abs(size * tm[0] * cm[0]) if tm[0] else size

    for page in PdfReader(io.BytesIO(print_(kind, finished().t, "it"))).pages:
        page.extract_text(visitor_text=see)
    surnames = [size for text, size in sizes.items() if "Zanetti" in text]
    assert surnames
    assert min(surnames) >= 16


# ── Positions ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_draft_is_marked_on_every_page_and_published_positions_are_not() -> None:
    for kind in ("positions-by-table", "positions-by-name", "score-slips"):
        assert all("BOZZA" in page for page in printed(kind, yellow()))
        assert all("DRAFT" in page for page in printed(kind, yellow(), "en"))
        assert not any("BOZZA" in page for page in printed(kind, yellow(), round=1))


def test_every_player_is_in_the_alphabetical_list_once() -> None:
    for day in (finished(), teams(), yellow()):
        rows = positions_by_name(Asked(day.t, "it")).blocks[0].rows  # type: ignore[union-attr]
        names = [row[0] for row in rows]
        assert sorted(names) == sorted(str(player) for one in day.t.entrants.values() for player in one.players)
        assert [folded(name) for name in names] == sorted(map(folded, names)), "accents do not count"


def test_positions_are_listed_group_by_group() -> None:
    text = " ".join(printed("positions-by-table", finished()))
    assert text.index("Girone 1") < text.index("Girone 2") < text.index("Girone 3")


def test_table_numbers_follow_the_round_or_the_entrants() -> None:
    first = min(teams().t.rounds[0].matches)
    numbers = [one["number"] for one in table_numbers(Asked(teams().t, "it", round=1)).items]
    assert numbers[:2] == [f"{first}A", f"{first}B"]
    before = days.opened(days.notice(Phase(Movement.DANISH, 3)), 9)
    assert [one["number"] for one in table_numbers(Asked(before.t, "it")).items] == ["1", "2", "3", "4"]


# ── Slips and cards ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fibur-2019", "18", "19")
def test_a_slip_has_the_table_of_victory_points_of_its_round() -> None:
    slips = score_slips(Asked(finished().t, "it"))
    assert len(slips.items) == len(finished().t.rounds[-1].matches)
    assert slips.shared["bands"][0] == ["0–100", "10–10"]  # type: ignore[index]
    assert slips.shared["bands"][3] == ["505–700", "13–7"]  # type: ignore[index]
    assert slips.shared["bands"][-1] == ["oltre 2000", "20–0"]  # type: ignore[index]
    assert len(slips.shared["hands"]) == 4  # type: ignore[arg-type]


def test_teams_have_a_slip_for_each_table_with_the_pair_that_sits_there() -> None:
    day = days.teams()
    number = day.positions()
    match = next(iter(day.t.rounds[-1].matches.values()))
    team = match.sides[0][0]
    day.do(e.LinedUp(number, team, ((0, 3), (1, 2))))
    first, second = score_slips(Asked(day.t, "it")).items[:2]
    players = day.t.entrants[team].players
    assert (first["table"], second["table"]) == (f"{match.table}A", f"{match.table}B")
    assert str(first["sides"][0]).endswith(f"{players[0]} – {players[3]}")  # type: ignore[index]
    assert str(second["sides"][0]).endswith(f"{players[1]} – {players[2]}")  # type: ignore[index]


def test_duplicates_have_a_line_for_each_board_and_no_table() -> None:
    day = days.opened(days.notice(Phase(Movement.DANISH, 2), code="moderne", hands=8), 8)
    day.positions()
    slips = score_slips(Asked(day.t, "en"))
    assert slips.shared["bands"] == []
    assert slips.shared["hands"][-1] == "Board 8"  # type: ignore[index]
    assert printed("score-slips", day)


def duplicate(hands: int = 8) -> Desk:
    day = days.opened(days.notice(Phase(Movement.DANISH, 2), code="moderne", hands=hands), 8)
    day.positions()
    return day


@pytest.mark.article("moderne", "17")
def test_deal_sheets_have_every_card_of_every_board_once_and_drawing_again_gives_the_same() -> None:
    day = duplicate()
    sheet = deal_sheets(Asked(day.t, "it"))
    assert len(sheet.items) == 8
    for item in sheet.items:
        ranks = [rank for hand in item["hands"] for _, held in hand["suits"] for rank in held.split() if rank != "—"]  # type: ignore[attr-defined]
        assert sorted(ranks) == sorted("A234567DCR" * 4)
    assert deal_sheets(Asked(day.t, "it")).items == sheet.items
    assert sheet.items[0]["hands"] != sheet.items[1]["hands"]
    assert printed("deal-sheets", day)


def sizes_of_names(kind: str, day: Desk) -> set[float]:
    """The sizes in which surnames are printed."""
    found: set[float] = set()
    surnames = {player.surname for one in day.t.entrants.values() for player in one.players}

    def see(text: str, cm: list[float], tm: list[float], font: object, size: float) -> None:
        if any(surname in text for surname in surnames) and "Trofeo" not in text:
            found.add(round(abs(size * tm[0] * cm[0]) if tm[0] else size, 1))

    for page in PdfReader(io.BytesIO(print_(kind, day.t, "it"))).pages:
        page.extract_text(visitor_text=see)
    return found


@pytest.mark.parametrize("kind, slips", [("score-slips-a5", 1), ("score-slips-three", 3), ("score-slips-four", 4)])
def test_slips_come_in_three_sizes_with_all_names_in_one(kind: str, slips: int) -> None:
    day = finished()
    pages = PdfReader(io.BytesIO(print_(kind, day.t, "it"))).pages
    assert len(pages) == -(-len(day.t.rounds[-1].matches) // slips)
    width, height = sorted((float(pages[0].mediabox.width), float(pages[0].mediabox.height)))
    assert (round(width), round(height)) == ((421, 595) if kind.endswith("a5") else (595, 842))
    assert pages[0].extract_text().count("Tavolo") == slips
    assert len(sizes_of_names(kind, day)) == 1


def test_a_slip_too_small_for_its_round_is_refused() -> None:
    with pytest.raises(BadInput):
        print_("score-slips-three", duplicate(12).t, "it")


@pytest.mark.parametrize("pairs, sheets", [(26, 1), (99, 3)])
def test_a_crosstable_fits_its_page(pairs: int, sheets: int) -> None:
    """A line for each entrant, whatever the names: so many lines, so many pages."""
    day = days.long(pairs)
    pages = PdfReader(io.BytesIO(print_("crosstable", day.t, "it"))).pages
    assert len(pages) == sheets
    lines = [line for page in pages for line in page.extract_text().splitlines()]
    assert sum(line.count(":") == 11 for line in lines) == pairs


def test_a_ranking_has_the_place_of_everybody_in_the_group_and_among_all() -> None:
    day = days.in_groups(24)
    day.play()
    blocks = [block for block in ranking(Asked(day.t, "it")).blocks if isinstance(block, Grid)]
    assert [column.head for column in blocks[1].columns] == ["Posto", "Gen.", "Iscritti", "Circolo", "VP", "MP"]
    assert [(row[0], row[1]) for row in blocks[1].rows][:2] == [("1", "9"), ("2", "10")]


def test_certificates_are_for_the_first_three_and_for_every_prize_of_a_list() -> None:
    items = certificates(Asked(finished().t, "it")).items
    told = [str(item["what"]) for item in items]
    assert told[:2] == ["ha conquistato il 1° posto"] * 2
    assert "ha conquistato il 1° posto, Girone 2" in told
    assert "ha conquistato il 1° posto, categoria B" in told
    assert certificates(Asked(finished().t, "it")).mark == ""
    assert certificates(Asked(days.in_groups(24).t, "it")).mark == "BOZZA"


@pytest.mark.parametrize("entrants", [12, 13])
@pytest.mark.parametrize("movement", [Movement.MITCHELL, Movement.ROUND_ROBIN], ids=lambda one: one.value)
def test_guide_cards_say_what_the_rounds_will_be(movement: Movement, entrants: int) -> None:
    day = days.opened(days.notice(Phase(movement, 4)), entrants)
    day.play()
    cards = {str(card["who"]): card["rounds"] for card in guide_cards(Asked(day.t, "it")).items}
    assert len(cards) == entrants
    asked = Asked(day.t, "it")
    for number in (2, 3, 4):
        day.play()
        for match in day.t.rounds[number - 1].matches.values():
            (one,), (other,) = match.sides
            line = cards[asked.title(one)][number - 1]  # type: ignore[index]
            assert line == {"round": str(number), "table": str(match.table), "opponents": asked.title(other)}
        for rests in day.t.rounds[number - 1].rests:
            assert cards[asked.title(rests)][number - 1]["opponents"] == "riposo"  # type: ignore[index]


@pytest.mark.article("fibur-2019", "40")
@pytest.mark.parametrize("at_once", [True, False])
@pytest.mark.parametrize("movement", [Movement.MITCHELL, Movement.ROUND_ROBIN], ids=lambda one: one.value)
def test_guide_cards_printed_again_have_who_came_late_and_who_is_away(movement: Movement, at_once: bool) -> None:
    day = days.opened(days.notice(Phase(movement, 5)), 13)
    day.positions()
    day.do(e.Started(1))
    day.do(e.Entered(14, (Player("Tardi", "Ada"), Player("Tardi", "Ugo")), at_once=at_once))
    day.do(e.TimeCalled(1))
    day.score(1)
    day.do(e.Absent(3, 4))
    asked = Asked(day.t, "it")
    cards = {str(card["who"]): card["rounds"] for card in guide_cards(asked).items}
    assert len(cards) == 14
    for number in range(1, 6):
        if number > 1:
            day.play()
        one = day.t.rounds[number - 1]
        for match in one.matches.values():
            for (me,), (other,) in (match.sides, match.sides[::-1]):
                told = {"round": str(number), "table": str(match.table), "opponents": asked.title(other)}
                assert cards[asked.title(me)][number - 1] == told  # type: ignore[index]
        instead = {**dict.fromkeys(one.rests, "riposo"), **dict.fromkeys(one.absent, "assenti")}
        if number == 1 and not at_once:
            instead[14] = "non ancora iscritti"
        assert len(instead) + 2 * len(one.matches) == 14
        for rests, told_ in instead.items():
            assert cards[asked.title(rests)][number - 1]["opponents"] == told_  # type: ignore[index]


def test_guide_cards_of_a_round_that_was_played_otherwise_say_how_it_was_played() -> None:
    day = days.opened(days.notice(Phase(Movement.MITCHELL, 3)), 8)
    day.positions()
    day.do(e.Started(1))
    (one, two), asked = list(day.t.rounds[0].matches.values())[:2], Asked(day.t, "it")
    swapped = (replace(one, sides=(two.sides[0], one.sides[1])), replace(two, sides=(one.sides[0], two.sides[1])))
    day.do(e.SatWrongly(1, swapped, (one.sides[0][0], two.sides[0][0]), "Dario"))
    card = next(c for c in guide_cards(Asked(day.t, "it")).items if c["who"] == asked.title(one.sides[1][0]))
    assert card["rounds"][0]["opponents"] == asked.title(two.sides[0][0])  # type: ignore[index]


# ── Results, rankings, records ───────────────────────────────────────────────────────────────────────────────────────


def test_missing_scores_are_the_tables_that_are_waited_for() -> None:
    text = " ".join(printed("missing-scores", teams()))
    assert text.count("non arrivato") == len(teams().t.missing(2))
    assert "Gli score sono arrivati tutti." in " ".join(printed("missing-scores", finished()))


def test_a_ranking_says_whether_it_can_still_change() -> None:
    day = days.in_groups(24)
    day.play()
    assert "BOZZA" in printed("standings", day)[0]
    day.post()
    assert "Provvisoria" in printed("standings", day)[0]
    day.post(checking=True)
    assert "10 minuti" in printed("standings", day)[0]
    day.wait(10)
    day.do(e.Locked(3))
    assert "Definitiva" in printed("standings", day)[0]
    assert "Definitiva" in printed("standings", day, after=2)[0]


def test_a_ruling_slip_has_its_articles_and_a_place_to_sign() -> None:
    text = printed("ruling-slip", finished(), entry=call_of(finished()))[0]
    assert "Art. 30 — FIBUR 2019, «Procedura» — FIBUR 2019" in text
    assert "La carta resta sul tavolo. Si riprende." in text
    assert text.count("Dario Àrbitri") == 1


def test_the_final_report_has_everything_and_the_fingerprint_of_the_log() -> None:
    text = " ".join(printed("final-report", finished()))
    for part in ("Relazione finale", "Girone 3", "500,00 €", "Deferimento", "errore di somma", "SHA-256", "ritardo"):
        assert part in text
    assert f"{len(finished().log)} righe" in text
    without = print_("final-report", finished().t, "it")
    assert "SHA-256" not in PdfReader(io.BytesIO(without)).pages[-1].extract_text()


@pytest.mark.article("fibur-2019", "41")
def test_a_tournament_broken_off_early_gives_the_money_back() -> None:
    day = days.opened(days.notice(Phase(Movement.DANISH, 4)), 8)
    day.play()
    day.do(e.Interrupted("manca la luce"))
    assert "si rimborsa tutto il montepremi" in printed("prizes", day)[0]


# ── What cannot be printed ───────────────────────────────────────────────────────────────────────────────────────────


@IN_LANGUAGES
@pytest.mark.parametrize(
    "kind, asked",
    [
        ("positions-by-table", {"round": 9}),
        ("standings", {"after": 9}),
        ("ruling-slip", {}),
        ("guide-cards", {}),
        ("deal-sheets", {}),
        ("?", {}),
    ],
    ids=["round", "ranking", "call", "guides", "deals", "kind"],
)
def test_what_cannot_be_printed_is_explained(kind: str, asked: dict[str, int], lang: str) -> None:
    with pytest.raises(BadInput) as caught:
        print_(kind, finished().t, lang, log=(), links=NO_LINKS, **asked)
    assert explain_bad_input(caught.value, lang) != str(caught.value)


def test_one_to_one_has_single_players() -> None:
    day = days.opened(days.notice(Phase(Movement.DANISH, 2), format=Format.ONE_TO_ONE, hands=2), 6)
    day.do(draft(day.t))
    assert "BOZZA" in printed("positions-by-name", day)[0]
