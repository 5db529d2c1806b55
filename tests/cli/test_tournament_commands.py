"""The commands of a tournament's desk, one by one: what they put on record, and what they refuse."""

import csv
import io
import json
from pathlib import Path

import pytest

from tests.cli.conftest import Cli
from tests.cli.tournaments import TournamentDesk
from tests.server.desk.days import Time
from ventaglio.cli.tournament.notice import cents, read_phase
from ventaglio.cli.tournament.rankings import read_prize
from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.director.events import Prize
from ventaglio.tournaments.director.plan import Phase
from ventaglio.tournaments.director.terms import Movement

REFEREE = ("--referee", "Verdi")
NAMES = ("Rossi", "Bianchi", "Neri", "Verdi", "Gialli", "Bruni", "Grigi", "Celesti")


@pytest.fixture
def desk(tournament_desk: TournamentDesk) -> TournamentDesk:
    return tournament_desk


@pytest.fixture
def playing(desk: TournamentDesk) -> TournamentDesk:
    """Six pairs in the first of three rounds, seated as they entered: 1 and 2 at table 1."""
    desk.does("new", "Prova", "--phase", "danish:3", "--seating", "order", "--no-clubs-apart")
    for name in NAMES[:6]:
        desk.does("enter", f"{name} Anna", f"{name} Ugo")
    desk.does("checkin", "--all")
    desk.does("close", "--seed", "1")
    desk.does("draft")
    desk.does("publish")
    desk.does("start")
    return desk


def told(answer: str) -> str:
    """What a command said, however the lines fell."""
    return " ".join(answer.split())


# ── The notice ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "text, phase",
    [
        ("mitchell:6", Phase(Movement.MITCHELL, 6)),
        ("mitchell:6:skip=2", Phase(Movement.MITCHELL, 6, skip=2)),
        ("danish:2:session", Phase(Movement.DANISH, 2, new_session=True)),
        ("danish:3:7,9,9…", Phase(Movement.DANISH, 3, (7, 9, 9))),
        ("danish:3:7,9,...", Phase(Movement.DANISH, 3, (7, 9))),
        ("danish-modified:2:10", Phase(Movement.DANISH_MODIFIED, 2, (10,))),
    ],
)
def test_phases(text: str, phase: Phase) -> None:
    assert read_phase(text) == phase


@pytest.mark.parametrize("text", ["", "danish", "waltz:3", "danish:x", "danish:3:a", "danish:3:0", "danish:3:7,,9"])
def test_what_is_no_phase(text: str) -> None:
    with pytest.raises(BadInput):
        read_phase(text)


def test_money_and_prizes() -> None:
    assert [cents(text) for text in ("25", "25.5", "25,50", "€ 3", "0.05")] == [2500, 2550, 2550, 300, 5]
    for text in ("", "x", "1.234", "-3", "1.2.3"):
        with pytest.raises(BadInput):
            cents(text)
    assert read_prize("1:500") == Prize(1, 50_000)
    assert read_prize("3:prosciutto") == Prize(3, thing="prosciutto")
    assert read_prize("2:€100:group=2") == Prize(2, 10_000, group=1)
    assert read_prize("1:coppa:category=C") == Prize(1, thing="coppa", category="C")
    for text in ("", "1", "1:", "x:3", "1:5:group=0", "1:5:colour=red"):
        with pytest.raises(BadInput):
            read_prize(text)


def test_a_notice_is_judged_by_its_code(desk: TournamentDesk) -> None:
    assert "[Art. 18 — FIBUR 2019]" in desk.refuses("new", "Prova", "--hands", "9")
    assert "not provide for" in desk.refuses("new", "Prova", "--set", "colour=red")
    assert desk.run("new", "Prova", "--phase", "waltz:3").code == 2
    assert desk.reads("list") == []
    assert desk.does("list") == "There are no tournaments yet: “ventaglio tournament new” opens one.\n"


def test_which_tournament(desk: TournamentDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = desk.run("show")
    assert (nothing.code, nothing.err.startswith("ventaglio: there is no tournament")) == (2, True)
    one = desk.reads("new", "Uno")["id"]
    two = desk.reads("new", "Due")["id"]
    several = desk.run("show")
    assert several.code == 2
    assert one in several.err
    assert desk.reads("show", "--id", one)["notice"]["name"] == "Uno"
    monkeypatch.setenv("VENTAGLIO_TOURNAMENT", two)
    assert desk.reads("show")["notice"]["name"] == "Due"
    assert "There is no tournament nowhere here" in desk.run("show", "--id", "nowhere").err


@pytest.mark.parametrize("url", ["", "nonsense", "postgresql+asyncpg://nobody@127.0.0.1:1/nothing"])
def test_a_database_that_is_none(desk: TournamentDesk, monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    """A file that is no database, an address that is no address, a server that is not there."""
    folder = desk.folder / "data"
    folder.mkdir()
    (folder / "ventaglio.sqlite3").write_text("no database, whatever its name says" * 9, encoding="utf-8")
    monkeypatch.setenv("VENTAGLIO_DATABASE", url)
    answer = desk.run("list")
    assert (answer.code, answer.out, answer.err.count("\n")) == (2, "", 1)


# ── Entries and positions ────────────────────────────────────────────────────────────────────────────────────────────


def test_entries(desk: TournamentDesk) -> None:
    desk.does("new", "Prova", "--fee", "10")
    desk.does("enter", "De Luca Anna", "Rossi Bianchi, Ugo", "--club", "Adriatico", "--card", "1", "--card", "2")
    (only,) = desk.reads("show")["entrants"]
    assert [(one["surname"], one["name"]) for one in only["players"]] == [("De Luca", "Anna"), ("Rossi Bianchi", "Ugo")]
    assert "There is one player: 2 are needed" in desk.refuses("enter", "Sola Anna")
    assert desk.run("enter").code == 2
    assert desk.run("checkin", 7).code == 2
    assert desk.run("checkin").code == 2
    desk.does("paid", 1)
    desk.does("paid", 1, "--undo")
    desk.does("checkin", 1)
    desk.does("checkin", 1, "--undo")
    shown = desk.reads("show")["entrants"][0]
    assert (shown["paid"], shown["present"]) == (False, False)
    desk.does("cancel", 1, "--why", "ill")
    assert desk.reads("show")["entrants"] == []
    desk.does("close")
    assert "Entries are closed" in desk.refuses("enter", "Rossi Anna", "Bianchi Ugo")
    desk.does("reopen")
    desk.does("enter", "Rossi Anna", "Bianchi Ugo")


def test_positions_are_changed_recalled_and_played_otherwise(desk: TournamentDesk) -> None:
    desk.does("new", "Prova", "--phase", "danish:3", "--seating", "order", "--no-clubs-apart")
    for name in NAMES[:4]:
        desk.does("enter", f"{name} Anna", f"{name} Ugo")
    desk.does("checkin", "--all")
    desk.does("close")
    assert desk.run("swap", 1, 3, "--why", "x").code == 2
    desk.does("draft")
    desk.does("swap", 1, 3, "--why", "wheelchair")
    assert desk.run("swap", 1, 9, "--why", "x").code == 2
    desk.does("publish")
    assert [table["sides"] for table in desk.reads("positions")["tables"]] == [[[3], [2]], [[1], [4]]]
    desk.does("recall", "--why", "mistake")
    desk.does("draft")
    desk.does("publish")
    assert [table["sides"] for table in desk.reads("positions")["tables"]] == [[[1], [2]], [[3], [4]]]
    desk.does("start")
    desk.does("sat", 2, 4, "--warn", 4, *REFEREE)
    assert [table["sides"] for table in desk.reads("positions")["tables"]] == [[[1], [4]], [[3], [2]]]
    assert "Warned: Verdi – Verdi (4)" in told(desk.does("audit"))


# ── Results ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_happens_to_matches(playing: TournamentDesk) -> None:
    playing.does("late", 1, 2, "3:40")
    assert "MP +600 / −600" in told(playing.does("score", 1, 1000, 500))
    playing.does("lost", 2)
    assert "VP 7–7" not in told(playing.does("found", 2, 700, 500))
    assert "no" not in playing.does("left", 1).split()
    assert playing.reads("missing")["tables"] == [3]
    stopped = told(playing.does("stop", 3, "--how", "left", "--side", 2))
    assert "VP 13–7" in stopped
    assert "every result is in" in playing.does("missing")
    fixed = ("correct", 2, 705, 500, "--mistake", "sum", *REFEREE, "--why", "wrong sum")
    assert "opponents must confirm" in playing.refuses(*fixed)
    assert "705–500" in playing.does(*fixed, "--opponents")
    assigned = ("arbitral", 3, "--vp", 10, 10, "--mp", 0, 0, *REFEREE, "--article", 40, "--why", "proviso")
    assert "VP 10–10" in told(playing.does(*assigned))


def test_a_forfeit_needs_the_referees_word(playing: TournamentDesk) -> None:
    assert "unjust advantage" in playing.refuses("late", 1, 1, "11:00", "--advantage")
    assert "VP 7–13" in told(playing.does("late", 1, 1, "11:00"))


def test_two_readings(desk: TournamentDesk) -> None:
    desk.does("new", "Prova", "--phase", "danish:1", "--double-check", "--seating", "order")
    for name in NAMES[:2]:
        desk.does("enter", f"{name} Anna", f"{name} Ugo")
    desk.does("checkin", "--all")
    for step in ("close", "draft", "publish", "start"):
        desk.does(step)
    assert "still to be read a second time" in told(desk.does("score", 1, 500, 400))
    assert "read once" in desk.does("missing")
    assert "The two readings of table 1 differ" in desk.refuses("verify", 1, 500, 405)
    desk.does("verify", 1, 500, 400)
    found = desk.reads("missing")
    assert (found["tables"], [one["kind"] for one in found["attention"]]) == ([], ["read-by-one"])
    assert "both readings are by the same person" in told(desk.does("missing"))


def test_scores_from_a_file_are_all_or_none(playing: TournamentDesk, tmp_path: Path) -> None:
    file = tmp_path / "scores.csv"
    file.write_text("table,a,b\n1,500,400\n2,501,400\n9,1,2\nx,y\n1,5,5\n", encoding="utf-8")
    answer = playing.run("scores", file)
    assert (answer.code, answer.err) == (1, "ventaglio: No score was put on record: 4 rows are wrong.\n")
    assert [line[:6] for line in answer.out.splitlines() if line.startswith("Row ")] == [
        f"Row {n}:" for n in (3, 4, 5, 6)
    ]
    file.write_text("1;500;400\n2;-50;400\n", encoding="utf-8")
    playing.does("scores", file)
    assert playing.reads("missing")["tables"] == [3]


@pytest.mark.article("fibur-2019", "40")
@pytest.mark.parametrize("listed", [True, False], ids=["on the list", "new"])
def test_a_latecomer_plays_at_once_with_whoever_rests(desk: TournamentDesk, listed: bool) -> None:
    desk.does("new", "Prova", "--phase", "danish:2", "--seating", "order")
    for name in NAMES[: 4 if listed else 3]:
        desk.does("enter", f"{name} Anna", f"{name} Ugo")
    desk.does("checkin", 1, 2, 3)
    for step in ("close", "draft", "publish", "start"):
        desk.does(step)
    if listed:
        desk.does("checkin", 4, "--at-once")
    else:
        desk.does("enter", "Verdi Anna", "Verdi Ugo", "--at-once")
    sides = [one["sides"] for one in desk.reads("positions")["tables"]]
    assert {3, 4} in [{*first, *second} for first, second in sides]
    assert "plays at once" in told(desk.does("audit"))
    desk.refuses("enter", "Gialli Anna", "Gialli Ugo", "--at-once")


@pytest.mark.article("fitres", "81")
def test_an_annulled_board_is_scored_from_the_other_tables(desk: TournamentDesk) -> None:
    desk.does("new", "Duplicato", "--code", "moderne", "--hands", 2, "--phase", "danish:1", "--seating", "order")
    for name in NAMES[:6]:
        desk.does("enter", f"{name} Anna", f"{name} Ugo")
    desk.does("checkin", "--all")
    for step in ("close", "draft", "publish", "start"):
        desk.does(step)
    desk.does("score", 1, 6, 5, 0, 11)
    assert "no result at another table" in desk.run("adjust", 1, 2, *REFEREE).err
    desk.does("score", 2, 6, 5, 7, 4)
    desk.does("adjust", 1, 2, *REFEREE)
    assert "board 2: 7–4 points assigned, Art. 81" in told(desk.does("audit"))
    desk.does("score", 3, 6, 5, 4, 7)
    lots = desk.run("adjust", 1, 2, *REFEREE)
    assert (lots.code, "5.50 and 5.50" in lots.err) == (2, True)
    desk.does("adjust", 1, 2, "--lot", 2, *REFEREE)
    assert "board 2: 5–6 points assigned" in told(desk.does("audit"))
    assert "No lot is cast" in desk.run("adjust", 1, 1, "--lot", 1, *REFEREE).err
    desk.does("adjust", 1, 2, 9, 2, "--article", 82, *REFEREE)
    assert desk.run("adjust", 1, 2, 9, *REFEREE).code == 2
    assert "no board 3" in desk.run("adjust", 1, 3, *REFEREE).err


def test_teams_have_two_sheets_and_a_line_up(desk: TournamentDesk) -> None:
    desk.does("new", "Squadre", "--format", "teams", "--phase", "danish:1", "--seating", "order")
    for name in NAMES[:2]:
        desk.does("enter", *(f"{name}{n} Anna" for n in range(5)), "--team", f"Team {name}")
    desk.does("checkin", "--all")
    for step in ("close", "draft", "publish"):
        desk.does(step)
    desk.does("line-up", 1, 1, 3, 2, 5)
    desk.refuses("line-up", 1, 1, 1, 2, 5)
    assert desk.run("line-up", 1, 1, 2).code == 2
    desk.does("start")
    assert "2 score sheets" in desk.refuses("score", 1, 500, 400)
    assert "500–400, 300–350" in told(desk.does("score", 1, 500, 400, 300, 350))


# ── People ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_calls_warnings_and_penalties(playing: TournamentDesk) -> None:
    playing.does("call", 1, *REFEREE, "--article", "26", "--ruling", "stays on the table")
    for _ in range(3):
        playing.does("warn", 1, "--article", "39", *REFEREE, "--why", "comments", "--player", 2)
    playing.does("penalty", 2, "--vp", -1, "--article", "23", *REFEREE)
    playing.does("refer", 1, *REFEREE, "--why", "offence")
    playing.does("remark", "lights out")
    for table in (1, 2, 3):
        playing.does("score", table, 500, 500)
    vps = {row["entrant"]: row["vp"] for row in playing.reads("standings")["rows"]}
    assert (vps[1], vps[2], vps[3]) == (9, 9, 10)
    log = playing.reads("audit")
    line = next(entry["seq"] for entry in log if entry["body"]["type"] == "warned")
    playing.does("lift", line, *REFEREE, "--why", "appeal upheld")
    assert {row["entrant"]: row["vp"] for row in playing.reads("standings")["rows"]}[1] == 10
    assert playing.run("warn", 1, "--article", "39", *REFEREE, "--player", 3).code == 2


def test_absences_and_substitutes(playing: TournamentDesk) -> None:
    for table in (1, 2, 3):
        playing.does("score", table, 500, 500)
    playing.does("substitute", 3, "--out", 2, "--in", "Nuovi Ivo")
    players = playing.reads("show")["entrants"][2]["players"]
    assert (players[1]["surname"], players[1]["name"]) == ("Nuovi", "Ivo")
    assert "[Art. 39]" in playing.refuses("substitute", 3, "--out", 2, "--in", "Altri Ivo")
    assert "[Art. 39]" in playing.refuses("substitute", 4, "--out", 1, "--in", "Rossi Anna")
    playing.does("absent", 6)
    playing.does("draft")
    playing.does("publish")
    assert playing.reads("positions")["rests"] != []
    playing.does("return", 6)
    playing.refuses("return", 6)


# ── Rankings, files, keys ────────────────────────────────────────────────────────────────────────────────────────────


def test_rankings_are_explained(playing: TournamentDesk) -> None:
    for table, points in ((1, 900), (2, 700), (3, 505)):
        playing.does("score", table, points, 500)
    assert [row["entrant"] for row in playing.reads("standings")["rows"]] == [1, 3, 5, 6, 4, 2]
    shown = told(playing.does("account", 1))
    assert "against Bianchi – Bianchi (2): +400 MP" in shown
    assert "[Art. 18]" in shown
    assert "log " in shown
    cross = playing.reads("crosstable")
    assert cross["rows"][0]["cells"][0]["against"] == [2]
    assert "(2)" in playing.does("crosstable")
    assert playing.run("standings", "--after", 5).code == 2


def test_groups_of_other_sizes(desk: TournamentDesk, hand_clock: Time) -> None:
    desk.does("new", "Prova", "--phase", "danish:1", "--phase", "danish:1:1", "--seating", "order")
    for name in NAMES[:6]:
        desk.does("enter", f"{name} Anna", f"{name} Ugo")
    desk.does("checkin", "--all")
    for step in ("close", "draft", "publish", "start"):
        desk.does(step)
    for table in (1, 2, 3):
        desk.does("score", table, 100 * table, 0)
    desk.does("standings", "--check")
    hand_clock.now += 3600
    desk.does("lock")
    assert "Group 3" in desk.does("cut", "--dry-run")
    assert "there are only 3" in desk.refuses("cut", "--sizes", 2, 2)
    desk.does("cut", "--sizes", 1, 2)
    assert [len(group) for group in desk.reads("show")["groups"]] == [2, 4]


def test_an_interruption_before_half_pays_the_prize_money_back(playing: TournamentDesk) -> None:
    playing.does("prizes", "--set", "1:500")
    playing.does("interrupt", "--why", "power cut")
    assert "all prize money is paid back" in told(playing.does("prizes"))
    playing.does("end")
    assert "is over" in playing.refuses("score", 1, 500, 400)


def test_saved_exported_and_restored(playing: TournamentDesk, tmp_path: Path) -> None:
    playing.does("score", 1, 900, 500)
    file = tmp_path / "saved.json"
    playing.does("save", file)
    assert "exists" in playing.run("save", file).err
    found = playing.reads("list")[0]["id"]
    playing.does("restore", file)
    (copy,) = [one["id"] for one in playing.reads("list") if one["id"] != found]
    same = ("audit", "--json", "--id")
    assert playing.does(*same, copy) == playing.does(*same, found)
    file.write_text(file.read_text(encoding="utf-8").replace("900", "905"), encoding="utf-8")
    assert "has been changed" in playing.run("restore", file).err

    rows = list(csv.DictReader(io.StringIO(playing.does("export", "csv", "--id", found))))
    assert [(row["table"], row["first_total"], row["first_vp"]) for row in rows] == [
        ("1", "900", "12"),
        ("2", "", ""),
        ("3", "", ""),
    ]
    whole = json.loads(playing.does("export", "--id", found))
    assert whole["rounds"][0]["matches"][0]["sides"] == [[1], [2]]
    target = tmp_path / "matches.csv"
    playing.does("export", "csv", "--to", target, "--id", found)
    assert target.read_text(encoding="utf-8-sig").startswith("round,table,")
    book, listed = tmp_path / "all.xlsx", tmp_path / "entries.csv"
    playing.does("export", "xlsx", "--to", book, "--id", found)
    playing.does("export", "csv", "--what", "entries", "--to", listed, "--id", found)
    assert "one table" in playing.run("export", "csv", "--what", "everything", "--id", found).err
    playing.does("new", "Rivincita")
    (again,) = [one["id"] for one in playing.reads("list") if one["name"] == "Rivincita"]
    assert "would be imported" in playing.does("import", book, "--dry-run", "--id", again)
    playing.does("import", listed, "--id", again)
    before, after = (playing.does("export", "csv", "--what", "entries", "--id", one) for one in (found, again))
    assert [line.split(",")[:8] for line in before.splitlines()] == [line.split(",")[:8] for line in after.splitlines()]


def test_columns_are_said_once(desk: TournamentDesk, tmp_path: Path) -> None:
    desk.does("new", "Serale")
    first, second = tmp_path / "soci.csv", tmp_path / "altri.csv"
    first.write_text("Elenco\nSocio;Compagno\nRossi Anna;Verdi Bea\n", encoding="utf-16")
    second.write_text("socio,compagno\nNeri Eva,Gallo Ugo\n", encoding="utf-8")
    refused = desk.run("import", first)
    assert refused.code == 1
    assert "Compagno" in refused.out
    assert "Verdi Bea" in refused.out
    assert "is no column" in desk.run("import", first, "--column", "Capitano=surname 1").err
    assert "does not say" in desk.run("import", first, "--column", "Socio").err
    desk.does("import", first, "--column", "A=cognome e nome 1", "--column", "compagno=player 2")
    desk.does("import", second)
    assert [one["players"][1]["surname"] for one in json.loads(desk.does("export"))["entrants"]] == ["Verdi", "Gallo"]
    bare = tmp_path / "senza.csv"
    bare.write_text("Costa,Greco\nBruno,Conti\n", encoding="utf-8")
    named = ("--column", "A=surname 1", "--column", "B=surname 2")
    desk.does("import", bare, "--no-headings", *named)
    assert len(json.loads(desk.does("export"))["entrants"]) == 4


def test_messages_are_shown_and_sent_only_where_mail_is_set_up(
    playing: TournamentDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = playing.does("message", "positions", "--words", "Welcome!", "--address", "https://example.org/")
    assert shown.startswith("Welcome!\n\nProva: positions of round 1\n\nTable 1: ")
    assert "https://example.org/tournaments/" in shown
    assert playing.reads("message", "invitation")["letters"] == 0
    assert "sends no mail" in playing.run("message", "positions", "--send").err
    assert "No ranking" in playing.run("message", "results").err
    monkeypatch.setenv("VENTAGLIO_MAIL_SERVER", "127.0.0.1:9")
    assert "VENTAGLIO_MAIL_FROM" in playing.run("message", "positions").err
    monkeypatch.setenv("VENTAGLIO_MAIL_FROM", "circolo@example.org")
    assert "nobody to write to" in playing.run("message", "positions", "--send").err


def test_keys(playing: TournamentDesk) -> None:
    made = playing.reads("keys", "--new", "scorer", "--name", "Bice")
    keys = playing.reads("keys")
    (bice,) = [one for one in keys if one["name"] == "Bice"]
    assert bice["role"] == "scorer"
    assert made["key"] not in json.dumps(keys)
    playing.does("keys", "--revoke", bice["handle"])
    assert "Bice" not in playing.does("keys")
    assert playing.run("keys", "--revoke", made["key"]).code == 2
    assert playing.run("keys", "--new", "player").code == 2
    playing.does("keys", "--new", "player", "--entrant", 1)


def test_papers(playing: TournamentDesk, tmp_path: Path) -> None:
    file = tmp_path / "positions.pdf"
    playing.does("print", "positions-by-table", "--to", file)
    assert file.read_bytes().startswith(b"%PDF")
    assert "there are" in playing.run("print", "nothing").err


def test_the_clock_is_for_the_referee(playing: TournamentDesk, hand_clock: Time) -> None:
    hand_clock.passes(12)
    assert "30′ 00″ left" in playing.does("show")
    announced = playing.does("timeout")
    assert "[Art. 15 — FIBUR 2019]" in announced
    assert "was called after 12′ 00″" in told(playing.does("show"))


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "it"])
def test_what_is_shown_has_words_in_every_language(playing: TournamentDesk, cli: Cli, lang: str) -> None:
    playing.does("score", 1, 900, 500)
    for words in (["list"], ["show"], ["positions"], ["positions", "--by", "name"], ["missing"], ["standings"],
                  ["crosstable"], ["account", 1], ["prizes"], ["audit"], ["keys"]):  # fmt: skip
        answer = cli("tournament", *words, "--lang", lang)
        assert (answer.code, answer.err) == (0, "")
        assert "tournament-" not in answer.out
