"""Contests come to the same end wherever and in whatever portions they are played, and can be gone on with."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tests.lab.arena.players import FATAL, HOME, contest
from ventaglio.core.refusal import BadInput
from ventaglio.lab.arena import running
from ventaglio.lab.arena.contests import Meetings, Question, duel, league, turned
from ventaglio.lab.arena.figures import Decision
from ventaglio.lab.arena.playing import Contest, Result
from ventaglio.lab.arena.report import read, report, take_over, write
from ventaglio.lab.arena.running import Here, OtherProgram, Processes, Runner, Task, play_task

FIRST, MORTAL = f"{HOME}:First", f"{HOME}:Mortal"
TABLE = contest("tressette", "tradizionali")


class Portions:
    """Makes results up, and hands them out several at a time."""

    def __init__(self, deals: int) -> None:
        self.deals = deals
        self.asked: list[int] = []

    def results(self, tasks: Iterable[Task]) -> Iterator[tuple[Task, list[Result]]]:
        for task in tasks:
            self.asked += task.numbers
            yield task, [Result(60.0 + 100 * (number * 7919 % 11 - 5), 0.0, 1.0, 2) for number in task.numbers]


def silent(deals: int) -> None:
    """Nobody is told."""


def fought(runner: Runner, deals: int, question: Question, bots: tuple[str, str] = ("basic", "random")) -> str:
    meetings = Meetings(TABLE, bots)
    decision = duel(meetings, question, deals, runner, silent)
    return write(report(meetings, question, decision, "a command"))


def test_portions_do_not_matter() -> None:
    one, seven = fought(Portions(1), 1000, Question()), fought(Portions(7), 1000, Question())
    assert one == seven
    found = read(one, "made")
    assert found.answer is not None
    assert (found.answer.decided, found.answer.better) == (True, True)
    assert 30 <= found.answer.after == found.meetings[0].deals < 1000


def test_all_deals_are_played_if_that_is_wanted() -> None:
    found = read(fought(Portions(7), 250, Question(stops=False)), "made")
    early = read(fought(Portions(7), 250, Question()), "made")
    assert found.answer is not None
    assert early.answer is not None
    assert found.meetings[0].deals == 250 > found.answer.after == early.answer.after


@pytest.mark.long
def test_a_process_that_is_killed_costs_only_what_it_had_under_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FATAL, str(tmp_path / "died"))
    bots = ("random", MORTAL)
    survived = fought(Processes(2), 5, Question(), bots)
    assert (tmp_path / "died").exists()
    assert survived == fought(Here(), 5, Question(), bots)


def test_processes_that_are_killed_again_and_again_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "LOSSES", 0)
    processes = Processes(1)
    with pytest.raises(BadInput, match="again and again"):
        processes._again(processes._pool())


def test_a_worker_with_another_program_says_so() -> None:
    task = Task(TABLE, ("random", "random"), (0,), program="ventaglio 9.9")
    with pytest.raises(OtherProgram, match=r"here is ventaglio 9\.9"):
        play_task(task)
    assert len(play_task(Task(TABLE, ("random", "random"), (0,), program=running.program()))) == 1


def test_a_duel_goes_on_as_if_it_had_never_stopped() -> None:
    question = Question(at_least=60.0)
    whole = fought(Portions(3), 100, question)
    meetings = Meetings(TABLE, ("basic", "random"))
    duel(meetings, question, 41, Portions(5), silent)
    later, runner = Meetings(TABLE, ("basic", "random")), Portions(4)
    take_over(later, read(write(report(meetings, question, Decision(None, 41), "")), "made"), "made")
    decision = duel(later, question, 100, runner, silent)
    assert write(report(later, question, decision, "a command")) == whole
    assert min(runner.asked) == 41


def test_a_league_goes_on_with_more_deals_and_more_bots() -> None:
    first = Meetings(TABLE, ("random", FIRST))
    league(first, 3, Here(), silent)
    kept = report(first, Question(), None, "")
    assert [len(one.results) for one in kept.meetings] == [3]
    more = Meetings(TABLE, (FIRST, "random", "novizio"))
    take_over(more, kept, "made")
    assert more.results[FIRST, "random"] == [turned(one) for one in first.results["random", FIRST]]
    league(more, 4, Here(), silent)
    anew = Meetings(TABLE, (FIRST, "random", "novizio"))
    league(anew, 4, Here(), silent)
    assert more.results == anew.results
    found = report(more, Question(), None, "")
    assert found.league is not None
    assert {one.bot for one in found.league} == {"random", FIRST, "novizio"}
    assert found.answer is None
    assert read(write(found), "made") == found


@pytest.mark.parametrize(
    "other, told",
    [
        (contest("tressette", "moderne"), "table"),
        (contest("tressette", "tradizionali", seed=2), "seed"),
        (contest("tressette", "tradizionali", whole=True), "matches"),
        (contest("burraco", "circolo"), "game, table"),
    ],
)
def test_another_contest_is_not_gone_on_with(other: Contest, told: str) -> None:
    kept = report(Meetings(TABLE, ("random", "basic")), Question(), None, "")
    with pytest.raises(BadInput, match=f"{told} differ"):
        take_over(Meetings(other, ("random", "basic")), kept, "made")


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"format": "other"}'])
def test_what_is_no_contest_is_told(text: str) -> None:
    with pytest.raises(BadInput, match="made"):
        read(text, "made")


def test_a_contest_of_another_format_is_told() -> None:
    kept = write(report(Meetings(TABLE, ("random", "basic")), Question(), None, ""))
    with pytest.raises(BadInput, match="ventaglio-arena 2"):
        read(kept.replace('"version": 1', '"version": 2'), "made")
