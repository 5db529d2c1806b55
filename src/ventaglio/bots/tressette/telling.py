"""What words give away: the cards that everybody can place by them, partner and opponents alike."""

import numpy as np

from ventaglio.bots.tressette.evidence import EVERY, borne_out
from ventaglio.bots.tressette.hearing import Hearing, Words
from ventaglio.bots.tressette.reading import Reading
from ventaglio.cards import PALI, Carta
from ventaglio.kernels.tressette.figures import RANKS
from ventaglio.tressette.buongioco import cards_of
from ventaglio.tressette.knowledge import king_may_stay
from ventaglio.tressette.ranks import BIT, HOLDING, WHOLE


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
