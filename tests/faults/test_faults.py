"""Whoever dies, and whenever: what was acknowledged is there, nothing is there twice, and every match is finished."""

from pathlib import Path

import pytest

from tests.faults.chaos import Plan, run

PLAN = Plan(bot_tables=5, people_tables=2, kills=3, processes=1, seconds=150)


@pytest.mark.long
@pytest.mark.anyio
async def test_one_process_on_sqlite(tmp_path: Path) -> None:
    report = await run(PLAN, tmp_path, {})
    assert report.troubles == []
    assert report.kills_in_play
    assert report.acknowledged > 0


@pytest.mark.long
@pytest.mark.anyio
async def test_two_processes_on_postgresql(tmp_path: Path, postgres_url: str, valkey_url: str) -> None:
    env = {"VENTAGLIO_DATABASE": postgres_url, "VENTAGLIO_VALKEY": valkey_url}
    report = await run(PLAN._replace(processes=2), tmp_path, env)
    assert report.troubles == []
    assert report.kills_in_play
    assert report.acknowledged > 0
