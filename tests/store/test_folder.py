"""The data folder: where it is, and its secret."""

import subprocess
import sys
from pathlib import Path

import pytest

from ventaglio.store.folder import database_file, database_url, default_folder, secret

HOME = Path.home() / ".local" / "share" / "ventaglio"


@pytest.mark.parametrize(
    "env, folder",
    [
        ({}, HOME),
        ({"XDG_DATA_HOME": "/data"}, Path("/data/ventaglio")),
        ({"XDG_DATA_HOME": "data"}, HOME),
        ({"XDG_DATA_HOME": ""}, HOME),
        ({"VENTAGLIO_DATA": "here", "XDG_DATA_HOME": "/data"}, Path("here")),
        ({"VENTAGLIO_DATA": "~/here"}, Path.home() / "here"),
        ({"VENTAGLIO_DATA": "", "XDG_DATA_HOME": "/data"}, Path("/data/ventaglio")),
    ],
)
def test_where_the_data_is(env: dict[str, str], folder: Path) -> None:
    assert default_folder(env) == folder


def test_the_database_is_in_the_folder_unless_a_server_is_named() -> None:
    assert database_file(Path("/data")) == Path("/data/ventaglio.sqlite3")
    assert database_url(Path("/data"), {}) == "sqlite+aiosqlite:////data/ventaglio.sqlite3"
    named = "postgresql+asyncpg://somewhere/ventaglio"
    assert database_url(Path("/data"), {"VENTAGLIO_DATABASE": named}) == named


def test_the_secret_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    made = secret(folder)
    assert len(made) == 32
    assert secret(folder) == made
    assert (folder / "secret").stat().st_mode & 0o777 == 0o600
    assert folder.stat().st_mode & 0o777 == 0o700
    assert secret(tmp_path / "other") != made
    assert [one.name for one in folder.iterdir()] == ["secret"]


@pytest.mark.long
def test_all_who_start_at_once_get_the_same_secret(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from ventaglio.store.folder import secret\n"
        "print('ready', flush=True); sys.stdin.readline(); print(secret(Path(sys.argv[1])).hex())"
    )
    command = [sys.executable, "-c", program, str(tmp_path / "data")]
    starting = [subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(4)]
    for process in starting:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in starting:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    secrets = {process.communicate()[0] for process in starting}
    assert secrets == {f"{secret(tmp_path / 'data').hex()}\n"}
