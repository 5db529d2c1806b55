"""Players for the golden games of Tressette: no strategists, but they speak, accuse, lay down and call."""

import random

from ventaglio.core.cards import MAZZO, Carta
from ventaglio.core.record import Move
from ventaglio.core.seats import TABLE, Seat
from ventaglio.games.tressette.engine.actions import Accuse, Action, CallOut, Claim, Deal, Declare, Play, Say
from ventaglio.games.tressette.engine.claim import Verdict
from ventaglio.games.tressette.engine.judge import claim_verdict, judge
from ventaglio.games.tressette.engine.legal import to_act
from ventaglio.games.tressette.engine.state import Kind, Phase, State, points
from ventaglio.games.tressette.engine.trick import height, taker
from ventaglio.games.tressette.engine.winning import slam_open, target
from ventaglio.games.tressette.game import TRESSETTE

RASH = 0.02
"""How often, at a card, somebody calls out for no reason."""
HASTY = 0.15
"""How often a player with few cards lays them down though they are not all sovereign."""
TALKATIVE = 0.7
"""How often a player on lead says what he may."""


def shuffle(rng: random.Random) -> Deal:
    """A fair deal."""
    order = list(MAZZO)
    rng.shuffle(order)
    return Deal(tuple(order), rng.randint(5, 35))


def choose(state: State, rng: random.Random) -> Move:
    """What happens next, and who does it."""
    seat = to_act(state)
    if seat is None or seat == TABLE:
        return Move(TABLE, shuffle(rng))
    caller = _caller(state, rng)
    return Move(seat, _act(state, seat, rng)) if caller is None else Move(caller, CallOut())


def _caller(state: State, rng: random.Random) -> Seat | None:
    """Who calls out now: a pair that must call itself, opponents who see that the target is reached, or a rash one."""
    if state.table.kind is not Kind.POINTS or state.phase not in (Phase.LEAD, Phase.FOLLOW):
        return None
    if state.self_call_due:
        return state.leader
    rash = rng.random() < RASH
    able = [seat for seat in range(4) if judge(state, CallOut(), seat) is None]
    others = [seat for seat in able if state.won is None or state.sides[seat] != state.won.side]
    reached = state.won is not None and slam_open(state, state.won.side)
    near = any(points(state, 1 - state.sides[seat]) >= target(state) - 1 for seat in others)
    wanted = rash or (reached and state.phase is Phase.LEAD) or (near and rng.random() < 2 * RASH)
    return rng.choice(others) if others and wanted else None


def _act(state: State, seat: Seat, rng: random.Random) -> Action:
    legal = list(TRESSETTE.legal(state))
    if state.phase is Phase.PAIRING:
        return legal[0]
    if state.phase is Phase.DIALOGUE:
        return rng.choice([one for one in legal if isinstance(one, Say)])
    accusations = [one for one in legal if isinstance(one, Accuse)]
    if accusations:
        return accusations[0]
    if Claim() in legal and _lays_down(state, seat, rng):
        return Claim()
    words = [one for one in legal if isinstance(one, Declare)]
    if words and rng.random() < TALKATIVE:
        return rng.choice(words)
    plays = [one for one in legal if isinstance(one, Play)]
    return _lead(plays, rng) if state.phase is Phase.LEAD else _response(state, seat, plays)


def _lays_down(state: State, seat: Seat, rng: random.Random) -> bool:
    left = len(state.hands[seat])
    return left > 1 and (claim_verdict(state, seat) is Verdict.VALID or (left < 5 and rng.random() < HASTY))


def _lead(plays: list[Play], rng: random.Random) -> Play:
    spoken = [one for one in plays if one.formula is not None]
    return rng.choice(spoken if spoken and rng.random() < TALKATIVE else plays)


def _response(state: State, seat: Seat, plays: list[Play]) -> Play:
    """Give points to a trick of one's own side, take one of the others' if that can be done, else throw the least."""
    values = state.table.rules.thirds.value

    def worth(one: Carta) -> int:
        return values[one.rank]

    ours = state.official and state.sides[taker(state.leader, state.trick)] == state.sides[seat]
    if ours:
        return max(plays, key=lambda play: (worth(play.card), -height(play.card)))
    winning = [play for play in plays if taker(state.leader, (*state.trick, play.card)) == seat]
    if winning and sum(worth(one) for one in state.trick) > 0:
        return min(winning, key=lambda play: height(play.card))
    return min(plays, key=lambda play: (worth(play.card), height(play.card)))
