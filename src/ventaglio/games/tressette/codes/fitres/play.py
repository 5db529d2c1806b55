"""The code of FITRES as two sets of norms, traditional and modern, laid in layers.

The code itself is written so: general norms, which hold where a game has none of its own (92), then the common ones,
the traditional, the modern and those on buongioco. A later layer prevails. A traditional table may adopt single modern
norms; the modern set admits neither addition nor change (153).
"""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from ventaglio.core.norms import Norm
from ventaglio.games.tressette.codes.fitres import buongioco, comuni, generali, moderne, tradizionali
from ventaglio.games.tressette.codes.fitres.citing import art
from ventaglio.games.tressette.engine.rules import Rules

SEAL: Final = art("153")
"""The article that lets the traditional norms take modern ones, and the modern norms nothing."""

LEFT_OPEN: Final = frozenset(
    {"cutter", "pairs", "target", "tie_plays_on", "losing_game", "stake", "dialogue", "buongioco"}
)
"""The options that the code itself lists: to choose among them is no change of the modern norms.

They are those of the parts common to both sets and, of the traditional articles that the modern part leaves in force,
the agreement to decide on the cappotto together (143). Damages are excluded (171); what we leave open where words are
doubtful stays with the traditional set.
"""

Layer = Mapping[str, Norm[Any]]


def compose(set_id: str, title: str, *layers: Layer, sealed: bool = False, adoptable: Layer | None = None) -> Rules:
    """A whole set from its layers, the later prevailing. A sealed one keeps the options of `LEFT_OPEN` only."""
    laid: dict[str, Any] = {}
    for layer in layers:
        laid |= layer
    if sealed:
        laid = {
            name: norm if name in LEFT_OPEN else msgspec.structs.replace(norm, choices=())
            for name, norm in laid.items()
        }
    return Rules(
        id=set_id,
        title=title,
        sealed=Norm(sealed, SEAL),
        # The duplicate game is always played by the modern norms, and by no others.
        duplicate=Norm(sealed, art("110")),
        adoptable=by_article(adoptable or {}),
        **laid,
    )


def by_article(layer: Layer) -> dict[str, dict[str, Norm[Any]]]:
    """The norms of a layer, each with every field that its article fixes, by the name of the first.

    A norm is an article: its fields come together, or the list of formulas would lose the order of its thirtieth.
    """
    fields: dict[str, dict[str, Norm[Any]]] = {}
    for name, norm in layer.items():
        fields.setdefault(norm.cite.article, {})[name] = norm
    return {next(iter(norms)): norms for norms in fields.values()}


TRADIZIONALI: Final = compose(
    "tradizionali",
    "FITRES, norme tradizionali",
    *(generali.LAYER, comuni.LAYER, tradizionali.LAYER, buongioco.LAYER),
    adoptable=moderne.LAYER,
)
"""The ordinary game by the traditional norms."""

MODERNE: Final = compose(
    "moderne",
    "FITRES, norme moderne",
    *(generali.LAYER, comuni.LAYER, tradizionali.LAYER, moderne.LAYER, buongioco.LAYER),
    sealed=True,
)
"""The ordinary game by the modern norms; with norms that are not in the document, the duplicate game too (110)."""
