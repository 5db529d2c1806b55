"""What a hand of Burraco counted and what a match came to, told to nobody in particular."""

from collections.abc import Iterable

from ventaglio.games.burraco.engine.events import Event, HandEnded, MatchEnded
from ventaglio.games.burraco.engine.state import State
from ventaglio.games.burraco.words.count import concluded, counted, standings
from ventaglio.games.burraco.words.things import BurracoWords
from ventaglio.games.common.words.counting import HandCount, Result
from ventaglio.lang.voice import Voice
from ventaglio.lang.words import Names


def hand_count(voice: Voice, before: State, events: Iterable[Event], after: State) -> HandCount | None:
    """The count of the hand that ended with some events; None if none did."""
    ended = next((event for event in events if isinstance(event, HandEnded)), None)
    if ended is None:
        return None
    words = BurracoWords(voice.of(before.table.rules.id))
    names = Names(words, before.table.names)
    tallies = counted(words, ended, before.table.rules, names)
    return HandCount(before.hand_number, words.hand_ended(ended, names), tallies, standings(ended.totals, names))


def match_result(voice: Voice, before: State, events: Iterable[Event], after: State) -> Result:
    """What a match came to: winners, and what that is worth where the code says so."""
    words, table = BurracoWords(voice.of(after.table.rules.id)), after.table
    names = Names(words, table.names)
    how = next((words.match_ended(event) for event in events if isinstance(event, MatchEnded)), "")
    return concluded(words, table.rules, table.hands, after.winners, after.totals, names, how)
