"""Before cards are dealt, and after a hand, anything may be reported: it is ruled on or refused, and never fails."""

from itertools import product
from typing import Any

import pytest

from tests.texts import BOOKS, book_of
from ventaglio.core.refusal import BadInput, IllegalAction
from ventaglio.games.burraco.game import LIVE_BURRACO
from ventaglio.games.burraco.referee import live as burraco
from ventaglio.games.tressette.game import LIVE_TRESSETTE
from ventaglio.games.tressette.referee import live as tressette
from ventaglio.law.referee.inquiry import NeedFacts
from ventaglio.law.referee.live import Report

pytestmark = pytest.mark.long

GAMES: dict[str, Any] = {
    "burraco": (LIVE_BURRACO, burraco, burraco.Report),
    "tressette": (LIVE_TRESSETTE, tressette, Report),
}


@pytest.mark.parametrize("game, code", [(game, code) for game, codes in BOOKS.items() for code in codes])
def test_whatever_is_reported_before_the_deal_is_ruled_on_or_refused(game: str, code: str) -> None:
    live_game, live, report = GAMES[game]
    table = live_game.open({"Code": code})
    ruled = 0
    for irregularity, (offender, caller) in product(book_of(code).provisions, ((0, 1), (1, 3), (2, 2))):
        waiting: list[dict[str, str]] = [{}]
        while waiting:
            told = waiting.pop()
            try:
                outcome = live.call(table, report(irregularity, offender, told), caller)
            except (BadInput, IllegalAction):
                continue
            if isinstance(outcome, NeedFacts):
                answers = outcome.question.answers
                waiting += [{**told, outcome.question.fact: answer} for answer in answers[:2]]
                continue
            after = table
            for event in outcome:
                after = live.fold(after, event)
            assert not after.state.hands
            ruled += 1
    assert ruled
