"""How long a turn may last. Only a limit is told here: whoever keeps the time does so elsewhere."""

from ventaglio.games.burraco.engine.rules import Rules


def turn_seconds(rules: Rules, cards: int) -> int | None:
    """The seconds a player has with so many cards at the start of the turn, or after a pozzetto taken directly."""
    for fewer_than, seconds in rules.turn_seconds.value:
        if cards < fewer_than:
            return seconds
    return None
