"""What a player may choose to do at Burraco, in words: without who does it, as one speaks of a choice."""

from ventaglio.games.burraco.engine.actions import Action, Attach, Discard, Draw, Open, Take, spell_action
from ventaglio.games.burraco.engine.melds import Meld
from ventaglio.games.burraco.engine.state import State
from ventaglio.games.burraco.words.things import BurracoWords
from ventaglio.lang.voice import Voice


def act(voice: Voice, state: State, action: Action) -> str:
    """A choice at a table as it stands."""
    words = BurracoWords(voice.of(state.table.rules.id))
    match action:
        case Draw():
            return words.text("act-draw")
        case Take():
            return words.text("act-take", count=len(state.pile), cards=words.cards(state.pile[-1:]))
        case Open(cards):
            return words.text("act-open", cards=words.cards(cards))
        case Attach(number, one):
            meld = _meld(state, number)
            return words.text("act-attach", card=words.card(one), cards="" if meld is None else words.meld(meld))
        case Discard(one):
            return words.text("act-discard", card=words.card(one))
        case _:
            return spell_action(action)


def _meld(state: State, number: int) -> Meld | None:
    return state.melds[number - 1].meld if 0 < number <= len(state.melds) else None
