"""``ventaglio tournament score, verify, scores, missing, late, lost …``: what is played, and what it is worth."""

import re
from collections.abc import Callable, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import Parameter

from ventaglio.cli.showing import clean, refuse, show_table
from ventaglio.cli.tournament import working
from ventaglio.cli.tournament.working import (
    HERE,
    Article,
    Json,
    Referee,
    Round_,
    Session,
    Where,
    Why,
    known_round,
    sheets_of,
    this_round,
    work,
)
from ventaglio.core.codec import to_plain
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.terminal.screen import DONE, read_bytes, terminal
from ventaglio.games.tressette.engine.duplicate import CastLot
from ventaglio.server.desk.sheets import rows
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.corrections import Mistake
from ventaglio.tournaments.director.duplicate import Blame, Finding, blames, ruled
from ventaglio.tournaments.director.folding import fold
from ventaglio.tournaments.director.judge import judge
from ventaglio.tournaments.director.roles import Role
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.words.attention import reminders
from ventaglio.tournaments.words.objections import objection

TableNumber = Annotated[int, Parameter(name="TABLE", help="opt-tournament-table")]
Total = Annotated[int, Parameter(help="opt-tournament-totals")]
SideNumber = Annotated[Literal[1, 2], Parameter(help="opt-tournament-side")]
Advantage = Annotated[bool, Parameter(help="opt-tournament-advantage", negative="")]

_SECONDS: Final = 60
_FIGURE: Final = re.compile(r"-?[0-9]{1,9}")


# ── Score sheets ─────────────────────────────────────────────────────────────────────────────────────────────────────


def score(table: TableNumber, /, *totals: Total, round_: Round_ = None, where: Where = HERE) -> int:
    """Type a score sheet."""
    return _played(where, round_, table, lambda t, number: e.Scored(number, table, sheets_of(totals)))


def verify(table: TableNumber, /, *totals: Total, round_: Round_ = None, where: Where = HERE) -> int:
    """Read a score sheet a second time."""
    return _played(where, round_, table, lambda t, number: e.Verified(number, table, sheets_of(totals)))


def found(table: TableNumber, /, *totals: Total, round_: Round_ = None, where: Where = HERE) -> int:
    """A sheet that was lost has turned up (F19 19)."""
    return _played(where, round_, table, lambda t, number: e.SheetFound(number, table, sheets_of(totals)))


def lost(table: TableNumber, /, *, round_: Round_ = None, where: Where = HERE) -> int:
    """A sheet is lost (F19 19)."""
    return _played(where, round_, table, lambda t, number: e.SheetLost(number, table))


def left(
    table: TableNumber,
    /,
    *,
    compiler: Annotated[Literal[1, 2], Parameter(help="opt-tournament-compiler")] = 1,
    round_: Round_ = None,
    where: Where = HERE,
) -> int:
    """A sheet was left on the table (F19 19)."""
    return _played(where, round_, table, lambda t, number: e.SheetLeft(number, table, compiler - 1))


def correct(
    table: TableNumber,
    /,
    *totals: Total,
    mistake: Annotated[Mistake, Parameter(help="opt-tournament-mistake")],
    referee: Referee,
    why: Why,
    opponents: Annotated[bool, Parameter(help="opt-tournament-opponents", negative="")] = False,
    whole_table: Annotated[bool, Parameter(help="opt-tournament-whole-table", negative="")] = False,
    countersigned: Annotated[bool, Parameter(help="opt-tournament-countersigned", negative="")] = False,
    round_: Round_ = None,
    where: Where = HERE,
) -> int:
    """Put a result right (F19 20, INT 19)."""

    def made(t: Tournament, number: int) -> e.Corrected:
        return e.Corrected(
            number, table, sheets_of(totals), mistake, clean(referee), clean(why), opponents, whole_table, countersigned
        )

    return _played(where, round_, table, made)


# ── What the referee decides ─────────────────────────────────────────────────────────────────────────────────────────


def late(
    table: TableNumber,
    side: SideNumber,
    time: Annotated[str, Parameter(help="opt-tournament-late")],
    /,
    *,
    advantage: Advantage = False,
    round_: Round_ = None,
    where: Where = HERE,
) -> int:
    """A side was not there at the start (F19 40, INT 34)."""
    seconds = read_time(time)
    return _played(where, round_, table, lambda t, number: e.CameLate(number, table, side - 1, seconds, not advantage))


def read_time(text: str) -> int:
    """Minutes and seconds: 7:30, or minutes alone."""
    minutes, _, seconds = text.partition(":")
    if not minutes.isdecimal() or (seconds and not (seconds.isdecimal() and int(seconds) < _SECONDS)):
        raise BadInput(terminal().text("tournament-time", text=text))
    return int(minutes) * _SECONDS + int(seconds or 0)


def stop(
    table: TableNumber,
    /,
    *,
    how: Annotated[e.Stop, Parameter(help="opt-tournament-how")],
    side: SideNumber = 1,
    reached: Annotated[
        list[int] | None, Parameter(help="opt-tournament-reached", negative="", consume_multiple=True)
    ] = None,
    advantage: Advantage = False,
    round_: Round_ = None,
    where: Where = HERE,
) -> int:
    """A match was not played to its end (F19 39, INT 33)."""
    sheets = sheets_of(reached) if reached else ()
    return _played(
        where, round_, table, lambda t, number: e.Stopped(number, table, how, side - 1, sheets, not advantage)
    )


def arbitral(
    table: TableNumber,
    /,
    *,
    vp: Annotated[tuple[int, int], Parameter(help="opt-tournament-arbitral-vp")],
    mp: Annotated[tuple[int, int], Parameter(help="opt-tournament-arbitral-mp")] = (0, 0),
    referee: Referee,
    article: Article,
    why: Why,
    round_: Round_ = None,
    where: Where = HERE,
) -> int:
    """The referee assigns a score."""
    scores = ((vp[0], mp[0]), (vp[1], mp[1]))

    def made(t: Tournament, number: int) -> e.Arbitrated:
        return e.Arbitrated(number, table, scores, clean(referee), clean(article), clean(why))

    return _played(where, round_, table, made)


def adjust(
    table: TableNumber,
    board: Annotated[int, Parameter(name="BOARD", help="opt-tournament-board")],
    /,
    *points: Annotated[int, Parameter(help="opt-tournament-board-points")],
    blame: Annotated[Blame, Parameter(help="opt-tournament-blame")] = Blame.NOBODY,
    guilty: Annotated[Literal[1, 2] | None, Parameter(help="opt-tournament-guilty")] = None,
    gravity: Annotated[str, Parameter(help="opt-tournament-gravity")] = "1",
    reachable: Annotated[list[str] | None, Parameter(help="opt-tournament-reachable", negative="")] = None,
    lot: Annotated[Literal[1, 2] | None, Parameter(help="opt-tournament-lot")] = None,
    referee: Referee,
    article: Article = "",
    why: Why = "",
    round_: Round_ = None,
    where: Where = HERE,
) -> int:
    """Score an annulled board of a duplicate (FITRES 80–84)."""
    line = None if guilty is None else guilty - 1
    finding = Finding(blame, line, _share(gravity), _scores(reachable or ()), None if lot is None else lot - 1)

    def made(t: Tournament, number: int) -> e.DuplicateAdjusted:
        given = _board_points(t, number, table, board, points, finding)
        rule = blames(t).get(blame)
        cited = clean(article) or (rule.cite.article if rule else "")
        return e.DuplicateAdjusted(number, table, board, given, clean(referee), cited, clean(why))

    return _played(where, round_, table, made)


def _board_points(
    t: Tournament, number: int, table: int, board: int, typed: Sequence[int], finding: Finding
) -> tuple[int, int]:
    """The points that were typed, else those that follow from what the referee has found (FITRES 81–84)."""
    if typed:
        if len(typed) != 2 or finding.lot is not None:
            raise BadInput(terminal().text("tournament-board-points"))
        return typed[0], typed[1]
    found = ruled(t, known_round(t, number), table, board, finding)
    if isinstance(found, CastLot):
        first, second = (f"{float(one):.2f}" for one in found.exact)
        raise BadInput(terminal().text("tournament-board-lot", board=str(board), first=first, second=second))
    return found.points


def _share(text: str) -> Fraction:
    try:
        return Fraction(text)
    except (ValueError, ZeroDivisionError):
        raise BadInput(terminal().text("tournament-gravity", text=text)) from None


def _scores(texts: Sequence[str]) -> e.Sheets:
    """Scores of a board as they are written: 8-3."""
    found = [re.fullmatch(r"(\d{1,2})\s*[-–:]\s*(\d{1,2})", text.strip()) for text in texts]
    if not all(found):
        raise BadInput(terminal().text("tournament-reachable", text=", ".join(texts)))
    return tuple((int(one[1]), int(one[2])) for one in found if one)


def _played(where: Where, round_: int | None, table: int, make: Callable[[Tournament, int], e.Happening]) -> int:
    """Put something on record about a match, and show at once what it is worth now."""

    async def job(session: Session) -> None:
        t = await session.tournament()
        number = this_round(t, round_)
        await session.record(make(t, number))
        _worth(session, await session.tournament(), number, (table,))

    return work(where, job)


def _worth(session: Session, t: Tournament, number: int, tables: Sequence[int]) -> None:
    place, words = session.place, session.words
    one = known_round(t, number)
    for table in tables:
        match, result, awards = one.matches[table], one.result(table), one.awards.get(table)
        first, second = (words.side(t, side, number) for side in match.sides)
        facts = {"round": str(number), "table": str(table), "first": first, "second": second}
        if awards is None:
            place.say("tournament-no-result-yet", **facts)
            continue
        place.say(
            "tournament-worth",
            **facts,
            totals=words.sheets(result.counted or ()),
            vp=f"{awards[0].vp}–{awards[1].vp}",
            mp=f"{words.points(awards[0].mp)} / {words.points(awards[1].mp)}",
            verified="yes" if result.verified or not t.notice.double_check else "no",
        )


# ── Many at once ─────────────────────────────────────────────────────────────────────────────────────────────────────


def scores(
    file: Annotated[Path, Parameter(help="opt-tournament-scores")],
    /,
    *,
    second: Annotated[bool, Parameter(name="--verify", help="opt-tournament-scores-verify", negative="")] = False,
    round_: Round_ = None,
    where: Where = HERE,
) -> int:
    """Type many score sheets from a file: all of them, or none if one is wrong."""
    lines = rows(file.name, read_bytes(file))

    async def job(session: Session) -> int:
        t = await session.tournament()
        number = this_round(t, round_)
        made, bodies, wrong = t, [], 0
        for at, cells in enumerate(lines, start=1):
            figures = _figures(cells)
            if figures is None:
                if at > 1 and any(str(cell or "").strip() for cell in cells):
                    wrong += 1
                    session.place.say(
                        "tournament-row", row=str(at), problem=session.place.text("tournament-scores-row")
                    )
                continue
            table, *totals = figures
            kind = e.Verified if second else e.Scored
            body = kind(number, table, tuple(zip(totals[0::2], totals[1::2], strict=False)))
            no = judge(made, body, working.clock())
            if no is not None:
                wrong += 1
                session.place.say("tournament-row", row=str(at), problem=objection(session.words, no, made))
                continue
            made = fold(made, e.Entry(made.seq + 1, working.clock(), session.by, Role.DIRECTOR.value, body))
            bodies.append(body)
        if wrong or not bodies:
            return refuse(session.place.text("tournament-scores-nothing", bad=wrong))
        await session.record(*bodies)
        _worth(session, await session.tournament(), number, [body.table for body in bodies])
        return DONE

    return work(where, job)


def _figures(cells: Sequence[object]) -> list[int] | None:
    """A table and its totals; None for a heading and for anything else that is no such row."""
    texts = [str(int(cell) if cell == int(cell) else cell) if isinstance(cell, float) else str(cell) for cell in cells]
    found = [text.strip() for text in texts if text.strip() not in ("", "None")]
    wanted = len(found) >= 3 and len(found) % 2 and all(_FIGURE.fullmatch(text) for text in found)
    return [int(text) for text in found] if wanted else None


def missing(*, round_: Round_ = None, json: Json = False, where: Where = HERE) -> int:
    """The tables whose result is not in, and what should be looked at again."""

    async def job(session: Session) -> None:
        t = await session.tournament()
        number = this_round(t, round_)
        tables = t.missing(number)
        place, words = session.place, session.words
        again = reminders(words, t)
        if json:
            place.json({"round": number, "tables": tables, "attention": to_plain(again)})
            return
        place.say("tournament-missing", round=str(number), many=len(tables))
        one = t.round(number)
        if one is not None and tables:
            read_once = [table for table in tables if table in one.awards]
            heads = [place.text(f"tournament-head-{name}") for name in ("table", "first", "second", "state")]
            show_table(
                place,
                heads,
                [
                    (
                        table,
                        *(words.side(t, side, one.number) for side in one.matches[table].sides),
                        place.text("tournament-read-once") if table in read_once else "",
                    )
                    for table in tables
                ],
                figures="rlll",
            )
        for reminder in again:
            place.line(reminder.sentence, style="bad")

    return work(where, job)
