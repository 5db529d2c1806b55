"""``ventaglio simulate tressette``: let bots play many matches, and count what comes of it."""

from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter
from rich.table import Table

from ventaglio.core.record import spell_record
from ventaglio.games.common.terminal.play import options_of
from ventaglio.games.common.terminal.screen import Terminal, terminal
from ventaglio.games.common.terminal.series import around, check_numbers, play_series
from ventaglio.games.tressette.bots import AGENTS
from ventaglio.games.tressette.bots.series import SILENT, MatchFacts, Series, facts, report
from ventaglio.games.tressette.engine.declarations import OF_OTHER_SUITS, OF_THE_TRICK
from ventaglio.games.tressette.engine.rules import Rules
from ventaglio.games.tressette.game import TRESSETTE
from ventaglio.games.tressette.plugin.tables import agreed_table
from ventaglio.games.tressette.words.things import TressetteWords

MOST_SAID: Final = 12
"""More words than this in a table help nobody; the JSON has them all."""


def simulate_tressette(
    *,
    code: Annotated[str, Parameter(help="opt-norms")] = "tradizionali",
    pairs: Annotated[str | None, Parameter(help="opt-pairs")] = None,
    buongioco: Annotated[str | None, Parameter(help="opt-buongioco")] = None,
    match: Annotated[str, Parameter(help="opt-match")] = "points",
    target: Annotated[int | None, Parameter(help="opt-tressette-target")] = None,
    passate: Annotated[int | None, Parameter(help="opt-passate")] = None,
    adopt: Annotated[list[str] | None, Parameter(help="opt-adopt", negative="")] = None,
    option: Annotated[list[str] | None, Parameter(help="opt-option", negative="")] = None,
    games: Annotated[int, Parameter(help="opt-simulate-games")] = 100,
    seed: Annotated[int, Parameter(help="opt-simulate-seed")] = 1,
    bots: Annotated[str, Parameter(help="opt-simulate-bots")] = "random,basic",
    records: Annotated[Path | None, Parameter(help="opt-simulate-records")] = None,
    jobs: Annotated[int, Parameter(help="opt-simulate-jobs")] = 1,
    json: Annotated[bool, Parameter(help="opt-simulate-json", negative="")] = False,
) -> None:
    """Let bots play Tressette against each other."""
    place = terminal()
    check_numbers(games=games, jobs=jobs)
    opening = agreed_table(
        code,
        pairs=pairs,
        buongioco=buongioco,
        match=match,
        target=target,
        passate=passate,
        adopt=adopt or [],
        options=options_of(option or []),
    )
    series = Series.of(opening, around(bots, 4, AGENTS), seed)
    matches, seconds = play_series(_one, series, games, jobs, records)
    figures = report(series, matches)
    if json:
        place.json(figures)
    else:
        _show(place, opening.table.rules, figures, seconds)


def _one(work: tuple[Series, int, bool]) -> tuple[MatchFacts, str | None]:
    series, number, recording = work
    match = series.play(number)
    if not recording:
        return facts(match), None
    return facts(match), spell_record(TRESSETTE, match.record(Seed=f"{series.seed} {number}"))


def _show(place: Terminal, rules: Rules, figures: dict[str, Any], seconds: float) -> None:
    words = TressetteWords(place)
    title = {"games": figures["games"], "code": words.code(figures["code"]), "seed": str(figures["seed"])}
    place.line(place.text("simulate-title", players=4, **title), style="title")
    place.line()
    place.console.print(_players(place, figures))
    if figures["unfinished"]:
        place.say("simulate-unfinished", count=figures["unfinished"])
    place.line()
    place.console.print(_figures(place, words, rules, figures))
    place.line()
    place.say("simulate-speed", actions=figures["actions"], seconds=seconds, rate=round(figures["actions"] / seconds))


def _players(place: Terminal, figures: dict[str, Any]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(place.text("simulate-seats"))
    table.add_column(place.text("simulate-bot"))
    for heading in ("wins", "per-passata"):
        table.add_column(place.text(f"simulate-{heading}"), justify="right")
    for player in figures["players"]:
        table.add_row(
            player["seat"],
            player["bot"],
            place.text("simulate-share", count=player["wins"], share=player["wins"] / figures["games"]),
            place.text("simulate-mean", mean=player["points_per_passata"]),
        )
    return table


def _figures(place: Terminal, words: TressetteWords, rules: Rules, figures: dict[str, Any]) -> Table:
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    table.add_row(place.text("simulate-passate"), place.text("simulate-points", points=figures["passate"]))
    for how, count in sorted(figures["ended"].items(), key=lambda pair: (-pair[1], pair[0])):
        share = place.text("simulate-share", count=count, share=count / figures["games"])
        table.add_row(place.text(f"simulate-match-{how}"), share)
    table.add_row(place.text("simulate-cappotti"), place.text("simulate-points", points=figures["cappotti"]))
    table.add_row(place.text("simulate-said"))
    for what, count in list(figures["said"].items())[:MOST_SAID]:
        table.add_row(f"  {_what(place, words, rules, what)}", place.text("simulate-points", points=count))
    return table


def _what(place: Terminal, words: TressetteWords, rules: Rules, what: str) -> str:
    if what == SILENT or what == "accusation" or what.startswith("lay-down"):
        return place.text(f"simulate-{what}")
    said = words.declaration(what) if what in (*OF_THE_TRICK, *OF_OTHER_SUITS) else words.formula(what, rules)
    return f"«{said}»"
