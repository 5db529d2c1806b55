"""``ventaglio play burraco``: a game in the terminal against bots."""

from pathlib import Path
from random import Random
from typing import Annotated, Final

from cyclopts import Parameter

from ventaglio.core.cards import Card
from ventaglio.core.seats import seat
from ventaglio.games.burraco.bots import AGENTS
from ventaglio.games.burraco.engine.match import open_table
from ventaglio.games.burraco.engine.rules import Rules
from ventaglio.games.burraco.engine.seating import Seating, draw_seats
from ventaglio.games.burraco.engine.state import State
from ventaglio.games.burraco.plugin import PLUG
from ventaglio.games.burraco.terminal.host import BurracoHost, shuffled
from ventaglio.games.burraco.terminal.person import BurracoPerson
from ventaglio.games.burraco.words.things import BurracoWords
from ventaglio.games.common.plugin.finding import find_code
from ventaglio.games.common.plugin.hinting import adviser
from ventaglio.games.common.terminal.asking import Asking
from ventaglio.games.common.terminal.person import PAUSE
from ventaglio.games.common.terminal.play import NAMES, options_of, seat_bots, some_seed
from ventaglio.games.common.terminal.screen import Terminal, new_file, terminal
from ventaglio.lang.words import Names, tidy

DRAW: Final = "draw"
"""What stands for a seat when cards are drawn for it."""

YOURSELF: Final = 0
"""The number of the person in the draw."""


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
    chair: Annotated[str, Parameter(name="--seat", help="opt-seat-drawn")] = "A",
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
    number = some_seed(seed)
    drawn = None
    if chair.lower() == DRAW:
        drawn = draw_seats(rules, _entered(open_table(rules, players, alone=alone)), Random(f"{number} seats"))
    you = seat(chair.upper(), players) if drawn is None else drawn[1].seats.index(YOURSELF)
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
    others = seat_bots(AGENTS, bots, players, you, number)
    host = BurracoHost(opening, you, others, shuffled(Random(number)))
    host.adviser = adviser(PLUG.kit, place)
    person = BurracoPerson(place, host, Asking(place), record=record, pause=0.0 if fast else PAUSE, undo=undo)
    if drawn is not None:
        _tell_draw(place, rules, *drawn, Names(BurracoWords(place.of(rules.id)), opening.table.names, you))
    return person.play()


def _entered(opening: State) -> tuple[tuple[int, ...], ...]:
    """The sides as they enter the draw, the person first: two that face each other, or everybody for himself."""
    players = range(opening.table.players)
    if opening.table.players % 2 or len(set(opening.sides)) != 2:
        return tuple((one,) for one in players)
    return tuple(tuple(one for one in players if opening.sides[one] == side) for side in dict.fromkeys(opening.sides))


def _tell_draw(
    place: Terminal, rules: Rules, draws: tuple[tuple[Card, ...], ...], seating: Seating, names: Names
) -> None:
    """Who drew what, and what follows from it."""
    words = BurracoWords(place.of(rules.id))
    where = {player: at for at, player in enumerate(seating.seats)}
    place.say("seats-drawn", article=words.cite(rules.seat_draw.cite))
    for player, cards in enumerate(draws):
        place.told(words.text("seats-drew", name=names.label(where[player]), cards=words.cards(cards)))
    served, dealer = names.of(where[seating.served]), names.of(where[seating.dealer])
    place.told(words.text("seats-served", served=served, dealer=dealer))
    if seating.score_keeper is not None:
        place.told(words.tell("seats-score", where[seating.score_keeper], names))
    place.line()
