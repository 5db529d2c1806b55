"""Art. 127 and 168: every formula over every holding of a suit × card led × what may have been played.

The expected answers are stated here a second time, from the articles, in other terms than the engine's: by what lies
elsewhere rather than by what has been played, and case by case rather than by shared conditions.
"""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import NamedTuple

import pytest

from ventaglio.games.tressette.engine.formulas import (
    BY_SLUG,
    LISTS,
    STILL_VERY_LONG,
    Formula,
    Lead,
    fitting,
    is_challenge,
    rival,
)

ORDER = "32ARCD7654"


class Suit(NamedTuple):
    """A suit as the article's reader sees it."""

    n: int
    led: str
    kept: frozenset[str]
    two_or_more_of: str
    """The tressette cards held, in order: '', '3', '2A', …"""
    tops: bool
    sovereign: bool
    covered_by_own: bool


def suits() -> Iterator[tuple[Lead, Suit]]:
    """Every holding, every card led from it, every set of higher cards that others may still hold."""
    for size in range(1, 11):
        for held in combinations(ORDER, size):
            for led in held:
                above = [rank for rank in ORDER[: ORDER.index(led)] if rank not in held]
                for count in range(len(above) + 1):
                    for elsewhere in combinations(above, count):
                        yield describe(frozenset(held), led, frozenset(elsewhere))


def describe(held: frozenset[str], led: str, elsewhere: frozenset[str]) -> tuple[Lead, Suit]:
    kept = held - {led}
    own_above = {rank for rank in kept if ORDER.index(rank) < ORDER.index(led)}
    suit = Suit(
        n=len(held),
        led=led,
        kept=kept,
        two_or_more_of="".join(rank for rank in "32A" if rank in held),
        tops=not own_above,
        sovereign=not elsewhere and not own_above,
        covered_by_own=not elsewhere and bool(own_above) and not own_above & set("32AR"),
    )
    # Lower cards never matter to sovereignty: let them all be out.
    return Lead(held, led, frozenset(ORDER) - held - elsewhere), suit


def simple(ranks: frozenset[str]) -> bool:
    return not ranks & set("32A")


def no_king(ranks: frozenset[str]) -> bool:
    return "R" not in ranks


Statement = Callable[[Suit], bool]


def length(slug: str) -> Statement:
    if "lunghissim" in slug:
        return lambda s: s.n > 4
    return (lambda s: s.n == 4) if "lungo" in slug else (lambda s: s.n == 3)


TRADITIONAL: dict[str, Statement] = {
    "sola": lambda s: s.n == 1 and not s.sovereign,
    "piombo": lambda s: s.n == 1 and s.sovereign,
    "si-liscia": lambda s: s.n == 2 and s.tops and simple(s.kept),
    "e-mia-si-liscia": lambda s: s.n == 2 and s.tops and simple(s.kept) and s.sovereign,
    "terzo": lambda s: s.n == 3 and s.led != "R" and simple(s.kept),
    "si-liscia-due-volte": lambda s: s.n == 3 and s.tops and simple(s.kept),
    "e-mia-si-liscia-due-volte": lambda s: s.n == 3 and s.tops and simple(s.kept) and s.sovereign,
    "e-mia-terzo": lambda s: s.n == 3 and simple(s.kept) and (s.sovereign or s.covered_by_own),
    "terzo-di-re": lambda s: s.n == 3 and s.two_or_more_of == "" and "R" in s.kept,
    "lungo": lambda s: s.n == 4 and s.led != "R" and simple(s.kept),
    "si-liscia-lungo": lambda s: s.n == 4 and s.tops and simple(s.kept),
    "e-mia-lungo": lambda s: s.n == 4 and simple(s.kept) and (s.sovereign or s.covered_by_own),
    "lungo-di-re": lambda s: s.n == 4 and s.two_or_more_of == "" and "R" in s.kept,
    "lunghissimo": lambda s: s.n >= 5 and s.led != "R" and simple(s.kept),
    "si-liscia-lunghissimo": lambda s: s.n >= 5 and s.tops and simple(s.kept),
    "e-mia-lunghissimo": lambda s: s.n >= 5 and simple(s.kept) and (s.sovereign or s.covered_by_own),
    "lunghissimo-di-re": lambda s: s.n >= 5 and s.two_or_more_of == "" and "R" in s.kept,
    "venticinque-piombo": lambda s: s.n == 2 and s.two_or_more_of == "32",
    "venticinque-terzo": lambda s: s.n == 3 and s.two_or_more_of == "32" and s.led == "2",
    "venticinque-terzo-di-re": lambda s: s.n == 3 and s.two_or_more_of == "32" and s.led == "2" and "R" in s.kept,
    "venticinque-lungo": lambda s: s.n == 4 and s.two_or_more_of == "32",
    "venticinque-lungo-di-re": lambda s: s.n == 4 and s.two_or_more_of == "32" and "R" in s.kept,
    "venticinque-lunghissimo": lambda s: s.n >= 5 and s.two_or_more_of == "32",
    "venticinque-lunghissimo-di-re": lambda s: s.n >= 5 and s.two_or_more_of == "32" and "R" in s.kept,
}

MODERN: dict[str, Statement] = {
    "sola": TRADITIONAL["sola"],
    "piombo": TRADITIONAL["piombo"],
    "si-liscia": lambda s: s.n == 2 and s.tops and simple(s.kept) and no_king(s.kept),
    "terzo": lambda s: s.n == 3 and simple(s.kept) and no_king(s.kept),
    "terzo-di-re": TRADITIONAL["terzo-di-re"],
    "e-mia-terzo": lambda s: s.n == 3 and s.two_or_more_of == "" and s.covered_by_own,
    "lungo": lambda s: s.n == 4 and modern_length(s),
    "lungo-di-re": TRADITIONAL["lungo-di-re"],
    "e-mia-lungo": lambda s: s.n == 4 and s.two_or_more_of == "" and s.covered_by_own,
    "lunghissimo": lambda s: s.n >= 5 and modern_length(s),
    "lunghissimo-di-re": TRADITIONAL["lunghissimo-di-re"],
    "e-mia-lunghissimo": lambda s: s.n >= 5 and s.two_or_more_of == "" and s.covered_by_own,
    "venticinque-piombo": lambda s: s.n == 2 and s.two_or_more_of == "32" and s.led == "2",
    "venticinque-terzo": TRADITIONAL["venticinque-terzo"],
    "venticinque-lungo": TRADITIONAL["venticinque-lungo"],
    "venticinque-lunghissimo": TRADITIONAL["venticinque-lunghissimo"],
}


def modern_length(s: Suit) -> bool:
    """The only tressette card led; the Re led without any; or neither held."""
    if s.two_or_more_of:
        return s.two_or_more_of == s.led and no_king(s.kept)
    return s.led == "R" or no_king(s.kept)


def both_lists(slug: str) -> Statement:
    """The formulas that the two lists share: one or two tressette cards, the Napoletana."""
    holds, leads = {
        "liscio-e-busso": ("A", None),
        "ribusso": ("2", None),
        "busso": ("3", None),
        "ventotto": ("2A", "2A"),
        "ventinove": ("3A", "3A"),
        "napoletana": ("32A", "any"),
    }[
        next(
            stem
            for stem in ("liscio-e-busso", "ribusso", "busso", "ventotto", "ventinove", "napoletana")
            if stem in slug
        )
    ]
    right_length = length(slug)

    def statement(s: Suit) -> bool:
        if s.two_or_more_of != holds:
            return False
        if slug.endswith("piombo"):
            return s.n == 2 and s.tops
        if leads is None:
            return right_length(s) and s.led not in "32A"
        if s.n == 3 and leads != "any":
            return right_length(s) and s.led in leads
        return right_length(s)

    return statement


@pytest.fixture(scope="module")
def every_suit() -> list[tuple[Lead, Suit]]:
    found = list(suits())
    assert len(found) == 3**10 - 2**10
    return found


def listed(name: str) -> object:
    return pytest.param(name, marks=pytest.mark.article("fitres", name), id=f"Art. {name}")


@pytest.mark.long
@pytest.mark.article("fitres", "45", "46", "47", "48", "49", "50", "51", "53", "54", "55", "56", "57")
@pytest.mark.parametrize("name", [listed("127"), listed("168")])
def test_every_formula_fits_exactly_where_its_article_says(name: str, every_suit: list[tuple[Lead, Suit]]) -> None:
    stated = TRADITIONAL if name == "127" else MODERN
    for formula in LISTS[name]:
        expected = stated.get(formula.slug) or both_lists(formula.slug)
        for lead, suit in every_suit:
            asked = Lead(lead.held, lead.led, lead.played, king_may_stay=name == "127")
            assert formula.fits(asked) == expected(suit), (formula.slug, asked)


@pytest.mark.long
@pytest.mark.article("fitres", "6", "51")
@pytest.mark.parametrize("name", LISTS)
def test_of_what_was_played_only_the_highest_card_elsewhere_matters(
    name: str, every_suit: list[tuple[Lead, Suit]]
) -> None:
    for lead, _ in every_suit:
        asked = fitting(name, lead.held, lead.led, rival(lead.held, lead.played), lead.king_may_stay)
        assert list(asked) == [formula for formula in BY_SLUG[name].values() if formula.fits(lead)], lead


@pytest.mark.article("fitres", "127", "168")
@pytest.mark.parametrize("name, count", [("127", 41), ("168", 33)])
def test_the_lists_are_whole(name: str, count: int) -> None:
    numbered = [formula for formula in LISTS[name] if formula.number]
    assert [formula.number for formula in numbered] == list(range(1, count + 1))
    assert [formula.slug for formula in LISTS[name] if not formula.number] == [
        "napoletana",
        "napoletana-lungo",
        "napoletana-lunghissimo",
    ]
    assert len(BY_SLUG[name]) == count + 4


@pytest.mark.long
@pytest.mark.article("fitres", "127", "168")
def test_some_leads_must_be_silent(every_suit: list[tuple[Lead, Suit]]) -> None:
    """The lower of two cards, a simple card of three with two tressette cards, the three of a venticinque terzo."""
    for name, formulas in LISTS.items():
        for lead, suit in every_suit:
            asked = Lead(lead.held, lead.led, lead.played, king_may_stay=name == "127")
            silent = not any(formula.fits(asked) for formula in formulas)
            lower_of_two = suit.n == 2 and not suit.tops and suit.two_or_more_of != "32"
            simple_of_three = suit.n == 3 and len(suit.two_or_more_of) == 2 and suit.led not in "32A"
            three_of_25 = suit.n == 3 and suit.two_or_more_of == "32" and suit.led == "3"
            modern_three = name == "168" and suit.n == 2 and suit.two_or_more_of == "32" and suit.led == "3"
            kept_king = name == "168" and suit.two_or_more_of == suit.led and "R" in suit.kept and suit.n >= 2
            assert silent == (lower_of_two or simple_of_three or three_of_25 or modern_three or kept_king), asked


@pytest.mark.long
@pytest.mark.article("fitres", "54")
def test_the_king_is_kept_only_where_named_if_the_table_wants_it_so(every_suit: list[tuple[Lead, Suit]]) -> None:
    named = {"terzo", "lungo", "lunghissimo"}
    for formula in LISTS["127"]:
        for lead, suit in every_suit:
            strict = Lead(lead.held, lead.led, lead.played, king_may_stay=False)
            loose = formula.fits(Lead(lead.held, lead.led, lead.played, king_may_stay=True))
            bare = not suit.two_or_more_of.replace(suit.led, "") and formula.conditions[0].__name__ != "king_kept"
            if formula.slug in named or not ("liscia" in formula.slug or "e-mia" in formula.slug):
                assert formula.fits(strict) == loose
            else:
                assert formula.fits(strict) == (loose and bare and no_king(suit.kept))


@pytest.mark.article("fitres", "166")
def test_still_very_long_needs_five_cards() -> None:
    assert not STILL_VERY_LONG.fits(Lead(frozenset("3R76"), "7", frozenset()))
    assert STILL_VERY_LONG.fits(Lead(frozenset("3R765"), "3", frozenset()))


@pytest.mark.article("fitres", "46")
def test_challenges_are_two_tressette_cards_or_one_in_a_suit_of_three() -> None:
    for formulas in LISTS.values():
        for formula in formulas:
            assert is_challenge(formula.slug) == challenges(formula), formula.slug


def challenges(formula: Formula) -> bool:
    words = " ".join(formula.words)
    return any(stem in words for stem in ("busso", "ventotto", "ventinove", "venticinque", "è mio"))
