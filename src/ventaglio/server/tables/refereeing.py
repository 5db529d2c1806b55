"""Calling the referee at a live-table: his questions, and his ruling in words with its articles."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Final

from ventaglio.core.seats import LETTERS, Place
from ventaglio.games.common.plugin.explaining import explain_question, tell_ruling
from ventaglio.games.common.plugin.opaque import Event, State
from ventaglio.games.common.plugin.plug import AnyKit
from ventaglio.law.editions import check_can_go_on
from ventaglio.law.referee.inquiry import NeedFacts
from ventaglio.law.referee.live.noticing import Noticed
from ventaglio.law.words.rulings import RulingTold
from ventaglio.server.tables.doing import NotNow, must_go_on, recorded
from ventaglio.server.tables.entries import BellEnded, Did, Entry, Rang
from ventaglio.server.tables.protocol import Question, Ruling
from ventaglio.server.tables.table import PLAYING, HostedTable


def call(
    table: HostedTable, place: Place, seat: str, irregularity: str, facts: dict[str, str], lot: int
) -> NeedFacts | tuple[Entry, ...]:
    """Call the referee about a seat: for its last mistake that is on record, or for what people have seen.

    Nobody learns from this that there is a mistake unless there is one, and whoever calls for nothing hears just that.
    """
    referee = table.kit.referee
    if table.status != PLAYING or referee is None:
        raise NotNow("no-referee")
    check_can_go_on(table.kit.rules(table.match))
    if seat not in LETTERS[: len(table.chairs)] or not seat:
        raise NotNow("no-place", places=", ".join(LETTERS[: len(table.chairs)]))
    by, about = table.seat_of(place), LETTERS.index(seat)
    if irregularity:
        request = referee.reported(irregularity, about, facts, lot)
    else:
        number = referee.last_mistake(table.match, about, by)
        if number is None:
            raise NotNow("nothing-found")
        request = referee.called(number, facts, lot)
    outcome = referee.hear(table.match, request, by)
    if not isinstance(outcome, NeedFacts):
        return recorded(table, by, request, referee.carry_out(table.match, request, outcome))
    if not irregularity and not referee.people_say(outcome.question.fact):
        raise NotNow("judged-later")
    return outcome


# ── The bell ─────────────────────────────────────────────────────────────────────────────────────────────────────────

BELL_LASTS: Final = 60.0
"""Seconds for which the clock stands still at most, so that nobody gains time by ringing."""
RINGS: Final = 2
"""How often a person may ring in one hand without a ruling. He may still call; only the clock does not wait."""


def ring(table: HostedTable, place: Place) -> tuple[Entry, ...]:
    """Ring for the referee: until he has ruled, or whoever rang thinks better of it, nothing is played."""
    must_go_on(table)
    if table.kit.referee is None:
        raise NotNow("no-referee")
    if table.paused_at is not None:
        raise NotNow("paused")
    if table.bell is not None:
        raise NotNow("bell-rings")
    if table.turn_place is None and table.kit.own_action(table.match) is None:
        raise NotNow("nothing-stands-still")
    if table.rung.count(place) >= RINGS:
        raise NotNow("rung-enough", most=str(RINGS))
    return (Rang(place),)


def hush(table: HostedTable, place: Place) -> tuple[Entry, ...]:
    """Whoever rang has nothing to say after all."""
    if table.bell is None or table.bell.place != place:
        raise NotNow("not-your-bell")
    return (BellEnded("cancelled"),)


# ── Bots ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

ATTENTION: Final = {"novizio": 0.35, "socio": 0.7, "esperto": 0.85, "maestro": 0.95, "campione": 0.98}
"""How many of the mistakes that lie open the bots of a level notice."""


def noticing(table: HostedTable) -> Iterator[tuple[Place, Noticed]]:
    """The bots that have noticed a mistake, and what they have noticed."""
    referee = table.kit.referee
    if referee is None:
        return
    for place, chair in enumerate(table.chairs):
        if not chair.driver:
            continue
        for one in referee.noticed(table.match, table.seat_of(place)):
            if _draw(table, place, one.mark) < ATTENTION.get(chair.driver, 0.0):
                yield place, one


def _draw(table: HostedTable, place: Place, mark: str) -> float:
    """A number between 0 and 1 that is fixed by the log, and that nobody can know before the hand is over."""
    secret = "" if table.pledge is None else table.pledge.secret
    drawn = sha256(f"{table.id} {table.deals} {secret} {place} {mark}".encode()).digest()
    return int.from_bytes(drawn[:8]) / 2**64


def question(mark: str, table: HostedTable, needed: NeedFacts, language: str) -> Question:
    """What the referee must know, in words."""
    told = explain_question(table.kit.game.name, needed.question, language, table.headers.get("Code", ""))
    return Question(mark, told.fact, told.sentence, told.answers)


def rulings(table: HostedTable, entry: Entry, language: str) -> tuple[Ruling, ...]:
    """The rulings in an entry that follows the table, in words."""
    if not isinstance(entry, Did) or table.kit.referee is None:
        return ()
    told = given(table.kit, table.match, entry.events, language)
    return tuple(Ruling(table.seq + 1, irregularity, one) for irregularity, one in told)


def given(kit: AnyKit, state: State, events: Sequence[Event], language: str) -> Iterator[tuple[str, RulingTold]]:
    """The rulings among the events that follow a state, in words: as they were given, whatever the book says by now."""
    referee = kit.referee
    if referee is None or not any(map(referee.ruled, events)):
        return
    for event in events:
        ruled = referee.ruled(event)
        if ruled is not None:
            whole = referee.whole(state, ruled)
            if whole.ruling is not None:
                told = tell_ruling(kit.game.name, whole.irregularity, whole.ruling, language, whole.by)
                yield whole.irregularity, told
        state = kit.game.fold(state, event)
