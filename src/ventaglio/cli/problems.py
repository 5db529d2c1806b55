"""``ventaglio problems``: find positions worth thinking about, and check them again."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final, TypeVar

from cyclopts import Parameter

from ventaglio.cli.replay import parse_text
from ventaglio.core.refusal import BadInput
from ventaglio.core.workers import workers
from ventaglio.games.common.lessons.parts import Verdict, taught
from ventaglio.games.common.lessons.problem import Problem, parse_problems, spell_problems
from ventaglio.games.common.plugin.catalogue import find
from ventaglio.games.common.plugin.finding import find_code
from ventaglio.games.common.terminal.screen import DONE, Terminal, read_text, terminal, write_text
from ventaglio.games.common.terminal.series import MOST_JOBS, progress
from ventaglio.learning.making import CHECKED, Task, check, gather, look
from ventaglio.learning.stock import shipped

MOST_SEEDS: Final = 1_000_000
MOST_HANDS: Final = 1_000_000
WRONG: Final = 1
"""The exit code where a problem does not hold."""

T = TypeVar("T")
R = TypeVar("R")


def make(
    game: Annotated[str, Parameter(help="opt-problems-game")],
    /,
    *records: Annotated[Path, Parameter(help="opt-problems-records")],
    out: Annotated[Path, Parameter(help="opt-problems-out")],
    code: Annotated[str | None, Parameter(help="opt-problems-code")] = None,
    players: Annotated[int, Parameter(help="opt-simulate-players")] = 4,
    seeds: Annotated[int, Parameter(help="opt-problems-seeds")] = 20,
    seed: Annotated[int, Parameter(help="opt-problems-seed")] = 1,
    most: Annotated[int | None, Parameter(help="opt-problems-most")] = None,
    jobs: Annotated[int, Parameter(help="opt-simulate-jobs")] = 1,
) -> None:
    """Look for problems in games of bots, or in records, and write those that are found beside those that are there."""
    place = terminal()
    if game not in taught():
        raise BadInput(place.text("no-such-game", game=game, known=", ".join(taught())))
    wanted = 1 if most is None else most
    _check(place, seeds=(seeds, MOST_SEEDS), jobs=(jobs, MOST_JOBS), most=(wanted, MOST_SEEDS))
    chosen = find_code(code or find(game).usual_code, game).rules.id
    if records:
        tasks = [Task(game, record=_record(place, one, game), seed=seed + at) for at, one in enumerate(records)]
    else:
        tasks = [Task(game, chosen, players, seed + at) for at in range(seeds)]
    kept = _read(out) if out.exists() else ()
    problems = list(kept)
    # Whoever waits long is told at once where nothing can be written.
    write_text(out, spell_problems(problems))
    with progress(place, len(tasks), "problems-progress") as advance, _mapping(jobs) as mapped:
        for found in mapped(look, tasks):
            problems = gather(found, problems, most)
            # Whoever breaks off keeps what was found.
            write_text(out, spell_problems(problems))
            advance(1)
    place.line(
        place.text("problems-made", found=len(problems) - len(kept), count=len(problems), file=str(out)), whole=True
    )


def check_(
    *files: Annotated[Path, Parameter(help="opt-problems-files")],
    hands: Annotated[int, Parameter(help="opt-problems-hands")] = CHECKED,
    some: Annotated[int | None, Parameter(help="opt-problems-some")] = None,
    jobs: Annotated[int, Parameter(help="opt-simulate-jobs")] = 1,
    json: Annotated[bool, Parameter(help="opt-json", negative="")] = False,
) -> int:
    """Check problems again: those of files, or those that are shipped."""
    place = terminal()
    _check(place, hands=(hands, MOST_HANDS), jobs=(jobs, MOST_JOBS), some=(1 if some is None else some, MOST_SEEDS))
    problems = [one for file in files for one in _read(file)] if files else list(shipped().values())
    chosen = problems[:some]
    wrong: list[tuple[Problem, Verdict]] = []
    with progress(place, len(chosen), "problems-checking") as advance, _mapping(jobs) as mapped:
        for problem, verdict in zip(chosen, mapped(_Checking(hands), chosen), strict=True):
            if not verdict.holds:
                wrong.append((problem, verdict))
            advance(1)
    if json:
        place.json({"checked": len(chosen), "wrong": [{"id": one.id, "choices": now.choices} for one, now in wrong]})
    else:
        for problem, verdict in wrong:
            found = ", ".join(f"{action} {value:+g}" for action, value in verdict.choices)
            place.line(place.text("problems-wrong", id=problem.id, answer=problem.answer, found=found), whole=True)
        place.say("problems-checked", count=len(chosen), wrong=len(wrong))
    return WRONG if wrong else DONE


def _read(file: Path) -> tuple[Problem, ...]:
    """The problems of a file; whoever is told of trouble is told where."""
    try:
        return parse_problems(read_text(file))
    except BadInput as error:
        raise BadInput(f"{file}: {terminal().trouble(error)}") from None


def _record(place: Terminal, file: Path, game: str) -> str:
    """The text of a record, if it is one, and of the game that was asked for."""
    text = read_text(file)
    found, _ = parse_text(text, file)
    if found.name != game:
        raise BadInput(place.text("problems-other-game", file=str(file), game=game))
    return text


class _Checking:
    """Checks a problem, in whatever process."""

    def __init__(self, hands: int) -> None:
        self._hands = hands

    def __call__(self, problem: Problem) -> Verdict:
        return check(problem, self._hands)


def _check(place: Terminal, **numbers: tuple[int, int]) -> None:
    for name, (number, most) in numbers.items():
        if not 1 <= number <= most:
            raise BadInput(place.text("simulate-number", option=name, number=str(number), most=most))


@contextmanager
def _mapping(jobs: int) -> Iterator[Callable[[Callable[[T], R], Iterable[T]], Iterable[R]]]:
    """A map over tasks, here or in several processes."""
    if jobs == 1:
        yield map
        return
    with workers(jobs) as pool:
        try:
            yield pool.map
        finally:
            pool.shutdown(cancel_futures=True)
