"""Problems of Burraco: what to do next, checked by playing many hands to their end.

After each choice the hand is played out on the kernel in the same worlds, which agree with what the seat sees, and are
dealt as likely as the others' play makes them. The kernel's planner is fast enough to look for problems; the figures of
one are of hands that everybody plays on by the network of the strong player. So a figure is an average with a known
error, and what counts is the error of the *difference* to the answer, which is far smaller.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from ventaglio.core.cards import Card
from ventaglio.core.record import Step
from ventaglio.core.seats import TABLE, Seat, letter
from ventaglio.games.burraco.bots.strong.weights import shipped
from ventaglio.games.burraco.engine.actions import Action, Attach, Discard, Draw, Open, Take
from ventaglio.games.burraco.engine.duties import NONE
from ventaglio.games.burraco.engine.melds import is_wild
from ventaglio.games.burraco.engine.state import Phase, State
from ventaglio.games.burraco.kernel.figures import Code, compile_rules
from ventaglio.games.burraco.kernel.moves import legal
from ventaglio.games.burraco.kernel.numbering import MOST_MOVES
from ventaglio.games.burraco.kernel.planner import planner
from ventaglio.games.burraco.kernel.reading import action_of, move_of, row_of, row_of_view, state_of
from ventaglio.games.burraco.kernel.table import Row
from ventaglio.games.burraco.kernel.value.studying import Study
from ventaglio.games.burraco.kernel.weighing import weigh_moves
from ventaglio.games.burraco.plugin import PLUG
from ventaglio.games.common.bots.playing import next_act
from ventaglio.games.common.lessons.parts import Verdict
from ventaglio.games.common.lessons.problem import Choice, Method, Problem, id_of
from ventaglio.games.common.plugin.plug import Wanted
from ventaglio.law import shelf

GLANCE: Final = 30
LOOK: Final = 400
STUDY: Final = 2_000
"""Hands played out for each choice: at first sight, of those that are left, and for the figures of a problem."""
MOST_CHOICES: Final = 5
SURE: Final = 3.0
"""Standard errors by which the answer must be ahead of every other choice."""
CLEAR: Final = 20.0
"""Points by which it must be."""
NEXT: Final = 3
"""Every so many decisions one is looked at: those of one turn are much alike."""
_PLAYS: Final = (Draw, Take, Open, Attach, Discard)


class Weighed(NamedTuple):
    """A choice with what it comes to on average, and the error of how far it is behind the best."""

    action: Action
    value: float
    error: float


class Found(NamedTuple):
    """A decision in a game that was looked at, and what a player of some sense does there."""

    state: State
    seat: Seat
    tempting: Action


# ── Finding ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def decisions(code: str, players: int, seed: int) -> Iterator[Found]:
    """Some decisions of one hand between bots."""
    rng = Random(f"{code} {players} {seed}")
    state = PLUG.game.open(PLUG.headers(Wanted(code=code, players=players)))
    agents = [PLUG.agents["basic"](Random(rng.random())) for _ in range(players)]
    count = rng.randrange(NEXT)

    def deal(now: State) -> Any:
        return PLUG.game.chance(now, rng.randbytes(32))

    while state.hand_number == 1 and (act := next_act(PLUG.kit, state, agents, deal)) is not None:
        by, action = act
        if by != TABLE and isinstance(action, _PLAYS) and is_plain(state):
            count += 1
            if count % NEXT == 0:
                yield Found(state, by, action)
        _, state = PLUG.kit.advance(state, action, by)


def look(code: str, players: int, seed: int) -> Iterator[Problem]:
    """The problems of a hand between bots."""
    return problems_in(decisions(code, players, seed), seed)


def look_in(steps: Iterable[Step], seed: int) -> Iterator[Problem]:
    """The problems of a match that was played."""
    return problems_in(played(steps), seed)


def is_plain(state: State) -> bool:
    """Whether somebody is to act who sees his cards, and no referee has left anything to be done."""
    seen = state.turn not in state.unseen
    free = state.watched is None and state.turns_left is None and not state.astray
    return state.phase in (Phase.PICK_UP, Phase.PLAY) and seen and free and state.duties == NONE


def played(steps: Iterable[Step]) -> Iterator[Found]:
    """The decisions of a match that was played."""
    for step in steps:
        action = step.move.action
        if isinstance(action, _PLAYS) and step.move.by == step.before.turn and is_plain(step.before):
            yield Found(step.before, step.move.by, action)


def problems_in(decisions: Iterable[Found], seed: int) -> Iterator[Problem]:
    """The problems among some decisions: at most one for each theme."""
    themes: set[str] = set()
    for number, found in enumerate(decisions):
        problem = _problem_of(found, seed * 1000 + number)
        if problem is not None and problem.theme not in themes:
            themes.add(problem.theme)
            yield problem


def _problem_of(found: Found, seed: int) -> Problem | None:
    state, law = found.state, found.state.table.law
    code = _code(state)
    row = row_of(state, code)
    moves = _choices(row, code, found)
    tempting = move_of(found.tempting, law)
    if len(moves) < 2 or tempting not in moves:
        return None
    for worlds, most in ((GLANCE, 2 * MOST_CHOICES), (LOOK, MOST_CHOICES)):
        values = weigh_moves(row, code, moves, found.seat, planner(), seed, worlds)
        order = np.argsort(-values.mean(axis=1), kind="stable")
        moves = moves[order[:most]]
        if tempting not in moves:
            moves = np.append(moves[: most - 1], tempting)
        if worlds == LOOK and (moves[0] == tempting or not _promising(values[order])):
            return None
    weighed = weigh(row, code, moves, seed, STUDY)
    if weighed[0].action == found.tempting or not is_clear(weighed):
        return None
    theme = _theme(found, weighed[0].action)
    return None if theme is None else _problem(found, weighed, theme, seed)


def _choices(row: Row, code: Code, found: Found) -> NDArray[np.int64]:
    """The moves that are compared: where a card is to be thrown, the cards; elsewhere everything that may be done."""
    listed = np.zeros(MOST_MOVES, np.int64)
    moves = listed[: legal(row, code, listed)].copy()
    if not isinstance(found.tempting, Discard):
        return moves
    return np.array([one for one in moves if isinstance(action_of(int(one)), Discard)], np.int64)


def _promising(values: NDArray[np.float64]) -> bool:
    """Whether the best, of rows in order, may turn out to be clearly ahead of the next."""
    ahead = values[0] - values[1]
    return bool(ahead.mean() > max(CLEAR / 2, ahead.std() / len(ahead) ** 0.5))


def _theme(found: Found, answer: Action) -> str | None:
    """What a problem is about; None where it is about nothing in particular."""
    state, tempting = found.state, found.tempting
    if state.phase is Phase.PICK_UP:
        return "pile"
    left = len(state.hands[found.seat])
    out = [left - len(_cards(one)) <= 1 for one in (answer, tempting)]
    if any(out):
        side = state.sides[found.seat]
        taken = any(state.sides[seat] == side for seat in state.took)
        return "closing" if taken else "pozzetto"
    wild = [any(map(is_wild, _cards(one))) for one in (answer, tempting)]
    if wild[0] != wild[1]:
        return "wilds"
    return "what-to-throw" if isinstance(answer, Discard) and isinstance(tempting, Discard) else None


def _cards(action: Action) -> tuple[Card, ...]:
    match action:
        case Open(cards):
            return cards
        case Attach(_, card) | Discard(card):
            return (card,)
        case _:
            return ()


def _problem(found: Found, weighed: list[Weighed], theme: str, seed: int) -> Problem:
    state = _laid_out(found, seed)
    position = PLUG.game.spell_position(state)
    choices = tuple(Choice(spelled(one.action), round(one.value, 1), round(one.error, 1)) for one in weighed)
    margin = choices[0].value - choices[1].value
    rules = state.table.rules
    return Problem(
        id=id_of("b", position, letter(found.seat), False),
        game="burraco",
        code=rules.id,
        edition=rules.edition,
        theme=theme,
        seat=letter(found.seat),
        position=position,
        choices=choices,
        answer=choices[0].action,
        method=Method("playouts", STUDY, seed),
        tempting=spelled(found.tempting),
        mu=round(22.0 + 2 * len(choices) - min(margin, 120.0) / 20, 2),
    )


def _laid_out(found: Found, seed: int) -> State:
    """The table with what the seat does not see lying in some other way that agrees with what it sees."""
    before = found.state
    code = _code(before)
    view = PLUG.game.view(before, found.seat)
    played, unplayed = before.played, before.unplayed
    row = row_of_view(view, code, before.table.law, Random(seed), played=played, unplayed=unplayed)
    laid = state_of(row, code, before)
    # What the kernel does not keep, or keeps otherwise, is as it was.
    return replace(before, hands=laid.hands, stock=laid.stock, pozzetti=laid.pozzetti)


# ── Weighing ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@cache
def _compiled(code: str, edition: str, players: int, alone: bool) -> Code:
    return compile_rules(shelf.nearest(code, edition).rules, players, alone=alone)


def _code(state: State) -> Code:
    rules = state.table.rules
    return _compiled(rules.id, rules.edition, state.table.players, state.alone)


def weigh(row: Row, code: Code, moves: NDArray[np.int64], seed: int, worlds: int) -> list[Weighed]:
    """What some moves of the seat on turn come to, the best first."""
    values = Study(shipped()).try_worlds(row.copy(), code, moves.tolist(), 0, worlds, seed, to_the_end=True).T
    order = np.argsort(-values.mean(axis=1), kind="stable")
    best = values[order[0]]
    return [
        Weighed(
            action_of(int(moves[place])),
            float(values[place].mean()),
            float((best - values[place]).std() / worlds**0.5),
        )
        for place in order
    ]


def is_clear(weighed: list[Weighed]) -> bool:
    """Whether the first is clearly better than every other."""
    best = weighed[0].value
    return all(best - one.value >= max(CLEAR, SURE * one.error) for one in weighed[1:])


def is_ahead(weighed: list[Weighed]) -> bool:
    """Whether the first is surely better than every other, be it by less than was asked of a new problem."""
    return all(weighed[0].value - one.value > 2 * one.error for one in weighed[1:])


def spelled(action: Action) -> str:
    """An action as problems have it."""
    return PLUG.game.spell_action(action)


# ── Checking ─────────────────────────────────────────────────────────────────────────────────────────────────────────

OTHER_SEED: Final = 77_000_001
"""Added to the seed of a problem: what is checked again must not meet the same worlds."""


def again(problem: Problem, worlds: int, seed: int) -> list[Weighed]:
    """The figures of a problem, found anew with other worlds."""
    state = PLUG.game.parse_position(problem.position)
    code, law = _code(state), state.table.law
    moves = [move_of(PLUG.game.parse_action(one.action), law) for one in problem.choices]
    return weigh(row_of(state, code), code, np.array(moves, np.int64), seed, worlds)


def check(problem: Problem, hands: int) -> Verdict:
    """A problem holds if its answer is surely best again, in so many other worlds."""
    weighed = again(problem, hands, problem.method.seed + OTHER_SEED)
    told = tuple((spelled(one.action), round(one.value, 1)) for one in weighed)
    return Verdict(problem.id, told[0][0] == problem.answer and is_ahead(weighed), told)
