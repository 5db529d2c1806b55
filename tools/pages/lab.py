"""Parts of the pages on the lab: what an environment shows and takes, and the columns of the data."""

from tools.pages.common import table
from ventaglio.games.burraco.lab.environment import ACTIONS as BURRACO_ACTIONS
from ventaglio.games.burraco.lab.environment import observation
from ventaglio.games.common.lab.columns import TABLES
from ventaglio.games.common.lab.spaces import Layout
from ventaglio.games.tressette.lab.environment import ACTIONS as TRESSETTE_ACTIONS
from ventaglio.games.tressette.lab.environment import CARD_OBSERVATION, OBSERVATION


def columns(game: str, name: str) -> str:
    """The columns of a table of data."""
    rows = [(f"`{one.name}`", one.type, one.meaning) for one in TABLES[game][name]]
    return table(("column", "type", "meaning"), rows)


def layout(made: Layout) -> str:
    """The slices of a space, one after the other."""
    rows = [
        (f"`{one.name}`", str(made.starts[one.name]), " × ".join(map(str, one.shape)), one.meaning)
        for one in made.slices
    ]
    return f"{table(('slice', 'from', 'shape', 'meaning'), rows)}\n\n{made.size} numbers in all."


def burraco_actions() -> str:
    """What is done at a table of Burraco."""
    return layout(BURRACO_ACTIONS)


def burraco_seen() -> str:
    """What is seen at a table of four."""
    return layout(observation(4))


def tressette_actions() -> str:
    """What is done at a table of Tressette."""
    return layout(TRESSETTE_ACTIONS)


def tressette_seen() -> str:
    """What is seen at a table of Tressette."""
    return layout(OBSERVATION)


def cards_seen() -> str:
    """What is seen where only cards are played."""
    return layout(CARD_OBSERVATION)
