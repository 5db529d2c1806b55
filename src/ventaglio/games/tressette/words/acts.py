"""What a player may choose to do at Tressette, in words: without who does it, as one speaks of a choice."""

from ventaglio.games.tressette.engine.actions import (
    Accuse,
    Action,
    CallOut,
    Claim,
    Declare,
    Play,
    Say,
    Show,
    spell_action,
)
from ventaglio.games.tressette.engine.state import State
from ventaglio.games.tressette.words.things import TressetteWords
from ventaglio.lang.voice import Voice


def act(voice: Voice, state: State, action: Action) -> str:
    """A choice at a table as it stands."""
    words, rules = TressetteWords(voice), state.table.rules
    match action:
        case Play(one, None):
            return words.text("act-play", card=words.card(one))
        case Play(one, str(formula)):
            return words.text("act-play-saying", card=words.card(one), said=words.formula(formula, rules))
        case Declare(what, suit):
            # The words of a lead may be said ahead of it.
            said = words.first(f"declare-{what}") or words.formula(what, rules)
            return (
                words.text("act-say-of", said=said, suit=words.suit(suit)) if suit else words.text("act-say", said=said)
            )
        case Accuse(what, suit):
            return words.text("act-accuse", said=words.accusation(what, suit))
        case Say(word):
            return words.text("act-say", said=words.text(f"word-{word}"))
        case Show(one):
            return words.text("act-show", card=words.card(one))
        case Claim():
            return words.text("act-claim")
        case CallOut():
            return words.text("act-call-out")
        case _:
            return spell_action(action)
