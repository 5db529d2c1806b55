"""Proxies for the tests: found where they are, installed where we may, and said to be missing where we may not."""

import subprocess
from typing import Any

import pytest

from tools import proxies


def test_what_is_there_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proxies, "find", lambda name: f"/usr/sbin/{name}")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: pytest.fail("nothing is to be installed"))
    assert proxies.main() == 0


def test_what_cannot_be_installed_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    there = {"openssl"}
    asked: list[list[str]] = []

    def run(command: list[str], **_: Any) -> "subprocess.CompletedProcess[str]":
        asked.append(command)
        there.update({"nginx"} & {*command})
        return subprocess.CompletedProcess(command, 100, "", "E: Unable to locate package caddy\n")

    monkeypatch.setattr(proxies, "find", lambda name: name if name in there else None)
    monkeypatch.setattr(subprocess, "run", run)
    assert proxies.main() == 0, "everything else can be tested all the same"
    assert [command[-1] for command in asked] == ["update", "nginx", "caddy"]
    told = capsys.readouterr().err
    assert "Unable to locate package caddy" in told
    assert "caddy could not be installed: the examples in deploy/ for them are read, but not run" in told


def test_where_there_is_no_package_manager_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(command: list[str], **_: Any) -> None:
        raise FileNotFoundError(command[0])

    monkeypatch.setattr(proxies, "find", lambda name: None)
    monkeypatch.setattr(subprocess, "run", run)
    assert proxies.main() == 0
    assert "could not be installed" in capsys.readouterr().err
