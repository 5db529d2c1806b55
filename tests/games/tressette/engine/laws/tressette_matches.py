"""Random Tressette matches for laws and leaks: both sets of norms × ways to form pairs × kinds of match.

The regimes of buongioco, the choices of a traditional table and single modern norms take turns.
"""

import random
from functools import cache
from itertools import product
from typing import NamedTuple

from tests.texts import MODERN_NORMS, TRADIZIONALI
from tests.texts import TRESSETTE_CODES as CODES
from ventaglio.core.cards import MAZZO
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine.actions import Action, CallOut, Claim, Deal
from ventaglio.games.tressette.engine.match import open_table
from ventaglio.games.tressette.engine.rules import Buongioco, Dialogue, KingKept, Pairs
from ventaglio.games.tressette.engine.state import Kind, Phase, State
from ventaglio.games.tressette.game import TRESSETTE

TABLES = [f"{set_id} {pairs.value} {kind.value}" for set_id, pairs, kind in product(CODES, Pairs, Kind)]
REGIMES = list(Buongioco)


class Moment(NamedTuple):
    """A state, what was done in it, by whom, and the state that follows."""

    before: State
    action: Action
    by: Seat
    after: State


def random_table(name: str) -> State:
    """The table of a name, its other options settled by its place in the list."""
    set_id, pairs, kind = name.split()
    at = TABLES.index(name)
    options: dict[str, str] = {"pairs": pairs, "buongioco": REGIMES[(at + at // 4) % 4].value}
    options["losing_game"] = "yes" if at % 6 == 5 else "no"
    adopted: tuple[str, ...] = ()
    if set_id == TRADIZIONALI.id:
        adopted = tuple(MODERN_NORMS)[at % 3 :: 4]
        options["dialogue"] = list(Dialogue)[at % 2].value
        if "play_suit_list" not in adopted:
            options["king_kept"] = list(KingKept)[at % 3].value
    return open_table(
        CODES[set_id],
        kind=Kind(kind),
        passate=2 if kind == Kind.PASSATE.value else None,
        dealer=at % 4,
        options=options,
        adopted=adopted,
    )


def shuffled(rng: random.Random) -> Deal:
    return Deal(tuple(rng.sample(MAZZO, 40)), rng.randint(5, 35))


def choose(state: State, rng: random.Random) -> tuple[Action, Seat]:
    """Somebody does something: mostly whoever is to act, and few lay-downs, which end a passata."""
    seat = TRESSETTE.turn(state)
    assert seat is not None
    if state.phase is Phase.DEAL:
        return shuffled(rng), seat
    callers = [caller for caller in range(4) if TRESSETTE.judge(state, CallOut(), caller) is None]
    if callers and rng.random() < 0.03:
        return CallOut(), rng.choice(callers)
    listed = [action for action in TRESSETTE.legal(state) if not isinstance(action, Claim) or rng.random() < 0.05]
    return rng.choice(listed), seat


@cache
def random_match(name: str, seed: int = 0) -> tuple[Moment, ...]:
    """A match in which everybody plays at random."""
    rng = random.Random(f"{name} {seed}")
    state = random_table(name)
    found = []
    while state.phase is not Phase.END:
        action, by = choose(state, rng)
        after = state
        for event in TRESSETTE.act(state, action, by):
            after = TRESSETTE.fold(after, event)
        found.append(Moment(state, action, by, after))
        state = after
    return tuple(found)
