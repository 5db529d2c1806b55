"""Calling the referee at a Burraco live-table: who may, what the table tells him, and what his orders lead to."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from ventaglio.burraco.duties import still_holds
from ventaglio.burraco.engine import end_hand, hand_over
from ventaglio.burraco.state import Phase
from ventaglio.cards import Card, CardError, cards
from ventaglio.core.editions import Edited
from ventaglio.core.refusal import BadInput, IllegalAction, Refusal
from ventaglio.core.seats import Seat, letter
from ventaglio.rulings.burraco.live.apply import apply
from ventaglio.rulings.burraco.live.choices import left_to_choose
from ventaglio.rulings.burraco.live.elsewhere import ELSEWHERE, NOTED
from ventaglio.rulings.burraco.live.memory import fold, new_incident
from ventaglio.rulings.burraco.live.moments import moment, reported_at
from ventaglio.rulings.burraco.live.table import Call, Closed, Incident, LiveEvent, LiveTable, Report
from ventaglio.rulings.burraco.live.witness import HEARD, SEEN, facts, has_incomplete, partners_mistake
from ventaglio.rulings.inquiry import NeedFacts
from ventaglio.rulings.live import Happened, Refereeing, Ruled, find
from ventaglio.rulings.live.table import is_partner
from ventaglio.rulings.live.text import check_facts


class BurracoRefereeing(Refereeing[LiveTable, Incident, Call, Report, LiveEvent]):
    """How live-tables of Burraco are refereed."""

    def called(self, number: int, told: Mapping[str, str], lot: int | None = None) -> Call:
        facts = check_facts(told)
        said, named = _number(facts, "lot"), _named(facts.pop("cards", ""))
        return Call(number, facts, said if lot is None else lot, named)

    def reported(self, irregularity: str, seat: Seat, told: Mapping[str, str], lot: int | None = None) -> Report:
        facts = check_facts(told)
        said, named = _number(facts, "lot"), _named(facts.pop("cards", ""))
        return Report(irregularity, seat, facts, named, _number(facts, "meld"), said if lot is None else lot)

    def reportable(self, irregularity: str) -> bool:
        return irregularity not in ELSEWHERE

    def may_call(self, live: LiveTable, number: int, by: Seat) -> bool:
        incident = find(live, number)
        return not incident.ruled and _must_wait(live, incident, by) is None

    def rules_of(self, live: LiveTable) -> Edited:
        return live.rulings.law.rules

    def knows(self, live: LiveTable, incident: Incident, caller: Seat) -> dict[str, str]:
        return facts(live, incident, caller)

    def _new_incident(self, live: LiveTable, irregularity: str, by: Seat) -> Incident:
        return new_incident(live, irregularity, by)

    def _about(self, live: LiveTable, request: Call | Report) -> Incident:
        found = super()._about(live, request)
        if isinstance(request, Report) and request.irregularity in NOTED:
            found = _on_record(live, request, found)
        found = replace(found, named=request.cards or found.named)
        if found.number <= len(live.incidents) or isinstance(request, Call):
            return found
        dated = replace(reported_at(live, found, request.told.get("when", "")), meld=request.meld)
        wrong = partners_mistake(live, dated)
        remarked = moment(live, dated) != "later" and request.irregularity in _STOPS_A_CURE
        return replace(dated, about=wrong.number) if wrong is not None and remarked else dated

    def hear(self, live: LiveTable, request: Call | Report, by: Seat) -> NeedFacts | Ruled:
        """The answer to a call; where the opponents have to choose something, what they have chosen is asked too."""
        outcome = super().hear(live, request, by)
        if isinstance(outcome, NeedFacts):
            return outcome
        return left_to_choose(live, self._about(live, request), outcome.steps, request.told, by) or outcome

    def _known(self, live: LiveTable, incident: Incident, told: Mapping[str, str], by: Seat) -> dict[str, str]:
        """What people have seen and heard, they know better than the table."""
        theirs = HEARD if incident.number <= len(live.incidents) else SEEN
        known = {**super()._known(live, incident, told, by), **{fact: told[fact] for fact in theirs if fact in told}}
        if incident.taken and has_incomplete(live, incident):
            # Unless the player says otherwise, and names the cards, he completes nothing.
            known.setdefault("opened-melds", "incomplete")
        return known

    def _admit(self, live: LiveTable, incident: Incident, request: Call | Report, by: Seat) -> None:
        if isinstance(request, Report):
            if not 0 <= request.seat < live.state.table.players:
                raise BadInput(f"there is no seat {request.seat} at this table", "seat-not-here", seat=request.seat)
            live.rulings.register.check(request.irregularity)
            if request.irregularity in ELSEWHERE:
                sentence = f"{request.irregularity} cannot be reported at this table"
                raise BadInput(sentence, ELSEWHERE[request.irregularity])
            if request.irregularity == "slow-turn" and request.seat != live.state.turn:
                raise BadInput(f"{letter(request.seat)} is not on turn", "not-on-turn")
            if meld := request.meld:
                _check_meld(live, meld)
            if not incident.about and request.told.get("wrong-play") in ("opening", "attaching"):
                raise BadInput("the partner has laid nothing wrong in this turn", "live-nothing-found")
        elif incident.ruled:
            raise BadInput(f"mistake {incident.number} has been ruled on", "mistake-ruled", number=incident.number)
        if request.told.get("opened-melds") == "complete" and has_incomplete(live, incident):
            raise BadInput("opened-melds=complete: what lies there makes no meld", "told-otherwise")
        if refusal := _must_wait(live, incident, by):
            raise IllegalAction(refusal)

    def _fold(self, live: LiveTable, event: LiveEvent) -> LiveTable:
        return fold(live, event)

    def _apply(
        self, live: LiveTable, incident: Incident, ruled: Ruled, request: Call | Report
    ) -> tuple[LiveEvent, ...]:
        return apply(live, incident, ruled.steps, request.lot, {**request.told, **ruled.facts})

    def _followed(self, live: LiveTable, events: tuple[LiveEvent, ...]) -> tuple[LiveEvent, ...]:
        """A close that stands is counted; one that was not touched still waits. The hand may be over otherwise."""
        closer, given = live.closed, next(one for one in events if isinstance(one, Ruled))
        for event in events:
            live = fold(live, event)
        state = live.state
        if closer is not None and state.hands and not state.hands[closer] and not still_holds(state.duties, closer):
            stands = "stands close" in given.orders
            return (*events, *(map(Happened, end_hand(state, "closed", closer)) if stands else (Closed(closer),)))
        how = hand_over(state) if state.hands and state.phase is Phase.PICK_UP else None
        return events if how is None else (*events, *map(Happened, end_hand(state, how, None)))


_STOPS_A_CURE: Final = ("remark", "moved-own-cards")
"""After these a partner's wrong meld cannot be put right any more, where the code says so."""


def _on_record(live: LiveTable, report: Report, new: Incident) -> Incident:
    """The mistake that a report is about, where the table has noted it.

    Of a pile collected to no purpose it is noted only with the discard, and may be reported before.
    """
    for one in reversed(live.incidents):
        if one.irregularity == report.irregularity and one.by == report.seat and not one.ruled:
            return one
    unplayed = live.collected and not live.state.played
    if report.irregularity == "collect-without-playing" and live.state.turn == report.seat and unplayed:
        return replace(new, taken=live.collected, source="pile")
    raise BadInput(f"no {report.irregularity} of {letter(report.seat)} is on record", "live-nothing-found")


def _number(facts: dict[str, str], name: str) -> int:
    """A number among what people tell; 0 where they do not."""
    said = facts.pop(name, "0")
    if not said.isdecimal():
        raise BadInput(f"{name}={said}: that is a number", "fact-number", fact=name, text=said)
    return int(said)


def _check_meld(live: LiveTable, number: int) -> None:
    if not 1 <= number <= len(live.state.melds):
        raise BadInput(f"meld={number}: there is no such meld on the table", "no-such-meld", number=number)


def _named(text: str) -> tuple[Card, ...]:
    try:
        return cards(text.replace(",", " "))
    except CardError as error:
        raise BadInput(f"cards={text}: {error}", "in-line", text=f"cards={text}", why=error) from None


def _must_wait(live: LiveTable, incident: Incident, by: Seat) -> Refusal | None:
    """Where the code binds partners, they may point a mistake out only after the discard."""
    norm = live.state.table.rules.partner_reports_after_discard
    waits = norm.value and is_partner(live.state.sides, incident.by, by) and moment(live, incident) == "now"
    return Refusal("partner-waits", norm.cite) if waits else None


REFEREE: Final = BurracoRefereeing()
