"""The tournament rules of the codes that have any, by the code's id."""

from collections.abc import Mapping
from typing import Final

from ventaglio.burraco.codes import CODES
from ventaglio.core.refusal import BadInput
from ventaglio.director.codes import circolo, fibur_2019, fitres, internazionale
from ventaglio.director.regulation import Appeal, LateEntry, LateStep, Regulation, Score

__all__ = ["REGULATIONS", "Appeal", "LateEntry", "LateStep", "Regulation", "Score", "regulation"]

REGULATIONS: Final[Mapping[str, Regulation]] = {
    one.code: one for one in (fibur_2019.REGULATION, internazionale.REGULATION, circolo.REGULATION, *fitres.REGULATIONS)
}


def regulation(code_id: str) -> Regulation:
    """The tournament rules of a code."""
    known = ", ".join(REGULATIONS)
    if code_id in REGULATIONS:
        return REGULATIONS[code_id]
    if code_id in CODES:
        sentence = f"{code_id} has no tournaments ({CODES[code_id].victory_tables.cite}): choose one of: {known}"
        raise BadInput(sentence, "code-without-tournaments", code=code_id, known=known)
    raise BadInput(f"no tournaments by {code_id!r}; choose one of: {known}", "no-code", code=code_id)
