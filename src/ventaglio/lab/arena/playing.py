"""A deal played twice: the same cards in the same seats, with the bots exchanged.

Whatever is left to chance comes from the seed of the contest and the number of the deal, and from nothing else. So a
deal has the same result in whichever process, on whichever machine and in whatever order it is played.

What luck gives to a seat it gives to both bots, and the difference between them keeps only how they played. The bots of
a seat also draw from equal generators in both games: where they think alike they act alike, and the difference is 0.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import sha256
from itertools import islice
from random import Random
from typing import Final

import msgspec

from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import TABLE, Seat
from ventaglio.games.common.bots.playing import LONGEST, play
from ventaglio.games.common.plugin.catalogue import find
from ventaglio.games.common.plugin.opaque import Action, Event, State
from ventaglio.games.common.plugin.plug import AnyPlug
from ventaglio.lab.arena.entrants import Bot, maker

MOST_HANDS: Final = 100
"""Hands after which a match is broken off: nobody gets nearer to its end."""


class Contest(msgspec.Struct, frozen=True):
    """What is played, so that any process can play any deal of it."""

    game: str
    headers: tuple[tuple[str, str], ...]
    """The table, as the headers of its record."""
    seed: int
    whole: bool = False
    """Whether whole matches are played, rather than the first hand of one."""


class Result(msgspec.Struct, frozen=True, array_like=True):
    """What a deal came to that two bots played twice, as the first of them sees it."""

    first: float
    """The points a hand of a place that the first bot held, on average."""
    second: float
    """Those of the second."""
    won: float
    """How many of the two games the first bot won; one that nobody won alone counts in parts."""
    hands: int
    """The hands of both games together."""
    unfinished: int = 0
    """The games that were broken off: they count as drawn."""

    @property
    def difference(self) -> float:
        """By how many points a hand the first bot was better."""
        return self.first - self.second


class BotTrouble(BadInput):
    """A bot that failed at its task, with the deal in which it did, so that it can be found again."""

    def __init__(self, number: int, why: str, bots: str) -> None:
        super().__init__(f"deal {number}: {why} ({bots})", "arena-trouble", deal=str(number), why=why, bots=bots)
        self._parts = (number, why, bots)

    def __reduce__(self) -> tuple[type["BotTrouble"], tuple[int, str, str]]:
        return BotTrouble, self._parts


def play_deal(contest: Contest, bots: tuple[str, str], number: int) -> Result:
    """What a deal comes to, with both bots in both roles."""
    plug, opening = table_of(contest)
    seating = lineup(_sides(plug, opening, _deals(contest, plug, number)), number)
    makers = [maker(plug, bot) for bot in bots]
    games = []
    for exchanged in (0, 1):
        roles = tuple(role ^ exchanged for role in seating)
        agents = [makers[role](Random(f"{contest.seed} {number} {place}")) for place, role in enumerate(roles)]
        try:
            games.append(_play(contest, plug, opening, agents, _deals(contest, plug, number), roles))
        except Exception as error:
            raise BotTrouble(number, f"{type(error).__name__}: {error}", " – ".join(bots)) from error
    one, other = games
    return Result(
        first=(one.first + other.first) / 2,
        second=(one.second + other.second) / 2,
        won=one.won + other.won,
        hands=one.hands + other.hands,
        unfinished=one.unfinished + other.unfinished,
    )


@lru_cache(maxsize=8)
def table_of(contest: Contest) -> tuple[AnyPlug, State]:
    """The game of a contest, and its table before the first deal."""
    plug = find(contest.game)
    return plug, plug.game.open(dict(contest.headers))


def _deals(contest: Contest, plug: AnyPlug, number: int) -> Callable[[State], Action]:
    """Deals the hands of a game, the same ones whenever it is asked for anew."""
    dealt = 0

    def deal(state: State) -> Action:
        nonlocal dealt
        dealt += 1
        return plug.game.chance(state, sha256(f"arena {contest.seed} {number} {dealt}".encode()).digest())

    return deal


# ── Who sits where ───────────────────────────────────────────────────────────────────────────────────────────────────


def _sides(plug: AnyPlug, opening: State, deal: Callable[[State], Action]) -> tuple[int, ...]:
    """The side of each place. Where the cards make the pairs, it is known when everybody has done what he must."""
    kit, state = plug.kit, opening
    for _ in range(2 * plug.game.players(opening)):
        turn = plug.game.turn(state)
        if turn is None:
            break
        action = deal(state) if turn == TABLE else _forced(plug, state, turn)
        if action is None:
            break
        _, state = kit.advance(state, action, turn)
    return tuple(standing.side for standing in kit.standings(state))


def _forced(plug: AnyPlug, state: State, seat: Seat) -> Action | None:
    """The only thing that a seat can do; None if there is a choice."""
    some = list(islice(plug.choices(plug.game.view(state, seat), plug.kit.menu(state, seat)), 2))
    return some[0] if len(some) == 1 else None


def lineup(sides: Sequence[int], number: int) -> tuple[int, ...]:
    """Which of the two bots holds each place in the first game of a deal; in the second it is the other one.

    Sides take turns, beginning with another from deal to deal: of three, one bot has two in the first game and one in
    the second, and each side is the single one as often as the others.
    """
    order = list(dict.fromkeys(sides))
    return tuple((order.index(side) + number) % len(order) % 2 for side in sides)


# ── One game ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _play(
    contest: Contest,
    plug: AnyPlug,
    opening: State,
    agents: Sequence[Bot],
    deal: Callable[[State], Action],
    roles: tuple[int, ...],
) -> Result:
    kit, whole = plug.kit, contest.whole
    beginning = current = kit.hand_number(opening)
    counted: int | None = None
    acts = hands = 0

    def enough(by: Seat, action: Action, events: tuple[Event, ...], state: State) -> bool:
        nonlocal acts, hands, counted, current
        acts += 1
        if by != TABLE and counted != current:
            # A deal that is thrown in before anybody acts is no hand.
            counted, hands = current, hands + 1
        current = kit.hand_number(state)
        if whole:
            return acts >= LONGEST or current - beginning >= MOST_HANDS
        return current != beginning or acts >= LONGEST

    final = play(kit, opening, agents, deal, enough)
    over = plug.game.turn(final) is None
    finished = over or (not whole and current != beginning)
    return _counted(plug, opening, final, roles, max(1, hands), finished=finished, whole=whole)


def _counted(
    plug: AnyPlug, opening: State, final: State, roles: tuple[int, ...], hands: int, *, finished: bool, whole: bool
) -> Result:
    before, after = plug.kit.standings(opening), plug.kit.standings(final)
    sign = -1.0 if plug.kit.fewest_win(opening) else 1.0
    made = [sign * (now.score - then.score) / hands for now, then in zip(after, before, strict=True)]
    first, second = ([points for points, role in zip(made, roles, strict=True) if role == one] for one in (0, 1))
    if whole:
        best = [role for standing, role in zip(after, roles, strict=True) if standing.won]
    else:
        best = [role for points, role in zip(made, roles, strict=True) if points == max(made)]
    won = best.count(0) / len(best) if best and finished else 0.5
    return Result(sum(first) / len(first), sum(second) / len(second), won, hands, int(not finished))
