"""A tournament from a program: entries, positions, scores and the ranking, by the code and on record."""

import secrets
import time
from collections.abc import Callable, Sequence

import msgspec

from ventaglio.server.desk import saving
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director import tournament as folded
from ventaglio.tournaments.director.drafting import draft
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.folding import fold
from ventaglio.tournaments.director.judge import demand
from ventaglio.tournaments.director.objections import Objected, Objection
from ventaglio.tournaments.director.plan import Notice, Phase
from ventaglio.tournaments.director.standings import standings
from ventaglio.tournaments.director.terms import Format, Movement, Seating
from ventaglio.tournaments.log import announcement, demand_opening, replay
from ventaglio.tournaments.words.desk import desk_words
from ventaglio.tournaments.words.objections import objection as told


class Refused(ValueError):
    """Something that cannot be put on record: why in words, and the article where one stands behind it."""

    def __init__(self, sentence: str, article: str, reason: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.article = article
        self.reason = reason


class Match(msgspec.Struct, frozen=True):
    """Two sides at a table; a side is the numbers of its entrants."""

    table: int
    sides: tuple[tuple[int, ...], tuple[int, ...]]


class Positions(msgspec.Struct, frozen=True):
    """Who meets whom in a round, and who rests."""

    round: int
    matches: tuple[Match, ...]
    rests: tuple[int, ...]


class Place(msgspec.Struct, frozen=True):
    """An entrant's place in the ranking."""

    rank: int
    entrant: int
    name: str
    victory_points: int
    match_points: int
    points: int


class Tournament:
    """A tournament. Everything is a line of its log; what the code forbids raises `Refused`."""

    def __init__(self, log: Sequence[e.Entry], clock: Callable[[], float], language: str) -> None:
        self._log = list(log)
        self._clock = clock
        self._now = replay(self._log)
        self.language = language

    # ── Before the start ─────────────────────────────────────────────────────────────────────────────────────────

    def enter(self, *players: str, club: str = "", category: str = "", name: str = "") -> int:
        """Enter a pair, a team or a single player, each as ``Surname Name``; the number they get."""
        people = tuple(Player(*one.split(maxsplit=1)) for one in players)
        number = self._now.last_number + 1
        self._do(e.Entered(number, people, name, club, category))
        self._do(e.CheckedIn(number))
        return number

    def begin(self, seed: str | None = None) -> None:
        """Close the entries; ``seed`` decides every draw."""
        self._do(e.EntriesClosed(seed or secrets.token_hex(8)))

    # ── Rounds ───────────────────────────────────────────────────────────────────────────────────────────────────

    def next_round(self) -> Positions:
        """Draw the next round, publish its positions and start it."""
        drafted = draft(self._now)
        self._do(drafted)
        self._do(e.Published(drafted.round))
        self._do(e.Started(drafted.round))
        return self.positions

    @property
    def positions(self) -> Positions:
        """The positions of the round that is out."""
        one = self._now.current
        if one is None:
            raise Refused("No round has begun yet.", "", "no-round")
        matches = tuple(Match(match.table, match.sides) for match in one.matches.values())
        return Positions(one.number, matches, one.rests)

    def score(self, table: int, first: int, second: int) -> None:
        """The totals of both sides on the score sheet of a table of this round."""
        self._do(e.Scored(self.positions.round, table, ((first, second),) * self._now.sheets))

    @property
    def missing(self) -> tuple[int, ...]:
        """The tables of this round whose score is not in."""
        return self._now.missing(self._now.published)

    def standings(self, after: int | None = None) -> tuple[Place, ...]:
        """The ranking now, or after a round."""
        return tuple(
            Place(one.rank, one.entrant, self._now.entrants[one.entrant].title, one.vp, one.mp, one.points)
            for one in standings(self._now, after)
        )

    def show_standings(self) -> None:
        """Show the ranking for the players to check: when the code's minutes are over it can be made definitive."""
        after = self._now.completed
        self._do(e.StandingsPosted(after, tuple(one.row for one in standings(self._now, after)), checking=True))

    def end(self) -> None:
        """Make the ranking that was shown definitive, and end the tournament."""
        self._do(e.Locked(self._now.completed))
        self._do(e.Ended())

    # ── The log ──────────────────────────────────────────────────────────────────────────────────────────────────

    def record(self, happening: e.Happening) -> None:
        """Put anything on record that the desk knows: lateness, warnings, corrections, absences."""
        self._do(happening)

    def save(self) -> bytes:
        """The tournament as one file, which `load_tournament`, the command and the server read."""
        return saving.write("", True, tuple(self._log), ())

    @property
    def folded(self) -> folded.Tournament:
        """The tournament as its log has made it, for whoever wants to know everything."""
        return self._now

    def _do(self, body: e.Happening) -> None:
        at = self._clock()
        try:
            demand(self._now, body, at)
        except Objected as error:
            raise _refused(error.objection, self._now, self.language) from None
        entry = e.Entry(len(self._log) + 1, at, "", "director", body)
        self._now = fold(self._now, entry)
        self._log.append(entry)


def open_tournament(
    name: str,
    code: str = "fibur-2019",
    *,
    rounds: int = 5,
    movement: str = "danish",
    format: str = "pairs",  # noqa: A002 -- the word of the codes
    hands: int = 4,
    seating: str = "draw",
    clubs_apart: bool = True,
    settings: dict[str, str] | None = None,
    language: str = "en",
    clock: Callable[[], float] = time.time,
) -> Tournament:
    """A new tournament by a code, with its entries open."""
    notice = Notice(
        name,
        code,
        format=Format(format),
        hands=hands,
        phases=(Phase(Movement(movement), rounds),),
        seating=Seating(seating),
        clubs_apart=clubs_apart,
        settings=settings or {},
    )
    body = announcement(notice)
    try:
        demand_opening(body)
    except Objected as error:
        raise _refused(error.objection, None, language) from None
    return Tournament([e.Entry(1, clock(), "", "director", body)], clock, language)


def load_tournament(data: bytes, *, language: str = "en", clock: Callable[[], float] = time.time) -> Tournament:
    """A tournament from its file."""
    return Tournament(saving.read(data).log, clock, language)


def _refused(objection: Objection, t: folded.Tournament | None, language: str) -> Refused:
    words = desk_words(language)
    article = words.cite(objection.cite) if objection.cite else ""
    return Refused(told(words, objection, t), article, objection.reason)
