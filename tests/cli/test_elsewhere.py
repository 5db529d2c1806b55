"""Systems that are not Linux: the program needs nothing that only some of them have.

They are played here on one that has it all: what others lack is taken away before anything of ours is loaded.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import httpx
import pytest

from tests.cli.conftest import PLAIN
from tests.running import Server
from tests.sources import PACKAGE

MODULES: Final = (
    *("curses", "fcntl", "grp", "posix_ipc", "pty", "pwd", "readline", "resource", "spwd", "syslog", "termios", "tty"),
    "uvloop",
)
"""What Windows does not have; macOS has all but some."""

NAMES: Final = {
    "os": (
        *(
            "fork",
            "forkpty",
            "getuid",
            "geteuid",
            "getgid",
            "getpgid",
            "getloadavg",
            "killpg",
            "link",
            "mkfifo",
            "nice",
        ),
        *("sched_getaffinity", "setsid", "statvfs", "uname", "register_at_fork", "fchmod", "fchown", "chown", "pread"),
    ),
    "signal": ("SIGHUP", "SIGKILL", "SIGQUIT", "SIGUSR1", "SIGUSR2", "SIGALRM", "SIGCHLD", "SIGPIPE", "pause", "alarm"),
    "time": ("tzset", "clock_gettime"),
}
"""What their modules lack."""

ELSEWHERE: Final = """
import asyncio, os, signal, socket, subprocess, ssl, sys, time, tempfile, multiprocessing, concurrent.futures.process
import ctypes, mimetypes, platform, webbrowser, uuid, logging.handlers, sqlite3, random, http.server, urllib.request
import email.message, getpass, locale, secrets, zoneinfo
from types import SimpleNamespace

# Others know other systems better than we, and would look for their libraries: they have looked already.
import rich.console, rich.progress, cyclopts
if "serve" in sys.argv:
    import uvicorn, litestar, sqlalchemy.ext.asyncio, alembic.command, aiosqlite, asyncpg, structlog, prometheus_client
    import redis.asyncio, limits.aio.strategies, argon2, httpx, websockets, openpyxl, uvicorn.protocols.http.auto
    import uvicorn.protocols.websockets.auto

lacking, names = {modules!r}, {names!r}

class Nowhere:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in lacking:
            raise ImportError(f"there is no {{name}} here", name=name)

for name in lacking:
    sys.modules.pop(name, None)
sys.meta_path.insert(0, Nowhere())
for module, lost in names.items():
    for name in lost:
        if hasattr(sys.modules[module], name):
            delattr(sys.modules[module], name)

def refuse(*_, **__):
    raise NotImplementedError

asyncio.SelectorEventLoop.add_signal_handler = refuse
asyncio.ProactorEventLoop = asyncio.SelectorEventLoop
ctypes.windll = SimpleNamespace(kernel32=SimpleNamespace(GetUserDefaultUILanguage=lambda: 0x0410))
sys.platform = {platform!r}
from ventaglio.cli import main
main()
"""


def elsewhere(platform: str) -> list[str]:
    return [sys.executable, "-c", ELSEWHERE.format(modules=MODULES, names=NAMES, platform=platform)]


def test_nothing_that_some_systems_lack_is_loaded_unguarded() -> None:
    """It may be used inside of a function or a ``try``: whoever writes that has thought of those who lack it."""
    loaded = re.compile(rf"(?m)^(?:import|from) ({'|'.join(MODULES)})\b")
    found = {path: loaded.findall(path.read_text(encoding="utf-8")) for path in PACKAGE.rglob("*.py")}
    assert {path.name: names for path, names in found.items() if names} == {}
    assert len(found) > 100


@pytest.mark.long
@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_the_commands_work_there(platform: str, tmp_path: Path) -> None:
    quiet = {**os.environ, **PLAIN, "LC_ALL": "", "LANG": "", "HOME": str(tmp_path), "LOCALAPPDATA": str(tmp_path)}
    command = [*elsewhere(platform), "codes", "list"]
    answer = subprocess.run(command, capture_output=True, text=True, env=quiet, check=False)
    assert (answer.returncode, answer.stderr) == (0, "")
    assert "fibur-2019" in answer.stdout
    # Windows says in its own way that it is Italian; elsewhere nobody has said so.
    assert ("giocatori" in answer.stdout) is (platform == "win32")


@pytest.mark.long
def test_a_server_runs_on_windows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    python = tmp_path / "python"
    start = f"import os, sys; os.execv({sys.executable!r}, [*{elsewhere('win32')!r}, *sys.argv[3:]])"
    python.write_text(f"#!{sys.executable}\n{start}\n", encoding="utf-8")
    python.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(python))
    server = Server(tmp_path / "data", cold=True)
    try:
        with httpx.Client(base_url=server.address, trust_env=False) as http:
            assert http.get("/health/ready").status_code == 200
            assert http.get("/metrics").status_code == 200
    finally:
        assert server.stop() == 0
    assert not [line for line in map(json.loads, server.log().splitlines()) if line["level"] in ("error", "critical")]
