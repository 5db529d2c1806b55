"""A live-table behind the door that every game has, so that records, replays and cases serve it too."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from ventaglio.core.expecting import Fact, words
from ventaglio.core.game import Game
from ventaglio.core.refusal import Grounds, IllegalAction, Refusal
from ventaglio.core.seats import LETTERS, Seat, letter
from ventaglio.law.referee.live.editions import as_ruled, ruling_headers
from ventaglio.law.referee.live.table import Happened, L, Noted, Ruled, Unseen
from ventaglio.law.referee.remedies import Remedy

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
M = TypeVar("M")
LA = TypeVar("LA")
LE = TypeVar("LE")


def live_game(
    regular: Game[S, A, E, V, M],
    *,
    around: Callable[[S], L],
    inside: Callable[[L], S],
    event: Any,
    act: Callable[[L, LA, Seat], tuple[LE, ...]],
    fold: Callable[[L, LE | Happened[E] | Ruled | Unseen], L],
    redact: Callable[[LE, Seat | None, L], LE | Happened[E]],
    parse: Callable[[str], LA],
    spell: Callable[[LA], str],
    facts: Callable[[L], dict[str, Any]],
    legal: Callable[[L], Iterator[LA]],
    chance: Callable[[L, bytes], LA],
    reasons: Grounds,
    view: Callable[[L, Seat | None], V] | None = None,
    turn: Callable[[L], Seat | None] | None = None,
) -> Game[L, LA, LE | Happened[E] | Ruled | Unseen, V, M]:
    """A game as it is played at live-tables: what the regular one does with a state, this one does inside the table.

    ``facts`` and ``redact`` say what a live-table of this game has beyond what all of them have.
    """

    def judge(live: L, action: LA, by: Seat) -> Refusal | None:
        """Why this cannot be done even here."""
        try:
            act(live, action, by)
        except IllegalAction as error:
            return error.refusal
        return None

    def redacted(
        event: LE | Happened[E] | Ruled | Unseen, seat: Seat | None, before: L
    ) -> LE | Happened[E] | Ruled | Unseen:
        """A mistake is nobody's to see, nor how many there were: whoever has not noticed it learns nothing of it."""
        match event:
            case Happened():
                return Happened(regular.redact(event.event, seat, inside(before)))
            case Noted():
                return Unseen()
            case Ruled():
                return replace(event, number=0)
            case Unseen():
                return event
            case _:
                return redact(event, seat, before)

    def told(live: L, events: tuple[LE | Happened[E] | Ruled | Unseen, ...]) -> dict[str, Any]:
        """The facts of the game, the mistakes on record, and what the last ruling ordered."""
        happened = tuple(one.event for one in events if isinstance(one, Happened))
        ruled = [one for one in events if isinstance(one, Ruled)]
        return {
            **regular.facts(inside(live), happened),
            "mistakes": [f"{one.irregularity} {letter(one.by)}" for one in live.incidents],
            "orders": ", ".join(ruled[-1].orders) if ruled else "",
            **facts(live),
        }

    def expects(live: L) -> Iterator[Fact]:
        """The facts of the game, and those that every live-table has."""
        yield from () if regular.expects is None else regular.expects(inside(live))
        register, seats = live.rulings.register, LETTERS[: regular.players(inside(live))]

        def orders(value: str) -> tuple[Remedy, ...]:
            return tuple(map(register.vocabulary, value.split(",")))

        yield Fact("mistakes", words(*register.family_of, *seats))
        yield Fact("orders", orders)

    def position(text: str, **how: Any) -> L:
        return around(regular.parse_position(text, **how))

    def opened(headers: Mapping[str, str]) -> L:
        return as_ruled(around(regular.open(headers)), headers)

    def reopened(headers: Mapping[str, str], values: Mapping[str, Any]) -> L:
        state = regular.open(headers) if regular.reopen is None else regular.reopen(headers, values)
        return as_ruled(around(state), headers)

    return Game(
        reasons=reasons,
        name=f"{regular.name}-live",
        judge=judge,
        legal=legal,
        act=act,
        fold=fold,
        view=view or (lambda live, seat: regular.view(inside(live), seat)),
        menu=lambda live, seat: regular.menu(inside(live), seat),
        redact=redacted,
        turn=turn or (lambda live: regular.turn(inside(live))),
        players=lambda live: regular.players(inside(live)),
        chance=chance,
        reveals=lambda event: isinstance(event, Happened) and regular.reveals(event.event),
        event=event,
        parse_action=parse,
        spell_action=spell,
        parse_position=position,
        spell_position=lambda live: regular.spell_position(inside(live)),
        open=opened,
        headers=lambda live: {**regular.headers(inside(live)), **ruling_headers(live)},
        result=lambda live: regular.result(inside(live)),
        facts=told,
        expects=expects,
        reopen=reopened,
    )
