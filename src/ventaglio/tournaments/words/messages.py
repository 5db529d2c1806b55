"""Messages to those who have entered, or might: the notice, their positions, how it went. Only what is published."""

from collections.abc import Iterator
from enum import Enum

import msgspec

from ventaglio.core.refusal import BadInput
from ventaglio.lang.dates import in_words
from ventaglio.tournaments.director.entrants import folded
from ventaglio.tournaments.director.events import Match
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.director.tournament import Round, Tournament
from ventaglio.tournaments.words.desk import DeskWords
from ventaglio.tournaments.words.plans import plan


class Kind(Enum):
    """What a message is about."""

    INVITATION = "invitation"
    POSITIONS = "positions"
    RESULTS = "results"


class Message(msgspec.Struct, frozen=True):
    """A subject, and a text of plain lines."""

    subject: str
    text: str


def for_all(words: DeskWords, t: Tournament, kind: Kind, link: str = "") -> Message:
    """One text for everybody, to be copied to wherever they read it."""
    if kind is Kind.INVITATION:
        return _message(words, t, kind, _invitation(words, t), link)
    if kind is Kind.POSITIONS:
        return _message(words, t, kind, _positions(words, t, _out(t)), link)
    return _message(words, t, kind, _ranking(words, t), link)


def for_entrant(words: DeskWords, t: Tournament, kind: Kind, number: Number, link: str = "") -> Message:
    """What concerns one entrant: the own table, the own place. An invitation is the same for all."""
    if kind is Kind.POSITIONS:
        return _message(words, t, kind, [_own_table(words, t, _out(t), number)], link)
    if kind is Kind.RESULTS:
        own = next((row for row in _posted(t) if row[1] == number), None)
        told = [] if own is None else [words.text("message-own-place", rank=own[0], vp=own[2], rows=len(_posted(t)))]
        return _message(words, t, kind, [*told, "", *_ranking(words, t)], link)
    return for_all(words, t, kind, link)


def _message(words: DeskWords, t: Tournament, kind: Kind, lines: Iterator[str] | list[str], link: str) -> Message:
    subject = words.text(f"message-{kind.value}", tournament=_line(t.notice.name), round=str(t.published or 1))
    below = ["", words.text("message-link", link=link)] if link else []
    return Message(subject, "\n".join([subject, "", *lines, *below]).strip() + "\n")


def _line(text: str) -> str:
    return " ".join(text.split())


def _invitation(words: DeskWords, t: Tournament) -> Iterator[str]:
    notice = t.notice
    where = ", ".join(filter(None, (in_words(words, notice.date), _line(notice.place))))
    if where:
        yield where
    yield plan(words, notice, t.regulation)
    if notice.fee:
        yield words.text("message-fee", fee=words.money(notice.fee))


# ── Positions ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _out(t: Tournament) -> Round:
    """The round whose positions were published last; refused before there is one."""
    found = t.round(t.published) if t.published else None
    if found is None:
        raise BadInput("no positions are out yet", "message-no-positions")
    return found


def _positions(words: DeskWords, t: Tournament, one: Round) -> Iterator[str]:
    for match in one.matches.values():
        first, second = (_side(t, one, side) for side in match.sides)
        yield words.text("message-table", table=_table(t, match), first=first, second=second)
    if one.rests:
        yield words.text("message-rests", who=words.several([_side(t, one, (number,)) for number in one.rests]))


def _own_table(words: DeskWords, t: Tournament, one: Round, number: Number) -> str:
    for match in one.matches.values():
        for place, side in enumerate(match.sides):
            if number in side:
                against = _side(t, one, match.sides[1 - place])
                line = "first" if place == 0 else "second"
                return words.text("message-own-table", table=_table(t, match), against=against, line=line)
    return words.text("message-own-rest")


def _table(t: Tournament, match: Match) -> str:
    room = t.notice.room_of(match.table)
    return f"{match.table} ({room})" if room else str(match.table)


def _side(t: Tournament, one: Round, side: tuple[Number, ...]) -> str:
    return " + ".join(t.entrants[number].in_round(one.number).title for number in side if number in t.entrants)


# ── Results ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _posted(t: Tournament) -> list[tuple[int, Number, int]]:
    """Places, entrants and victory points of the ranking that was posted last; refused before there is one."""
    if not t.posted:
        raise BadInput("no ranking has been posted yet", "message-no-ranking")
    return [(row.rank, row.entrant, row.vp) for row in t.posted[-1].rows if row.entrant in t.entrants]


def _ranking(words: DeskWords, t: Tournament) -> Iterator[str]:
    yield words.text("message-after", round=str(t.posted[-1].after if t.posted else 0))
    for rank, number, vp in sorted(_posted(t), key=lambda row: (row[0], folded(t.entrants[row[1]].title))):
        yield words.text("message-row", rank=str(rank), who=t.entrants[number].title, vp=str(vp))
