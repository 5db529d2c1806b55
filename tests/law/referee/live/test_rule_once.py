"""A call goes one way: it is ruled on once, and what was ruled is stored and carried out, whatever comes later."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.burraco.referee.burraco_tavolo import Tavolo as Burraco
from tests.games.tressette.referee.tressette_tavolo import Tavolo as Tressette
from ventaglio.core.codec import decode, encode
from ventaglio.core.norms import Cite
from ventaglio.core.record import AnyGame
from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.game import LIVE_BURRACO
from ventaglio.games.burraco.referee.live import REFEREE as BURRACO_REFEREE
from ventaglio.games.tressette.game import LIVE_TRESSETTE
from ventaglio.games.tressette.referee.live import REFEREE as TRESSETTE_REFEREE
from ventaglio.law.referee.inquiry import Book, NeedFacts, Outcome, Ruling
from ventaglio.law.referee.live import Ruled
from ventaglio.law.referee.remedies import Remedy, Step

F19 = "fibur-2019"
LIVE: dict[str, AnyGame] = {game.name: game for game in (LIVE_BURRACO, LIVE_TRESSETTE)}
REFEREES: dict[str, Any] = {"burraco-live": BURRACO_REFEREE, "tressette-live": TRESSETTE_REFEREE}


class Counted:
    """How often the book was opened to rule, and what it said."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.said: list[Outcome] = []
        rule = Book.rule

        def counting(book: Book[Any], irregularity: str, told: Mapping[str, str]) -> Outcome:
            self.said.append(rule(book, irregularity, told))
            return self.said[-1]

        monkeypatch.setattr(Book, "rule", counting)


def rules_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on every book says nothing but that a warning is due."""
    warning = Ruling((Step(Remedy("warn", who="offender"), Cite(F19, "1")),), (Cite(F19, "1"),))
    monkeypatch.setattr(Book, "rule", lambda *asked: warning)


def two_cards() -> Burraco:
    """A has drawn two cards, which nobody has called for yet."""
    table = Burraco(F19, "turn: A", "phase: pick-up").does("A draw", "A draw")
    assert table.mistakes == ["two-cards-drawn"]
    return table


def revoke() -> Tressette:
    """B has not followed suit, which nobody has called for yet."""
    table = Tressette("tradizionali", "hand A: dA d2", "hand B: d4 c4").does("A play dA", "B play c4")
    assert table.mistakes == ["revoke"]
    return table


# ── Once ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("line", ["call 1", "report exposed-card C cards=9d exposed-to=partner own-turn=no"])
def test_burraco_rules_once(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Burraco(F19, "turn: A", "phase: pick-up", "hand C: 4h 9d Jc Kd").does("A draw", "A draw")
    counted = Counted(monkeypatch)
    LIVE_BURRACO.act(table.live, LIVE_BURRACO.parse_action(line), 1)
    assert len(counted.said) == 1


def test_tressette_rules_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = revoke()
    counted = Counted(monkeypatch)
    events = LIVE_TRESSETTE.act(table.live, LIVE_TRESSETTE.parse_action("call 1 reservation=no"), 0)
    assert len(counted.said) == sum(isinstance(event, Ruled) for event in events) == 1


def test_what_nobody_calls_for_is_ruled_once_too(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Tressette("tradizionali", "hand A: d3 d2 dA s4", "hand B: s6 c4 c5 c6").plays("s4 s6")
    counted = Counted(monkeypatch)
    events = LIVE_TRESSETTE.act(table.live, LIVE_TRESSETTE.parse_action("accuse N d"), 0)
    assert len(counted.said) == sum(isinstance(event, Ruled) for event in events) == 1


# ── Stored ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "name, by, line", [("burraco", F19, "call 1"), ("tressette", "tradizionali", "call 1 reservation=no")]
)
def test_the_log_stores_the_whole_ruling(name: str, by: str, line: str) -> None:
    table: Any = two_cards() if name == "burraco" else revoke()
    game, caller = LIVE[f"{name}-live"], 1 if name == "burraco" else 2
    ruled = next(one for one in game.act(table.live, game.parse_action(line), caller) if isinstance(one, Ruled))
    rules = table.live.state.table.rules
    assert (ruled.number, ruled.caller, ruled.irregularity) == (1, caller, table.mistakes[0])
    assert (ruled.by, ruled.edition) == (by, rules.edition)
    assert ruled.edition
    assert ruled.ruling == table.live.rulings.rule(ruled.irregularity, ruled.facts)
    assert ruled.ruling is not None
    assert ruled.facts == dict(ruled.ruling.asked)
    assert ruled.orders == tuple(str(step.remedy) for step in ruled.ruling.steps)
    assert decode(encode(ruled), game.event) == ruled


def test_what_is_carried_out_is_what_was_ruled(monkeypatch: pytest.MonkeyPatch) -> None:
    table, referee = two_cards(), REFEREES["burraco-live"]
    call = referee.called(1, {})
    ruled = referee.hear(table.live, call, 1)
    assert isinstance(ruled, Ruled)
    expected = referee.act(table.live, call, 1)
    rules_otherwise(monkeypatch)
    assert referee.carry_out(table.live, call, ruled) == expected


def test_a_question_is_no_ruling() -> None:
    table, referee = Burraco(F19, "turn: A", "phase: pick-up").does("B draw"), REFEREES["burraco-live"]
    asked = referee.hear(table.live, referee.called(1, {}), 0)
    assert isinstance(asked, NeedFacts)
    assert isinstance(referee.hear(table.live, referee.called(1, {asked.question.fact: "no"}), 0), Ruled)


# ── What was written before ──────────────────────────────────────────────────────────────────────────────────────────

BEFORE = {
    "burraco-live": b'{"type":"ruled","number":1,"caller":2,"facts":{"when":"later"},"orders":["stands play"]}',
    "tressette-live": b'{"type":"ruled","number":1,"caller":2,"facts":{"when":"later"},"orders":[],"reserving":null}',
}


@pytest.mark.parametrize("game", BEFORE)
def test_a_ruling_from_before_they_were_stored_is_read(game: str) -> None:
    old = decode(BEFORE[game], LIVE[game].event)
    assert isinstance(old, Ruled)
    assert (old.number, old.caller, old.facts, old.ruling) == (1, 2, {"when": "later"}, None)
    assert (old.irregularity, old.by, old.edition, old.reserving) == ("", "", "", None)
    assert encode(old) == BEFORE[game].replace(b',"reserving":null', b"")


def test_it_is_made_whole_from_its_facts() -> None:
    table, referee = two_cards(), REFEREES["burraco-live"]
    now = referee.hear(table.live, referee.called(1, {}), 1)
    assert isinstance(now, Ruled)
    old = Ruled(now.number, now.caller, now.facts, now.orders)
    assert referee.whole(table.live, old) == now
    assert old.remedies(table.live.rulings.register.vocabulary) == tuple(step.remedy for step in now.steps)
    assert LIVE_BURRACO.fold(table.live, old) == LIVE_BURRACO.fold(table.live, now)


def test_it_stays_as_it_is_where_its_facts_are_not_enough() -> None:
    table, referee = two_cards(), REFEREES["burraco-live"]
    old = Ruled(1, 1, {}, ("stands play",))
    assert referee.whole(table.live, old) is old


# ── What people tell ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", LIVE)
@pytest.mark.parametrize(
    "told", [{"": "yes"}, {"harm": ""}, {"harm=": "x"}, {"harm": "a b"}, {"ha rm": "no"}, {" ": " "}, {"harm": "no\n"}]
)
def test_what_could_not_be_read_back_from_a_record_is_no_fact(game: str, told: dict[str, str]) -> None:
    with pytest.raises(BadInput, match="is no fact"):
        REFEREES[game].called(1, told)
    with pytest.raises(BadInput, match="is no fact"):
        REFEREES[game].reported("remark", 1, told)


@pytest.mark.parametrize("game", LIVE)
def test_calls_and_reports_are_read_back_from_their_lines(game: str) -> None:
    referee, told = REFEREES[game], {"harm": "no", "put-right": "a=b"}
    for request in (referee.called(3, told, 7), referee.reported("remark", 1, told)):
        assert LIVE[game].parse_action(LIVE[game].spell_action(request)) == request
