"""A Tressette live-table for tests: lines of text go in, and one asks what lies where and what was ordered.

A and C are side 0, B and D are side 1. The dealer is D unless a position says otherwise, so A leads.
"""

from ventaglio.core.cards import spell_carte
from ventaglio.core.refusal import IllegalAction
from ventaglio.core.seats import LETTERS, TABLE, Seat
from ventaglio.games.tressette.engine.actions import Play, parse_action
from ventaglio.games.tressette.engine.judge import judge, playable
from ventaglio.games.tressette.engine.state import Phase, State, points
from ventaglio.games.tressette.game import LIVE_TRESSETTE
from ventaglio.games.tressette.referee.live import (
    Call,
    LiveEvent,
    LiveTable,
    Ruled,
    attempt,
    awaited,
    call,
    fold,
    may_call,
    waits_for_count,
)
from ventaglio.law.referee.inquiry import NeedFacts


def seat(who: str) -> Seat:
    return TABLE if who == "table" else LETTERS.index(who)


class Tavolo:
    """A live-table in the middle of a passata."""

    def __init__(self, code: str, *lines: str) -> None:
        dealer = () if any(line.startswith("dealer:") for line in lines) else ("dealer: D",)
        self.live: LiveTable = LIVE_TRESSETTE.parse_position(
            "\n".join((f"code: {code}", *dealer, *lines)), complete=True
        )
        self.opening = self.live
        self.log: list[LiveEvent] = []

    @property
    def state(self) -> State:
        return self.live.state

    def _tell(self, events: tuple[LiveEvent, ...]) -> None:
        for event in events:
            self.log.append(event)
            self.live = fold(self.live, event)

    # ── What is done ─────────────────────────────────────────────────────────────────────────────────────────────────

    def does(self, *lines: str) -> "Tavolo":
        """Do these one after the other, rightly or not: ``B play c6``, ``C replace s7``, ``table count``."""
        for line in lines:
            who, _, rest = line.partition(" ")
            self._tell(LIVE_TRESSETTE.act(self.live, LIVE_TRESSETTE.parse_action(rest), seat(who)))
        return self

    def plays(self, *tricks: str) -> "Tavolo":
        """Play cards in turn, as many as each text names."""
        for one in " ".join(tricks).split():
            self.does(f"{LETTERS[self.state.turn]} play {one}")
        return self

    def plays_on(self) -> "Tavolo":
        """Everybody plays the first card he may until the table waits to be counted."""
        while self.state.phase in (Phase.LEAD, Phase.FOLLOW) and not waits_for_count(self.state):
            self._tell(attempt(self.live, Play(min(playable(self.state, self.state.turn))), self.state.turn))
        return self

    def calls(self, who: str, number: int | None = None, reserving: str = "", **told: str) -> "Tavolo":
        """Call the referee for the last mistake, or that of a number."""
        outcome = self._called(who, number, reserving, told)
        assert not isinstance(outcome, NeedFacts), outcome
        self._tell(outcome)
        return self

    def asks(self, who: str, number: int | None = None, **told: str) -> str:
        """What the referee must be told, or wait for, before he can rule."""
        outcome = self._called(who, number, "", told)
        return outcome.question.fact if isinstance(outcome, NeedFacts) else ""

    def waits(self, who: str, number: int | None = None, **told: str) -> str:
        """Why a call is not answered now, and on whom it waits."""
        try:
            outcome = self._called(who, number, "", told)
        except IllegalAction as refused:
            return f"{refused.refusal.reason} {refused.refusal.facts.get('seat', '')}"
        raise AssertionError(outcome)

    def _called(
        self, who: str, number: int | None, reserving: str, told: dict[str, str]
    ) -> NeedFacts | tuple[LiveEvent, ...]:
        facts = {fact.replace("_", "-"): answer for fact, answer in told.items()}
        at = number or len(self.live.incidents)
        return call(self.live, Call(at, facts, seat(reserving) if reserving else None), seat(who))

    # ── What cannot be done ──────────────────────────────────────────────────────────────────────────────────────────

    def cannot(self, line: str) -> str:
        """Why something cannot be done even here."""
        who, _, rest = line.partition(" ")
        try:
            LIVE_TRESSETTE.act(self.live, LIVE_TRESSETTE.parse_action(rest), seat(who))
        except IllegalAction as refused:
            return refused.refusal.reason
        return ""

    def why_not(self, line: str) -> str:
        """Why something may not be done, with the article."""
        who, _, rest = line.partition(" ")
        refusal = judge(self.state, parse_action(rest), seat(who))
        return "" if refusal is None else f"{refusal.reason} [{refusal.cite.article}]"

    def callers(self, number: int | None = None) -> str:
        """Who may point a mistake out now."""
        return "".join(who for who in "ABCD" if may_call(self.live, number or len(self.live.incidents), seat(who)))

    # ── What is there ────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def mistakes(self) -> list[str]:
        return [one.irregularity for one in self.live.incidents]

    @property
    def orders(self) -> tuple[str, ...]:
        """What was ordered last."""
        ruled = [event for event in self.log if isinstance(event, Ruled)]
        return ruled[-1].orders if ruled else ()

    @property
    def facts(self) -> dict[str, str]:
        """What the last ruling turned on."""
        return next(event.facts for event in reversed(self.log) if isinstance(event, Ruled))

    @property
    def turn(self) -> str:
        """Who is to act, and what the table waits for."""
        who = awaited(self.live)
        if self.live.pending:
            return f"{LETTERS[self.live.pending[0].seat]} {self.live.pending[0].kind.value}"
        return (
            "table count"
            if waits_for_count(self.state)
            else f"{'table' if who in (None, TABLE) else LETTERS[who or 0]} {self.state.phase.value}"
        )

    @property
    def may_settle(self) -> str:
        """The cards or the words that a ruling leaves to whoever must settle something."""
        choice = self.live.pending[0]
        return spell_carte(choice.cards) or " ".join(choice.words)

    @property
    def trick(self) -> str:
        return spell_carte(self.state.trick)

    def hand(self, who: str) -> str:
        return spell_carte(self.state.hands[seat(who)])

    def may_play(self) -> str:
        return spell_carte(playable(self.state, self.state.turn))

    def seen(self, who: str) -> str:
        """The cards of a hand that mistakes have shown to all."""
        return spell_carte(sorted(one for holder, one in self.state.duties.seen if holder == seat(who)))

    @property
    def scores(self) -> tuple[int, int]:
        return points(self.state, 0), points(self.state, 1)

    @property
    def accused(self) -> list[str]:
        return [f"{LETTERS[one.seat]} {one.what}{one.suit} {one.points}" for one in self.state.accused]
