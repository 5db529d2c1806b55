"""How a test sees that a norm acts: the same is looked at by two sets of rules, until the two differ.

An observation is a stream of whatever comes to light: refusals, events, menus, views, counts. Two streams are compared
step by step, so that a difference is found as soon as there is one.
"""

import random
from collections.abc import Callable, Iterable, Iterator
from itertools import islice, zip_longest
from typing import Any, NamedTuple

import msgspec

from tests.playthroughs import burraco_chooser, tressette_chooser
from ventaglio.core.norms import Norm, Statement, norms
from ventaglio.core.record import AnyGame
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import LETTERS, TABLE, seat
from ventaglio.games.burraco.engine import match as burraco
from ventaglio.games.burraco.engine.position import parse_position as burraco_position
from ventaglio.games.burraco.engine.rules import Rules as BurracoRules
from ventaglio.games.burraco.engine.state import Phase as BurracoPhase
from ventaglio.games.burraco.game import BURRACO
from ventaglio.games.tressette.engine import match as tressette
from ventaglio.games.tressette.engine.position import parse_position as tressette_position
from ventaglio.games.tressette.engine.rules import Rules as TressetteRules
from ventaglio.games.tressette.game import TRESSETTE

Observe = Callable[[Any], Iterable[object]]
"""What comes to light by some rules."""


class Reader(NamedTuple):
    """Another value of a norm, and where it shows; ``base``: the rules it is changed in, if not the usual ones."""

    other: Any
    observe: Observe
    base: Any = None


def other_value(rules: Any, name: str, value: object) -> Any:
    """The rules with another value of one norm."""
    norm: Norm[Any] = getattr(rules, name)
    return msgspec.structs.replace(rules, **{name: msgspec.structs.replace(norm, value=value)})


def operative(rules: msgspec.Struct) -> set[str]:
    """The norms by which the program acts."""
    return {name for name, norm in norms(rules) if not isinstance(norm, Statement)}


def differs(observe: Observe, before: object, after: object) -> bool:
    """Whether what comes to light is not the same."""
    pairs = zip_longest(_told(observe, before), _told(observe, after), fillvalue="nothing more")
    return any(one != other for one, other in pairs)


def _told(observe: Observe, rules: object) -> Iterator[object]:
    try:
        yield from observe(rules)
    except BadInput as refused:
        yield str(refused)


# ── Whole games ──────────────────────────────────────────────────────────────────────────────────────────────────────


def burraco_games(*seeds: int, players: int = 4, acts: int = 400, **table: Any) -> Observe:
    """Games of Burraco as the golden ones are played: what happens, what is seen, what is offered."""

    def observe(rules: BurracoRules) -> Iterator[object]:
        for seed in seeds:
            rng = random.Random(seed)
            state = burraco.open_table(rules, players, **table)
            for _ in range(acts):
                turn = BURRACO.turn(state)
                if turn is None:
                    break
                dealing = state.phase is BurracoPhase.DEAL
                action = burraco_chooser.shuffle(state, rng) if dealing else burraco_chooser.choose(state)
                events = BURRACO.act(state, action, turn)
                for event in events:
                    state = BURRACO.fold(state, event)
                yield events, BURRACO.view(state, None), BURRACO.view(state, 0)

    return observe


def tressette_games(*seeds: int, acts: int = 160, options: dict[str, str] | None = None, **table: Any) -> Observe:
    """The same of Tressette: players who speak, accuse, lay down and call."""

    def observe(rules: TressetteRules) -> Iterator[object]:
        for seed in seeds:
            rng = random.Random(seed)
            state = tressette.open_table(rules, options=options, **table)
            for _ in range(acts):
                if TRESSETTE.turn(state) is None:
                    break
                move = tressette_chooser.choose(state, rng)
                events = TRESSETTE.act(state, move.action, move.by)
                for event in events:
                    state = TRESSETTE.fold(state, event)
                turn = TRESSETTE.turn(state)
                seen = None if turn is None or turn == TABLE else TRESSETTE.view(state, turn)
                yield events, seen, None if turn is None or turn == TABLE else TRESSETTE.menu(state, turn)

    return observe


# ── Positions ────────────────────────────────────────────────────────────────────────────────────────────────────────


def burraco_desk(position: str, *lines: str, code: str = "fibur-2019") -> Observe:
    """What comes of some acts in a position; what is refused is told, and the next act is tried."""

    def observe(rules: BurracoRules) -> Iterator[object]:
        state = burraco_position(lambda headers: rules, f"code: {code}\n{position}", complete=True)
        yield from _desk(BURRACO, state, lines, state.table.players)

    return observe


def tressette_desk(*position: str, acts: tuple[str, ...] = (), code: str = "tradizionali") -> Observe:
    """The same at Tressette."""

    def observe(rules: TressetteRules) -> Iterator[object]:
        dealer = () if any(line.startswith("dealer:") for line in position) else ("dealer: D",)
        text = "\n".join((f"code: {code}", *dealer, *position))
        yield from _desk(TRESSETTE, tressette_position(lambda headers: rules, text, complete=True), acts, 4)

    return observe


def _desk(game: AnyGame, state: Any, lines: Iterable[str], players: int) -> Iterator[object]:
    for line in lines:
        who, _, rest = line.partition(" ")
        named = who == "table" or (len(who) == 1 and who in LETTERS)
        turn = game.turn(state)
        by = seat(who, players) if named else TABLE if turn is None else turn
        action = game.parse_action(rest if named else line)
        refusal = game.judge(state, action, by)
        if refusal is not None:
            yield refusal.reason
            continue
        events = game.act(state, action, by)
        for event in events:
            state = game.fold(state, event)
        yield events
    yield from (game.view(state, one) for one in range(players))
    yield tuple(islice(game.legal(state), 400))
    turn = game.turn(state)
    yield None if turn is None or turn == TABLE else game.menu(state, turn)
