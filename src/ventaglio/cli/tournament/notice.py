"""``ventaglio tournament new, list, show``: the notice, and how far a tournament has come."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from cyclopts import Parameter
from msgspec.structs import replace

from ventaglio.cli.showing import clean, refuse, show_table
from ventaglio.cli.tournament.working import HERE, Json, Session, Where, with_office, work
from ventaglio.core.codec import to_plain
from ventaglio.core.norms import option_text, options
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.terminal.screen import DONE, read_bytes, terminal
from ventaglio.law.shelf import regulation_of
from ventaglio.server.desk import Office, Opened
from ventaglio.server.desk.keys import link
from ventaglio.tournaments.director.clock import clock as round_clock
from ventaglio.tournaments.director.objections import Objected
from ventaglio.tournaments.director.plan import Notice, Phase, Room
from ventaglio.tournaments.director.terms import Format, Movement, Seating
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.log import announcement, law_of
from ventaglio.tournaments.templates import TEMPLATES
from ventaglio.tournaments.words.desk import DeskWords
from ventaglio.tournaments.words.objections import objection
from ventaglio.tournaments.words.plans import plan
from ventaglio.tournaments.words.settings import values

_REPEATED = ("…", "...")
"""After the sizes of groups: the last goes on as long as there are tables, which it does in any case."""

_ROOM = re.compile(r"(?P<name>.*?)\s*\b(?P<first>\d{1,6})(?:\s*[-–]\s*(?P<last>\d{1,6}))?")


@Parameter(name="*")
@dataclass(frozen=True)
class Said:
    """What a notice may be told to say."""

    hands: Annotated[int | None, Parameter(help="opt-tournament-hands")] = None
    phase: Annotated[list[str] | None, Parameter(name="--phase", help="opt-tournament-phase", negative="")] = None
    seating: Annotated[Seating | None, Parameter(help="opt-tournament-seating")] = None
    clubs_apart: Annotated[bool | None, Parameter(help="opt-tournament-clubs-apart")] = None
    date: Annotated[str | None, Parameter(help="opt-tournament-date")] = None
    city: Annotated[str | None, Parameter(name="--place", help="opt-tournament-place")] = None
    fee: Annotated[str | None, Parameter(help="opt-tournament-fee")] = None
    minutes: Annotated[int | None, Parameter(help="opt-tournament-minutes")] = None
    double_check: Annotated[bool | None, Parameter(help="opt-tournament-double-check")] = None
    phones: Annotated[bool | None, Parameter(help="opt-tournament-phones")] = None
    online: Annotated[bool | None, Parameter(help="opt-tournament-online")] = None
    bots: Annotated[bool | None, Parameter(help="opt-tournament-bots")] = None
    buongioco: Annotated[str | None, Parameter(help="opt-tournament-buongioco")] = None
    public_clock: Annotated[bool | None, Parameter(help="opt-tournament-public-clock")] = None
    room: Annotated[list[str] | None, Parameter(name="--room", help="opt-tournament-room", negative="")] = None
    settings: Annotated[list[str] | None, Parameter(name="--set", help="opt-tournament-set", negative="")] = None

    def of(self, notice: Notice) -> Notice:
        """A notice with what was said otherwise. A setting without a value is the code's again."""
        said: dict[str, Any] = {
            "hands": self.hands,
            "phases": tuple(map(read_phase, self.phase)) if self.phase else None,
            "seating": self.seating,
            "clubs_apart": self.clubs_apart,
            "date": None if self.date is None else clean(self.date),
            "place": None if self.city is None else clean(self.city),
            "fee": None if self.fee is None else cents(self.fee),
            "minutes": self.minutes,
            "double_check": self.double_check,
            "phones": self.phones,
            "online": self.online,
            "bots": self.bots,
            "buongioco": None if self.buongioco is None else clean(self.buongioco),
            "public_clock": self.public_clock,
            "rooms": tuple(map(read_room, self.room)) if self.room else None,
        }
        settled = {**notice.settings, **read_settings(notice.code, self.settings)}
        kept = {name: value for name, value in settled.items() if value}
        return replace(notice, **{name: one for name, one in said.items() if one is not None}, settings=kept)


NOTHING: Final = Said()


def new(
    name: Annotated[str, Parameter(help="opt-tournament-name")],
    /,
    *,
    code: Annotated[str | None, Parameter(help="opt-tournament-code")] = None,
    format_: Annotated[Format | None, Parameter(name="--format", help="opt-tournament-format")] = None,
    template: Annotated[str | None, Parameter(help="opt-tournament-template")] = None,
    like: Annotated[str | None, Parameter(help="opt-tournament-like")] = None,
    entries: Annotated[bool, Parameter(name="--with-entries", help="opt-tournament-with-entries", negative="")] = False,
    unlisted: Annotated[bool, Parameter(help="opt-tournament-unlisted", negative="")] = False,
    said: Said = NOTHING,
    json: Json = False,
    where: Where = HERE,
) -> int:
    """Open a tournament."""
    place = terminal()
    words = DeskWords(place)

    async def opened(office: Office) -> int:
        base = (await office.tournament(like)).notice if like else read_template(template)
        named = {"name": clean(name), **({"code": code} if code else {}), **({"format": format_} if format_ else {})}
        # What stood in the old edition, the new one has in its own.
        notice = said.of(replace(base, **named, edition="", **({"date": ""} if like else {})))
        try:
            if like:
                found = await office.duplicate(like, notice, where.by, entries=entries, public=not unlisted)
            else:
                found = await office.open(notice, where.by, public=not unlisted)
        except Objected as refused:
            return refuse(objection(words, refused.objection, None))
        if json:
            place.json({"id": found.id, "keys": {role.value: key for role, key in found.keys.items()}})
        else:
            _told(words, notice, found)
        return DONE

    return with_office(where, opened)


def _told(words: DeskWords, notice: Notice, found: Opened) -> None:
    place = terminal()
    place.line(notice.name, style="title")
    place.line(plan(words, notice, law_of(announcement(notice))))
    place.line(place.text("tournament-opened", id=found.id), style="turn")
    place.say("tournament-keys-once")
    for role, key in found.keys.items():
        place.line(f"  {words.term(role)}: {link(found.id, role, key)}", whole=True)


def read_template(named: str | None) -> Notice:
    """The notice that a template begins with: one of the house, or one that was written into a file."""
    if named is None:
        return Notice("", "fibur-2019")
    if named in TEMPLATES:
        return TEMPLATES[named]
    file = Path(named)
    if not file.is_file():
        raise BadInput(terminal().text("tournament-template", name=named, known=", ".join(TEMPLATES)))
    try:
        return msgspec.json.decode(read_bytes(file), type=Notice)
    except msgspec.DecodeError as error:
        raise BadInput(terminal().text("tournament-template-file", file=named, problem=str(error))) from error


def read_phase(text: str) -> Phase:
    """Some rounds: ``danish:2``, ``mitchell:6:skip=2``, ``danish:3:7,9,9…``, ``danish:2:session``."""
    movement, _, rest = text.partition(":")
    rounds, _, more = rest.partition(":")
    known = {one.value: one for one in Movement}
    if movement not in known:
        raise BadInput(terminal().text("tournament-phase-movement", phase=text, known=", ".join(known)))
    if not rounds.isdecimal():
        raise BadInput(terminal().text("tournament-phase", phase=text))
    groups: tuple[int, ...] = ()
    skip, new_session = 1, False
    for part in filter(None, more.split(":")):
        if part.startswith("skip=") and part[5:].isdecimal():
            skip = int(part[5:])
        elif part == "session":
            new_session = True
        else:
            groups = _groups(text, part)
    return Phase(known[movement], int(rounds), groups, skip, new_session)


def _groups(phase: str, text: str) -> tuple[int, ...]:
    for repeated in _REPEATED:
        text = text.removesuffix(repeated)
    sizes = [size.strip() for size in text.rstrip(", ").split(",")]
    if not all(size.isdecimal() and int(size) for size in sizes):
        raise BadInput(terminal().text("tournament-phase", phase=phase))
    return tuple(map(int, sizes))


def read_room(text: str) -> Room:
    """The tables of a room: ``1-20``, ``Sala grande 1-20``, ``Veranda 101``."""
    found = _ROOM.fullmatch(clean(text))
    last = int(found["last"]) if found and found["last"] else None
    if found is None or (last is not None and last < int(found["first"])):
        raise BadInput(terminal().text("tournament-room", text=text))
    first = int(found["first"])
    return Room(found["name"], first, 0 if last is None else last - first + 1)


def read_settings(code: str, given: list[str] | None) -> dict[str, str]:
    """What ``--set`` says: a value as it stands, or ``#2`` for the second that ``settings`` shows."""
    return dict(_setting(code, text) for text in given or ())


def _setting(code: str, text: str) -> tuple[str, str]:
    name, equals, value = (clean(part) for part in text.partition("="))
    if not equals:
        raise BadInput(terminal().text("tournament-setting", text=text))
    norm = options(regulation_of(code)).get(name) if value.startswith("#") else None
    choices = values(norm) if norm is not None else ()
    number = value.removeprefix("#")
    if number.isdecimal() and 0 < int(number) <= len(choices):
        return name, option_text(choices[int(number) - 1])
    return name, value


def cents(text: str) -> int:
    """An amount of money as people write it: 25, 25.50, 25,50."""
    whole, _, part = text.strip().removeprefix("€").removesuffix("€").strip().replace(",", ".").partition(".")
    if not whole.isdecimal() or (part and not (part.isdecimal() and len(part) <= 2)):
        raise BadInput(terminal().text("tournament-money", text=text))
    return int(whole) * 100 + int(part.ljust(2, "0") or 0)


# ── What there is ────────────────────────────────────────────────────────────────────────────────────────────────────


def list_(
    *,
    archived: Annotated[bool, Parameter(help="opt-tournament-archived", negative="")] = False,
    json: Json = False,
    where: Where = HERE,
) -> int:
    """The tournaments there are, or those that were put away."""
    place = terminal()

    async def told(office: Office) -> int:
        found = await office.list(archived=archived)
        if json:
            place.json([to_plain(one) for one in found])
        elif not found:
            place.say("tournament-list-none")
        else:
            headings = [place.text(f"tournament-head-{name}") for name in ("id", "name", "date", "place", "progress")]
            rows = [
                (one.id, one.name, one.date, one.place, _progress(one.published, one.rounds, one.ended))
                for one in found
            ]
            show_table(place, headings, rows)
        return DONE

    return with_office(where, told)


def _progress(published: int, rounds: int, ended: bool) -> str:
    return terminal().text("tournament-progress", published=published, rounds=rounds, ended="yes" if ended else "no")


def show(*, json: Json = False, where: Where = HERE) -> int:
    """A tournament: its plan, who is there, and what comes next."""

    async def told(session: Session) -> None:
        t = await session.tournament()
        if json:
            session.place.json(_state(session.id, t))
            return
        place, words = session.place, session.words
        place.line(f"{t.notice.name} ({session.id})", style="title")
        place.line(plan(words, t.notice, t.regulation))
        about = " · ".join(filter(None, (t.notice.date, t.notice.place)))
        if about:
            place.line(about)
        here = sum(one.present for one in t.entrants.values())
        place.say(
            "tournament-entered", entered=len(t.entrants), here=here, paid=sum(one.paid for one in t.entrants.values())
        )
        if here % 2 and not t.published:
            place.say("tournament-odd")
        place.line(_progress(t.published, t.notice.rounds, t.ended))
        _clock(session, t)
        place.line(place.text("tournament-next", step=next_step(t), round=str(t.published + 1)), style="turn")

    return work(where, told)


def _clock(session: Session, t: Tournament) -> None:
    """The time left: for the referee's eyes (F19 6, INT 5)."""
    from ventaglio.cli.tournament import working

    if t.current is None or t.ended or t.completed == t.published:
        return
    found = round_clock(t, t.current, working.clock())
    if found is not None:
        left, elapsed = session.words.duration(found.left), session.words.duration(found.elapsed)
        message = "tournament-clock-called" if found.called else "tournament-clock"
        session.place.say(message, left=left, elapsed=elapsed)


def next_step(t: Tournament) -> str:
    """What the desk does next, by the name of the sentence that says so."""
    if t.ended:
        return "over"
    if t.interrupted:
        return "end"
    if not t.seed:
        return "close"
    if t.draft is not None:
        return "publish"
    if t.current is not None and t.completed < t.published:
        return "start" if t.current.started is None else "score"
    last = t.completed == t.notice.rounds
    phase = None if last else t.notice.phase_of(t.completed + 1)
    cut_due = phase is not None and bool(phase[1].groups) and phase[2] == 1
    if (last or cut_due) and t.locked < t.completed:
        shown = any(one.after == t.completed and one.checking for one in t.posted)
        return "lock" if shown else "post"
    if last:
        return "end"
    if cut_due and phase is not None and (not t.groups or t.groups_of_phase != phase[0]):
        return "cut"
    return "draft"


def _state(tournament_id: str, t: Tournament) -> dict[str, object]:
    return {
        "id": tournament_id,
        "notice": to_plain(t.notice),
        "seq": t.seq,
        "entrants": [to_plain(one) for one in t.entrants.values()],
        "rounds": t.notice.rounds,
        "published": t.published,
        "completed": t.completed,
        "locked": t.locked,
        "missing": list(t.missing(t.published)),
        "groups": [list(group) for group in t.groups],
        "next": next_step(t),
        "ended": t.ended,
    }
