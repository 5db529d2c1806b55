"""``ventaglio lab``: games by the million as data, and what they show."""

from dataclasses import replace
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Annotated, Final

from cyclopts import Parameter
from rich.table import Table

from ventaglio.core.norms import fingerprint
from ventaglio.core.optional import need
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.lab.plan import FAST, ON_KERNELS, Plan
from ventaglio.games.common.plugin.finding import find_code
from ventaglio.games.common.terminal.play import options_of
from ventaglio.games.common.terminal.screen import Terminal, terminal
from ventaglio.games.common.terminal.series import MOST_JOBS, around, progress
from ventaglio.lab.data.usual import CHUNKS, USUAL

MOST_HANDS: Final = 1_000_000_000
MOST_ITERATIONS: Final = 1_000_000
MOST_HANDS_AT_ONCE: Final = 1_000_000
WORLDS: Final = 4
"""Worlds in which choices are tried side by side to learn from them."""
SENSIBLE: Final = "basic"
"""Who plays where nobody says otherwise."""


def games(
    game: Annotated[str, Parameter(help="opt-lab-game")],
    /,
    *,
    out: Annotated[Path, Parameter(help="opt-lab-out")],
    hands: Annotated[int, Parameter(help="opt-lab-hands")] = 1000,
    code: Annotated[str | None, Parameter(help="opt-lab-code")] = None,
    players: Annotated[int, Parameter(help="opt-simulate-players")] = 4,
    alone: Annotated[bool, Parameter(help="opt-alone", negative="")] = False,
    adopt: Annotated[list[str] | None, Parameter(help="opt-adopt", negative="")] = None,
    option: Annotated[list[str] | None, Parameter(help="opt-option", negative="")] = None,
    bots: Annotated[str | None, Parameter(help="opt-lab-bots")] = None,
    fast: Annotated[bool, Parameter(help="opt-lab-fast", negative="")] = False,
    seed: Annotated[int, Parameter(help="opt-simulate-seed")] = 1,
    jobs: Annotated[int, Parameter(name=["--jobs", "--workers"], help="opt-simulate-jobs")] = 1,
) -> None:
    """Let bots play hands, and write them as Parquet."""
    place = terminal()
    need("pyarrow")
    for name, number, most in (("hands", hands, MOST_HANDS), ("jobs", jobs, MOST_JOBS)):
        if not 1 <= number <= most:
            raise BadInput(place.text("simulate-number", option=name, number=str(number), most=most))
    if game not in USUAL:
        raise BadInput(place.text("no-such-game", game=game, known=", ".join(USUAL)))
    plan = _plan(game, code or USUAL[game], players, bots, seed, fast)
    from ventaglio.lab.data.asked import settled
    from ventaglio.lab.data.writing import write_games

    adopted = tuple(word for one in adopt or [] for word in one.replace(",", " ").split())
    plan = settled(plan, alone=alone, adopted=adopted, options=options_of(option or []))
    with progress(place, hands, "lab-progress") as advance:
        played = write_games(out, plan, hands, jobs, advance)
    place.line(place.text("lab-written", hands=hands, played=played, folder=str(out)), whole=True)


def _plan(game: str, code: str, players: int, bots: str | None, seed: int, fast: bool) -> Plan:
    found = find_code(code, game)
    known = ON_KERNELS[game] if fast else tuple(import_module(f"ventaglio.games.{game}.bots").AGENTS)
    asked = [] if bots is None else [name.strip() for name in bots.split(",")]
    if fast and not set(asked) <= set(known):
        raise BadInput(terminal().text("lab-fast-bots", bots=bots or "", known=", ".join(known)))
    if not fast and (compiled := [name for name in asked if name in ON_KERNELS[game] and name not in known]):
        raise BadInput(terminal().text("lab-only-fast", bot=compiled[0]))
    return Plan(
        game=game,
        code=found.rules.id,
        edition=found.text.edition,
        fingerprint=fingerprint(found.rules),
        players=players,
        bots=around(bots or (FAST if fast else SENSIBLE), players, known),
        seed=seed,
        chunk=CHUNKS[game, fast],
        fast=fast,
    )


def statistics(
    folder: Annotated[Path, Parameter(help="opt-lab-folder")],
    /,
    *,
    json: Annotated[bool, Parameter(help="opt-json", negative="")] = False,
) -> None:
    """Say what a set of games shows."""
    from ventaglio.lab.data.figures import COUNTED, figures_of, lines_of
    from ventaglio.lab.data.reading import read_games

    place = terminal()
    read = read_games(folder, COUNTED)
    plan, figures = read.plan, figures_of(read)
    if json:
        place.json(figures)
        return
    about = {"code": place.text(f"code-{plan.code}"), "bots": ", ".join(dict.fromkeys(plan.bots))}
    place.line(place.text("lab-title", hands=figures["hands"], players=plan.players, **about), style="title")
    place.line()
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    for line in lines_of(figures):
        value, low, high = line.estimate
        told = place.text(f"lab-{line.kind}", value=value, low=low, high=high)
        table.add_row(place.text(line.message, of=line.of.replace("-", " ")), told)
    place.console.print(table)


def train(
    game: Annotated[str, Parameter(help="opt-lab-train-game")],
    /,
    *,
    out: Annotated[Path, Parameter(help="opt-lab-train-out")],
    iterations: Annotated[int, Parameter(help="opt-lab-train-iterations")] = 300,
    hands: Annotated[int, Parameter(help="opt-lab-train-hands")] = 1200,
    batch: Annotated[int, Parameter(help="opt-lab-train-batch")] = 1024,
    seed: Annotated[int, Parameter(help="opt-simulate-seed")] = 1,
    start: Annotated[Path | None, Parameter(help="opt-lab-train-start")] = None,
    consult: Annotated[bool, Parameter(help="opt-lab-train-consult", negative="")] = False,
    picture: Annotated[Path | None, Parameter(name="--plot", help="opt-lab-train-plot")] = None,
    jobs: Annotated[int, Parameter(help="opt-lab-train-jobs")] = 1,
    gpu: Annotated[bool, Parameter(help="opt-lab-train-gpu", negative="")] = False,
) -> None:
    """Let a player learn by playing itself."""
    place = terminal()
    if game != "burraco":
        raise BadInput(place.text("no-such-game", game=game, known="burraco"))
    for name, number, most in (
        ("iterations", iterations, MOST_ITERATIONS),
        ("hands", hands, MOST_HANDS_AT_ONCE),
        ("batch", batch, MOST_HANDS_AT_ONCE),
        ("jobs", jobs, MOST_JOBS),
    ):
        if not 1 <= number <= most:
            raise BadInput(place.text("simulate-number", option=name, number=str(number), most=most))
    if consult and start is None:
        raise BadInput(place.text("lab-train-consult-start"))
    if picture is not None:
        need("matplotlib")
    from ventaglio.games.burraco.bots.strong.weights import NAME, read_net, write_net
    from ventaglio.games.burraco.lab.training.learning import CHECKPOINT, Plan, beginner, go_on, learn

    arrays = _arrays(place, gpu)
    first = None if start is None else read_net(start)
    out.mkdir(parents=True, exist_ok=True)
    plan = Plan(iterations=iterations, hands=hands, batch=batch, seed=seed, careful=iterations * 3 // 5, jobs=jobs)
    if first is not None:
        plan = replace(plan, lessons=0, careful=0)
    if consult:
        plan = replace(plan, worlds=WORLDS, rate=1e-3)
    kept = out / CHECKPOINT
    learner = go_on(plan, kept, arrays) if kept.exists() else beginner(plan, first, arrays)
    with progress(place, max(0, iterations - learner.done), "lab-train-progress") as advance:
        write_net(out / NAME, learn(learner, out, advance))
    for look in learner.looks:
        told = {"iteration": look.iteration, "lead": look.lead, "doubt": look.doubt, "error": look.error}
        place.line(place.text("lab-train-look", **told))
    if picture is not None:
        from ventaglio.games.burraco.lab.training.curve import draw_curve

        draw_curve(learner.looks, picture)
    place.line(place.text("lab-train-done", file=str(out / NAME)), whole=True)


def _arrays(place: Terminal, gpu: bool) -> ModuleType:
    """Whose arrays a network is fitted in: those of a package for graphics cards are nobody's by default."""
    try:
        return import_module("cupy" if gpu else "numpy")
    except ImportError as error:
        raise BadInput(place.text("lab-train-no-gpu")) from error
