"""The referee's clock of a round: from times on record and the time it is now, which somebody else must tell."""

import msgspec

from ventaglio.tournaments.director.tournament import Round, Tournament


class Clock(msgspec.Struct, frozen=True):
    """Seconds: how long the round may last, since the "via", until the time-out."""

    length: int
    elapsed: int
    left: int
    called: bool
    """Whether the time-out has been called: tables finish their last turns."""


def minutes(t: Tournament) -> int:
    """The length of a round: announced, or the longest that the code gives (F19 6, INT 5, CLUB 9)."""
    return t.notice.minutes or t.regulation.round_minutes.value.get(t.notice.hands, (0, 0))[1]


def clock(t: Tournament, one: Round, now: float) -> Clock | None:
    """None before the start of the round."""
    if one.started is None:
        return None
    length = minutes(t) * 60
    elapsed = int((one.time_called or now) - one.started)
    return Clock(length, elapsed, max(0, length - elapsed), one.time_called is not None)
