"""What happens at a Burraco table, told in sentences; after each hand, its count line by line."""

from collections.abc import Iterable, Iterator

from ventaglio.core.cards import Card
from ventaglio.core.seats import Seat, letter
from ventaglio.games.burraco.engine.events import (
    Attached,
    Discarded,
    Drew,
    Event,
    HandEnded,
    MatchEnded,
    Opened,
    PozzettoSeen,
    PozzettoTaken,
    Shuffled,
    StallWatched,
    ThrownIn,
    TimeOutCalled,
    Took,
    TurnExpired,
)
from ventaglio.games.burraco.engine.melds import Meld, classify, stand_in
from ventaglio.games.burraco.engine.score import CountLine, SideScore
from ventaglio.games.burraco.engine.state import State, members


def show(some: Iterable[Card]) -> str:
    """Cards with the signs of their suits."""
    return " ".join(one.shown for one in some)


def told(event: Event, before: State, after: State) -> Iterator[str]:
    """An event in words."""
    match event:
        case Shuffled():
            yield from _deal(after)
        case ThrownIn():
            yield "The deal is repeated."
        case Drew(seat, card):
            yield f"{letter(seat)} draws {card.shown if card else '?'}; {len(after.stock)} cards are left in the stock."
        case Took(seat, cards):
            yield f"{letter(seat)} collects {show(cards)}."
        case Opened(seat, number, meld):
            yield f"{letter(seat)} opens meld {number}: {_meld(meld, after)}."
        case Attached(seat, number, card, _, meld):
            yield f"{letter(seat)} attaches {card.shown} to meld {number}: {_meld(meld, after)}."
        case Discarded(seat, card):
            yield f"{letter(seat)} discards {card.shown} and holds {_count(len(after.hands[seat]), 'card')}."
        case PozzettoTaken(seat, direct, count):
            how = "directly" if direct else "with the discard"
            yield f"{letter(seat)} takes a pozzetto of {count} {how}."
            if after.sides != before.sides:
                yield f"From now on: {_sides(after)}."
        case PozzettoSeen(seat, cards):
            yield f"{letter(seat)} may look at the pozzetto: {show(cards or ())}."
        case TimeOutCalled(turns):
            yield f"Time is called; {_count(turns, 'turn')} to finish."
        case StallWatched():
            yield "The referee watches."
        case TurnExpired(seat):
            yield f"The referee ends the turn of {letter(seat)}."
        case HandEnded():
            yield from _count_of_the_hand(event, before)
        case MatchEnded(how, winners, totals):
            yield f"The match is over ({how}). Won by {_letters(winners)}. Totals: {_seat_by_seat(totals)}."
        case _:
            raise TypeError(f"no words for {type(event).__name__}")


def _deal(state: State) -> Iterator[str]:
    yield f"Hand {state.hand_number}. {letter(state.dealer)} deals."
    for seat, hand in enumerate(state.hands):
        yield f"{letter(seat)}: {show(hand)}"
    for pozzetto in state.pozzetti:
        yield f"Pozzetto: {show(pozzetto)}"
    yield f"Upcard {show(state.pile)}, {len(state.stock)} cards in the stock."


def _count_of_the_hand(event: HandEnded, state: State) -> Iterator[str]:
    closer = "" if event.closer is None else f" by {letter(event.closer)}"
    yield f"The hand is over ({event.how}{closer})."
    for side in event.sides:
        yield f"{_letters(side.seats)}:"
        for line in side.lines:
            yield f"  {line.points:+5}  {_line(line)} [{line.cite}]"
        yield f"  {side.total:+5}  in all"
    if _shared(event.sides, state):
        yield f"Points of each: {_seat_by_seat(event.points)}."
    yield f"Totals: {_seat_by_seat(event.totals)}."


def _shared(sides: tuple[SideScore, ...], state: State) -> bool:
    return state.table.floating and any(len(side.seats) > 1 for side in sides)


def _line(line: CountLine) -> str:
    words = [line.item]
    if line.meld is not None:
        words.append(f"meld {line.meld}")
    if line.seat is not None:
        words.append(letter(line.seat))
    if line.cards:
        words.append(f"({show(line.cards)})")
    return " ".join(words)


def _meld(meld: Meld, state: State) -> str:
    standing = stand_in(meld)
    words = [one.shown for one in meld.cards]
    if standing is not None:
        words[standing[0]] += f"={standing[1].shown}"
    kind = classify(meld, state.table.law)
    return " ".join(words) + (f", a {kind.value} burraco" if kind else "")


def _sides(state: State) -> str:
    return " against ".join(_letters(members(state, side)) for side in sorted(set(state.sides)))


def _letters(seats: tuple[Seat, ...]) -> str:
    return " ".join(letter(seat) for seat in seats)


def _seat_by_seat(points: tuple[int | float, ...]) -> str:
    return ", ".join(f"{letter(seat)} {value}" for seat, value in enumerate(points))


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"
