"""Papers of a circuit and of the club: the ranking with every result in it, and a page for the notice board."""

from collections.abc import Iterator, Sequence
from typing import Final

from ventaglio.lang.dates import in_words
from ventaglio.tournaments.paper.blocks import Block, Column, Document, Facts, Grid, Head, Heading, Texts
from ventaglio.tournaments.paper.typesetting import typeset
from ventaglio.tournaments.season.ranking import Figure, Standing
from ventaglio.tournaments.season.results import Outcome
from ventaglio.tournaments.season.rules import Ranked
from ventaglio.tournaments.season.told import Posted, Told
from ventaglio.tournaments.words.season import SeasonWords, season_words

WIDE_FROM: Final = 6
"""With so many events the sheet lies on its side."""
MOST_ACROSS: Final = 16
"""More events than this get no column each: their results are in everybody's account."""


def print_circuit(told: Told, language: str) -> bytes:
    """The ranking of a circuit as a PDF: a column for each event, the rules below."""
    words = season_words(language)
    planned = str(told.rules.planned) if told.rules.planned else "none"
    after = words.text("paper-season-after", events=len(told.outcomes), planned=planned)
    wide = WIDE_FROM <= len(told.outcomes) <= MOST_ACROSS
    return typeset(_head(words, language, told), Document(told.name, tuple(_ranking(words, told)), after, wide=wide))


def print_board(coming: Sequence[Posted], latest: Sequence[Posted], circuits: Sequence[Told], language: str) -> bytes:
    """A page for the notice board as a PDF: what is coming, who has won, how the circuits stand."""
    words = season_words(language)
    head = Head(language, "Ventaglio", "", "", "", words.text("paper-page"))
    return typeset(head, Document(words.text("paper-board-title"), tuple(_board(words, coming, latest, circuits))))


def _head(words: SeasonWords, language: str, told: Told) -> Head:
    record = words.text("paper-season-record", seq=str(told.seq))
    return Head(language, told.name, "", words.text("paper-season-ranking"), record, words.text("paper-page"))


def _ranking(words: SeasonWords, told: Told) -> Iterator[Block]:
    if told.about:
        yield Texts(tuple(told.about.split("\n")))
    if not told.ranking.rows:
        yield Texts((words.text("paper-season-nobody"),))
    else:
        yield _grid(words, told, told.ranking.rows)
        if any(not one.counts for row in told.ranking.rows for one in row.figures):
            yield Texts((words.text("paper-season-in-brackets"),))
        for category, rows in told.ranking.categories.items():
            yield Heading(words.text("paper-season-category-of", category=category))
            yield _grid(words, told, rows)
        yield Heading(words.text("paper-season-events"))
        yield Facts(
            tuple((str(number), _event(words, told, event)) for number, event in enumerate(told.outcomes, start=1))
        )
    yield Heading(words.text("paper-season-rules"))
    yield Texts(tuple(words.rules(told.rules)), listed=True)


def _event(words: SeasonWords, told: Told, event: Outcome) -> str:
    named = ", ".join(filter(None, (event.name, in_words(words, event.date), event.place)))
    return f"{named} ({words.text('paper-season-gone')})" if event.id in told.gone else named


def _grid(words: SeasonWords, told: Told, rows: Sequence[Standing]) -> Grid:
    across = range(len(told.outcomes)) if len(told.outcomes) <= MOST_ACROSS else range(0)
    clubs = told.rules.ranked is not Ranked.CLUBS and any(row.club for row in rows)
    columns = (
        Column("", "right"),
        Column(words.text("paper-season-who"), grows=True),
        *((Column(words.text("paper-season-club")),) if clubs else ()),
        *(Column(str(number + 1), "right") for number in across),
        Column(words.text("paper-season-total"), "right", strong=True),
    )
    made = tuple(
        (
            str(row.rank or "–"),
            row.title,
            *((row.club,) if clubs else ()),
            *(_cell(words, row.figures, number) for number in across),
            words.decimal(row.points),
        )
        for row in rows
    )
    return Grid(columns, made, 9 if len(told.outcomes) >= WIDE_FROM else 10)


def _cell(words: SeasonWords, figures: Sequence[Figure], event: int) -> str:
    one = next((one for one in figures if one.event == event), None)
    if one is None:
        return ""
    points = words.decimal(one.points)
    return points if one.counts else f"({points})"


def _board(
    words: SeasonWords, coming: Sequence[Posted], latest: Sequence[Posted], circuits: Sequence[Told]
) -> Iterator[Block]:
    yield Heading(words.text("paper-board-coming"))
    heads = [words.text(f"paper-board-{name}") for name in ("when", "what", "where")]
    columns = (Column(heads[0]), Column(heads[1], grows=True, strong=True), Column(heads[2]))
    nothing = Texts((words.text("paper-board-nothing"),))
    yield (
        Grid(columns, tuple((in_words(words, one.date), one.name, one.place) for one in coming), 13)
        if coming
        else nothing
    )
    yield Heading(words.text("paper-board-latest"))
    columns = (Column(heads[0]), Column(heads[1], grows=True), Column(words.text("paper-board-winners"), grows=True))
    rows = tuple((in_words(words, one.date), one.name, _podium(one.winners)) for one in latest)
    yield Grid(columns, rows, 11) if latest else nothing
    for told in circuits:
        yield Heading(told.name)
        heads = [words.text(f"paper-season-{name}") for name in ("who", "total")]
        columns = (
            Column("", "right", strong=True),
            Column(heads[0], grows=True),
            Column(heads[1], "right", strong=True),
        )
        best = tuple((str(row.rank or "–"), row.title, words.decimal(row.points)) for row in told.ranking.rows[:10])
        yield Grid(columns, best, 12) if best else Texts((words.text("paper-season-nobody"),))


def _podium(winners: Sequence[str]) -> str:
    return "\n".join(f"{place}. {who}" for place, who in enumerate(winners, start=1))
