"""The WebSocket of a table: reads what a screen sends, sends what waits for it. docs/protocol.md describes it."""

import asyncio
import contextvars
import math
import secrets
import time
from typing import Final, NoReturn

import msgspec
import structlog
from litestar import websocket
from litestar.params import FromPath

from ventaglio.core.codec import encode
from ventaglio.core.refusal import BadInput, IllegalAction
from ventaglio.core.seats import LETTERS
from ventaglio.games.common.plugin.explaining import explain_refusal
from ventaglio.games.common.plugin.hinting import opinion_on, told
from ventaglio.lang import translator
from ventaglio.lang.refusals import explain_bad_input
from ventaglio.lang.voice import Voice
from ventaglio.law.referee.inquiry import NeedFacts
from ventaglio.server.store.people import Person
from ventaglio.server.tables import doing, hinting, pledging, protocol
from ventaglio.server.tables.entries import Entry
from ventaglio.server.tables.hall import Decide, Hall
from ventaglio.server.tables.listener import Listener
from ventaglio.server.tables.refereeing import call, hush, question, ring
from ventaglio.server.tables.room import may_look
from ventaglio.server.tables.table import CorruptLog, HostedTable
from ventaglio.server.tables.wire import PUBLIC, Audience, audience_of
from ventaglio.server.web.asking import address_of, language_of, maybe_known
from ventaglio.server.web.connecting import (
    BAD_MESSAGE,
    BROKEN,
    FORBIDDEN,
    GOING_AWAY,
    NOTHING_THERE,
    STRANGER,
    TOO_LARGE,
    TOO_OFTEN,
    TOO_SLOW,
    AnySocket,
    Hangup,
    accepted,
    count_in,
    count_out,
)
from ventaglio.server.web.gate import check_may_speak
from ventaglio.server.web.house import house_of
from ventaglio.server.web.limits import Bucket, net_of
from ventaglio.server.web.line import line_of
from ventaglio.server.web.talking import Muted
from ventaglio.server.web.workers import Overworked

LARGEST: Final = 8 * 1024
"""No message of a screen comes near so many bytes."""

LOG: Final = structlog.get_logger("ventaglio.socket")


@websocket("/ws/v1/tables/{table_id:str}")
async def table_socket(socket: AnySocket, table_id: FromPath[str]) -> None:
    """Follow a table and, if one sits at it, play."""
    if not await accepted(socket):
        return
    screen = _Screen(socket, table_id)
    try:
        await screen.open(socket)
    except Hangup as end:
        await socket.close(end.code, end.reason)
    except Exception:
        LOG.exception("socket failed", table=table_id)
        await socket.close(BROKEN, "something went wrong here")


def _after(socket: AnySocket) -> int | None:
    """The last entry that somebody has seen who comes back."""
    after = socket.query_params.get("after", "")
    return int(after) if after.isdecimal() and len(after) < 10 else None


class _Screen:
    """One connection. While nobody says anything there is nothing but this: no task waits for it."""

    __slots__ = (
        "address",
        "bucket",
        "busy",
        "context",
        "game",
        "hall",
        "hinting",
        "house",
        "joined",
        "language",
        "line",
        "listener",
        "table_id",
    )

    def __init__(self, socket: AnySocket, table_id: str) -> None:
        self.table_id = table_id
        self.house = house_of(socket)
        self.hall: Hall = self.house.hall
        self.language = language_of(socket)
        self.bucket = Bucket() if self.house.settings.limited else None
        self.line = line_of(socket.scope)
        self.address = net_of(address_of(socket))
        self.context = contextvars.copy_context()
        """What is logged of a message bears the number of the request that opened the socket."""
        self.busy = False
        self.hinting = False
        """Whether somebody thinks about a hint for it."""
        self.listener: Listener
        self.game = ""

    async def open(self, socket: AnySocket) -> None:
        """Let somebody in; from then on whatever comes is seen to by itself. Raises `Hangup` where he is not let in."""
        await count_in(self.house, self.address)
        try:
            await self._join(socket)
        except BaseException:
            count_out(self.house, self.address)
            raise
        self.line.keep(self._heard, self._ended)

    async def _join(self, socket: AnySocket) -> None:
        known = await maybe_known(socket)
        person = None if known is None else known.person
        try:
            # Not every database takes every sign.
            table = await self.hall.table(self.table_id) if self.table_id.isprintable() else None
        except CorruptLog:
            raise Hangup(NOTHING_THERE, "this table cannot be read") from None
        if table is None:
            raise Hangup(NOTHING_THERE, "there is no such table")
        self.game = table.kit.game.name
        audience, delay = self._audience(table, person)
        told = socket.query_params.get("tell") == "yes"
        session = "" if known is None else known.session.id
        who = "" if person is None else person.id
        listener = Listener(audience, who, self.language, delay=delay, told=told, session=session, outlet=self.line)
        self.listener = listener
        self.line.flowing, listener.on_close = listener.flow, self._let_go
        role = "player" if audience.plays else "public" if audience.place is None else "sponsored"
        welcome = protocol.Welcome(protocol.VERSION, self.table_id, audience.place, role, self.hall.now())
        self.line.write(encode(welcome))
        try:
            await self.hall.join(self.table_id, listener, _after(socket))
        except BaseException as problem:
            if isinstance(problem, doing.NotNow):
                self._answer(protocol.Error("", problem.reason, explain_bad_input(problem, self.language)))
            listener.on_close = None
            listener.close()
            await asyncio.shield(self.hall.leave(self.table_id, listener))
            if isinstance(problem, doing.NotNow):
                raise Hangup(TOO_OFTEN, "no room") from None
            raise

    # ── The connection ───────────────────────────────────────────────────────────────────────────────────────────

    def _heard(self) -> None:
        """Something has come: one message after the other is seen to, and what comes meanwhile waits."""
        if not self.busy:
            self.busy = True
            self.hall.spawn(self._see_to_all(), self.context)

    async def _see_to_all(self) -> None:
        try:
            while (frame := self.line.take()) is not None:
                await self._see_to(frame)
        except Hangup as end:
            self.line.hang_up(end.code, end.reason)
        except Exception:
            LOG.exception("socket failed", table=self.table_id)
            self.line.hang_up(BROKEN, "something went wrong here")
        finally:
            self.busy = False

    def _ended(self) -> None:
        """The connection is over, whoever ended it."""
        self.line.flowing = self.listener.on_close = None
        self.listener.close()
        count_out(self.house, self.address)
        self.hall.spawn(self.hall.leave(self.table_id, self.listener), self.context)

    def _audience(self, table: HostedTable, person: Person | None) -> tuple[Audience, float]:
        """Through whose eyes somebody looks, and how much later than they."""
        audience = audience_of(table, person.id if person is not None else "")
        if audience is None:
            reason = "this table has no onlookers" if not table.policy.spectators else "onlookers need a sponsor"
            raise Hangup(FORBIDDEN if person is not None else STRANGER, reason)
        return audience, max(table.policy.delay, 0.001) if audience == PUBLIC else 0.0

    def _let_go(self) -> None:
        """The screen is to be closed: at once, whatever it waits for."""
        if self.listener.dismissed:
            self.line.hang_up(STRANGER, "this session has ended")
        elif self.listener.slow:
            self.line.hang_up(TOO_SLOW, "too slow: come back with after=SEQ")
        else:
            self.line.hang_up(GOING_AWAY, "the server lets go")

    async def _see_to(self, frame: str | bytes) -> None:
        if len(frame) > LARGEST:
            self._last_words("too-large", "bad-live-too-large", TOO_LARGE)
        if self.bucket is not None and not self.bucket.take(time.monotonic()):
            self.house.meters.limited.labels("message").inc()
            self._last_words("too-often", "bad-live-too-often", TOO_OFTEN)
        try:
            message = protocol.read(frame)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._answer(protocol.Error("", "bad-message", str(error)[:300]))
            raise Hangup(BAD_MESSAGE, "this message cannot be read") from None
        await self._handle(message)

    def _last_words(self, reason: str, sentence: str, code: int) -> NoReturn:
        self._answer(protocol.Error("", reason, translator(self.language).text(sentence)))
        raise Hangup(code, reason)

    def _answer(self, message: object) -> None:
        self.listener.push(encode(message))

    # ── What a screen sends ──────────────────────────────────────────────────────────────────────────────────────

    async def _handle(self, message: protocol.ClientMessage) -> None:
        meters = self.hall.meters
        try:
            await self._do(message)
        except IllegalAction as error:
            meters.refused.labels("code").inc()
            why = explain_refusal(self.game, error.refusal, self.language)
            self._answer(protocol.Refused(message.id, error.refusal.reason, why.sentence, why.article, why.cite))
        except BadInput as error:
            meters.refused.labels("house").inc()
            sentence = explain_bad_input(error, self.language)
            self._answer(protocol.Error(message.id, error.reason or "bad-input", sentence))

    async def _do(self, message: protocol.ClientMessage) -> None:
        match message:
            case protocol.Ping():
                self._answer(protocol.Pong(message.id, self.hall.now()))
            case protocol.Look():
                if not self.listener.delay:
                    whole = await self.hall.whole(self.table_id, self.listener.audience)
                    if whole is not None:
                        self.listener.push(whole)
            case _:
                await self._play(message)

    async def _play(self, message: protocol.ClientMessage) -> None:
        place = self.listener.audience.place
        if place is None or not self.listener.audience.plays:
            raise doing.NotNow("only-looking-on")
        if isinstance(message, protocol.Why):
            table = await self.hall.table(self.table_id)
            if table is not None:
                self._check_place(table)
                doing.why_not(table, place, message.action)
                self._answer(protocol.Allowed(message.id))
            return
        if isinstance(message, protocol.Advise):
            self._begin_hint(message, place)
            return
        if isinstance(message, protocol.Call):
            await self._call(message, place)
            return
        if isinstance(message, protocol.Say):
            check_may_speak(self.house, await self.house.people.find(self.listener.person))
        if isinstance(message, protocol.Say | protocol.Pause) and self.house.settings.limited:
            self._speak()
        await self._once(message, place, deciding(message, place))

    async def _once(self, message: protocol.ClientMessage, place: int, decide: Decide) -> None:
        """Do what a message asks for, unless it was done when the same message came before."""

        def once(table: HostedTable) -> tuple[Entry, ...]:
            self._check_place(table)
            return () if table.done_before(place, message.id) is not None else decide(table)

        table = await self.hall.do(self.table_id, once)
        if table is not None:
            # The end of a hand comes with more entries than the one that was sent.
            self._answer(protocol.Done(message.id, table.done_before(place, message.id) or table.seq))

    def _begin_hint(self, message: protocol.Advise, place: int) -> None:
        """Have somebody think beside: meanwhile this screen plays on like any other."""
        if self.hinting:
            raise doing.NotNow("hint-under-way")
        self.hinting = True
        self.hall.spawn(self._hint(message, place), self.context)

    async def _hint(self, message: protocol.Advise, place: int) -> None:
        try:
            table = await self.hall.table(self.table_id)
            if table is None:
                return
            self._check_place(table)
            view, menu = hinting.asked(table, place)
            if not await self.house.limits.allow("hint", self.listener.person):
                raise doing.NotNow("hint-too-often")
            async with asyncio.timeout(hinting.DEADLINE):
                job = self.house.workers.run(self.address, opinion_on, self.game, view, menu, hinting.EFFORT)
                opinion = await job
            hints = told(table.kit, table.match, opinion, Voice(translator(self.language)))
            self._answer(protocol.Hints(message.id, table.seq, hints))
        except (TimeoutError, Overworked):
            self._refuse_hint(message, doing.NotNow("hint-late"))
        except BadInput as error:
            self._refuse_hint(message, error)
        except Exception:
            # Nobody waits for this task but the screen, which would wait for ever.
            LOG.exception("a hint broke", table=self.table_id)
            self._refuse_hint(message, doing.NotNow("hint-late"))
        finally:
            self.hinting = False

    def _refuse_hint(self, message: protocol.Advise, error: BadInput) -> None:
        self.hall.meters.refused.labels("house").inc()
        sentence = explain_bad_input(error, self.language)
        self._answer(protocol.Error(message.id, error.reason or "bad-input", sentence))

    def _speak(self) -> None:
        """Whoever bothers the others without end is not heard for a while; whoever does not stop then is let go."""
        try:
            self.house.talks.say(self.listener.person, time.monotonic())
        except Muted as muted:
            if muted.ends:
                self._last_words("too-often", "bad-live-too-often", TOO_OFTEN)
            raise doing.NotNow("muted", seconds=str(math.ceil(muted.seconds))) from None

    def _check_place(self, table: HostedTable) -> None:
        """Somebody may have left his place since this screen was opened, and another may sit there now."""
        if not may_look(table, self.listener):
            raise doing.NotNow("only-looking-on")

    async def _call(self, message: protocol.Call, place: int) -> None:
        """Call the referee: he asks, or rules."""
        lot = secrets.randbelow(1000)

        def decide(table: HostedTable) -> tuple[Entry, ...]:
            outcome = call(table, place, message.seat, message.irregularity, message.facts, lot)
            if isinstance(outcome, NeedFacts):
                raise _Asks(question(message.id, table, outcome, self.language))
            return doing.marked(outcome, place, message.id)

        try:
            await self._once(message, place, decide)
        except _Asks as asked:
            self._answer(asked.question)


class _Asks(Exception):
    """The referee asks before he rules: nothing is done yet."""

    def __init__(self, asked: protocol.Question) -> None:
        super().__init__(asked.fact)
        self.question = asked


def deciding(message: protocol.ClientMessage, place: int) -> Decide:
    """What a message asks for, as a decision about a table; what comes of it bears the mark of the message."""
    if isinstance(message, protocol.Act):
        return lambda table: doing.act(table, place, message.action, on=message.on, ref=message.id)
    decide = _deciding(message, place)
    return lambda table: doing.marked(decide(table), place, message.id)


def _deciding(message: protocol.ClientMessage, place: int) -> Decide:
    match message:
        case protocol.Ready():
            return lambda table: doing.ready(table, place)
        case protocol.Commit():
            return lambda table: pledging.commit(table, place, message.label, message.commitment)
        case protocol.Open():
            return lambda table: pledging.open_(table, place, message.label, message.secret)
        case protocol.Undo():
            return lambda table: doing.undo(table, place)
        case protocol.Pause():
            return lambda table: doing.pause(table, place)
        case protocol.Resume():
            return lambda table: doing.resume(table, place)
        case protocol.Answer():
            return lambda table: doing.answer(table, place, message.yes)
        case protocol.Say():
            return lambda table: doing.say(table, place, message.phrase, message.text)
        case protocol.Admit():
            return lambda table: doing.answer_watcher(table, place, message.person, message.yes)
        case protocol.Ring():
            return lambda table: ring(table, place)
        case protocol.Hush():
            return lambda table: hush(table, place)
        case protocol.Abandon():
            return lambda table: doing.abandon(table, place)
        case _:
            raise doing.NotNow("no-such-message", seats=LETTERS)
