"""What referees put down, in the reader's language: all of it but what one of them has said in his own words.

A call keeps what happened and what was ordered as data. Older ones have the sentences that the house had offered in the
language of that day: where a text is such a sentence to the letter, it is told as what it stands for.
"""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from functools import lru_cache
from typing import Final

from ventaglio.core.refusal import BadInput
from ventaglio.lang import MissingMessage, available
from ventaglio.law import shelf
from ventaglio.law.referee.inquiry import AnyBook, Ruling
from ventaglio.law.referee.words import RulingWords
from ventaglio.tournaments.director.events import Called
from ventaglio.tournaments.director.match_folds import LATE
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.words.desk import DeskWords

GROUNDS: Final = (LATE, "seat")
"""The grounds of warnings that follow from something else on record."""


def ground(words: DeskWords, t: Tournament, why: str) -> str:
    """What a warning or a penalty was given for: an irregularity, what it follows from, or the referee's own words."""
    if why in GROUNDS:
        return words.text(f"ground-{why}")
    book = _book(t)
    named = _by_title(t.regulation.game, t.notice.code, tuple(book.register.family_of)).get(why, why)
    return _says(t, words.language).irregularity(named) if named in book.register.family_of else why


def happened(words: DeskWords, t: Tournament, body: Called) -> Iterator[str]:
    """What was ruled on, and what the referee was told of it; else what he wrote."""
    if body.irregularity not in _book(t).register.family_of:
        yield from filter(None, [body.irregularity])
        return
    says = _says(t, words.language)
    yield says.irregularity(body.irregularity)
    for fact, answer in body.told.items():
        try:
            yield f"{says.question(fact)} {says.answer(fact, answer)}"
        except MissingMessage:
            yield f"{fact}: {answer}"


def ruled(words: DeskWords, t: Tournament, body: Called) -> tuple[str, ...]:
    """What was ordered, a sentence each, then what the referee says in his own words."""
    orders, own = (body.orders, body.ruling) if body.orders else _offered(t, body)
    return (*_sentences(t, orders, words.language), *filter(None, own.split("\n")))


def _offered(t: Tournament, body: Called) -> tuple[tuple[str, ...], str]:
    """The orders that a ruling begins with, in whichever language the house had offered them; and what is left."""
    book = _book(t)
    outcome = None
    if body.irregularity in book.provisions:
        with suppress(BadInput):  # facts of an edition that asked for others
            outcome = book.rule(body.irregularity, body.told)
    orders = tuple(str(step.remedy) for step in outcome.steps) if isinstance(outcome, Ruling) else ()
    for language in available() if orders else ():
        offered = " ".join(_sentences(t, orders, language))
        if body.ruling.startswith(offered):
            return orders, body.ruling.removeprefix(offered).strip()
    return (), body.ruling


def _sentences(t: Tournament, orders: Iterable[str], language: str) -> Iterator[str]:
    says, vocabulary = _says(t, language), _book(t).register.vocabulary
    for order in orders:
        try:
            yield f"{says.order(vocabulary(order))}."
        except (BadInput, MissingMessage):
            yield order  # of a vocabulary that is no longer known


def _book(t: Tournament) -> AnyBook:
    return shelf.nearest(t.notice.code, t.notice.edition).book


def _says(t: Tournament, language: str) -> RulingWords:
    return RulingWords(t.regulation.game, language, _book(t).figures, t.notice.code)


@lru_cache(maxsize=16)
def _by_title(game: str, law: str, irregularities: tuple[str, ...]) -> Mapping[str, str]:
    """Irregularities by what they are called, in every language."""
    told = (RulingWords(game, language, law=law) for language in available())
    return {says.irregularity(one): one for says in told for one in irregularities}
