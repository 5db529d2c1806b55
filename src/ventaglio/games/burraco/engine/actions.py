"""What can be done at a Burraco table, and its one-line text form."""

import msgspec

from ventaglio.core.cards import Card, CardError, card, cards, spell
from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.engine.melds import Meld, is_wild, spell_laid, stand_in


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    """Chance: the shuffled pack from the top, and how many cards the cutter lifted.

    ``unnoticed`` lets a cut stand that the receiver could have had repeated.
    """

    order: tuple[Card, ...]
    cut: int
    unnoticed: bool = False


class Redeal(msgspec.Struct, frozen=True, tag="redeal"):
    """A deal that was found wrong is thrown in; the same player deals again."""


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Take the top card of the stock."""


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Collect the whole pile."""


class Open(msgspec.Struct, frozen=True, tag="open"):
    """Lay a new meld. ``standing`` tells which of the cards stands for which other, where that was said."""

    cards: tuple[Card, ...]
    standing: tuple[int, Card] | None = None

    @staticmethod
    def of(meld: Meld) -> "Open":
        return Open(meld.cards, stand_in(meld))


class Attach(msgspec.Struct, frozen=True, tag="attach"):
    """Add a card to the meld of this number; ``low`` puts an ace below the two."""

    meld: int
    card: Card
    low: bool = False


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """End the turn by laying a card on the pile."""

    card: Card


class TimeOut(msgspec.Struct, frozen=True, tag="time-out"):
    """The referee calls the end of the round's time."""


class WatchStall(msgspec.Struct, frozen=True, tag="watch-stall"):
    """The referee, called for a stall, begins to watch."""


class Expire(msgspec.Struct, frozen=True, tag="expire"):
    """The referee ends a turn that went over its time."""


class Abandon(msgspec.Struct, frozen=True, tag="abandon"):
    """A seat leaves the match for good."""

    seat: int


Action = Deal | Redeal | Draw | Take | Open | Attach | Discard | TimeOut | WatchStall | Expire | Abandon

_BARE: dict[str, Action] = {
    "redeal": Redeal(),
    "draw": Draw(),
    "take": Take(),
    "time-out": TimeOut(),
    "watch-stall": WatchStall(),
    "expire": Expire(),
}


def spell_action(action: Action) -> str:
    """An action as one line of text."""
    match action:
        case Open(laid, standing):
            return f"open {spell_laid(laid, standing)}"
        case Attach(meld, one, low):
            return f"attach {meld} {one.text}{' low' if low else ''}"
        case Discard(one):
            return f"discard {one.text}"
        case Deal(order, cut, unnoticed):
            return f"deal {cut}{' unnoticed' if unnoticed else ''} {spell(order)}"
        case Abandon(seat):
            return f"abandon {'ABCDEF'[seat]}"
        case _:
            return next(word for word, bare in _BARE.items() if bare == action)


def parse_action(text: str) -> Action:
    """The inverse of `spell_action`."""
    words = text.split()
    if not words:
        raise BadInput("an empty line is no action", "empty-action")
    verb, rest = words[0], words[1:]
    if verb in _BARE:
        if rest:
            after = " ".join(rest)
            raise BadInput(f"{verb!r} stands alone, but {after!r} follows it", "action-alone", text=verb, after=after)
        return _BARE[verb]
    try:
        return _parse(verb, rest)
    except CardError as error:
        raise BadInput(f"{text!r}: {error}", "in-line", text=text, why=error) from None


def _parse(verb: str, rest: list[str]) -> Action:
    match verb, rest:
        case "open", [_, *_]:
            return Open(*parse_laid(rest))
        case "attach", [meld, one] if meld.isdecimal():
            return Attach(int(meld), card(one))
        case "attach", [meld, one, "low"] if meld.isdecimal():
            return Attach(int(meld), card(one), low=True)
        case "discard", [one]:
            return Discard(card(one))
        case "deal", [cut, "unnoticed", *order] if cut.isdecimal():
            return Deal(cards(" ".join(order)), int(cut), unnoticed=True)
        case "deal", [cut, *order] if cut.isdecimal():
            return Deal(cards(" ".join(order)), int(cut))
        case "abandon", [letter] if letter in tuple("ABCDEF"):
            return Abandon("ABCDEF".index(letter))
    usage = {
        "open": "open CARD CARD CARD…",
        "attach": "attach MELD-NUMBER CARD [low]",
        "discard": "discard CARD",
        "deal": "deal CUT [unnoticed] CARD…",
        "abandon": "abandon SEAT",
    }
    if verb in usage:
        text = " ".join([verb, *rest])
        sentence = f"{text!r} is not complete: write {usage[verb]!r}"
        raise BadInput(sentence, "action-incomplete", text=text, verb=verb, usage=usage[verb])
    known = ", ".join([*_BARE, *usage])
    raise BadInput(f"{verb!r} is no action: the actions are {known}", "no-action", text=verb, known=known)


def parse_laid(words: list[str]) -> tuple[tuple[Card, ...], tuple[int, Card] | None]:
    """Cards laid together, and which of them was said to stand for which other."""
    laid: list[Card] = []
    standing: tuple[int, Card] | None = None
    for word in words:
        face, marked, stands_for = word.partition("=")
        laid.append(card(face))
        if marked:
            if standing is not None:
                raise BadInput(f"{word!r}: only one card of a meld can stand for another", "one-stands-for", text=word)
            if not is_wild(laid[-1]):
                raise BadInput(
                    f"{word!r}: only a joker or a two can stand for another card", "wild-stands-for", text=word
                )
            standing = len(laid) - 1, card(stands_for)
    return tuple(laid), standing
