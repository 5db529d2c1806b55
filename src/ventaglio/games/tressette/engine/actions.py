"""What can be done at a Tressette table, and its one-line text form."""

import msgspec

from ventaglio.core.cards import PALI, Carta, CartaError, carta, carte, spell_carte
from ventaglio.core.refusal import BadInput


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    """Chance: the shuffled pack from the top, and how many cards the cutter lifted."""

    order: tuple[Carta, ...]
    cut: int


class Redeal(msgspec.Struct, frozen=True, tag="redeal"):
    """A deal is thrown in for a cause; ``cards`` are those that were exposed."""

    cause: str
    cards: tuple[Carta, ...] = ()


class Show(msgspec.Struct, frozen=True, tag="show"):
    """Declare a pairing card."""

    card: Carta


class Play(msgspec.Struct, frozen=True, gc=False, tag="play"):
    """Play a card; ``formula`` is what is said with a lead."""

    card: Carta
    formula: str | None = None


class Declare(msgspec.Struct, frozen=True, gc=False, tag="declare"):
    """Say something about the suit of the trick just taken, or about other suits.

    ``suit`` is the suit meant. Where the words do not name it, only the declarer knows it.
    """

    what: str
    suit: str = ""


class Accuse(msgspec.Struct, frozen=True, tag="accuse"):
    """Make a buongioco known: a rank or N, and the suit of the missing card or of the Napoletana."""

    what: str
    suit: str = ""


class Claim(msgspec.Struct, frozen=True, tag="claim"):
    """Lay all one's cards down as sovereign."""


class CallOut(msgspec.Struct, frozen=True, tag="call-out"):
    """Say that the opponents have reached the target; or, where one must, that one's own side has."""


class Say(msgspec.Struct, frozen=True, tag="say"):
    """Speak in the dialogue before a cappotto."""

    word: str


Action = Deal | Redeal | Show | Play | Declare | Accuse | Claim | CallOut | Say


def spell_action(action: Action) -> str:
    """An action as one line of text."""
    match action:
        case Deal(order, cut):
            return f"deal {cut} {spell_carte(order)}"
        case Redeal(cause, cards):
            return " ".join(["redeal", cause, *(one.text for one in cards)])
        case Show(one):
            return f"show {one.text}"
        case Play(one, formula):
            return f"play {one.text}{' ' + formula if formula else ''}"
        case Declare(what, suit) | Accuse(what, suit):
            verb = "declare" if isinstance(action, Declare) else "accuse"
            return f"{verb} {what}{' ' + suit if suit else ''}"
        case Claim():
            return "claim"
        case CallOut():
            return "call-out"
        case Say(word):
            return f"say {word}"


def parse_action(text: str) -> Action:
    """The inverse of `spell_action`."""
    words = text.split()
    if not words:
        raise BadInput("an empty line is no action", "empty-action")
    try:
        return _parse(words[0], words[1:])
    except CartaError as error:
        raise BadInput(f"{text!r}: {error}", "in-line", text=text, why=error) from None


_USAGE = {
    "deal": "deal CUT CARD…",
    "redeal": "redeal CAUSE [CARD…]",
    "show": "show CARD",
    "play": "play CARD [FORMULA]",
    "declare": "declare WHAT [SUIT]",
    "accuse": "accuse RANK-OR-N [SUIT]",
    "claim": "claim",
    "call-out": "call-out",
    "say": "say WORD",
}


def _parse(verb: str, rest: list[str]) -> Action:
    match verb, rest:
        case "deal", [cut, *order] if cut.isdecimal() and len(cut) < 4:
            return Deal(carte(" ".join(order)), int(cut))
        case "redeal", [cause, *cards]:
            return Redeal(cause, carte(" ".join(cards)))
        case "show", [one]:
            return Show(carta(one))
        case "play", [one]:
            return Play(carta(one))
        case "play", [one, formula]:
            return Play(carta(one), formula)
        case "declare", [what]:
            return Declare(what)
        case "declare", [what, suit] if suit in tuple(PALI):
            return Declare(what, suit)
        case "accuse", [what] if what in tuple("32AN"):
            return Accuse(what)
        case "accuse", [what, suit] if what in tuple("32AN") and suit in tuple(PALI):
            return Accuse(what, suit)
        case "claim", []:
            return Claim()
        case "call-out", []:
            return CallOut()
        case "say", [word]:
            return Say(word)
        case _:
            pass
    if verb in _USAGE:
        text = " ".join([verb, *rest])
        sentence = f"{text!r} is not complete: write {_USAGE[verb]!r}"
        raise BadInput(sentence, "carta-action-incomplete", text=text, verb=verb, usage=_USAGE[verb])
    known = ", ".join(_USAGE)
    raise BadInput(f"{verb!r} is no action: the actions are {known}", "no-action", text=verb, known=known)
