"""``ventaglio tournament draft, swap, publish, recall, positions, start, timeout …``: who sits where, and the clock."""

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from ventaglio.cli.showing import clean, plain_rows, refuse, show_table
from ventaglio.cli.tournament.working import (
    HERE,
    Json,
    Referee,
    Round_,
    Session,
    Where,
    Why,
    known_entrant,
    known_round,
    record,
    tell,
    this_round,
    work,
)
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.terminal.screen import DONE, terminal
from ventaglio.tournaments.director import drafting
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.rematches import alternatives, without_them
from ventaglio.tournaments.director.tournament import Round, Tournament
from ventaglio.tournaments.words.pairings import round_notes
from ventaglio.tournaments.words.timeouts import announcement

Entrant = Annotated[int, Parameter(help="opt-tournament-number")]
By = Literal["table", "name"]


def draft(
    *,
    alternative: Annotated[bool, Parameter(help="opt-tournament-alternative", negative="")] = False,
    where: Where = HERE,
) -> int:
    """Draw the positions of the next round."""

    async def job(session: Session) -> int:
        t = await session.tournament()
        try:
            drawn = drafting.draft(t)
        except BadInput as refused:
            return refuse(session.place.trouble(refused))
        await session.record(drawn, expected=t.seq)
        t = await session.tournament()
        if alternative and alternatives(_draft(t)):
            other = without_them(_draft(t), session.words.text("rematches-avoided"))
            await session.record(other, expected=t.seq)
            t = await session.tournament()
        _shown(session, t, known_round(t, None), "table")
        session.place.say("tournament-draft-next")
        return DONE

    return work(where, job)


def swap(first: Entrant, second: Entrant, /, *, why: Why, where: Where = HERE) -> int:
    """Exchange two entrants of the draft."""
    from ventaglio.tournaments.director.swapping import swapped

    def made(t: Tournament) -> e.Rearranged:
        return swapped(_draft(t), known_entrant(t, first), known_entrant(t, second), clean(why))

    return record(where, made, exactly=True)


def _draft(t: Tournament) -> Round:
    if t.draft is None:
        raise BadInput(terminal().text("desk-no-no-draft", round=str(t.published + 1)))
    return t.draft


def publish(*, where: Where = HERE) -> int:
    """Post the positions that are drawn."""
    return record(where, lambda t: e.Published(_draft(t).number))


def recall(*, why: Why, where: Where = HERE) -> int:
    """Take the positions back that are out."""
    return record(where, lambda t: e.Recalled(t.published, clean(why)))


def start(*, where: Where = HERE) -> int:
    """Give the start of the round."""
    return record(where, lambda t: e.Started(t.published))


def timeout(*, where: Where = HERE) -> int:
    """Call the time-out, and show what the referee announces."""

    async def job(session: Session) -> None:
        t = await session.tournament()
        tell(session, await session.record(e.TimeCalled(t.published)), t)
        found = announcement(session.words, t.regulation, t.notice.format)
        if found is not None:
            for sentence in found.sentences:
                session.place.line(sentence)
            session.place.line(f"[{found.article}]", style="soft")

    return work(where, job)


def sat(
    first: Entrant,
    second: Entrant,
    /,
    *,
    warn: Annotated[list[int] | None, Parameter(help="opt-tournament-sat-warn", negative="")] = None,
    referee: Referee = "",
    round_: Round_ = None,
    where: Where = HERE,
) -> int:
    """Two entrants sat in each other's places and play has begun: the matches that are played count (F19 2)."""
    from ventaglio.tournaments.director.swapping import swapped

    def made(t: Tournament) -> e.SatWrongly:
        one = known_round(t, this_round(t, round_))
        changed = swapped(one, known_entrant(t, first), known_entrant(t, second), "")
        moved = tuple(match for match in changed.matches if match != one.matches[match.table])
        warned = (first, second) if warn is None else tuple(warn)
        return e.SatWrongly(one.number, moved, tuple(known_entrant(t, n) for n in warned), clean(referee))

    return record(where, made)


def line_up(
    team: Entrant,
    /,
    *places: Annotated[int, Parameter(help="opt-tournament-line-up")],
    round_: Round_ = None,
    where: Where = HERE,
) -> int:
    """The two pairs of a team for a match (F19 2, INT 2)."""
    if len(places) != 4:
        raise BadInput(terminal().text("tournament-line-up"))
    a, b, c, d = (place - 1 for place in places)
    return record(where, lambda t: e.LinedUp(this_round(t, round_), known_entrant(t, team), ((a, b), (c, d))))


def session(
    *, name: Annotated[str, Parameter(help="opt-tournament-session", show_default=False)] = "", where: Where = HERE
) -> int:
    """With the next round a session begins."""
    return record(where, lambda t: e.SessionBegan(clean(name)))


# ── Positions ────────────────────────────────────────────────────────────────────────────────────────────────────────


def positions(
    *,
    by: Annotated[By, Parameter(name="--by", help="opt-tournament-order")] = "table",
    round_: Round_ = None,
    json: Json = False,
    where: Where = HERE,
) -> int:
    """Who sits where: by table, or everybody by surname."""

    async def job(session: Session) -> None:
        t = await session.tournament()
        one = known_round(t, round_)
        if json:
            session.place.json(_plain(t, one, by))
        else:
            _shown(session, t, one, by)

    return work(where, job)


def _shown(session: Session, t: Tournament, one: Round, by: By) -> None:
    place, words = session.place, session.words
    heading = "tournament-positions-draft" if one.published is None else "tournament-positions"
    place.line(place.text(heading, round=str(one.number), name=t.notice.name), style="title")
    head = {
        name: place.text(f"tournament-head-{name}")
        for name in ("table", "group", "first", "second", "player", "number", "opponents")
    }
    if by == "table":
        names = ["table", "first", "second"] + (["group"] if t.groups else [])
        rows = [
            (m.table, *(words.side(t, side, one.number) for side in m.sides), *([m.group + 1] if t.groups else []))
            for m in one.matches.values()
        ]
        show_table(place, [head[name] for name in names], rows, figures="rllr")
    else:
        names = ["player", "number", "table", "opponents"]
        rows_by_name = [
            (who, number, table or place.text("tournament-rests"), words.side(t, others, one.number))
            for who, number, table, others in _people(t, one)
        ]
        show_table(place, [head[name] for name in names], rows_by_name, figures="lrrl")
    if one.rests and by == "table":
        place.line(
            place.text(
                "tournament-resting", who=words.several([words.entrant(t, number, one.number) for number in one.rests])
            )
        )
    for sentence in round_notes(words, one, t):
        place.told(sentence, "soft")


def _people(t: Tournament, one: Round) -> Iterator[tuple[str, int, int, tuple[int, ...]]]:
    """Every player in alphabetical order: the entry's number, the table (0: rests) and whom they meet."""
    found = []
    for number, entrant in t.entrants.items():
        seat = one.side_of(number)
        if seat is None and number not in one.rests:
            continue
        match, side = seat or (None, 0)
        others = match.sides[1 - side] if match else ()
        found += [
            (str(player), number, match.table if match else 0, others)
            for player in entrant.in_round(one.number).players
        ]
    return iter(sorted(found, key=lambda row: (row[0].casefold(), row[1])))


def _plain(t: Tournament, one: Round, by: By) -> dict[str, Any]:
    if by == "name":
        people: list[Any] = plain_rows(("player", "entrant", "table", "opponents"), _people(t, one))
        return {"round": one.number, "published": one.published is not None, "people": people}
    tables = [{"table": m.table, "group": m.group, "sides": m.sides} for m in one.matches.values()]
    return {"round": one.number, "published": one.published is not None, "tables": tables, "rests": one.rests}
