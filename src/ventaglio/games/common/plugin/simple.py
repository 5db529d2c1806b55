"""The commands of a game that brings none of its own: `play` and `simulate` from what its plug has."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Annotated, NamedTuple

from cyclopts import Parameter
from rich.table import Table

from ventaglio.core.record import spell_record
from ventaglio.core.seats import LETTERS, seat
from ventaglio.games.common.bots.playing import play_match, record_of
from ventaglio.games.common.plugin.catalogue import find
from ventaglio.games.common.plugin.finding import find_code
from ventaglio.games.common.plugin.opaque import Action, Event, Menu, State, View
from ventaglio.games.common.plugin.plug import AnyPlug, Wanted
from ventaglio.games.common.terminal.asking import Asking
from ventaglio.games.common.terminal.host import Host
from ventaglio.games.common.terminal.person import PAUSE
from ventaglio.games.common.terminal.play import NAMES, options_of, seat_bots, some_seed
from ventaglio.games.common.terminal.screen import Terminal, new_file, terminal
from ventaglio.games.common.terminal.series import around, check_numbers, play_series
from ventaglio.games.common.terminal.simple.person import SimplePerson
from ventaglio.games.common.terminal.simple.showing import Pieces
from ventaglio.games.common.terminal.simple.stage import SimpleStage
from ventaglio.lang.words import tidy


def pieces_of(plug: AnyPlug) -> Pieces[State, Action, Event, View, Menu]:
    """What showing a game takes."""

    def title(state: State) -> str:
        return plug.kit.rules(state).title

    return Pieces(plug.game, plug.words, plug.telling, plug.choices, title, plug.kit.names)


def simple_stage(plug: AnyPlug, place: Terminal, opening: State, you: int | None) -> SimpleStage[State, Action]:
    """How a game is shown that draws no table."""
    return SimpleStage(place, opening, you, pieces_of(plug))


def _opening(plug: AnyPlug, code: str, players: int | None, option: list[str] | None, names: dict[str, str]) -> State:
    found = find_code(code or plug.usual_code, plug.name)
    number = plug.players(found.rules)[-1] if players is None else players
    headers = plug.headers(Wanted(code=found.rules.id, players=number))
    chosen = {f"Option.{name}": value for name, value in options_of(option or []).items()}
    return plug.game.open({**headers, "Edition": found.text.edition, **chosen, **names})


def play_command(plug: AnyPlug) -> Callable[..., int]:
    """``ventaglio play`` for a game."""

    def play(
        *,
        code: Annotated[str, Parameter(help="opt-play-code")] = plug.usual_code,
        players: Annotated[int | None, Parameter(help="opt-players")] = None,
        option: Annotated[list[str] | None, Parameter(help="opt-option", negative="")] = None,
        bots: Annotated[str, Parameter(help="opt-simple-bots")] = "",
        seed: Annotated[int | None, Parameter(help="opt-seed")] = None,
        chair: Annotated[str, Parameter(name="--seat", help="opt-simple-seat")] = "A",
        name: Annotated[str, Parameter(help="opt-name")] = "",
        record: Annotated[Path | None, Parameter(help="opt-record")] = None,
        fast: Annotated[bool, Parameter(help="opt-fast", negative="")] = False,
        plain: Annotated[bool, Parameter(help="opt-plain", negative="")] = False,
    ) -> int:
        place, game = terminal(), plug.game
        most = game.players(_opening(plug, code, players, option, {}))
        you = seat(chair.upper(), most)
        mine = tidy(name) or place.text("your-name")
        names = {LETTERS[one]: mine if one == you else NAMES[one] for one in range(most)}
        opening = _opening(plug, code, players, option, names)
        if record is not None:
            new_file(record)
        number = some_seed(seed)
        agents = plug.agents
        others = seat_bots(agents, bots or list(agents)[-1], most, you, number)
        rng = Random(number)
        host = Host(game, opening, you, others, lambda state: game.chance(state, rng.randbytes(32)))
        pieces, pause = pieces_of(plug), 0.0 if fast else PAUSE
        title = pieces.title(opening)
        named = tuple(names.values())
        return SimplePerson(place, host, Asking(place), pieces, title, named, record=record, pause=pause).play()

    return play


class Series(NamedTuple):
    """A table of a game, by its name and headers, so that another process can open it too; and who sits at it."""

    game: str
    headers: dict[str, str]
    bots: tuple[str, ...]
    seed: int


class Kept(NamedTuple):
    """What is kept of a match."""

    finished: bool
    winners: tuple[str, ...]
    actions: int


def simulate_command(plug: AnyPlug) -> Callable[..., None]:
    """``ventaglio simulate`` for a game."""

    def simulate(
        *,
        code: Annotated[str, Parameter(help="opt-play-code")] = plug.usual_code,
        players: Annotated[int | None, Parameter(help="opt-simulate-players")] = None,
        option: Annotated[list[str] | None, Parameter(help="opt-option", negative="")] = None,
        games: Annotated[int, Parameter(help="opt-simulate-games")] = 100,
        seed: Annotated[int, Parameter(help="opt-simulate-seed")] = 1,
        bots: Annotated[str, Parameter(help="opt-simple-bots")] = "",
        records: Annotated[Path | None, Parameter(help="opt-simulate-records")] = None,
        jobs: Annotated[int, Parameter(help="opt-simulate-jobs")] = 1,
        json: Annotated[bool, Parameter(help="opt-simulate-json", negative="")] = False,
    ) -> None:
        check_numbers(games=games, jobs=jobs)
        opening = _opening(plug, code, players, option, {})
        seats = plug.game.players(opening)
        named = around(bots or ",".join(list(plug.agents)[:seats]), seats, plug.agents)
        series = Series(plug.name, plug.game.headers(opening), named, seed)
        matches, seconds = play_series(_one, series, games, jobs, records)
        _report(series, matches, seconds, json=json)

    return simulate


def _one(work: tuple[Series, int, bool]) -> tuple[Kept, str | None]:
    series, number, recording = work
    plug = find(series.game)
    game, agents = plug.game, plug.agents
    players = [agents[bot](Random(f"{series.seed} {number} {at}")) for at, bot in enumerate(series.bots)]
    match = play_match(plug.kit, game.open(series.headers), players, Random(f"{series.seed} {number}"))
    won = tuple(game.result(match.final).get("Winners", "").split())
    kept = Kept(game.turn(match.final) is None, won, len(match.moves))
    seed = f"{series.seed} {number}"
    return kept, spell_record(game, record_of(game, match, Seed=seed)) if recording else None


def _report(series: Series, matches: list[Kept], seconds: float, *, json: bool) -> None:
    place = terminal()
    wins = Counter(one for match in matches for one in match.winners)
    unfinished = sum(not match.finished for match in matches)
    actions = sum(match.actions for match in matches)
    if json:
        seats = [{"seat": LETTERS[at], "bot": bot, "wins": wins[LETTERS[at]]} for at, bot in enumerate(series.bots)]
        about = {"game": series.game, "code": series.headers["Code"], "seed": series.seed, "games": len(matches)}
        place.json({**about, "unfinished": unfinished, "actions": actions, "players": seats})
        return
    title = {"games": len(matches), "code": find(series.game).words(place).code(series.headers["Code"])}
    seed = str(series.seed)
    place.line(place.text("simulate-title", players=len(series.bots), seed=seed, **title), style="title")
    place.line()
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for heading in ("seats", "bot", "wins"):
        table.add_column(place.text(f"simulate-{heading}"), justify="right" if heading == "wins" else "left")
    for at, bot in enumerate(series.bots):
        count = wins[LETTERS[at]]
        table.add_row(LETTERS[at], bot, place.text("simulate-share", count=count, share=count / len(matches)))
    place.console.print(table)
    if unfinished:
        place.say("simulate-unfinished", count=unfinished)
    place.line()
    place.say("simulate-speed", actions=actions, seconds=seconds, rate=round(actions / seconds))
