"""The law of Burraco live-tables: whatever goes wrong at one is ruled as by the questionnaire, and carried out.

Every mistake that a table notes, and everything that can be reported at one, is taken at every moment, by every code,
with every answer that whoever calls could give.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import product

import pytest

from tests.games.burraco.referee.burraco_effects import EFFECTS, SAID_ONLY, Carried, everything
from tests.games.burraco.referee.burraco_mistakes import STOCK, Found, made
from tests.games.burraco.referee.burraco_tavolo import Tavolo
from tests.texts import BURRACO_CODES as CODES
from tests.texts import book_of
from ventaglio.core.cards import Card, cards
from ventaglio.core.refusal import BadInput, IllegalAction
from ventaglio.core.seats import LETTERS, Seat
from ventaglio.games.burraco.referee.live import Call, LiveTable, Report, Ruled, call, fold
from ventaglio.games.burraco.referee.live.elsewhere import ELSEWHERE, NOTED
from ventaglio.games.burraco.referee.orders import ORDERS
from ventaglio.lang import translator
from ventaglio.law.referee.inquiry import NeedFacts, Ruling

pytestmark = pytest.mark.long

each_code = pytest.mark.parametrize("code", CODES)

NEEDS_CARDS = ("fully", "with-surplus", "completed", "with-another-card")
"""Answers that name cards with which a meld is put right."""


def carried(
    live: LiveTable, request: Call | Report, told: dict[str, str], by: Seat, named: tuple[Card, ...]
) -> Iterator[Carried]:
    """Every way in which a call ends, one for each run of answers."""
    waiting = [told]
    while waiting:
        facts = waiting.pop()
        cards_named = named if any(one in NEEDS_CARDS for one in facts.values()) or isinstance(request, Report) else ()
        asked = _with(request, facts, cards_named)
        try:
            outcome = call(live, asked, by)
        except (BadInput, IllegalAction):
            continue
        if isinstance(outcome, NeedFacts):
            waiting += [{**facts, outcome.question.fact: answer} for answer in outcome.question.answers]
            continue
        after = live
        given: list[tuple[Ruled, Seat]] = []
        for event in outcome:
            after = fold(after, event)
            if isinstance(event, Ruled):
                given.append((event, after.incidents[event.number - 1].by))
        assert given
        for ruled, offender in given:
            yield Carried(live, after, offender, ruled, tuple(outcome), facts)


def _with(request: Call | Report, facts: dict[str, str], named: tuple[Card, ...]) -> Call | Report:
    if isinstance(request, Call):
        return Call(request.number, facts, 3, named)
    return Report(request.irregularity, request.seat, facts, named, request.meld, 3)


@cache
def of_mistakes(code: str) -> tuple[Carried, ...]:
    return tuple(_of_mistakes(code))


@cache
def of_reports(code: str) -> tuple[Carried, ...]:
    return tuple(_of_reports(code))


def _of_mistakes(code: str) -> Iterator[Carried]:
    for found in made(code):
        numbers = [one.number for one in found.table.live.incidents if one.irregularity == found.mistake.name]
        request = Call(numbers[-1], {})
        named = cards(found.mistake.mends)
        for extra in _heard(found):
            yield from carried(found.table.live, request, extra, LETTERS.index(found.caller), named)


def _heard(found: Found) -> tuple[dict[str, str], ...]:
    """What whoever calls may know better than the table."""
    if found.mistake.name == "play-without-pick-up":
        return {}, {"noticed-by": "partner"}
    if found.mistake.name == "pozzetto-seen-early":
        return {}, {"information-passed": "yes"}
    if found.mistake.name in ("pick-up-out-of-turn", "pick-up-after-pozzetto"):
        return {}, {"information-passed": "yes"}, {"opened-melds": "completed"}
    return ({},)


TOLD: tuple[dict[str, str], ...] = (
    {},
    *({"picked-up-since": "yes"}, {"information-passed": "yes"}, {"closing": "yes"}),
    {"picked-up-since": "yes", "own-turn": "yes"},
    *({"noticed-by": "partner"}, {"noticed-by": "offender"}),
)
"""What whoever reports may know better than the table."""


def tables(code: str) -> Iterator[Tavolo]:
    """B on turn with a wrong meld before him and without; B having discarded; and after that."""
    third = "hand C: Ah Ad As 6c 7c 9h"
    lines = ("phase: play", "meld D: 4h 5h 6h", "meld D: 8s 9s Ts", "hand B: 7h 9d Ks Qc 3c * 4c 5c", third, STOCK)
    discards, picks_up = "B discard Ks", "C draw"
    exposed = "C report exposed-card B cards=9d exposed-to=partner own-turn=no"
    for does in (
        *((), ("B attach 1 *",), ("B open 4c 5c 9d",), ("B attach 1 Qc",), (discards,), (discards, picks_up)),
        *(("B attach 1 *", discards), ("B open 4c 5c 9d", discards), ("B attach 1 Qc", discards)),
        *((discards, picks_up, "C discard Qd"), ("C report exposed-card B cards=9d exposed-to=partner",)),
        (discards, exposed),
        (discards, exposed, picks_up),
        (discards, picks_up, "C open Ah Ad As"),
    ):
        with suppress(IllegalAction, BadInput):
            yield Tavolo(code, *lines).does(*does)
    waiting = ("hand B: 3h 3d 3s Ks Qc 9c", "pile: 8d Jd", STOCK)
    for does in ((), ("B take",), ("B open 3h 3d 3s",)):
        with suppress(IllegalAction):
            yield Tavolo(code, *waiting).does(*does)
    burraco = ("phase: play", "meld D: 3h 4h 5h 6h 7h 8h 9h", "hand B: Th Ks Qc 9c 4d", STOCK)
    yield Tavolo(code, *burraco)
    yield Tavolo(code, *burraco).does("B attach 1 Th")
    six = ("phase: play", "took: B", "meld D: 3h 4h 5h 6h 7h", "hand B: 8h Ks", STOCK)
    with suppress(IllegalAction):
        yield Tavolo(code, *six).does("B attach 1 8h")
    pozzetto = Tavolo(code, "phase: play", "hand B: Ks", STOCK).does("B discard Ks")
    for who in "CDA":
        pozzetto.does(f"{who} draw", f"{who} discard {pozzetto.hand(who).split()[0]}")
    yield pozzetto


def with_other_mistakes(code: str) -> Iterator[Tavolo]:
    """B having made a mistake with an article of its own, before his discard and after it."""
    waiting = ("hand B: 3h 3d 3s Ks Qc 9c", "pile: 8d Jd", STOCK)
    sets = ("phase: play", "meld D: 3h 3d 3s", "hand B: 3h 3d 3c Ks Qc 9c", STOCK)
    six = ("phase: play", "took: B", "meld D: 3h 4h 5h 6h 7h")
    for lines, does in (
        (waiting, ("B open 3h 3d 3s", "B discard Ks")),
        *((sets, ("B open 3h 3d 3c",)), (sets, ("B open 3h 3d 3c", "B discard Ks"))),
        ((*six, "hand B: 8h Ks", STOCK), ("B attach 1 8h", "B discard Ks")),
        ((*six, "hand B: 8h 2c", STOCK), ("B attach 1 8h",)),
        ((*six, "hand B: 8h 9h", STOCK), ("B attach 1 8h", "B attach 1 9h")),
    ):
        with suppress(IllegalAction):
            yield Tavolo(code, *lines).does(*does)


NAMED: dict[str, tuple[tuple[Card, ...], ...]] = {
    "passed-cards-to-attach": (cards("7h"), cards("7h Qc"), cards("9d Qc"), cards("* 7h")),
    "passed-new-meld": ((), cards("3h 3d 3s"), cards("3h 3d 3c"), cards("4c 5c *")),
}
"""Cards that are worth naming, where not any one will do."""


def _of_reports(code: str) -> Iterator[Carried]:
    book = book_of(code)
    every, others = tuple(tables(code)), tuple(with_other_mistakes(code))
    for irregularity in book.provisions:
        if irregularity in NOTED - {"collect-without-playing"} or irregularity in ELSEWHERE:
            continue
        asked = book.questions(irregularity)
        told = [one for one in TOLD if all(answer in asked.get(fact, ()) for fact, answer in one.items())]
        melds = (0, 1) if "found-in" in asked else (0,)
        more = others if irregularity in ("remark", "slow-turn") else ()
        for table, who, meld, extra in product((*every, *more), (1, 3), melds, told):
            if meld <= len(table.state.melds):
                request = Report(irregularity, who, {}, (), meld, 3)
                for named in NAMED.get(irregularity, (table.state.hands[who][:1],)):
                    yield from carried(table.live, request, extra, 2, named)


CANNOT: dict[tuple[str, str], str] = {
    ("*", "twin-shown=yes"): "with its twin in hand the card may be discarded: there is no mistake",
    ("pick-up-out-of-turn", "drawn-card=unknown"): "the table knows which card was drawn",
    ("pick-up-after-pozzetto", "drawn-card=unknown"): "the table knows which card was drawn",
    ("remark", "after-discard=no when=before-pick-up"): "before the discard is before the pick-up",
    ("remark", "after-discard=no when=later"): "before the discard nobody has gone on",
    ("pozzetto-seen-early", "screens=yes"): "with screens one may look at once: there is no mistake",
    ("ghost-card", "burraco=by-this"): "a card that nobody saw has not made a burraco at this table",
    ("threw-new-meld", "when=now closing=yes"): "one closes with the discard, after the throw",
    ("threw-cards-to-attach", "when=now closing=yes"): "one closes with the discard, after the throw",
    ("threw-cards-to-attach", "landing=wrong"): "a card thrown where it does not fit is noted as wrongly attached",
    ("equal-sets", "burraco=earlier wild-in-both=no"): "of the eight cards of a rank, seven leave too few",
    ("close-without-burraco", "when=later"): "nobody plays on before a close is counted or undone",
    ("close-with-wild", "when=later"): "nobody plays on before a close is counted or undone",
    ("close-without-discard", "when=later"): "nobody plays on before a close is counted or undone",
    ("single-card-discarded", "other-card=no when=later"): "without another card he has closed: nobody plays on",
    ("reminder", "pozzetto-to-play=yes when=before-pick-up"): "once he has picked up he is playing it",
    ("reminder", "pozzetto-to-play=yes when=later"): "once he has picked up he is playing it",
    ("equal-sets", "when=now closing=yes"): "one closes with the discard, after the set",
    ("collect-without-playing", "sent-to-the-pile=yes"): "the table lets whoever was sent to the pile discard",
    ("close-without-burraco", "wild-discarded=yes"): "with a wild it is noted as a close with a wild",
    ("play-out-of-turn", "opened-melds=completed"): "out of turn only what makes a meld can be laid",
    ("play-out-of-turn", "opened-melds=incomplete"): "out of turn only what makes a meld can be laid",
    ("played-after-discard", "opened-melds=completed"): "after the discard only what makes a meld can be laid",
    ("played-after-discard", "opened-melds=incomplete"): "after the discard only what makes a meld can be laid",
    ("wrong-opening", "wild-in-it=yes meant-as-run=no put-right-with-missing=fully"): "two suits and a wild are no run",
}
"""What cannot be at a table, by irregularity and facts, and why."""


@each_code
def test_every_path_of_the_questionnaire_is_walked_at_a_table_or_cannot_be(code: str) -> None:
    book = book_of(code)
    walked: dict[str, set[frozenset[tuple[str, str]]]] = {}
    for told in (*of_mistakes(code), *of_reports(code)):
        walked.setdefault(told.ruled.irregularity, set()).add(frozenset(told.ruled.facts.items()))
    left = [
        (irregularity, facts)
        for irregularity in book.provisions
        if irregularity not in ELSEWHERE
        for facts, _ in book.paths(irregularity)
        if frozenset(facts.items()) not in walked.get(irregularity, ()) and not _cannot(irregularity, facts)
    ]
    assert not left, "\n".join(map(str, left))


def _cannot(irregularity: str, facts: dict[str, str]) -> bool:
    told = {f"{fact}={answer}" for fact, answer in facts.items()}
    return any(name in ("*", irregularity) and set(which.split()) <= told for name, which in CANNOT)


def test_what_cannot_be_reported_is_known_to_some_code_and_has_its_sentence() -> None:
    known = {one for code in CODES for one in book_of(code).provisions}
    assert set(ELSEWHERE) <= known
    assert known >= NOTED
    for language in ("en", "it"):
        assert all(translator(language).has(f"bad-{reason}") for reason in ELSEWHERE.values())


@each_code
@pytest.mark.parametrize("source", [of_mistakes, of_reports], ids=["mistakes", "reports"])
def test_what_is_ruled_at_a_table_is_what_the_questionnaire_says_and_is_so_afterwards(code: str, source) -> None:  # type: ignore[no-untyped-def]
    book = book_of(code)
    seen: Counter[str] = Counter()
    wrong: dict[str, str] = {}
    for told in source(code):
        irregularity = told.ruled.irregularity
        seen[irregularity] += 1
        outcome = book.rule(irregularity, told.ruled.facts)
        assert isinstance(outcome, Ruling)
        assert tuple(str(step.remedy) for step in outcome.steps) == told.ruled.orders
        if told.after.state.hands:
            assert everything(told.after.state) == everything(told.before.state)
        for step in told.ruled.steps:
            check = EFFECTS.get(step.remedy.do)
            if check is not None and told.after.state.hands and not check(told, step.remedy):
                wrong.setdefault(f"{irregularity}: {step.remedy}", f"{told.ruled.facts} {told.ruled.orders}")
    assert not wrong, "\n".join(f"{one}\n    {facts}" for one, facts in wrong.items())
    assert seen


def test_every_order_has_an_effect_or_a_reason_why_it_has_none() -> None:
    assert set(EFFECTS) | set(SAID_ONLY) == set(ORDERS.orders)
    assert not set(EFFECTS) & set(SAID_ONLY)
