"""What the desk should look at again, as sentences: for the page of the scorer, of the director, and a terminal."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from ventaglio.tournaments.director.attention import discrepancies, read_by_one, reports_due
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.words.desk import DeskWords


class Reminder(msgspec.Struct, frozen=True):
    """Something to look at: a table of a round, or an entrant; 0 where it is not about one."""

    kind: Literal["differs", "read-by-one", "report"]
    sentence: str
    round: int = 0
    table: int = 0
    entrant: Number = 0


def reminders(words: DeskWords, t: Tournament) -> tuple[Reminder, ...]:
    """All that nobody has settled yet and can still be put right."""
    return (*_scores(words, t), *_reports(words, t))


def _scores(words: DeskWords, t: Tournament) -> Iterator[Reminder]:
    for one in discrepancies(t):
        if not one.settled and one.round > t.locked:
            sentence = words.text(
                "attention-differs",
                round=str(one.round),
                table=str(one.table),
                paper=words.sheets(one.paper),
                sent=words.sheets(one.sent),
                agreed="yes" if one.agreed else "no",
            )
            yield Reminder("differs", sentence, one.round, one.table)
    alone: dict[int, list[str]] = {}
    for number, table in read_by_one(t):
        # What the server has counted itself needs no second pair of eyes.
        if number > t.locked and table not in t.rounds[number - 1].hosted:
            alone.setdefault(number, []).append(str(table))
    for number, tables in alone.items():
        facts = {"round": str(number), "count": len(tables), "tables": words.several(tables)}
        yield Reminder("read-by-one", words.text("attention-read-by-one", **facts), number)


def _reports(words: DeskWords, t: Tournament) -> Iterator[Reminder]:
    for due in reports_due(t):
        name = "attention-quarrel" if due.quarrel else "attention-not-told"
        sentence = words.text(name, who=words.entrant(t, due.entrant), entry=str(due.entry))
        yield Reminder("report", words.bracketed(sentence, due.cite, t.notice.code), entrant=due.entrant)
