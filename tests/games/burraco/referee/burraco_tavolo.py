"""A Burraco live-table for tests: lines of text go in, and one asks what lies where."""

from ventaglio.core.cards import spell
from ventaglio.core.refusal import IllegalAction
from ventaglio.core.seats import LETTERS
from ventaglio.games.burraco.engine.actions import parse_action
from ventaglio.games.burraco.engine.duties import exposed, penalised
from ventaglio.games.burraco.engine.judge import judge
from ventaglio.games.burraco.game import LIVE_BURRACO
from ventaglio.games.burraco.referee.live import Call, LiveTable, Ruled, call, fold
from ventaglio.law.referee.inquiry import NeedFacts


class Tavolo:
    """A live-table in the middle of a hand."""

    def __init__(self, code: str, *lines: str) -> None:
        text = "\n".join((f"code: {code}", *lines))
        self.live: LiveTable = LIVE_BURRACO.parse_position(text, complete=True)
        self.orders: tuple[str, ...] = ()

    @property
    def state(self):  # type: ignore[no-untyped-def]
        return self.live.state

    def does(self, *lines: str) -> "Tavolo":
        """Do these one after the other: ``B open 4h 5h 6h``; rightly or not."""
        for line in lines:
            who, _, rest = line.partition(" ")
            for event in LIVE_BURRACO.act(self.live, LIVE_BURRACO.parse_action(rest), LETTERS.index(who)):
                self.live = fold(self.live, event)
        return self

    def cannot(self, line: str) -> str:
        """Why something cannot be done even here."""
        who, _, rest = line.partition(" ")
        try:
            LIVE_BURRACO.act(self.live, LIVE_BURRACO.parse_action(rest), LETTERS.index(who))
        except IllegalAction as refused:
            return refused.refusal.reason
        return ""

    def why_not(self, line: str) -> str:
        """Why something may not be done, with the article."""
        who, _, rest = line.partition(" ")
        refusal = judge(self.state, parse_action(rest), LETTERS.index(who))
        return "" if refusal is None else f"{refusal.reason} [{refusal.cite.article}]"

    def calls(self, who: str, number: int | None = None, **told: str) -> "Tavolo":
        """Call the referee for the last mistake, or that of a number."""
        facts = {fact.replace("_", "-"): answer for fact, answer in told.items()}
        outcome = call(self.live, Call(number or len(self.live.incidents), facts), LETTERS.index(who))
        assert not isinstance(outcome, NeedFacts), outcome
        for event in outcome:
            if isinstance(event, Ruled):
                self.orders = event.orders
            self.live = fold(self.live, event)
        return self

    def hand(self, who: str) -> str:
        return spell(self.state.hands[LETTERS.index(who)])

    def melds(self) -> list[str]:
        return [spell(laid.meld.cards) for laid in self.state.melds]

    def penalised(self, who: str) -> str:
        return spell(penalised(self.state.duties, LETTERS.index(who)))

    def exposed(self, who: str) -> str:
        return spell(exposed(self.state.duties, LETTERS.index(who)))

    @property
    def frozen(self) -> list[int]:
        return [one.meld for one in self.state.duties.frozen]

    @property
    def mistakes(self) -> list[str]:
        return [one.irregularity for one in self.live.incidents]

    @property
    def turn(self) -> str:
        return f"{LETTERS[self.state.turn]} {self.state.phase.value}"
