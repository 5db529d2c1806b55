"""A server of mail on this machine, as small as one can be that a client talks to; where asked, with locks on it."""

import base64
import socketserver
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage

REFUSED = "nobody@example.org"
"""An address that the server does not take."""


class Delivery:
    """A message as the server got it, and to whom it was to go."""

    def __init__(self, recipients: list[str], data: bytes) -> None:
        self.recipients = recipients
        self.message = message_from_bytes(data, EmailMessage, policy=policy.default)

    @property
    def text(self) -> str:
        return str(self.message.get_content())


class MailServer(socketserver.ThreadingTCPServer):
    daemon_threads = True
    allow_reuse_address = True

    def __init__(
        self, secured: ssl.SSLContext | None = None, login: tuple[str, str] | None = None, most: int = 99
    ) -> None:
        """``secured``: STARTTLS is offered; ``login``: nobody else sends; after ``most`` letters it hangs up."""
        super().__init__(("127.0.0.1", 0), _Talk)
        self.secured, self.login, self.most = secured, login, most
        self.delivered: list[Delivery] = []
        self.seen: list[str] = []
        """The words with which clients began their lines, in the order in which they came."""

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.server_address[1]}"

    def handle_error(self, request: object, client_address: object) -> None:
        """Whoever does not trust the certificate hangs up, and that is no news."""


class _Talk(socketserver.StreamRequestHandler):
    server: MailServer

    def handle(self) -> None:
        recipients: list[str] = []
        self._say("220 here")
        while line := self.rfile.readline():
            word = line.decode().strip()
            self.server.seen.append(word.upper().split()[0])
            if word.upper().startswith("EHLO"):
                self._offer()
                continue
            if word.upper() == "STARTTLS" and self.server.secured is not None:
                self._say("220 go on")
                self.request = self.server.secured.wrap_socket(self.request, server_side=True)
                self.setup()
                continue
            if word.upper().startswith("AUTH PLAIN "):
                self._sign_in(word[11:])
                continue
            if word.upper().startswith("MAIL") and len(self.server.delivered) >= self.server.most:
                return
            if word.upper().startswith("RCPT TO:"):
                address = word[8:].split()[0].strip("<>")
                if address == REFUSED:
                    self._say("550 no such person")
                    continue
                recipients.append(address)
            elif word.upper() == "DATA":
                self._say("354 go on")
                self.server.delivered.append(Delivery(recipients, self._data()))
                recipients = []
            elif word.upper() in ("RSET", "MAIL"):
                recipients = []
            elif word.upper() == "QUIT":
                self._say("221 bye")
                return
            self._say("250 ok")

    def finish(self) -> None:
        super().finish()
        self.request.close()

    def _offer(self) -> None:
        """What can be done now: to sign in only where nobody listens."""
        encrypted = isinstance(self.request, ssl.SSLSocket)
        offered = ["here"]
        if self.server.secured is not None and not encrypted:
            offered.append("STARTTLS")
        if self.server.login is not None and encrypted:
            offered.append("AUTH PLAIN")
        for one in offered[:-1]:
            self._say(f"250-{one}")
        self._say(f"250 {offered[-1]}")

    def _sign_in(self, told: str) -> None:
        _, user, password = base64.b64decode(told).decode().split("\0")
        self._say("235 welcome" if (user, password) == self.server.login else "535 who are you?")

    def _data(self) -> bytes:
        lines = []
        for line in self.rfile:
            if line == b".\r\n":
                break
            lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
        return b"".join(lines)

    def _say(self, text: str) -> None:
        self.wfile.write(text.encode() + b"\r\n")


@contextmanager
def mail_server(
    secured: ssl.SSLContext | None = None, login: tuple[str, str] | None = None, most: int = 99
) -> Iterator[MailServer]:
    with MailServer(secured, login, most) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()
