"""A tournament's desk as tests work at it."""

import json
from pathlib import Path
from typing import Any

from tests.cli.conftest import Answer, Cli


class TournamentDesk:
    """Commands that must succeed, and commands that must be refused."""

    def __init__(self, cli: Cli, folder: Path) -> None:
        self._cli = cli
        self.folder = folder

    def run(self, *words: object) -> Answer:
        return self._cli("tournament", *words)

    def does(self, *words: object) -> str:
        answer = self.run(*words)
        assert (answer.code, answer.err) == (0, ""), answer
        return answer.out

    def reads(self, *words: object) -> Any:
        return json.loads(self.does(*words, "--json"))

    def refuses(self, *words: object) -> str:
        """The desk says no, in one line."""
        answer = self.run(*words)
        assert (answer.code, answer.err.count("\n")) == (1, 1), answer
        return answer.err
