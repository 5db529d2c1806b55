"""``ventaglio cases``: run case files and say which of their cases come out as they should."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from cyclopts import Parameter
from rich.text import Text

from ventaglio.core.case_files import Unreadable
from ventaglio.core.cases import Case, Failure, read_cases, run_case
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.plugin.shelves import all_games
from ventaglio.games.common.terminal.screen import BAD, DONE, NO, read_text, terminal
from ventaglio.lang import MissingMessage
from ventaglio.law import shelf
from ventaglio.law.referee.cases import RulingCase, is_ruling_file, read_ruling_cases, run_ruling_case
from ventaglio.law.referee.words import RulingWords


class Ran(NamedTuple):
    """A case that was run, or a case or a file that could not be."""

    file: Path
    id: str
    title: str = ""
    articles: tuple[str, ...] = ()
    failures: tuple[str, ...] = ()
    refused: str | None = None
    error: str = ""
    """Why it cannot be read."""
    whole_file: bool = False
    """Whether it is a file of which no case could be read."""

    @property
    def failed(self) -> bool:
        """Whether it did not pass."""
        return bool(self.failures or self.error)


def run_cases(
    *files: Annotated[Path, Parameter(help="opt-case-files")],
    json: Annotated[bool, Parameter(help="opt-json", negative="")] = False,
) -> int:
    """Run case files."""
    place = terminal()
    if not files:
        raise BadInput(place.text("cases-none-given"))
    ran = [one for path in _found(files) for one in _run(path)]
    if all(one.whole_file for one in ran):
        raise BadInput(f"{ran[0].file}: {ran[0].error}")
    failed = [one for one in ran if one.failed]
    answer = BAD if any(one.whole_file for one in failed) else NO if failed else DONE
    if json:
        counts = {"passed": len(ran) - len(failed), "failed": len(failed)}
        place.json({**counts, "cases": [_json(one) for one in ran if not one.whole_file], "files": _files(ran)})
        return answer
    for one in failed:
        head = (place.text("cases-failed", id=one.id), "bad")
        place.console.print(Text.assemble(head, f"  {one.file}"), soft_wrap=True)
        about = [text for text in (one.title, ", ".join(one.articles)) if text]
        if about:
            place.line(f"    {' · '.join(about)}")
        if one.error:
            place.line(f"    {place.text('cases-unreadable', why=one.error)}")
        for failure in one.failures:
            place.line(f"    {failure}")
    # The same words in every language: programs look for this line.
    place.line(f"{len(ran) - len(failed)} passed, {len(failed)} failed")
    return answer


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


def _run(path: Path) -> Iterator[Ran]:
    """Every case of a file. One that cannot be read fails alone, and so does a file."""
    text = read_text(path)
    try:
        cases = list(read_ruling_cases(text, str(path)) if is_ruling_file(text) else read_cases(text, str(path)))
    except RecursionError:
        why = terminal().text("cases-too-deep")
        yield Ran(path, path.name, error=why, whole_file=True)
        return
    except ValueError as error:
        yield Ran(path, path.name, error=terminal().trouble(error), whole_file=True)
        return
    for case in cases:
        yield _unreadable(path, case) if isinstance(case, Unreadable) else _run_one(path, case)


def _unreadable(path: Path, case: Unreadable) -> Ran:
    return Ran(path, case.id, error=terminal().trouble(case.error))


def _run_one(path: Path, case: Case | RulingCase) -> Ran:
    """One case. Whatever cannot be read, or can never come out, is an error of this case and of no other."""
    ran = Ran(
        path,
        f"{case.code}: {case.id}" if isinstance(case, RulingCase) else case.id,
        case.title,
        tuple(case.article) if isinstance(case, RulingCase) else case.articles,
    )
    try:
        if isinstance(case, RulingCase):
            return ran._replace(failures=tuple(map(_told, _rule(case))))
        outcome = run_case(case, all_games(), shelf.has_article)
    except ValueError as error:
        return ran._replace(error=terminal().trouble(error))
    return ran._replace(failures=tuple(map(_told, outcome.wrong)), refused=outcome.reason)


def _rule(case: RulingCase) -> list[Failure]:
    """What came out of a case about a ruling."""
    found = shelf.get(case.code, shelf.FIRST)
    words = RulingWords(found.game, "en")
    for reading in case.readings or ():
        try:
            words.reading(reading)
        except MissingMessage:
            raise BadInput(f"there is no reading {reading!r}", "no-reading", text=reading) from None
    return run_ruling_case(case, found.book, shelf.has_article)


def _told(failure: Failure) -> str:
    """What came out otherwise, in the reader's language."""
    told = terminal().text(failure.message, **failure.facts)
    return f"{failure.about}: {told}" if failure.about else told


def _json(one: Ran) -> dict[str, Any]:
    return {
        "file": str(one.file),
        "id": one.id,
        "title": one.title,
        "articles": list(one.articles),
        "passed": not one.failed,
        "failures": [*filter(None, [one.error]), *one.failures],
        "refused": one.refused,
        "readable": not one.error,
    }


def _files(ran: Sequence[Ran]) -> list[dict[str, str]]:
    """The files of which no case could be read."""
    return [{"file": str(one.file), "error": one.error} for one in ran if one.whole_file]
