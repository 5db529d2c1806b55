"""Running the server: logs, a browser if wanted, and a clean stop."""

import gc
import logging
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from socket import socket
from typing import Final

import structlog
import uvicorn
from structlog.typing import Processor

from ventaglio.games.common.kernel.ready import see_to_it
from ventaglio.server.store.lock import served
from ventaglio.server.web.addresses import EVERYWHERE, reached_at
from ventaglio.server.web.app import make_app
from ventaglio.server.web.guard import guarded
from ventaglio.server.web.house import House, Settings
from ventaglio.server.web.line import Line
from ventaglio.server.web.watching import Watching

STOP_SECONDS: Final = 10
COLLECT_AFTER: Final = (20_000, 20, 50)
"""Tables are values without cycles, which need no collecting; so it is done seldom."""
_TOLD_BY_US: Final = ('"WebSocket %s"', "connection open", "connection closed", "connection rejected")
"""What others would say of sockets, which leave one line of ours."""

Opened = Callable[[tuple[str, ...]], None]
"""Who is told at which addresses a server answers, the one to hand out first."""


def serve(settings: Settings, host: str, port: int, *, opened: Opened, browser: bool) -> None:
    """Serve until somebody stops it. ``opened`` is told the addresses once it answers.

    Raises `BadInput` where another server has the same database and would hear nothing of this one.
    """
    with served(settings.database, several=bool(settings.valkey)):
        _serve(settings, host, port, opened, browser)


def _serve(settings: Settings, host: str, port: int, opened: Opened, browser: bool) -> None:
    log_as_json()
    app = make_app(settings)
    house: House = app.state.house
    config = uvicorn.Config(
        Watching(app, house.meters, logged=settings.access_log, is_proxy=house.doors.is_proxy),
        host=host,
        port=port,
        http=guarded(settings.bounds, counted=settings.limited and not settings.proxied),
        log_config=None,
        access_log=False,
        h11_max_incomplete_event_size=settings.bounds.head_bytes,
        ws=Line,
        ws_max_size=64 * 1024,
        ws_ping_interval=15,
        ws_ping_timeout=30,
        timeout_graceful_shutdown=STOP_SECONDS,
        proxy_headers=False,
        server_header=False,
    )

    def found(addresses: tuple[str, ...]) -> None:
        house.addresses = addresses
        opened(addresses)

    server = _Server(config, found, house.closing.set, browser=browser)
    # An interrupt is how a server is stopped: it ends in good order, and is no failure.
    with suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        raise SystemExit(1)


class _Server(uvicorn.Server):
    """Says where it is when it is there."""

    def __init__(self, config: uvicorn.Config, opened: Opened, closing: Callable[[], None], *, browser: bool) -> None:
        super().__init__(config)
        self._opened = opened
        self._closing = closing
        self._browser = browser

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        _settle_memory()
        see_to_it()
        port = self.servers[0].sockets[0].getsockname()[1]
        found = reached_at(self.config.host, port)
        self._opened(found)
        if self._browser:
            # To this machine's own address browsers allow more than to others without encryption.
            own = f"http://localhost:{port}/" if self.config.host in EVERYWHERE else found[0]
            threading.Thread(target=webbrowser.open, args=(own,), daemon=True).start()

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        self._closing()
        await super().shutdown(sockets)


def _settle_memory() -> None:
    """What is there now stays to the end: looking through it again and again for waste would hold everybody up."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def log_as_json() -> None:
    """One line of JSON for each thing that happens, on the standard error."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.format_exc_info, structlog.processors.JSONRenderer()],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                structlog.processors.JSONRenderer(),
            ],
            foreign_pre_chain=[*shared, structlog.stdlib.add_logger_name],
        )
    )
    handler.addFilter(lambda record: not any(known in str(record.msg) for known in _TOLD_BY_US))
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
