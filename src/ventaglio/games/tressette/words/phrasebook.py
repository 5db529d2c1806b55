"""Everything that can be said at a Tressette table, as it is spoken and what it tells of the hand.

Phrases are listed under the action that says them (docs/notation.md); formulas, which go with any card, under
``formula NAME``.
"""

from collections.abc import Iterator
from typing import Final

from ventaglio.core.cards import PALI
from ventaglio.games.common.words.phrase import Phrase
from ventaglio.games.tressette.engine.actions import Accuse, Declare, Say, spell_action
from ventaglio.games.tressette.engine.buongioco import worth
from ventaglio.games.tressette.engine.declarations import (
    OF_ANY_SUIT,
    OF_OTHER_SUITS,
    OF_THE_PARTNER,
    OF_THE_TRICK,
    formula_of,
)
from ventaglio.games.tressette.engine.formulas import BY_SLUG
from ventaglio.games.tressette.engine.rules import Rules
from ventaglio.games.tressette.words.things import TressetteWords

_DIALOGUE: Final = ("vado", "non-vado", "potrei", "non-potrei", "andiamo", "non-andiamo", "scopro", "no")


def phrasebook(words: TressetteWords, rules: Rules) -> dict[str, Phrase]:
    """Every phrase that a set of norms knows."""
    return dict([*_formulas(words, rules), *_declarations(words), *_accusations(words, rules), *_dialogue(words)])


def _formulas(words: TressetteWords, rules: Rules) -> Iterator[tuple[str, Phrase]]:
    for slug in BY_SLUG[rules.play_suit_list.value]:
        if formula_of(rules, slug) is None:
            continue
        yield f"formula {slug}", Phrase(words.formula(slug, rules), words.meaning(slug, rules))


def _declarations(words: TressetteWords) -> Iterator[tuple[str, Phrase]]:
    for what in (*OF_THE_TRICK, *OF_OTHER_SUITS):
        said = words.declaration(what)
        if what in OF_ANY_SUIT or what in OF_THE_PARTNER:
            yield spell_action(Declare(what)), Phrase(said, words.declaration_meaning(what, ""))
        if what not in OF_ANY_SUIT:
            for suit in PALI:
                yield spell_action(Declare(what, suit)), Phrase(said, words.declaration_meaning(what, suit))


def _accusations(words: TressetteWords, rules: Rules) -> Iterator[tuple[str, Phrase]]:
    for what in "32AN":
        for suit in (*PALI, *(() if what == "N" else ("",))):
            cards, points = words.accusation_meaning(what, suit), worth(rules, what, suit)
            means = words.text("choices-buongioco", means=cards, points=points)
            yield spell_action(Accuse(what, suit)), Phrase(words.accusation(what, suit), means)


def _dialogue(words: TressetteWords) -> Iterator[tuple[str, Phrase]]:
    for word in _DIALOGUE:
        yield spell_action(Say(word)), Phrase(words.text(f"word-{word}"), words.text(f"means-{word}"))
