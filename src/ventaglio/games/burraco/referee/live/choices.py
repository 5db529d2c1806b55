"""What must be chosen or said before a ruling can be carried out: by the opponents, or about a hint."""

from collections.abc import Mapping
from typing import Final

from ventaglio.core.refusal import BadInput, IllegalAction, Refusal
from ventaglio.core.seats import Seat
from ventaglio.games.burraco.engine.melds import Fault, attach
from ventaglio.games.burraco.referee.live.placing import PLACE, chosen, handed_over
from ventaglio.games.burraco.referee.live.table import Incident, LiveTable
from ventaglio.games.burraco.referee.live.witness import plays_of
from ventaglio.law.referee.inquiry import NeedFacts, Question, no_answer
from ventaglio.law.referee.live.table import is_opponent
from ventaglio.law.referee.remedies import Step

PICK_UP: Final = "opponents-pick"
"""Whether the opponents have a player draw or collect."""
MELD: Final = "meld"
"""The meld in which a card was found hidden."""
SUGGESTED: Final = "suggested"
"""What a hint was to: its opposite must be done."""

PICK_UPS: Final = ("draw", "collect")
SUGGESTIONS: Final = ("draw", "collect", "lay", "discard", "other")


def left_to_choose(
    live: LiveTable, incident: Incident, steps: tuple[Step, ...], told: Mapping[str, str], by: Seat
) -> NeedFacts | None:
    """What whoever calls must still tell. What is the opponents' to choose, only an opponent may."""
    for step in steps:
        unsaid = {fact: answer for fact, answer in told.items() if not fact.startswith(PLACE)}
        to_choose = step.remedy.do == "choose" and _question(live, incident, step, unsaid) is not None
        if to_choose and not is_opponent(live.state.sides, incident.by, by):
            raise IllegalAction(Refusal("opponents-choose", step.cite))
        question = _question(live, incident, step, told)
        if question is None:
            continue
        answer = told.get(question.fact)
        if answer is None:
            return NeedFacts(question)
        if answer not in question.answers:
            raise no_answer(question.fact, answer, question.answers)
    return None


def _question(live: LiveTable, incident: Incident, step: Step, told: Mapping[str, str]) -> Question | None:
    match step.remedy.do, step.remedy.what:
        case "choose", "pick-up":
            return Question(PICK_UP, PICK_UPS)
        case "choose", _ if handed_over(live, incident):
            outcome = chosen(live, incident, told)
            return outcome if isinstance(outcome, Question) else None
        case "choose", _ if incident.irregularity.startswith("passed-") and not live.early:
            raise BadInput("say which cards were handed over: cards=…", "name-the-cards")
        case "choose", _:
            places = placeable(live, incident)
            return Question(PLACE, places) if places else None
        case "opposite", _:
            return Question(SUGGESTED, SUGGESTIONS)
        case "freeze", "old-meld" if not incident.meld:
            sides = live.state.sides
            melds = (at for at, one in enumerate(live.state.melds, 1) if sides[one.owner] == sides[incident.by])
            return Question(MELD, tuple(map(str, melds)))
        case _:
            return None


def placeable(live: LiveTable, incident: Incident) -> tuple[str, ...]:
    """The melds to which the card of a mistake can go, by number: where it lies, and wherever else it fits."""
    state = live.state
    play = next((one for one in plays_of(live, incident) if not one.opened and not one.astray), None)
    if play is None:
        return ()
    found = []
    for number, laid in enumerate(state.melds, start=1):
        here = number == play.meld
        grown = None if here else attach(laid.meld, play.cards[0], False, state.table.law)
        if here or (state.sides[laid.owner] == state.sides[incident.by] and not isinstance(grown, Fault)):
            found.append(str(number))
    return tuple(found)
