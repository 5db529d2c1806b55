"""What happens at a Tressette table, told in sentences."""

from collections.abc import Iterator

from ventaglio.core.cards import spell_carte
from ventaglio.core.seats import letter
from ventaglio.games.tressette.engine.events import (
    Accused,
    CalledOut,
    Claimed,
    Decided,
    Declared,
    Event,
    MatchEnded,
    MustSpeak,
    PairsFormed,
    PairShown,
    PassataEnded,
    Played,
    SelfCallDue,
    Shuffled,
    SlamDeclared,
    Spoke,
    Taken,
    ThrownIn,
    Verified,
)
from ventaglio.games.tressette.engine.state import State


def told(event: Event, before: State, after: State) -> Iterator[str]:
    """An event in words. What the move itself says is not said again."""
    match event:
        case Shuffled():
            yield f"Passata {after.passata}. {letter(after.dealer)} deals, {letter(after.leader)} leads."
            yield from (f"{letter(seat)}: {spell_carte(hand)}" for seat, hand in enumerate(after.hands))
        case ThrownIn(cause):
            yield f"The deal is repeated ({cause})."
        case PairShown() | Played(formula=None) | Spoke():
            pass
        case PairsFormed(swapped=swapped):
            if swapped is not None:
                yield f"{letter(swapped[0])} and {letter(swapped[1])} change places."
            yield _pairs(after) if after.official else "Nobody knows yet who plays with whom."
        case Declared(seat, what, suit):
            yield f"{letter(seat)} says “{what}”{' of ' + suit if suit else ''}."
        case Played(seat, card, formula):
            yield f"{letter(seat)} leads {card.text} saying “{formula}”."
        case Accused(seat, what, suit, points, implied):
            held = {"N": f"the Napoletana of {suit}"}.get(what, f"{'three' if suit else 'four'} {what}")
            missing = f" without that of {suit}" if suit and what != "N" else ""
            yield f"{letter(seat)} has {held}{missing}{', as follows' if implied else ''}: {points} points."
        case Taken(seat, cards):
            worth = sum(after.table.rules.thirds.value[one.rank] for one in cards)
            yield f"{letter(seat)} takes trick {len(after.tricks)}, worth {worth} thirds."
            if after.official and not before.official:
                yield _pairs(after)
        case Claimed(seat, verdict, cards):
            yield f"{letter(seat)} lays down {spell_carte(cards)}: {verdict.value}."
        case CalledOut(seat, side):
            yield f"{letter(seat)} calls {_side(after, side)} out."
        case Verified(seat, side, missing):
            found = f"they lack {missing} thirds" if missing else "they have the points"
            yield f"{letter(seat)} counts for {_side(after, side)}: {found}."
        case Decided(side):
            yield f"{_side(after, side)} have won the match, by the call."
        case MustSpeak(seat):
            yield f"{letter(seat)} must speak."
        case SlamDeclared(side, decider):
            alone = "" if decider is None else f"; {letter(decider)} alone decides it"
            yield f"{_side(after, side)} go for the cappotto{alone}."
        case SelfCallDue(side):
            yield f"{_side(after, side)} must call themselves out."
        case PassataEnded():
            yield from _count(event, before)
        case MatchEnded(how, winner, scores):
            won = "a tie" if winner is None else f"won by {_side(before, winner)}"
            yield f"The match is over ({how}): {won}, {scores[0]} to {scores[1]}."
        case _:
            raise TypeError(f"no words for {type(event).__name__}")


def _pairs(state: State) -> str:
    return f"{_side(state, 0)} play against {_side(state, 1)}."


def _side(state: State, side: int) -> str:
    return " and ".join(letter(seat) for seat in range(4) if state.sides[seat] == side)


def _count(event: PassataEnded, state: State) -> Iterator[str]:
    yield "The passata is over."
    for side, lines in enumerate(event.lines):
        yield f"{_side(state, side)}:"
        for line in lines:
            yield f"  {line.points:+3}  {line.item}{f' ({line.thirds} thirds)' if line.thirds else ''} [{line.cite}]"
    yield f"Scores: {event.scores[0]} to {event.scores[1]}."
