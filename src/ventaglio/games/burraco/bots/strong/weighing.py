"""What every choice is worth: a turn thought through, and the next lap played out in worlds that could be."""

import math
from collections import Counter
from collections.abc import Callable, Mapping
from functools import lru_cache
from random import Random
from threading import local
from time import perf_counter
from typing import Final, NamedTuple

import numpy as np

from ventaglio.core.cards import RANKS
from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.bots.strong.liking import hope
from ventaglio.games.burraco.bots.strong.open_sides import sensible, sides_are_open
from ventaglio.games.burraco.bots.strong.reasons import Odds, explain
from ventaglio.games.burraco.bots.strong.seeing import Known, known, seed_of, world
from ventaglio.games.burraco.bots.strong.stakes import stake
from ventaglio.games.burraco.bots.strong.weights import shipped
from ventaglio.games.burraco.engine.actions import Action, Attach, Open
from ventaglio.games.burraco.engine.duties import NONE
from ventaglio.games.burraco.engine.melds import is_wild
from ventaglio.games.burraco.engine.menu import Menu, expand_menu
from ventaglio.games.burraco.engine.view import View
from ventaglio.games.burraco.kernel.figures import Code
from ventaglio.games.burraco.kernel.numbering import TAKE
from ventaglio.games.burraco.kernel.reading import action_of
from ventaglio.games.burraco.kernel.table import Row
from ventaglio.games.burraco.kernel.value.layout import Net
from ventaglio.games.burraco.kernel.value.studying import Study
from ventaglio.games.common.bots.opinion import Effort, Opinion, Weighed

CLOSE: Final = 100.0
"""Choices that are worth no less than this many points below the best are looked at more closely."""
CONTENDERS: Final = 8
"""How many are, at most."""
TRUST: Final = 12.0
"""How many worlds the network's own judgement is worth."""
SAFE: Final = 25.0
"""Points by which a natural card on the table is better than it seems: one seldom regrets what one has laid."""
DOUBT: Final = 30.0
"""The error of the network's judgement of one choice against another, in points."""
WILD: Final = 20.0
"""Points by which a wild in the hand is better than the network thinks: it has learned among those who spend it."""
AT_ONCE: Final = 8
"""Worlds that are played out before the clock is looked at, at most, and before choices may be dropped."""
TINY: Final = 1e-6
BEHIND: Final = 2.5
"""A choice is dropped once it is behind the best by so many standard errors of the difference."""

SAME: Final = 0.01
"""Values that differ by less are of the same position, reached in another order."""

_rooms: Final = local()


def _study(net: Net) -> Study:
    """Room to think in with a network, one for each thread."""
    studies: dict[int, Study] = _rooms.__dict__.setdefault("studies", {})
    found = studies.get(id(net))
    if found is None:
        found = studies[id(net)] = Study(net)
    return found


class Thought(NamedTuple):
    """One move with what it is worth."""

    move: int
    value: float
    error: float


class Considered(NamedTuple):
    """All that was thought of."""

    about: Known
    row: Row
    """Some table that the seat could be at."""
    found: list[Thought]
    """The best first."""


def thoughts(
    view: View,
    menu: Menu,
    effort: Effort,
    *,
    net: Net | None = None,
    everything: bool = False,
    clock: Callable[[], float] = perf_counter,
) -> Considered:
    """Every move that is worth thinking of, the best first. Refuses a table that no kernel can play at."""
    until = None if effort.seconds is None else clock() + effort.seconds
    study = _study(shipped() if net is None else net)
    about = known(view)
    seed = seed_of(view)
    row = world(view, menu, about, Random(seed))
    assert view.seat is not None
    study.play_for(view.sides[view.seat], *stake(view, about.rules.stock_reserve.value))
    hoped = hope(view) if effort.liking else 0.0
    study.hope_for_clean(hoped)
    code = about.fond if hoped else about.code
    moves, values = study.weigh(row, code, everything=everything, patience=WILD)
    allowed = _allowed(view, menu, moves)
    found = {
        move: Thought(move, value + safe(move), DOUBT)
        for move, value in zip(moves, values, strict=True)
        if move in allowed
    }
    if not found:
        raise BadInput("no move of the menu is one that a kernel knows", "kernel-table")
    ranked = sorted(found.values(), key=_rank)
    late = view.stock - about.rules.stock_reserve.value < view.players
    # Where every choice is asked about, each is tried in some worlds: the network exaggerates what is far apart.
    most = len(ranked) if everything else CONTENDERS
    close = _contenders(ranked, math.inf if everything or late else CLOSE, most)
    if len(close) > 1 and effort.worlds > 0:
        tried = _played_out(study, row, code, close, found, effort.worlds, seed, until, clock)
        ranked = [_in_their_light(one, found, tried) for one in ranked]
    return Considered(about, row, sorted(ranked, key=_rank))


def safe(move: int) -> float:
    """What a move is better than it seems, which lays nothing but natural cards."""
    match _action(move):
        case Attach(_, card):
            plain = not is_wild(card)
        case Open(cards):
            plain = not any(map(is_wild, cards))
        case _:
            plain = False
    return SAFE * plain


def _in_their_light(one: Thought, found: Mapping[int, Thought], tried: Mapping[int, Thought]) -> Thought:
    """What to think of a move now that some were tried in worlds: as of the one that leads to the same position.

    What was not worth trying is no better than the last of those that were.
    """
    for move, thought in tried.items():
        if abs(found[move].value - one.value) <= SAME:
            return thought._replace(move=one.move)
    values = [thought.value for thought in tried.values()]
    seemed = max(thought.value for thought in found.values())
    return one._replace(value=min(max(values) - (seemed - one.value), *values))


def _contenders(ranked: list[Thought], margin: float, most: int) -> list[int]:
    """The moves that are worth a closer look; of several ways to one position, which are worth the same, the first."""
    found: list[Thought] = []
    for one in ranked:
        if one.value < ranked[0].value - margin or len(found) == most:
            break
        if not found or one.value < found[-1].value - SAME:
            found.append(one)
    return [one.move for one in found]


def _rank(one: Thought) -> tuple[float, int, int]:
    """The best first; of several ways to the same end the one that lays most at once."""
    action = _action(one.move)
    return -round(one.value, 1), -len(action.cards) if isinstance(action, Open) else 0, one.move


def _played_out(
    study: Study,
    row: Row,
    code: Code,
    moves: list[int],
    found: Mapping[int, Thought],
    worlds: int,
    seed: int,
    until: float | None,
    clock: Callable[[], float],
) -> dict[int, Thought]:
    """The same moves after so many worlds, or as many as there was time for; those that fall behind are tried no more.

    How far a move is behind the best was found in the worlds in which both were tried.
    """
    judged = np.array([found[move].value for move in moves])
    came = np.zeros((0, len(moves)))
    left = list(range(len(moves)))
    top = float(judged.max())
    behind = {move: found[move]._replace(value=top - found[move].value) for move in moves}
    began = None if until is None else clock()
    while len(came) < worlds and len(left) > 1:
        some = min(AT_ONCE, worlds - len(came))
        if began is not None and until is not None:
            now = clock()
            if now > until:
                break
            # As many as there is time for, by what those before took: with a full hand each takes long.
            some = min(some, max(1, int((until - now) * len(came) / max(now - began, TINY))))
        tried = [moves[place] for place in left]
        result = study.try_worlds(row, code, tried, len(came), some, seed) + [safe(move) for move in tried]
        # Nobody plays on from what was dropped: its worlds do not count any more.
        grown = np.zeros((len(came) + some, len(moves)))
        grown[: len(came)] = came
        grown[np.ix_(range(len(came), len(grown)), left)] = result
        came = grown
        share = len(came) / (len(came) + TRUST)
        mixed = (1 - share) * judged[left] + share * came[:, left].mean(axis=0)
        # What all moves have in common in a world is not what tells them apart.
        best = left[int(mixed.argmax())]
        errors = (came[:, left] - came[:, [best]]).std(axis=0) / np.sqrt(len(came))
        doubts = np.hypot((1 - share) * DOUBT, share * errors)
        top = float(mixed.max())
        for place, value, error in zip(left, mixed, doubts, strict=True):
            behind[moves[place]] = Thought(moves[place], top - float(value), float(error))
        if len(came) >= 2 * AT_ONCE:
            left = [
                place
                for place, lag, error in zip(left, top - mixed, errors, strict=True)
                if lag <= BEHIND * share * error
            ]
    return {move: one._replace(value=top - one.value) for move, one in behind.items()}


def _allowed(view: View, menu: Menu, moves: list[int]) -> set[int]:
    """The moves that the menu has: all of them, unless the house or a ruling takes some away."""
    if view.duties == NONE and not view.astray:
        return {move for move in moves if move != TAKE or menu.take}
    actions = set(expand_menu(menu, len(view.hand or ())))
    return {move for move in moves if _action(move) in actions}


_action: Final = lru_cache(maxsize=1 << 14)(action_of)


def opinion(view: View, menu: Menu, effort: Effort) -> Opinion[Action] | None:
    """What the strong player thinks of all that a seat may do, the best first; None where he has no idea."""
    if view.hand is None or view.seat is None or menu == Menu():
        return None
    try:
        considered = thoughts(view, menu, effort, everything=True)
    except BadInput:
        return None
    weighed = [Weighed(_action(one.move), one.value, one.error) for one in considered.found]
    if sides_are_open(view):
        # Advice is what he would do himself.
        chosen = sensible(view, menu)
        weighed.sort(key=lambda one: one.action != chosen)
    return Opinion(explain(view, considered.about, _odds(view, considered), tuple(weighed)))


def _odds(view: View, considered: Considered) -> Odds:
    """What can be counted of the cards that are out."""
    assert view.seat is not None
    side, row, code = view.sides[view.seat], considered.row, considered.about.code
    study = _study(shipped())
    study.settle(row, code, view.seat)
    mine = [one.number for one in view.melds if one.side == side and one.burraco is None]
    grows = {number: study.grows(row, code, number - 1, view.seat) for number in mine}
    return Odds(grows, Counter({rank: study.out_of(place) for place, rank in enumerate(RANKS)}))
