"""What lies in deploy/ fits the program: its settings, its ports, its folders, its commands."""

import configparser
import fnmatch
import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from sqlalchemy import make_url

from tests.running import Server
from tools import build_ui
from ventaglio.cli.app import build
from ventaglio.games.common.terminal.screen import Terminal
from ventaglio.lang import translator
from ventaglio.server.web.house import Settings
from ventaglio.server.web.serve import STOP_SECONDS

ROOT: Final = Path(__file__).parents[2]
DEPLOY: Final = ROOT / "deploy"
PROXY: Final = {"VENTAGLIO_SITE", "VENTAGLIO_SERVERS"}
"""What the proxy in front is told, and not the program."""

_NAMES: Final = re.compile(r"VENTAGLIO_[A-Z_]+")


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def yaml(name: str) -> Any:
    return msgspec.yaml.decode(read(name))


def settings_in(folder: Path) -> set[str]:
    return {name for path in folder.rglob("*.py") for name in _NAMES.findall(path.read_text(encoding="utf-8"))}


def understood(words: list[str]) -> dict[str, object]:
    """What the command makes of these words; it complains of what it does not know."""
    place = Terminal(translator("en"))
    _, bound, _ = build(place, words).parse_args(words, exit_on_error=False, print_error=False)
    return dict(bound.arguments)


def seconds(text: str) -> float:
    return float(text.rstrip("s"))


# ── Settings ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_every_setting_that_is_set_is_one() -> None:
    known = settings_in(ROOT / "src")
    files = [path for path in DEPLOY.rglob("*") if path.is_file()]
    named = {name for path in files for name in _NAMES.findall(path.read_text(encoding="utf-8"))}
    assert named - PROXY <= known
    documented = set(_NAMES.findall((ROOT / "docs" / "server.md").read_text(encoding="utf-8")))
    package = ROOT / "src" / "ventaglio"
    of_servers = settings_in(package / "server")
    assert len(of_servers) > 10
    assert of_servers <= documented


# ── systemd ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def unit() -> configparser.RawConfigParser:
    class Several(dict[str, Any]):
        """Some keys stand there more than once."""

        def __setitem__(self, key: str, value: Any) -> None:
            if isinstance(value, list) and key in self:
                value = [*self[key], *value]
            super().__setitem__(key, value)

    parser = configparser.RawConfigParser(dict_type=Several, strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(read("ventaglio@.service"))
    return parser


def test_the_unit_starts_the_program() -> None:
    service = unit()["Service"]
    command, *words = shlex.split(service["ExecStart"].replace("%i", "8765"))
    assert command == "/opt/ventaglio/bin/ventaglio"
    told = understood(words)
    assert (told["port"], told["host"], told["browser"]) == (8765, "127.0.0.1", False)
    environment = dict(one.split("=", 1) for one in service["Environment"].split())
    folder, backups = environment["VENTAGLIO_DATA"], environment["VENTAGLIO_BACKUP_FOLDER"]
    assert environment["XDG_CACHE_HOME"] == f"/var/cache/{service['CacheDirectory']}"
    assert {folder, backups} == {f"/var/lib/{name}" for name in service["StateDirectory"].split()}
    assert float(service["TimeoutStopSec"]) > STOP_SECONDS
    assert service["User"] != "root"
    assert service["DynamicUser"] == service["NoNewPrivileges"] == "yes"
    example = dict(line.split("=", 1) for line in read("ventaglio.env.example").splitlines() if line[:1].isalpha())
    found = Settings.of(Path("/var/lib/ventaglio"), example)
    assert found.proxied
    assert found.secure
    assert found.backups is not None
    assert found.backups.folder == Path(backups), "where they go by themselves is where the unit lets them"


def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    """Where there is no systemd, the test above has read the unit."""
    tool = shutil.which("systemd-analyze")
    if tool is None:
        assert unit().sections() == ["Unit", "Service", "Install"]
        return
    true = shutil.which("true")
    # The program is not installed where the unit expects it; everything else is looked at as it is.
    text = read("ventaglio@.service").replace("/opt/ventaglio/bin/ventaglio", str(true))
    (tmp_path / "ventaglio@8765.service").write_text(text, encoding="utf-8")
    command = [tool, "verify", "--man=no", str(tmp_path / "ventaglio@8765.service")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    ours = [line for line in done.stderr.splitlines() if "ventaglio" in line]
    assert (done.returncode, ours) == (0, [])


# ── The container ─────────────────────────────────────────────────────────────────────────────────────────────────────


class Stage:
    """One stage of the Containerfile, its instructions in order."""

    def __init__(self, words: list[str]) -> None:
        self.name = words[-1] if "AS" in words else ""
        self.steps: list[tuple[str, str]] = []

    def all(self, kind: str) -> list[str]:
        return [rest for one, rest in self.steps if one == kind]


def stages() -> list[Stage]:
    text = re.sub(r"(?m)^\s*#.*\n", "", read("Containerfile")).replace("\\\n", " ")
    found: list[Stage] = []
    for line in filter(str.strip, text.splitlines()):
        kind, rest = line.split(None, 1)
        if kind == "FROM":
            found.append(Stage(rest.split()))
        else:
            found[-1].steps.append((kind, " ".join(rest.split())))
    return found


def taken(path: str) -> bool:
    """Whether a file gets to where the container is built: the last line says that fits it or a folder above it."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    above = [path.rsplit("/", number)[0] for number in range(path.count("/") + 1)]
    found = True
    for line in lines:
        pattern = line.removeprefix("!").replace("**/", "*")
        if pattern and not line.startswith("#") and any(fnmatch.fnmatch(one, pattern) for one in above):
            found = line.startswith("!")
    return found


def test_the_container_is_built_of_what_is_there() -> None:
    build_stage, _ = stages()
    for copied in build_stage.all("COPY"):
        for source in copied.split()[:-1]:
            assert (ROOT / source).exists(), source
            assert source == "." or taken(source), source
    for needed in ("src/ventaglio/cli/app.py", "tools/build_ui.py", "pyproject.toml", "README.md", "LICENSE"):
        assert (ROOT / needed).exists(), needed
        assert taken(needed), needed
    run = " ".join(build_stage.all("RUN"))
    for script in re.findall(r"\S+\.(?:py|lock)\b", run):
        assert (ROOT / script).exists(), script
    assert "--require-hashes" in run


def test_the_pages_of_the_container_are_made_of_all_that_pages_are_made_of() -> None:
    """Without the cases the referee trainer would have no exercises, and answers would name no article."""
    sources = [path.relative_to(ROOT).as_posix() for path in build_ui.sources()]
    assert [path for path in sources if not taken(path)] == []


def test_what_is_made_on_the_way_or_only_tests_is_left_out_of_the_container() -> None:
    """Files made on the way would travel into the container, and each change of them build everything anew."""
    made = (build_ui.APP / "index.html", build_ui.NODE / "x", build_ui.UI / "node_modules" / "x" / "y.js")
    for path in (*made, ROOT / "src" / "ventaglio" / "core" / "__pycache__" / "x.pyc", ROOT / ".git" / "HEAD"):
        assert not taken(path.relative_to(ROOT).as_posix()), path
    for left in ("tests/conftest.py", "docs/server.md", "deploy/Caddyfile", "bench/arena.py", ".venv/bin/python"):
        assert not taken(left), left


def test_the_container_runs_the_program_as_nobody_in_particular() -> None:
    build_stage, final = stages()
    assert final.all("COPY") == [f"--from={build_stage.name} /opt/ventaglio /opt/ventaglio"]
    (user,) = final.all("USER")
    assert int(user.split(":")[0]) > 1000
    assert [kind for kind, _ in final.steps].index("USER") > [kind for kind, _ in final.steps].index("COPY")
    (entry,), (words,) = final.all("ENTRYPOINT"), final.all("CMD")
    assert json.loads(entry) == ["ventaglio"]
    told = understood(json.loads(words))
    assert (told["host"], told["browser"]) == ("0.0.0.0", False)  # noqa: S104 -- inside of the container
    assert final.all("EXPOSE") == [str(told["port"])]
    (environment,) = final.all("ENV")
    env = dict(one.split("=", 1) for one in environment.split())
    assert {env["VENTAGLIO_DATA"], env["VENTAGLIO_BACKUP_FOLDER"]} == set(json.loads(final.all("VOLUME")[0]))
    assert Path(env["VENTAGLIO_DATA"]) in Path(env["XDG_CACHE_HOME"]).parents, "it may be written to"
    assert build_stage.all("RUN")[-1] == "/opt/ventaglio/bin/ventaglio prepare", "of what the image holds in the end"
    (health,) = final.all("HEALTHCHECK")
    assert f":{told['port']}/health/ready" in health


@pytest.mark.long
def test_the_container_asks_the_program_how_it_is(server: Server) -> None:
    """The command of the image, run as it stands there, finds a server that serves, and none where there is none."""
    (health,), (port,) = stages()[-1].all("HEALTHCHECK"), stages()[-1].all("EXPOSE")
    command = json.loads(health.partition("CMD ")[2])
    assert command[0] == "python"
    for there, expected in ((server.port, 0), (1, 1)):
        words = [sys.executable, *(word.replace(f":{port}/", f":{there}/") for word in command[1:])]
        assert subprocess.run(words, capture_output=True, check=False).returncode == expected


# ── Compose ───────────────────────────────────────────────────────────────────────────────────────────────────────────


GIVEN: Final = {"POSTGRES_PASSWORD": "s3cret", "VENTAGLIO_SITE": "example.org"}


def filled(value: Any) -> Any:
    """The file with its variables filled in, as compose does; none may be missing from the example."""
    if isinstance(value, dict):
        return {key: filled(one) for key, one in value.items()}
    if isinstance(value, list):
        return [filled(one) for one in value]
    if not isinstance(value, str):
        return value
    return re.sub(r"\$\{(\w+):\?[^}]*\}", lambda found: GIVEN[found[1]], value)


def compose() -> Any:
    return filled(yaml("compose.yaml"))


def test_two_processes_share_what_they_must() -> None:
    services = compose()["services"]
    processes = {name: one for name, one in services.items() if one.get("image") == "ventaglio"}
    assert len(processes) == 2
    found = [Settings.of(Path("/data"), one["environment"]) for one in processes.values()]
    for one in found:
        assert one.proxied
        assert one.secure
        assert one.access_log
        url = make_url(one.database)
        database = services[url.host]["environment"]
        assert (url.username, url.password, url.database) == (
            database["POSTGRES_USER"],
            database["POSTGRES_PASSWORD"],
            database["POSTGRES_DB"],
        )
        assert url.drivername == "postgresql+asyncpg"
        assert make_url(one.valkey).host in services
    assert len({(one.database, one.valkey, one.origins) for one in found}) == 1
    assert sum(one.backups is not None for one in found) == 1, "one of them makes the backups"
    for process in processes.values():
        assert "data:/data" in process["volumes"], "the same secret"
        assert seconds(process["stop_grace_period"]) > STOP_SECONDS
        assert set(process["depends_on"]) <= set(services)
        assert (DEPLOY / process["build"]["context"] / process["build"]["dockerfile"]).is_file()
        assert process["read_only"] is True


def test_whoever_is_waited_for_says_how_it_is() -> None:
    services = compose()["services"]
    for name, service in services.items():
        waits = service.get("depends_on", {})
        for other, how in waits.items() if isinstance(waits, dict) else ():
            known = "healthcheck" in services[other] or services[other].get("image") == "ventaglio"
            assert how["condition"] != "service_healthy" or known, (name, other)
        if "healthcheck" in service:
            assert service["healthcheck"]["test"][0] in ("CMD", "CMD-SHELL"), name
            assert seconds(service["healthcheck"]["timeout"]) <= seconds(service["healthcheck"]["interval"]), name


def test_the_proxy_and_the_watchers_find_the_processes() -> None:
    services = compose()["services"]
    (exposed,) = stages()[-1].all("EXPOSE")
    processes = {f"{name}:{exposed}" for name, one in services.items() if one.get("image") == "ventaglio"}
    told = services["caddy"]["environment"]
    assert set(told["VENTAGLIO_SERVERS"].split()) == processes
    assert set(re.findall(r"\{\$(\w+)", read("Caddyfile"))) == set(told) == PROXY
    (job,) = yaml("prometheus.yml")["scrape_configs"]
    assert {one for group in job["static_configs"] for one in group["targets"]} == processes
    assert set(services["caddy"]["depends_on"]) == {one.partition(":")[0] for one in processes}


def test_everything_that_is_mounted_is_there() -> None:
    found = compose()
    for service in found["services"].values():
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in found["volumes"], volume
        for port in service.get("ports", ()):
            # Only the proxy is for the world.
            assert port.startswith("127.0.0.1:") or service["image"].startswith("caddy:"), port
    example = {line.split("=")[0] for line in read("compose.env.example").splitlines() if line[:1].isalpha()}
    assert example == set(GIVEN) == set(re.findall(r"\$\{(\w+)", read("compose.yaml")))


@pytest.mark.parametrize("path", sorted(DEPLOY.rglob("*.y*ml")), ids=lambda path: path.name)
def test_every_file_can_be_read(path: Path) -> None:
    assert msgspec.yaml.decode(path.read_bytes())
