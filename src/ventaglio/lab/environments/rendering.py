"""A table of learners as the terminal shows it."""

from ventaglio.lab.environments.tables import ReadableTables
from ventaglio.lang import translator
from ventaglio.plugs.commands import stage_of
from ventaglio.terminal.terminal import Terminal, at


def drawn(tables: ReadableTables, player: int, language: str = "en") -> str:
    """The first table as a player sees it, as lines of text."""
    state = tables.state()
    place = Terminal(translator(language))
    seats = getattr(state, "players", None)
    seat = seats.index(player) if isinstance(seats, tuple) else player
    with at(place), place.console.capture() as caught:
        stage_of(tables.game, place, state, seat).table(state)
    return caught.get()
