"""Opening a Tressette table from the words of a command line."""

from collections.abc import Mapping, Sequence

from ventaglio.core.norms import option_text
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.plugin.finding import find_code
from ventaglio.games.common.terminal.screen import terminal
from ventaglio.games.tressette.engine.match import open_table
from ventaglio.games.tressette.engine.rules import Buongioco, Rules
from ventaglio.games.tressette.engine.state import Kind, State

BUONGIOCO = {
    "accused": Buongioco.ACCUSED,
    "silent": Buongioco.SILENT,
    "may": Buongioco.MAY_BE_DECLARED,
    "must": Buongioco.MUST_BE_DECLARED,
}
"""The ways to play with buongioco, by short names; the code's own words serve too."""


def agreed_table(
    code: str,
    *,
    pairs: str | None = None,
    buongioco: str | None = None,
    match: str = "points",
    target: int | None = None,
    passate: int | None = None,
    adopt: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    names: tuple[str, ...] = (),
) -> State:
    """A table ready for its first deal, as agreed."""
    kinds = {kind.value: kind for kind in Kind}
    if match not in kinds:
        raise BadInput(terminal().text("no-such-choice", value=match, option="--match", known=", ".join(kinds)))
    chosen: dict[str, object] = dict(options or {})
    if pairs is not None:
        chosen["pairs"] = pairs
    if buongioco is not None:
        chosen["buongioco"] = BUONGIOCO[buongioco].value if buongioco in BUONGIOCO else buongioco
    if target is not None:
        chosen["target"] = target
    rules = find_code(code, "tressette").rules
    assert isinstance(rules, Rules)
    for name, value in chosen.items():
        if options is None or name not in options:
            _check_choice(rules, name, value)
    return open_table(
        rules,
        kind=kinds[match],
        passate=passate,
        options=chosen,
        adopted=tuple(word for one in adopt for word in one.replace(",", " ").split()),
        names=names,
    )


def _check_choice(rules: Rules, name: str, value: object) -> None:
    """Refuse what a norm with an option of its own cannot be. A code that leaves no choice says so itself."""
    known = [option_text(choice) for choice in getattr(rules, name).choices]
    if known and str(value) not in known:
        told = {"option": f"--{name}", "value": str(value), "known": ", ".join(known)}
        raise BadInput(terminal().text("no-such-choice", **told))
