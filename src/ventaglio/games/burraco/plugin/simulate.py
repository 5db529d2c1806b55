"""``ventaglio simulate burraco``: let bots play many matches, and count what comes of it."""

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.table import Table

from ventaglio.core.record import spell_record
from ventaglio.games.burraco.bots import AGENTS
from ventaglio.games.burraco.bots.series import BURRACHI, MatchFacts, Series, facts, report
from ventaglio.games.burraco.game import BURRACO
from ventaglio.games.common.plugin.finding import find_code
from ventaglio.games.common.terminal.play import options_of
from ventaglio.games.common.terminal.screen import Terminal, terminal
from ventaglio.games.common.terminal.series import around, check_numbers, play_series

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
    found = find_code(code, "burraco")
    series = Series(
        code=found.rules.id,
        edition=found.text.edition,
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


def _one(work: tuple[Series, int, bool]) -> Played:
    series, number, recording = work
    match = series.play(number)
    if not recording:
        return facts(match), None
    return facts(match), spell_record(BURRACO, match.record(Seed=f"{series.seed} {number}"))


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
