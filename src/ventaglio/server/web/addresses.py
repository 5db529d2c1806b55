"""Where people on the same network reach this server: the address of every interface, the likeliest first."""

import ipaddress
import socket
import struct
import sys
from collections.abc import Iterable
from typing import Final, NamedTuple
from urllib.parse import urlsplit

EVERYWHERE: Final = ("", "0.0.0.0", "::")  # noqa: S104 -- what somebody chose is understood here, not chosen
"""What a server listens on to be reached through every interface."""

_ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address of documentation. Nothing is sent there: only the way to it is asked for."""
_ASK_ADDRESS: Final = {"linux": 0x8915, "darwin": 0xC0206921}
"""How a system is asked for the address of an interface."""
_MADE_UP: Final = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "podman", "cni", "tun", "tap", "wg", "utun")
"""How interfaces are called behind which there are no phones."""


class Interface(NamedTuple):
    """An interface and its address; ``chosen``: the system would use it to leave this machine."""

    name: str
    address: str
    chosen: bool = False


def reached_at(host: str, port: int, interfaces: Iterable[Interface] | None = None) -> tuple[str, ...]:
    """The addresses at which a server that listens on ``host`` is reached, the one to hand out first.

    Where it listens on one address that is the only one. This machine's own, which is no use to anybody else, comes
    last and only where there is no other.
    """
    if host not in EVERYWHERE:
        return (_url(host, port),)
    found = sorted(_interfaces() if interfaces is None else interfaces, key=_order)
    outside = dict.fromkeys(one.address for one in found if not ipaddress.ip_address(one.address).is_loopback)
    return tuple(_url(one, port) for one in outside) or (_url("127.0.0.1", port),)


def only_here(address: str) -> bool:
    """Whether an address is of use on this machine alone."""
    name = urlsplit(address).hostname or ""
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _order(one: Interface) -> tuple[bool, bool, bool, str]:
    address = ipaddress.ip_address(one.address)
    return (not one.chosen, one.name.startswith(_MADE_UP) or address.is_link_local, not address.is_private, one.name)


def _interfaces() -> tuple[Interface, ...]:
    """Every interface with an address of version 4, which every phone has as well."""
    chosen = _way_out()
    found = {one.address: one for one in (*_by_name(), *_named())}
    if chosen:
        found.setdefault(chosen, Interface("", chosen))
    return tuple(one._replace(chosen=address == chosen) for address, one in found.items())


def _way_out() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(_ELSEWHERE)
        except OSError:
            return ""
        return str(asking.getsockname()[0])


def _named() -> Iterable[Interface]:
    """By asking the system for each interface, where it can be asked."""
    question = _ASK_ADDRESS.get(sys.platform)
    if question is None:
        return
    from fcntl import ioctl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            try:
                answer = ioctl(asking.fileno(), question, struct.pack("40s", name.encode()[:15]))
            except OSError:
                continue
            yield Interface(name, socket.inet_ntoa(answer[20:24]))


def _by_name() -> Iterable[Interface]:
    """By this machine's own name: on some systems the only way, on others it knows of one address or none."""
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return
    yield from (Interface("", str(address[0])) for *_, address in found)
