"""How a table settles what its set of norms leaves to it: options, and single norms of another set (FITRES 153)."""

from collections.abc import Iterable, Mapping

import msgspec

from ventaglio.core.norms import UnknownOption, adopt, options
from ventaglio.core.refusal import BadInput
from ventaglio.games.tressette.engine.rules import Rules, check_rules


def base_of(set_id: str) -> str:
    """The set that an id begins with: norms that a table adopts follow after a plus sign."""
    return set_id.partition("+")[0]


def adopt_norms(rules: Rules, names: Iterable[str]) -> Rules:
    """The set with single norms of another one (153), each called by a field that it fixes.

    The id tells which: the same norms give the same id, in whatever order and by whatever field they are asked for.
    """
    wanted = tuple(names)
    if not wanted:
        return rules
    seal = rules.sealed.cite
    if rules.sealed.value:
        sentence = f"{rules.id}: the modern norms are whole and can adopt nothing ({seal})"
        raise BadInput(sentence, "adopts-nothing", code=rules.id, cite=str(seal))
    named = {field: name for name, fields in rules.adoptable.items() for field in fields}
    for one in wanted:
        if one not in named:
            known = ", ".join(rules.adoptable)
            sentence = f"no modern norm {one!r} to adopt; there are: {known} ({seal})"
            raise BadInput(sentence, "no-norm-to-adopt", name=one, known=known, cite=str(seal))
    base, *already = rules.id.split("+")
    adopted = sorted({*already, *(named[one] for one in wanted)})
    fields = {field: norm for name in adopted for field, norm in rules.adoptable[name].items()}
    articles = ", ".join(sorted({norm.cite.article for norm in fields.values()}))
    own_title = rules.title.partition(", con le norme moderne ")[0]
    return msgspec.structs.replace(
        rules, id="+".join((base, *adopted)), title=f"{own_title}, con le norme moderne {articles}", **fields
    )


def settle(rules: Rules, chosen: Mapping[str, object]) -> Rules:
    """The set with a table's options. Of a sealed one only what the code itself leaves open can be settled (153)."""
    for name in chosen:
        if rules.sealed.value and name not in options(rules):
            still_open = ", ".join(sorted(options(rules)))
            raise BadInput(
                f"{rules.id}: {name!r} cannot be settled, for the modern norms admit neither addition nor change"
                f" ({rules.sealed.cite}); the code itself leaves open: {still_open}",
                "sealed-norm",
                code=rules.id,
                name=name,
                cite=str(rules.sealed.cite),
                known=still_open,
            )
    try:
        settled = adopt(rules, chosen)
    except UnknownOption as error:
        raise BadInput(f"{rules.id}: {error}", error.reason, **error.facts) from None
    check_rules(settled)
    return settled
