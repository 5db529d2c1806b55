"""The tables of the first round: by entry, by draw, by category or as the referee chooses (F19 2, INT 2).

Entrants of one club are kept apart in the opening rounds where that is asked and can be.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

import msgspec

from ventaglio.tournaments.director.pairing import Note, Reason
from ventaglio.tournaments.director.room import Meetings, Room
from ventaglio.tournaments.director.terms import Number, Seating


class Seated(msgspec.Struct, frozen=True):
    """Who has which slot: slots 2t and 2t + 1 sit at table t + 1, the fixed line and the mobile one.

    None is the phantom of an odd field.
    """

    slots: tuple[Number | None, ...]
    notes: tuple[Note, ...] = ()


def seat(
    order: Sequence[Number],
    method: Seating,
    *,
    seed: str,
    categories: Mapping[Number, str],
    clubs: Mapping[Number, str],
    meetings: Meetings,
    apart: bool,
) -> Seated:
    """The first seating. ``meetings``: the slots that meet in each round of the opening phase.

    ``apart``: entrants of one club meet as little as possible in those rounds, and the earlier the less. As few as
    possible change their seat for it, in a seating by category only within the category.
    """
    chance = random.Random(seed)
    placed: list[Number | None] = list(_placed(order, method, chance, categories))
    if len(placed) % 2:
        placed.append(None)
    if not apart:
        return Seated(tuple(placed))
    kinds = categories if method is Seating.CATEGORIES else {}
    room = Room(
        ["" if one is None else clubs.get(one, "") for one in placed],
        [None if one is None else kinds.get(one, "") for one in placed],
        meetings,
    )
    room.separate(keep_order=method is not Seating.DRAW)
    slots = tuple(placed[slot] for slot in room.origin)
    return Seated(slots, tuple(_notes(placed, slots, clubs, meetings)))


def _placed(
    order: Sequence[Number], method: Seating, chance: random.Random, categories: Mapping[Number, str]
) -> Sequence[Number]:
    match method:
        case Seating.DRAW:
            return chance.sample(order, len(order))
        case Seating.CATEGORIES:
            return sorted(order, key=lambda one: (not categories.get(one), categories.get(one, "")))
        case Seating.ORDER | Seating.REFEREE:
            return order


def _notes(
    placed: Sequence[Number | None], slots: Sequence[Number | None], clubs: Mapping[Number, str], meetings: Meetings
) -> Iterator[Note]:
    """Who still meets a club mate in the first round, and who would have met one and does not any more."""
    for pair in _mates(slots, clubs, meetings[:1]):
        yield Note(Reason.SAME_CLUB, pair)
    still = set(map(frozenset, _mates(slots, clubs, meetings)))
    for pair in _mates(placed, clubs, meetings):
        if frozenset(pair) not in still:
            still.add(frozenset(pair))
            yield Note(Reason.APART, pair)


def _mates(
    slots: Sequence[Number | None], clubs: Mapping[Number, str], meetings: Meetings
) -> Iterator[tuple[Number, Number]]:
    for a, b in chain.from_iterable(meetings):
        one, other = slots[a], slots[b]
        if one is not None and other is not None and clubs.get(one) and clubs[one] == clubs.get(other):
            yield one, other
