"""Many matches between bots, as a command plays them: checked, played by several processes, recorded, with a bar."""

import sys
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Final, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ventaglio.core.refusal import BadInput
from ventaglio.core.workers import workers
from ventaglio.games.common.terminal.screen import Terminal, new_file, terminal, trouble_with, write_text

MOST_GAMES: Final = 1_000_000
MOST_JOBS: Final = 64

T = TypeVar("T")
F = TypeVar("F")
One = Callable[[tuple[T, int, bool]], tuple[F, str | None]]
"""Plays a match of a series by its number; gives what is kept of it, and its record if that is wanted."""


def check_numbers(*, games: int, jobs: int) -> None:
    """Refuse numbers that make no sense, before anything is played."""
    for name, number, most in (("games", games, MOST_GAMES), ("jobs", jobs, MOST_JOBS)):
        if not 1 <= number <= most:
            raise BadInput(terminal().text("simulate-number", option=name, number=str(number), most=most))


def around(names: str, players: int, known: Collection[str]) -> tuple[str, ...]:
    """The bot of each seat: the names given, over and over around the table."""
    wanted = [name.strip() for name in names.split(",")]
    for name in wanted:
        if name not in known:
            raise BadInput(terminal().text("simulate-no-bot", bot=name, known=", ".join(known)))
    if len(wanted) > players > 0:
        raise BadInput(terminal().text("simulate-many-bots", given=str(len(wanted)), players=str(players)))
    return tuple(wanted[seat % len(wanted)] for seat in range(players))


def _files(folder: Path | None, games: int) -> list[Path] | None:
    """Where the records go: new files in a folder, which is made if need be."""
    if folder is None:
        return None
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise BadInput(terminal().text("file-trouble", file=str(folder), trouble=trouble_with(error))) from None
    width = len(str(games))
    return [new_file(folder / f"match-{number + 1:0{width}}.txt") for number in range(games)]


# ── Playing ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def play_series(
    one: One[T, F],
    series: T,
    games: int,
    jobs: int,
    folder: Path | None,
) -> tuple[list[F], float]:
    """Play the matches of a series in order, write their records if a folder is given, and say how long it took."""
    files = _files(folder, games)
    began = perf_counter()
    matches = []
    with progress(terminal(), games) as advance:
        for number, (kept, record) in enumerate(_played(one, series, games, jobs, files is not None)):
            matches.append(kept)
            if files is not None and record is not None:
                write_text(files[number], record)
            advance(1)
    return matches, perf_counter() - began


def _played(one: One[T, F], series: T, games: int, jobs: int, recording: bool) -> Iterator[tuple[F, str | None]]:
    """The matches in order, played here or by several processes."""
    work = [(series, number, recording) for number in range(games)]
    if jobs == 1:
        yield from map(one, work)
        return
    # New processes that inherit nothing behave alike on every system.
    with workers(min(jobs, games)) as pool:
        try:
            yield from pool.map(one, work, chunksize=max(1, min(16, games // (4 * jobs))))
        finally:
            pool.shutdown(cancel_futures=True)


@contextmanager
def progress(place: Terminal, games: int, message: str = "simulate-progress") -> Iterator[Callable[[int], None]]:
    """A bar for whoever watches, told of so many games at a time; a program that reads us never sees it."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(compact=True),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(place.text(message), total=games)
        yield lambda number: bar.advance(task, number)
