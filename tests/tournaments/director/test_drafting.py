"""When there is nothing to draw, the desk says so in plain words; and a log that is none."""

from collections.abc import Callable

import pytest

from tests.tournaments.director.desks import desk
from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.drafting import cut, draft
from ventaglio.tournaments.director.duplicate import elsewhere
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.plan import Phase
from ventaglio.tournaments.director.swapping import swapped
from ventaglio.tournaments.director.terms import Format, Movement
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.log import replay


@pytest.mark.parametrize("drawing", [draft, cut])
def test_after_the_last_round_nothing_is_drawn(drawing: Callable[[Tournament], object]) -> None:
    day = desk(4, Phase(Movement.DANISH, 1))
    day.play()
    with pytest.raises(BadInput) as caught:
        drawing(day.t)
    assert caught.value.reason == "tournament-no-more-rounds"


@pytest.mark.parametrize(
    "format_, movement, entrants", [(Format.PAIRS, Movement.DANISH, 1), (Format.YELLOW, Movement.YELLOW_RANKED, 3)]
)
def test_one_pair_or_three_players_make_no_table(format_: Format, movement: Movement, entrants: int) -> None:
    with pytest.raises(BadInput) as caught:
        draft(desk(entrants, Phase(movement, 1), format=format_).t)
    assert caught.value.reason == "tournament-too-few"


def test_a_board_that_no_table_plays() -> None:
    day = desk(4, Phase(Movement.DANISH, 1), code="moderne", hands=2)
    day.positions()
    with pytest.raises(BadInput) as caught:
        elsewhere(day.t, day.t.rounds[0], 1, 3)
    assert caught.value.reason == "no-board"


def test_a_log_begins_with_the_notice() -> None:
    with pytest.raises(BadInput, match="empty"):
        replay([])
    with pytest.raises(BadInput, match="begins with its notice"):
        replay([e.Entry(1, 0.0, "Ada", "director", e.Ended())])


def test_a_late_pair_takes_the_free_place_of_a_calendar() -> None:
    day = desk(5, Phase(Movement.ROUND_ROBIN, 5))
    day.play()
    day.do(e.Entered(6, (Player("Nuova", "Ada"), Player("Nuova", "Eva"))))
    for _ in range(4):
        day.play()
    met = [frozenset(match.sides) for one in day.t.rounds for match in one.matches.values()]
    assert len(met) == len(set(met)) == 2 + 4 * 3, "nobody meets anybody twice, and nobody rests"


@pytest.mark.parametrize("movement, entrants, rounds", [(Movement.MITCHELL, 10, 5), (Movement.ROUND_ROBIN, 5, 5)])
def test_whoever_changes_places_when_a_calendar_begins_keeps_the_place(
    movement: Movement, entrants: int, rounds: int
) -> None:
    """Nobody meets anybody again, though two were exchanged by hand, at tables or with whoever rests; twice over."""
    for first in range(1, entrants):
        day = desk(entrants, Phase(movement, rounds))
        day.do(draft(day.t))
        for second in (first + 1, first % 2 + 3):
            if first != second:
                assert day.t.draft is not None
                day.do(swapped(day.t.draft, first, second, "cognati"))
        day.do(e.Published(1))
        day.score(1)
        for _ in range(rounds - 1):
            day.play()
        met = [frozenset(match.sides) for one in day.t.rounds for match in one.matches.values()]
        assert len(met) == len(set(met)) == rounds * (entrants // 2)
