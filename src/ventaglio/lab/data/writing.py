"""Writing games as Parquet: a file for so many hands, each made by itself, so that a set can be gone on with and grow.

A folder holds ``games.json``, which says what is played, and the folders ``hands.parquet`` and ``moves.parquet`` with
their files. A file appears under its name when it is whole; that of the hands comes last, and says that both are there.
"""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import as_completed
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import numpy as np

from ventaglio import __version__
from ventaglio.core.optional import need
from ventaglio.core.refusal import BadInput
from ventaglio.core.workers import workers
from ventaglio.games.common.lab.columns import FORMAT, TABLES, Column, Columns
from ventaglio.games.common.lab.plan import Cells, Part, Plan

if TYPE_CHECKING:
    import pyarrow as pa

ABOUT: Final = "games.json"
HANDS: Final = "hands"
MOVES: Final = "moves"


class About(msgspec.Struct, frozen=True):
    """What a folder says of its games."""

    format: int
    plan: Plan


class Chunk(NamedTuple):
    """The hands of one file."""

    number: int
    first: int
    size: int


def folder_of(folder: Path, table: str) -> Path:
    """Where the files of a table are."""
    return folder / f"{table}.parquet"


def read_about(folder: Path) -> Plan:
    """What is played in a folder of games."""
    try:
        about = msgspec.json.decode((folder / ABOUT).read_bytes(), type=About)
    except FileNotFoundError:
        sentence = f"{folder} holds no games: it has no {ABOUT}"
        raise BadInput(sentence, "lab-no-games", folder=str(folder), file=ABOUT) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        file = str(folder / ABOUT)
        raise BadInput(f"{file} cannot be read: {error}", "lab-about", file=file, why=str(error)) from None
    if about.format != FORMAT:
        told = {"folder": str(folder), "format": str(about.format), "known": str(FORMAT)}
        raise BadInput(f"{folder} has tables of format {about.format}: this is {FORMAT}", "lab-format", **told)
    return about.plan


def prepare(folder: Path, plan: Plan) -> None:
    """Make the folder ready. One that holds other games, or something else, is left alone and refused."""
    if (folder / ABOUT).exists():
        differing = _differing(read_about(folder), plan)
        if differing:
            sentence = f"{folder} holds other games: {', '.join(differing)} differ; choose another folder"
            raise BadInput(sentence, "lab-other-games", folder=str(folder), differing=", ".join(differing))
    elif folder.exists() and any(folder.iterdir()):
        sentence = f"{folder} is not empty and holds no games; choose another folder"
        raise BadInput(sentence, "lab-foreign-folder", folder=str(folder))
    for table in (HANDS, MOVES):
        folder_of(folder, table).mkdir(parents=True, exist_ok=True)
        for unfinished in folder_of(folder, table).glob(".*.part"):
            unfinished.unlink()
    about = msgspec.json.format(msgspec.json.encode(About(FORMAT, plan)), indent=2)
    _whole(folder / ABOUT, lambda path: path.write_bytes(about + b"\n"))


def _differing(there: Plan, wanted: Plan) -> list[str]:
    return [name for name in Plan.__struct_fields__ if getattr(there, name) != getattr(wanted, name)]


def chunks(plan: Plan, hands: int) -> Iterator[Chunk]:
    """The files of so many hands."""
    for number, first in enumerate(range(0, hands, plan.chunk)):
        yield Chunk(number, first, min(plan.chunk, hands - first))


def write_games(
    folder: Path, plan: Plan, hands: int, jobs: int, advance: Callable[[int], None] = lambda _: None
) -> int:
    """Play what is not there yet, and write it; ``advance`` is told of hands. The number of hands that were played."""
    need("pyarrow")
    prepare(folder, plan)
    missing: list[Chunk] = []
    for chunk in chunks(plan, hands):
        if _hands_in(folder, chunk) >= chunk.size:
            advance(chunk.size)
        else:
            missing.append(chunk)
    if jobs == 1 or len(missing) < 2:
        for chunk in missing:
            advance(write_chunk(folder, plan, chunk))
    else:
        # New processes that inherit nothing behave alike on every system.
        with workers(min(jobs, len(missing))) as pool:
            try:
                for done in as_completed([pool.submit(write_chunk, folder, plan, chunk) for chunk in missing]):
                    advance(done.result())
            finally:
                pool.shutdown(cancel_futures=True)
    return sum(chunk.size for chunk in missing)


def _hands_in(folder: Path, chunk: Chunk) -> int:
    """How many hands the file of a chunk has."""
    import pyarrow.parquet as pq

    file = _file(folder, HANDS, chunk)
    return int(pq.read_metadata(file).num_rows) if file.exists() else 0


def _file(folder: Path, table: str, chunk: Chunk) -> Path:
    return folder_of(folder, table) / f"part-{chunk.number:05}.parquet"


def write_chunk(folder: Path, plan: Plan, chunk: Chunk) -> int:
    """Play the hands of a file and write both tables of it; how many there were."""
    import pyarrow.parquet as pq

    part = play(plan, chunk)
    about = {
        **msgspec.to_builtins(plan),
        "format": FORMAT,
        "ventaglio": __version__,
        "first": chunk.first,
        "hands": chunk.size,
    }
    for table, cells in ((MOVES, part.moves), (HANDS, part.hands)):
        made = arrow_table(TABLES[plan.game][table], cells, about)
        file = _file(folder, table, chunk)
        _whole(file, lambda path, made=made: pq.write_table(made, path, compression="zstd"))  # type: ignore[misc]
    return chunk.size


def play(plan: Plan, chunk: Chunk) -> Part:
    """The hands of a file."""
    if plan.fast:
        from ventaglio.lab.data import fast

        return fast.play_hands(plan, chunk.first, chunk.size)
    if plan.game == "burraco":
        from ventaglio.games.burraco.lab import rows as burraco_rows

        return burraco_rows.play_hands(plan, chunk.first, chunk.size)
    from ventaglio.games.tressette.lab import rows as tressette_rows

    return tressette_rows.play_hands(plan, chunk.first, chunk.size)


def _whole(file: Path, write: Callable[[Path], object]) -> None:
    """Write a file so that it is there whole or not at all."""
    unfinished = file.with_name(f".{file.name}.{os.getpid()}.part")
    write(unfinished)
    unfinished.replace(file)


# ── Columns as Arrow has them ────────────────────────────────────────────────────────────────────────────────────────


def arrow_table(columns: Columns, cells: Cells, about: dict[str, object]) -> "pa.Table":
    """A table of these columns, with what it is about."""
    import pyarrow as pa

    fields = [pa.field(one.name, arrow_type(one), metadata={"meaning": one.meaning}) for one in columns]
    schema = pa.schema(fields, metadata={"ventaglio": msgspec.json.encode(about)})
    arrays = [_array(cells[field.name], field.type) for field in fields]
    return pa.Table.from_arrays(arrays, schema=schema)


def _array(cells: Any, kind: "pa.DataType") -> "pa.Array":
    """A column of Arrow from what a part of a table has for it."""
    import pyarrow as pa

    if isinstance(cells, list):
        return pa.array(cells, kind)
    if pa.types.is_dictionary(kind):
        numbers, names = cells
        return pa.DictionaryArray.from_arrays(pa.array(numbers, pa.int32()), pa.array(names, pa.string()))
    if pa.types.is_binary(kind):
        return pa.array([row.tobytes() for row in cells], kind)
    if pa.types.is_list(kind):
        flat, lengths = cells if isinstance(cells, tuple) else (cells.reshape(-1), np.full(*cells.shape))
        starts = np.concatenate(([0], np.cumsum(lengths))).astype(np.int32)
        return pa.ListArray.from_arrays(starts, pa.array(flat, kind.value_type))
    return pa.array(cells, kind)


def arrow_type(column: Column) -> "pa.DataType":
    """The type of a column."""
    import pyarrow as pa

    plain = column.type.removesuffix("[]")
    types = {"bytes": pa.binary(), "word": pa.dictionary(pa.int32(), pa.string())}
    found = types[plain] if plain in types else getattr(pa, plain)()
    return pa.list_(found) if column.type.endswith("[]") else found
