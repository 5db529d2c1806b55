"""Calling the referee at a Burraco live-table: who may, what the table tells him, and what his orders lead to."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from ventaglio.core.cards import Card, CardError, cards
from ventaglio.core.refusal import BadInput, IllegalAction, Refusal
from ventaglio.core.seats import Seat, letter
from ventaglio.games.burraco.engine.acting import end_hand, hand_over
from ventaglio.games.burraco.engine.duties import still_holds
from ventaglio.games.burraco.engine.state import Phase
from ventaglio.games.burraco.referee.live.apply import apply
from ventaglio.games.burraco.referee.live.choices import left_to_choose
from ventaglio.games.burraco.referee.live.elsewhere import ELSEWHERE, NOTED
from ventaglio.games.burraco.referee.live.memory import fold, new_incident
from ventaglio.games.burraco.referee.live.moments import moment, reported_at, turns_to_come
from ventaglio.games.burraco.referee.live.placing import handed_over, placeable, placings
from ventaglio.games.burraco.referee.live.play import judge_closed
from ventaglio.games.burraco.referee.live.seen import ACTS, IN_THE_HAND
from ventaglio.games.burraco.referee.live.table import Call, Closed, Incident, LiveEvent, LiveTable, Report
from ventaglio.games.burraco.referee.live.witness import (
    BY_WRONG_MELD,
    HEARD,
    SEEN,
    facts,
    has_incomplete,
    partners_mistake,
)
from ventaglio.law.editions import Edited
from ventaglio.law.referee.inquiry import NeedFacts
from ventaglio.law.referee.live import Happened, Noted, Refereeing, Ruled, find
from ventaglio.law.referee.live.table import is_partner
from ventaglio.law.referee.live.text import check_facts


class BurracoRefereeing(Refereeing[LiveTable, Incident, Call, Report, LiveEvent]):
    """How live-tables of Burraco are refereed."""

    acts = ACTS

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

    def lies_open(self, live: LiveTable, incident: Incident) -> bool:
        return incident.irregularity in NOTED - IN_THE_HAND

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
        told = request.told.get("wrong-play", "")
        wrong = partners_mistake(live, dated, told) if told not in _SEEN_ONLY or live.early else None
        remarked = moment(live, dated) != "later" and request.irregularity in _STOPS_A_CURE
        return replace(dated, about=wrong.number) if wrong is not None and remarked else dated

    def hear(self, live: LiveTable, request: Call | Report, by: Seat) -> NeedFacts | Ruled:
        """The answer to a call; where the opponents have to choose something, what they have chosen is asked too."""
        outcome = super().hear(live, request, by)
        if isinstance(outcome, NeedFacts):
            return outcome
        _check_told(live, request.told, outcome)
        return left_to_choose(live, self._about(live, request), outcome.steps, request.told, by) or outcome

    def _known(self, live: LiveTable, incident: Incident, told: Mapping[str, str], by: Seat) -> dict[str, str]:
        """What people have seen and heard, they know better than the table."""
        theirs = HEARD if incident.number <= len(live.incidents) else SEEN
        known = {**super()._known(live, incident, told, by), **{fact: told[fact] for fact in theirs if fact in told}}
        if not live.early and told.get("wrong-play") in _SEEN_ONLY:
            known["wrong-play"] = told["wrong-play"]
        new = incident.number > len(live.incidents)
        if new and "when" not in told and turns_to_come(live, incident) is not None:
            # Whether it was about the turn to come or the one before, only people can say.
            del known["when"]
        if handed_over(live, incident):
            found = {placeable(one, incident) for one in placings(live, incident)}
            known.update({"placeable": found.pop()} if len(found) == 1 else {})
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
            if request.irregularity == "slow-turn" and live.closed is not None and not live.early:
                raise IllegalAction(judge_closed(live))
            if meld := request.meld:
                _check_meld(live, meld)
            must_be_there = (
                ("opening", "attaching") if live.early else ("opening", "attaching", "no-pick-up", "equal-sets")
            )
            if not incident.about and request.told.get("wrong-play") in must_be_there:
                if first := _pozzetto_first(live, incident):
                    raise BadInput("the pozzetto is ruled on first", "live-pozzetto-first", number=first.number)
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
        events = apply(live, incident, ruled.steps, request.lot, {**request.told, **ruled.facts})
        if live.early or incident.irregularity not in _STOPS_A_CURE or "apply-article" not in ruled.orders:
            return events
        return (*events, *self._by_its_article(live, incident, ruled, request, events))

    def _by_its_article(
        self, live: LiveTable, remark: Incident, ruled: Ruled, request: Call | Report, events: tuple[LiveEvent, ...]
    ) -> tuple[LiveEvent, ...]:
        """What the article on the partner's mistake orders, once a remark on it has been ruled on."""
        made = [one.incident.number for one in events if isinstance(one, Noted)]
        number = made[-1] if made else remark.about
        for event in events:
            live = fold(live, event)
        if not number or not live.state.hands:
            return ()
        wrong = replace(find(live, number), named=request.cards)
        told = {**request.told, "noticed-by": "partner"}
        if has_incomplete(live, wrong):
            told.setdefault("opened-melds", "incomplete")
        outcome = self._rule(live, wrong, told, ruled.caller)
        if isinstance(outcome, NeedFacts):
            return ()
        facts = {**told, **outcome.facts}
        return (outcome, *apply(fold(live, outcome), wrong, outcome.steps, request.lot, facts))

    def _followed(self, live: LiveTable, events: tuple[LiveEvent, ...]) -> tuple[LiveEvent, ...]:
        """A close that stands is counted; one that was not touched still waits. The hand may be over otherwise."""
        given = [one for one in events if isinstance(one, Ruled)]
        closer = live.closed
        for event in events:
            live = fold(live, event)
        state = live.state
        if closer is not None and state.hands and not state.hands[closer] and not still_holds(state.duties, closer):
            stands = any("stands close" in one.orders for one in given)
            return (*events, *(map(Happened, end_hand(state, "closed", closer)) if stands else (Closed(closer),)))
        how = hand_over(state) if state.hands and state.phase is Phase.PICK_UP else None
        return events if how is None else (*events, *map(Happened, end_hand(state, how, None)))


def _pozzetto_first(live: LiveTable, remark: Incident) -> Incident | None:
    """The pozzetto that the partner took by the wrong meld of a remark: what the meld is, is seen once that is back."""
    taken = (one for one in live.incidents if one.irregularity == BY_WRONG_MELD and one.turn == remark.turn)
    return next((one for one in taken if not one.ruled and is_partner(live.state.sides, remark.by, one.by)), None)


_STOPS_A_CURE: Final = ("remark", "moved-own-cards")
"""After these a partner's wrong meld cannot be put right any more, where the code says so."""

_SEEN_ONLY: Final = ("six-card-burraco",)
"""What may be wrong with a play that no table can note: how a meld was marked."""


def _check_told(live: LiveTable, told: Mapping[str, str], ruled: Ruled) -> None:
    """Refuse what the table knows to be otherwise, if the ruling turns on it; what it does not know is believed."""
    for fact, answer in told.items():
        known = ruled.facts.get(fact, answer)
        if known != answer and not live.early:
            sentence = f"{fact}={answer}: the table knows that it is {known}"
            raise BadInput(sentence, "table-knows-otherwise", fact=fact, answer=answer, known=known)


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
