"""Makes a generation of heritage: files as the program of today writes them, and what it makes of them.

Every program to come must read them to the same result; `test_heritage` sees to that. A generation is made once, by
the program whose files it keeps, and then never again: what changed its files would no longer be of that time.

When the program has begun to write something in another way (records, logs, saved tournaments, the database), and
before that version is given to anybody, make the next generation and commit it beside the others::

    python -m tests.heritage.make third

It plays, directs and saves anew into ``tests/heritage/third``, with the names of the first, so the same tests read it
without being told. That is a choice of what the first generation has, without a data folder; where the database itself
is written in another way, ``--whole`` before the name keeps everything. Chance comes from seeds, and time from a
clock of its own: making it twice gives the same files. Give the new ways of writing matches, tables and days of their
own here, in `evening` and in `days`.

Where only words have been improved, and `test_heritage` finds nothing changed but what is told, take note of the new
words, and of nothing else, with::

    python -m tests.heritage.make --told first
"""

import asyncio
import json
import os
import random
import shutil
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final, get_args
from unittest.mock import patch

from sqlalchemy import select

from tests.core.provable_match import provable_match
from tests.heritage.days import DAYS, spend
from tests.heritage.evening import Clock, play_evening
from tests.heritage.generations import BACKUP, EXPECTED, HERE, KINDS, kinds, read, told_only
from tests.heritage.reading import ALL_GAMES, rows_of
from ventaglio.core.record import AnyGame, Record, make_record, parse_record, spell_record, steps
from ventaglio.games.burraco.bots.matches import play_match as play_burraco
from ventaglio.games.common.plugin import find
from ventaglio.games.tressette.bots.matches import play_match as play_tressette
from ventaglio.server.desk import Office
from ventaglio.server.store.backup import backup
from ventaglio.server.store.database import Database
from ventaglio.server.store.folder import database_url, secret
from ventaglio.server.store.logs import Logs
from ventaglio.server.store.migrate import migrate
from ventaglio.server.store.schema import TABLES
from ventaglio.server.tables.entries import Entry as TableEntry
from ventaglio.server.tables.records import course_of, read_log, record_of
from ventaglio.tournaments.director.events import Happening

MATCHES: Final[Mapping[str, Mapping[str, str]]] = {
    "burraco-fibur-2019-2": {"Code": "fibur-2019", "Players": "2", "Hands": "1"},
    "burraco-fibur-2019-3": {"Code": "fibur-2019", "Players": "3", "Target": "300"},
    "burraco-fibur-2019-4": {"Code": "fibur-2019", "Hands": "2", "A": "Anna", "B": "Bruno", "C": "Carla", "D": "Dino"},
    "burraco-fibur-2019-5-alone": {"Code": "fibur-2019", "Players": "5", "Target": "200", "Alone": "yes"},
    "burraco-fibur-2019-options": {
        "Code": "fibur-2019",
        "Hands": "1",
        "Option.cut": "any part",
        "Option.look": "at once (tables with screens)",
        "Option.natural_two": "below a real three",
        "Option.set_naturals": "0",
        "Option.wild_moves": "only the natural two of a run without a wild",
    },
    "burraco-estratto-2": {"Code": "estratto", "Players": "2", "Target": "505"},
    "burraco-estratto-3-options": {
        "Code": "estratto",
        "Players": "3",
        "Target": "505",
        "Option.alone_from": "{3:1000,5:1500}",
        "Option.pozzetto_penalty_when_nobody_took": "no",
        "Option.stall": "{kind:supervised,laps:1}",
    },
    "burraco-estratto-6": {"Code": "estratto", "Players": "6", "Target": "505"},
    "burraco-internazionale-3": {"Code": "internazionale", "Players": "3", "Target": "300"},
    "burraco-internazionale-4-options": {
        "Code": "internazionale",
        "Hands": "1",
        "Option.time_out": "lap_from_the_partner_of_the_player_on_turn",
    },
    "burraco-internazionale-5": {"Code": "internazionale", "Players": "5", "Target": "200"},
    "burraco-circolo-4": {"Code": "circolo", "Hands": "1"},
    "burraco-circolo-4-target": {"Code": "circolo", "Target": "505", "Option.natural_two": "below a real three"},
    "tressette-tradizionali": {"Code": "tradizionali", "Dealer": "C"},
    "tressette-tradizionali-options": {
        "Code": "tradizionali",
        "Option.buongioco": "dichiarazione consentita",
        "Option.compensation": "yes",
        "Option.pairs": "B.a",
        "Option.stake": "variabile",
        "Option.target": "28",
    },
    "tressette-moderne": {"Code": "moderne", "Match": "passate", "Passate": "3", "A": "Ada", "C": "Ciro"},
    "tressette-moderne-secret-pairs": {"Code": "moderne", "Match": "single", "Option.pairs": "B.b.2"},
    "tressette-adopted": {"Code": "tradizionali", "Adopted": "exposure play_suit_list review"},
}
"""Matches of bots, by the names of their files and the headers that their tables are opened with."""

PROVED: Final[Mapping[str, tuple[str, dict[str, str]]]] = {
    "burraco-proved": ("burraco", {"Code": "fibur-2019", "Hands": "1"}),
    "tressette-proved": ("tressette", {"Code": "tradizionali", "Match": "passate", "Passate": "2"}),
}

SERVED: Final = (
    *("burraco-live-fibur-2019", "burraco-live-estratto", "burraco-abandoned"),
    *("tressette-live-tradizionali", "tressette-live-moderne", "tressette-abandoned"),
)
"""Tables of the evening whose records are kept as people download them."""

CHOICE: Final = frozenset(
    {
        *("burraco-fibur-2019-4", "burraco-fibur-2019-options", "burraco-internazionale-4-options", "burraco-proved"),
        *("tressette-tradizionali", "tressette-moderne", "tressette-adopted"),
        *("burraco-live-fibur-2019", "tressette-live-moderne"),
        *("burraco-finished", "burraco-taken-back", "burraco-live-called", "burraco-abandoned"),
        *("tressette-taken-back", "tressette-abandoned", "tressette-live-called", "tressette-open"),
        *("fibur-2019", "circolo", "tressette", "unfinished", "online"),
    }
)
"""What is kept of a generation that is not whole: records with their positions, logs of tables, tournaments."""

MOMENTS: Final[Mapping[str, tuple[float, ...]]] = {
    "burraco-fibur-2019-2": (0.0, 0.5),
    "burraco-fibur-2019-4": (0.3, 0.7, 1.0),
    "burraco-fibur-2019-5-alone": (0.6,),
    "burraco-fibur-2019-options": (0.8,),
    "burraco-estratto-3-options": (0.4, 0.9),
    "burraco-estratto-6": (0.5,),
    "burraco-internazionale-4-options": (0.6,),
    "burraco-circolo-4": (0.5,),
    "tressette-tradizionali": (0.1, 0.55, 1.0),
    "tressette-tradizionali-options": (0.35,),
    "tressette-moderne": (0.2, 0.75),
    "tressette-moderne-secret-pairs": (0.5,),
    "tressette-adopted": (0.65,),
}
"""How much of a match is over in the positions that are taken from it."""

WRITTEN_BY_HAND: Final[Mapping[str, str]] = {
    "burraco-by-hand": "code: fibur-2019\nphase: play\nturn: B\nhand B: 4h 5h 6h 9s Kd\npile: 7c\n",
    "tressette-by-hand": "code: tradizionali\ndealer: D\ndealt A: s3 s2 sA c4 c5 b7 bR d6 dD dC\n",
}
"""Positions that say little and leave the rest to the pack, as people write them."""


# ── Chance ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@contextmanager
def foreseeable(seed: str) -> Iterator[None]:
    """Everything the program draws from the system's randomness comes from a seed: ids, keys, salts, secrets."""
    rng = Random(seed)
    with patch.object(os, "urandom", rng.randbytes), patch.object(random, "_urandom", rng.randbytes):
        yield


# ── Matches without a server ─────────────────────────────────────────────────────────────────────────────────────────


def played(name: str, headers: Mapping[str, str]) -> Record:
    """A match of bots: good ones, so that it is short."""
    game = ALL_GAMES[name.partition("-")[0]]
    opening, rng = game.open(headers), Random(name)
    bots: list[Any] = [find(game.name).kit.agent("maestro", rng) for _ in range(game.players(opening))]
    about = {"Date": "2026-01-01", "Place": "Heritage"}
    if game.name == "burraco":
        return play_burraco(opening, bots, rng).record(**about)
    return play_tressette(opening, bots, rng).record(**about)


def broken_off(record: Record, game_name: str, moves: int) -> Record:
    """The beginning of a match, as whoever breaks it off keeps it."""
    game = ALL_GAMES[game_name]
    opening = game.open(record.headers)
    return make_record(game, opening, record.moves[:moves], state_after(game, record, moves))


def state_after(game: AnyGame, record: Record, moves: int) -> Any:
    state = game.open(record.headers)
    for step in steps(game, record, moves):
        state = step.after
    return state


def make_records(folder: Path, *, whole: bool) -> None:
    for name, headers in MATCHES.items():
        if whole or name in CHOICE:
            _write_record(folder / f"{name}.txt", name, played(name, headers))
    for name, (of_game, headers_) in PROVED.items():
        if not whole and name not in CHOICE:
            continue
        _write_record(folder / f"{name}.txt", name, provable_match(ALL_GAMES[of_game], headers_))
    for match, moves in (("burraco-fibur-2019-4", 50), ("tressette-tradizionali", 23)):
        game, record = parse_record((folder / f"{match}.txt").read_text(encoding="utf-8"), ALL_GAMES)
        name = f"{game.name}-broken-off"
        _write_record(folder / f"{name}.txt", name, broken_off(record, game.name, moves))


def _write_record(path: Path, name: str, record: Record) -> None:
    path.write_text(spell_record(ALL_GAMES[name.partition("-")[0]], record), encoding="utf-8")


def make_positions(folder: Path, records: Path) -> None:
    """Positions as ``ventaglio replay --until N --position`` writes them."""
    for name, moments in MOMENTS.items():
        if not (records / f"{name}.txt").exists():
            continue
        game, record = parse_record((records / f"{name}.txt").read_text(encoding="utf-8"), ALL_GAMES)
        for moment in moments:
            moves = round(moment * len(record.moves)) or 1
            text = game.spell_position(state_after(game, record, moves))
            (folder / f"{name}-{moves}.txt").write_text(text, encoding="utf-8")
    for name, text in WRITTEN_BY_HAND.items():
        (folder / f"{name}.txt").write_text(text, encoding="utf-8")


# ── A server ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@contextmanager
def _scratch() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)


async def make_tournaments(folder: Path, scratch: Path, *, whole: bool) -> None:
    """Tournaments as ``ventaglio tournament save`` writes them."""
    database = Database(database_url(scratch, {}))
    try:
        await migrate(database)
        clock = Clock()
        office = Office(database, clock)
        for name in DAYS:
            if not whole and name not in CHOICE:
                continue
            tournament_id = await spend(office, name, clock.passes)
            (folder / f"{name}.json").write_bytes(await office.save(tournament_id))
    finally:
        await database.close()


async def make_data(folder: Path, saved: Path) -> None:
    """A data folder after an evening at its server, and after tournaments were brought to it."""
    secret(folder)
    database = Database(database_url(folder, {}))
    try:
        await migrate(database)
        evening = await play_evening(database, Clock())
        for name in ("fibur-2019", "unfinished"):
            await evening.office.restore((saved / f"{name}.json").read_bytes())
        (saved / "online.json").write_bytes(await evening.office.save(evening.tournament))
    finally:
        await database.close()


async def make_logs(folder: Path, data: Path, records: Path, *, whole: bool) -> None:
    """The logs of the tables in a database, an entry a line; and some records out of them."""
    database = Database(database_url(data, {}))
    try:
        logs = Logs(database, "heritage")
        for table_id in await _every_table(database):
            if not whole and table_id not in CHOICE:
                continue
            rows = await logs.read(table_id)
            lines = [json.dumps(row._asdict(), ensure_ascii=False) for row in rows]
            (folder / f"{table_id}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
            if table_id in SERVED:
                course = course_of(table_id, read_log((row.at, row.body) for row in rows))
                text = spell_record(course.table.kit.game, record_of(course))
                (records / f"{table_id}.txt").write_text(text, encoding="utf-8")
    finally:
        await database.close()


async def _every_table(database: Database) -> list[str]:
    async with database.reading() as connection:
        return [row.id for row in await connection.execute(select(TABLES.c.id).order_by(TABLES.c.id))]


# ── A generation ─────────────────────────────────────────────────────────────────────────────────────────────────────


def make(generation: Path, *, whole: bool) -> None:
    """A generation, into a new folder."""
    for kind in KINDS:
        (generation / kind).mkdir(parents=True)
    make_records(generation / "records", whole=whole)
    make_positions(generation / "positions", generation / "records")
    with _scratch() as scratch, foreseeable("tournaments"):
        asyncio.run(make_tournaments(generation / "tournaments", scratch, whole=whole))
    with foreseeable("data"):
        asyncio.run(make_data(generation / "data", generation / "tournaments"))
    asyncio.run(make_logs(generation / "logs", generation / "data", generation / "records", whole=whole))
    if whole:
        backup(generation / "data", generation / BACKUP)
        # Whoever only reads a database of SQLite leaves these behind; there is nothing in them.
        for passing in (generation / "data").glob("*-???"):
            assert passing.suffix.endswith("-shm") or not passing.stat().st_size
            passing.unlink()
    else:
        shutil.rmtree(generation / "data")
    expect(generation, found_in(generation))
    for kind in sorted(never_written(generation)):
        sys.stdout.write(f"there is no {kind} in it\n")


def never_written(generation: Path) -> set[str]:
    """What the program could have written into a log, and has not: the script might be taught to bring it about.

    Not everything need be there. Some things can happen at one table in a thousand only.
    """
    known = {f"entry {_tag(kind)}" for kind in get_args(TableEntry)}
    known |= {f"line {_tag(kind)}" for kind in get_args(Happening)}
    known |= {f"{name} event {_tag(kind)}" for name, game in ALL_GAMES.items() for kind in get_args(game.event)}
    written: set[str] = set()
    for path in (generation / "logs").iterdir():
        rows = [json.loads(body) for _, _, body in rows_of(path.read_text(encoding="utf-8"))]
        written |= {f"entry {row['type']}" for row in rows}
        events = [event for row in rows for event in row.get("events", ())]
        written |= {f"{rows[0]['game']} event {event['type']}" for event in events}
        inner = [event["event"] for event in events if event["type"] == "happened"]
        written |= {f"{rows[0]['game'].removesuffix('-live')} event {event['type']}" for event in inner}
    for path in (generation / "tournaments").iterdir():
        written |= {f"line {line['body']['type']}" for line in json.loads(path.read_text(encoding="utf-8"))["log"]}
    return known - written


def _tag(kind: Any) -> str:
    return str(getattr(kind, "__origin__", kind).__struct_config__.tag)


def found_in(generation: Path) -> dict[str, Any]:
    """What the program of now makes of every file of a generation."""
    with _scratch() as scratch:
        return {kind: dict(read(generation, kind, scratch)) for kind in kinds(generation)}


def expect(generation: Path, found: Mapping[str, Any]) -> None:
    text = json.dumps(found, ensure_ascii=False, indent=1, sort_keys=True)
    (generation / EXPECTED).write_text(text + "\n", encoding="utf-8")


def retell(generation: Path) -> None:
    """Take note of new words, and of nothing else."""
    known = json.loads((generation / EXPECTED).read_text(encoding="utf-8"))
    expect(generation, told_only(known, found_in(generation)))


def main(words: list[str]) -> None:
    match words:
        case ["--told", name] if (HERE / name / EXPECTED).is_file():
            retell(HERE / name)
        case [name] if name.isidentifier() and not (HERE / name).exists():
            make(HERE / name, whole=False)
        case ["--whole", name] if name.isidentifier() and not (HERE / name).exists():
            make(HERE / name, whole=True)
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
