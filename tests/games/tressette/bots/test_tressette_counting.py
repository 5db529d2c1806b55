"""A bot is told nothing that the code does not tell a player: whether a match is won it must count."""

from random import Random

import pytest

from tests.games.tressette.codes.fitres.deals import A_POINT_FOR_0, ALL_TO_A, MIXED
from tests.games.tressette.codes.fitres.tavolo import Tavolo
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.bots.basic import BasicAgent
from ventaglio.games.tressette.game import TRESSETTE


def calls(table: Tavolo) -> list[Seat]:
    """Who wants to call."""
    agent = BasicAgent(Random(0))
    views = [(TRESSETTE.view(table.state, seat), TRESSETTE.menu(table.state, seat)) for seat in range(4)]
    return [seat for seat, (view, menu) in enumerate(views) if agent.wants_to_call(view, menu)]


@pytest.mark.article("fitres", "130")
@pytest.mark.parametrize("norms", ["tradizionali", "moderne"])
@pytest.mark.parametrize("score, wanted", [(19, []), (20, [1, 3])])
def test_the_basic_player_calls_when_he_counts_the_target_and_not_before(
    norms: str, score: int, wanted: list[Seat]
) -> None:
    assert calls(Tavolo(norms, *MIXED, f"scores: {score} 5").plays(A_POINT_FOR_0)) == wanted


@pytest.mark.article("fitres", "170")
def test_he_calls_his_own_side_out_when_he_must() -> None:
    table = Tavolo("moderne", *ALL_TO_A, "scores: 18 5").plays("d3 s4 c4 b4", "dA s5 c5 b5").does("B call-out")
    assert calls(table) == []
    assert calls(table.plays("d2 sA cA b6")) == [0, 2]
