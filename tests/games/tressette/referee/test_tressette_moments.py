"""At every moment of a live-table a call is answered, or refused with what it waits for; and that can come.

Clumsy players make mistakes of all kinds. After each thing that happens, everybody calls for every mistake on record,
with every answer that people could give to the referee's questions.
"""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from tests.games.tressette.referee.test_tressette_clumsy import story, tables
from tests.texts import TRESSETTE_CODES as CODES
from ventaglio.core.refusal import IllegalAction
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine.actions import Play
from ventaglio.games.tressette.engine.state import Phase
from ventaglio.games.tressette.game import LIVE_TRESSETTE
from ventaglio.games.tressette.referee.live import REFEREE, Call, Incident, LiveTable, Ruled
from ventaglio.games.tressette.referee.live.game import LiveAction
from ventaglio.games.tressette.referee.live.witness import SAID_BY_PEOPLE
from ventaglio.law.referee.inquiry import NeedFacts, Ruling

pytestmark = pytest.mark.long

WAITS = "call-waits-for-"
FOR_GOOD = ("call-ruled", "call-not-yours", "call-too-late", "call-accuse-again", "annul-not-yours")
"""Why a call is not heard at all: these need no waiting, since nothing of the caller's is lost."""
PASSATE = 24
MOST_STEPS = 24
"""More than a call ever waits: a trick, or the turn of a player, comes sooner."""


def outcomes(live: LiveTable, number: int, by: Seat) -> Iterator[tuple[dict[str, str], Ruled | str]]:
    """What comes of a call, for every run of answers that people may give: a ruling, or why it is refused."""
    waiting: list[dict[str, str]] = [{}]
    while waiting:
        told = waiting.pop()
        try:
            found = REFEREE.hear(live, Call(number, told), by)
        except IllegalAction as error:
            refused = error.refusal
            yield told, f"{refused.reason} {refused.facts.get('seat', '')}".strip()
            continue
        if isinstance(found, Ruled):
            yield told, found
            continue
        question = found.question
        assert question.fact in SAID_BY_PEOPLE, f"{question.fact} is nobody's to say: a dead end"
        reserved = live.incidents[number - 1].reserved is not None
        answers = [one for one in question.answers if not (reserved and one == "none-yet")]
        waiting += [{**told, question.fact: answer} for answer in answers]


def on_record(live: LiveTable) -> list[Incident]:
    return [one for one in live.incidents if not one.ruled or one.reserved is not None]


def later(live: LiveTable) -> Iterator[LiveTable]:
    """The table as play goes on in the simplest way: whatever may be done first is done."""
    for _ in range(MOST_STEPS):
        seat = LIVE_TRESSETTE.turn(live)
        if seat is None or live.state.phase is Phase.DEAL:
            return
        for event in LIVE_TRESSETTE.act(live, *simplest(live)):
            live = LIVE_TRESSETTE.fold(live, event)
        yield live


def simplest(live: LiveTable) -> tuple[LiveAction, Seat]:
    """What whoever is awaited may do first, a card in silence before all else."""
    seat, legal = LIVE_TRESSETTE.turn(live), list(LIVE_TRESSETTE.legal(live))
    assert seat is not None
    return next((one for one in legal if isinstance(one, Play) and one.formula is None), legal[0]), seat


def comes(live: LiveTable, number: int, by: Seat, told: dict[str, str], reason: str) -> bool:
    """Whether what a call waits for comes when play simply goes on: it then no longer waits for that."""
    for after in later(live):
        if number > len(after.incidents) or after.incidents[number - 1].ruled:
            return True
        if all(found != reason for facts, found in outcomes(after, number, by) if facts == told or not facts):
            return True
    return False


def moments(code: str) -> Iterator[LiveTable]:
    for seed in range(PASSATE):
        rng = random.Random(seed)
        for live in tables(story(code, seed)):
            if on_record(live) and rng.random() < 0.25 and settled(live):
                yield live


def settled(live: LiveTable) -> bool:
    """Whether all that an act led to has happened: between its events nobody can say anything."""
    return len(live.state.trick) < 4 and next(LIVE_TRESSETTE.legal(live), None) is not None


@pytest.mark.article("fitres", "65", "75", "78", "119", "180", "183", "184")
@pytest.mark.parametrize("code", CODES)
def test_a_call_is_answered_or_says_what_it_waits_for_and_that_comes(code: str) -> None:
    seen: Counter[str] = Counter()
    for live in moments(code):
        for incident in on_record(live):
            for by in range(4):
                for told, found in outcomes(live, incident.number, by):
                    seen[found.partition(" ")[0] if isinstance(found, str) else "ruled"] += 1
                    if isinstance(found, Ruled):
                        assert REFEREE.carry_out(live, Call(incident.number, told), found)
                    elif found.startswith(WAITS):
                        if rarely(seen[found]):
                            assert comes(live, incident.number, by, told, found), (incident, told, found)
                    else:
                        assert found.partition(" ")[0] in FOR_GOOD, found
    assert {"ruled", "call-not-yours", "call-waits-for-opponent", "call-waits-for-trick"} <= seen.keys(), seen


def rarely(count: int) -> bool:
    """Whether to look: at the first few, then at every fiftieth."""
    return count < 40 or count % 50 == 0


@pytest.mark.parametrize("code", CODES)
def test_everything_that_stands_open_can_be_called_for_by_somebody(code: str) -> None:
    """A mistake that nobody at all could bring to light would be a dead end of its own."""
    shut: Counter[str] = Counter()
    for live in islice(moments(code), 400):
        if live.pending or live.state.phase not in (Phase.LEAD, Phase.FOLLOW):
            continue
        for incident in on_record(live):
            if not any(REFEREE.may_call(live, incident.number, by) for by in range(4)):
                shut[incident.irregularity] += 1
    # Of cards shown before their turn, or taken back, nobody speaks once the next has been played: that has cured them.
    assert shut.keys() <= {"card-before-turn", "card-withdrawn", "cappotto-declared-wrongly"}, shut


@pytest.mark.parametrize("code", CODES)
def test_a_ruling_at_a_live_table_is_that_of_the_questionnaire(code: str) -> None:
    for live in islice(moments(code), 200):
        for incident in on_record(live):
            for by in range(4):
                for _, found in outcomes(live, incident.number, by):
                    if isinstance(found, Ruled):
                        outcome = live.rulings.rule(incident.irregularity, found.facts)
                        assert not isinstance(outcome, NeedFacts)
                        assert isinstance(outcome, Ruling)
                        assert tuple(str(step.remedy) for step in outcome.steps) == found.orders
