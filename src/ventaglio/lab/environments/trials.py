"""A call of each door of the environments, at one table: for `ventaglio.games.common.kernel.ready`."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ventaglio.lab.environments import vector


def _play_a_step(game: str, **chosen: Any) -> None:
    tables = vector(game, 1, **chosen)
    tables.reset(0)
    tables.step(tables.any_action())
    tables.observe(0)


TRIALS: Final[Mapping[str, Callable[[], object]]] = {
    "burraco": lambda: _play_a_step("burraco"),
    "tressette": lambda: _play_a_step("tressette"),
    "tressette, cards only": lambda: _play_a_step("tressette", cards_only=True),
}
"""The doors by name."""
