"""Introduzione: the packs, and two to six players."""

from collections import Counter

import pytest

from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.codes.estratto.play import RULES
from ventaglio.games.burraco.engine.deal import full_pack
from ventaglio.games.burraco.engine.match import open_table

pytestmark = pytest.mark.article("estratto", "Introduzione")


@pytest.mark.parametrize("players, cards, jokers", [(2, 108, 4), (3, 108, 4), (4, 108, 4), (5, 162, 6), (6, 162, 6)])
def test_packs_by_number_of_players(players: int, cards: int, jokers: int) -> None:
    pack = Counter(full_pack(open_table(RULES, players).table))
    assert pack.total() == cards
    assert sorted(pack.values()) == [jokers // 2] * 52 + [jokers]


@pytest.mark.parametrize("players", [1, 7])
def test_nobody_plays_alone_nor_do_seven(players: int) -> None:
    with pytest.raises(BadInput, match=rf"no game for {players} players: it has 2, 3, 4, 5, 6 \(estratto Intro"):
        open_table(RULES, players)
