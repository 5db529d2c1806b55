"""Why a pairing is not the plain one: who moved, who rests, who meets again."""

from collections.abc import Iterable
from typing import Final

from ventaglio.tournaments.director.pairing import Note, Reason
from ventaglio.tournaments.director.tournament import Round, Tournament
from ventaglio.tournaments.words.desk import NONE, DeskWords

TOLD: Final = 8
"""So many tables of an alternative are told."""


def note(words: DeskWords, noted: Note, t: Tournament, round_: int) -> str:
    """A reason with the entrants it is about, as they played the round."""
    if noted.reason is Reason.ALTERNATIVE:
        return _alternative(words, noted, t, round_)
    named = [words.entrant(t, number, round_) for number in noted.about]
    first = named[0] if named else NONE
    return words.text(f"note-{noted.reason.value}", all=words.several(named), first=first, count=len(named))


def _alternative(words: DeskWords, noted: Note, t: Tournament, round_: int) -> str:
    pairs = list(zip(noted.about[::2], noted.about[1::2], strict=True))
    told = [
        words.text("note-pair", first=words.entrant(t, first, round_), second=words.entrant(t, second, round_))
        for first, second in pairs[:TOLD]
    ]
    return words.text("note-alternative", pairs="; ".join(told), more=len(pairs) - len(told))


def notes(words: DeskWords, noted: Iterable[Note], t: Tournament, round_: int) -> tuple[str, ...]:
    """Reasons, each told once."""
    return tuple(dict.fromkeys(note(words, one, t, round_) for one in noted))


def round_notes(words: DeskWords, one: Round, t: Tournament) -> tuple[str, ...]:
    """All that is not plain about a round, those of a table with its number; and why the director changed it."""
    told = list(notes(words, one.drafted.notes, t, one.number))
    for match in one.matches.values():
        table = str(match.table)
        of_match = notes(words, match.notes, t, one.number)
        told += [words.text("note-at-table", table=table, note=sentence) for sentence in of_match]
    if one.rearranged:
        told.append(words.text("note-rearranged", why=one.rearranged))
    return tuple(told)
