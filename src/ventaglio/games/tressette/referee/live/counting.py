"""The count: at a live-table it comes only when nobody objects any more, since till then all can be contested (35)."""

from collections.abc import Iterator

from ventaglio.games.tressette.engine.acting import conclude
from ventaglio.games.tressette.engine.events import Event, MatchEnded, PassataEnded
from ventaglio.games.tressette.engine.folding import fold
from ventaglio.games.tressette.engine.state import Phase, State, finished
from ventaglio.games.tressette.engine.winning import play_is_over


def waits_for_count(state: State) -> bool:
    """Whether the passata or the match is over and only waits to be counted; a call waits for its trick first (132)."""
    over = finished(state) or (play_is_over(state) and state.caller is None)
    return over and state.phase in (Phase.LEAD, Phase.FOLLOW)


def up_to_count(state: State, events: tuple[Event, ...]) -> Iterator[Event]:
    """Events without the count that a regular table makes at once, where it can be made as well later."""
    for at, event in enumerate(events):
        ends = isinstance(event, PassataEnded | MatchEnded) and waits_for_count(state)
        if ends and conclude(state) == events[at:]:
            return
        yield event
        state = fold(state, event)
