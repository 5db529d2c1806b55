"""``ventaglio arena``: what is asked, what is shown, what is written, and what is refused in one line."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Cli, cli
from tests.lab.arena.players import HOME
from ventaglio.cli import arena as command
from ventaglio.core import optional
from ventaglio.lab.arena.playing import Result
from ventaglio.lab.arena.report import Report, read
from ventaglio.lab.arena.running import Task

__all__ = ["cli"]

DUEL = ("arena", "tressette", "random", f"{HOME}:First", "--workers", 1)


class Made:
    """Makes results up: the first bot is better by some 50 points. ``breaks`` is when somebody presses Ctrl-C."""

    deals = 1

    def __init__(self, breaks: int | None = None) -> None:
        self._breaks = breaks

    def results(self, tasks: Iterable[Task]) -> Iterator[tuple[Task, list[Result]]]:
        for played, task in enumerate(tasks):
            if played == self._breaks:
                raise KeyboardInterrupt
            (number,) = task.numbers
            yield task, [Result(150.0 + 60 * (number * 7919 % 11 - 5), 100.0, 1.5, 2)]


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody plays: what is shown is the matter here."""
    monkeypatch.setattr(command, "on_this_machine", lambda workers: Made())


def test_two_bots_meet_and_what_they_came_to_is_shown(cli: Cli) -> None:
    answer = cli(*DUEL, "--deals", 3)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith("Single hands by the code FITRES, traditional, 4 players, seed 1\n")
    assert "Not decided after 3 deals, each played twice: whether random or" in answer.out
    assert "6 hands in " in answer.out


@pytest.mark.usefixtures("made")
@pytest.mark.parametrize(
    "words, told",
    [
        ((), "each played twice: basic plays better than random."),
        (("--at-least", 10), "basic is better than random by more than 10 points a hand."),
        (("--at-least", 200), "basic is not better than random by 200 points a hand."),
        (("--at-least", 50, "--deals", 40), "Not decided after 40 deals"),
        (
            ("--matches", "--deals", 20),
            "Not decided after 20 matches, each played twice: whether basic or random plays",
        ),
        (("--lang", "it"), "giocate due volte: basic gioca meglio di random."),
        (("--lang", "it", "--matches"), "Partite vinte"),
    ],
)
def test_the_answer_is_a_sentence(cli: Cli, words: tuple[object, ...], told: str) -> None:
    answer = cli("arena", "burraco", "basic", "random", *words)
    assert (answer.code, answer.err) == (0, "")
    assert told in " ".join(answer.out.split())


@pytest.mark.usefixtures("made")
def test_everything_is_written_and_can_be_asked_for_again(cli: Cli, tmp_path: Path) -> None:
    words = (
        "arena",
        "burraco",
        "basic",
        "random",
        "--code",
        "estratto",
        "--players",
        6,
        "--deals",
        60,
        "--at-least",
        5,
    )
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    assert cli(*words, "--json", first).code == 0
    found = _read(first)
    repeated = "--code estratto@1 --players 6 --deals 60 --at-least 5 --alpha 0.05 --seed 1"
    assert found.command == f"ventaglio arena burraco basic random {repeated}"
    assert (found.format, found.version, found.players, found.unit) == ("ventaglio-arena", 1, 6, "hand")
    assert set(found.versions) == {"ventaglio", "python", "numpy"}
    assert cli(*found.command.split()[1:], "--json", second).code == 0
    assert first.read_bytes() == second.read_bytes()
    assert json.loads(cli(*words, "--json", "-").out) == json.loads(first.read_text())


@pytest.mark.usefixtures("made")
def test_a_league_is_shown_drawn_and_gone_on_with(cli: Cli, tmp_path: Path) -> None:
    kept, drawn = tmp_path / "league.json", tmp_path / "league.png"
    answer = cli("arena", "burraco", "novizio", "socio", "maestro", "--deals", 5, "--json", kept, "--plot", drawn)
    assert (answer.code, answer.err) == (0, "")
    assert "Rating" in answer.out
    assert "(75%)" in answer.out
    assert drawn.read_bytes().startswith(b"\x89PNG")
    more = cli("arena", "burraco", "basic", "--deals", 6, "--go-on", kept, "--json", kept)
    assert (more.code, more.err) == (0, "")
    found = _read(kept)
    assert set(found.bots) == {"basic", "novizio", "socio", "maestro"}
    assert [meeting.deals for meeting in found.meetings] == [6] * 6
    two = cli("arena", "burraco", "--league", "basic", "random", "--deals", 5)
    assert "Rating" in two.out


@pytest.mark.usefixtures("made")
def test_a_plot_has_no_date_and_no_chance_in_it(cli: Cli, tmp_path: Path) -> None:
    files = [tmp_path / f"{number}.svg" for number in range(2)]
    for file in files:
        assert cli("arena", "burraco", "basic", "random", "--lang", "it", "--plot", file).code == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    assert b"svg" in files[0].read_bytes()


def test_whoever_breaks_off_is_told_what_is_known(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "on_this_machine", lambda workers: Made(breaks=12))
    kept = tmp_path / "kept.json"
    answer = cli("arena", "burraco", "basic", "random", "--json", kept)
    assert answer.code == 130
    assert "Not decided after 12 deals" in answer.out
    assert "Broken off: this is what is known so far." in answer.out
    assert _read(kept).interrupted
    monkeypatch.setattr(command, "on_this_machine", lambda workers: Made())
    assert cli("arena", "burraco", "basic", "random", "--go-on", kept, "--json", kept).code == 0
    assert not _read(kept).interrupted


def test_what_is_known_is_saved_on_the_way(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, seen = tmp_path / "kept.json", []

    class Watched(Made):
        """Looks what stands in the file whenever another deal is asked for."""

        def results(self, tasks: Iterable[Task]) -> Iterator[tuple[Task, list[Result]]]:
            for one in super().results(tasks):
                yield one
                seen.append((_read(kept).meetings[0].deals, _read(kept).interrupted))

    monkeypatch.setattr(command, "on_this_machine", lambda workers: Watched())
    monkeypatch.setattr(command, "SAVED_EVERY", -1.0)
    assert cli("arena", "burraco", "basic", "random", "--deals", 3, "--json", kept).code == 0
    assert seen == [(1, True), (2, True), (3, True)]
    assert not _read(kept).interrupted


@pytest.mark.parametrize(
    "words, told",
    [
        ("bridge basic random", "no game “bridge”; there are burraco, tressette"),
        ("burraco basci random", "no bot “basci”: did you mean basic? The bots are: random, basic, strong, novizio"),
        ("burraco shark random", "no bot “shark”; the bots are: random, basic, strong, novizio, socio"),
        ("--lang it burraco masetro random", "nessun bot «masetro»: forse maestro?"),
        ("burraco", "name at least two bots; there are random, basic"),
        ("burraco basic", "name at least two bots"),
        ("burraco basic basic", "a bot does not meet itself"),
        ("burraco basic nowhere:bot", "the bot nowhere:bot cannot be loaded: No module named 'nowhere'"),
        (f"burraco basic {HOME}:nobody", "has no method choose(view, menu)"),
        (f"burraco basic {HOME}:contest", "cannot be loaded: TypeError"),
        ("burraco basic random --code fibur", "no code “fibur”; the codes are fibur-2019"),
        ("burraco basic random --code moderne", "moderne is a code of tressette"),
        ("burraco basic random --players 7", "fibur-2019 has no game for 7 players: it has those for 2, 3, 4, 5"),
        ("tressette basic random --players 3", "tradizionali has no game for 3 players: it has those for 4"),
        ("burraco basic random --deals 0", "--deals goes from 1 to 1,000,000, and 0 is not between them"),
        ("burraco basic random --workers 0", "--workers goes from 1 to 256"),
        ("burraco basic random --alpha 2", "--alpha lies between 0 and 0.5"),
        ("burraco basic random --plot duel.gif", "duel.gif: a plot ends in .png, .svg, .pdf"),
        ("burraco basic random --json nowhere/duel.json", "there is no folder nowhere"),
        ("burraco basic random --go-on nowhere.json", "nowhere.json"),
        ("burraco basic random --cluster here", "here is no address of a cluster"),
        ("tressette basic random --match fifty", "is none of points, passate, single"),
        ("burraco basic random --deals some", "some is no value for --deals"),
    ],
)  # fmt: skip
def test_what_cannot_be_done_is_told_in_one_line(cli: Cli, words: str, told: str) -> None:
    answer = cli("arena", *words.split())
    assert answer.code == 2
    assert told in answer.err
    assert answer.err.count("\n") == 1
    assert answer.out == ""


def test_a_bot_that_fails_is_told_in_one_line(cli: Cli) -> None:
    answer = cli("arena", "tressette", "random", f"{HOME}:Cheat", "--workers", 1)
    assert answer.code == 2
    assert answer.err == f"ventaglio: in deal 0 a bot failed (random – {HOME}:Cheat): RuntimeError: I will not play\n"


@pytest.mark.parametrize("words", ["--plot duel.svg", "--cluster tcp://127.0.0.1:8786"])
def test_who_lacks_the_lab_is_told_how_to_get_it(cli: Cli, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(optional, "find_spec", lambda module: None)
    answer = cli("arena", "burraco", "basic", "random", *words.split())
    assert answer.code == 2
    assert answer.err.endswith("is not installed: pip install 'ventaglio[lab]'\n")


def _read(file: Path) -> Report:
    return read(file.read_text(encoding="utf-8"), str(file))
