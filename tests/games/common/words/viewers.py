"""Viewers for tests: what happens at a table goes in, as one seat may know it, and sentences come out."""

from typing import Any

from ventaglio.core.record import AnyGame
from ventaglio.core.seats import Seat, seat
from ventaglio.games.common.plugin import find
from ventaglio.lang import translator
from ventaglio.lang.voice import Voice


class Viewer:
    """Somebody who looks on at a table. Only views and redacted events reach his teller."""

    def __init__(self, game: AnyGame, state: Any, you: Seat | None = None, lang: str = "en") -> None:
        self.game = game
        self.state = state
        self.you = you
        self.telling: Any = find(game.name).telling(Voice(translator(lang)), game.view(state, you), you)

    def sees(self, by: Seat, events: tuple[Any, ...]) -> list[str]:
        """What he is told of one act."""
        known = []
        for event in events:
            known.append(self.game.redact(event, self.you, self.state))
            self.state = self.game.fold(self.state, event)
        told: list[str] = self.telling.tell(by, known)
        return told

    def watches(self, *lines: str) -> list[str]:
        """Do these one after the other (``B open 4h 5h 6h``); what he is told of them."""
        told: list[str] = []
        for line in lines:
            who, _, rest = line.partition(" ")
            by = seat(who, self.game.players(self.state))
            told += self.sees(by, self.game.act(self.state, self.game.parse_action(rest), by))
        return told
