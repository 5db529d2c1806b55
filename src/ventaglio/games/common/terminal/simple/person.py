"""A person at a table of any game, who chooses from a numbered list or types actions as records have them."""

from pathlib import Path
from typing import Generic

from ventaglio.core.refusal import BadInput, Refusal
from ventaglio.games.common.terminal.asking import Asking
from ventaglio.games.common.terminal.host import Happened, Host
from ventaglio.games.common.terminal.person import PAUSE, Person
from ventaglio.games.common.terminal.phrases import Command, Phrases, Unclear
from ventaglio.games.common.terminal.screen import Terminal
from ventaglio.games.common.terminal.simple.showing import A, E, M, Pieces, S, V, action_line, view_lines
from ventaglio.lang.words import Names


class SimplePhrases(Phrases):
    """Reads commands; what is none of them may be an action."""

    def read(self, line: str) -> Command:
        try:
            return super().read(line)
        except Unclear:
            return Command("act", (line.strip(),))


class SimplePerson(Person, Generic[S, A, E, V, M]):
    """The screen and the keyboard of one seat."""

    def __init__(
        self,
        place: Terminal,
        host: Host[S, A, E, V, M],
        asking: Asking,
        pieces: Pieces[S, A, E, V, M],
        title: str,
        names: tuple[str, ...],
        *,
        record: Path | None = None,
        pause: float = PAUSE,
    ) -> None:
        words = pieces.words(place)
        phrases = SimplePhrases(place.language, words.game, ("save", "quit", "table", "help", "why"))
        super().__init__(place, host, asking, words, phrases, record=record, pause=pause)
        self._host = host
        self._pieces = pieces
        self._title = title
        self._names = Names(words, names, host.seat)
        self._telling = pieces.telling(place, host.view(), host.seat)
        self._verbs |= {
            "choose": self._choose,
            "act": self._act_as_typed,
            "table": lambda words: self._show(),
            "help": lambda words: place.say("simple-help"),
            "why": lambda words: self._why(),
        }

    def _welcome(self) -> None:
        self._terminal.say("simple-welcome", title=self._title)

    def _result(self) -> None:
        for name, value in self._pieces.game.result(self._host.final).items():
            self._terminal.told(f"{name}: {value}")

    def _tell(self, happened: Happened) -> None:
        self._sentences(self._telling.tell(happened.by, happened.events))

    def _turn(self) -> None:
        self._show()
        while not self._host.over and self._host.wanted:
            self._listen(self._terminal.text("simple-prompt", count=str(len(self._offered()))))

    def _offered(self) -> list[A]:
        return list(self._pieces.choices(self._host.view(), self._host.menu()))

    def _show(self) -> None:
        for line in view_lines(self._said, self._host.view()):
            self._terminal.told(line)
        for number, one in enumerate(self._offered(), start=1):
            told = action_line(self._said, self._names, self._pieces.game.spell_action(one), one)
            self._terminal.line(f" {number:>2}  {told}")

    def _choose(self, words: tuple[str, ...]) -> None:
        offered, number = self._offered(), int(words[0][:4])
        if not 1 <= number <= len(offered):
            raise Unclear("unclear-simple-number", number=words[0][:4], most=str(len(offered)))
        self._do(offered[number - 1])

    def _act_as_typed(self, words: tuple[str, ...]) -> None:
        try:
            action = self._pieces.game.parse_action(words[0])
        except BadInput:
            raise Unclear("unclear-simple-verb", word=words[0].partition(" ")[0]) from None
        self._do(action)

    def _do(self, action: A) -> None:
        result = self._host.act(action)
        if isinstance(result, Refusal):
            self._refuse(result)
            return
        self._unsaved = True
        for sentence in self._telling.tell(result.by, result.events):
            self._terminal.told(sentence)
        if self._host.wanted and not self._host.over:
            self._show()

    def _why(self) -> None:
        if self.refused is None:
            self._terminal.say("why-nothing")
        else:
            self._refuse(self.refused)
