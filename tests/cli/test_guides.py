"""Every command of the guides does what it says, in the order in which it stands there."""

import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import PLAIN, Cli
from tools.guides import LANGUAGES, guides, text

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def commands(written: str) -> list[str]:
    return [line.removeprefix("$ ") for block in BLOCK.findall(written) for line in block.splitlines()]


def serve(words: list[str]) -> str:
    """Start a server as the guide says, on a port that is free, until it has said where it is."""
    command = [sys.executable, "-m", "ventaglio.cli", *words, "--no-browser", "--port", "0"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env={**os.environ, **PLAIN}) as server:
        assert server.stdout is not None
        said = next((line for line in server.stdout if "http://" in line), "")
        server.send_signal(signal.SIGINT)
        assert server.wait(60) == 0
    return said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("guide", guides("en"))
def test_a_guide(cli: Cli, lang: str, guide: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("VENTAGLIO_DATA", str(tmp_path / "data"))
    for line in commands(text(lang, guide)):
        program, *words = shlex.split(line)
        if program == "make":
            assert re.search(rf"^{words[0]}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
        elif words[0] == "serve":
            assert serve(words), line
        else:
            answer = cli(*words)
            assert (program, answer.code, answer.err) == ("ventaglio", 0, ""), line
