"""What is written about a table outside its log: a line for the lobby, and what a match came to."""

import msgspec

from ventaglio.server.store.history import Finish, SeatResult
from ventaglio.server.tables.table import OVER, HostedTable


class ChairLine(msgspec.Struct, frozen=True):
    """A place in a summary."""

    name: str
    kind: str
    avatar: str = ""


class Summary(msgspec.Struct, frozen=True):
    """A table in the lobby."""

    chairs: tuple[ChairLine, ...]
    headers: dict[str, str]
    hand: int
    clock: str
    undo: str
    rated: bool
    referee: bool
    spectators: bool
    fill: float = 0.0
    """After how long its match begins by itself; 0 for never."""
    delay: float = 60.0
    """How many seconds later than the players those see the play who look on."""


def summary_of(table: HostedTable) -> str:
    """A table in short, as JSON."""
    policy = table.policy
    return msgspec.json.encode(
        Summary(
            tuple(
                ChairLine(chair.name, "bot" if chair.level else "person" if chair.person else "empty", chair.avatar)
                for chair in table.chairs
            ),
            table.headers,
            0 if table.state is None else table.kit.hand_number(table.state),
            policy.clock,
            policy.undo,
            policy.rated,
            policy.referee,
            policy.spectators,
            policy.fill,
            policy.delay,
        )
    ).decode()


def finish_of(before: HostedTable, after: HostedTable) -> Finish | None:
    """What a match came to, if it ended between these two tables. Whoever abandons it loses it with his side."""
    if before.status == after.status or after.state is None:
        return None
    if after.status != OVER and after.closed_by is None:
        return None
    standings = after.kit.standings(after.state)
    if after.closed_by is not None:
        lost = standings[after.closed_by].side
        standings = tuple(one._replace(won=one.side != lost) for one in standings)
    rows = tuple(
        SeatResult(chair.person or None, chair.name, one.side, one.won, one.score)
        for chair, one in zip(after.chairs, standings, strict=True)
    )
    how = after.why_closed or "played"
    game = after.kit.game.name
    return Finish(after.id, game, after.headers["Code"], after.changed_at, how, after.policy.rated, rows)
