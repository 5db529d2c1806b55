"""Reading sets of games back, and how sure one may be of what is counted in them."""

from collections.abc import Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ventaglio.core.optional import need
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.lab.plan import Plan
from ventaglio.lab.data.writing import HANDS, MOVES, folder_of, read_about

if TYPE_CHECKING:
    import pyarrow as pa

Numbers = NDArray[Any]
Figures = dict[str, Any]
"""Figures as plain data: names, numbers, and estimates as three numbers."""

SURE: Final = 1.959964
"""How many standard errors to each side hold 95 in 100."""


class Games(NamedTuple):
    """A set of games that was read."""

    plan: Plan
    hands: "pa.Table"
    moves: "pa.Table"

    def of_seats(self, column: str) -> Numbers:
        """A column of the hands with a number for each seat: a row a hand."""
        flat = self.hands[column].combine_chunks().flatten()
        return np.asarray(flat.to_numpy(zero_copy_only=False)).reshape(self.hands.num_rows, self.plan.players)


def read_games(folder: Path, of_moves: Mapping[str, Sequence[str]] | None = None) -> Games:
    """The games of a folder. A file that was not finished is not looked at.

    ``of_moves`` names by game the columns of the moves that are wanted, where not all are: a million hands have tens of
    millions of them.
    """
    need("pyarrow")
    import pyarrow as pa
    import pyarrow.parquet as pq

    plan = read_about(folder)
    try:
        whole = sorted(file.name for file in folder_of(folder, HANDS).glob("part-*.parquet"))
        if not whole:
            raise BadInput(f"{folder} holds no hands yet", "lab-empty", folder=str(folder))
        hands, moves = (
            pa.concat_tables(
                [pq.read_table(folder_of(folder, table) / file, columns=columns) for file in whole],
                promote_options="permissive",
            ).unify_dictionaries()
            for table, columns in ((HANDS, None), (MOVES, None if of_moves is None else list(of_moves[plan.game])))
        )
    except (pa.ArrowException, OSError) as error:
        why = " ".join(str(error).split())
        raise BadInput(f"{folder} cannot be read: {why}", "lab-about", file=str(folder), why=why) from None
    return Games(plan, hands, moves)


def column(table: "pa.Table", name: str) -> Numbers:
    """A column of numbers."""
    return np.asarray(table[name].to_numpy())


def words_of(table: "pa.Table", name: str) -> tuple[Numbers, list[str]]:
    """A column of words: a number for each row, and what each number stands for."""
    whole = table[name].combine_chunks()
    return np.asarray(whole.indices.to_numpy()), [str(word) for word in whole.dictionary.to_pylist()]


# ── Estimates ────────────────────────────────────────────────────────────────────────────────────────────────────────


def share(count: int, among: int) -> tuple[float, float, float]:
    """A share, and the interval that holds it in 95 of 100 such sets (Wilson's)."""
    if not among:
        return 0.0, 0.0, 1.0
    found, spread = count / among, SURE**2 / among
    centre = (found + spread / 2) / (1 + spread)
    half = SURE * sqrt(found * (1 - found) / among + spread / (4 * among)) / (1 + spread)
    return round(found, 5), round(max(0.0, centre - half), 5), round(min(1.0, centre + half), 5)


def mean(values: Numbers | Sequence[float]) -> tuple[float, float, float]:
    """A mean, and its interval."""
    numbers = np.asarray(values, np.float64)
    if len(numbers) < 2:
        alone = float(numbers.sum())
        return alone, alone, alone
    found, half = float(numbers.mean()), SURE * float(numbers.std(ddof=1)) / sqrt(len(numbers))
    return round(found, 4), round(found - half, 4), round(found + half, 4)


def shares(values: Numbers) -> dict[str, tuple[float, float, float]]:
    """How often each number stands in a column."""
    found, counts = np.unique(values, return_counts=True)
    return {str(int(value)): share(int(count), len(values)) for value, count in zip(found, counts, strict=True)}


def quantiles(values: Numbers) -> list[float]:
    """What 5, 25, 50, 75 and 95 in 100 stay below."""
    return [round(float(one), 2) for one in np.quantile(values, (0.05, 0.25, 0.5, 0.75, 0.95))]
