"""The four codes of Burraco, each a complete value of `Rules`."""

from typing import Final

from ventaglio.burraco.codes import circolo, estratto, fibur_2019, internazionale
from ventaglio.burraco.rules import Rules
from ventaglio.core.refusal import BadInput

CODES: Final[dict[str, Rules]] = {module.ID: module.RULES for module in (fibur_2019, estratto, internazionale, circolo)}
"""The codes by id, the federation's first."""


def code(code_id: str) -> Rules:
    """The code of an id such as ``fibur-2019``."""
    try:
        return CODES[code_id]
    except KeyError:
        raise BadInput(f"no code {code_id!r} for Burraco; the codes are: {', '.join(CODES)}") from None
