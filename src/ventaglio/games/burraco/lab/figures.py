"""What a set of Burraco hands shows."""

from typing import Final

import numpy as np

from ventaglio.lab.data.reading import Figures, Games, Numbers, column, mean, quantiles, share, shares, words_of

KINDS: Final = ("clean", "semi", "dirty")
PILES: Final = ((1, 1), (2, 3), (4, 6), (7, 10), (11, 999))
"""The sizes of a pile that are counted together."""
WHEN: Final = ((0, 7), (8, 11), (12, 15), (16, 19), (20, 27), (28, 999))
"""The turns after which a pozzetto was taken that are counted together."""


def burraco_figures(games: Games) -> Figures:
    """Figures of a set."""
    hands = games.hands.num_rows
    ended, names = words_of(games.hands, "how")
    turns = column(games.hands, "turns")
    return {
        "hands": hands,
        "moves": games.moves.num_rows,
        "ended": {name: share(int((ended == at).sum()), hands) for at, name in enumerate(names)},
        "turns": {"mean": mean(turns), "quantiles": quantiles(turns)},
        "moves_a_hand": mean(column(games.hands, "moves")),
        "burrachi": _burrachi(games),
        "points": _points(games),
        "pozzetti": _pozzetti(games),
        "pile": _pile(games),
    }


def _sides(games: Games) -> Numbers:
    """For each seat whether it is the first of its side, so that a side is counted once."""
    sides = games.of_seats("sides")
    first = np.ones_like(sides, bool)
    for seat in range(1, sides.shape[1]):
        first[:, seat] = (sides[:, :seat] != sides[:, seat : seat + 1]).all(axis=1)
    return first


def _burrachi(games: Games) -> Figures:
    once = _sides(games)
    return {
        kind: {
            "a_side": mean(made[once]),
            "sides_with_one": share(int((made[once] > 0).sum()), int(once.sum())),
            "hands_with_one": share(int((made > 0).any(axis=1).sum()), len(made)),
        }
        for kind in KINDS
        for made in (games.of_seats(kind),)
    }


def _points(games: Games) -> Figures:
    points, dealer = games.of_seats("points"), column(games.hands, "dealer")
    made = points[_sides(games)]
    each = np.arange(len(points))
    first = points[each, (dealer + 1) % games.plan.players]
    return {"a_side": mean(made), "quantiles": quantiles(made), "who_plays_first": mean(first - points[each, dealer])}


def _pozzetti(games: Games) -> Figures:
    """What taking the first pozzetto goes with: what the side made more than the best of the others."""
    lists = games.hands["took"].combine_chunks()
    starts, seats = lists.offsets.to_numpy(), lists.values.to_numpy()
    taken = np.diff(starts)
    found = taken > 0
    first = np.full(len(taken), -1)
    first[found] = seats[starts[:-1][found]]
    when = np.zeros(len(taken), int)
    direct = np.zeros(len(taken), int)
    when[found] = games.hands["took_turn"].combine_chunks().values.to_numpy()[starts[:-1][found]]
    direct[found] = games.hands["took_direct"].combine_chunks().values.to_numpy()[starts[:-1][found]]
    points, sides = games.of_seats("points").astype(float), games.of_seats("sides")
    each = np.arange(len(points))
    own = sides == sides[each, np.maximum(first, 0)][:, None]
    margin = points[each, np.maximum(first, 0)] - np.where(own, -np.inf, points).max(axis=1)
    counted = found & np.isfinite(margin)
    won = margin[counted] > 0
    return {
        "taken": shares(taken),
        "first_after_turns": {"mean": mean(when[found]), "quantiles": quantiles(when[found]) if found.any() else []},
        "first_direct": share(int(direct[found].sum()), int(found.sum())),
        "first_is_worth": mean(margin[counted]),
        "first_makes_more": share(int(won.sum()), int(counted.sum())),
        "by_turn": [
            {"from": low, "to": high, "hands": int(some.sum()), "worth": mean(margin[some])}
            for low, high in WHEN
            if (some := counted & (when >= low) & (when <= high)).sum() >= 30
        ],
    }


def _pile(games: Games) -> Figures:
    kinds, names = words_of(games.moves, "kind")
    cards = column(games.moves, "cards")
    known = {name: kinds == at for at, name in enumerate(names)}
    none = np.zeros(len(kinds), bool)
    taken, drawn = known.get("take", none), known.get("draw", none)
    sizes = cards[taken]
    picked = int(taken.sum() + drawn.sum())
    return {
        "pick_ups": picked,
        "taken": share(int(taken.sum()), picked),
        "size": mean(sizes),
        "sizes": {
            f"{low}" if low == high else f"{low}–{high}" if high < 999 else f"{low}+": share(
                int(((sizes >= low) & (sizes <= high)).sum()), len(sizes)
            )
            for low, high in PILES
        },
    }
