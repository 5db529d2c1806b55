"""Through which door a request comes: whether it was encrypted on its way, and by which name it asks for us.

What a proxy tells about that is believed of a proxy alone. A name that is not ours is refused, on sockets as anywhere:
a page from elsewhere can have its own name point to this machine, and would then pass for one of ours.
"""

import ipaddress
import socket
from collections.abc import Iterable, Sequence
from typing import Final
from urllib.parse import urlsplit

from litestar.types import Scope

PRIVATE: Final = "yes"
"""The setting that trusts whatever proxy is on this machine or in a private network."""
NEAR: Final = (".local", ".localhost", ".lan", ".home.arpa", ".internal", ".home")
"""How names end that no page of the wide world can have."""


class Doors:
    """What is known about ways in."""

    def __init__(self, origins: Sequence[str], *, secure: bool, proxies: str) -> None:
        self._secure = secure
        self._private = proxies == PRIVATE
        named = () if self._private or proxies in ("", "no") else proxies.replace(",", " ").split()
        self._networks = [ipaddress.ip_network(one, strict=False) for one in named]
        self._names = {name for name in (urlsplit(one).hostname for one in origins) if name}
        self._own = {name.lower() for name in (socket.gethostname(), socket.getfqdn())}

    def is_proxy(self, host: str) -> bool:
        """Whether whoever connects from there is believed what he tells of others; a socket file has no address."""
        if not self._private and not self._networks:
            return False
        try:
            address = ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return not host
        if self._private:
            return address.is_private or address.is_loopback
        return any(address in network for network in self._networks)

    def encrypted(self, scope: Scope) -> bool:
        """Whether a request was encrypted when the browser sent it."""
        if self._secure or scope.get("scheme") in ("https", "wss"):
            return True
        forwarded = _header(scope, b"x-forwarded-proto").split(",")[-1].strip().lower()
        return forwarded == "https" and self.is_proxy(_peer(scope))

    def is_ours(self, scope: Scope) -> bool:
        """Whether a request asks for this server by a name that it may have."""
        names = [value.decode("latin-1") for key, value in scope.get("headers", ()) if key == b"host"]
        name = _hostname(names[0]) if len(names) == 1 else None
        if name is None:
            return False
        near = "." not in name or name.endswith(NEAR) or name in self._own or name in self._names or _is_address(name)
        # Where nobody has said what the site is called, whoever stands in front of it knows.
        return near or (not self._names and self.is_proxy(_peer(scope)))


def _header(scope: Scope, name: bytes) -> str:
    headers: Iterable[tuple[bytes, bytes]] = scope.get("headers", ())
    return next((value.decode("latin-1") for key, value in headers if key == name), "")


def _peer(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def _hostname(host: str) -> str | None:
    """The name in a Host header; None if there is none that can be read."""
    try:
        found = urlsplit(f"//{host}")
        name, _ = found.hostname, found.port
    except ValueError:
        return None
    return name.rstrip(".") if name else None


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
