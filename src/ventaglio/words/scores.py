"""What a hand counted and what a match came to, in both games behind one door.

States and events are those of the game itself; at a live-table, those that lie inside its own.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from ventaglio.burraco.events import HandEnded
from ventaglio.tressette.events import PassataEnded
from ventaglio.words.burraco import count as burraco
from ventaglio.words.burraco.words import BurracoWords
from ventaglio.words.common import Names
from ventaglio.words.counting import Result, Standing, Tally
from ventaglio.words.speech import plain_game
from ventaglio.words.tressette import count as tressette
from ventaglio.words.tressette.words import TressetteNames, TressetteWords
from ventaglio.words.voice import Voice


class HandCount(msgspec.Struct, frozen=True):
    """How a hand ended, everybody's count of it, and what everybody stands at since."""

    number: int
    told: str
    tallies: tuple[Tally, ...]
    standings: tuple[Standing, ...]


def hand_count(voice: Voice, before: Any, events: Sequence[Any], after: Any) -> HandCount | None:
    """The count of the hand that ended with some events, told to nobody in particular; None if none did."""
    ended = next((event for event in events if isinstance(event, HandEnded | PassataEnded)), None)
    if ended is None:
        return None
    if isinstance(ended, HandEnded):
        words = BurracoWords(voice)
        names = Names(words, before.table.names)
        tallies = burraco.counted(words, ended, before.table.rules, names)
        standings = burraco.standings(ended.totals, names)
        return HandCount(before.hand_number, words.hand_ended(ended, names), tallies, standings)
    spoken = TressetteWords(voice)
    players = TressetteNames(spoken, after.table.names, None, after.players)
    tallies = tressette.counted(spoken, ended, after.sides, players)
    standings = tressette.standings(ended.scores, after.sides, players)
    return HandCount(before.passata, spoken.text("passata-over"), tallies, standings)


def match_result(game_name: str, voice: Voice, before: Any, events: Sequence[Any], after: Any) -> Result:
    """What a match came to that ended with some events: winners, and what that is worth where the code says so."""
    table = after.table
    if plain_game(game_name) == BurracoWords.game:
        words = BurracoWords(voice)
        names = Names(words, table.names)
        return burraco.concluded(words, table.rules, table.hands, after.winners, after.totals, names)
    spoken = TressetteWords(voice)
    players = TressetteNames(spoken, table.names, None, after.players)
    settlement = tressette.settlement_of(table.rules, before, events)
    return tressette.concluded(spoken, after.winner, after.scores, after.sides, players, settlement)
