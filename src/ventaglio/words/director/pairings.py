"""Why a pairing is not the plain one: who moved, who rests, who meets again."""

from collections.abc import Iterable

from ventaglio.director.pairing import Note
from ventaglio.director.tournament import Round, Tournament
from ventaglio.words.director.desk import NONE, DeskWords


def note(words: DeskWords, noted: Note, t: Tournament) -> str:
    """A reason with the entrants it is about."""
    named = [words.entrant(t, number) for number in noted.about]
    first = named[0] if named else NONE
    return words.text(f"note-{noted.reason.value}", all=words.several(named), first=first, count=len(named))


def notes(words: DeskWords, noted: Iterable[Note], t: Tournament) -> tuple[str, ...]:
    """Reasons, each told once."""
    return tuple(dict.fromkeys(note(words, one, t) for one in noted))


def round_notes(words: DeskWords, one: Round, t: Tournament) -> tuple[str, ...]:
    """All that is not plain about a round, those of a table with its number; and why the director changed it."""
    told = list(notes(words, one.drafted.notes, t))
    for match in one.matches.values():
        table = str(match.table)
        told += [words.text("note-at-table", table=table, note=sentence) for sentence in notes(words, match.notes, t)]
    if one.rearranged:
        told.append(words.text("note-rearranged", why=one.rearranged))
    return tuple(told)
