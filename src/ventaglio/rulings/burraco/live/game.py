"""Burraco at a live-table behind the door that every game has, so that records, replays and cases serve it too."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from ventaglio.burraco.actions import Action, Attach, Open, parse_action, spell_action
from ventaglio.burraco.game import BURRACO as REGULAR
from ventaglio.burraco.menu import Menu
from ventaglio.burraco.state import State
from ventaglio.burraco.view import View
from ventaglio.core.game import Game
from ventaglio.core.refusal import BadInput, IllegalAction, Refusal
from ventaglio.core.seats import Seat, letter
from ventaglio.rulings.burraco.live.play import Call, Count, Look, Throw, attempt, call, fold
from ventaglio.rulings.burraco.live.table import Happened, LiveEvent, LiveTable, Noted, Ruled, Unseen
from ventaglio.rulings.inquiry import NeedFacts

LiveAction = Action | Count | Throw | Look | Call


def act(live: LiveTable, action: LiveAction, by: Seat) -> tuple[LiveEvent, ...]:
    """What happens when somebody does this, rightly or not, or calls the referee."""
    if not isinstance(action, Call):
        return attempt(live, action, by)
    outcome = call(live, action, by)
    if isinstance(outcome, NeedFacts):
        question = outcome.question
        raise BadInput(f"the referee must be told {question.fact}: {', '.join(question.answers)}")
    return outcome


def judge(live: LiveTable, action: LiveAction, by: Seat) -> Refusal | None:
    """Why this cannot be done even here."""
    try:
        act(live, action, by)
    except IllegalAction as error:
        return error.refusal
    return None


def redact(event: LiveEvent, seat: Seat | None, before: LiveTable) -> LiveEvent:
    """A mistake is nobody's to see: whoever has not noticed it does not learn of it here."""
    if isinstance(event, Noted):
        return Unseen()
    return Happened(REGULAR.redact(event.event, seat, before.state)) if isinstance(event, Happened) else event


def parse(text: str) -> LiveAction:
    """An action from its text: those of the game, ``throw …``, ``look``, ``count``, ``call NUMBER fact=answer…``."""
    words = text.split()
    if words == ["count"]:
        return Count()
    if words == ["look"]:
        return Look()
    if words[:1] == ["throw"]:
        play = parse_action(" ".join(words[1:]))
        if not isinstance(play, Open | Attach):
            raise BadInput(f"{text!r}: one throws what one opens or attaches")
        return Throw(play)
    if words[:1] != ["call"]:
        return parse_action(text)
    if len(words) < 2 or not words[1].isdecimal():
        raise BadInput(f"{text!r} is not complete: write 'call NUMBER fact=answer…'")
    told = {}
    for word in words[2:]:
        fact, sign, answer = word.partition("=")
        if not (fact and sign and answer):
            raise BadInput(f"{word!r} is no fact: write fact=answer")
        told[fact] = answer
    return Call(int(words[1]), told)


def spell(action: LiveAction) -> str:
    """The inverse of `parse`."""
    if isinstance(action, Count):
        return "count"
    if isinstance(action, Look):
        return "look"
    if isinstance(action, Throw):
        return f"throw {spell_action(action.play)}"
    if isinstance(action, Call):
        return " ".join(["call", str(action.number), *(f"{fact}={answer}" for fact, answer in action.told.items())])
    return spell_action(action)


def _facts(live: LiveTable, events: tuple[LiveEvent, ...]) -> dict[str, Any]:
    """The facts of the game, the mistakes on record, and what the last ruling ordered."""
    happened = tuple(event.event for event in events if isinstance(event, Happened))
    ruled = [event for event in events if isinstance(event, Ruled)]
    return {
        **REGULAR.facts(live.state, happened),
        "mistakes": [f"{one.irregularity} {letter(one.by)}" for one in live.incidents],
        "orders": ", ".join(ruled[-1].orders) if ruled else "",
        "frozen": [one.meld for one in live.state.duties.frozen],
        "closed": "" if live.closed is None else letter(live.closed),
    }


def _legal(live: LiveTable) -> Iterator[LiveAction]:
    return REGULAR.legal(live.state)


def _view(live: LiveTable, seat: Seat | None) -> View:
    return REGULAR.view(live.state, seat)


def _menu(live: LiveTable, seat: Seat) -> Menu:
    return REGULAR.menu(live.state, seat)


def _position(text: str, **how: Any) -> LiveTable:
    return LiveTable(REGULAR.parse_position(text, **how))


def _open(headers: Mapping[str, str]) -> LiveTable:
    return LiveTable(REGULAR.open(headers))


def _of_state(function: Any) -> Any:
    """A function of a state, as one of a live-table."""

    def of_live(live: LiveTable) -> Any:
        state: State = live.state
        return function(state)

    return of_live


LIVE_BURRACO: Final[Game[LiveTable, LiveAction, LiveEvent, View, Menu]] = Game(
    name="burraco-live",
    judge=judge,
    legal=_legal,
    act=act,
    fold=fold,
    view=_view,
    menu=_menu,
    redact=redact,
    turn=_of_state(REGULAR.turn),
    players=_of_state(REGULAR.players),
    parse_action=parse,
    spell_action=spell,
    parse_position=_position,
    spell_position=_of_state(REGULAR.spell_position),
    open=_open,
    headers=_of_state(REGULAR.headers),
    result=_of_state(REGULAR.result),
    facts=_facts,
)
