"""The time-out as a referee announces it: what each table still plays, by who is on turn (F19 15, INT 15, CLUB 10)."""

from collections.abc import Iterator
from typing import Final

import msgspec

from ventaglio.games.burraco.engine.rules import TimeOut
from ventaglio.tournaments.director.regulation import Regulation
from ventaglio.tournaments.director.terms import Format
from ventaglio.tournaments.words.desk import DeskWords

DEALER: Final = 0
PLACES: Final = {4: ("dealer", "served", "dealers-partner", "before-dealer"), 2: ("dealer", "served")}
"""Who sits where, from the dealer on, in the order of play."""


class Announcement(msgspec.Struct, frozen=True):
    """What is read aloud, in its order."""

    opening: str
    rule: str
    cases: tuple[str, ...]
    """What is still played, by who is on turn."""
    dealing: str
    between: str
    ending: str
    article: str

    @property
    def sentences(self) -> tuple[str, ...]:
        return (self.opening, self.rule, *self.cases, self.dealing, self.between, self.ending)


def announcement(words: DeskWords, regulation: Regulation, format_: Format = Format.PAIRS) -> Announcement | None:
    """The time-out of a code; None where it has no clock."""
    rules = regulation.rules
    procedure = rules.time_out.value if rules else None
    if rules is None or procedure is None:
        return None
    players = 2 if format_ is Format.ONE_TO_ONE else 4
    return Announcement(
        opening=words.text("time-out-opening"),
        rule=words.text(f"time-out-{procedure.__name__}", law=rules.id),
        cases=tuple(_cases(words, procedure, players, rules.id)),
        dealing=words.text(f"time-out-dealing-{rules.early_time_out.value.name}"),
        between=words.text("time-out-between", ends="yes" if rules.time_out_between_hands_ends.value else "no"),
        ending=words.text("time-out-ending", points=rules.close_points.value),
        article=words.cite(rules.time_out.cite),
    )


def _cases(words: DeskWords, procedure: TimeOut, players: int, law: str) -> Iterator[str]:
    """One sentence for each player who may be on turn; two where it matters whether he has picked up."""
    places = PLACES[players]
    for turn in (*range(1, players), DEALER):
        before, after = (procedure(players, DEALER, turn, picked_up) for picked_up in (False, True))
        for picked_up, turns in (("any", after),) if before == after else (("no", before), ("yes", after)):
            # The turn in progress is finished first: what is announced are the turns after it.
            last = places[(turn + turns - 1) % players]
            told = {"place": places[turn], "picked_up": picked_up, "turns": turns - 1, "last": last}
            yield words.text("time-out-case", law=law, **told)
