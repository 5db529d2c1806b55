"""Tressette at a live-table behind the door that every game has, so that records, replays and cases serve it too."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from msgspec.structs import astuple, replace

from ventaglio.cards import CartaError, carta, carte, spell_carte
from ventaglio.core.game import Game
from ventaglio.core.refusal import BadInput, IllegalAction, Refusal
from ventaglio.core.seats import Seat, letter
from ventaglio.core.seats import seat as read_seat
from ventaglio.rulings.inquiry import NeedFacts
from ventaglio.rulings.livetext import of_state, parse_facts, spell_facts
from ventaglio.rulings.tressette.law import Book
from ventaglio.rulings.tressette.live import play
from ventaglio.rulings.tressette.live.counting import waits_for_count
from ventaglio.rulings.tressette.live.memory import fold
from ventaglio.rulings.tressette.live.reasons import REASONS
from ventaglio.rulings.tressette.live.table import (
    Asked,
    Call,
    Count,
    Expose,
    Happened,
    Heard,
    Kind,
    LiveEvent,
    LiveTable,
    Noted,
    Replace,
    Report,
    Returned,
    Reword,
    Ruled,
    Unseen,
    Withdraw,
)
from ventaglio.tressette.actions import Accuse, Action, parse_action, spell_action
from ventaglio.tressette.buongioco import worth
from ventaglio.tressette.chance import reveals as reveals_card
from ventaglio.tressette.events import Accused, Event
from ventaglio.tressette.game import facts as regular_facts
from ventaglio.tressette.legal import legal as legal_plays
from ventaglio.tressette.menu import Menu
from ventaglio.tressette.rules import Rules
from ventaglio.tressette.state import Accusation, State
from ventaglio.tressette.view import View
from ventaglio.tressette.view import redact as redact_event
from ventaglio.tressette.view import view as regular_view

LiveAction = play.LiveAction | Call | Report
Regular = Game[State, Action, Event, View, Menu]
LiveGame = Game[LiveTable, LiveAction, LiveEvent, View, Menu]


def act(live: LiveTable, action: LiveAction, by: Seat) -> tuple[LiveEvent, ...]:
    """What happens when somebody does this, rightly or not, or calls the referee."""
    if not isinstance(action, Call | Report):
        return play.attempt(live, action, by)
    outcome = play.call(live, action, by) if isinstance(action, Call) else play.report(live, action, by)
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


def view(live: LiveTable, seat: Seat | None) -> View:
    """What a seat may see. Of what was accused it sees all, in the order in which it was said, true or not."""
    shown = regular_view(live.state, seat)
    if not live.heard:
        return shown
    accused = list(live.state.accused)
    for who, text, after in reversed(live.heard):
        accused[after:after] = _accusation(live, who, text)
    return replace(shown, accused=tuple(accused))


def _accusation(live: LiveTable, seat: Seat, text: str) -> Iterator[Accusation]:
    """The accusation that words are, as it would be if it were true."""
    action = parse_action(text)
    if isinstance(action, Accuse):
        yield Accusation(seat, action.what, action.suit, worth(live.state.table.rules, action.what, action.suit))


def redact(event: LiveEvent, seat: Seat | None, before: LiveTable) -> LiveEvent:
    """A mistake is nobody's to see, nor how many there were, nor what another could play or say to put it right."""
    match event:
        case Noted():
            return Unseen()
        case Heard():
            # Whoever hears an accusation does not hear whether it is true.
            said = next(_accusation(before, event.seat, event.text), None)
            return event if said is None else Happened(Accused(*astuple(said)))
        case Asked():
            hidden = (one if one.seat == seat else replace(one, cards=(), words=()) for one in event.choices)
            return Asked(tuple(hidden))
        case Ruled() | Returned():
            return replace(event, number=0)
        case Happened():
            return Happened(redact_event(event.event, seat, before.state))
        case _:
            return event


def parse(text: str) -> LiveAction:
    """An action from its text: those of the game, those of a live-table, and ``call NUMBER fact=answer…``."""
    try:
        return _parse(text)
    except CartaError as error:
        raise BadInput(f"{text!r}: {error}") from None


def _parse(text: str) -> LiveAction:
    match text.split():
        case ["count"]:
            return Count()
        case ["withdraw"]:
            return Withdraw()
        case ["expose", *cards] if cards:
            return Expose(carte(" ".join(cards)))
        case ["replace", *cards] if len(cards) < 2:
            return Replace(carta(cards[0]) if cards else None)
        case ["reword", *words] if len(words) < 2:
            return Reword(words[0] if words else None)
        case ["call", number, *words] if number.isdecimal():
            told = parse_facts(words)
            reserving = told.pop("reserving", None)
            return Call(int(number), told, None if reserving is None else read_seat(reserving, 4))
        case ["report", irregularity, who, *words]:
            return Report(irregularity, read_seat(who, 4), parse_facts(words))
        case [verb, *_] if verb in _USAGE:
            raise BadInput(f"{text!r} is not complete: write {_USAGE[verb]!r}")
        case _:
            return parse_action(text)


_USAGE: Final = {
    "count": "count",
    "withdraw": "withdraw",
    "expose": "expose CARD…",
    "replace": "replace [CARD]",
    "reword": "reword [FORMULA]",
    "call": "call NUMBER fact=answer…",
    "report": "report IRREGULARITY SEAT fact=answer…",
}


def spell(action: LiveAction) -> str:
    """The inverse of `parse`."""
    match action:
        case Count() | Withdraw():
            return "count" if isinstance(action, Count) else "withdraw"
        case Expose(cards):
            return f"expose {spell_carte(cards)}"
        case Replace(card):
            return "replace" if card is None else f"replace {card.text}"
        case Reword(formula):
            return "reword" if formula is None else f"reword {formula}"
        case Call(number, told, reserving):
            more = {} if reserving is None else {"reserving": letter(reserving)}
            return _spelled("call", str(number), {**told, **more})
        case Report(irregularity, seat, told):
            return _spelled("report", f"{irregularity} {letter(seat)}", told)
        case _:
            return spell_action(action)


def _spelled(verb: str, what: str, told: Mapping[str, str]) -> str:
    return " ".join([verb, what, *spell_facts(told)])


def _facts(live: LiveTable, events: tuple[LiveEvent, ...]) -> dict[str, Any]:
    """The facts of the game, the mistakes on record, what the last ruling ordered and who has something to settle."""
    happened = tuple(event.event for event in events if isinstance(event, Happened))
    ruled = [event for event in events if isinstance(event, Ruled)]
    return {
        **regular_facts(live.state, happened),
        "mistakes": [f"{one.irregularity} {letter(one.by)}" for one in live.incidents],
        "orders": ", ".join(ruled[-1].orders) if ruled else "",
        "settles": " ".join(letter(one.seat) for one in live.pending),
    }


def _turn(live: LiveTable) -> Seat | None:
    return play.awaited(live)


def _legal(live: LiveTable) -> Iterator[LiveAction]:
    """What whoever is awaited may do: settle what a ruling leaves to him, count, or play."""
    if live.pending:
        choice = live.pending[0]
        yield from (Replace(one) for one in choice.cards)
        yield from (Reword(words) for words in choice.words)
        if choice.kind is not Kind.CARD:
            yield Replace() if choice.kind is Kind.REPLACE else Reword()
    elif waits_for_count(live.state):
        yield Count()
    else:
        yield from legal_plays(live.state)


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
        name="tressette-live",
        judge=judge,
        legal=_legal,
        act=act,
        fold=fold,
        view=view,
        menu=of_state(regular.menu),
        redact=redact,
        turn=_turn,
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
