"""The norms of Burraco in words."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ventaglio.core.seats import letter
from ventaglio.games.burraco.words.things import BurracoWords
from ventaglio.law.words.norms import NormWords, listed

SECTIONS: Final = {
    "packs": "section-pack",
    "sides": "section-seats",
    "shufflers": "section-deal",
    "turn_order": "section-turn",
    "set_ranks": "section-melds",
    "burraco_length": "section-end",
    "melds_count": "section-count",
    "hands": "section-match",
    "round_minutes": "section-round",
}

IN_SHORT: Final = (
    *("collect", "single_card_returns", "set_ranks", "wilds_per_meld", "natural_two", "wild_moves"),
    *("burraco_length", "clean_points", "semi_points", "dirty_points", "pozzetti", "look"),
    *("close_needs", "close_with_wild", "close_in_first_lap", "close_points", "stock_reserve", "stall"),
    *("points", "pozzetto_penalty"),
)


class BurracoNorms(NormWords):
    """Names and values of Burraco's norms."""

    sections = SECTIONS
    in_short = IN_SHORT

    def __init__(self, words: BurracoWords) -> None:
        super().__init__(words)
        self._own = words

    def value(self, field: str, value: Any) -> str:
        special = _SPECIAL.get(field)
        if special is not None and value is not None:
            return special(self._own, value)
        return super().value(field, value)


def _by_players(words: BurracoWords, value: Mapping[int, Any]) -> str:
    def amount(one: Any) -> str:
        return " + ".join(str(part) for part in one) if isinstance(one, tuple) else str(one)

    return listed(words, [words.text("value-in", players=str(n), value=amount(one)) for n, one in value.items()])


def _by_hands(words: BurracoWords, value: Mapping[int, tuple[int, ...]], between: str) -> str:
    entries = []
    for hands, numbers in value.items():
        what = words.text("value-hands", hands=hands) if hands else words.text("value-teams")
        entries.append(f"{what}: {between.join(str(number) for number in dict.fromkeys(numbers))}")
    return listed(words, entries)


def _sides(words: BurracoWords, value: Mapping[int, tuple[int, ...]]) -> str:
    entries = []
    for players, sides in value.items():
        teams = ["+".join(letter(s) for s, its in enumerate(sides) if its == side) for side in sorted(set(sides))]
        entries.append(words.text("value-in", players=str(players), value=" — ".join(teams)))
    return listed(words, entries)


def _card_points(words: BurracoWords, value: Mapping[str, int]) -> str:
    by_points: dict[int, list[str]] = {}
    for rank, points in value.items():
        by_points.setdefault(points, []).append(words.rank(rank))
    return listed(words, [f"{' '.join(ranks)} = {points}" for points, ranks in by_points.items()])


def _turn_seconds(words: BurracoWords, value: tuple[tuple[int, int], ...]) -> str:
    entries = [words.text("value-seconds-up-to", cards=str(n - 1), seconds=str(s)) for n, s in value[:-1]]
    entries += [words.text("value-seconds-above", seconds=str(s)) for _, s in value[-1:]]
    return listed(words, entries)


_SPECIAL: Final[dict[str, Callable[[BurracoWords, Any], str]]] = {
    "packs": _by_players,
    "pozzetti": _by_players,
    "pozzetti_alone": _by_players,
    "alone_from": _by_players,
    "sides": _sides,
    "points": _card_points,
    "ranks": lambda words, value: " ".join(words.rank(one) for one in value),
    "set_ranks": lambda words, value: " ".join(words.rank(one) for one in value),
    "suits": lambda words, value: " ".join(words.suit(one) for one in value),
    "set_naturals": lambda words, value: str(value) if value else words.text("value-all-there-are"),
    "turn_order": lambda words, value: ", ".join(words.text(f"value-step-{one.replace(' ', '-')}") for one in value),
    "turn_seconds": _turn_seconds,
    "round_minutes": lambda words, value: _by_hands(words, value, "–" if words.symbols else "-"),
    "victory_tables": lambda words, value: _by_hands(words, value, " "),
}
