"""The command as a test calls it: in this process, or in one of its own."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

from ventaglio.cli.app import run

if TYPE_CHECKING:
    from tests.cli.tournaments import TournamentDesk
    from tests.server.desk.days import Time


class Answer(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


Cli = Callable[..., Answer]

PLAIN = {"LC_ALL": "C.UTF-8", "COLUMNS": "80", "NO_COLOR": "1", "TERM": "dumb"}


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cli:
    """Run a command line in this process."""
    for name, value in PLAIN.items():
        monkeypatch.setenv(name, value)

    def call(*words: object, stdin: str | bytes = "") -> Answer:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        capsys.readouterr()
        code = run([str(word) for word in words])
        out, err = capsys.readouterr()
        return Answer(code, out, err)

    return call


@pytest.fixture
def shell() -> Cli:
    """Run a command line as a user would, in a process of its own."""

    def call(*words: object, stdin: str | bytes = "", **env: str) -> Answer:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        done = subprocess.run(
            [sys.executable, "-m", "ventaglio.cli", *map(str, words)],
            input=data,
            capture_output=True,
            env={**os.environ, **PLAIN, **env},
            timeout=60,
            check=False,
        )
        return Answer(done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace"))

    return call


@pytest.fixture
def records() -> list[Path]:
    """A record for every code and number of players."""
    return sorted((Path(__file__).parents[1] / "playthroughs").glob("*.txt"))


# ── A tournament's desk ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def hand_clock(monkeypatch: pytest.MonkeyPatch) -> "Time":
    """The clock of the desk, moved by hand."""
    from tests.server.desk.days import Time
    from ventaglio.cli.tournament import working

    found = Time()
    monkeypatch.setattr(working, "clock", found)
    return found


@pytest.fixture
def tournament_desk(cli: Cli, tmp_path: Path, hand_clock: "Time", monkeypatch: pytest.MonkeyPatch) -> "TournamentDesk":
    """The desk of tournaments, on a data folder of its own."""
    from tests.cli.tournaments import TournamentDesk

    for name in ("VENTAGLIO_DATABASE", "VENTAGLIO_TOURNAMENT"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("VENTAGLIO_DATA", str(tmp_path / "data"))
    return TournamentDesk(cli, tmp_path)
