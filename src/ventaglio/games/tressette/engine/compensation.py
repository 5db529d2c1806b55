"""Damages between partners: the conduct that Art. 152 lists, found in the log of a passata.

They are due only where the table agreed on them (148), only after a cappotto suffered or declared and missed (151), and
only for what the partner had to pay (149). Each kind of conduct bears the letter of its place in the article's list.
"""

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Final

import msgspec

from ventaglio.core import record
from ventaglio.core.cards import Carta, carta
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine.actions import Action, Claim, Deal, Play
from ventaglio.games.tressette.engine.claim import Verdict
from ventaglio.games.tressette.engine.formulas import is_challenge
from ventaglio.games.tressette.engine.judge import claim_verdict
from ventaglio.games.tressette.engine.knowledge import known
from ventaglio.games.tressette.engine.outcome import MISSED, SLAMS, match_end
from ventaglio.games.tressette.engine.rules import FAULTS, Rules
from ventaglio.games.tressette.engine.stakes import QUARTERS, PotChange, PotFate, Settlement
from ventaglio.games.tressette.engine.state import Phase, State, gone, partner, thirds
from ventaglio.games.tressette.engine.trick import GRADES, TRESSETTE, followable, follower, height, taker
from ventaglio.games.tressette.engine.winning import has_point

POINT: Final = 3
"""A whole point, in thirds."""


KNOCKS: Final = ("busso", "ribusso", "liscio-e-busso")
"""The challenges with one tressette card: a three can be played on those with the two or the ace."""
SURVEYED: Final = 5
"""With how many cards left in each hand it is looked into whether a pair could have taken all the tricks."""


LETTERS: Final = "abcdefghijk"
"""The letters of `FAULTS`."""
SUFFERED: Final = "cappotto suffered"
DECLARED_AND_MISSED: Final = "cappotto declared and missed"
STAKES: Final = "stakes paid to the opponents"
POT: Final = "pot fed again or doubled"


class Step(msgspec.Struct, frozen=True):
    """One act of a passata, the state before it and the state after."""

    before: State
    action: Action
    by: Seat
    after: State


class Conduct(msgspec.Struct, frozen=True):
    """What a player did, by its letter, and in which trick (from 1)."""

    seat: Seat
    letter: str
    trick: int


def faults(replayed: Iterable[record.Step]) -> tuple[Conduct, ...]:
    """The conduct for which damages are due once a record has been replayed to the end of its match (148–152, 171).

    None is, unless the table agreed on damages and one of the two events came about.
    """
    steps = tuple(replayed)
    end = match_end(steps[-1].before, steps[-1].events) if steps else None
    if end is None or not _agreed(end[0].table.rules):
        return ()
    ended, rules = end[1], end[0].table.rules
    events = rules.compensation_events.value
    loser = 1 - ended.winner if ended.winner is not None and ended.how in SLAMS and SUFFERED in events else None
    misser = ended.winner if ended.how == MISSED and DECLARED_AND_MISSED in events else None
    listed = {LETTERS[FAULTS.index(one)] for one in rules.compensation_faults.value}
    return tuple(one for one in culpable(last_passata(steps), loser, misser) if one.letter in listed)


def _agreed(rules: Rules) -> bool:
    """Whether the table has agreed on damages, where its norms let it (148, 171)."""
    return rules.compensation_may_be_agreed.value and rules.compensation.value


def last_passata(replayed: Sequence[record.Step]) -> tuple[Step, ...]:
    """The acts of the last passata of a replayed record. The state after the last act is the one before the count."""
    deals = [index for index, step in enumerate(replayed) if isinstance(step.move.action, Deal)]
    return tuple(_step(step) for step in replayed[deals[-1] + 1 if deals else 0 :])


def _step(replayed: record.Step) -> Step:
    end = match_end(replayed.before, replayed.events)
    return Step(replayed.before, replayed.move.action, replayed.move.by, end[0] if end else replayed.after)


def damage(rules: Rules, settlement: Settlement, pot: PotChange) -> Fraction:
    """What a match has cost each partner of the pair that came off badly: all that damages cover (149).

    A pair that suffers a cappotto pays its stakes and puts a new part into the pot, which is empty; one that declares a
    cappotto and misses it doubles the pot. What it might have won does not count.
    """
    covers = rules.compensation_covers.value
    if settlement.pot is PotFate.DOUBLED:
        return -pot.winners if POT in covers else Fraction()
    refed = settlement.pot is PotFate.TO_WINNERS and POT in covers
    again = Fraction(rules.pot_first.value, QUARTERS) if refed else Fraction()
    return (settlement.stakes if STAKES in covers else Fraction()) + again


def culpable(steps: Sequence[Step], slam_suffered: int | None, slam_missed: int | None) -> tuple[Conduct, ...]:
    """The culpable conduct in a passata that ended badly: a to i for a cappotto suffered, j and k for one missed."""
    found: list[Conduct] = []
    for index, step in enumerate(steps):
        side = step.before.sides[step.by] if 0 <= step.by < 4 else None
        if side is not None and side == slam_suffered and isinstance(step.action, Play):
            if not has_point(step.before, side):
                found += [_conduct(step, letter) for letter, test in _SUFFERED.items() if test(steps, index)]
        elif side is not None and side == slam_missed == step.before.slam and _hasty(step):
            found.append(_conduct(step, "j"))
    if slam_missed is not None and steps and steps[-1].before.decider is not None:
        decider = steps[-1].before.decider
        found.append(Conduct(decider, "k", len(steps[-1].before.tricks) + 1))
    return tuple(found)


def _conduct(step: Step, letter: str) -> Conduct:
    return Conduct(step.by, letter, len(step.before.tricks) + 1)


# ── What a step was ──────────────────────────────────────────────────────────────────────────────────────────────────


def _card(step: Step) -> Carta:
    assert isinstance(step.action, Play)
    return step.action.card


def _formula(step: Step) -> str:
    assert isinstance(step.action, Play)
    return step.action.formula or ""


def _leads(step: Step) -> bool:
    return step.before.phase is Phase.LEAD


def _threes(step: Step) -> list[Carta]:
    return [one for one in step.before.hands[step.by] if one.rank == "3"]


def _sovereign(state: State, one: Carta, spent: Carta | None = None) -> bool:
    """Sovereign outright (Art. 6), if need be once another card has been spent."""
    out = gone(state, one.suit) | ({spent.rank} if spent is not None and spent.suit == one.suit else set())
    return frozenset(GRADES[: GRADES.index(one.rank)]) <= out


def _worth(state: State, cards: Sequence[Carta]) -> int:
    values = state.table.rules.thirds.value
    return sum(values[one.rank] for one in cards)


def _trick_of(steps: Sequence[Step], index: int) -> tuple[tuple[Carta, ...], Seat] | None:
    """The whole trick to which a card was played, and who took it."""
    number = len(steps[index].before.tricks)
    for step in steps[index:]:
        if len(step.after.tricks) > number:
            trick = step.after.tricks[number]
            return trick.cards, trick.winner
    return None


def _no_point_made(step: Step, done: tuple[tuple[Carta, ...], Seat]) -> bool:
    """Whether the trick to which a card was played left its player's side without a whole point."""
    cards, winner = done
    side = step.before.sides[step.by]
    gained = _worth(step.before, cards) if step.before.sides[winner] == side else 0
    return thirds(step.before, side) + gained < POINT


def _previous_own_win(steps: Sequence[Step], index: int) -> int | None:
    """The step with which the player now on lead won the trick before, if he did so with a card of his."""
    step = steps[index]
    tricks = step.before.tricks
    if not tricks or tricks[-1].winner != step.by:
        return None
    for earlier in range(index - 1, -1, -1):
        one = steps[earlier]
        if isinstance(one.action, Play) and one.by == step.by and len(one.before.tricks) == len(tricks) - 1:
            return earlier
    return None


# ── The list of Art. 152 ─────────────────────────────────────────────────────────────────────────────────────────────


def _pieces(step: Step) -> set[Carta]:
    """The tressette cards of every venticinque and Napoletana held."""
    hand = step.before.hands[step.by]
    return {
        one
        for one in hand
        if one.rank in TRESSETTE and {"3", "2"} <= {other.rank for other in hand if other.suit == one.suit}
    }


def _a(steps: Sequence[Step], index: int) -> bool:
    """On lead with a venticinque or a Napoletana, leads something else than a piece of it."""
    step = steps[index]
    return _leads(step) and bool(_pieces(step)) and _card(step) not in _pieces(step)


def _b(steps: Sequence[Step], index: int) -> bool:
    """On lead with one three and some secondary card, challenges in the suit of that three.

    Not with a piece of a venticinque or of a Napoletana: to lead that is what he must do (a), with its formula or not.
    """
    step = steps[index]
    threes = _threes(step)
    secondary = any(one.rank in "2A" for one in step.before.hands[step.by])
    challenge = _leads(step) and is_challenge(_formula(step)) and _card(step) not in _pieces(step)
    return challenge and len(threes) == 1 and secondary and _card(step).suit == threes[0].suit


def _c(steps: Sequence[Step], index: int) -> bool:
    """On lead with two threes, challenges with a three or a ventinove while leading a simple card."""
    step = steps[index]
    return (
        _leads(step)
        and len(_threes(step)) >= 2
        and _formula(step).startswith(("busso", "ventinove"))
        and _card(step).rank not in TRESSETTE
    )


def _d(steps: Sequence[Step], index: int) -> bool:
    """Refuses a trick that makes the point, or after which a sovereign card could be led or reached."""
    step = steps[index]
    done = _trick_of(steps, index)
    if _leads(step) or done is None:
        return False
    state, side = step.before, step.before.sides[step.by]
    suit = state.trick[0].suit
    best = max((one for one in state.trick if one.suit == suit), key=height)
    winners = [
        one for one in followable(state.hands[step.by], state.trick) if one.suit == suit and height(one) > height(best)
    ]
    holds_trick = state.sides[taker(state.leader, state.trick)] == side
    if holds_trick or _card(step) in winners or state.sides[done[1]] == side or not winners:
        return False
    visible = thirds(state, side) + _worth(state, (*state.trick, min(winners, key=height))) >= POINT
    return visible or any(_has_sovereign_lead(state, step.by, one) for one in winners)


def _has_sovereign_lead(state: State, seat: Seat, spent: Carta) -> bool:
    """Whether a player who wins with this card could then lead a sovereign one, or reach one of his partner's.

    Of the partner's cards those count that everybody knows, from accusations and challenges.
    """
    rest = [one for one in state.hands[seat] if one is not spent]
    if any(_sovereign(state, one, spent) for one in rest):
        return True
    mate = partner(state, seat)
    told = (carta(suit + rank) for suit in {one.suit for one in rest} for rank in known(state, mate, suit).certain)
    return any(_sovereign(state, one, spent) for one in told)


def _e(steps: Sequence[Step], index: int) -> bool:
    """After a trick without point, does not lead the only three or another sovereign card held."""
    step = steps[index]
    if not _leads(step) or _previous_own_win(steps, index) is None:
        return False
    state = step.before
    return any(_sovereign(state, one) for one in state.hands[step.by]) and not _sovereign(state, _card(step))


def _f(steps: Sequence[Step], index: int) -> bool:
    """Takes a trick without making the point with the only three, other cards of the suit being held.

    Not if he leads it after a trick without point: that is what he must do (e).
    """
    step = steps[index]
    if _leads(step) and _previous_own_win(steps, index) is not None:
        return False
    done = _trick_of(steps, index)
    one = _card(step)
    others = [other for other in step.before.hands[step.by] if other.suit == one.suit and other is not one]
    if done is None or done[1] != step.by:
        return False
    return one.rank == "3" and len(_threes(step)) == 1 and bool(others) and _no_point_made(step, done)


def _g(steps: Sequence[Step], index: int) -> bool:
    """Having taken a trick without point with one of two threes, does not lead the other."""
    step = steps[index]
    earlier = _previous_own_win(steps, index)
    if not _leads(step) or earlier is None:
        return False
    before = steps[earlier]
    return _card(before).rank == "3" and len(_threes(before)) == 2 and _card(step).rank != "3"


def _h(steps: Sequence[Step], index: int) -> bool:
    """Having had three threes and played one on an opponent's busso without point, knocks in the suit of another."""
    step = steps[index]
    if not _leads(step) or not _formula(step).startswith("busso") or len(_threes(step)) != 2:
        return False
    spent = (trick for trick in step.before.tricks if _own_card(trick.leader, trick.cards, step.by).rank == "3")
    sides = step.before.sides
    return any(sides[t.leader] != sides[step.by] and (t.formula or "").startswith(KNOCKS) for t in spent)


def _own_card(leader: Seat, cards: tuple[Carta, ...], seat: Seat) -> Carta:
    return cards[(seat - leader) % 4]


def _i(steps: Sequence[Step], index: int) -> bool:
    """Does not put a figure or an ace on a partner's sovereign card, and so the point fails."""
    step = steps[index]
    state, side = step.before, step.before.sides[step.by]
    done = _trick_of(steps, index)
    mate = partner(state, step.by)
    place = (mate - state.leader) % 4
    if _leads(step) or done is None or done[1] != mate or place >= len(state.trick):
        return False
    if not _sovereign(state, state.trick[place]) or _card(step).rank in "RCDA" or not _no_point_made(step, done):
        return False
    better = [one for one in followable(state.hands[step.by], state.trick) if one.rank in "RCDA"]
    gain = max((_worth(state, (one,)) for one in better), default=0) - _worth(state, (_card(step),))
    return thirds(state, side) + _worth(state, done[0]) + gain >= POINT


_SUFFERED: Final[dict[str, Callable[[Sequence[Step], int], bool]]] = {
    "a": _a,
    "b": _b,
    "c": _c,
    "d": _d,
    "e": _e,
    "f": _f,
    "g": _g,
    "h": _h,
    "i": _i,
}


def _hasty(step: Step) -> bool:
    """Lays down in vain when the pair, as the cards lay, could have taken every trick that was left.

    So much is certain only near the end, and only there is it looked into; before, it is for the table to say.
    """
    state = step.before
    if not isinstance(step.action, Claim) or claim_verdict(state, step.by) is Verdict.VALID:
        return False
    few = max(len(hand) for hand in state.hands) <= SURVEYED
    hands = tuple(frozenset(hand) for hand in state.hands)
    side = frozenset(seat for seat in range(4) if state.sides[seat] == state.sides[step.by])
    return few and _sweeps(hands, state.leader, state.trick, side)


@lru_cache(maxsize=1 << 14)
def _sweeps(hands: tuple[frozenset[Carta], ...], leader: Seat, trick: tuple[Carta, ...], side: frozenset[Seat]) -> bool:
    """Whether a pair can take every trick, all cards lying open, whatever the others do."""
    if len(trick) == 4:
        winner = taker(leader, trick)
        return winner in side and _sweeps(hands, winner, (), side)
    seat = follower(leader, len(trick))
    if not hands[seat]:
        return True
    outcomes = (
        _sweeps((*hands[:seat], hands[seat] - {one}, *hands[seat + 1 :]), leader, (*trick, one), side)
        for one in followable(tuple(sorted(hands[seat])), trick)
    )
    return any(outcomes) if seat in side else all(outcomes)
