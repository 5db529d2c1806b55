"""Ctrl-C and the end of the input at a table: neither loses a game by accident."""

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

import pytest

from tests.cli.conftest import PLAIN
from tests.cli.seated import Seated
from tests.cli.seated_tressette import Table
from ventaglio.games.common.terminal.breaks import Breaks

Printed = pytest.CaptureFixture[str]
TABLES = pytest.mark.parametrize("table", [Seated, Table], ids=["burraco", "tressette"])


class Typing:
    """Somebody who types these lines; None stands for Ctrl-C."""

    def __init__(self, *lines: str | None) -> None:
        self._lines = iter(lines)

    def __call__(self) -> str | None:
        line = next(self._lines, "")
        if line is None:
            raise KeyboardInterrupt
        return line or None


@TABLES
def test_ctrl_c_asks_once_and_the_game_goes_on(capsys: Printed, table: type[Seated] | type[Table]) -> None:
    table(lang="it").listen(Typing(None, "n", "?"))
    out = capsys.readouterr().out
    assert "Lasci la partita? Non è salvata. s/n (ancora Ctrl-C ed esci) >" in out
    assert "Resti." in out
    assert out.endswith("L'ingresso è finito: lasci il tavolo.\n")


@TABLES
@pytest.mark.parametrize("yes", ["y", "sì"])
def test_whoever_says_yes_leaves_and_may_save(
    capsys: Printed, tmp_path: Path, table: type[Seated] | type[Table], yes: str
) -> None:
    path = tmp_path / "game.txt"
    assert table().listen(Typing(None, yes, str(tmp_path / "no" / "folder.txt"), str(path))) == 0
    # Where a line breaks depends on how long the path is.
    assert "there is no folder" in " ".join(capsys.readouterr().out.split())
    assert path.read_text(encoding="utf-8").startswith("[Ventaglio")


@TABLES
def test_a_second_ctrl_c_leaves(capsys: Printed, tmp_path: Path, table: type[Seated] | type[Table]) -> None:
    path = tmp_path / "game.txt"
    with pytest.raises(KeyboardInterrupt):
        table(record=path).listen(Typing(None, None))
    assert "Leave the game? It is recorded. y/n (Ctrl-C again leaves) >" in capsys.readouterr().out
    assert path.exists()


@TABLES
def test_leaving_says_whether_the_game_is_saved(
    capsys: Printed, tmp_path: Path, table: type[Seated] | type[Table]
) -> None:
    table().listen(Typing("q", "n", f"save {tmp_path / 'game.txt'}", "q", "n"))
    out = capsys.readouterr().out
    assert "Leave the game? It is not saved. y/n >" in out
    assert "Leave the game? It is saved. y/n >" in out


def test_while_nobody_is_asked_it_waits() -> None:
    breaks = Breaks()
    breaks._pressed(2, None)
    assert breaks.due
    with pytest.raises(KeyboardInterrupt), breaks.asking():
        pass
    assert not breaks.due
    with breaks.asking():
        pass
    breaks._pressed(2, None)
    with pytest.raises(KeyboardInterrupt):
        breaks._pressed(2, None)


@pytest.mark.long
@pytest.mark.parametrize("game", ["burraco", "tressette"])
def test_in_a_terminal(game: str) -> None:
    """The real thing: a terminal, its Ctrl-C and its Ctrl-D."""
    with Screen("play", game, "--seed", "1", "--seat", "B", "--fast") as screen:
        screen.answer("? >", "\x03")
        screen.answer("(Ctrl-C again leaves) >", "n\n")
        screen.answer("? >", "\x04")
        code, shown = screen.end()
    assert code == 0
    assert "You stay." in shown
    with Screen("play", game, "--seed", "1", "--seat", "B", "--fast") as screen:
        screen.answer("? >", "\x03")
        screen.answer("(Ctrl-C again leaves) >", "\x03")
        code, shown = screen.end()
    assert code == 130
    assert "Traceback" not in shown


BEGIN = """
import fcntl, signal, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.default_int_handler)
from ventaglio.cli import main
main()
"""
"""What the child does first. A signal of the terminal reaches only those whose terminal it is, so it takes it; and it
hears Ctrl-C even where the tests themselves do not, as whatever a shell starts in the background."""


class Screen:
    """A command in a terminal of its own."""

    def __init__(self, *words: str) -> None:
        self._shown = ""
        self._seen = 0
        self._terminal, inner = pty.openpty()
        self._process = subprocess.Popen(
            [sys.executable, "-c", BEGIN, *words],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env={**os.environ, **PLAIN},
            start_new_session=True,
        )
        os.close(inner)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Leave nothing behind, however it ended: another test would be blamed for it."""
        self._process.kill()
        self._process.wait()
        os.close(self._terminal)

    def answer(self, prompt: str, keys: str) -> None:
        """Wait for a prompt, and type.

        Nobody types at the very moment a prompt appears. There Python itself would be late: a signal that comes after
        its line editor has drawn the prompt and before it waits for a key is noticed only with the next key.
        """
        while prompt not in self._shown[self._seen :]:
            assert self._read(), f"ended before {prompt!r}: {self._shown[-400:]!r}"
        self._seen = len(self._shown)
        time.sleep(0.3)
        os.write(self._terminal, keys.encode())

    def end(self) -> tuple[int, str]:
        """The exit code, and all that was shown."""
        while self._read():
            pass
        return self._process.wait(30), self._shown

    def _read(self) -> bool:
        if not select.select([self._terminal], [], [], 30)[0]:
            raise AssertionError(f"nothing more came: {self._shown[-400:]!r}")
        try:
            data = os.read(self._terminal, 1 << 16)
        except OSError:  # the other end is closed
            return False
        self._shown += data.decode(errors="replace")
        return bool(data)
