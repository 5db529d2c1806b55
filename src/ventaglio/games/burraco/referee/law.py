"""What a ruling of Burraco goes by: a code's rules of play and, where it has tournaments, its rules for those."""

import msgspec

from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.engine.rules import ForcedDraw, Rules, SupervisedStall
from ventaglio.law.referee import inquiry
from ventaglio.law.referee.figures import Figures, Number
from ventaglio.tournaments.director.lateness import forfeit_after, minutes
from ventaglio.tournaments.director.regulation import Regulation


class Law(msgspec.Struct, frozen=True):
    """A code's rules of play and of tournaments; a code without tournaments has none to read."""

    rules: Rules
    tournament: Regulation | None
    whole_addition: bool = False
    """Whether cards attached one after the other to the same meld are one play, and not only the last of them."""

    @property
    def directed(self) -> Regulation:
        """The rules of tournaments, for a ruling that only a tournament can need."""
        if self.tournament is None:
            raise BadInput(f"{self.rules.id} has no tournaments")
        return self.tournament

    @property
    def figures(self) -> Figures:
        """The seconds of grace, the laps of a stall, the minutes after which a match is lost and that one waits."""
        found: dict[str, Number | None] = {"grace": self.rules.grace_seconds.value}
        stall = self.rules.stall.value
        if isinstance(stall, SupervisedStall | ForcedDraw):
            found["laps"] = stall.laps
        if self.tournament is not None:
            seconds = forfeit_after(self.tournament)
            found["forfeit"] = None if seconds is None else minutes(seconds)
            found["pause"] = self.tournament.pause_minutes.value
        return {name: value for name, value in found.items() if value is not None}


Ask = inquiry.Ask[Law]
Family = inquiry.Family[Law]
Book = inquiry.Book[Law]
Rule = inquiry.Rule[Law]
