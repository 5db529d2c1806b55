"""The words of a Tressette command: which verbs there are, which cards, which formulas."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from ventaglio.core.cards import PALI, Carta, carta
from ventaglio.games.common.terminal.phrases import Command, Phrases, Unclear, any_words
from ventaglio.lang import Language

VERBS: Final = (
    *("say", "accuse", "claim", "call", "show", "known", "last", "hints", "help", "score"),
    *("rules", "why", "save", "quit", "table"),
)

_ITALIAN: Final = re.compile(r"([dscb])([a2-7rcd])", re.IGNORECASE)
_FRENCH: Final = re.compile(r"([a2-7jqk])([hdcs♥♦♣♠])", re.IGNORECASE)
_SUITS: Final = dict(zip("hsdc♥♠♦♣", "dscbdscb", strict=True))
_RANKS: Final = {"K": "R", "J": "C", "Q": "D"}


def read_card(word: str) -> Carta | None:
    """The card that a word names, in whatever case: ``d3``, or of a French pack ``3h`` or ``3♥``."""
    if found := _ITALIAN.fullmatch(word):
        return carta(found[1].lower() + found[2].upper())
    if found := _FRENCH.fullmatch(word):
        rank = found[1].upper()
        return carta(_SUITS[found[2].lower()] + _RANKS.get(rank, rank))
    return None


def read_suit(word: str, *, french: bool = False) -> str:
    """The suit that a word names, by its letter, its sign or its name; none if it names none.

    Where French cards are shown, letters are those of French suits: ``d`` is diamonds, which stand for coppe.
    """
    word = word.lower()
    if french and word in _SUITS:
        return _SUITS[word]
    return next(
        (suit for suit in PALI if word == suit or word in any_words(f"suit-words-{suit}")), _SUITS.get(word, "")
    )


def read_buongioco(words: Sequence[str], *, french: bool = False) -> tuple[str, str]:
    """What an accusation is of, and its suit: from ``3 s``, ``napoletana d`` or the words as they are spoken."""
    suit = read_suit(words[-1], french=french) if len(words) > 1 else ""
    named = [what for word in words for what in "32AN" if word.lower() in any_words(f"accuse-words-{what}")]
    if "N" in named:
        return "N", suit
    # «Tre assi» names two ranks: the first is how many.
    return (named[-1] if named else words[0].upper()[:1]), suit


class TressettePhrases(Phrases):
    """Reads commands; a card alone is played."""

    def __init__(self, language: Language) -> None:
        super().__init__(language, "tressette", VERBS)
        self.spoken: set[str] = set()
        """The words of the dialogue that may be said now; whoever types one says it."""

    def read(self, line: str) -> Command:
        if line.lstrip().startswith("?"):
            # «?gioco» asks for what «? gioco» does.
            line = line.replace("?", "? ", 1)
        words = line.replace(",", " ").split()
        if words and slug_of(words) in self.spoken:
            return Command("say", tuple(words))
        if words and read_card(words[0]) is not None:
            return Command("play", tuple(words))
        try:
            return super().read(line)
        except Unclear:
            if self.spoken:
                said = ", ".join(sorted(word.replace("-", " ") for word in self.spoken))
                raise Unclear("unclear-dialogue", word=words[0], words=said) from None
            raise


def slug_of(words: Iterable[str]) -> str:
    """What was typed, as the name of a formula or of a declaration: ``liscio e busso`` and ``Liscio-e-busso`` alike."""
    plain = "-".join(words).lower().translate(str.maketrans("èéàìòù'’", "eeaiou  ")).replace(" ", "")
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def match_words(typed: Iterable[str], offered: dict[str, tuple[str, ...]]) -> str:
    """The offered name that was meant: by the name itself, by its words, by how one of them begins, or by some of them.

    «Voglio» is not how any formula begins, and yet says which is meant.
    """
    wanted = slug_of(typed)
    spelled = {name: {name, *(slug_of(words.split()) for words in wordings)} for name, wordings in offered.items()}
    exact = [name for name, forms in spelled.items() if wanted in forms]
    begun = [name for name, forms in spelled.items() if any(form.startswith(wanted) for form in forms)]
    within = [name for name, forms in spelled.items() if any(f"-{wanted}" in form for form in forms)]
    found = exact or begun or within
    if len(found) == 1:
        return found[0]
    raise Unclear(
        "unclear-words" if not found else "unclear-words-several", words=" ".join(typed), count=str(len(found))
    )
