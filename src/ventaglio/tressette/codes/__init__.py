"""The code of FITRES as two sets of norms, traditional and modern, laid in layers.

The code itself is written so: general norms, which hold where a game has none of its own (92), then the common ones,
the traditional, the modern and those on buongioco. A later layer prevails. A traditional table may adopt single modern
norms; the modern set admits neither addition nor change (153).
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from ventaglio.core.norms import Cite, Norm, UnknownOption, adopt, options
from ventaglio.core.refusal import BadInput
from ventaglio.tressette.codes import buongioco, comuni, generali, moderne, tradizionali
from ventaglio.tressette.rules import Rules

CODE: Final = "fitres"
"""The document that all cites name."""

SEAL: Final = Cite(CODE, "153")
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


def compose(set_id: str, title: str, *layers: Layer, sealed: bool = False) -> Rules:
    """A whole set from its layers, the later prevailing. A sealed one keeps the options of `LEFT_OPEN` only."""
    laid: dict[str, Norm[Any]] = {}
    for layer in layers:
        laid |= layer
    if sealed:
        laid = {
            name: norm if name in LEFT_OPEN else msgspec.structs.replace(norm, choices=())
            for name, norm in laid.items()
        }
    return Rules(id=set_id, title=title, sealed=Norm(sealed, SEAL), **laid)


TRADIZIONALI: Final = compose(
    "tradizionali",
    "FITRES, norme tradizionali",
    *(generali.LAYER, comuni.LAYER, tradizionali.LAYER, buongioco.LAYER),
)
"""The ordinary game by the traditional norms."""

MODERNE: Final = compose(
    "moderne",
    "FITRES, norme moderne",
    *(generali.LAYER, comuni.LAYER, tradizionali.LAYER, moderne.LAYER, buongioco.LAYER),
    sealed=True,
)
"""The ordinary game by the modern norms; with norms that are not in the document, the duplicate game too (110)."""

CODES: Final[dict[str, Rules]] = {rules.id: rules for rules in (TRADIZIONALI, MODERNE)}
"""The sets by id."""


def _by_article(layer: Layer) -> dict[str, tuple[str, ...]]:
    fields: dict[str, list[str]] = {}
    for name, norm in layer.items():
        fields.setdefault(norm.cite.article, []).append(name)
    return {names[0]: tuple(names) for names in fields.values()}


MODERN_NORMS: Final = _by_article(moderne.LAYER)
"""What a traditional table may adopt: the name of each modern norm, and every field that its article fixes.

A norm is an article: its fields come together, or the list of formulas would lose the order of its thirtieth.
"""


def code(set_id: str) -> Rules:
    """The set of an id: ``tradizionali``, ``moderne``, or with modern norms ``tradizionali+exposure+review``."""
    base, *names = set_id.split("+")
    if base not in CODES:
        raise BadInput(f"no set {base!r} for Tressette; the sets are: {', '.join(CODES)}")
    return adopt_modern(CODES[base], names)


def adopt_modern(rules: Rules, names: Iterable[str]) -> Rules:
    """The traditional norms with single modern ones (153), each called by a field that it fixes.

    The id tells which: the same norms give the same id, in whatever order and by whatever field they are asked for.
    """
    wanted = tuple(names)
    if not wanted:
        return rules
    if rules.sealed.value:
        raise BadInput(f"{rules.id}: the modern norms are whole and can adopt nothing ({SEAL})")
    named = {field: name for name, fields in MODERN_NORMS.items() for field in fields}
    for one in wanted:
        if one not in named:
            raise BadInput(f"no modern norm {one!r} to adopt; there are: {', '.join(MODERN_NORMS)} ({SEAL})")
    base, *already = rules.id.split("+")
    adopted = sorted({*already, *(named[one] for one in wanted)})
    fields = {field: moderne.LAYER[field] for name in adopted for field in MODERN_NORMS[name]}
    articles = ", ".join(sorted({norm.cite.article for norm in fields.values()}))
    return msgspec.structs.replace(
        rules,
        id="+".join((base, *adopted)),
        title=f"{CODES[base].title}, con le norme moderne {articles}",
        **fields,
    )


def settle(rules: Rules, chosen: Mapping[str, object]) -> Rules:
    """The set with a table's options. Of a sealed one only what the code itself leaves open can be settled (153)."""
    for name in chosen:
        if rules.sealed.value and name not in options(rules):
            still_open = ", ".join(sorted(options(rules)))
            raise BadInput(
                f"{rules.id}: {name!r} cannot be settled, for the modern norms admit neither addition nor change"
                f" ({SEAL}); the code itself leaves open: {still_open}"
            )
    try:
        return adopt(rules, chosen)
    except UnknownOption as error:
        raise BadInput(f"{rules.id}: {error}") from None
