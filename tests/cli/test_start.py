"""What a command loads before it answers: as little as it needs."""

import subprocess
import sys
from collections.abc import Iterable
from importlib.util import find_spec

import pytest

from tests.sources import existing, within
from ventaglio.games.common.plugin.catalogue import HOUSE

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
GAMES = existing(*(f"games/{game}" for game in HOUSE))
BOTS = existing(*(f"games/{game}/bots" for game in (*HOUSE, "common")))
TABLES = existing("server/tables")
ROOMS = existing("api", "law/referee", "server", "tournaments")


def loaded_by(*words: str) -> set[str]:
    """The modules that a process has loaded once it has done what a command line says."""
    source = ANSWERS.format(words=list(words))
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout
    return set(done.stderr.split())


def of_ours(loaded: Iterable[str], places: Iterable[str]) -> set[str]:
    """The modules of some places of the program, as in ``server/tables``."""
    return {name for name in loaded if within(name.replace(".", "/").removeprefix("ventaglio/"), places)}


def of_others(loaded: Iterable[str], *packages: str) -> set[str]:
    assert [one for one in packages if find_spec(one) is None] == [], "what is not installed is never loaded"
    return {name for name in loaded if name.partition(".")[0] in packages}


def test_the_version_needs_nothing() -> None:
    loaded = loaded_by("--version")
    assert {name for name in loaded if name.startswith("ventaglio")} == {"ventaglio", "ventaglio.cli"}
    assert not loaded & {"cyclopts", "rich", "msgspec", "pathlib", "re"}


@pytest.mark.parametrize("words", [["--help"], ["--help", "--lang", "it"], ["tournament", "--help"], ["play"]])
def test_a_list_of_commands_needs_neither_games_nor_servers(words: list[str]) -> None:
    loaded = loaded_by(*words)
    assert of_others(loaded, *HEAVY) == set()
    assert of_ours(loaded, (*ROOMS, *GAMES, *BOTS)) == set()


def test_a_desk_needs_no_tables() -> None:
    loaded = loaded_by("tournament", "show", "--help")
    assert of_ours(loaded, (*TABLES, *BOTS)) == set()
    assert of_others(loaded, "redis", "litestar") == set()


def test_a_game_needs_no_server() -> None:
    loaded = loaded_by("play", "tressette", "--help")
    assert of_ours(loaded, GAMES), "the modules of a game are told from others"
    assert of_ours(loaded, TABLES) == set()
    assert of_others(loaded, "sqlalchemy", "litestar", "typst") == set()
