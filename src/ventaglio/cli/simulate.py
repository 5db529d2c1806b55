"""``ventaglio simulate``: let bots play many matches, and count what comes of it."""

import sys
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any, Final, TypeVar

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ventaglio.bots.burraco import AGENTS
from ventaglio.bots.burraco.series import BURRACHI, MatchFacts, Series, facts, report
from ventaglio.cli.finding import find_code
from ventaglio.cli.play import options_of
from ventaglio.cli.terminal import Terminal, new_file, terminal, write_text
from ventaglio.codes.games import BURRACO
from ventaglio.core.record import spell_record
from ventaglio.core.refusal import BadInput

MOST_GAMES: Final = 1_000_000
MOST_JOBS: Final = 64

F = TypeVar("F")
One = Callable[[tuple[Any, int, bool]], tuple[F, str | None]]
"""Plays a match of a series by its number; gives what is kept of it, and its record if that is wanted."""
Played = tuple[MatchFacts, str | None]
"""What is kept of a match, and its record if records are wanted."""


def simulate(
    *,
    code: Annotated[str, Parameter(help="opt-play-code")] = "fibur-2019",
    players: Annotated[int, Parameter(help="opt-simulate-players")] = 4,
    games: Annotated[int, Parameter(help="opt-simulate-games")] = 100,
    seed: Annotated[int, Parameter(help="opt-simulate-seed")] = 1,
    bots: Annotated[str, Parameter(help="opt-simulate-bots")] = "random,basic",
    hands: Annotated[int | None, Parameter(help="opt-hands")] = None,
    target: Annotated[int | None, Parameter(help="opt-target")] = None,
    alone: Annotated[bool, Parameter(help="opt-alone", negative="")] = False,
    option: Annotated[list[str] | None, Parameter(help="opt-option", negative="")] = None,
    records: Annotated[Path | None, Parameter(help="opt-simulate-records")] = None,
    jobs: Annotated[int, Parameter(help="opt-simulate-jobs")] = 1,
    json: Annotated[bool, Parameter(help="opt-simulate-json", negative="")] = False,
) -> None:
    """Let bots play against each other.

    The JSON holds nothing that depends on the machine, so that two runs can be compared byte by byte.
    """
    place = terminal()
    check_numbers(games=games, jobs=jobs)
    series = Series(
        code=find_code(code, "burraco").rules.id,
        bots=around(bots, players, AGENTS),
        seed=seed,
        hands=hands,
        target=target,
        alone=alone,
        options=options_of(option or []),
    )
    series.table()  # refuses what the code does not have, before anything is played
    matches, seconds = play_series(_one, series, games, jobs, records)
    figures = report(series, matches)
    if json:
        place.json(figures)
    else:
        _show(place, figures, seconds)


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
        raise BadInput(f"{folder}: {error.strerror}") from None
    width = len(str(games))
    return [new_file(folder / f"match-{number + 1:0{width}}.txt") for number in range(games)]


# ── Playing ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def play_series(
    one: Callable[[tuple[Any, int, bool]], tuple[F, str | None]],
    series: Any,
    games: int,
    jobs: int,
    folder: Path | None,
) -> tuple[list[F], float]:
    """Play the matches of a series in order, write their records if a folder is given, and say how long it took."""
    files = _files(folder, games)
    began = perf_counter()
    matches = []
    with _progress(terminal(), games) as advance:
        for number, (kept, record) in enumerate(_played(one, series, games, jobs, files is not None)):
            matches.append(kept)
            if files is not None and record is not None:
                write_text(files[number], record)
            advance()
    return matches, perf_counter() - began


def _played(one: One[F], series: Any, games: int, jobs: int, recording: bool) -> Iterator[tuple[F, str | None]]:
    """The matches in order, played here or by several processes."""
    work = [(series, number, recording) for number in range(games)]
    if jobs == 1:
        yield from map(one, work)
        return
    # New processes that inherit nothing behave alike on every system.
    with ProcessPoolExecutor(min(jobs, games), mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(one, work, chunksize=max(1, min(16, games // (4 * jobs))))
        finally:
            pool.shutdown(cancel_futures=True)


def _one(work: tuple[Series, int, bool]) -> Played:
    series, number, recording = work
    match = series.play(number)
    if not recording:
        return facts(match), None
    return facts(match), spell_record(BURRACO, match.record(Seed=f"{series.seed} {number}"))


@contextmanager
def _progress(place: Terminal, games: int) -> Iterator[Any]:
    """A bar for whoever watches; a program that reads us never sees it."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(compact=True),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(place.text("simulate-progress"), total=games)
        yield lambda: bar.advance(task)


# ── Telling ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _show(place: Terminal, figures: dict[str, Any], seconds: float) -> None:
    place.line(
        place.text(
            "simulate-title",
            games=figures["games"],
            code=place.text(f"code-{figures['code']}"),
            players=figures["players"],
            seed=str(figures["seed"]),
        ),
        style="title",
    )
    place.line()
    place.console.print(_sides(place, figures))
    if figures["unfinished"]:
        place.say("simulate-unfinished", count=figures["unfinished"])
    place.line()
    place.console.print(_hands(place, figures["hands"]))
    place.line()
    place.say("simulate-speed", actions=figures["actions"], seconds=seconds, rate=round(figures["actions"] / seconds))


def _sides(place: Terminal, figures: dict[str, Any]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(place.text("simulate-seats"))
    table.add_column(place.text("simulate-bot"))
    for heading in ("wins", "ties", "total", "per-hand"):
        table.add_column(place.text(f"simulate-{heading}"), justify="right")
    for side in figures["sides"]:
        table.add_row(
            side["seats"],
            ", ".join(dict.fromkeys(side["bots"])),
            place.text("simulate-share", count=side["wins"], share=side["wins"] / figures["games"]),
            str(side["ties"]),
            place.text("simulate-points", points=round(side["total"])),
            place.text("simulate-points", points=round(side["points_per_hand"])),
        )
    return table


def _hands(place: Terminal, hands: dict[str, Any]) -> Table:
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    table.add_row(place.text("simulate-hands"), place.text("simulate-points", points=hands["played"]))
    for how, count in sorted(hands["ended"].items(), key=lambda pair: -pair[1]):
        share = place.text("simulate-share", count=count, share=count / hands["played"])
        table.add_row(place.text(f"simulate-ended-{how}"), share)
    for name in ("turns", "actions"):
        spread = hands[name]
        table.add_row(
            place.text(f"simulate-{name}"),
            place.text("simulate-spread", mean=spread["mean"], least=spread["min"], most=spread["max"]),
        )
    table.add_row(place.text("simulate-pozzetti"), place.text("simulate-mean", mean=hands["pozzetti"]))
    table.add_row(place.text("simulate-direct"), place.text("simulate-mean", mean=hands["pozzetti_direct"]))
    for kind in BURRACHI:
        if hands["burrachi"][kind]:
            mean = place.text("simulate-mean", mean=hands["burrachi"][kind])
            table.add_row(place.text(f"simulate-burrachi-{kind}"), mean)
    return table
