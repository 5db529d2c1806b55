"""Who follows a tournament: on a line that stays open everybody is sent what becomes known, and asks for nothing.

What is published is made once for all who follow in one language. Somebody who does not take what he is sent gets the
latest once he does, and nothing that was between.
"""

import asyncio
import contextvars
from typing import Final

import msgspec
import structlog
from litestar.exceptions import NotFoundException
from sqlalchemy.exc import SQLAlchemyError

from ventaglio.server.desk import Bearer
from ventaglio.server.web.asking import AnyConnection
from ventaglio.server.web.connecting import BROKEN, NOTHING_THERE, STRANGER, count_out
from ventaglio.server.web.house import House
from ventaglio.server.web.line import Line
from ventaglio.server.web.tournament.view import DeskView, MineView, desk_view, mine_view
from ventaglio.server.web.tournaments import PublicTold, found, told_of
from ventaglio.tournaments.director.publication import PublicView
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.words.desk import desk_words

LONGEST: Final = 3600.0
"""Seconds after which a tournament is looked at even if nothing was heard of it."""
AGAIN: Final = 1.0
"""Seconds after which a database is asked again that could not be reached."""

GONE: Final = "there is no such tournament"

LOG: Final = structlog.get_logger("ventaglio.following")


class PublishedNews(msgspec.Struct, frozen=True, tag="published"):
    """All that is published. ``tag`` changes when it does, and with nothing else; ``now`` is by the server's clock."""

    now: float
    tag: str
    view: PublicView
    told: PublicTold


class DeskNews(msgspec.Struct, frozen=True, tag="desk"):
    """The whole desk, for whoever has a role at it."""

    desk: DeskView


class MineNews(msgspec.Struct, frozen=True, tag="mine"):
    """One's own table, for whoever has a player's link."""

    mine: MineView


TournamentNews = PublishedNews | DeskNews | MineNews


class Follower:
    """One line: what it shows, in which language, and how much of it was sent."""

    __slots__ = ("after", "bearer", "desk", "key", "language", "line", "mine", "name", "seq", "tag")

    def __init__(self, line: Line, language: str, *, tag: str = "", after: int = 0) -> None:
        self.line = line
        self.language = language
        self.tag, self.after = tag, after
        """What a page has that comes back."""
        self.seq = 0
        self.key, self.name = "", ""
        self.bearer: Bearer | None = None
        self.desk = False
        self.mine: MineView | None = None


class Followers:
    """Everybody who follows a tournament from this process."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._by_id: dict[str, _Followed] = {}

    async def join(self, tournament_id: str, follower: Follower, address: str) -> None:
        """Tell somebody what there is, and from then on what there is anew; his line ends where there is nothing."""
        followed = self._by_id.setdefault(tournament_id, _Followed(self._house, tournament_id))
        followed.all.add(follower)
        context = contextvars.copy_context()

        def ended() -> None:
            count_out(self._house, address)
            followed.all.discard(follower)
            if not followed.all:
                followed.deserted.set()
                if self._by_id.get(tournament_id) is followed:
                    del self._by_id[tournament_id]

        def flowing() -> None:
            self._house.hall.spawn(followed.tell(follower), context)

        # Nobody has anything to say here: what comes is let go, and the line stays open.
        follower.line.keep(lambda: _let_go(follower.line), ended)
        follower.line.flowing = flowing
        followed.watch()
        await followed.tell(follower)


def followers_of(connection: AnyConnection) -> Followers:
    """Those who follow tournaments of a house."""
    found_here: Followers = connection.app.state.followers
    return found_here


def _let_go(line: Line) -> None:
    while line.take() is not None:
        pass


class _Followed:
    """One tournament that somebody follows, and the one task that waits for news of it."""

    def __init__(self, house: House, tournament_id: str) -> None:
        self._house = house
        self._id = tournament_id
        self.all: set[Follower] = set()
        self.deserted = asyncio.Event()
        """Nobody follows any more; whoever comes after that begins anew."""
        self._watched = False
        self._made: dict[str, tuple[str, bytes]] = {}
        """What was published last, by language: its tag, and what is sent of it."""

    def watch(self) -> None:
        if not self._watched and self.all:
            self._watched = True
            self._house.hall.spawn(self._watch(), contextvars.Context())

    async def _watch(self) -> None:
        seq = 0
        while self.all and not self._house.closing.is_set():
            try:
                t = await found(self._house.office, self._id)
                if t.seq > seq:
                    await asyncio.gather(*(self.tell(one) for one in tuple(self.all)))
                    seq = t.seq
                await self._news(seq)
            except (OSError, SQLAlchemyError):
                await asyncio.sleep(AGAIN)
            except NotFoundException:
                for one in tuple(self.all):
                    one.line.hang_up(NOTHING_THERE, GONE)

    async def _news(self, seq: int) -> None:
        """Wait until the log is longer, or nobody is here to be told."""
        news = asyncio.ensure_future(self._house.news(self._id, seq, LONGEST))
        left = asyncio.ensure_future(self.deserted.wait())
        await asyncio.wait((news, left), return_when=asyncio.FIRST_COMPLETED)
        left.cancel()
        if news.done():
            await news
        else:
            news.cancel()

    async def tell(self, follower: Follower) -> None:
        """Send somebody what he has not got, as things stand now. Where that fails he comes back by himself."""
        try:
            await self._tell(follower)
        except NotFoundException:
            follower.line.hang_up(NOTHING_THERE, GONE)
        except Exception:
            LOG.exception("following failed", tournament=self._id)
            follower.line.hang_up(BROKEN, "something went wrong here")

    async def _tell(self, follower: Follower) -> None:
        if follower.line.full or follower.line.over:
            return
        t = await found(self._house.office, self._id)
        if follower.key and not await self._still_open(follower):
            follower.line.hang_up(STRANGER, "this link opens nothing any more")
            return
        if follower.desk:
            await self._tell_desk(follower, t)
        else:
            await self._tell_public(follower, t)

    async def _still_open(self, follower: Follower) -> bool:
        return await self._house.office.bearer(self._id, follower.key) is not None

    async def _tell_desk(self, follower: Follower, t: Tournament) -> None:
        assert follower.bearer is not None
        if t.seq <= follower.after:
            return
        now, words = self._house.office.time_at(t), desk_words(follower.language)
        view = await asyncio.to_thread(desk_view, t, follower.bearer.role, follower.name, now, words)
        # Somebody else may have told him more meanwhile.
        if t.seq > max(follower.seq, follower.after):
            follower.seq = t.seq
            follower.line.write(msgspec.json.encode(DeskNews(view)))

    async def _tell_public(self, follower: Follower, t: Tournament) -> None:
        tag, content = await self._published(t, follower.language)
        if t.seq <= follower.seq:
            return
        follower.seq = t.seq
        if tag != follower.tag:
            follower.tag = tag
            now = self._house.office.time_at(t)
            follower.line.write(b'{"type":"published","now":%s,' % msgspec.json.encode(now) + content[1:])
        number = None if follower.bearer is None else follower.bearer.entrant
        if number is not None and number in t.entrants and (mine := mine_view(t, number)) != follower.mine:
            follower.mine = mine
            follower.line.write(msgspec.json.encode(MineNews(mine)))

    async def _published(self, t: Tournament, language: str) -> tuple[str, bytes]:
        view, tag = await self._house.published.of(self._id, t)
        known = self._made.get(language)
        if known is None or known[0] != tag:
            content = {"tag": tag, "view": view, "told": told_of(t, language)}
            known = self._made[language] = (tag, msgspec.json.encode(content))
        return known
