"""Play, referee, direct and study the Italian card games Burraco and Tressette.

What `__all__` names is what other programs may rely on; `docs/python.md` shows it at work. It is imported when it is
first asked for, so that a command that needs none of it starts at once.
"""

TYPE_CHECKING = False  # `typing` itself is too much to import for whoever asks for nothing but the version
if TYPE_CHECKING:
    from ventaglio.api.rulings import Order, Question, Ruling, irregularities, rule
    from ventaglio.api.tables import Illegal, Step, Table, from_position, open_table, read_record
    from ventaglio.api.texts import Code, NormInfo, all_codes, code
    from ventaglio.api.tournaments import (
        Match,
        Place,
        Positions,
        Refused,
        Tournament,
        load_tournament,
        open_tournament,
    )
    from ventaglio.core.refusal import BadInput

__version__ = "0.1.0"

__all__ = [
    "BadInput",
    "Code",
    "Illegal",
    "Match",
    "NormInfo",
    "Order",
    "Place",
    "Positions",
    "Question",
    "Refused",
    "Ruling",
    "Step",
    "Table",
    "Tournament",
    "__version__",
    "all_codes",
    "code",
    "from_position",
    "irregularities",
    "load_tournament",
    "open_table",
    "open_tournament",
    "read_record",
    "rule",
]

_HOMES = {
    "ventaglio.core.refusal": ("BadInput",),
    "ventaglio.api.rulings": ("Order", "Question", "Ruling", "irregularities", "rule"),
    "ventaglio.api.tables": ("Illegal", "Step", "Table", "from_position", "open_table", "read_record"),
    "ventaglio.api.texts": ("Code", "NormInfo", "all_codes", "code"),
    "ventaglio.api.tournaments": (
        *("Match", "Place", "Positions", "Refused", "Tournament"),
        *("load_tournament", "open_tournament"),
    ),
}


def __getattr__(name: str) -> object:
    from importlib import import_module

    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(home), name)
    raise AttributeError(f"module 'ventaglio' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
