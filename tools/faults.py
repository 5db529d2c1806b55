"""Break servers a hundred times while people and bots play, then check that nothing is lost and nothing done twice.

    python -m tools.faults              both: one process on SQLite, two on PostgreSQL and Valkey
    python -m tools.faults sqlite       only one of them (or: postgresql)
    python -m tools.faults --seed 2     other moments
    python -m tools.faults --faults 10  fewer

The limits of the house are on. A smaller run is among the tests (tests/faults), and this one among those of the night.
"""

import argparse
import asyncio
import socket
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.faults.breaking import Surroundings
from tests.faults.chaos import Plan, Report, run
from tests.faults.lossy import Gate, line_to
from tests.servers import postgres, valkey

PLAN = Plan(tables=8, pairs=4, faults=100, processes=1, seconds=7200, pace=0.5, peace=2)
PLANS = {"sqlite": PLAN, "postgresql": PLAN._replace(processes=2)}


@asynccontextmanager
async def surroundings(variant: str, folder: Path) -> AsyncIterator[tuple[dict[str, str], Surroundings]]:
    """The settings of a variant, and what it stands on: servers of its own, behind lines that can be broken."""
    if variant == "sqlite":
        yield {}, Surroundings()
        return
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    with postgres() as server, server.fresh_database() as database, valkey() as bus:
        ends = folder / "lines"
        ends.mkdir()
        gate = Gate(bus, port)
        async with line_to(database, ends) as (line, address):
            await gate.open()
            try:
                env = {"VENTAGLIO_DATABASE": address, "VENTAGLIO_VALKEY": gate.url}
                yield env, Surroundings(server.folder / "data", line, gate)
            finally:
                gate.close()


async def _one(variant: str, plan: Plan) -> Report:
    def say(line: str) -> None:
        print(f"{variant}: {time.strftime('%H:%M:%S')} {line}", flush=True)

    with tempfile.TemporaryDirectory(prefix="ventaglio-faults-") as name:
        folder = Path(name)
        async with surroundings(variant, folder) as (env, around):
            report = await run(plan, folder / "run", env, around, say)
    for trouble in report.troubles:
        say(trouble)
    say(report.line())
    return report


def main(words: list[str]) -> int:
    """Run what is asked for; the result is whether anything went wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variant", nargs="?", choices=tuple(PLANS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--faults", type=int, default=PLAN.faults)
    asked = parser.parse_args(words)
    failed = False
    for variant, plan in PLANS.items():
        if asked.variant in (None, variant):
            report = asyncio.run(_one(variant, plan._replace(seed=asked.seed, faults=asked.faults)))
            failed = failed or bool(report.troubles)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
