"""Mail through the server that the settings name; there is none unless they do. Nobody sees another's address."""

import re
import smtplib
import ssl
from collections.abc import Mapping, Sequence
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from pathlib import Path
from typing import Final

import msgspec

from ventaglio.core.refusal import BadInput

PATIENCE: Final = 20.0
"""Seconds for a server of mail to answer."""
PORTS: Final = {"starttls": 587, "tls": 465, "none": 25}
_SERVER: Final = re.compile(r"(?P<host>\[[0-9a-fA-F:.]+\]|[^\s:/@]+)(?::(?P<port>\d{1,5}))?")


class Letter(msgspec.Struct, frozen=True):
    """A message to one person."""

    name: str
    address: str
    subject: str
    text: str


class Mail(msgspec.Struct, frozen=True):
    """How mail is sent. ``sender`` is what stands under From, with a name or without."""

    host: str
    port: int
    sender: str
    encryption: str = "starttls"
    user: str = ""
    password: str = ""

    def __repr__(self) -> str:
        return f"Mail({self.host!r}, {self.port})"

    @staticmethod
    def of(env: Mapping[str, str]) -> "Mail | None":
        """As the environment says; None where it names no server."""
        named = env.get("VENTAGLIO_MAIL_SERVER", "").strip()
        if not named:
            return None
        found = _SERVER.fullmatch(named)
        encryption = env.get("VENTAGLIO_MAIL_ENCRYPTION", "starttls").strip() or "starttls"
        sender = " ".join(env.get("VENTAGLIO_MAIL_FROM", "").split())
        if found is None or encryption not in PORTS or "@" not in parseaddr(sender)[1]:
            raise BadInput("the settings of mail do not fit", "setting-mail")
        return Mail(
            found["host"].strip("[]"),
            int(found["port"] or PORTS[encryption]),
            sender,
            encryption,
            env.get("VENTAGLIO_MAIL_USER", ""),
            _password(env),
        )


def _password(env: Mapping[str, str]) -> str:
    file = env.get("VENTAGLIO_MAIL_PASSWORD_FILE", "")
    if not file:
        return env.get("VENTAGLIO_MAIL_PASSWORD", "")
    try:
        return Path(file).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput("the settings of mail do not fit", "setting-mail") from error


def send(mail: Mail, letters: Sequence[Letter]) -> tuple[Letter, ...]:
    """Send letters, one message each; the result is those that the server would not take.

    It waits for the network: whoever serves others calls it in a thread.
    """
    refused: list[Letter] = []
    done = 0
    try:
        with _connected(mail) as server:
            for letter in letters:
                try:
                    server.send_message(_written(mail, letter), to_addrs=[letter.address])
                except (smtplib.SMTPRecipientsRefused, smtplib.SMTPDataError, smtplib.SMTPSenderRefused, UnicodeError):
                    refused.append(letter)
                done += 1
    except (OSError, smtplib.SMTPException, UnicodeError) as error:
        if done == len(letters):
            # All that went wrong is how the server says good-bye.
            return tuple(refused)
        raise _told(error, done - len(refused), len(letters)) from error
    return tuple(refused)


def _connected(mail: Mail) -> smtplib.SMTP:
    context = ssl.create_default_context()
    if mail.encryption == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(mail.host, mail.port, timeout=PATIENCE, context=context)
    else:
        server = smtplib.SMTP(mail.host, mail.port, timeout=PATIENCE)
    try:
        if mail.encryption == "starttls":
            server.starttls(context=context)
        if mail.user:
            server.login(mail.user, mail.password)
    except BaseException:
        server.close()
        raise
    return server


def _told(error: Exception, gone: int, of: int) -> BadInput:
    """What is wrong, in a sentence. In the first three cases nothing has been sent: letters come after them."""
    match error:
        case ssl.SSLCertVerificationError():
            return BadInput("the certificate of the mail server is not to be trusted", "mail-certificate")
        case smtplib.SMTPAuthenticationError() | UnicodeError():
            # A name or a password with other signs than those of ASCII is told to no server.
            return BadInput("the mail server accepts neither user nor password", "mail-login")
        case smtplib.SMTPNotSupportedError():
            return BadInput("the mail server offers no encryption, or no login", "mail-plain")
        case _:
            trouble = _trouble(error)
            return BadInput("the mail server cannot be used", "mail-unreached", trouble=trouble, gone=gone, of=of)


def _trouble(error: Exception) -> str:
    """What went wrong, without what the server said: that may hold names and addresses."""
    code = getattr(error, "smtp_code", "")
    return f"{type(error).__name__} {code}".strip()


def _written(mail: Mail, letter: Letter) -> EmailMessage:
    made = EmailMessage()
    made["From"] = mail.sender
    made["To"] = letter.address
    made["Subject"] = " ".join(letter.subject.split())
    made["Date"] = formatdate(localtime=False)
    made["Message-ID"] = make_msgid(domain=parseaddr(mail.sender)[1].rpartition("@")[2])
    made["Auto-Submitted"] = "auto-generated"
    made.set_content(letter.text)
    return made
