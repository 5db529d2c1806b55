"""The kernel plays as the readable engine does: states, legal acts and counts at every step."""

from itertools import product

import pytest
from msgspec.structs import replace

from tests.kernels.tressette.lockstep import play_matches
from ventaglio.codes.shelf import TEXTS
from ventaglio.tressette.rules import Pairs, Rules
from ventaglio.tressette.state import Kind

SETS: list[Rules] = [one.rules for text in TEXTS if text.game == "tressette" for one in text.sets.values()]
"""Both sets of norms in every edition on the shelf."""
EVERY = [
    pytest.param(rules, pairs, kind, id=f"{rules.id}-{rules.edition}-{pairs.value}-{kind.value}")
    for rules, pairs, kind in product(SETS, Pairs, Kind)
]


def having(rules: Rules, **values: object) -> Rules:
    """The rules with other values of some norms."""
    return replace(rules, **{name: replace(getattr(rules, name), value=value) for name, value in values.items()})


@pytest.mark.parametrize("rules, pairs, kind", EVERY)
def test_random_matches_are_the_same(rules: Rules, pairs: Pairs, kind: Kind) -> None:
    play_matches(having(rules, pairs=pairs), kind, passate=60, seed=1)
