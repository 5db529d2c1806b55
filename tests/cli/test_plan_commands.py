"""Second thoughts from the command line: another notice, another plan, and what was a mistake."""

import pytest

from tests.cli.conftest import Cli
from tests.cli.test_tournament_commands import desk, playing, told
from tests.cli.tournaments import TournamentDesk
from ventaglio.core.norms import options
from ventaglio.law.shelf import tournament_codes
from ventaglio.tournaments.templates import TEMPLATES

__all__ = ["desk", "playing"]


def test_a_plan_is_shown_and_shortened_at_midnight(playing: TournamentDesk) -> None:
    assert "3 rounds" in playing.does("plan")
    assert "Write the reason" in playing.refuses("plan", "--rounds", 1)
    assert "Reason: midnight" in told(playing.does("plan", "--rounds", 1, "--why", "midnight"))
    assert playing.reads("show")["rounds"] == 1
    playing.does("plan", "--phase", "danish:2", "--phase", "no-rematch:2", "--why", "time is left")
    assert playing.reads("show")["rounds"] == 4
    assert "is out" in playing.refuses("plan", "--phase", "mitchell:2", "--why", "x")


def test_taps_are_taken_back(playing: TournamentDesk) -> None:
    playing.does("timeout")
    assert "Taken back: the time-out, round 1" in playing.does("take-back", "timeout")
    playing.does("late", 1, 2, "1:00")
    assert "Bianchi" in playing.does("take-back", "lateness", "--table", 1, "--side", 2)
    playing.does("interrupt", "--why", "dark")
    playing.does("take-back", "interruption", "--why", "light")
    assert "stands" in playing.refuses("take-back", "start")
    assert "in time" in playing.refuses("take-back", "arrival", "--entrant", 1)


def test_the_notice_is_announced_anew(desk: TournamentDesk) -> None:
    desk.does("new", "Prova", "--code", "circolo", "--set", "provisional_minutes=15", "--phones")
    desk.does("notice", "--name", "Altra prova", "--fee", "12,50", "--phase", "danish:2", "--no-phones")
    found = desk.reads("show")["notice"]
    assert (found["name"], found["fee"], found["phones"]) == ("Altra prova", 1250, False)
    assert found["settings"] == {"provisional_minutes": "15"}
    desk.does("notice", "--set", "provisional_minutes=", "--set", "nil=#2")
    assert list(desk.reads("show")["notice"]["settings"]) == ["nil"]
    assert "cannot be" in desk.refuses("notice", "--set", "nil=#9")


def test_an_entry_is_put_right(desk: TournamentDesk) -> None:
    desk.does("new", "Prova")
    desk.does("enter", "Rosi Anna", "Bianchi Ugo", "--card", 7, "--club", "Adriatico")
    desk.does("edit", 1, "Rossi Anna", "De Bianchi, Ugo", "--card", 8)
    entrant = desk.reads("show")["entrants"][0]
    assert [(one["surname"], one["name"], one.get("card", "")) for one in entrant["players"]] == [
        ("Rossi", "Anna", "8"),
        ("De Bianchi", "Ugo", ""),
    ]
    assert entrant["club"] == "Adriatico"


def test_groups_other_than_announced_are_explained(desk: TournamentDesk) -> None:
    desk.does("new", "Prova", "--phase", "danish:1", "--phase", "danish:1:2,4")
    for name in "ABCDEFGH":
        desk.does("enter", f"{name} Anna", f"{name} Ugo")
    desk.does("checkin", "--all")
    desk.does("close")
    desk.does("draft")
    desk.does("publish")
    for table in range(1, 5):
        desk.does("score", table, 1000, 505)
    assert "The notice announces groups of 2 and 4 tables. There are 4 tables" in told(desk.does("cut", "--dry-run"))


@pytest.mark.parametrize("lang", ["it", "en"])
def test_every_setting_stands_in_the_help(cli: Cli, lang: str) -> None:
    told_of = cli("--lang", lang, "tournament", "new", "--help").out
    names = {name for law in tournament_codes() for name in options(law)}
    assert {name for name in names if name not in told_of} == set()


def test_settings_are_shown_with_what_they_mean(cli: Cli) -> None:
    found = cli("tournament", "settings", "--code", "circolo").out
    assert "provisional_minutes=10" in found
    assert "late=#2" in found
    assert "ties" in cli("tournament", "settings", "--json").out


def test_another_like_it_a_template_and_the_shelf(desk: TournamentDesk) -> None:
    desk.does("new", "Prima", "--template", "evening", "--fee", "10", "--date", "2027-01-01")
    first = desk.reads("list")[0]["id"]
    desk.does("enter", "Rossi Anna", "Bianchi Ugo", "--paid")
    desk.does("prizes", "--set", "1:50")
    desk.does("new", "Seconda", "--like", first, "--with-entries", "--id", first)
    second = next(one["id"] for one in desk.reads("list") if one["name"] == "Seconda")
    found = desk.reads("show", "--id", second)
    assert [phase["movement"] for phase in found["notice"]["phases"]] == ["mitchell", "danish"]
    assert (found["notice"]["fee"], found["notice"]["date"]) == (1000, "")
    assert [one["paid"] for one in found["entrants"]] == [False]
    file = desk.folder / "serata.json"
    desk.does("template", file, "--id", second)
    desk.does("new", "Terza", "--template", file, "--code", "circolo", "--phase", "danish:3")
    assert "no template" in desk.run("new", "Quarta", "--template", "nowhere").err
    file.write_text("[]")
    assert "no template" in desk.run("new", "Quarta", "--template", file).err
    desk.does("archive", "--id", second)
    assert "Seconda" not in {one["name"] for one in desk.reads("list")}
    assert [one["name"] for one in desk.reads("list", "--archived")] == ["Seconda"]
    desk.does("archive", "--id", second, "--undo")
    assert "is called" in desk.run("delete", "seconda", "--id", second).err
    told_where = told(desk.does("delete", "Seconda", "--id", second))
    assert desk.run("show", "--id", second).code == 2
    kept = next((desk.folder / "data" / "deleted-tournaments").iterdir())
    assert kept.name in told_where.replace(" ", "")
    desk.does("restore", kept)
    assert len(desk.reads("show", "--id", second)["entrants"]) == 1


@pytest.mark.parametrize("name", TEMPLATES)
def test_a_template_wants_a_name_and_nothing_else(desk: TournamentDesk, name: str) -> None:
    desk.does("new", "Prova", "--template", name)


def test_what_counts_in_a_circuit_is_not_deleted(desk: TournamentDesk, cli: Cli) -> None:
    desk.does("new", "Prima", "--template", "evening")
    first = desk.reads("list")[0]["id"]
    here = ("--data", str(desk.folder / "data"))
    for words in (("new", "Primavera"), ("add", first)):
        assert cli("season", *words, *here).code == 0
    refused = desk.run("delete", "Prima", "--id", first)
    assert refused.code == 2
    assert "counts in a circuit by your own word (Primavera)" in told(refused.err)
    assert cli("season", "remove", first, *here).code == 0
    desk.does("delete", "Prima", "--id", first)
