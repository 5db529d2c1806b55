"""Burraco at a live-table behind the door that every game has, so that records, replays and cases serve it too."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from ventaglio.burraco.actions import Action, Attach, Open, parse_action, spell_action
from ventaglio.burraco.chance import reveals as reveals_card
from ventaglio.burraco.events import Event
from ventaglio.burraco.game import facts as regular_facts
from ventaglio.burraco.legal import legal as legal_plays
from ventaglio.burraco.menu import Menu
from ventaglio.burraco.rules import Rules
from ventaglio.burraco.state import State
from ventaglio.burraco.view import View
from ventaglio.burraco.view import redact as redact_event
from ventaglio.cards import Card, CardError, cards
from ventaglio.core.game import Game
from ventaglio.core.refusal import BadInput, IllegalAction, Refusal
from ventaglio.core.seats import LETTERS, Seat, letter
from ventaglio.rulings.burraco.law import Book
from ventaglio.rulings.burraco.live.play import Call, Count, Look, Report, Throw, attempt, call, fold, report
from ventaglio.rulings.burraco.live.reasons import REASONS
from ventaglio.rulings.burraco.live.table import Happened, LiveEvent, LiveTable, Noted, Ruled, Unseen
from ventaglio.rulings.inquiry import NeedFacts
from ventaglio.rulings.livetext import of_state, parse_facts, spell_facts

LiveAction = Action | Count | Throw | Look | Call | Report
Regular = Game[State, Action, Event, View, Menu]
LiveGame = Game[LiveTable, LiveAction, LiveEvent, View, Menu]


def act(live: LiveTable, action: LiveAction, by: Seat) -> tuple[LiveEvent, ...]:
    """What happens when somebody does this, rightly or not, or calls the referee."""
    if not isinstance(action, Call | Report):
        return attempt(live, action, by)
    outcome = call(live, action, by) if isinstance(action, Call) else report(live, action, by)
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
    """A mistake is nobody's to see, nor how many there were: whoever has not noticed it does not learn of it here."""
    if isinstance(event, Noted):
        return Unseen()
    if isinstance(event, Ruled):
        return replace(event, number=0)
    return Happened(redact_event(event.event, seat, before.state)) if isinstance(event, Happened) else event


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
    match words:
        case ["call", number, *facts] if number.isdecimal():
            told = parse_facts(facts)
            lot, named = told.pop("lot", "0"), _named(told.pop("cards", ""))
            if not lot.isdecimal():
                raise BadInput(f"lot={lot}: a lot is a number")
            return Call(int(number), told, int(lot), named) if named else Call(int(number), told, int(lot))
        case ["report", irregularity, who, *facts] if who in tuple(LETTERS):
            told = parse_facts(facts)
            named = _named(told.pop("cards", ""))
            return Report(irregularity, LETTERS.index(who), named, told)
        case ["call" | "report", *_]:
            usage = "'call NUMBER fact=answer…' or 'report IRREGULARITY SEAT fact=answer…'"
            raise BadInput(f"{text!r} is not complete: write {usage}")
        case _:
            return parse_action(text)


def _named(text: str) -> tuple[Card, ...]:
    try:
        return cards(text.replace(",", " "))
    except CardError as error:
        raise BadInput(f"cards={text}: {error}") from None


def spell(action: LiveAction) -> str:
    """The inverse of `parse`."""
    if isinstance(action, Count):
        return "count"
    if isinstance(action, Look):
        return "look"
    if isinstance(action, Throw):
        return f"throw {spell_action(action.play)}"
    if isinstance(action, Call):
        lot = [f"lot={action.lot}"] if action.lot else []
        return " ".join(["call", str(action.number), *lot, *_cards_text(action.cards), *spell_facts(action.told)])
    if isinstance(action, Report):
        named = _cards_text(action.cards)
        return " ".join(["report", action.irregularity, LETTERS[action.seat], *named, *spell_facts(action.told)])
    return spell_action(action)


def _cards_text(some: tuple[Card, ...]) -> list[str]:
    return [f"cards={','.join(one.text for one in some)}"] if some else []


def _facts(live: LiveTable, events: tuple[LiveEvent, ...]) -> dict[str, Any]:
    """The facts of the game, the mistakes on record, and what the last ruling ordered."""
    happened = tuple(event.event for event in events if isinstance(event, Happened))
    ruled = [event for event in events if isinstance(event, Ruled)]
    return {
        **regular_facts(live.state, happened),
        "mistakes": [f"{one.irregularity} {letter(one.by)}" for one in live.incidents],
        "orders": ", ".join(ruled[-1].orders) if ruled else "",
        "frozen": [one.meld for one in live.state.duties.frozen],
        "closed": "" if live.closed is None else letter(live.closed),
    }


def _legal(live: LiveTable) -> Iterator[LiveAction]:
    return legal_plays(live.state)


def _reveals(event: LiveEvent) -> bool:
    return isinstance(event, Happened) and reveals_card(event.event)


def make_live_game(regular: Regular, book_of: Callable[[Rules], Book]) -> LiveGame:
    """The game around a game of regular play, for whoever can look up what the code of a table says about mistakes."""

    def around(state: State) -> LiveTable:
        return LiveTable(state, book_of(state.table.rules))

    def position(text: str, **how: Any) -> LiveTable:
        return around(regular.parse_position(text, **how))

    def open_table(headers: Mapping[str, str]) -> LiveTable:
        return around(regular.open(headers))

    return Game(
        name="burraco-live",
        judge=judge,
        legal=_legal,
        act=act,
        fold=fold,
        view=of_state(regular.view),
        menu=of_state(regular.menu),
        redact=redact,
        turn=of_state(regular.turn),
        players=of_state(regular.players),
        chance=of_state(regular.chance),
        reveals=_reveals,
        event=LiveEvent,
        parse_action=parse,
        spell_action=spell,
        parse_position=position,
        spell_position=of_state(regular.spell_position),
        open=open_table,
        headers=of_state(regular.headers),
        result=of_state(regular.result),
        facts=_facts,
        reasons=REASONS,
    )
