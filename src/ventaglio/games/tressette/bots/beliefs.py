"""Who holds what, as chances: certain where it was seen or said, by the room in each hand where it was not.

The chances of a card sum up to one over the hands it may be in, and those of a hand to the cards it has left.
"""

from math import comb
from typing import Final

from ventaglio.core.cards import PALI
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.bots.hearing import Hearing
from ventaglio.games.tressette.bots.reading import Reading
from ventaglio.games.tressette.engine.trick import GRADES, HEIGHT, SEATS

ROUNDS: Final = 3
"""How often chances are made to agree with hands and cards in turn; more changes nothing that matters."""

Chances = list[float]
"""For each seat, how likely it is to hold a card."""


class Beliefs:
    """What a player makes of all that he has seen and heard."""

    def __init__(self, reading: Reading) -> None:
        self._reading = reading
        self.hearing = Hearing(reading)
        self.friend = reading.friend
        self._others = [seat for seat in range(SEATS) if seat != reading.seat]
        self._room = [float(count) for count in reading.view.counts]
        self._total = sum(map(len, reading.out.values()))
        self._lengths: dict[str, tuple[float, float]] = {}
        loose: list[Chances] = []
        self.out = {suit: self._suit(suit, loose) for suit in PALI}
        """For each suit the cards that others hold, from the highest, with the chances of each."""
        self._spread(loose)

    # ── What follows from them ───────────────────────────────────────────────────────────────────────────────────────

    def ours(self, suit: str, rank: str, holder: Seat, to_play: tuple[Seat, ...]) -> float:
        """How likely the own side takes a trick that a card holds now, if whoever can beat it does."""
        ours, held = 0.0, 1.0
        for other, chances in self.out[suit]:
            if HEIGHT[other] < HEIGHT[rank]:
                break
            beaten = 0.0
            for seat in to_play:
                beaten += chances[seat]
                ours += held * chances[seat] * self.friend[seat]
            held *= 1 - beaten
        return ours + held * self.friend[holder]

    def lengths(self, suit: str) -> tuple[float, float]:
        """How many cards of a suit the partner may be expected to hold, and how many the opponents."""
        known = self._lengths.get(suit)
        if known is None:
            mate = sum([chances[seat] * self.friend[seat] for _, chances in self.out[suit] for seat in self._others])
            known = self._lengths[suit] = mate, len(self.out[suit]) - mate
        return known

    def mate_has_best(self, suit: str) -> float:
        """How likely the partner is to hold the best card of a suit that another holds."""
        if not self.out[suit]:
            return 0.0
        _, chances = self.out[suit][0]
        return sum(chances[seat] * self.friend[seat] for seat in self._others)

    def above(self, suit: str, rank: str) -> float:
        """How many cards above one of one's own the opponents may be expected to hold."""
        found = 0.0
        for other, chances in self.out[suit]:
            if HEIGHT[other] < HEIGHT[rank]:
                break
            found += sum(chances[seat] * (1 - self.friend[seat]) for seat in self._others)
        return found

    # ── How they are formed ──────────────────────────────────────────────────────────────────────────────────────────

    def _suit(self, suit: str, loose: list[Chances]) -> list[tuple[str, Chances]]:
        """The cards of a suit that others hold: certain, or among those whose chances are still to be spread."""
        told = self._told(suit)
        rows: list[tuple[str, Chances]] = []
        for rank in GRADES:
            if rank in self._reading.out[suit]:
                chances = self._located(suit, rank, told)
                if 1.0 in chances:
                    self._room[chances.index(1.0)] -= 1
                else:
                    loose.append(chances)
                rows.append((rank, chances))
        return rows

    def _located(self, suit: str, rank: str, told: dict[Seat, dict[str, float]]) -> Chances:
        """The chances of a card by what was said of it; below zero where a seat has said nothing of the suit."""
        hearing = self.hearing
        holder = hearing.has.get((suit, rank))
        if holder is None:
            # Two seats' words may both seem to locate a card where a suit was guessed: then neither does.
            sure = [seat for seat, chances in told.items() if chances[rank] == 1.0]
            holder = sure[0] if len(sure) == 1 else None
        if holder is not None:
            return [float(seat == holder) for seat in range(SEATS)]
        chances = [0.0] * SEATS
        for seat in self._others:
            if suit not in hearing.voids[seat] and (seat, suit, rank) not in hearing.lacks:
                chances[seat] = min(told[seat][rank], 0.99) if seat in told else -1.0
        return chances

    def _told(self, suit: str) -> dict[Seat, dict[str, float]]:
        """For each seat that has spoken of a suit, how likely it holds each card of it: over all holdings that fit.

        A holding counts as often as the rest of the hand can be made up from other suits.
        """
        found: dict[Seat, dict[str, float]] = {}
        out = self._reading.out[suit]
        elsewhere = self._total - len(out)
        for seat in self._others:
            holdings = self.hearing.holdings(seat, suit)
            size = self._reading.view.counts[seat]
            weights = [(held, comb(elsewhere, size - len(held))) for held in holdings or () if len(held) <= size]
            total = sum(weight for _, weight in weights)
            if total:
                found[seat] = {rank: sum(w for held, w in weights if rank in held) / total for rank in out}
        return found

    def _spread(self, loose: list[Chances]) -> None:
        """Share each card among the hands that may have it, by their room; then let hands and cards agree in turn."""
        free = [max(room, 0.0) for room in self._room]
        for chances in loose:
            silent = [seat for seat in self._others if chances[seat] < 0]
            rest = max(1 - sum([chance for chance in chances if chance > 0]), 0.01)
            room = sum([free[seat] for seat in silent]) or 1.0
            for seat in silent:
                chances[seat] = rest * free[seat] / room
        for _ in range(ROUNDS):
            held = [sum(column) for column in zip(*loose, strict=True)] or [0.0] * SEATS
            a, b, c, d = (room / of if of else 0.0 for room, of in zip(free, held, strict=True))
            for chances in loose:
                # Most of the time that a choice takes goes by here, so the four seats are told one by one.
                first, second, third, fourth = chances
                scaled = first, second, third, fourth = first * a, second * b, third * c, fourth * d
                total = sum(scaled)
                if total:
                    chances[:] = first / total, second / total, third / total, fourth / total
