"""``ventaglio season show, account, print, archive, statistics, board``: who stands where, what the club has played."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ventaglio.cli.season.working import HERE, Session, Where, work
from ventaglio.cli.showing import show_table
from ventaglio.cli.tournament.working import Json
from ventaglio.core.codec import to_plain
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.terminal.screen import new_file, terminal, write_bytes
from ventaglio.tournaments.season.ranking import Standing
from ventaglio.tournaments.season.statistics import Career, statistics
from ventaglio.tournaments.season.told import podium

To = Annotated[Path | None, Parameter(name="--to", help="opt-tournament-to")]
Category = Annotated[str, Parameter(name="--category", help="opt-season-category", show_default=False)]


def show(*, category: Category = "", json: Json = False, where: Where = HERE) -> int:
    """The ranking of a circuit."""

    async def job(session: Session) -> None:
        found = await session.circuits.season(await session.id())
        place, words = session.place, session.words
        rows = _rows(found.ranking.categories, found.ranking.rows, category)
        if json:
            place.json({"name": found.circuit.name, "rules": to_plain(found.circuit.rules), "ranking": to_plain(rows)})
            return
        planned = str(found.circuit.rules.planned or "none")
        after = words.text("paper-season-after", events=len(found.outcomes), planned=planned)
        place.line(f"{found.circuit.name}: {after}", style="title")
        heads = ["", *(place.text(f"paper-season-{name}") for name in ("who", "club", "total", "events"))]
        show_table(
            place,
            ["", *heads],
            [
                (at, row.rank or "–", row.title, row.club, words.decimal(row.points), row.played)
                for at, row in enumerate(rows, start=1)
            ],
            figures="rrllrr",
        )
        for clash in found.ranking.clashes:
            place.told(words.clash(clash), "soft")
            if not clash.settled and len(clash.keys) > 1:
                place.told("  " + "  ".join(f'"{key}"' for key in clash.keys), "soft")

    return work(where, job)


def _rows(
    categories: dict[str, tuple[Standing, ...]], everybody: tuple[Standing, ...], category: str
) -> tuple[Standing, ...]:
    if not category:
        return everybody
    if category not in categories:
        known = ", ".join(categories) or "none"
        raise BadInput(terminal().text("season-no-category", category=category, known=known))
    return categories[category]


def account(
    row: Annotated[int, Parameter(name="ROW", help="opt-season-row")],
    /,
    *,
    category: Category = "",
    json: Json = False,
    where: Where = HERE,
) -> int:
    """Where every point of a row of the ranking comes from."""

    async def job(session: Session) -> None:
        found = await session.circuits.season(await session.id())
        rows = _rows(found.ranking.categories, found.ranking.rows, category)
        if not 0 < row <= len(rows):
            raise BadInput(session.place.text("season-no-row", row=str(row), rows=len(rows)))
        this = rows[row - 1]
        told = list(session.words.account(found.circuit.rules, this, found.outcomes))
        if json:
            session.place.json({**to_plain(this), "sentences": told})
            return
        session.place.line(this.title, style="title")
        for sentence in told:
            session.place.told(sentence)

    return work(where, job)


def print_(*, to: To = None, where: Where = HERE) -> int:
    """The ranking of a circuit, as PDF."""
    from ventaglio.tournaments.paper.season import print_circuit

    async def job(session: Session) -> None:
        found = await session.id()
        this = await session.circuits.season(found)
        _write(session, to or Path(f"{found}-circuit.pdf"), print_circuit(this.told, session.place.language.code))

    return work(where, job)


def _write(session: Session, path: Path, data: bytes) -> None:
    write_bytes(new_file(path), data)
    session.place.line(session.place.text("tournament-written", file=str(path)), whole=True)


# ── The club ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def archive(
    *,
    year: Annotated[str, Parameter(help="opt-season-year", show_default=False)] = "",
    json: Json = False,
    where: Where = HERE,
) -> int:
    """The tournaments that are over, the latest first, and who has won them."""

    async def job(session: Session) -> None:
        found = [one for one in await session.archive.finished(everything=True) if one.day.startswith(year)]
        place = session.place
        if json:
            place.json([{"day": one.day, "public": one.public, **to_plain(one.outcome)} for one in reversed(found)])
            return
        heads = [place.text(f"season-head-{name}") for name in ("id", "day", "name", "entrants", "winner")]
        rows = [
            (one.outcome.id, one.day, one.outcome.name, len(one.outcome.rows), ", ".join(podium(one.outcome)[:1]))
            for one in reversed(found)
        ]
        show_table(place, heads, rows, figures="lllrl")

    return work(where, job)


def statistics_(
    *,
    year: Annotated[str, Parameter(help="opt-season-year", show_default=False)] = "",
    json: Json = False,
    where: Where = HERE,
) -> int:
    """Who came, who played with whom, who won."""

    async def job(session: Session) -> None:
        finished = [one for one in await session.archive.finished(everything=True) if one.day.startswith(year)]
        found = statistics([one.outcome for one in finished])
        place = session.place
        if json:
            place.json(to_plain(found))
            return
        place.line(place.text("season-statistics", events=found.events, people=found.people), style="title")
        heads = [place.text(f"season-head-{name}") for name in ("day", "name", "entrants", "people", "newcomers")]
        days = [one.day for one in finished]
        rows = [
            (day, one.name, one.entrants, one.people, one.newcomers)
            for day, one in zip(days, found.attended, strict=True)
        ]
        show_table(place, heads, rows, figures="llrrr")
        for name, careers in (("faithful", found.faithful), ("winners", found.winners), ("pairs", found.pairs)):
            place.line()
            place.line(place.text(f"season-statistics-{name}"), style="title")
            _careers(session, careers)
        place.line()
        place.line(place.text("season-statistics-feats"), style="title")
        heads = [place.text(f"season-head-{name}") for name in ("who", "name", "place", "vp", "in-a-round")]
        feats = [(one.title, one.event, one.place, one.vp, session.words.decimal(one.average)) for one in found.feats]
        show_table(place, heads, feats, figures="llrrr")

    return work(where, job)


def _careers(session: Session, careers: tuple[Career, ...]) -> None:
    place = session.place
    heads = [place.text(f"season-head-{name}") for name in ("who", "events", "wins", "podiums", "best", "average")]
    rows = [
        (one.title, one.events, one.wins, one.podiums, one.best, session.words.decimal(one.average)) for one in careers
    ]
    show_table(place, heads, rows, figures="lrrrrr")


def board(*, to: To = None, where: Where = HERE) -> int:
    """A page for the notice board, as PDF: what is coming, who has won, how the circuits stand."""
    from ventaglio.server.desk.board import notice_board
    from ventaglio.tournaments.paper.season import print_board

    async def job(session: Session) -> None:
        told = await notice_board(session.database, session.archive, session.circuits)
        circuits = tuple(told.circuits.values())
        made = print_board(told.coming, told.latest, circuits, session.place.language.code)
        _write(session, to or Path("board.pdf"), made)

    return work(where, job)
