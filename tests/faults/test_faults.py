"""Whatever breaks, and whenever: what was acknowledged is there, nothing is there twice, and every match is finished.

The limits of the house are on. Every night a hundred faults come upon each database, of every kind there is.
"""

from pathlib import Path

import pytest

from tests.faults.chaos import Plan, run
from tools.faults import PLANS, surroundings

KINDS = ("kill", "kill while starting", "kill of all")
PLAN = Plan(tables=3, pairs=1, faults=3, processes=1, seconds=400, kinds=KINDS, peace=2)


@pytest.mark.long
@pytest.mark.anyio
async def test_one_process_on_sqlite(tmp_path: Path) -> None:
    report = await run(PLAN._replace(kinds=("kill while starting", "full disk")), tmp_path, {})
    assert report.troubles == []
    assert report.in_play
    assert report.acknowledged > 0


@pytest.mark.long
@pytest.mark.anyio
async def test_two_processes_on_postgresql(tmp_path: Path, postgres_url: str, valkey_url: str) -> None:
    env = {"VENTAGLIO_DATABASE": postgres_url, "VENTAGLIO_VALKEY": valkey_url}
    report = await run(PLAN._replace(processes=2), tmp_path, env)
    assert report.troubles == []
    assert report.in_play
    assert report.acknowledged > 0


@pytest.mark.nightly
@pytest.mark.anyio
@pytest.mark.parametrize("variant", PLANS)
async def test_a_hundred_faults(tmp_path: Path, variant: str) -> None:
    async with surroundings(variant, tmp_path) as (env, around):
        report = await run(PLANS[variant], tmp_path / "run", env, around)
    assert report.troubles == [], report.line()
    assert report.in_play == sum(report.faults.values()) == 100
