"""The final report of a day on which much happened, read against its log: every line, every reason at its figure."""

import io
from collections.abc import Sequence
from functools import cache

import pytest
from pypdf import PdfReader

from tests.tournaments.director.desks import Desk, desk
from tests.tournaments.paper import days
from ventaglio.lang import available
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.second_thoughts import TakenBack, Tap
from ventaglio.tournaments.director.undoing import lines_replaced, lines_taken_back
from ventaglio.tournaments.paper import print_
from ventaglio.tournaments.paper.blocks import Facts, Grid, Heading, Signatures, Texts
from ventaglio.tournaments.paper.desk import Asked
from ventaglio.tournaments.paper.records import ruling_slip, warnings
from ventaglio.tournaments.paper.report import CHAPTERS, ELSEWHERE, final_report
from ventaglio.tournaments.words.audit import audit
from ventaglio.tournaments.words.desk import desk_words

IN_LANGUAGES = pytest.mark.parametrize("lang", available())


@cache
def day() -> Desk:
    return days.eventful()


def report(lang: str = "it") -> list[tuple[str, list[object]]]:
    """The blocks under each heading."""
    found: list[tuple[str, list[object]]] = []
    for block in final_report(Asked(day().t, lang, log=day().log)).blocks:
        if isinstance(block, Heading):
            found.append((block.text, []))
        else:
            found[-1][1].append(block)
    return found


def round_(number: int, lang: str = "it") -> dict[str, tuple[tuple[str, ...], str]]:
    """The rows of a round with their notes, by table; who did not play by what they did."""
    title = {"it": f"{number}° turno di 6", "en": f"Round {number} of 6"}[lang]
    (grid,) = (block for name, blocks in report(lang) if name == title for block in blocks if isinstance(block, Grid))
    return {row[0] or row[2]: (row, note) for row, note in zip(grid.rows, grid.notes, strict=True)}


def printed(lang: str) -> list[str]:
    pages = PdfReader(io.BytesIO(print_("final-report", day().t, lang, log=day().log))).pages
    return [" ".join(page.extract_text().split()) for page in pages]


@IN_LANGUAGES
def test_every_decision_of_the_log_is_told_word_for_word_with_its_line(lang: str) -> None:
    words, told = (
        desk_words(lang),
        [text for _, blocks in report(lang) for b in blocks if isinstance(b, Texts) for text in b.texts],
    )
    decided = [entry for entry in day().log if not isinstance(entry.body, ELSEWHERE)]
    assert {type(entry.body) for entry in decided} >= {e.Substituted, e.Absent, e.Returned, e.Stopped, e.CameLate}
    for entry in decided:
        line = words.text("paper-logged", entry=str(entry.seq), by=entry.by, what=audit(words, entry, day().t))
        assert told.count(line) == 1, line
    for noted in day().t.ledger:
        entry = e.Entry(noted.entry, 0.0, "Arbitro", "director", noted.body)
        line = words.text("paper-logged", entry=str(noted.entry), by="Arbitro", what=audit(words, entry, day().t))
        assert told.count(line) == 1, line


@pytest.mark.long
@IN_LANGUAGES
def test_the_printed_report_holds_the_same_words(lang: str) -> None:
    text = "".join("".join(page.split()) for page in printed(lang)).replace("’", "'")
    for _, blocks in report(lang):
        for block in blocks:
            if isinstance(block, Texts):
                for one in block.texts:
                    # A page may end in the middle of a sentence, with its foot and the head of the next.
                    half = "".join(one.split())
                    assert half[: len(half) // 2] in text or half[len(half) // 2 :] in text, one


@pytest.mark.article("fibur-2019", "40", "39", "19", "20")
def test_every_unusual_figure_of_a_round_has_its_reason_beside_it() -> None:
    first = round_(1)
    tables = [str(table) for table in day().t.rounds[0].matches]
    assert "ritardo di 3′ 20″" in first[tables[0]][1]
    assert first[tables[0]][1].endswith("100 punti agli avversari [Art. 40]")
    assert first[tables[1]][1].endswith("partita persa per assenza [Art. 40]")
    assert "una linea ha dovuto lasciare" in first[tables[2]][1]
    assert "punteggio accertato 400–300" in first[tables[2]][1]
    assert first[tables[3]][1] == "score smarrito [Art. 19]"
    assert "score lasciato sul tavolo: un VP in meno a" in first[tables[4]][1]
    assert "corretto da" in first[tables[5]][1]
    assert "errore di somma (somma sbagliata); arbitro Dario Àrbitri [Art. 20]" in first[tables[5]][1]
    assert first["riposo"][1].endswith("[Art. 40]")


@pytest.mark.article("fibur-2019", "37")
def test_an_arbitral_score_has_its_referee_and_reason() -> None:
    table = str(next(iter(day().t.rounds[1].matches)))
    row, note = round_(2)[table]
    assert row[-1] == "12–8"
    assert note == "punteggio arbitrale: carte mischiate prima del conto; arbitro Dario Àrbitri [Art. 37]"


@pytest.mark.article("fibur-2019", "39")
def test_who_missed_a_round_stands_there_with_points_and_article() -> None:
    _, note = round_(2)["assenti"]
    assert note == "2° turno: assente (1° turno mancato), −505 MP e 7 VP [Art. 39]"


@pytest.mark.article("fibur-2019", "39")
def test_rounds_have_the_names_of_those_who_played_them() -> None:
    old, new = days_names(1), days_names(2)
    assert old != new
    assert new.endswith("Gialli Ivo")
    for number, name in ((1, old), (2, new), (6, new)):
        assert any(name in cell for row, _ in round_(number).values() for cell in row)
    grid = next(block for name, blocks in report() if name == "Iscritti" for block in blocks if isinstance(block, Grid))
    assert grid.notes[4] == f"1° turno: {old.removeprefix('5  ')}"


def days_names(number: int) -> str:
    return Asked(day().t, "it").title(5, number)


@pytest.mark.article("fibur-2019", "Poteri dell'arbitro")
def test_points_that_belong_to_no_match_are_explained_in_the_ranking() -> None:
    grids = [
        block
        for name, blocks in report()
        if name.startswith("Classifica")
        for block in blocks
        if isinstance(block, Grid)
    ]
    notes = {row[1].split()[0]: note for grid in grids for row, note in zip(grid.rows, grid.notes, strict=True)}
    lines = ", ".join(
        str(one.entry) for one in day().t.ledger if isinstance(one.body, e.Warned) and one.body.entrant == 3
    )
    assert f"somma di ammonizioni (righe {lines}), un VP in meno" in notes["3"]
    assert "decisione dell'arbitro Dario Àrbitri (passaggio di carte), -2 VP e −100 MP [Art. 28]" in notes["4"]
    assert notes["9"] == ""
    names = [row[1] for grid in grids for row in grid.rows]
    assert next(name for name in names if name.startswith("9 ")).endswith("(ritirati)")


def test_the_report_says_who_directed_and_how_much_of_each_kind_happened() -> None:
    sections = dict(report())
    (directed,), (summary,) = sections["Chi ha diretto"], sections["In sintesi"]
    assert isinstance(directed, Facts)
    assert dict(directed.facts) == {"direttore di gara": "Arbitro", "arbitro": "Dario Àrbitri"}
    assert isinstance(summary, Facts)
    counted = dict(summary.facts)
    assert (counted["Sostituzioni"], counted["Ritardi"], counted["Punteggi arbitrali"]) == ("1", "2", "1")
    assert len(counted) == len(CHAPTERS) + 1


@IN_LANGUAGES
def test_signatures_are_never_alone_on_a_page(lang: str) -> None:
    assert isinstance(final_report(Asked(day().t, lang, log=day().log)).blocks[-1], Signatures)
    last = printed(lang)[-1]
    assert "SHA-256" in last
    assert desk_words(lang).text("role-director") in last


def test_dates_are_written_as_people_write_them() -> None:
    assert "domenica 15 novembre 2026" in printed("it")[0]
    assert "Sunday 15 November 2026" in printed("en")[0]


@pytest.mark.article("fibur-2019", "40")
def test_what_was_taken_back_stands_in_the_report_and_counts_no_more() -> None:
    """Twice measured and taken back, then once for good; an interruption that was none."""
    day = desk(8)
    day.positions()
    table = next(iter(day.t.rounds[0].matches))
    for line in (
        *(e.CameLate(1, table, 0, 60), e.CameLate(1, table, 0, 90), TakenBack(Tap.LATENESS, 1, table, 0)),
        *(e.CameLate(1, table, 0, 200), e.Interrupted("la luce"), TakenBack(Tap.INTERRUPTION)),
    ):
        day.do(line)
    assert lines_taken_back(day.log) == dict(_taken(day.log))
    blocks = final_report(Asked(day.t, "it", log=day.log)).blocks
    told = [text for block in blocks if isinstance(block, Texts) for text in block.texts]
    assert sum(text.endswith("annullata dalla riga " + str(_taken(day.log)[0][1])) for text in told) == 2
    counted = next(dict(block.facts) for block in blocks if isinstance(block, Facts) and "Ritardi" in dict(block.facts))
    assert counted["Ritardi"] == "1"
    assert counted["Altre decisioni e annotazioni"] == "2", "that it was taken back, twice"


@pytest.mark.article("fibur-2019", "40")
def test_a_later_measure_takes_the_place_of_the_one_before_and_counts_once() -> None:
    day = desk(8)
    day.positions()
    table = next(iter(day.t.rounds[0].matches))
    first = day.do(e.CameLate(1, table, 0, 60))
    later = day.do(e.CameLate(1, table, 0, 200))
    assert lines_replaced(day.log) == {first.seq: later.seq}
    blocks = final_report(Asked(day.t, "it", log=day.log)).blocks
    told = [text for block in blocks if isinstance(block, Texts) for text in block.texts]
    assert sum(text.endswith(f"sostituita dalla riga {later.seq}") for text in told) == 1
    counted = next(dict(block.facts) for block in blocks if isinstance(block, Facts) and "Ritardi" in dict(block.facts))
    assert counted["Ritardi"] == "1"


@pytest.mark.article("fibur-2019", "39", "40")
def test_decisions_name_the_article_behind_them() -> None:
    told = [text for _, blocks in report() for block in blocks if isinstance(block, Texts) for text in block.texts]
    (substitution,) = (text for text in told if "Sostituzione" in text)
    assert substitution.endswith("[Art. 39]")
    assert all("[Art. 40]" in text for text in told if "di ritardo" in text)


def test_what_the_house_wrote_is_told_in_the_language_of_the_reader() -> None:
    """Chosen on an English phone, read in Italian and the other way round; what somebody typed stays as typed."""
    day = desk(8)
    day.positions()
    table = next(iter(day.t.rounds[0].matches))
    for lang, call in (("en", "orders"), ("it", "sentences")):
        made = days.called(day, table, lang, by=call)
        entry = day.do(made)
        day.do(e.Warned(1, 1, "23", "director", days.IRREGULARITY, table, call=entry.seq))
        day.do(e.Penalised(1, 1, -1, "director", "23", why=days.title(day, lang), call=entry.seq))
    for lang, foreign in (("it", "en"), ("en", "it")):
        printed_ = "\n".join(_all(day, lang))
        assert printed_.count("mi scusi") == 4, "of each call, in the report and on its slip"
        assert days.title(day, lang) in printed_
        assert days.title(day, foreign) not in printed_
        for own, other in zip(days.orders(day, lang), days.orders(day, foreign), strict=True):
            assert own in printed_
            assert other not in printed_
        assert desk_words(foreign).text("role-director") not in printed_


def _all(day: Desk, lang: str) -> list[str]:
    """Every word of the report, the warnings and the slips of a day."""
    asked = [Asked(day.t, lang, log=day.log, entry=one.entry) for one in day.t.ledger]
    calls = [one for one in asked if isinstance(one.noted.body, e.Called)]
    papers = (final_report(asked[0]), warnings(asked[0]), *map(ruling_slip, calls))
    found: list[str] = []
    for block in (block for paper in papers for block in paper.blocks):
        if isinstance(block, Texts):
            found += block.texts
        elif isinstance(block, Grid):
            found += [*(cell for row in block.rows for cell in row), *block.notes]
        elif isinstance(block, Facts):
            found += [value for _, value in block.facts]
    return found


def _taken(log: Sequence[e.Entry]) -> list[tuple[int, int]]:
    late = [entry.seq for entry in log if isinstance(entry.body, e.CameLate)]
    broken = next(entry.seq for entry in log if isinstance(entry.body, e.Interrupted))
    first, second = (entry.seq for entry in log if isinstance(entry.body, TakenBack))
    return [(late[0], first), (late[1], first), (broken, second)]
