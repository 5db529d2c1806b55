"""What follows a round of a tournament that runs by itself, and when."""

from collections.abc import Callable
from typing import Final

from ventaglio.tournaments.director.drafting import cut, draft
from ventaglio.tournaments.director.events import Ended, Happening, Locked, Published, Row, StandingsPosted
from ventaglio.tournaments.director.judge import judge
from ventaglio.tournaments.director.standings import standings
from ventaglio.tournaments.director.tournament import Posting, Tournament

BREAK: Final = 120.0
"""Seconds in which people read the ranking before the next positions are out, and teams line up after."""


def after_round(t: Tournament, now: float, since: Callable[[float], float]) -> tuple[Happening, ...]:
    """What is to be put on record now; nothing while results are missing or people have time to read.

    ``since`` tells how many seconds people have had since a moment: nobody reads while the server is closed. A ranking
    that cannot change any more, at a cut into groups and at the end, is first open to objections (F19 20).
    """
    number = t.completed
    if not number or number != t.published:
        return ()
    last = number == t.notice.rounds
    checked = last or _cuts(t, number + 1)
    posting = _posted(t, number, checked)
    if posting is None:
        return (StandingsPosted(number, _rows(t, number), checking=checked),)
    waited = since(posting.at)
    if not checked:
        return _next_round(t, now) if waited >= BREAK else ()
    if t.locked < number:
        return (Locked(number),) if waited >= t.regulation.provisional_minutes.value * 60 else ()
    if last:
        return (Ended(),)
    index, _, _ = t.notice.phase_of(number + 1)
    return _next_round(t, now) if t.groups and t.groups_of_phase == index else (cut(t),)


def _cuts(t: Tournament, number: int) -> bool:
    """Whether groups by merit are made before a round."""
    _, phase, step = t.notice.phase_of(number)
    return bool(phase.groups) and step == 1


def _posted(t: Tournament, number: int, checked: bool) -> Posting | None:
    """The ranking as it is shown, if it is still the ranking: results may have been put right since."""
    found = next((one for one in reversed(t.posted) if one.after == number and one.checking >= checked), None)
    if found is None or t.locked >= number or t.seq == found.entry or found.rows == _rows(t, number):
        return found
    return None


def _rows(t: Tournament, number: int) -> tuple[Row, ...]:
    return tuple(one.row for one in standings(t, number))


def _next_round(t: Tournament, now: float) -> tuple[Happening, ...]:
    """The next positions: those that the director has prepared, if everybody who is there has a place in them."""
    published = Published(t.published + 1)
    if t.draft is not None and judge(t, published, now) is None:
        return (published,)
    return draft(t), published
