"""Calling the referee at a live-table: his questions, and his ruling in words with its articles."""

from typing import Any

from ventaglio.core.seats import LETTERS
from ventaglio.hosting.doing import NotNow, did
from ventaglio.hosting.entries import Did, Entry, Place
from ventaglio.hosting.protocol import Question, Ruling
from ventaglio.hosting.table import PLAYING, Table
from ventaglio.rulings.inquiry import NeedFacts
from ventaglio.words.rulings import RulingTold, explain_question, explain_ruling


def call(
    table: Table, place: Place, seat: str, irregularity: str, facts: dict[str, str], lot: int
) -> NeedFacts | tuple[Entry, ...]:
    """Call the referee about a seat: for its last mistake that is on record, or for what people have seen.

    Nobody learns from this that there is a mistake unless there is one, and whoever calls for nothing hears just that.
    """
    if table.status != PLAYING or not table.kit.live:
        raise NotNow("no-referee")
    if seat not in LETTERS[: len(table.chairs)] or not seat:
        raise NotNow("no-place", places=", ".join(LETTERS[: len(table.chairs)]))
    told = " ".join(f"{fact}={answer}" for fact, answer in facts.items())
    if irregularity:
        line = f"report {irregularity} {seat} {told}"
    else:
        number = table.kit.last_mistake(table.state, LETTERS.index(seat), table.seat_of(place))
        if number is None:
            raise NotNow("nothing-found")
        line = table.kit.call_line(number, told, lot)
    action = table.kit.game.parse_action(line)
    by = table.seat_of(place)
    needed = table.kit.inquire(table.state, action, by)
    if needed is None:
        return did(table, by, action)
    if not irregularity and not table.kit.people_say(needed.question.fact):
        raise NotNow("judged-later")
    return needed


def question(mark: str, table: Table, needed: NeedFacts, language: str) -> Question:
    """What the referee must know, in words."""
    told = explain_question(table.kit.game.name, needed.question, language)
    return Question(mark, told.fact, told.sentence, told.answers)


def rulings(table: Table, entry: Entry, language: str) -> tuple[Ruling, ...]:
    """The rulings in an entry that follows the table, in words."""
    if not isinstance(entry, Did) or not table.kit.live:
        return ()
    found, state = [], table.state
    for event in entry.events:
        if type(event).__name__ == "Ruled":
            found.append(_ruling(table, state, event, language))
        state = table.kit.game.fold(state, event)
    return tuple(filter(None, found))


def _ruling(table: Table, state: Any, event: Any, language: str) -> Ruling | None:
    """A ruling at length; None where the facts that people told it from are not enough to tell it again."""
    irregularity = state.incidents[event.number - 1].irregularity
    code = table.kit.inner(state).table.rules.id
    told = explain_ruling(table.kit.game.name, code, irregularity, event.facts, language)
    return Ruling(table.seq + 1, irregularity, told) if isinstance(told, RulingTold) else None
