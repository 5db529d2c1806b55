"""Calling the referee at a live-table: his questions, and his ruling in words with its articles."""

from ventaglio.core.seats import LETTERS, Place
from ventaglio.hosting.doing import NotNow, did
from ventaglio.hosting.entries import Did, Entry
from ventaglio.hosting.protocol import Question, Ruling
from ventaglio.hosting.table import PLAYING, Table
from ventaglio.plugs.explaining import explain_question, explain_ruling
from ventaglio.rulings.inquiry import NeedFacts
from ventaglio.words.rulings import RulingTold


def call(
    table: Table, place: Place, seat: str, irregularity: str, facts: dict[str, str], lot: int
) -> NeedFacts | tuple[Entry, ...]:
    """Call the referee about a seat: for its last mistake that is on record, or for what people have seen.

    Nobody learns from this that there is a mistake unless there is one, and whoever calls for nothing hears just that.
    """
    referee = table.kit.referee
    if table.status != PLAYING or referee is None:
        raise NotNow("no-referee")
    if seat not in LETTERS[: len(table.chairs)] or not seat:
        raise NotNow("no-place", places=", ".join(LETTERS[: len(table.chairs)]))
    told = " ".join(f"{fact}={answer}" for fact, answer in facts.items())
    if irregularity:
        line = f"report {irregularity} {seat} {told}"
    else:
        number = referee.last_mistake(table.match, LETTERS.index(seat), table.seat_of(place))
        if number is None:
            raise NotNow("nothing-found")
        line = referee.call_line(number, told, lot)
    action = table.kit.game.parse_action(line)
    by = table.seat_of(place)
    needed = referee.inquire(table.match, action, by)
    if needed is None:
        return did(table, by, action)
    if not irregularity and not referee.people_say(needed.question.fact):
        raise NotNow("judged-later")
    return needed


def question(mark: str, table: Table, needed: NeedFacts, language: str) -> Question:
    """What the referee must know, in words."""
    told = explain_question(table.kit.game.name, needed.question, language)
    return Question(mark, told.fact, told.sentence, told.answers)


def rulings(table: Table, entry: Entry, language: str) -> tuple[Ruling, ...]:
    """The rulings in an entry that follows the table, in words."""
    referee = table.kit.referee
    if not isinstance(entry, Did) or referee is None:
        return ()
    found, state = [], table.match
    for event in entry.events:
        ruled = referee.ruled(event)
        if ruled is not None:
            irregularity = referee.mistakes(state)[ruled.number - 1].irregularity
            found.append(_ruling(table, irregularity, ruled.facts, language))
        state = table.kit.game.fold(state, event)
    return tuple(filter(None, found))


def _ruling(table: Table, irregularity: str, facts: dict[str, str], language: str) -> Ruling | None:
    """A ruling at length; None where the facts that people told it from are not enough to tell it again."""
    code = table.kit.rules(table.match).id
    told = explain_ruling(table.kit.game.name, code, irregularity, facts, language)
    return Ruling(table.seq + 1, irregularity, told) if isinstance(told, RulingTold) else None
