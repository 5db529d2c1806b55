"""What those who open a table agree on, apart from the code: clock, taking back, bots, onlookers."""

from typing import Annotated, Literal

import msgspec

Seconds = Annotated[float, msgspec.Meta(ge=0, le=3600)]

ClockKind = Literal["code", "relaxed", "none"]
UndoKind = Literal["none", "turn", "consent"]
HintKind = Literal["none", "alone", "all"]
LevelName = Literal["novizio", "socio", "esperto", "maestro", "campione"]


class Policy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is kept."""

    public: bool = True
    """Whether the lobby lists it; a private one is found only by its address."""
    clock: ClockKind = "relaxed"
    """The seconds of the code with its consequence; or `seconds` for a turn, then a bot plays it; or no clock."""
    seconds: Annotated[float, msgspec.Meta(ge=5, le=3600)] = 90.0
    undo: UndoKind = "none"
    """Never; one's own plays while the turn lasts; or the last play, if everybody agrees."""
    level: LevelName = "socio"
    """How strong the bots are who fill seats and stand in."""
    rated: bool = False
    hints: HintKind = "alone"
    """Whether a player may ask what a good one would do: never, against bots alone, or against anybody; never where the
    match is rated."""
    spectators: bool = True
    delay: Seconds = 60.0
    """How far behind the play those see it who look on without a sponsor."""
    referee: bool = False
    """A live-table: mistakes can be made, and the referee called."""
    grace: Seconds = 20.0
    """How long an empty place waits before a bot stands in; where none may, before a match of a tournament is left."""
    stand_ins: bool = True
    """Whether a bot plays for somebody who has gone away."""
    between: Seconds = 30.0
    """How long the next deal waits for those who have not said that they are ready."""
    pace: Seconds = 0.8
    """How long a bot seems to think, on average; now longer, now shorter."""
    fill: Seconds = 0.0
    """After how long a match begins by itself, bots in the places that are still empty; 0 for never."""
