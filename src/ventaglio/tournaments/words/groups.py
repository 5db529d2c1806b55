"""Why groups by merit are other than the notice announced, where they are."""

from collections.abc import Sequence

from ventaglio.tournaments.director.movements.groups import tables_of
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.words.desk import DeskWords


def otherwise(words: DeskWords, t: Tournament, groups: Sequence[Sequence[Number]]) -> str:
    """The difference between these groups and those of the phase that comes next; empty where there is none.

    An announced size that stands last goes on for as many groups as the tables give.
    """
    announced = t.notice.phase_of(t.completed + 1)[1].groups
    seats = t.notice.format.at_a_table
    made = tuple(tables_of(len(group), seats) for group in groups)
    following = (*announced, *announced[-1:] * len(made))
    if len(made) >= len(announced) and made == following[: len(made)]:
        return ""
    return words.text(
        "groups-otherwise",
        announced=words.several([str(size) for size in announced]),
        tables=sum(made),
        made=words.several([str(size) for size in made]),
    )
