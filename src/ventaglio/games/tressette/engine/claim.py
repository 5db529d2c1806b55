"""The lay-down (messa a terra): whether a player may lay his whole hand down as sovereign (Art. 116-122, 156).

It is judged from public facts alone: which cards are out, how many each player holds, and what everybody knows of them.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from itertools import chain, combinations
from typing import Final

import msgspec

from ventaglio.core.cards.italian import PALI, Carta
from ventaglio.core.seats import Seat

_PLAYERS: Final = 4
_STRENGTH: Final = {rank: strength for strength, rank in enumerate(reversed("32ARCD7654"))}
"""The ranks by what they beat (Art. 5)."""
_SUITS_TOGETHER: Final = tuple(
    map(frozenset, chain.from_iterable(combinations(PALI, size) for size in range(1, len(PALI) + 1)))
)

Trick = tuple[tuple[Seat, Carta], ...]


class Verdict(Enum):
    """What comes of a lay-down."""

    VALID = "valid"
    """The claimant takes all the remaining tricks, as one sovereign trick (Art. 118, 122)."""
    UNTIMELY = "untimely"
    """The opponents may annul the passata (Art. 118 a, 119)."""
    INVALID = "invalid"
    """The cards are taken back and played best first (Art. 118 b and c, 120)."""


class Known(msgspec.Struct, frozen=True):
    """Public facts about the cards that are neither played nor in the claimant's hand (Art. 118 c)."""

    sizes: tuple[int, int, int, int]
    """How many cards each seat still holds, the claimant's own included."""
    located: dict[Carta, Seat]
    """Cards whose holder is publicly known; those not out any more do not count."""
    voids: tuple[frozenset[str], ...]
    """The suits of which each seat is publicly known to hold no card, or none but those located.

    Voids shown in the trick in progress may be left out.
    """
    honest: bool = True
    """Whether whoever has not followed to the trick in progress is known to hold none of its suit."""


class Contradiction(ValueError):
    """No hands agree with the public facts: somebody has played or spoken against his cards."""


def validate(
    claimant: Seat, hand: frozenset[Carta], leader: Seat, trick: Trick, unknown: frozenset[Carta], known: Known
) -> Verdict:
    """Judge a lay-down made while a trick is in progress, or before it begins if the trick is empty.

    Seats are numbered in the order of play; `unknown` are the cards of the other three. A lay-down ahead of one's turn
    is no fault if it holds whatever is played before that turn (Art. 118 a), and is untimely otherwise.
    """
    if not _may_claim(claimant, leader, trick):
        return Verdict.UNTIMELY
    _check_sizes(claimant, hand, trick, unknown, known)
    if _takes_all(claimant, hand, trick, unknown, known):
        return Verdict.VALID
    early = (leader + len(trick)) % _PLAYERS != claimant
    return Verdict.UNTIMELY if early else Verdict.INVALID


def best_first(cards: Iterable[Carta], led: str | None = None) -> tuple[Carta, ...]:
    """The cards that may be played by whoever must play best first, in tidy order (Art. 120).

    On lead, the highest rank held in any suit, with free choice between equal ranks. In a trick begun by others, the
    best card of the suit led or, without one, the highest rank held.
    """
    held = sorted(cards)
    fit = [one for one in held if one.suit == led] or held
    highest = max((_strength(one) for one in fit), default=0)
    return tuple(one for one in fit if _strength(one) == highest)


def _may_claim(claimant: Seat, leader: Seat, trick: Trick) -> bool:
    """Art. 116, 117: on lead or, in a trick begun by another, before having played to it.

    Waiting for the partner's lead is not enough, even if no card of his could make a difference.
    """
    if not trick:
        return claimant == leader
    return all(seat != claimant for seat, _ in trick)


def _check_sizes(claimant: Seat, hand: frozenset[Carta], trick: Trick, unknown: frozenset[Carta], known: Known) -> None:
    """Everybody holds as many cards as the claimant, less the one he has played to this trick."""
    played = {seat for seat, _ in trick}
    expected = tuple(len(hand) - (seat in played) for seat in range(_PLAYERS))
    if not hand or hand & unknown or known.sizes != expected or sum(expected) != len(hand) + len(unknown):
        raise ValueError(
            f"{len(hand)} cards of seat {claimant} and {len(unknown)} others are not hands of {known.sizes}"
        )


def _takes_all(claimant: Seat, hand: frozenset[Carta], trick: Trick, unknown: frozenset[Carta], known: Known) -> bool:
    """Art. 118 b and c: the claimant himself takes every remaining trick, however the others hold and play their cards.

    Nobody who wants to beat a card needs anybody's help, so each card out and each player who may hold it are taken by
    themselves. The card must be saved until the claimant plays a lower one of its suit, say his i-th best: the player
    can do it if and only if he holds enough cards of the suit to follow the rounds before that one with others.

    The order in which the claimant mixes his suits makes no difference. A round of another suit never takes from a
    player a card that he must save: before it he holds as many cards as the claimant, who has still to play as many of
    this suit as the player must save, and one of the other suit besides. So the player has a card to spare, and he may
    play it: he may have to follow the other suit, but never to play this one. Nor does such a round give him anything,
    since it adds no card of this suit to his hand.
    """
    if trick and not _beats_table(hand, trick):
        return False
    led = trick[0][1].suit if trick else None
    answered = {seat for seat, _ in trick}
    worlds = _Worlds(claimant, unknown, known, _voids(trick, known))
    for card in unknown:
        own = [one for one in hand if one.suit == card.suit]
        for seat in worlds.others:
            need = _cards_needed(card, own, past_first_round=card.suit == led and seat in answered)
            if need is not None and worlds.may_hold(seat, card, need):
                return False
    return True


def _beats_table(hand: frozenset[Carta], trick: Trick) -> bool:
    """Whether the claimant's best card of the suit led beats those already played (Art. 32)."""
    led = trick[0][1].suit
    best = max((_strength(card) for _, card in trick if card.suit == led))
    return any(card.suit == led and _strength(card) > best for card in hand)


def _cards_needed(card: Carta, own: Sequence[Carta], *, past_first_round: bool) -> int | None:
    """With how many cards of its suit, itself included, a card gets to beat one of the claimant's; None if it cannot.

    It does so in the first round to which the claimant, playing downwards, has no higher card left to play. A holder
    who has already played to the first, the trick in progress, is out of that one and needs a card less for the rest.
    """
    higher = sum(_strength(one) > _strength(card) for one in own)
    first_win = max(higher + 1, 2) if past_first_round else higher + 1
    return first_win - past_first_round if first_win <= len(own) else None


def _voids(trick: Trick, known: Known) -> tuple[frozenset[str], ...]:
    """The suits that each seat cannot hold, the one led included for those who have just not followed it (Art. 25)."""
    renounced = {seat for seat, card in trick if known.honest and card.suit != trick[0][1].suit}
    return tuple(
        known.voids[seat] | {trick[0][1].suit} if seat in renounced else known.voids[seat] for seat in range(_PLAYERS)
    )


class _Worlds:
    """All the distributions of the cards out among the other three that agree with the public facts (Art. 118 c)."""

    def __init__(
        self, claimant: Seat, unknown: frozenset[Carta], known: Known, voids: tuple[frozenset[str], ...]
    ) -> None:
        self.others: Final = tuple(seat for seat in range(_PLAYERS) if seat != claimant)
        self._voids: Final = voids
        self._located: Final = {card: seat for card, seat in known.located.items() if card in unknown}
        self._placed: Final = Counter((seat, card.suit) for card, seat in self._located.items())
        self._loose: Final = Counter(card.suit for card in unknown - self._located.keys())
        taken = Counter(self._located.values())
        self._room: Final = {seat: known.sizes[seat] - taken[seat] for seat in self.others}
        if taken[claimant] or not self._fit(Counter(), {}):
            raise Contradiction(f"no hands of {known.sizes} agree with {self._located} and {voids}")

    def may_hold(self, seat: Seat, card: Carta, need: int) -> bool:
        """Whether in one of them a player holds this card and, with it, at least so many of its suit.

        Cards of one suit whose holder is not known are all alike here: the player gets as many as are missing, with
        the card among them, and the rest must find room.
        """
        holder = self._located.get(card)
        if holder is not None and holder != seat:
            return False
        missing = max(need - self._placed[seat, card.suit], 1 if holder is None else 0)
        if missing and card.suit in self._voids[seat]:
            return False
        return self._fit(Counter({card.suit: missing}), {seat: missing})

    def _fit(self, given: Counter[str], filled: Mapping[Seat, int]) -> bool:
        """Whether the loose cards, after those given away, find room in the hands, each where its suit may be.

        Exact by Hall's theorem: they do if and only if no group of suits has more cards than there is room with the
        players who may hold any of them. There is as much room as there are cards, so every hand gets filled.
        """
        room = {seat: free - filled.get(seat, 0) for seat, free in self._room.items()}
        if min(room.values()) < 0 or any(self._loose[suit] < number for suit, number in given.items()):
            return False
        return all(
            sum(self._loose[suit] - given[suit] for suit in suits)
            <= sum(free for seat, free in room.items() if not suits <= self._voids[seat])
            for suits in _SUITS_TOGETHER
        )


def _strength(card: Carta) -> int:
    return _STRENGTH[card.rank]
