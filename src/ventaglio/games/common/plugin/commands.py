"""What the command line asks of each game: how it is shown, played and simulated."""

from collections.abc import Callable

from ventaglio.core.seats import Seat
from ventaglio.games.common.plugin.catalogue import find
from ventaglio.games.common.plugin.live import Around
from ventaglio.games.common.plugin.opaque import Action, State
from ventaglio.games.common.plugin.plug import AnyPlug
from ventaglio.games.common.terminal.screen import Terminal
from ventaglio.games.common.terminal.stage import Stage


def stage_of(game: str, place: Terminal, opening: State, you: Seat | None = None) -> Stage[State, Action]:
    """How a game is shown."""
    plug = find(game)
    if plug.stage is not None and isinstance(plug.live, Around) and plug.live.game.name == game:
        from ventaglio.games.common.plugin.live_stage import LiveStage

        return LiveStage(plug, plug.live, place, opening, you)
    if plug.stage is not None:
        return plug.stage(place, opening, you)
    from ventaglio.games.common.plugin.simple import simple_stage

    return simple_stage(plug, place, opening, you)


def play_of(plug: AnyPlug) -> Callable[..., int]:
    """The command that plays a game."""
    if plug.play is not None:
        return plug.play()
    from ventaglio.games.common.plugin.simple import play_command

    return play_command(plug)


def simulate_of(plug: AnyPlug) -> Callable[..., None]:
    """The command that lets bots play a game."""
    if plug.simulate is not None:
        return plug.simulate()
    from ventaglio.games.common.plugin.simple import simulate_command

    return simulate_command(plug)
