"""A table of learners as the terminal shows it."""

from ventaglio.games.common.lab.tables import ReadableTables
from ventaglio.games.common.plugin.commands import stage_of
from ventaglio.games.common.terminal.screen import Terminal, at
from ventaglio.lang import translator


def drawn(tables: ReadableTables, player: int, language: str = "en") -> str:
    """The first table as a player sees it, as lines of text."""
    state = tables.state()
    place = Terminal(translator(language))
    seats = getattr(state, "players", None)
    seat = seats.index(player) if isinstance(seats, tuple) else player
    with at(place), place.console.capture() as caught:
        stage_of(tables.game, place, state, seat).table(state)
    return caught.get()
