"""The wheel, in an empty environment: it holds everything, starts from any folder, and serves its pages."""

import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.running import Server
from tools import make_dist


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_dist.build(tmp_path_factory.mktemp("dist"))


@pytest.mark.browser
@pytest.mark.long
def test_the_wheel_works_in_an_empty_environment(wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    venv = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(venv)], check=True)
    (site,) = venv.glob("lib/python*/site-packages")
    # What the wheel asks for is not fetched again: it comes from the environment of the tests. What is installed there
    # in a way of its own, as we are, does not come along.
    (site / "others.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    python = venv / "bin" / "python"
    installing = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check", "install"]
    subprocess.run([*installing, "--quiet", "--no-deps", "--no-index", "--no-compile", str(wheel)], check=True)
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.chdir(tmp_path)
    own = {name: value for name, value in os.environ.items() if not name.startswith("SLIPCOVER_")}
    for command in ([venv / "bin" / "ventaglio"], [python, "-m", "ventaglio"]):
        told = subprocess.run([*command, "--version"], capture_output=True, text=True, check=True, env=own)
        assert told.stdout.strip() == wheel.name.split("-")[1]
    where = "import ventaglio; print(ventaglio.__file__)"
    found = subprocess.run([python, "-c", where], capture_output=True, text=True, check=True, env=own)
    assert Path(found.stdout.strip()).is_relative_to(venv), "it is the wheel that runs, and not our sources"
    monkeypatch.setattr(sys, "executable", str(python))
    server = Server(tmp_path / "data", cold=True)
    try:
        with httpx.Client(base_url=server.address, trust_env=False) as http:
            page = http.get("/")
            assert (page.status_code, page.headers["content-type"].partition(";")[0]) == (200, "text/html")
            script = page.text.partition('src="')[2].partition('"')[0]
            assert script.startswith("/app/assets/")
            assert http.get(script).status_code == 200
            assert http.get("/health/ready").json()["status"] == "ready"
            assert http.get("/api/codes").status_code == 200
    finally:
        server.stop()


@pytest.mark.browser
@pytest.mark.long
def test_the_wheel_is_for_every_system(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as opened:
        names = opened.namelist()
        metadata = opened.read(next(name for name in names if name.endswith("/METADATA"))).decode()
    assert 'uvloop>=0.20; sys_platform != "win32"' in metadata
    assert not [name for name in names if name.startswith(("tests/", "tools/")) or "__pycache__" in name]
    assert sum(name.endswith(".typ") for name in names) >= 1


@pytest.mark.browser
@pytest.mark.nightly
def test_the_wheel_brings_all_it_needs(wheel: Path, tmp_path: Path) -> None:
    """As whoever has nothing but Python does it: everything comes from the package index, and as wheels."""
    venv = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", str(venv)], check=True)
    own = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    installing = [str(venv / "bin" / "python"), "-m", "pip", "install", "--quiet", "--only-binary", ":all:", str(wheel)]
    subprocess.run(installing, check=True, env=own)
    subprocess.run([venv / "bin" / "python", "-m", "pip", "check"], check=True, env=own)
    told = subprocess.run(
        [venv / "bin" / "ventaglio", "codes", "list"], capture_output=True, text=True, check=True, env=own, cwd=tmp_path
    )
    assert "fibur-2019" in told.stdout


def test_a_wheel_without_pages_is_not_handed_out(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "x.whl", "w") as opened:
        for name in make_dist.NEEDED[1:]:
            opened.writestr(name, "")
    assert make_dist.lacking(tmp_path / "x.whl") == ["ventaglio/server/web/app/index.html"]
