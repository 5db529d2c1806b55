"""``ventaglio play tressette``: a game in the terminal against bots."""

from pathlib import Path
from random import Random
from typing import Annotated

from cyclopts import Parameter

from ventaglio.core.seats import seat
from ventaglio.games.common.plugin.hinting import adviser
from ventaglio.games.common.terminal.asking import Asking
from ventaglio.games.common.terminal.person import PAUSE
from ventaglio.games.common.terminal.play import NAMES, options_of, seat_bots, some_seed
from ventaglio.games.common.terminal.screen import new_file, terminal
from ventaglio.games.tressette.bots import AGENTS
from ventaglio.games.tressette.plugin import PLUG
from ventaglio.games.tressette.plugin.tables import agreed_table
from ventaglio.games.tressette.terminal.host import TressetteHost, shuffled
from ventaglio.games.tressette.terminal.person import TressettePerson
from ventaglio.lang.words import tidy


def tressette(
    *,
    code: Annotated[str, Parameter(help="opt-norms")] = "tradizionali",
    pairs: Annotated[str | None, Parameter(help="opt-pairs")] = None,
    buongioco: Annotated[str | None, Parameter(help="opt-buongioco")] = None,
    match: Annotated[str, Parameter(help="opt-match")] = "points",
    target: Annotated[int | None, Parameter(help="opt-tressette-target")] = None,
    passate: Annotated[int | None, Parameter(help="opt-passate")] = None,
    adopt: Annotated[list[str] | None, Parameter(help="opt-adopt", negative="")] = None,
    option: Annotated[list[str] | None, Parameter(help="opt-option", negative="")] = None,
    bots: Annotated[str, Parameter(help="opt-bots")] = "basic",
    seed: Annotated[int | None, Parameter(help="opt-seed")] = None,
    chair: Annotated[str, Parameter(name="--seat", help="opt-seat")] = "A",
    name: Annotated[str, Parameter(help="opt-name")] = "",
    record: Annotated[Path | None, Parameter(help="opt-record")] = None,
    french: Annotated[bool, Parameter(help="opt-french", negative="")] = False,
    fast: Annotated[bool, Parameter(help="opt-fast", negative="")] = False,
    plain: Annotated[bool, Parameter(help="opt-plain", negative="")] = False,
    training: Annotated[bool, Parameter(help="opt-training", negative="")] = False,
) -> int:
    """Play Tressette."""
    place = terminal()
    you = seat(chair.upper(), 4)
    mine = tidy(name) or place.text("your-name")
    opening = agreed_table(
        code,
        pairs=pairs,
        buongioco=buongioco,
        match=match,
        target=target,
        passate=passate,
        adopt=adopt or [],
        options=options_of(option or []),
        names=tuple(mine if one == you else NAMES[one] for one in range(4)),
    )
    if record is not None:
        new_file(record)
    number = some_seed(seed)
    others = seat_bots(AGENTS, bots, 4, you, number)
    host = TressetteHost(opening, you, others, shuffled(Random(number)), training=training)
    host.adviser = adviser(PLUG.kit, place)
    asking = Asking(place)
    person = TressettePerson(place, host, asking, french=french, record=record, pause=0.0 if fast else PAUSE)
    return person.play()
