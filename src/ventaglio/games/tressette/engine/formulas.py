"""The formulas with which a suit is led: the list of the traditional norms (Art. 127) and the modern one (Art. 168).

A formula is a number in its list, the words that say it, the lengths of suit it serves, and conditions on what is
held and led. Conditions are asked of a `Lead`: one suit of a hand, the card led from it, and what of the suit has been
played.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

import msgspec

from ventaglio.games.tressette.engine.ranks import BIT, HOLDING, RANKS, UP_TO, WHOLE, between
from ventaglio.games.tressette.engine.trick import GRADES, HEIGHT, TRESSETTE

KING: Final = "R"
COVER: Final = frozenset("CD765")
"""The cards that may make a lower one sovereign by being held with it (Art. 51): neither tressette cards nor the Re."""


class Lead(msgspec.Struct, frozen=True, gc=False):
    """A suit about to be led: the ranks held, the card led included; the rank led; the ranks already played."""

    held: frozenset[str]
    led: str
    played: frozenset[str]
    king_may_stay: bool = True
    """Whether the Re may be among the simple cards kept, where the list only says simple."""

    @property
    def rest(self) -> frozenset[str]:
        return self.held - {self.led}

    @property
    def tressette(self) -> frozenset[str]:
        return self.held & TRESSETTE


_HIGHER: Final = {rank: frozenset(GRADES[:place]) for place, rank in enumerate(GRADES)}


def higher(rank: str) -> frozenset[str]:
    """The ranks above one."""
    return _HIGHER[rank]


def absolute(lead: Lead) -> bool:
    """Sovereign outright: every higher card has been played (Art. 6)."""
    return higher(lead.led) <= lead.played


def own(lead: Lead) -> bool:
    """Sovereign only because the player himself holds what is higher, neither tressette card nor Re (Art. 51)."""
    above = higher(lead.led) - lead.played
    return bool(above) and above <= lead.held & COVER


Condition = Callable[[Lead], bool]


def top(lead: Lead) -> bool:
    """The highest card held is led."""
    return max(lead.held, key=HEIGHT.__getitem__) == lead.led


def rest_simple(lead: Lead) -> bool:
    """Only simple cards are kept, the Re among them or not."""
    return not lead.rest & TRESSETTE


def rest_simple_king_as_agreed(lead: Lead) -> bool:
    """Only simple cards are kept; the Re only where the norms let it count as one of them."""
    return rest_simple(lead) and (lead.king_may_stay or KING not in lead.rest)


def rest_without_king(lead: Lead) -> bool:
    """Only simple cards are kept, and not the Re."""
    return rest_simple(lead) and KING not in lead.rest


def not_the_king(lead: Lead) -> bool:
    """Any card but the Re is led."""
    return lead.led != KING


def subject(lead: Lead) -> bool:
    """The card led is not sovereign outright."""
    return not absolute(lead)


def mine(lead: Lead) -> bool:
    """The card led is sovereign: outright, or, if simple, also by the player's own covering cards."""
    return absolute(lead) or (lead.led not in TRESSETTE and own(lead))


def king_kept(lead: Lead) -> bool:
    """No tressette card is held, and the Re is kept."""
    return not lead.tressette and KING in lead.rest


def only_own_cover(lead: Lead) -> bool:
    """No tressette card is held, and the card led is sovereign by the player's own covering cards."""
    return not lead.tressette and own(lead)


def plain_length(lead: Lead) -> bool:
    """The only tressette card is led; or, without tressette cards, the Re; or anything if the Re is not held either."""
    if lead.tressette:
        return lead.tressette == {lead.led} and rest_simple_king_as_agreed(lead)
    return lead.led == KING or KING not in lead.held


def holding(ranks: str, *led: str) -> Condition:
    """Exactly these tressette cards are held, and one of these cards is led (any card if none is named)."""
    wanted, allowed = frozenset(ranks), frozenset(led)

    def condition(lead: Lead) -> bool:
        return lead.tressette == wanted and (not allowed or lead.led in allowed)

    return condition


def knocking(rank: str) -> Condition:
    """Exactly this tressette card is held, and a simple card is led (Art. 47)."""

    def condition(lead: Lead) -> bool:
        return lead.tressette == {rank} and lead.led not in TRESSETTE

    return condition


def venticinque_di_re(lead: Lead) -> bool:
    """A venticinque with the Re, which is not led."""
    return lead.tressette == {"3", "2"} and KING in lead.rest


class Formula(msgspec.Struct, frozen=True):
    """One formula of a list."""

    number: int
    slug: str
    words: tuple[str, ...]
    """The wordings that say it; the first is the usual one."""
    shortest: int
    longest: int
    conditions: tuple[Condition, ...]
    sovereign: bool = False
    """Whether it says that the card led is sovereign."""

    def fits(self, lead: Lead) -> bool:
        """Whether a player may lead like this with these words, who and when apart."""
        if not self.shortest <= len(lead.held) <= self.longest:
            return False
        return all(condition(lead) for condition in self.conditions)

    @property
    def napoletana(self) -> bool:
        """Whether it names a Napoletana, which is a buongioco (Art. 45)."""
        return self.slug.startswith("napoletana")

    @property
    def very_long(self) -> bool:
        """Whether it says that the suit is very long: five cards or more (Art. 57)."""
        return self.shortest >= 5


THIRD: Final = (3, 3)
LONG: Final = (4, 4)
VERY_LONG: Final = (5, 10)


def _by_length(
    number: int, slugs: tuple[str, str, str], words: tuple[str, str, str], *conditions: Condition
) -> tuple[Formula, Formula, Formula]:
    """Three neighbours of a list that say the same of a suit of three, of four, and of more cards."""
    first, second, third = (
        Formula(number + step, slugs[step], tuple(words[step].split(" / ")), *length, conditions)
        for step, length in enumerate((THIRD, LONG, VERY_LONG))
    )
    return first, second, third


def _knocks(number: int) -> tuple[Formula, ...]:
    """Nine formulas with one tressette card: ace, two, three (127.18–26, 168.13–21)."""
    return (
        *_by_length(
            number,
            ("liscio-e-busso", "liscio-e-busso-lungo", "liscio-e-busso-lunghissimo"),
            (
                "liscio e busso / Asso terzo",
                "liscio e busso lungo / Asso lungo",
                "liscio e busso lunghissimo / Asso lunghissimo",
            ),
            knocking("A"),
        ),
        *_by_length(
            number + 3,
            ("ribusso", "ribusso-lungo", "ribusso-lunghissimo"),
            ("ribusso / Due terzo", "ribusso lungo / Due lungo", "ribusso lunghissimo / Due lunghissimo"),
            knocking("2"),
        ),
        *_by_length(
            number + 6,
            ("busso", "busso-lungo", "busso-lunghissimo"),
            ("busso / Tre terzo", "busso lungo / Tre lungo", "busso lunghissimo / Tre lunghissimo"),
            knocking("3"),
        ),
    )


def _pairs_with_the_ace(number: int) -> tuple[Formula, ...]:
    """Ventotto and ventinove, each with two, three, four and more cards (127.27–34, 168.22–29)."""
    found: list[Formula] = []
    for name, card, ranks, best in (("ventotto", "migliore", "2A", "2"), ("ventinove", "buona", "3A", "3")):
        rows = (
            (f"{name}-piombo", (f"liscio, la {card}", f"{name} piombo"), (2, 2), holding(ranks, best)),
            (f"{name}-terzo", (f"doppio liscio, la {card}", f"{name} terzo"), THIRD, holding(ranks, *ranks)),
            (f"{name}-lungo", (f"la {card}, lungo", f"{name} lungo"), LONG, holding(ranks)),
            (f"{name}-lunghissimo", (f"la {card}, lunghissimo", f"{name} lunghissimo"), VERY_LONG, holding(ranks)),
        )
        for slug, words, length, condition in rows:
            found.append(Formula(number + len(found), slug, words, *length, (condition,)))
    return tuple(found)


_NAPOLETANA: Final = tuple(
    Formula(0, slug, (words,), *length, (holding("32A"),))
    for slug, words, length in (
        ("napoletana", "Napoletana", THIRD),
        ("napoletana-lungo", "Napoletana, lungo", LONG),
        ("napoletana-lunghissimo", "Napoletana, lunghissimo", VERY_LONG),
    )
)
"""The Napoletana at the suit led (Art. 45): in neither list, so without a number."""

TRADITIONAL: Final = (
    Formula(1, "sola", ("sola",), 1, 1, (subject,)),
    Formula(2, "piombo", ("piombo",), 1, 1, (absolute,), sovereign=True),
    Formula(3, "si-liscia", ("si liscia",), 2, 2, (top, rest_simple_king_as_agreed)),
    Formula(
        4, "e-mia-si-liscia", ("è mia e si liscia",), 2, 2, (top, rest_simple_king_as_agreed, absolute), sovereign=True
    ),
    Formula(5, "terzo", ("terzo",), *THIRD, (not_the_king, rest_simple)),
    Formula(6, "si-liscia-due-volte", ("si liscia due volte",), *THIRD, (top, rest_simple_king_as_agreed)),
    Formula(
        7,
        "e-mia-si-liscia-due-volte",
        ("è mia e si liscia due volte",),
        *THIRD,
        (top, rest_simple_king_as_agreed, absolute),
        sovereign=True,
    ),
    Formula(8, "e-mia-terzo", ("è mia, terzo",), *THIRD, (rest_simple_king_as_agreed, mine), sovereign=True),
    Formula(9, "terzo-di-re", ("vero doppio liscio", "terzo di Re"), *THIRD, (king_kept,)),
    Formula(10, "lungo", ("lungo",), *LONG, (not_the_king, rest_simple)),
    Formula(11, "si-liscia-lungo", ("si liscia, lungo",), *LONG, (top, rest_simple_king_as_agreed)),
    Formula(12, "e-mia-lungo", ("è mia, lungo",), *LONG, (rest_simple_king_as_agreed, mine), sovereign=True),
    Formula(13, "lungo-di-re", ("lungo, tutta la Napoletana", "lungo di Re"), *LONG, (king_kept,)),
    Formula(14, "lunghissimo", ("lunghissimo",), *VERY_LONG, (not_the_king, rest_simple)),
    Formula(15, "si-liscia-lunghissimo", ("si liscia, lunghissimo",), *VERY_LONG, (top, rest_simple_king_as_agreed)),
    Formula(
        16, "e-mia-lunghissimo", ("è mia, lunghissimo",), *VERY_LONG, (rest_simple_king_as_agreed, mine), sovereign=True
    ),
    Formula(
        17, "lunghissimo-di-re", ("lunghissimo, tutta la Napoletana", "lunghissimo di Re"), *VERY_LONG, (king_kept,)
    ),
    *_knocks(18),
    *_pairs_with_the_ace(27),
    Formula(
        35, "venticinque-piombo", ("è mio, liscio e piombo", "venticinque piombo"), 2, 2, (holding("32", "3", "2"),)
    ),
    Formula(36, "venticinque-terzo", ("è mio, terzo", "venticinque terzo"), *THIRD, (holding("32", "2"),)),
    Formula(
        37,
        "venticinque-terzo-di-re",
        ("è mio e voglio l'Asso", "venticinque terzo di Re"),
        *THIRD,
        (holding("32", "2"), venticinque_di_re),
    ),
    Formula(38, "venticinque-lungo", ("è mio, lungo", "venticinque lungo"), *LONG, (holding("32"),)),
    Formula(
        39,
        "venticinque-lungo-di-re",
        ("è mio, lungo e voglio l'Asso", "venticinque lungo di Re"),
        *LONG,
        (venticinque_di_re,),
    ),
    Formula(
        40, "venticinque-lunghissimo", ("è mio, lunghissimo", "venticinque lunghissimo"), *VERY_LONG, (holding("32"),)
    ),
    Formula(
        41,
        "venticinque-lunghissimo-di-re",
        ("è mio, lunghissimo e voglio l'Asso", "venticinque lunghissimo di Re"),
        *VERY_LONG,
        (venticinque_di_re,),
    ),
    *_NAPOLETANA,
)

STILL_VERY_LONG: Final = Formula(0, "ancora-lunghissimo", ("ancora lunghissimo",), *VERY_LONG, ())
"""After any formula of a very long suit, that it is so still (Art. 166)."""

MODERN: Final = (
    Formula(1, "sola", ("sola",), 1, 1, (subject,)),
    Formula(2, "piombo", ("piombo",), 1, 1, (absolute,), sovereign=True),
    Formula(3, "si-liscia", ("si liscia",), 2, 2, (top, rest_simple_king_as_agreed)),
    Formula(4, "terzo", ("terzo",), *THIRD, (rest_without_king,)),
    Formula(5, "terzo-di-re", ("vero doppio liscio", "terzo di Re"), *THIRD, (king_kept,)),
    Formula(6, "e-mia-terzo", ("è mia, terzo",), *THIRD, (only_own_cover,), sovereign=True),
    Formula(7, "lungo", ("lungo",), *LONG, (plain_length,)),
    Formula(8, "lungo-di-re", ("lungo, tutta la Napoletana", "lungo di Re"), *LONG, (king_kept,)),
    Formula(9, "e-mia-lungo", ("è mia, lungo",), *LONG, (only_own_cover,), sovereign=True),
    Formula(10, "lunghissimo", ("lunghissimo",), *VERY_LONG, (plain_length,)),
    Formula(
        11, "lunghissimo-di-re", ("lunghissimo, tutta la Napoletana", "lunghissimo di Re"), *VERY_LONG, (king_kept,)
    ),
    Formula(12, "e-mia-lunghissimo", ("è mia, lunghissimo",), *VERY_LONG, (only_own_cover,), sovereign=True),
    *_knocks(13),
    *_pairs_with_the_ace(22),
    Formula(30, "venticinque-piombo", ("è mio, liscio e piombo", "venticinque piombo"), 2, 2, (holding("32", "2"),)),
    Formula(31, "venticinque-terzo", ("è mio, terzo", "terzo, voglio l'Asso"), *THIRD, (holding("32", "2"),)),
    Formula(32, "venticinque-lungo", ("è mio, lungo", "lungo, voglio l'Asso"), *LONG, (holding("32"),)),
    Formula(
        33,
        "venticinque-lunghissimo",
        ("è mio, lunghissimo", "lunghissimo, voglio l'Asso"),
        *VERY_LONG,
        (holding("32"),),
    ),
    *_NAPOLETANA,
)

LISTS: Final = {"127": TRADITIONAL, "168": MODERN}
"""The lists by the article that contains them."""
BY_SLUG: Final = {
    name: {formula.slug: formula for formula in (*formulas, STILL_VERY_LONG)} for name, formulas in LISTS.items()
}


_OF_LENGTH: Final = {
    (name, length): tuple(one for one in formulas.values() if one.shortest <= length <= one.longest)
    for name, formulas in BY_SLUG.items()
    for length in range(1, len(GRADES) + 1)
}


def rival(held: frozenset[str], played: frozenset[str]) -> str | None:
    """The highest card of a suit that somebody else holds, if anybody holds any."""
    elsewhere = WHOLE & ~(HOLDING[held] | HOLDING[played])
    return GRADES[(elsewhere & -elsewhere).bit_length() - 1] if elsewhere else None


def unbeaten(held: int, played: int) -> int:
    """The cards held that are above all that somebody else holds."""
    elsewhere = WHOLE & ~(held | played)
    return held & ((elsewhere & -elsewhere) - 1)


def fitting(name: str, held: frozenset[str], led: str, against: str | None, king: bool) -> tuple[Formula, ...]:
    """The formulas of a list that fit a lead against a rival."""
    return fitting_card(name, held, led, against is not None and HEIGHT[against] > HEIGHT[led], king)


@lru_cache(maxsize=1 << 15)
def fitting_card(name: str, held: frozenset[str], led: str, beaten: bool, king: bool) -> tuple[Formula, ...]:
    """The formulas of a list that fit the lead of a card that somebody else can beat, or nobody."""
    # What is sovereign depends on nothing played but the cards above the one led, which others hold or do not.
    lead = Lead(held, led, frozenset() if beaten else higher(led) - held, king)
    return tuple([formula for formula in _OF_LENGTH[name, len(held)] if formula.fits(lead)])


@lru_cache(maxsize=1 << 14)
def bearing_out(name: str, slug: str, led: str, above: frozenset[str], king: bool) -> int:
    """The holdings from which a card may be led with a formula, while these cards above it have not been played."""
    formula, played = BY_SLUG[name][slug], higher(led) - above
    some = between(BIT[led], WHOLE) & UP_TO[formula.longest] & ~UP_TO[formula.shortest - 1]
    found = 0
    while some:
        one = some & -some
        some ^= one
        if formula.fits(Lead(RANKS[one.bit_length() - 1], led, played, king)):
            found |= one
    return found


SFIDE: Final = ("busso", "ribusso", "liscio-e-busso", "ventotto", "ventinove", "venticinque")
"""The beginnings of the formulas that are challenges (Art. 46)."""


def is_challenge(slug: str) -> bool:
    """Whether a formula is a sfida: two tressette cards, or one in a suit of three or more."""
    return slug.startswith(SFIDE)
