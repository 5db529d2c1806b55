"""A server's settings, and the parts that every request needs."""

import asyncio
import hashlib
import sys
from collections import Counter
from collections.abc import Coroutine, Mapping
from pathlib import Path
from typing import Any

import msgspec
from litestar.connection import ASGIConnection

from ventaglio.core.refusal import BadInput
from ventaglio.server.desk import Office
from ventaglio.server.desk.archive import Archive
from ventaglio.server.desk.circuits import Circuits
from ventaglio.server.desk.mail import Mail
from ventaglio.server.desk.messages import Messages
from ventaglio.server.desk.online import OnlineRounds
from ventaglio.server.desk.registrar import Registrar
from ventaglio.server.desk.saving import seal_key
from ventaglio.server.store.circles import Circles
from ventaglio.server.store.database import Database
from ventaglio.server.store.folder import database_url, secret
from ventaglio.server.store.history import History
from ventaglio.server.store.keepers import Keepers
from ventaglio.server.store.migrate import migrate
from ventaglio.server.store.people import People
from ventaglio.server.store.privacy import Rule
from ventaglio.server.store.sessions import SessionRows
from ventaglio.server.tables.bus import NoBus, ValkeyBus
from ventaglio.server.tables.hall import Hall
from ventaglio.server.web.addresses import only_here
from ventaglio.server.web.analyst import Analyst
from ventaglio.server.web.backups import Backups, Schedule
from ventaglio.server.web.bounds import Bounds
from ventaglio.server.web.doors import Doors
from ventaglio.server.web.keeper import Keeper
from ventaglio.server.web.limits import Limits, Proven
from ventaglio.server.web.meters import WebMeters, watch_loop
from ventaglio.server.web.probe import Probe
from ventaglio.server.web.published import Published
from ventaglio.server.web.sessions import Sessions
from ventaglio.server.web.talking import Talks
from ventaglio.server.web.workers import Workers


class Settings(msgspec.Struct, frozen=True):
    """What can be set; everything has a value that serves one machine."""

    folder: Path
    database: str
    valkey: str = ""
    origins: tuple[str, ...] = ()
    """Further addresses under which people reach the server, as ``https://example.org``."""
    secure: bool = False
    """Whether people reach it through HTTPS only, so that cookies must never travel otherwise."""
    proxied: str = ""
    """Which proxies are believed who is asking: ``yes`` for those nearby, or their addresses and networks."""
    keep: Rule = Rule()
    """After how many days guests and logs are forgotten."""
    limited: bool = True
    """Whether rates are limited; measurements turn it off."""
    access_log: bool = True
    """Whether every request leaves a line in the log."""
    backups: Schedule | None = None
    """When backups are made, if at all."""
    bounds: Bounds = Bounds()
    mail: Mail | None = None
    """Through which server letters are sent, if at all."""

    @staticmethod
    def of(folder: Path, env: Mapping[str, str], **more: object) -> "Settings":
        """The settings of a data folder, with what the environment says."""
        origins = tuple(env.get("VENTAGLIO_ORIGINS", "").split())
        found = {
            "folder": folder,
            "database": database_url(folder, env),
            "valkey": env.get("VENTAGLIO_VALKEY", ""),
            "origins": origins,
            "secure": bool(origins) and all(one.startswith("https:") for one in origins),
            "proxied": env.get("VENTAGLIO_PROXIED", ""),
            "keep": {
                "guests": _days(env, "VENTAGLIO_KEEP_GUESTS", Rule().guests),
                "logs": _days(env, "VENTAGLIO_KEEP_LOGS", Rule().logs),
            },
            "limited": env.get("VENTAGLIO_UNLIMITED", "") != "yes",
            # Who looks on at a terminal wants to see what is wrong, not every card that is fetched.
            "access_log": (env.get("VENTAGLIO_ACCESS_LOG") or ("no" if sys.stderr.isatty() else "yes")) == "yes",
            "backups": Schedule.of(folder, env),
            "bounds": Bounds.of(env),
            "mail": Mail.of(env),
        }
        return msgspec.convert({**found, **more}, Settings)


def _days(env: Mapping[str, str], name: str, otherwise: int) -> int:
    text = env.get(name, "")
    if text and not (text.isascii() and text.isdecimal() and len(text) < 6):
        raise BadInput(f"{name} is a number of days, or 0 for never", "setting-days", name=name, text=text)
    return int(text) if text else otherwise


class House:
    """Everything that is behind the door."""

    def __init__(self, settings: Settings) -> None:
        key = secret(settings.folder)
        self.settings = settings
        self.database = Database(settings.database)
        self.people = People(self.database)
        self.history = History(self.database)
        self.circles = Circles(self.database)
        self.keepers = Keepers(self.database)
        self.hall = Hall(self.database, ValkeyBus(settings.valkey) if settings.valkey else NoBus(), key=key)
        self.office = Office(self.database, self.hall.now, self.hall.service.since, seal=seal_key(key))
        self.online = OnlineRounds(self.office, self.hall)
        self.doors = _doors(settings)
        self.token_key = hashlib.sha256(b"ventaglio csrf 2" + key).digest()
        rows = SessionRows(self.database)
        self.sessions = Sessions(key, self.people, rows, self.doors, self.now)
        self.keeper = Keeper(self.database, self.hall, rows, settings.keep)
        self.probe = Probe(self.hall.service.beat)
        self.closing = asyncio.Event()
        self.meters = WebMeters(self.hall)
        self.limits = Limits(
            settings.valkey, limited=settings.limited, refused=lambda what: self.meters.limited.labels(what).inc()
        )
        self.proven = Proven()
        self._beside: list[asyncio.Task[None]] = []
        self.workers = Workers(settings.bounds)
        self.analyst = Analyst(self.database, self.hall, settings.bounds)
        self.threads = asyncio.Semaphore(2)
        """For what takes a moment: each thread takes its share of the interpreter from the loop."""
        self.published = Published(self.database)
        self.archive = Archive(self.database)
        self.circuits = Circuits(self.database, self.archive, self.hall.now)
        self.registrar = Registrar(self.database, self.archive, self.hall.now)
        self.messages = Messages(self.database, self.hall.now, settings.mail)
        self.talks = Talks(settings.bounds)
        self.sockets: Counter[str] = Counter()
        """Open sockets of each address."""
        self.hall.most_onlookers = settings.bounds.onlookers if settings.limited else None
        self.addresses: tuple[str, ...] = ()
        """Where others on the same network reach it, the address to hand out first; none before it has opened."""

    def address_for(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """Where others come in, without a slash at the end: by the address that somebody used himself.

        To whoever sits at this machine and asks by a name that means something nowhere else, it is the one to hand out.
        """
        own = str(connection.base_url).rstrip("/")
        scheme = "https" if self.doors.encrypted(connection.scope) else "http"
        own = f"{scheme}://{own.partition('://')[2]}"
        outside = (one for one in (*self.settings.origins, *self.addresses) if not only_here(one))
        return next(outside, own).rstrip("/") if only_here(own) else own

    def now(self) -> float:
        """What time it is in the hall."""
        return self.hall.now()

    async def start(self) -> None:
        """Open the doors."""
        await migrate(self.database)
        await self.hall.start()
        await self.online.start()
        await self.keeper.start()
        await self.analyst.start()
        self._beside = [asyncio.create_task(watch_loop(self.meters.loop_lag.observe))]
        if (schedule := self.settings.backups) is not None:
            backups = Backups(schedule, self.settings.folder, self.settings.database, self.meters)
            self._beside.append(asyncio.create_task(backups.keep_on()))

    async def news(self, tournament_id: str, seq: int, seconds: float) -> None:
        """Wait until a tournament's log is longer. Nobody waits on a server that is about to stop."""
        await self.unless_closing(self.office.watch(tournament_id, seq, seconds))

    async def unless_closing(self, news: Coroutine[Any, Any, int]) -> None:
        """Wait for news of something, or until the server is about to stop."""
        waits = {
            asyncio.ensure_future(news),
            asyncio.ensure_future(self.closing.wait()),
        }
        done, left = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for wait in left:
            wait.cancel()
        await asyncio.gather(*done)

    async def stop(self) -> None:
        """Close them behind the last."""
        await self.keeper.stop()
        await self.probe.stop()
        for task in self._beside:
            task.cancel()
        await asyncio.gather(*self._beside, return_exceptions=True)
        await self.online.stop()
        await self.analyst.stop()
        await self.workers.close()
        await self.hall.stop()
        await self.database.close()


def _doors(settings: Settings) -> Doors:
    try:
        return Doors(settings.origins, secure=settings.secure, proxies=settings.proxied)
    except ValueError:
        sentence = "VENTAGLIO_PROXIED is yes, or the addresses of proxies"
        raise BadInput(sentence, "setting-proxied", text=settings.proxied) from None


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    """The house of a request."""
    found: House = connection.app.state.house
    return found
