"""The data folder: where it is, and its secret."""

import subprocess
import sys
from pathlib import Path
from threading import Timer

import pytest

from ventaglio.server.store.folder import database_file, database_url, default_folder, secret

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


@pytest.mark.parametrize(
    "system, env, folder",
    [
        ("win32", {"LOCALAPPDATA": "/users/ada/local"}, "/users/ada/local/ventaglio"),
        ("win32", {}, "AppData/Local/ventaglio"),
        ("darwin", {}, "Library/Application Support/ventaglio"),
        ("darwin", {"XDG_DATA_HOME": "/data"}, "/data/ventaglio"),
        ("darwin", {"VENTAGLIO_DATA": "/here"}, "/here"),
        ("linux", {"LOCALAPPDATA": "/users"}, ".local/share/ventaglio"),
    ],
)
def test_every_system_has_its_place_for_data(
    system: str, env: dict[str, str], folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_folder(env) == tmp_path / folder
    # Data that is where it always was stays in use.
    (tmp_path / ".local/share/ventaglio").mkdir(parents=True)
    named = {"VENTAGLIO_DATA", "XDG_DATA_HOME"} & set(env)
    assert default_folder(env) == (tmp_path / folder if named else tmp_path / ".local/share/ventaglio")


@pytest.mark.parametrize("trouble", [OSError(1, "no links here"), AttributeError("link"), NotImplementedError()])
def test_where_there_are_no_links_the_secret_is_made_without(
    trouble: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def link(*_: object) -> None:
        raise trouble

    monkeypatch.setattr("os.link", link)
    made = secret(tmp_path)
    assert (len(made), secret(tmp_path)) == (32, made)
    assert [one.name for one in tmp_path.iterdir()] == ["secret"]


def test_a_secret_that_is_just_being_made_is_waited_for(tmp_path: Path) -> None:
    (tmp_path / "secret").touch()
    Timer(0.05, lambda: (tmp_path / "secret").write_bytes(b"x" * 32)).start()
    assert secret(tmp_path) == b"x" * 32


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
        "import sys; from pathlib import Path; from ventaglio.server.store.folder import secret\n"
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
