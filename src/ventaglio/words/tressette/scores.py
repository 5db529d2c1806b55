"""What a passata of Tressette counted and what a match came to, told to nobody in particular."""

from collections.abc import Iterable

from ventaglio.tressette.events import Event, PassataEnded
from ventaglio.tressette.state import State
from ventaglio.words.counting import HandCount, Result
from ventaglio.words.tressette.count import concluded, counted, settlement_of, standings
from ventaglio.words.tressette.words import TressetteNames, TressetteWords
from ventaglio.words.voice import Voice


def hand_count(voice: Voice, before: State, events: Iterable[Event], after: State) -> HandCount | None:
    """The count of the passata that ended with some events; None if none did."""
    ended = next((event for event in events if isinstance(event, PassataEnded)), None)
    if ended is None:
        return None
    words = TressetteWords(voice)
    players = TressetteNames(words, after.table.names, None, after.players)
    tallies = counted(words, ended, after.sides, players)
    stand = standings(ended.scores, after.sides, players)
    return HandCount(before.passata, words.text("passata-over"), tallies, stand)


def match_result(voice: Voice, before: State, events: Iterable[Event], after: State) -> Result:
    """What a match came to that ended with some events: winners, and the stakes where they are known."""
    words, table = TressetteWords(voice), after.table
    players = TressetteNames(words, table.names, None, after.players)
    settlement = settlement_of(table.rules, before, events)
    return concluded(words, after.winner, after.scores, after.sides, players, settlement)
