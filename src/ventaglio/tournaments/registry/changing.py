"""What can be done to a registry. A step says how people were and how they are to be, so that it can be taken back."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.registry.people import (
    FIELDS,
    LONGEST_EMAIL,
    MOST_LETTERS,
    MOST_PEOPLE,
    YEARS,
    Person,
    Roster,
    Shown,
)

_EMAIL: Final = re.compile(r"[^\s@<>,;:\"()\[\]\\]+@[^\s@<>,;:\"()\[\]\\]+\.[^\s@<>,;:\"()\[\]\\.]{2,}", re.ASCII)
"""One address and nothing beside it: whether it reaches anybody, only mail can tell."""


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """A change of a registry: ``before`` and ``after`` are everybody concerned; who is in one alone came or went."""

    what: str
    before: tuple[Person, ...] = ()
    after: tuple[Person, ...] = ()
    undoes: int = 0
    """The number of the change that is taken back."""


class Change(msgspec.Struct, frozen=True):
    """A step that was made: under its number, when, by whom."""

    seq: int
    at: float
    by: str
    step: Step


class Difference(msgspec.Struct, frozen=True):
    """In what two people who may be one are not alike; and what the one would have then."""

    field: str
    kept: str
    lost: str
    chosen: str


# ── Steps ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def added(roster: Roster, person: Person) -> Step:
    """Somebody new."""
    made = checked(roster, person)
    if len(roster.everybody) >= MOST_PEOPLE:
        raise BadInput("the registry is full", "registry-full", most=MOST_PEOPLE)
    return Step("added", (), (made,))


def changed(roster: Roster, person_id: str, values: Mapping[str, Any]) -> Step:
    """Somebody as he should read."""
    before = roster.known(person_id)
    after = checked(roster, _with(before, values))
    return Step("changed", (before,), (after,)) if after != before else Step("changed")


def differences(kept: Person, lost: Person) -> tuple[Difference, ...]:
    """What must be chosen where two people are one: unless somebody says, what the kept one has, if he has it."""
    found = []
    for field in FIELDS:
        one, other = getattr(kept, field), getattr(lost, field)
        if one != other:
            found.append(Difference(field, _told(one), _told(other), _told(_chosen(field, one, other))))
    return tuple(found)


def merged(roster: Roster, kept: str, lost: str, values: Mapping[str, Any] | None = None) -> Step:
    """Two people who are one: ``kept`` goes on with the values chosen; whoever had the id of ``lost`` has his."""
    one, other = roster.known(kept), roster.known(lost)
    if one.id == other.id:
        raise BadInput("this is one person already", "registry-same")
    default = {field: _chosen(field, getattr(one, field), getattr(other, field)) for field in FIELDS}
    after = checked(roster, _with(one, {**default, **(values or {})}), but=other.id)
    return Step("merged", (one, other), (after, msgspec.structs.replace(other, into=one.id)))


def club_renamed(roster: Roster, old: str, new: str) -> Step:
    """A club is called otherwise, or two are one."""
    tidy = _tidy("club", new)
    before = tuple(one for one in roster.people if one.club == old)
    if not before:
        raise BadInput("nobody is a member of this club", "registry-no-club", club=old)
    if old == tidy:
        return Step("club-renamed")
    return Step("club-renamed", before, tuple(msgspec.structs.replace(one, club=tidy) for one in before))


def undone(roster: Roster, change: Change) -> Step:
    """A change taken back, if everybody concerned is as it left him."""
    after = {one.id: one for one in change.step.after}
    for person_id, one in after.items():
        if roster.everybody.get(person_id) != one:
            raise BadInput("somebody was changed again since", "registry-undo-late", person=str(one))
    gone = {one.id for one in change.step.before} - after.keys()
    if change.step.what == "erased" or not (after or gone) or any(one in roster.everybody for one in gone):
        raise BadInput("this cannot be taken back", "registry-undo-never")
    left = roster.with_(change.step.before, after.keys() - {one.id for one in change.step.before})
    for one in change.step.before:
        checked(left, one)
    stranded = next((one for one in left.everybody.values() if one.into and one.into not in left.everybody), None)
    if stranded is not None:
        raise BadInput("somebody was merged since", "registry-undo-late", person=str(stranded))
    return Step("undone", change.step.after, change.step.before, change.seq)


def applied(roster: Roster, step: Step) -> Roster:
    """The roster after a step."""
    gone = {one.id for one in step.before} - {one.id for one in step.after}
    return roster.with_(step.after, gone, roster.seq + 1)


def without(step: Step, people: Iterable[str]) -> Step:
    """A step that says nothing of some people any more."""
    gone = frozenset(people)
    before = tuple(one for one in step.before if one.id not in gone)
    after = tuple(one for one in step.after if one.id not in gone)
    return msgspec.structs.replace(step, before=before, after=after)


def all_ids(roster: Roster, person_id: str) -> Sequence[str]:
    """Every id that a person has or had."""
    one = roster.known(person_id)
    return [each.id for each in roster.everybody.values() if roster.person(each.id) == one]


# ── Checking ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def checked(roster: Roster, person: Person, *, but: str = "") -> Person:
    """The person with tidy texts, or a refusal: without a surname, with a card that somebody else has (``but`` one)."""
    texts = {field: _tidy(field, getattr(person, field)) for field in ("surname", "name", "card", "club", "category")}
    made = msgspec.structs.replace(person, **texts, email=_address(person.email))
    if not made.surname:
        raise BadInput("a person has a surname", "registry-no-surname")
    if made.licence and not YEARS[0] <= made.licence <= YEARS[1]:
        raise BadInput("a licence is for a year", "registry-licence", text=str(made.licence))
    holder = roster.holder(made.card)
    if holder is not None and not made.into and holder.id not in (made.id, but):
        raise BadInput("somebody else has this card", "registry-card-taken", card=made.card, person=str(holder))
    return made


def _tidy(field: str, text: str) -> str:
    tidy = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if len(tidy) > MOST_LETTERS:
        raise BadInput("a text is too long", "registry-long", text=tidy[:30], most=MOST_LETTERS)
    return tidy


def _address(text: str) -> str:
    tidy = text.strip()
    if tidy and not (len(tidy) <= LONGEST_EMAIL and tidy.isprintable() and _EMAIL.fullmatch(tidy)):
        raise BadInput("this is no address of mail", "registry-email", text=tidy[:40])
    return tidy


def _with(person: Person, values: Mapping[str, Any]) -> Person:
    known = {field: value for field, value in values.items() if field in FIELDS}
    return msgspec.structs.replace(person, **known)


def _chosen(field: str, one: Any, other: Any) -> Any:
    if field == "licence":
        return max(one, other)
    if field == "shown":
        # Whoever has once asked to be shown less is shown less.
        order = (Shown.NAME, Shown.INITIAL, Shown.NOBODY)
        return max(one, other, key=order.index)
    if field in ("surname", "name"):
        # An initial gives way to the name that it begins.
        return other if len(one.rstrip(".")) <= 1 < len(other) else one
    return one or other


def _told(value: Any) -> str:
    if isinstance(value, Shown):
        return value.value
    return str(value or "")
