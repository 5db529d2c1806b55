"""Kill servers while 200 tables of bots play, then check that nothing is lost and nothing done twice.

    python -m tools.faults              both: one process on SQLite, two on PostgreSQL and Valkey
    python -m tools.faults sqlite       only one of them (or: postgresql)
    python -m tools.faults --seed 2     other moments

A smaller run is among the tests (tests/faults).
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.faults.chaos import Plan, run
from tests.servers import postgres, valkey

PLAN = Plan(200, 10, kills=12, processes=1, seconds=600, burraco_hands=2, tressette_passate=4, peace=20)
PLANS = {"sqlite": PLAN, "postgresql": PLAN._replace(processes=2)}


@contextmanager
def surroundings(variant: str) -> Iterator[dict[str, str]]:
    """The settings of a variant, and the servers that it needs."""
    if variant == "sqlite":
        yield {}
        return
    with postgres() as server, server.fresh_database() as database, valkey() as bus:
        yield {"VENTAGLIO_DATABASE": database, "VENTAGLIO_VALKEY": bus}


def main(words: list[str]) -> int:
    """Run what is asked for; the result is whether anything went wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variant", nargs="?", choices=tuple(PLANS))
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(words)
    failed = False
    for variant, plan in PLANS.items():
        if asked.variant not in (None, variant):
            continue
        with tempfile.TemporaryDirectory(prefix="ventaglio-faults-") as folder, surroundings(variant) as env:

            def say(line: str, variant: str = variant) -> None:
                print(f"{variant}: {line}", flush=True)

            report = asyncio.run(run(plan._replace(seed=asked.seed), Path(folder), env, say))
            for trouble in report.troubles:
                say(trouble)
            say(report.line())
            failed = failed or bool(report.troubles)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
