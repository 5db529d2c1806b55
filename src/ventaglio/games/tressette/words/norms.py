"""The norms of Tressette in words."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ventaglio.core.cards import carta
from ventaglio.games.tressette.words.things import TressetteWords
from ventaglio.law.words.norms import NormWords, listed, value_id

SECTIONS: Final = {
    "ranks": "section-cards",
    "preliminaries": "section-preliminaries",
    "lead_any_card": "section-play",
    "claim_when_on_lead_or_on_turn": "section-claim",
    "declarer_is_on_lead": "section-declarations",
    "players": "section-pairs",
    "losers_pay_winners": "section-stakes",
    "call_out": "section-calling-out",
    "buongioco": "section-buongioco",
    "artificial_trimmed_beyond": "section-duplicate",
    "spectators": "section-spectators",
}

IN_SHORT: Final = (
    *("ranks", "thirds", "last_trick_points", "pairs", "target", "follow_suit", "review", "play_suit_list"),
    *("own_silence", "repetition", "notorious_voids_unsaid", "claim_must_stand_every_distribution"),
    *("call_out", "false_call", "slam_wins", "buongioco", "buongioco_points", "stake"),
)


class TressetteNorms(NormWords):
    """Names and values of Tressette's norms."""

    sections = SECTIONS
    in_short = IN_SHORT

    def __init__(self, words: TressetteWords) -> None:
        super().__init__(words)
        self._own = words

    def value(self, field: str, value: Any) -> str:
        special = _SPECIAL.get(field)
        if special is not None and value is not None:
            return special(self._own, value)
        return super().value(field, value)


def _ranks(words: TressetteWords, value: str) -> str:
    return " ".join(words.rank(one) for one in value)


def _thirds(words: TressetteWords, value: Mapping[str, int]) -> str:
    by_worth: dict[int, list[str]] = {}
    for rank, thirds in value.items():
        by_worth.setdefault(thirds, []).append(words.rank(rank))
    return listed(words, [f"{' '.join(ranks)} = {words.thirds(thirds)}" for thirds, ranks in by_worth.items()])


def _pairs_of(words: TressetteWords, value: Mapping[object, Any], between: str = " = ") -> str:
    def side(one: object) -> str:
        if isinstance(one, tuple):
            return "/".join(str(part) for part in one)
        return words.first(value_id(str(one))) or str(one)

    return listed(words, [f"{side(key)}{between}{side(one)}" for key, one in value.items()])


def _groups(words: TressetteWords, value: Mapping[str, str]) -> str:
    named = [f"{words.first(value_id(name)) or name} {_ranks(words, ranks)}" for name, ranks in value.items()]
    return listed(words, named)


def _declarations(words: TressetteWords, value: tuple[str, ...]) -> str:
    return listed(words, [f"«{words.declaration(one)}»" for one in value])


def _quarters(words: TressetteWords, value: int) -> str:
    return words.text("value-quarters", quarters=value)


_SPECIAL: Final[dict[str, Callable[[TressetteWords, Any], str]]] = {
    "ranks": _ranks,
    "tressette_cards": _ranks,
    "simple_cards": _ranks,
    "declarable_ranks": _ranks,
    "own_covers": _ranks,
    "suits": lambda words, value: ", ".join(words.suit(one) for one in value),
    "thirds": _thirds,
    "groups": _groups,
    "french_pack": lambda words, value: listed(words, [f"{one} = {other}" for one, other in value.items()]),
    "portions": lambda words, value: " + ".join(str(one) for one in value),
    "trick_suit_declarations": _declarations,
    "other_suit_declarations": _declarations,
    "play_suit_list": lambda words, value: words.text("value-formulas-of", article=value),
    "length_words": lambda words, value: listed(words, [f"{cards}: «{said}»" for cards, said in value.items()]),
    "pairing_cards": lambda words, value: words.cards(carta(one) for one in value),
    "marcio": _pairs_of,
    "pot_first": _quarters,
    "pot_later": _quarters,
    "pot_shares": lambda words, value: _pairs_of(words, value, ": "),
    "pot_doubling": lambda words, value: _pairs_of(words, value, ": "),
    "buongioco_points": lambda words, value: _pairs_of(words, value, ": "),
    "participants": lambda words, value: words.text("value-from-to", least=str(value[0]), most=str(value[1])),
    "unequal_guilt_shift": lambda words, value: f"{value[0]}/{value[1]}",
}
