"""The lock files lock everything, and say nothing about where they were made."""

import re
import tomllib
from pathlib import Path

import pytest

from tools.bootstrap import portions

ROOT = Path(__file__).parents[2]
REQUIREMENTS = ROOT / "requirements"
SETS = ["dev", "run", "bench"]


def names(lines: list[str]) -> set[str]:
    found = (re.match(r"[A-Za-z0-9][\w.-]*", line) for line in lines)
    return {re.sub(r"[-_.]+", "-", match[0]).lower() for match in found if match}


def lock(name: str) -> str:
    return (REQUIREMENTS / f"{name}.lock").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", SETS)
def test_everything_asked_for_is_locked(name: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = project["dependencies"] + (REQUIREMENTS / f"{name}.in").read_text(encoding="utf-8").splitlines()
    assert names(asked) <= names(lock(name).splitlines())


@pytest.mark.parametrize("name", SETS)
def test_every_package_has_one_version_and_its_hashes(name: str) -> None:
    for requirement in re.split(r"\n(?=\w)", re.sub(r"(?m)^ *#.*\n", "", lock(name))):
        assert re.match(r"[a-z0-9-]+==[\w.]+( ; [^\\]+)? \\\n +--hash=sha256:", requirement)


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("name", SETS)
def test_several_install_at_once_what_is_locked_each_a_part_of_it(name: str, count: int) -> None:
    parts = portions(lock(name), count)
    assert len(parts) == count
    assert all(re.fullmatch(r"(?:\w.*(?:\n[ #].*)*\n)+", part) for part in parts)
    assert sorted("".join(parts).splitlines()) == sorted(re.sub(r"\A(?:#.*\n)+", "", lock(name)).splitlines())


@pytest.mark.parametrize("name", SETS)
def test_no_place_is_named(name: str) -> None:
    """A lock that names a registry works only for those who use that one."""
    assert not re.search(r"://|--index-url|--find-links|@ ", lock(name))


@pytest.mark.parametrize("name", SETS)
def test_no_gigabytes(name: str) -> None:
    assert not {"torch", "tensorflow", "jax"} & names(lock(name).splitlines())


def test_what_runs_is_what_was_tested() -> None:
    """The container gets the versions that the tests had."""
    pinned = re.compile(r"(?m)^(\S+==\S+)")
    assert set(pinned.findall(lock("run"))) <= set(pinned.findall(lock("dev")))
