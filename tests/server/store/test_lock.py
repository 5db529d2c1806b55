"""Two servers on one folder, neither of which would hear of the other."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ventaglio.core.refusal import BadInput
from ventaglio.server.store.database import sqlite_url
from ventaglio.server.store.lock import served

HOLDING = """
import sys
from ventaglio.server.store.lock import served
with served(sys.argv[1], several=sys.argv[2] == "several"):
    print("held", flush=True)
    sys.stdin.readline()
"""


@pytest.fixture
def url(tmp_path: Path) -> str:
    return sqlite_url(str(tmp_path / "data" / "ventaglio.sqlite3"))


def holding(url: str, how: str) -> "subprocess.Popen[bytes]":
    """Another process that serves a database."""
    command = [sys.executable, "-c", HOLDING, url, how]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stdout.readline() == b"held\n"
    return process


@pytest.mark.parametrize("first, second", [("alone", False), ("several", False), ("alone", True)])
def test_two_that_do_not_hear_of_each_other_are_too_many(url: str, first: str, second: bool) -> None:
    with holding(url, first) as other:
        with pytest.raises(BadInput, match="in use"), served(url, several=second, patience=0.0):
            pass
        other.kill()
        other.wait()
        # Nothing has to be cleared away after a crash.
        with served(url, several=second, patience=0.0):
            pass


def test_those_who_tell_each_other_may_be_several(url: str) -> None:
    with holding(url, "several") as other:
        with served(url, several=True, patience=0.0), served(url, several=True, patience=0.0):
            pass
        other.kill()


def test_a_database_server_is_not_locked() -> None:
    with served("postgresql+asyncpg://nobody@/nothing", several=False):
        pass


@pytest.mark.long
def test_the_second_is_told_in_a_sentence(tmp_path: Path, url: str) -> None:
    words = ("--no-browser", "--port", "0", "--data", str(tmp_path / "data"))
    command = [sys.executable, "-m", "ventaglio.cli", "serve", *words]
    own = {name: value for name, value in os.environ.items() if not name.startswith("VENTAGLIO_")}
    surroundings = {**own, "LANG": "C"}
    with served(url, several=False):
        second = subprocess.run(command, capture_output=True, text=True, env=surroundings, check=False)
    assert second.returncode != 0
    told = " ".join((second.stdout + second.stderr).split())
    assert "another server serves" in told
    assert "VENTAGLIO_VALKEY" in told
    assert "Traceback" not in told
