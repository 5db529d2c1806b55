"""``ventaglio referee train``: cases to rule on, one after the other, with a mark for each."""

import os
import secrets
from pathlib import Path
from random import Random
from typing import Annotated

import msgspec
from cyclopts import Parameter

from ventaglio.cli.ledger import tests_folder
from ventaglio.cli.recorded import QUIT
from ventaglio.cli.referee import Inquiry
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.plugin.finding import find_code
from ventaglio.games.common.terminal.asking import Asking
from ventaglio.games.common.terminal.screen import DONE, Terminal, read_text, terminal, write_text
from ventaglio.law import shelf
from ventaglio.law.referee.cases import LEVELS, RulingCase, is_ruling_file, parse_ruling_cases
from ventaglio.law.referee.training import Exercise, Score, draw, mark
from ventaglio.law.shelf import Found


def train(
    code: Annotated[str | None, Parameter(help="opt-train-code")] = None,
    /,
    *,
    level: Annotated[int | None, Parameter(help="opt-train-level")] = None,
    count: Annotated[int, Parameter(help="opt-train-count")] = 5,
    cases: Annotated[Path | None, Parameter(help="opt-train-cases")] = None,
    score: Annotated[Path | None, Parameter(help="opt-train-score")] = None,
    seed: Annotated[int | None, Parameter(help="opt-seed")] = None,
) -> int:
    """Train as a referee."""
    place = terminal()
    if count < 1:
        raise BadInput(place.text("train-count", count=count))
    if level is not None and level not in LEVELS:
        raise BadInput(place.text("train-level", level=level, known=", ".join(map(str, LEVELS))))
    wanted = None if code is None else find_code(code).set_id
    chosen = [
        case
        for case in _found(place, cases)
        if case.ruling and case.code == (wanted or case.code) and case.level == (level or case.level)
    ]
    if not chosen:
        raise BadInput(place.text("train-no-cases"))
    books = {case.code: shelf.get(case.code, shelf.FIRST).book for case in chosen}
    rng = Random(secrets.randbits(32) if seed is None else seed)
    kept = _score_file(score)
    so_far = _read_score(kept)
    asking = Asking(place)
    made = done = 0
    for number in range(1, count + 1):
        place.rule()
        place.line(place.text("train-number", number=number, count=count), style="title")
        exercise = draw(chosen, books, rng)
        points = _put(place, asking, find_code(exercise.case.code), exercise)
        if points is None:
            break
        made, done = made + points, done + 1
        so_far.add(exercise.case.code, points)
        kept.parent.mkdir(parents=True, exist_ok=True)
        write_text(kept, msgspec.json.encode(so_far).decode())
    place.rule()
    place.say("train-sum", points=made, most=10 * done)
    for one, exercises in so_far.exercises.items():
        place.say("train-so-far", code=one, exercises=exercises, average=f"{so_far.average(one):.1f}")
    return DONE


def _put(place: Terminal, asking: Asking, found: Found, exercise: Exercise) -> int | None:
    """Put one case; the points, or None when somebody has had enough."""
    inquiry = Inquiry(place, found)
    words, case = inquiry.words, exercise.case
    place.line(f"{found.game}: {found.rules.title}", style="soft")
    place.line(words.irregularity(case.irregularity), style="title")
    if case.title:
        place.told(case.title)
    for fact, answer in exercise.facts.items():
        place.told(f"-  {words.question(fact)} {words.answer(fact, answer)}")
    place.line()
    place.say("train-orders")
    for number, remedy in enumerate(exercise.choices, start=1):
        place.told(f"{number:>2}  {words.order(remedy)}")
    numbers = _numbers(place, asking, len(exercise.choices))
    if numbers is None:
        return None
    marked = mark(exercise, [exercise.choices[number - 1] for number in numbers])
    for step in marked.missing:
        place.told(place.text("train-missing", order=inquiry.step(step)), style="bad")
    for remedy in marked.surplus:
        place.told(place.text("train-surplus", order=words.order(remedy)), style="bad")
    if not marked.in_order:
        place.say("train-sequence")
    place.line(place.text("train-points", points=marked.points), style="good" if marked.points == 10 else None)
    inquiry.tell(case.irregularity, exercise.ruling)
    return marked.points


def _numbers(place: Terminal, asking: Asking, most: int) -> list[int] | None:
    """The numbers of the orders chosen, in their sequence."""
    while (line := asking.ask(place.text("train-prompt"))) is not None:
        typed = line.replace(",", " ").lower().split()
        if typed and typed[0] in QUIT:
            return None
        if all(word.isdecimal() and 1 <= int(word) <= most for word in typed) and len(set(typed)) == len(typed):
            return [int(word) for word in typed]
        place.say("train-numbers", most=most)
    return None


def _found(place: Terminal, folder: Path | None) -> list[RulingCase]:
    """The ruling cases of a folder or file; by default those that come with the program."""
    if folder is None:
        tests = tests_folder()
        if tests is None:
            raise BadInput(place.text("train-no-folder"))
        folder = tests / "rulings"
    files = sorted(folder.rglob("*.toml")) if folder.is_dir() else [folder]
    found: list[RulingCase] = []
    for path in files:
        text = read_text(path)
        if is_ruling_file(text):
            found += parse_ruling_cases(text, str(path))
    return found


def _score_file(asked: Path | None) -> Path:
    """Where the score is kept: where asked, or with the user's data."""
    if asked is not None:
        return asked
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "ventaglio" / "referee.json"


def _read_score(path: Path) -> Score:
    if not path.exists():
        return Score({}, {})
    try:
        return msgspec.json.decode(read_text(path), type=Score)
    except msgspec.MsgspecError:
        raise BadInput(terminal().text("train-bad-score", file=str(path))) from None
