"""``ventaglio play burraco``: a game in the terminal against bots."""

from pathlib import Path
from random import Random
from typing import Annotated

from cyclopts import Parameter

from ventaglio.bots.burraco import AGENTS
from ventaglio.burraco.match import open_table
from ventaglio.burraco.rules import Rules
from ventaglio.core.seats import seat
from ventaglio.plugs.finding import find_code
from ventaglio.terminal.asking import Asking
from ventaglio.terminal.burraco.host import BurracoHost, shuffled
from ventaglio.terminal.burraco.person import BurracoPerson
from ventaglio.terminal.person import PAUSE
from ventaglio.terminal.play import NAMES, options_of, seat_bots, some_seed
from ventaglio.terminal.terminal import new_file, terminal
from ventaglio.words.common import tidy


def burraco(
    *,
    code: Annotated[str, Parameter(help="opt-play-code")] = "fibur-2019",
    players: Annotated[int, Parameter(help="opt-players")] = 4,
    hands: Annotated[int | None, Parameter(help="opt-hands")] = None,
    target: Annotated[int | None, Parameter(help="opt-target")] = None,
    alone: Annotated[bool, Parameter(help="opt-alone", negative="")] = False,
    option: Annotated[list[str] | None, Parameter(help="opt-option", negative="")] = None,
    bots: Annotated[str, Parameter(help="opt-bots")] = "basic",
    seed: Annotated[int | None, Parameter(help="opt-seed")] = None,
    chair: Annotated[str, Parameter(name="--seat", help="opt-seat")] = "A",
    name: Annotated[str, Parameter(help="opt-name")] = "",
    record: Annotated[Path | None, Parameter(help="opt-record")] = None,
    undo: Annotated[bool, Parameter(help="opt-undo")] = True,
    fast: Annotated[bool, Parameter(help="opt-fast", negative="")] = False,
    plain: Annotated[bool, Parameter(help="opt-plain", negative="")] = False,
) -> int:
    """Play Burraco."""
    place = terminal()
    rules = find_code(code, "burraco").rules
    assert isinstance(rules, Rules)
    if not 1 <= players <= len(NAMES):
        open_table(rules, players)  # refuses, and says which numbers the code has
    you = seat(chair.upper(), players)
    mine = tidy(name) or place.text("your-name")
    opening = open_table(
        rules,
        players,
        hands=hands,
        target=target,
        alone=alone,
        options=options_of(option or []),
        names=tuple(mine if one == you else NAMES[one] for one in range(players)),
    )
    if record is not None:
        new_file(record)
    number = some_seed(seed)
    others = seat_bots(AGENTS, bots, players, you, number)
    host = BurracoHost(opening, you, others, shuffled(Random(number)))
    person = BurracoPerson(place, host, Asking(place), record=record, pause=0.0 if fast else PAUSE, undo=undo)
    return person.play()
