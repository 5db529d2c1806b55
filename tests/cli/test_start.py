"""What a command loads before it answers: as little as it needs."""

import subprocess
import sys

import pytest

ANSWERS = """
import sys
sys.argv[1:] = {words!r}
from ventaglio.cli import main
try:
    main()
except SystemExit:
    sys.stderr.write(" ".join(sorted(sys.modules)))
"""

HEAVY = {"alembic", "argon2", "asyncio", "babel", "fluent", "httpx", "litestar", "openpyxl", "openskill", "redis"} | {
    *("rustworkx", "sqlalchemy", "structlog", "typst", "uvicorn", "websockets"),
}
ROOMS = ("api", "games.burraco", "games.common.bots", "games.tressette", "law.referee", "server", "tournaments")


def loaded_by(*words: str) -> set[str]:
    """The modules that a process has loaded once it has done what a command line says."""
    source = ANSWERS.format(words=list(words))
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout
    return set(done.stderr.split())


def test_the_version_needs_nothing() -> None:
    loaded = loaded_by("--version")
    assert {name for name in loaded if name.startswith("ventaglio")} == {"ventaglio", "ventaglio.cli"}
    assert not loaded & {"cyclopts", "rich", "msgspec", "pathlib", "re"}


@pytest.mark.parametrize("words", [["--help"], ["--help", "--lang", "it"], ["tournament", "--help"], ["play"]])
def test_a_list_of_commands_needs_neither_games_nor_servers(words: list[str]) -> None:
    loaded = loaded_by(*words)
    assert {name for name in loaded if name.partition(".")[0] in HEAVY} == set()
    assert {name for name in loaded if name.startswith(tuple(f"ventaglio.{room}" for room in ROOMS))} == set()


def test_a_desk_needs_no_tables() -> None:
    loaded = loaded_by("tournament", "show", "--help")
    assert not {
        name
        for name in loaded
        if name.startswith(
            (
                "ventaglio.server.tables",
                "ventaglio.games.burraco.bots",
                "ventaglio.games.common.bots",
                "redis",
                "litestar",
            )
        )
    }


def test_a_game_needs_no_server() -> None:
    loaded = loaded_by("play", "tressette", "--help")
    assert not {
        name for name in loaded if name.startswith(("ventaglio.server.tables", "sqlalchemy", "litestar", "typst"))
    }
