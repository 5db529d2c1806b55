"""Whatever a table may choose survives being written in a record's header and in a position's line."""

import pytest

from tests.texts import BURRACO_CODES as CODES
from ventaglio.core.norms import option_text, options
from ventaglio.core.record import make_record, parse_record, spell_record
from ventaglio.games.burraco.engine.match import open_table
from ventaglio.games.burraco.game import BURRACO

CHOICES = [
    (code, name, option_text(choice))
    for code, rules in CODES.items()
    for name, norm in options(rules).items()
    for choice in norm.choices
]


@pytest.mark.parametrize("code, name, text", CHOICES)
def test_an_option_is_read_back(code: str, name: str, text: str) -> None:
    state = open_table(CODES[code], options={name: text})
    record = make_record(BURRACO, state, (), state)
    game, read = parse_record(spell_record(BURRACO, record), {"burraco": BURRACO})
    assert read == record
    assert game.open(read.headers) == state
    assert BURRACO.parse_position(BURRACO.spell_position(state)) == state
