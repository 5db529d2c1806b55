"""``ventaglio tournament standings, lock, cut, crosstable, account, prizes, interrupt, end``: who is where, and why."""

from typing import Annotated, Any

from cyclopts import Parameter

from ventaglio.cli.showing import clean, refuse, show_table
from ventaglio.cli.tournament.money import read_pot
from ventaglio.cli.tournament.notice import cents
from ventaglio.cli.tournament.working import HERE, Json, Session, Where, Why, known_entrant, record, tell, work
from ventaglio.core.codec import to_plain
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.terminal.screen import DONE, terminal
from ventaglio.tournaments.director import drafting
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director import standings as ranking
from ventaglio.tournaments.director.prizes import settle
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.words.accounts import account as account_words
from ventaglio.tournaments.words.groups import otherwise

After = Annotated[int | None, Parameter(name="--after", help="opt-tournament-after")]


def standings(
    *,
    after: After = None,
    post: Annotated[bool, Parameter(help="opt-tournament-post", negative="")] = False,
    check: Annotated[bool, Parameter(help="opt-tournament-check", negative="")] = False,
    json: Json = False,
    where: Where = HERE,
) -> int:
    """The ranking; posted for everybody if you say so."""

    async def job(session: Session) -> None:
        t = await session.tournament()
        upto = _after(t, after)
        rows = ranking.standings(t, upto)
        if post or check:
            posting = e.StandingsPosted(upto, tuple(row.row for row in rows), checking=check)
            entries = await session.record(posting, expected=t.seq)
            if not json:
                tell(session, entries, t)
        if json:
            session.place.json({"after": upto, "definitive": upto <= t.locked, "rows": [to_plain(row) for row in rows]})
            return
        _ranked(session, t, upto, rows)
        if check:
            session.place.say("tournament-check", minutes=t.regulation.provisional_minutes.value)

    return work(where, job)


def _after(t: Tournament, after: int | None) -> int:
    if after is not None and not 0 <= after <= t.published:
        raise BadInput(terminal().text("tournament-no-round", round=str(after)))
    return t.completed if after is None else after


def _ranked(session: Session, t: Tournament, upto: int, rows: tuple[ranking.Standing, ...]) -> None:
    place = session.place
    state = "definitive" if upto <= t.locked else "complete" if upto <= t.completed else "partial"
    place.line(place.text("tournament-standings", round=str(upto), state=state), style="title")
    names = ["rank", "number", "entrant", "club", "vp", "mp"] + (["group"] if t.groups else [])
    bots = t.bots()
    show_table(
        place,
        [place.text(f"tournament-head-{name}") for name in names],
        [
            (row.rank, row.entrant, t.entrants[row.entrant].title + (" (bot)" if row.entrant in bots else ""),
             t.entrants[row.entrant].club, row.vp, row.mp,
             *([row.group + 1] if t.groups else []))
            for row in rows
        ],
        figures="rrllrrr",
    )  # fmt: skip


def lock(*, after: After = None, where: Where = HERE) -> int:
    """The ranking is definitive, once players have had their minutes to check it (F19 20)."""
    return record(where, lambda t: e.Locked(t.completed if after is None else after))


def cut(
    *,
    sizes: Annotated[
        list[int] | None, Parameter(help="opt-tournament-sizes", negative="", consume_multiple=True)
    ] = None,
    dry_run: Annotated[bool, Parameter(help="opt-tournament-dry-run", negative="")] = False,
    where: Where = HERE,
) -> int:
    """Cut the groups by merit of the phase that begins."""

    async def job(session: Session) -> int:
        t = await session.tournament()
        if t.completed >= t.notice.rounds:
            return refuse(session.place.text("desk-no-cut-when", round=str(t.completed + 1)))
        try:
            made = drafting.cut(t, sizes or ())
        except BadInput as refused:
            return refuse(session.place.trouble(refused))
        if not dry_run:
            tell(session, await session.record(made, expected=t.seq), t)
        difference = otherwise(session.words, t, made.groups)
        if difference:
            session.place.told(difference)
        for group, members in enumerate(made.groups, start=1):
            tables = (len(members) + 1) // 2
            session.place.say("tournament-group", group=str(group), tables=tables, entrants=len(members))
            for number in members:
                session.place.line(f"   {session.words.entrant(t, number)}")
        return DONE

    return work(where, job)


def crosstable(*, json: Json = False, where: Where = HERE) -> int:
    """Everybody's victory points, round by round."""
    from ventaglio.tournaments.director.crosstable import crosstable as made

    async def job(session: Session) -> None:
        t = await session.tournament()
        found = made(t)
        place = session.place
        if json:
            place.json(to_plain(found))
            return
        fixed = [place.text(f"tournament-head-{name}") for name in ("rank", "entrant")]
        last = [place.text(f"tournament-head-{name}") for name in ("other", "vp", "mp")]
        rounds = [str(number) for number in range(1, found.rounds + 1)]
        rows = [
            (row.rank, session.words.entrant(t, row.entrant), *map(_cell, row.cells), row.other or "", row.vp, row.mp)
            for row in found.rows
        ]
        show_table(place, [*fixed, *rounds, *last], rows, figures="rl" + "r" * (found.rounds + 3))

    return work(where, job)


def _cell(cell: Any) -> str:
    """A round's victory points, and against whom."""
    if cell is None:
        return ""
    against = "+".join(map(str, cell.against))
    return f"{cell.vp} ({against})" if against else str(cell.vp)


def account(
    number: Annotated[int, Parameter(name="NUMBER", help="opt-tournament-number")],
    /,
    *,
    json: Json = False,
    where: Where = HERE,
) -> int:
    """Where every point of an entrant comes from: the article, and the lines of the log."""

    async def job(session: Session) -> None:
        t = await session.tournament()
        lines = ranking.account(t, known_entrant(t, number))
        place, words = session.place, session.words
        if json:
            place.json([{**to_plain(line), "sentence": account_words(words, line, t)} for line in lines])
            return
        place.line(f"{number}  {t.entrants[number].title}", style="title")
        for line in lines:
            place.told(account_words(words, line, t))
            if line.entries:
                place.told(place.text("tournament-log-lines", lines=", ".join(map(str, line.entries))), "soft")
        vp, mp = sum(line.vp for line in lines), sum(line.mp for line in lines)
        place.line(place.text("tournament-account-sum", vp=vp, mp=words.points(mp)), style="title")

    return work(where, job)


# ── Prizes and the end ───────────────────────────────────────────────────────────────────────────────────────────────


def prizes(
    *,
    set_: Annotated[list[str] | None, Parameter(name="--set", help="opt-tournament-prize", negative="")] = None,
    cumulative: Annotated[bool, Parameter(help="opt-tournament-cumulative", negative="")] = False,
    pot: Annotated[str | None, Parameter(name="--pot", help="opt-tournament-pot")] = None,
    percent: Annotated[int, Parameter(help="opt-tournament-percent")] = 100,
    keep: Annotated[str, Parameter(help="opt-tournament-keep")] = "0",
    unit: Annotated[str, Parameter(help="opt-tournament-unit")] = "1",
    json: Json = False,
    where: Where = HERE,
) -> int:
    """Set the prizes, or show who is awarded what."""
    wanted = tuple(map(read_prize, set_ or ()))
    rule = read_pot(pot, percent, keep, unit) if pot is not None else None

    async def job(session: Session) -> None:
        if wanted or rule is not None:
            await session.tournament()
            await session.record(e.PrizesSet(wanted, cumulative, rule))
        t = await session.tournament()
        found = settle(t)
        place, words = session.place, session.words
        if json:
            place.json(to_plain(found))
            return
        if found.refund:
            place.say("tournament-refund", money=words.money(found.collected))
            return
        heads = [place.text(f"tournament-head-{name}") for name in ("rank", "prize", "list", "entrant")]
        rows = [
            (one.prize.rank, _worth(session, one.prize), _list(session, one.prize), _winner(session, t, one.entrant))
            for one in found.awarded
        ]
        show_table(place, heads, rows, figures="rlll")
        place.say("tournament-collected", collected=words.money(found.collected), given=words.money(found.given))

    return work(where, job)


def _worth(session: Session, prize: e.Prize) -> str:
    return " + ".join(filter(None, (session.words.money(prize.cents) if prize.cents else "", prize.thing)))


def _list(session: Session, prize: e.Prize) -> str:
    if prize.group is not None:
        return session.place.text("tournament-list-group", group=str(prize.group + 1))
    return prize.category or session.place.text("tournament-list-all")


def _winner(session: Session, t: Tournament, number: int | None) -> str:
    return session.place.text("tournament-nobody") if number is None else session.words.entrant(t, number)


def read_prize(text: str) -> e.Prize:
    """A prize: ``1:500``, ``2:€250``, ``3:a ham``, ``1:100:group=2``, ``1:50:category=C``."""
    rank, _, rest = clean(text).partition(":")
    worth, *more = rest.split(":")
    if not rank.isdecimal() or not worth.strip():
        raise BadInput(terminal().text("tournament-prize", text=text))
    group, category = None, ""
    for part in more:
        name, _, value = part.partition("=")
        if name == "group" and value.isdecimal() and int(value):
            group = int(value) - 1
        elif name == "category" and value:
            category = value
        else:
            raise BadInput(terminal().text("tournament-prize", text=text))
    money = worth.strip().removeprefix("€").strip()[:1].isdecimal()
    return e.Prize(int(rank), cents(worth) if money else 0, "" if money else worth.strip(), group, category)


def interrupt(*, why: Why, where: Where = HERE) -> int:
    """Break the tournament off (F19 41)."""
    return record(where, lambda t: e.Interrupted(clean(why)))


def end(*, where: Where = HERE) -> int:
    """The tournament is over."""
    return record(where, lambda t: e.Ended())
