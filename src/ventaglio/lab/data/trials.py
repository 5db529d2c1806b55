"""A call of each door of what plays hands by the million, for one hand each: for `games.common.kernel.ready`."""

from collections.abc import Callable, Mapping
from typing import Final

from ventaglio.games.common.lab.plan import FAST, Plan
from ventaglio.lab.data.fast import play_hands
from ventaglio.lab.data.usual import USUAL
from ventaglio.law import shelf


def _play_a_hand(game: str) -> None:
    rules = shelf.get(USUAL[game], None).rules
    play_hands(Plan(game, rules.id, rules.edition, "", 4, (FAST,) * 4, 0, 1, fast=True), 0, 1)


TRIALS: Final[Mapping[str, Callable[[], object]]] = {
    "burraco": lambda: _play_a_hand("burraco"),
    "tressette": lambda: _play_a_hand("tressette"),
}
"""The doors by name."""
