"""A person at a table, whatever the game: shows what happens, reads commands, keeps the record."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, NoReturn

from ventaglio.core.record import spell_record
from ventaglio.core.refusal import BadInput, Refusal
from ventaglio.games.common.terminal.asking import Asking
from ventaglio.games.common.terminal.breaks import Breaks
from ventaglio.games.common.terminal.host import Happened, Host
from ventaglio.games.common.terminal.phrases import Command, Phrases, Unclear, any_words
from ventaglio.games.common.terminal.screen import DONE, Terminal, new_file, write_text
from ventaglio.lang.words import Words

PAUSE: Final = 0.7
"""Seconds between the turns of bots, for a person to follow."""

Verbs = dict[str, Callable[[tuple[str, ...]], None]]


class Leave(Exception):
    """The person leaves the table."""


class Person(ABC):
    """The screen and the keyboard of one seat. Each game adds its own commands and its own picture of the table."""

    def __init__(
        self,
        place: Terminal,
        host: Host[Any, Any, Any, Any, Any],
        asking: Asking,
        words: Words,
        phrases: Phrases,
        *,
        record: Path | None = None,
        pause: float = PAUSE,
    ) -> None:
        self._terminal = place
        self._table = host
        self._asking = asking
        self._said = words
        self._phrases = phrases
        self._record = record
        self._saved: set[Path] = {record} if record is not None else set()
        self._unsaved = False
        self._pause = pause if place.interactive else 0.0
        self._breaks = Breaks()
        self._verbs: Verbs = {"save": self._save, "quit": lambda words: self._quit()}
        self.refused: Refusal | None = None
        """What was refused last."""

    # ── The match ────────────────────────────────────────────────────────────────────────────────────────────────

    def play(self) -> int:
        """Play the match to its end, or until the person leaves."""
        self._welcome()
        try:
            with self._breaks.watched():
                while not self._table.over:
                    for happened in self._table.advance():
                        self._unsaved = True
                        self._tell(happened)
                    if not self._table.over:
                        self._turn()
        except Leave:
            return DONE
        finally:
            self._write_record()
        self._result()
        if self._record is not None:
            self._terminal.line(self._terminal.text("play-recorded", file=str(self._record)), whole=True)
        return DONE

    @abstractmethod
    def _welcome(self) -> None:
        """Say what is played."""

    @abstractmethod
    def _tell(self, happened: Happened) -> None:
        """Tell what others did, or what the table did."""

    @abstractmethod
    def _turn(self) -> None:
        """Let the person act until the table waits for somebody else."""

    @abstractmethod
    def _result(self) -> None:
        """Tell what the match came to."""

    def _sentences(self, sentences: Iterable[str]) -> None:
        """Tell what others did, at a pace that can be followed."""
        for sentence in sentences:
            self._terminal.told(sentence)
            if self._pause and not self._breaks.due:
                time.sleep(self._pause)

    def _next_hand(self) -> None:
        """Between two hands: keep the record, and let the person breathe."""
        self._write_record()
        if (
            not self._table.over
            and self._terminal.interactive
            and self._ask(self._terminal.text("play-next-hand")) is None
        ):
            self._end_of_input()

    # ── Questions ────────────────────────────────────────────────────────────────────────────────────────────────

    def _ask(self, prompt: str) -> str | None:
        """One answer, or None when there will be no more. Ctrl-C asks whether to leave, and then this again."""
        while True:
            try:
                return self._answer(prompt)
            except KeyboardInterrupt:
                if not self._asking.live:
                    raise
                self._terminal.line()
                self._quit(again=True)

    def _answer(self, prompt: str) -> str | None:
        """One answer; Ctrl-C leaves."""
        with self._breaks.asking():
            return self._asking.ask(prompt)

    def _end_of_input(self) -> NoReturn:
        self._terminal.say("play-end-of-input")
        raise Leave

    # ── Commands ─────────────────────────────────────────────────────────────────────────────────────────────────

    def _listen(self, prompt: str) -> None:
        """Read one command and do it; what cannot be read is told."""
        line = self._ask(prompt)
        if line is None:
            self._end_of_input()
        try:
            self._obey(self._phrases.read(line))
        except Unclear as error:
            self._terminal.told(self._terminal.text(error.message, **error.facts))
        except BadInput as error:
            self._terminal.told(self._terminal.trouble(error))

    def _obey(self, command: Command) -> None:
        self._verbs[command.verb](command.rest)

    def _refuse(self, refusal: Refusal) -> None:
        self.refused = refusal
        self._terminal.told(self._said.refusal(refusal), style="bad")
        self._terminal.line(f"   {self._said.cite(refusal.cite)}", style="soft")

    def _pick(self, choices: list[str]) -> int | None:
        """Let the person choose one of several readings."""
        self._terminal.say("pick-which")
        for number, choice in enumerate(choices, start=1):
            self._terminal.line(f" {number:>2}  {choice}")
        answer = (self._ask(self._terminal.text("pick-prompt", count=str(len(choices)))) or "").strip()
        if answer.isdecimal() and len(answer) < 3 and 1 <= int(answer) <= len(choices):
            return int(answer) - 1
        self._terminal.say("pick-none")
        return None

    def _agrees(self, question: str) -> bool:
        """Whether the person says yes. When there are no more answers, it is as if he had."""
        return self._is_yes(self._ask(question))

    def _is_yes(self, answer: str | None) -> bool:
        return answer is None or answer.strip().lower() in any_words("answer-yes")

    # ── The record ───────────────────────────────────────────────────────────────────────────────────────────────

    def _save(self, words: tuple[str, ...]) -> None:
        if not words:
            raise Unclear("unclear-save")
        self._save_to(Path(" ".join(words)))

    def _save_to(self, path: Path) -> None:
        if path not in self._saved:
            new_file(path)
        self._write(path)
        self._saved.add(path)
        self._unsaved = False
        self._terminal.line(self._terminal.text("play-recorded", file=str(path)), whole=True)

    def _write(self, path: Path) -> None:
        write_text(path, spell_record(self._table.game, self._table.record()))

    def _write_record(self) -> None:
        if self._record is not None:
            self._write(self._record)

    def _quit(self, *, again: bool = False) -> None:
        """Leave, if the person is sure. Whoever presses Ctrl-C at these questions is; ``again`` tells him so."""
        kept = "recorded" if self._record is not None else "unsaved" if self._unsaved else "saved"
        if not self._is_yes(self._answer(self._terminal.text("quit-sure", kept=kept, again="yes" if again else "no"))):
            self._terminal.say("quit-stay")
            return
        if kept == "unsaved":
            self._offer_saving()
        raise Leave

    def _offer_saving(self) -> None:
        """Ask for the name of a file until there is one that can be written, or none is wanted."""
        while name := (self._answer(self._terminal.text("quit-save")) or "").strip():
            try:
                self._save_to(Path(name))
            except BadInput as error:
                self._terminal.told(self._terminal.trouble(error))
            else:
                return
