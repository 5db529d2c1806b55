"""What a player makes of his view: whose melds are whose, which cards are still out, how much time there is."""

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from typing import Final

import msgspec
from msgspec.structs import replace

from ventaglio.core.cards import JOKER, RANKS, SUITS, Card, pack
from ventaglio.core.norms import adopt
from ventaglio.core.seats import Seat
from ventaglio.games.burraco.engine.melds import NATURALS, PLACE, Burraco, Law, Meld, Set, classify
from ventaglio.games.burraco.engine.rules import CloseNeeds, Rules
from ventaglio.games.burraco.engine.score import burraco_points
from ventaglio.games.burraco.engine.view import View
from ventaglio.law import shelf

_CLEAN: Final = Burraco.CLEAN

FACES: Final = tuple(dict.fromkeys(pack()))
"""Every face of the pack once."""

OF_RANK: Final = {rank: tuple(NATURALS[suit][PLACE[rank]] for suit in SUITS) for rank in RANKS}
"""The natural cards of each rank."""


class Taste(msgspec.Struct, frozen=True):
    """How much a player cares for what, in points; found by letting players of different taste meet."""

    reach: float = 0.30
    """The chance that a given unseen card comes to the own side, early in the hand."""
    laps: float = 12.0
    """With so many laps of stock left there is time for everything."""
    threat: float = 1.0
    """How many laps it takes an opponent to close who could and has hardly a card left."""
    threat_card: float = 0.7
    """How many laps more for each of his cards."""
    growth: float = 8.0
    """What a card that can be laid is worth beyond its points: it makes melds grow."""
    tempo: float = 3.0
    """What it costs to hold one more card."""
    race: float = 3.0
    """The same besides, while the own side lacks its pozzetto."""
    behind: float = 3.0
    """The same besides, once others have taken theirs."""
    wild: float = 110.0
    """What a wild in the hand is worth, early on."""
    wild_need: float = 0.8
    """How much of what a wild could do for a burraco in the making is counted as its worth."""
    wild_fade: float = 0.8
    """What each further wild is worth, compared with the one before it."""
    wild_access: float = 0.15
    """The chance of finding a wild for a meld that lacks just one card, when none is held."""
    first_burraco: float = 40.0
    """What the burraco that lets a side close is worth besides."""
    pozzetto: float = 110.0
    """What it is worth to take the pozzetto with a discard."""
    direct: float = 60.0
    """What it is worth besides to take it directly and play on."""
    held_card: float = 12.0
    """What each card in a hand costs its holder when somebody closes."""
    feed: float = 0.8
    """How much of what a discard gives to the others is counted."""
    pile_card: float = 3.0
    """What each card of a pile is worth to whoever has a reason to collect it."""
    alarm: float = 60.0
    """What it costs to give a card he can attach to an opponent who is about to go out."""
    wild_gift: float = 70.0
    """What a wild on the pile is worth to the others."""
    deny: float = 0.4
    """How much of what the pile would give to the others is counted when it is collected."""
    draw: float = 0.0
    """A liking for the stock over the pile."""


HASTY: Final = Taste()
"""Where any burraco closes, hands are short and whoever is slow is left with his cards."""

PATIENT: Final = Taste(reach=0.45, laps=8.0, tempo=1.0, growth=13.0, wild=140.0)
"""Where only a clean burraco closes, there is time to collect for it."""


@lru_cache(maxsize=64)
def _known(
    code_id: str, edition: str, options: tuple[tuple[str, str], ...], players: int, stand: object
) -> tuple[Rules, Law, int, dict[Burraco, int]]:
    """What a view names, worked out once for what stands on the shelf."""
    rules = adopt(shelf.nearest(code_id, edition).rules, dict(options))
    packs = rules.packs.value[players]
    bonus = {kind: burraco_points(rules, kind).value or rules.dirty_points.value for kind in Burraco}
    return rules, Law.of(rules, packs), packs, bonus


class Sight:
    """The table as one player understands it. Made anew for each choice, from his view alone."""

    def __init__(self, view: View, taste: Taste | None = None, bent: Mapping[str, float] | None = None) -> None:
        if view.seat is None or view.hand is None:
            raise ValueError("whoever chooses must sit at the table and see his hand")
        self.view = view
        self.seat: Seat = view.seat
        self.hand: tuple[Card, ...] = view.hand
        options = tuple(view.options.items())
        known = _known(view.code, view.edition, options, view.players, shelf.stand())
        self.rules, self.law, self._packs, self.bonus = known
        self.clean_to_close = self.rules.close_needs.value is CloseNeeds.CLEAN_BURRACO
        """Whether only a clean burraco lets a side close."""
        self.taste = taste or (PATIENT if self.clean_to_close else HASTY)
        if bent:
            self.taste = replace(self.taste, **bent)
        self.points = self.rules.points.value
        self.side = view.sides[view.seat]
        self.mine = tuple((one.number, one.meld) for one in view.melds if one.side == self.side)
        self.theirs = tuple(one.meld for one in view.melds if one.side != self.side)
        self.opponents = tuple(seat for seat, side in enumerate(view.sides) if side != self.side)
        self.partners = tuple(seat for seat, side in enumerate(view.sides) if side == self.side and seat != self.seat)
        self.unseen = self._unseen()
        self.pozzetto_waits = self.pozzetto_for(self.side)
        self.may_close = self.qualifies(meld for _, meld in self.mine)
        self.time = self._time()
        self.reach = self.taste.reach * self.time
        self.tempo = self._tempo()
        self.wild_access = self.taste.wild_access * self.time

    def _unseen(self) -> dict[Card, int]:
        """How many copies of each face lie neither in the own hand, nor on the table, nor in the pile."""
        left = dict.fromkeys(FACES, self._packs)
        left[JOKER] = 2 * self._packs
        for one in self.hand:
            left[one] -= 1
        for one in self.view.pile:
            left[one] -= 1
        for meld in self.view.melds:
            for one in meld.cards:
                left[one] -= 1
        return left

    def pozzetto_for(self, side: int) -> bool:
        """Whether there is a pozzetto that this side can still take."""
        view = self.view
        return bool(view.pozzetti) and all(view.sides[seat] != side for seat in view.took)

    def qualifies(self, melds: Iterable[Meld]) -> bool:
        """Whether among these melds is the burraco that closing asks for."""
        kinds = [classify(meld, self.law) for meld in melds]
        return _CLEAN in kinds if self.clean_to_close else any(kinds)

    def _time(self) -> float:
        """How much of the hand is left, from 1 to 0: by the stock, and by how near the others are to closing."""
        view = self.view
        laps = (view.stock - self.rules.stock_reserve.value) / view.players
        if view.turns_left is not None:
            laps = min(laps, view.turns_left / view.players)
        for side in {view.sides[seat] for seat in self.opponents}:
            if not self.pozzetto_for(side) and self.qualifies(one.meld for one in view.melds if one.side == side):
                fewest = min(view.counts[seat] for seat in self.opponents if view.sides[seat] == side)
                laps = min(laps, self.taste.threat + self.taste.threat_card * fewest)
        return min(1.0, max(0.0, laps / self.taste.laps))

    def _tempo(self) -> float:
        """What it costs to hold one more card: most of all in the race for the pozzetto."""
        taste = self.taste
        if self.pozzetto_waits:
            return taste.tempo + taste.race + (taste.behind if self.view.took else 0.0)
        return taste.tempo

    @cached_property
    def chance(self) -> dict[Card, float]:
        """The chance that a copy of each face comes to the own side in time."""
        miss = 1.0 - self.reach
        comes = {copies: 1.0 - miss**copies if copies > 0 else 0.0 for copies in set(self.unseen.values())}
        return {one: comes[copies] for one, copies in self.unseen.items()}

    @cached_property
    def out(self) -> dict[str, int]:
        """How many natural cards of each rank are still to be seen."""
        unseen = self.unseen
        return {rank: sum([unseen[face] for face in faces if unseen[face] > 0]) for rank, faces in OF_RANK.items()}

    def set_ranks(self, melds: Iterable[tuple[int, Meld]]) -> tuple[str, ...]:
        """The ranks of which no further set may be opened beside these melds."""
        if self.rules.equal_sets.value:
            return ()
        return tuple(meld.rank for _, meld in melds if isinstance(meld, Set))
