"""Many matches between the same bots, and what they come to.

Each match of a series has generators of its own, seeded by the series' seed and the match's number. So a match can be
played again by itself, and a series comes out the same in whatever order and in however many processes it is played.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from statistics import fmean
from typing import Any, Final

import msgspec

from ventaglio.core.norms import fingerprint
from ventaglio.core.seats import LETTERS, Seat
from ventaglio.games.burraco.bots import agent
from ventaglio.games.burraco.bots.matches import Hand, Match, play_match
from ventaglio.games.burraco.engine.match import open_table
from ventaglio.games.burraco.engine.state import Points, State
from ventaglio.law import shelf

BURRACHI: Final = ("clean", "semi", "dirty")


class Series(msgspec.Struct, frozen=True):
    """What is played: a table, who sits at it, and the seed of everything that is left to chance."""

    code: str
    bots: tuple[str, ...]
    """The bot of each seat."""
    seed: int
    hands: int | None = None
    target: int | None = None
    alone: bool = False
    options: Mapping[str, str] = {}
    edition: str | None = None
    """The edition of the code; None is the current one."""

    def table(self) -> State:
        """The table as it stands before each match."""
        return open_table(
            shelf.get(self.code, self.edition).rules,
            len(self.bots),
            hands=self.hands,
            target=self.target,
            alone=self.alone,
            options=self.options,
            names=self.bots,
        )

    def play(self, number: int) -> Match:
        """The match of this number."""
        players = [agent(bot, Random(f"{self.seed} {number} {seat}")) for seat, bot in enumerate(self.bots)]
        return play_match(self.table(), players, Random(f"{self.seed} {number}"))


class HandFacts(msgspec.Struct, frozen=True):
    """What a series keeps of a hand."""

    how: str
    turns: int
    actions: int
    points: tuple[Points, ...]
    pozzetti: int
    direct: int
    burrachi: tuple[int, ...]
    """How many of each of `BURRACHI`."""


class MatchFacts(msgspec.Struct, frozen=True):
    """What a series keeps of a match."""

    finished: bool
    totals: tuple[Points, ...]
    winners: tuple[Seat, ...]
    actions: int
    hands: tuple[HandFacts, ...]


def facts(match: Match) -> MatchFacts:
    """What a series keeps of a match."""
    hands = tuple(_hand_facts(hand) for hand in match.hands)
    return MatchFacts(match.finished, match.totals, match.winners, match.actions, hands)


def _hand_facts(hand: Hand) -> HandFacts:
    made = Counter(line.item for side in hand.ended.sides for line in side.lines)
    return HandFacts(
        how=hand.ended.how,
        turns=hand.turns,
        actions=hand.actions,
        points=hand.ended.points,
        pozzetti=len(hand.pozzetti),
        direct=sum(taken.direct for taken in hand.pozzetti),
        burrachi=tuple(made[f"burraco-{kind}"] for kind in BURRACHI),
    )


# ── What a series came to ────────────────────────────────────────────────────────────────────────────────────────────


def report(series: Series, matches: Sequence[MatchFacts]) -> dict[str, Any]:
    """A series in figures, as plain data. Nothing in it depends on the machine or on the clock."""
    state = series.table()
    hands = [hand for match in matches for hand in match.hands]
    return {
        "game": "burraco",
        "code": series.code,
        "fingerprint": fingerprint(state.table.rules),
        "players": len(series.bots),
        "bots": list(series.bots),
        "seed": series.seed,
        "games": len(matches),
        "hands_in_match": state.table.hands,
        "target": state.table.target,
        "alone": state.table.alone,
        "options": dict(state.table.options),
        "unfinished": sum(not match.finished for match in matches),
        "actions": sum(match.actions for match in matches),
        "sides": [_side(series, matches, seats) for seats in _sides(state)],
        "hands": _hands(hands),
    }


def _sides(state: State) -> list[tuple[Seat, ...]]:
    """The seats that win and lose together over a match."""
    sides = state.table.starting_sides
    return [tuple(seat for seat, its in enumerate(sides) if its == side) for side in sorted(set(sides))]


def _side(series: Series, matches: Sequence[MatchFacts], seats: tuple[Seat, ...]) -> dict[str, Any]:
    seat = seats[0]
    won = [match for match in matches if match.finished and seat in match.winners]
    level = sum(any(winner not in seats for winner in match.winners) for match in won)
    return {
        "seats": "".join(LETTERS[one] for one in seats),
        "bots": [series.bots[one] for one in seats],
        "wins": len(won) - level,
        "ties": level,
        "total": _mean(match.totals[seat] for match in matches),
        "points_per_hand": _mean(hand.points[seat] for match in matches for hand in match.hands),
    }


def _hands(hands: Sequence[HandFacts]) -> dict[str, Any]:
    ended = Counter(hand.how for hand in hands)
    return {
        "played": len(hands),
        "ended": dict(sorted(ended.items())),
        "turns": _spread([hand.turns for hand in hands]),
        "actions": _spread([hand.actions for hand in hands]),
        "pozzetti": _mean(hand.pozzetti for hand in hands),
        "pozzetti_direct": _mean(hand.direct for hand in hands),
        "burrachi": {kind: _mean(hand.burrachi[at] for hand in hands) for at, kind in enumerate(BURRACHI)},
    }


def _spread(numbers: Sequence[int]) -> dict[str, float]:
    return {"mean": _mean(numbers), "min": min(numbers), "max": max(numbers)}


def _mean(numbers: Iterable[Points]) -> float:
    return round(fmean(numbers), 2)
