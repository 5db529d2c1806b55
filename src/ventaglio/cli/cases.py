"""``ventaglio cases``: run case files and say which of their cases come out as they should."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.text import Text

from ventaglio.codes import shelf
from ventaglio.core.cases import Case, Outcome, parse_cases, run_case
from ventaglio.core.refusal import BadInput
from ventaglio.plugs.shelves import all_games
from ventaglio.rulings.cases import RulingCase, is_ruling_file, parse_ruling_cases, run_ruling_case
from ventaglio.terminal.terminal import DONE, NO, read_text, terminal


def run_cases(
    *files: Annotated[Path, Parameter(help="opt-case-files")],
    json: Annotated[bool, Parameter(help="opt-json", negative="")] = False,
) -> int:
    """Run case files."""
    place = terminal()
    if not files:
        raise BadInput(place.text("cases-none-given"))
    # Everything runs before anything is printed: a file that cannot be read must not leave half an answer behind.
    outcomes = [(path, outcome) for path in _found(files) for outcome in _run(path)]
    failed = [(path, outcome) for path, outcome in outcomes if outcome.failures]
    if json:
        place.json(
            {
                "passed": len(outcomes) - len(failed),
                "failed": len(failed),
                "cases": [_json(path, outcome) for path, outcome in outcomes],
            }
        )
        return NO if failed else DONE
    for path, outcome in failed:
        case = outcome.case
        place.console.print(Text.assemble((place.text("cases-failed", id=case.id), "bad"), f"  {path}"))
        about = [text for text in (case.title, ", ".join(case.articles)) if text]
        if about:
            place.line(f"    {' · '.join(about)}")
        for failure in outcome.failures:
            place.line(f"    {failure}")
    # The same words in every language: programs look for this line.
    place.line(f"{len(outcomes) - len(failed)} passed, {len(failed)} failed")
    return NO if failed else DONE


def _found(files: Sequence[Path]) -> Iterator[Path]:
    """The files named, and those in the folders named."""
    for path in files:
        if path.is_dir():
            inside = sorted(path.rglob("*.toml"))
            if not inside:
                raise BadInput(terminal().text("cases-empty-folder", folder=str(path)))
            yield from inside
        else:
            yield path


def _run(path: Path) -> list[Outcome]:
    text = read_text(path)
    try:
        if is_ruling_file(text):
            return [_rule(path, case) for case in parse_ruling_cases(text, str(path))]
        cases = parse_cases(text, str(path))
    except RecursionError:
        raise BadInput(terminal().text("cases-too-deep", file=str(path))) from None
    except ValueError as error:
        told = str(error)
        raise BadInput(told if told.startswith(str(path)) else f"{path}: {told}") from None
    return [_run_one(path, case) for case in cases]


def _run_one(path: Path, case: Case) -> Outcome:
    try:
        return run_case(case, all_games())
    except ValueError as error:
        raise BadInput(f"{path}: {terminal().trouble(error)}") from None
    except LookupError:
        # A position may describe a table that no game leads to, such as a turn without cards; play trips over it.
        raise BadInput(terminal().text("cases-impossible", file=str(path), id=case.id)) from None


def _rule(path: Path, case: RulingCase) -> Outcome:
    """A case about a ruling, told like any other."""
    try:
        failures = run_ruling_case(case, shelf.get(case.code, shelf.FIRST).book)
    except ValueError as error:
        raise BadInput(f"{path}, {case.id}: {terminal().trouble(error)}") from None
    shown = Case(f"{case.code}: {case.id}", "", "", (), {}, tuple(case.article), case.title)
    return Outcome(shown, tuple(failures))


def _json(path: Path, outcome: Outcome) -> dict[str, Any]:
    return {
        "file": str(path),
        "id": outcome.case.id,
        "title": outcome.case.title,
        "articles": list(outcome.case.articles),
        "passed": not outcome.failures,
        "failures": list(outcome.failures),
        "refused": outcome.reason,
    }
