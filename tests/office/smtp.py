"""A server of mail on this machine, as small as one can be that a client talks to."""

import socketserver
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

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Talk)
        self.delivered: list[Delivery] = []

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.server_address[1]}"


class _Talk(socketserver.StreamRequestHandler):
    server: MailServer

    def handle(self) -> None:
        recipients: list[str] = []
        self._say("220 here")
        for line in self.rfile:
            word = line.decode().strip()
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
def mail_server() -> Iterator[MailServer]:
    with MailServer() as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()
