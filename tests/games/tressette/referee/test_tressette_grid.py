"""Live-tables and questionnaire, irregularity by irregularity and moment by moment: the same ruling, and it is done.

Every run of answers that the questionnaire knows comes about at some live-table, or is listed with the reason why it
cannot; and after every ruling the table is what its orders say.
"""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import pytest

from tests.games.tressette.referee.test_tressette_moments import later, outcomes, simplest
from tests.games.tressette.referee.tressette_grid import (
    IMPOSSIBLE,
    REPORTED,
    REPORTS,
    SCENES,
    Scene,
    impossible,
)
from tests.games.tressette.referee.tressette_orders import Carried, check
from tests.games.tressette.referee.tressette_tavolo import Tavolo
from tests.texts import TRESSETTE_CODES as CODES
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import LETTERS
from ventaglio.games.tressette.engine.state import Phase
from ventaglio.games.tressette.game import LIVE_TRESSETTE
from ventaglio.games.tressette.referee.live import REFEREE, Call, LiveEvent, LiveTable, Noted, Ruled
from ventaglio.games.tressette.referee.live.witness import NOT_HERE
from ventaglio.law import shelf
from ventaglio.law.referee.inquiry import NeedFacts, Ruling
from ventaglio.law.referee.live import Report

pytestmark = pytest.mark.long

STEPS = 14
"""How long play goes on after a mistake: into the third trick from there."""

each_code = pytest.mark.parametrize("code", CODES)


def act(table: Tavolo, acts: str) -> Tavolo:
    """Do what a scene says, one thing after the other."""
    for one in filter(None, map(str.strip, acts.split(";"))):
        table.does(one) if " " in one else table.plays(one)
    return table


def after_acts(scene: Scene, code: str) -> Tavolo:
    return act(Tavolo(code, *scene.position), scene.acts)


Step = tuple[LiveTable, tuple[LiveEvent, ...], LiveTable]


def steps(scene: Scene, code: str) -> Iterator[Step]:
    """What is done in a scene, and how play goes on: the table before each act, its events, the table after."""
    table = Tavolo(code, *scene.position)
    for one in filter(None, map(str.strip, f"{scene.acts};{scene.then}".split(";"))):
        before, already = table.live, len(table.log)
        act(table, one)
        yield before, tuple(table.log[already:]), table.live
    for _, found in zip(range(STEPS), going_on(table.live), strict=False):
        yield found


def going_on(live: LiveTable) -> Iterator[Step]:
    """The same where whatever may be done first is done."""
    before = live
    for after in later(live):
        action, seat = simplest(before)
        yield before, LIVE_TRESSETTE.act(before, action, seat), after
        before = after


def _ruled_in(live: LiveTable, events: tuple[LiveEvent, ...]) -> Iterator[Carried]:
    """The rulings that an act has led to by itself, without anybody's calling."""
    for at, event in enumerate(events):
        if isinstance(event, Ruled):
            after = live
            for one in events[at:]:
                after = LIVE_TRESSETTE.fold(after, one)
            yield Carried(live, live.incidents[event.number - 1], event, events, after)
        live = LIVE_TRESSETTE.fold(live, event)


def called(live: LiveTable, depth: int = 1) -> Iterator[Carried]:
    """Every ruling that somebody can call for now, carried out; and what can be called for after a reservation, or
    after a ruling at the word of the side that erred, which leaves the opponents to annul.
    """
    for incident in live.incidents:
        for by in range(4):
            for told, found in outcomes(live, incident.number, by):
                if not isinstance(found, Ruled):
                    continue
                events = REFEREE.carry_out(live, Call(incident.number, told), found)
                after = live
                for event in events:
                    after = LIVE_TRESSETTE.fold(after, event)
                yield Carried(live, incident, found, events, after)
                if depth and after.incidents and after.incidents[incident.number - 1].annullable:
                    yield from called(after, 0)
                if depth and after.incidents and after.incidents[incident.number - 1].silent:
                    for _, settled in zip(range(3), (after, *later(after)), strict=False):
                        yield from called(settled, 0)
                if depth and after.incidents and after.incidents[incident.number - 1].reserved is not None:
                    for _, harmed in zip(range(3), later(after), strict=False):
                        yield from called(harmed, 0)


@cache
def rulings(code: str) -> tuple[Carried, ...]:
    """All the rulings of all the scenes of a set of norms."""
    found: list[Carried] = []
    for scene in SCENES:
        for before, events, after in steps(scene, code) if code in scene.codes else ():
            found += _ruled_in(before, events)
            found += called(after)
    return tuple(found)


@cache
def reports(code: str) -> tuple[Carried, ...]:
    """All the rulings that people can ask for by telling what they saw, at each of the moments."""
    found: list[Carried] = []
    for _, position, acts in REPORTS:
        live = act(Tavolo(code, *position), acts).live
        for irregularity in REPORTED:
            for seat in range(4):
                found += _reported(live, irregularity, seat)
    return tuple(found)


def _reported(live: LiveTable, irregularity: str, seat: int) -> Iterator[Carried]:
    waiting: list[dict[str, str]] = [{}]
    while waiting:
        report = Report(irregularity, seat, waiting.pop())
        try:
            outcome = REFEREE.hear(live, report, (seat + 1) % 4)
        except BadInput as refused:
            if refused.reason == "report-no-dialogue":
                return
            raise
        if isinstance(outcome, NeedFacts):
            question = outcome.question
            waiting += [{**report.told, question.fact: answer} for answer in question.answers]
            continue
        events = REFEREE.carry_out(live, report, outcome)
        noted = LIVE_TRESSETTE.fold(live, events[0])
        after = live
        for event in events:
            after = LIVE_TRESSETTE.fold(after, event)
        yield Carried(noted, noted.incidents[-1], outcome, events, after)


# ── The same ruling ──────────────────────────────────────────────────────────────────────────────────────────────────


@each_code
def test_a_scene_is_of_the_mistake_that_it_names(code: str) -> None:
    for scene in SCENES:
        if code in scene.codes:
            noted = [event.incident.irregularity for event in after_acts(scene, code).log if isinstance(event, Noted)]
            assert scene.irregularity in noted, scene


@each_code
def test_what_is_ruled_at_a_live_table_is_what_the_questionnaire_rules(code: str) -> None:
    for done in (*rulings(code), *reports(code)):
        outcome = done.before.rulings.rule(done.ruled.irregularity, done.ruled.facts)
        assert isinstance(outcome, Ruling)
        assert outcome == done.ruled.ruling
        assert done.ruled.orders == tuple(str(step.remedy) for step in outcome.steps)


@each_code
def test_every_run_of_answers_comes_about_or_is_listed_with_a_reason(code: str) -> None:
    book = shelf.get(code).book
    seen: dict[str, list[dict[str, str]]] = defaultdict(list)
    for done in (*rulings(code), *reports(code)):
        seen[done.ruled.irregularity].append(done.ruled.facts)
    missing = [
        (irregularity, path)
        for irregularity in book.provisions
        for path, _ in book.paths(irregularity)
        if path not in seen[irregularity] and not impossible(code, irregularity, path)
    ]
    assert missing == []


@each_code
def test_what_is_listed_as_impossible_does_not_come_about(code: str) -> None:
    for done in (*rulings(code), *reports(code)):
        facts = {fact: told for fact, told in done.ruled.facts.items() if (fact, told) != ("duplicate", "no")}
        assert not impossible(code, done.ruled.irregularity, facts), done.ruled


def test_every_reason_is_needed_and_every_report_that_cannot_be_is_refused() -> None:
    for name, told, codes, why in IMPOSSIBLE:
        assert why
        used = [
            path
            for code in codes
            for irregularity in shelf.get(code).book.provisions
            for path, _ in shelf.get(code).book.paths(irregularity)
            if name in ("", irregularity) and path.items() >= told.items()
        ]
        assert used, (name, told)
    live = Tavolo("moderne", "phase: deal").live
    for irregularity in NOT_HERE:
        with pytest.raises(BadInput) as refused:
            REFEREE.hear(live, Report(irregularity, 0, {}), 1)
        assert refused.value.reason == "report-not-here"


# ── And it is done ───────────────────────────────────────────────────────────────────────────────────────────────────


@each_code
def test_after_a_ruling_the_table_is_what_its_orders_say(code: str) -> None:
    for done in (*rulings(code), *reports(code)):
        check(done)


@each_code
def test_after_a_ruling_play_can_go_on(code: str) -> None:
    for done in (*rulings(code), *reports(code))[::7]:
        ends = (done.after, *later(done.after))[-1]
        over = ends.state.phase in (Phase.DEAL, Phase.END)
        assert over or next(LIVE_TRESSETTE.legal(ends), None) is not None, (done.ruled, LETTERS[done.by])
