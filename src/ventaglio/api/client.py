"""A small client: for scripts, for tests, and as an example of how to talk to a server.

>>> async with Client("http://127.0.0.1:8765") as client:          # doctest: +SKIP
...     await client.guest("Ada")
...     info = await client.open_table(game="burraco", code="fibur-2019", start=True)
...     async with client.table(info["table"]["id"]) as table:
...         await table.ready()

It has its part in every deal without being told to: it commits to a secret of its own and opens it when it is asked,
and keeps what it saw and sent in `Client.receipts`, for ``ventaglio verify``.
"""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Any, Final, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ventaglio.core.cards.provable import SECRET_BYTES, commitment
from ventaglio.core.provable_record import SECOND
from ventaglio.core.receipts import Receipt
from ventaglio.core.seats import LETTERS

__all__ = ["Client", "ConnectionClosed", "Refused", "TableConnection"]

CSRF_COOKIE: Final = "ventaglio-csrf"
CSRF_HEADER: Final = "x-ventaglio-csrf"
MARK_HEADER: Final = "x-ventaglio-mark"
PATIENCE: Final = 20.0


class Refused(Exception):
    """The server said no: ``reason`` is an id for programs, ``answer`` everything it said."""

    def __init__(self, answer: dict[str, Any]) -> None:
        super().__init__(f"{answer.get('reason')}: {answer.get('sentence')}")
        self.reason = str(answer.get("reason", ""))
        self.answer = answer


class Client:
    """One person, or nobody yet, at one server."""

    def __init__(self, address: str, language: str = "en") -> None:
        self.address = address.rstrip("/")
        self.language = language
        self.http = httpx.AsyncClient(base_url=self.address, timeout=PATIENCE, trust_env=False)
        self.me: dict[str, Any] | None = None
        self.receipts: dict[str, Receipt] = {}
        """What was seen and sent before each deal, by its label. Whoever comes back opens what he had committed to."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, content: object = None, *, mark: str = "") -> Any:
        """One request. Raises `Refused` where the server says no.

        Under the same ``mark`` it may be asked again when no answer came: it is done once.
        """
        headers = {"accept-language": self.language, **({MARK_HEADER: mark} if mark else {})}
        if method not in ("GET", "HEAD"):
            if not self._token():
                await self.http.get("/api/me")
            headers[CSRF_HEADER] = self._token()
        answer = await self.http.request(method, path, json=content, headers=headers)
        if answer.is_error:
            try:
                told = answer.json()
            except ValueError:
                told = {"reason": f"http-{answer.status_code}", "sentence": answer.text[:200]}
            raise Refused(told)
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text

    def _token(self) -> str:
        """What has to be shown to change anything; where requests are encrypted its cookie has a prefix."""
        cookies = self.http.cookies
        return str(cookies.get(f"__Host-{CSRF_COOKIE}") or cookies.get(CSRF_COOKIE) or "")

    async def guest(self, name: str) -> dict[str, Any]:
        """Become a guest of this name."""
        self.me = await self.ask("POST", "/api/guests", {"name": name})
        return self.me

    async def open_table(self, *, mark: str = "", **wanted: Any) -> Any:
        """Open a table."""
        return await self.ask("POST", "/api/tables", wanted, mark=mark)

    async def sit(self, table_id: str, place: str) -> Any:
        """Take a place."""
        return await self.ask("POST", f"/api/tables/{table_id}/seats", {"place": place})

    async def start(self, table_id: str) -> Any:
        """Begin to play."""
        return await self.ask("POST", f"/api/tables/{table_id}/start")

    @contextlib.asynccontextmanager
    async def table(self, table_id: str, after: int | None = None, **query: str) -> AsyncIterator["TableConnection"]:
        """Follow a table."""
        words = {"lang": self.language, **({} if after is None else {"after": str(after)}), **query}
        address = str(httpx.URL(self.address.replace("http", "ws", 1) + f"/ws/v1/tables/{table_id}", params=words))
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with connect(
            address, additional_headers={"cookie": cookies}, max_size=None, compression=None, proxy=None
        ) as socket:
            connection = TableConnection(socket, self.receipts)
            try:
                yield connection
            finally:
                connection.stop()


class TableConnection:
    """A screen at a table: what it shows now, and what one can do."""

    def __init__(self, socket: ClientConnection, receipts: dict[str, Receipt] | None = None) -> None:
        self.socket = socket
        self.receipts = {} if receipts is None else receipts
        self.takes_part = True
        """Whether it commits and opens by itself."""
        self._sent: set[tuple[str, str]] = set()
        self.welcome: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.menu: dict[str, Any] | None = None
        self.clock: dict[str, Any] | None = None
        self.can_undo = False
        self.seq = 0
        self.heard: list[dict[str, Any]] = []
        """Every message so far."""
        self.on_message: Callable[[dict[str, Any]], None] = lambda message: None
        self.keep = True
        """Whether messages are kept in `heard`."""
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._news = asyncio.Condition()
        self._reader = asyncio.create_task(self._read())

    def stop(self) -> None:
        """Read no more."""
        self._reader.cancel()

    async def _read(self) -> None:
        try:
            with contextlib.suppress(ConnectionClosed):
                async for frame in self.socket:
                    await self._take(msgspec.json.decode(frame))
        finally:
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionError("the connection is closed"))
                    # Whoever asked may have given up waiting: then nobody needs the answer.
                    answer.exception()
            async with self._news:
                self._news.notify_all()

    async def _take(self, message: dict[str, Any]) -> None:
        if self.keep:
            self.heard.append(message)
        kind = message["type"]
        if kind == "welcome":
            self.welcome = message
        elif kind in ("state", "happened"):
            self._show(message)
            await self._take_part()
        answer = self._answers.pop(message.get("id", ""), None)
        if answer is not None and not answer.done():
            answer.set_result(message)
        self.on_message(message)
        async with self._news:
            self._news.notify_all()

    def _show(self, message: dict[str, Any]) -> None:
        """What a message leaves out is as it was."""
        self.seq = message["seq"]
        self.table = message.get("table") or self.table
        if message["type"] == "state" or message.get("view") is not None:
            self.view, self.menu = message.get("view"), message.get("menu")
        self.clock = message.get("clock")
        self.can_undo = message.get("can_undo", False)

    # ── The next deal ────────────────────────────────────────────────────────────────────────────────────────────

    async def _take_part(self) -> None:
        """Commit to a secret of one's own, and open it when everybody has committed."""
        pledge, place = self.table.get("pledge"), self.welcome.get("place")
        if not self.takes_part or self.welcome.get("role") != "player" or place is None or not pledge:
            return
        if pledge.get("scheme") != SECOND or pledge.get("event"):
            return
        label, who = pledge["label"], LETTERS[place]
        receipt = self.receipts.get(label)
        if who in pledge["randomness"]:
            if receipt is not None and not receipt.acknowledged:
                self.receipts[label] = msgspec.structs.replace(receipt, acknowledged=True)
        elif not pledge["closed"] and not pledge["dealt"] and who not in pledge["commitments"]:
            if receipt is None:
                receipt = Receipt(label, who, pledge["commitment"], secrets.token_hex(SECRET_BYTES))
                self.receipts[label] = receipt
            await self._send_once("commit", label, commitment=_committing(receipt))
        elif pledge["closed"] and receipt is not None and pledge["commitments"].get(who) == _committing(receipt):
            # What is opened now is opened on these commitments and no others.
            self.receipts[label] = msgspec.structs.replace(receipt, commitments=pledge["commitments"])
            await self._send_once("open", label, secret=receipt.secret)

    async def _send_once(self, kind: str, label: str, **words: str) -> None:
        """Say something about a deal; nobody waits for the answer, since what comes of it is seen."""
        if (kind, label) not in self._sent:
            self._sent.add((kind, label))
            message = {
                "type": kind,
                "id": f"{kind} {LETTERS[self.welcome['place']]} {label}"[:64],
                "label": label,
                **words,
            }
            await self.socket.send(msgspec.json.encode(message).decode())

    # ── Saying ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def send(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message and wait for its answer. Raises `Refused` where it is a refusal or an error."""
        message = {"id": secrets.token_hex(6), **message}
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[message["id"]] = answer
        await self.socket.send(msgspec.json.encode(message).decode())
        found = await asyncio.wait_for(answer, PATIENCE)
        if found["type"] in ("refused", "error"):
            raise Refused(found)
        return found

    async def act(self, action: str, *, on: int | None = None, mark: str = "") -> dict[str, Any]:
        """Do something in the game."""
        more = {"id": mark} if mark else {}
        return await self.send({"type": "act", "action": action, "on": self.seq if on is None else on, **more})

    async def ready(self) -> dict[str, Any]:
        """Be ready for the next deal."""
        return await self.send({"type": "ready"})

    # ── Waiting ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def until(self, so: Callable[["TableConnection"], object], seconds: float = PATIENCE) -> None:
        """Wait until something is so."""

        async def waiting() -> None:
            async with self._news:
                while not so(self):
                    if self._reader.done():
                        raise ConnectionError("the connection is closed")
                    await self._news.wait()

        await asyncio.wait_for(waiting(), seconds)

    async def until_heard(self, kind: str, seconds: float = PATIENCE, **fields: Any) -> dict[str, Any]:
        """Wait for a message of a kind, or an entry of a kind."""

        def found() -> dict[str, Any] | None:
            for message in self.heard:
                what = message.get("what", {}) if message["type"] == "happened" else message
                if what.get("type") == kind and all(what.get(name) == value for name, value in fields.items()):
                    return message
            return None

        await self.until(lambda _: found() is not None, seconds)
        message = found()
        assert message is not None
        return message

    @property
    def seat(self) -> int | None:
        """Where one sits in the game."""
        place = self.welcome.get("place")
        if self.view is None or place is None:
            return None
        seat: int = self.table["chairs"][place]["seat"]
        return seat

    @property
    def my_turn(self) -> bool:
        """Whether one is to act."""
        if self.table.get("status") != "playing" or self.view is None or self.menu is None:
            return False
        return self.view.get("turn") == self.seat and any(self.menu.values())


def _committing(receipt: Receipt) -> str:
    return commitment(receipt.who, bytes.fromhex(receipt.secret), receipt.label)
