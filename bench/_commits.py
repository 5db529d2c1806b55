"""How often a database commits one bare row, with the driver and the settings of our servers: one after the other.

``python -m bench._commits URL SECONDS`` is one writer: it waits for a line on its input, and says how many a second.
"""

import asyncio
import subprocess
import sys
from time import perf_counter
from typing import Final

from sqlalchemy import Column, Integer, MetaData, Table, Text, insert

from ventaglio.server.store.database import Database

_METADATA: Final = MetaData()
_ROWS: Final = Table("bare_rows", _METADATA, Column("id", Integer, primary_key=True), Column("body", Text))
_BODY: Final = "x" * 200


def commits(url: str, writers: int, seconds: float) -> float:
    """Commits a second of some processes that write at the same time."""
    command = [sys.executable, "-m", "bench._commits", url, str(seconds)]
    running = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(writers)
    ]
    for writer in running:
        assert writer.stdout is not None
        if writer.stdout.readline() != "ready\n":
            raise RuntimeError("a writer did not start")
    for writer in running:
        assert writer.stdin is not None
        writer.stdin.write("go\n")
        writer.stdin.flush()
    return sum(float(writer.communicate()[0]) for writer in running)


async def _write(url: str, seconds: float) -> None:
    database = Database(url)
    async with database.writing() as connection:
        await connection.run_sync(_METADATA.create_all)
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    began, done = perf_counter(), 0
    while (elapsed := perf_counter() - began) < seconds:
        async with database.writing() as connection:
            await connection.execute(insert(_ROWS).values(body=_BODY))
        done += 1
    print(done / elapsed)
    await database.close()


if __name__ == "__main__":
    import uvloop

    uvloop.run(_write(sys.argv[1], float(sys.argv[2])))
