"""Problems of Tressette: which card to play, checked by the exact solver.

A position in which every card is seen is solved to the point. Elsewhere every world is solved that agrees with what the
seat holds, has seen and has heard, each counted as much as the others; a position with more worlds than `MOST_WORLDS`
is no problem of ours. So whatever is said of a problem can be computed again, to the last digit.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from ventaglio.core.cards import PALI, Carta, carta
from ventaglio.core.record import Step
from ventaglio.core.seats import TABLE, Seat, letter
from ventaglio.games.common.bots.playing import next_act
from ventaglio.games.common.lessons.parts import Verdict
from ventaglio.games.common.lessons.problem import Choice, Method, Problem, id_of
from ventaglio.games.common.plugin.plug import Wanted
from ventaglio.games.tressette.bots.hearing import Hearing
from ventaglio.games.tressette.bots.reading import Reading
from ventaglio.games.tressette.engine.actions import Play
from ventaglio.games.tressette.engine.duties import NONE
from ventaglio.games.tressette.engine.state import Phase, State, bound_seat
from ventaglio.games.tressette.engine.view import View
from ventaglio.games.tressette.kernel.solver.figures import Figures, compile_figures
from ventaglio.games.tressette.kernel.solver.positions import number_of, position_of, set_of
from ventaglio.games.tressette.kernel.solver.solving import Solver
from ventaglio.games.tressette.plugin import PLUG

MOST_WORLDS: Final = 1_500
FEWEST_WORLDS: Final = 4
"""With fewer, nothing is left to be read."""
MOST_CARDS: Final = 5
"""Cards in the hand of whoever is to play: before, too much is open."""
OPEN_CARDS: Final = (4, 5, 6)
"""Cards in the hand where all cards are shown: with fewer it is too easy."""
CLEAR: Final = 0.5
"""Points by which the best card of a closed position must be ahead: of the own side less those of the others."""
CLEAR_OPEN: Final = 2.0
"""The same with all cards seen: one point more for the one is one less for the other."""
FEW: Final = 4
"""With so many cards in the hand, the last tricks are played."""

World = tuple[frozenset[Carta], ...]
"""What each seat holds."""


class Solution(NamedTuple):
    """What each card is worth, the best first, and in how many worlds that was found."""

    cards: list[tuple[Carta, float]]
    worlds: int

    @property
    def best(self) -> Carta:
        return self.cards[0][0]

    @property
    def margin(self) -> float:
        """By how much the best card is ahead of the next."""
        return self.cards[0][1] - self.cards[1][1]


class Found(NamedTuple):
    """A decision in a game that was looked at, and the card that a player of some sense plays there."""

    state: State
    seat: Seat
    tempting: Carta


# ── Finding ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def decisions(code: str, seed: int) -> Iterator[Found]:
    """The decisions of one passata between bots in which a card is to be chosen, pairs being known."""
    rng = Random(f"{code} {seed}")
    state = PLUG.game.open(PLUG.headers(Wanted(code=code)))
    agents = [PLUG.agents["basic"](Random(rng.random())) for _ in range(4)]

    def deal(now: State) -> Any:
        return PLUG.game.chance(now, rng.randbytes(32))

    while state.passata == 1 and (act := next_act(PLUG.kit, state, agents, deal)) is not None:
        by, action = act
        if by != TABLE and isinstance(action, Play) and is_plain(state):
            yield Found(state, by, action.card)
        _, state = PLUG.kit.advance(state, action, by)


def look(code: str, players: int, seed: int) -> Iterator[Problem]:
    """The problems of a passata between bots; four always play."""
    return problems_in(decisions(code, seed), seed)


def look_in(steps: Iterable[Step], seed: int) -> Iterator[Problem]:
    """The problems of a match that was played."""
    return problems_in(played(steps), seed)


def is_plain(state: State) -> bool:
    """Whether a card is to be played and nothing else is at stake: nobody is bound, won, or at odds with a referee."""
    return (
        state.phase in (Phase.LEAD, Phase.FOLLOW)
        and state.official
        and state.won is None
        and not any(state.calls)
        and not state.exposed
        and state.announced is None
        and state.must_lead is None
        and bound_seat(state) is None
        and state.duties == NONE
    )


def played(steps: Iterable[Step]) -> Iterator[Found]:
    """The decisions of a match that was played."""
    for step in steps:
        action = step.move.action
        if isinstance(action, Play) and step.move.by == step.before.turn and is_plain(step.before):
            yield Found(step.before, step.move.by, action.card)


def problems_in(decisions: Iterable[Found], seed: int) -> Iterator[Problem]:
    """The problems among the decisions of a passata: at most one closed and one open."""
    closed = opened = False
    for found in decisions:
        size = len(found.state.hands[found.seat])
        if not opened and size in OPEN_CARDS and (problem := _open_problem(found, seed)) is not None:
            opened = True
            yield problem
        elif not closed and 2 < size <= MOST_CARDS and (problem := _closed_problem(found, seed)) is not None:
            closed = True
            yield problem


def _open_problem(found: Found, seed: int) -> Problem | None:
    solution = solve_open(found.state)
    if not _is_problem(solution, found.tempting, CLEAR_OPEN):
        return None
    return _problem(found, found.state, solution, "last-tricks", Method("solved", 1, seed), shown=True)


def _closed_problem(found: Found, seed: int) -> Problem | None:
    view = PLUG.game.view(found.state, found.seat)
    if view.sides is None:
        return None
    worlds = worlds_of(view)
    if worlds is None or len(worlds) < FEWEST_WORLDS:
        return None
    solution = solve_worlds(found.state, worlds)
    if not _is_problem(solution, found.tempting, CLEAR):
        return None
    theme = _theme(found, view, solution)
    world = Random(seed).choice(worlds)
    return _problem(found, _laid_out(found, world), solution, theme, Method("worlds", len(worlds), seed))


def _is_problem(solution: Solution, tempting: Carta, clear: float) -> bool:
    """Whether one card is clearly best, and is not the one that comes to mind."""
    return len(solution.cards) > 1 and solution.margin >= clear and solution.best != tempting


def _theme(found: Found, view: View, solution: Solution) -> str:
    """What a problem is about: words, if without them another card would seem best."""
    deaf = replace(view, said=(), memory=tuple(replace(one, formula=None) for one in view.memory), formula=None)
    if deaf != view and (worlds := worlds_of(deaf)) is not None:
        unheard = solve_worlds(found.state, worlds)
        if unheard.best != solution.best:
            return "reading-words"
    if len(view.hand or ()) <= FEW:
        return "last-tricks"
    if not view.trick:
        return "leading"
    return "what-to-throw" if solution.best.suit != view.trick[0].suit else "last-tricks"


def _problem(
    found: Found, state: State, solution: Solution, theme: str, method: Method, *, shown: bool = False
) -> Problem:
    position = PLUG.game.spell_position(state)
    choices = tuple(Choice(spelled(card), round(value, 3)) for card, value in solution.cards)
    hard = 20.0 + 2 * len(choices) + (0 if shown else 3) + (2 if theme == "reading-words" else 0)
    rules = state.table.rules
    return Problem(
        id=id_of("t", position, letter(found.seat), shown),
        game="tressette",
        code=rules.id,
        edition=rules.edition,
        theme=theme,
        seat=letter(found.seat),
        position=position,
        choices=choices,
        answer=choices[0].action,
        method=method,
        tempting=spelled(found.tempting),
        open=shown,
        mu=round(hard - min(solution.margin, 4.0), 2),
    )


def spelled(card: Carta) -> str:
    """A card played, as problems have it."""
    return PLUG.game.spell_action(Play(card))


def _laid_out(found: Found, world: World) -> State:
    """The table with what the seat does not see lying as in some world; and words that it did not understand, bare."""
    before = found.state
    hands = tuple(tuple(sorted(world[seat])) for seat in range(4))
    dealt = tuple(
        tuple(sorted((*hands[seat], *(set(before.dealt[seat]) - set(before.hands[seat]))))) for seat in range(4)
    )
    said = PLUG.game.view(before, found.seat).said
    return replace(before, hands=hands, dealt=dealt, said=said)


# ── Worlds ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def worlds_of(view: View, most: int = MOST_WORLDS) -> list[World] | None:
    """Every way in which the cards may lie that a seat does not see, by what it has seen and heard; None if too many.

    A seat that followed no suit holds none of it; whoever has accused, declared or said a formula holds what bears out
    the words. Who did not speak is not asked why.
    """
    reading = Reading(view)
    hearing = Hearing(reading)
    assert view.seat is not None
    others = [seat for seat in range(4) if seat != view.seat]
    room = {seat: view.counts[seat] for seat in others}
    suits = []
    for suit in PALI:
        shares = list(_shares(suit, reading, hearing, others, room))
        if not shares:
            return []
        suits.append(shares)
    # Suits that can lie in few ways come first, so that what does not fit is found early.
    suits.sort(key=len)
    found: list[dict[Seat, tuple[Carta, ...]]] = []
    if not _combine(suits, room, dict.fromkeys(others, ()), found, most):
        return None
    own = frozenset(view.hand or ())
    return [tuple(own if seat == view.seat else frozenset(world[seat]) for seat in range(4)) for world in found]


Share = dict[Seat, tuple[Carta, ...]]


def _shares(
    suit: str, reading: Reading, hearing: Hearing, others: list[Seat], room: dict[Seat, int]
) -> Iterator[Share]:
    """The ways in which the cards of one suit may be shared among the others."""
    out = sorted(reading.out[suit])
    first, second, third = others
    may = {seat: _holdings(suit, seat, frozenset(out), hearing) for seat in others}
    for size in range(min(room[first], len(out)) + 1):
        for one in combinations(out, size):
            if frozenset(one) not in may[first]:
                continue
            left = [rank for rank in out if rank not in one]
            for other_size in range(min(room[second], len(left)) + 1):
                if len(left) - other_size > room[third]:
                    continue
                for other in combinations(left, other_size):
                    last = tuple(rank for rank in left if rank not in other)
                    if frozenset(other) in may[second] and frozenset(last) in may[third]:
                        yield {
                            seat: tuple(carta(suit + rank) for rank in held)
                            for seat, held in ((first, one), (second, other), (third, last))
                        }


class _Anything:
    """Every holding that has some cards and lacks others."""

    def __init__(self, has: frozenset[str], lacks: frozenset[str], none: bool) -> None:
        self._has, self._lacks, self._none = has, lacks, none

    def __contains__(self, held: object) -> bool:
        assert isinstance(held, frozenset)
        return self._has <= held and not self._lacks & held and not (self._none and held)


class _Both:
    def __init__(self, *parts: Any) -> None:
        self._parts = parts

    def __contains__(self, held: object) -> bool:
        return all(held in part for part in self._parts)


def _holdings(suit: str, seat: Seat, out: frozenset[str], hearing: Hearing) -> _Both:
    """What a seat can hold of a suit."""
    located = {rank: holder for (of, rank), holder in hearing.has.items() if of == suit and rank in out}
    has = frozenset(rank for rank, holder in located.items() if holder == seat)
    lacks = frozenset(rank for rank, holder in located.items() if holder != seat)
    lacks |= frozenset(rank for one, of, rank in hearing.lacks if one == seat and of == suit)
    plain = _Anything(has, lacks, suit in hearing.voids[seat])
    said = hearing.holdings(seat, suit)
    return _Both(plain) if said is None else _Both(plain, frozenset(said))


def _combine(suits: list[list[Share]], room: dict[Seat, int], held: Share, found: list[Share], most: int) -> bool:
    """Put suits together to hands of the right size; whether there are no more than ``most``."""
    if not suits:
        if all(len(held[seat]) == room[seat] for seat in room):
            found.append(held)
        return len(found) <= most
    for share in suits[0]:
        after = {seat: held[seat] + share[seat] for seat in room}
        if all(len(after[seat]) <= room[seat] for seat in room) and not _combine(suits[1:], room, after, found, most):
            return False
    return True


# ── Solving ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@cache
def _solver(figures: Figures) -> Solver:
    return Solver(figures)


def solve_open(state: State) -> Solution:
    """What each card is worth with all cards seen."""
    return _solved(state, [tuple(frozenset(hand) for hand in state.hands)])


def solve_worlds(state: State, worlds: Iterable[World]) -> Solution:
    """What each card is worth on average, if everybody saw all cards from then on."""
    return _solved(state, list(worlds))


def _solved(state: State, worlds: list[World]) -> Solution:
    figures = compile_figures(state.table.rules)
    solver = _solver(figures)
    hands = np.array([[set_of(held) for held in world] for world in worlds], np.int64)
    cards = solver.solve_many(position_of(state), hands).cards_low
    sign = -1.0 if figures.fewest else 1.0
    # What one side makes the other does not: the difference is twice the points, less all there are.
    values = {
        card: sign * (2 * float(cards[:, number_of(card)].mean()) - figures.points)
        for card in (one.card for one in PLUG.game.menu(state, state.turn).cards)
    }
    return Solution(sorted(values.items(), key=lambda one: (-one[1], one[0])), len(worlds))


# ── Checking ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def solve(problem: Problem) -> Solution:
    """The figures of a problem, computed anew from what its seat sees."""
    state = PLUG.game.parse_position(problem.position)
    if problem.open:
        return solve_open(state)
    worlds = worlds_of(PLUG.game.view(state, problem.at))
    return solve_worlds(state, worlds or [])


def check(problem: Problem, hands: int) -> Verdict:
    """A problem holds if the solver finds the same figures, to the last digit; no hand is played out for that."""
    values = tuple((spelled(card), round(value, 3)) for card, value in solve(problem).cards)
    return Verdict(problem.id, values == tuple((one.action, one.value) for one in problem.choices), values)
