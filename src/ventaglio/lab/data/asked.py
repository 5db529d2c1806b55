"""From what somebody asks for to a plan that can be played."""

from collections.abc import Mapping

from msgspec.structs import replace

from ventaglio.core.norms import fingerprint
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.lab.plan import Plan


def settled(plan: Plan, *, alone: bool, adopted: tuple[str, ...], options: Mapping[str, str]) -> Plan:
    """The plan with what a table has chosen; what its code does not have is refused before anything is played."""
    asked = replace(plan, alone=alone, adopted=adopted, options=dict(options))
    if plan.game == "burraco":
        from ventaglio.games.burraco.lab import rows as burraco_rows

        if adopted:
            raise BadInput("only a table of Tressette adopts norms", "lab-adopts")
        table = burraco_rows.table_of(asked).table
        return replace(asked, fingerprint=fingerprint(table.rules), options=dict(table.options))
    from ventaglio.games.tressette.lab import rows as tressette_rows

    if plan.players != 4 or alone:
        raise BadInput("Tressette is played by four, two against two", "lab-four")
    agreed = tressette_rows.table_of(asked).table
    return replace(asked, fingerprint=fingerprint(agreed.rules), options=dict(agreed.options))
