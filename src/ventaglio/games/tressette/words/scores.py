"""What a passata of Tressette counted and what a match came to, told to nobody in particular."""

from collections.abc import Iterable

from ventaglio.games.common.words.counting import HandCount, Result
from ventaglio.games.tressette.engine.claim import Verdict
from ventaglio.games.tressette.engine.events import (
    CalledOut,
    Claimed,
    Decided,
    Event,
    MatchEnded,
    PassataEnded,
)
from ventaglio.games.tressette.engine.state import State
from ventaglio.games.tressette.words.count import concluded, counted, settlement_of, standings
from ventaglio.games.tressette.words.things import TressetteNames, TressetteWords, in_hand
from ventaglio.lang.voice import Voice


def hand_count(voice: Voice, before: State, events: Iterable[Event], after: State) -> HandCount | None:
    """The count of the passata that ended with some events; None if none did."""
    ended = next((event for event in events if isinstance(event, PassataEnded)), None)
    if ended is None:
        return None
    words = TressetteWords(voice)
    players = TressetteNames(words, after.table.names, None, after.players)
    tallies = counted(words, ended, after.sides, players)
    stand = standings(ended.scores, after.sides, players)
    return HandCount(before.passata, _ended(words, players, before, events), tallies, stand)


def match_result(voice: Voice, before: State, events: Iterable[Event], after: State) -> Result:
    """What a match came to that ended with some events: winners, and the stakes where they are known."""
    words, table = TressetteWords(voice), after.table
    players = TressetteNames(words, table.names, None, after.players)
    settlement = settlement_of(table.rules, before, events)
    how = next((words.match_ended(event) for event in events if isinstance(event, MatchEnded)), "")
    return concluded(words, after.winner, after.scores, after.sides, players, settlement, how)


def _ended(words: TressetteWords, players: TressetteNames, before: State, events: Iterable[Event]) -> str:
    """What ended a passata: its last trick, or a lay-down, a call or a cappotto."""
    told = [_cause(words, players, event) for event in events]
    if before.slam is not None:
        told.append(words.text("slam-declared"))
    return " ".join((*filter(None, told), words.text("passata-over")))


def _cause(words: TressetteWords, players: TressetteNames, event: Event) -> str:
    match event:
        case Claimed(seat, Verdict.VALID, cards):
            return words.tell("claimed-valid", seat, players, cards=words.cards(sorted(cards, key=in_hand)))
        case CalledOut(seat):
            return words.tell("called-out-told", seat, players)
        case Decided():
            return words.text("match-given-by-call")
        case _:
            return ""
