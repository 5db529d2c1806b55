"""A Burraco table for tests: positions and actions as text go in, facts and refusals come out."""

from typing import Any

from ventaglio.core.seats import LETTERS, TABLE, Seat, letter, seat
from ventaglio.games.burraco.engine.actions import Action
from ventaglio.games.burraco.engine.events import Event
from ventaglio.games.burraco.engine.state import Phase, State
from ventaglio.games.burraco.engine.view import View
from ventaglio.games.burraco.game import BURRACO


class Desk:
    """A table in the middle of a hand. What a position leaves out is dealt from the rest of the pack.

    An action may begin with who does it (``C draw``, ``table time-out``); without it, whoever is on turn does.
    """

    def __init__(self, code: str, position: str = "") -> None:
        self.state: State = BURRACO.parse_position(f"code: {code}\n{position}", complete=True)
        self.events: list[Event] = []

    def play(self, *lines: str) -> "Desk":
        """Do these one after the other."""
        for line in lines:
            self.act(*self._read(line))
        return self

    def act(self, action: Action, by: Seat) -> "Desk":
        for event in BURRACO.act(self.state, action, by):
            self.events.append(event)
            self.state = BURRACO.fold(self.state, event)
        return self

    def refuses(self, line: str) -> tuple[str, str] | None:
        """The reason and the article for which an action is refused; None if it is not."""
        action, by = self._read(line)
        refusal = BURRACO.judge(self.state, action, by)
        return None if refusal is None else (refusal.reason, f"{refusal.cite.code} {refusal.cite.article}")

    def pass_turn(self) -> str:
        """The player on turn draws and discards what can be discarded first; says who it was."""
        who = letter(self.state.turn)
        if self.state.phase is Phase.PICK_UP:
            self.play("draw")
        discard = next(line for line in self.legal() if line.startswith("discard"))
        self.play(discard)
        return who

    def pass_turns(self, most: int = 30) -> str:
        """Everybody passes until the hand is over; says who played."""
        who = ""
        while self.state.phase in (Phase.PICK_UP, Phase.PLAY) and len(who) < most:
            who += self.pass_turn()
        return who

    def legal(self) -> list[str]:
        return [BURRACO.spell_action(action) for action in BURRACO.legal(self.state)]

    def sees(self, who: str | None) -> View:
        """The table as a seat sees it, or the public."""
        return BURRACO.view(self.state, None if who is None else seat(who, self.state.table.players))

    def __getitem__(self, fact: str) -> Any:
        """A fact of the table, as case files know them."""
        return BURRACO.facts(self.state, tuple(self.events)).get(fact)

    def _read(self, line: str) -> tuple[Action, Seat]:
        who, _, rest = line.partition(" ")
        if who == "table" or (len(who) == 1 and who in LETTERS):
            return BURRACO.parse_action(rest), seat(who, self.state.table.players)
        by = BURRACO.turn(self.state)
        return BURRACO.parse_action(line), TABLE if by is None else by
