"""What words give away: the cards that everybody can place by them, partner and opponents alike."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from ventaglio.core.cards import PALI, Carta
from ventaglio.games.tressette.bots.evidence import EVERY, borne_out
from ventaglio.games.tressette.bots.hearing import Hearing, Words
from ventaglio.games.tressette.bots.reading import Reading
from ventaglio.games.tressette.engine.buongioco import cards_of
from ventaglio.games.tressette.engine.knowledge import king_may_stay
from ventaglio.games.tressette.engine.ranks import BIT, HOLDING, WHOLE
from ventaglio.games.tressette.engine.trick import TRESSETTE
from ventaglio.games.tressette.kernel.figures import RANKS

NEWS: Final = 1 / 60
"""How many points it is worth, for each trick to come, that the partner learns whether a tressette card is here."""


def told(reading: Reading) -> int:
    """The own cards that everybody can place already, by accusations and words with earlier leads."""
    hearing = Hearing(reading)
    found = 0
    for suit, pale in enumerate(PALI):
        said = hearing.words(reading.seat, pale)
        placed = _certain(HOLDING[reading.own[pale] | reading.out[pale]], said) if said else 0
        for one in reading.view.accused:
            if one.seat == reading.seat:
                placed |= sum(BIT[rank] for other, rank in cards_of(one.what, one.suit) if other == pale)
        found |= (placed & HOLDING[reading.own[pale]]) << RANKS * suit
    return found


def tells(reading: Reading, led: Carta, slug: str | None) -> int:
    """The own cards that everybody can place once a card was led with these words."""
    return 0 if slug is None else _placed(reading, led, slug, reading.gone[led.suit])


def news(reading: Reading, cards: Sequence[Carta], words: Sequence[str | None]) -> list[float]:
    """What the words of each lead are worth to the partner, in points.

    They say which of the three, the two and the ace are held (Art. 44), so it goes by how many of these he cannot place
    yet; after the first words about a suit he can.
    """
    view = reading.view
    if view.trick or view.sides is None:
        return [0.0] * len(cards)
    spoken = {lay.cards[0].suit for lay in reading.lays if lay.leader == reading.seat and lay.formula is not None}
    placed = {face for one in view.accused for face in cards_of(one.what, one.suit)}
    found = []
    for led, slug in zip(cards, words, strict=True):
        unsure = TRESSETTE - reading.gone[led.suit] - {led.rank} if slug is not None and led.suit not in spoken else ()
        many = sum((led.suit, rank) not in placed for rank in unsure)
        found.append(NEWS * many * (len(reading.hand) - 1))
    return found


def told_with(reading: Reading, number: int) -> int:
    """The leader's cards that everybody could place once a trick was led, by the words that went with it."""
    _, cards, slug = reading.lays[number]
    led = cards[0]
    gone = {one.rank for lay in reading.lays[:number] for one in lay.cards if one.suit == led.suit}
    return 0 if slug is None else _placed(reading, led, slug, gone)


def _placed(reading: Reading, led: Carta, slug: str, gone: set[str]) -> int:
    words = Words(
        reading.rules.play_suit_list.value,
        slug,
        led.rank,
        frozenset(gone),
        frozenset((led.rank,)),
        king_may_stay(reading.rules),
    )
    return _certain(WHOLE & ~HOLDING[frozenset(gone)], (words,)) << RANKS * PALI.index(led.suit)


def _certain(may: int, said: tuple[Words, ...]) -> int:
    """The ranks of a suit, out of those that may be held, that whoever has said all this still holds for certain."""
    fits = EVERY & ~may == 0
    for words in said:
        fits &= borne_out(words)[EVERY | HOLDING[words.spent]]
        # What was led with these words is gone, and nobody takes it for held.
        fits &= EVERY & HOLDING[words.spent] == 0
    return int(np.bitwise_and.reduce(EVERY[fits])) if fits.any() else 0
