"""What the machinery can act by: a norm with a value that it does not know is refused when rules are made.

Some norms could hold other values in another text, and nothing here would follow them: rather than play by something
else than what is printed, no table is opened and no edition made.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from ventaglio.core.norms import norms, option_text, plain
from ventaglio.core.refusal import BadInput

Known = Mapping[str, tuple[Any, ...]]
"""By the name of a norm, the values by which the machinery can act."""


def check_known(rules_id: str, rules: msgspec.Struct, known: Known) -> None:
    """Refuse rules with a value that the program cannot follow."""
    for name, norm in norms(rules):
        if name not in known or norm.value in known[name]:
            continue
        if plain(norm.value) not in [plain(one) for one in known[name]]:
            raise unknown_value(rules_id, name, norm.value, " / ".join(option_text(one) for one in known[name]))


def unknown_value(rules_id: str, name: str, value: object, offered: str) -> BadInput:
    """That a norm cannot have a value, and which it can have."""
    written = option_text(value)
    return BadInput(
        f"{rules_id}: {name} cannot be {written}: this program knows no other value than {offered}",
        "norm-value-unknown",
        code=rules_id,
        norm=name,
        value=written,
        known=offered,
    )
