"""The things of Tressette in words: cards, suits, what is said at the table, and what it tells."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final

from ventaglio.core.cards import PALI, Carta, CartaError, carta
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine.events import MatchEnded
from ventaglio.games.tressette.engine.formulas import BY_SLUG
from ventaglio.games.tressette.engine.rules import Rules
from ventaglio.games.tressette.engine.trick import height
from ventaglio.lang.voice import Voice
from ventaglio.lang.words import Names, Words

FRENCH_SUITS: Final = dict(zip("dscb", "hsdc", strict=True))
FRENCH_RANKS: Final = {"R": "K", "C": "J", "D": "Q"}
_FRACTIONS: Final = ("", "⅓", "⅔")


def in_hand(one: Carta) -> tuple[int, int]:
    """The order in which a hand is shown: suit by suit, each from its highest card."""
    return PALI.index(one.suit), -height(one)


class TressetteWords(Words):
    """A language, the signs that can be shown in it, and the things of Tressette."""

    game: ClassVar[str] = "tressette"

    def __init__(self, voice: Voice, *, french: bool = False) -> None:
        super().__init__(voice)
        self.french = french

    # ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────

    def card(self, one: Carta) -> str:
        """A card as it is written: ``d3``; of a French pack ``3♥``, or ``3h`` where there are no signs."""
        if not self.french:
            return one.text
        return one.french if self.symbols else self.rank(one.rank) + FRENCH_SUITS[one.suit]

    def cards(self, some: Iterable[Carta]) -> str:
        """Cards in a row."""
        return " ".join(self.card(one) for one in some)

    def in_order(self, some: Iterable[Carta]) -> list[Carta]:
        """Cards from the highest to the lowest."""
        return sorted(some, key=lambda one: -height(one))

    def rank(self, rank: str) -> str:
        """A rank as it is written on the card."""
        return FRENCH_RANKS.get(rank, rank) if self.french else rank

    def suit(self, suit: str) -> str:
        """The name of a suit."""
        if self.french and not self.symbols:
            return FRENCH_SUITS[suit]
        return self.text(f"palo-{'french-' if self.french else ''}{suit}")

    def thirds(self, thirds: int) -> str:
        """So many thirds of a point: ``5⅓``."""
        whole, rest = divmod(thirds, 3)
        part = _FRACTIONS[rest] if self.symbols else (f" {rest}/3" if rest else "")
        return f"{whole or '' if part else whole}{part}".strip()

    # ── Codes and refusals ───────────────────────────────────────────────────────────────────────────────────────

    def code(self, code_id: str) -> str:
        """The short name of a set of norms; modern ones that it has adopted follow."""
        base, *adopted = code_id.split("+")
        name = super().code(base)
        return self.text("code-adopting", code=name, count=len(adopted)) if adopted else name

    def fact(self, key: str, fact: Any) -> str:
        match key:
            case "card" | "cards":
                try:
                    return self.cards(carta(word) for word in str(fact).split())
                except CartaError:
                    return str(fact)
            case "suit":
                return self.suit(str(fact)) if str(fact) in FRENCH_SUITS else str(fact)
            case "formula" | "what":
                return str(fact).replace("-", " ")
            case "words":
                return ", ".join(self.text(f"word-{word}") for word in str(fact).split(", "))
            case _:
                return str(fact)

    # ── What is said ─────────────────────────────────────────────────────────────────────────────────────────────

    def formula(self, slug: str, rules: Rules) -> str:
        """The words with which a suit is led, as they are spoken."""
        known = BY_SLUG[rules.play_suit_list.value].get(slug)
        return known.words[0] if known is not None else slug.replace("-", " ")

    def meaning(self, slug: str, rules: Rules) -> str:
        """What a formula says of the hand; where the two lists differ, what it says in the one in force."""
        found = self.first(f"formula-{rules.play_suit_list.value}-{slug}", f"formula-{slug}")
        return found or slug.replace("-", " ")

    def declaration(self, what: str) -> str:
        """Words other than a formula, as they are spoken."""
        return self.text(f"declare-{what}")

    def declaration_meaning(self, what: str, suit: str) -> str:
        """What they say of the hand. The suit is told only where it is known."""
        if suit:
            return self.text(f"declared-{what}", suit=self.suit(suit))
        return self.first(f"declared-{what}-unnamed", f"declared-{what}", suit="") or what.replace("-", " ")

    def match_ended(self, event: MatchEnded) -> str:
        """How a match ended."""
        return self.own("match-ended", event.how) or event.how

    def accusation(self, what: str, suit: str) -> str:
        """An accusation, as it is spoken."""
        kind = "napoletana" if what == "N" else "three" if suit else "four"
        return self.text(f"accuse-{kind}", rank=self.text(f"accuse-rank-{what}"), suit=self.suit(suit) if suit else "")

    def accusation_meaning(self, what: str, suit: str) -> str:
        """The cards that an accusation makes known."""
        kind = "napoletana" if what == "N" else "three" if suit else "four"
        rank = "" if what == "N" else self.text({"3": "rank-three", "2": "rank-two", "A": "rank-ace"}[what])
        return self.text("accuse-means", kind=kind, rank=rank, suit=self.suit(suit) if suit else "")


class TressetteNames(Names):
    """Who sits where. Two players may change places when pairs are formed."""

    def __init__(self, words: Words, names: Sequence[str], you: Seat | None, players: Sequence[int]) -> None:
        super().__init__(words, tuple(names[player] for player in players), you)

    def swap(self, one: Seat, other: Seat) -> None:
        """Two players change places."""
        places = list(self._names)
        places[one], places[other] = places[other], places[one]
        self._names = tuple(places)
        if self.you in (one, other):
            self.you = other if self.you == one else one
