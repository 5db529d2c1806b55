"""How often anybody may ask. Where several processes serve, they count together; each for itself while they cannot."""

import asyncio
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from ipaddress import IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from limits import parse
from limits.aio.storage import MemoryStorage, RedisStorage, Storage
from limits.aio.strategies import MovingWindowRateLimiter
from redis.exceptions import RedisError

RATES: Final = {
    "request": parse("1500/minute"),
    "near": parse("6000/minute"),
    "page": parse("1500/minute"),
    "role": parse("1500/minute"),
    "roles": parse("15000/minute"),
    "guest": parse("100/hour"),
    "password": parse("120/minute"),
    "passwords": parse("600/hour"),
    "account-from": parse("10/10minutes"),
    "account": parse("100/hour"),
    "table": parse("60/hour"),
    "tables": parse("600/hour"),
    "hint": parse("60/minute"),
    "answer": parse("120/minute"),
    "report": parse("10/hour"),
    "pad": parse("60/hour"),
    "friend": parse("60/hour"),
    "invitation": parse("120/hour"),
    "club": parse("10/hour"),
    "socket": parse("600/minute"),
    "socket-near": parse("6000/minute"),
    "verify": parse("20/minute"),
    "upload": parse("60/minute"),
    "mail": parse("20/hour"),
    "analysis": parse("120/hour"),
}
"""What is limited, apart from what a socket may send: mostly for each address, behind which a club of fifty may sit.

``request`` is what a stranger asks for; pages are counted apart, so that whoever was refused can still be shown why. On
the local network, where nobody is a stranger, it is ``near``. Whoever has shown the key of a role at a tournament has
what is his own (``role``), and nobody beside him can use it up; ``roles`` is what all keys of one address have
together, since anybody may open a tournament.

``account-from`` and ``account`` count passwords tried for one login, from one address and from everywhere: so few from
one address that nobody there can use up what others need. ``table``, ``hint``, ``report``, ``friend``,
``invitation`` and ``club`` are for each person."""

PATIENCE: Final = 0.25
"""Seconds that a request waits for the count of all processes."""
ASK_AGAIN: Final = 5.0
"""Seconds after which a count that did not come is asked for again."""


class Limits:
    """Counts."""

    def __init__(self, valkey: str, *, limited: bool, refused: Callable[[str], None] = lambda what: None) -> None:
        self._alone = MovingWindowRateLimiter(MemoryStorage())
        self._together = MovingWindowRateLimiter(_shared(valkey)) if valkey else None
        self._alone_until = 0.0
        self._limited = limited
        self._refused = refused

    async def allow(self, what: str, who: str) -> bool:
        """Whether somebody may do this once more."""
        if not self._limited:
            return True
        allowed = await self._hit(what, who)
        if not allowed:
            self._refused(what)
        return allowed

    async def _hit(self, what: str, who: str) -> bool:
        if self._together is not None and time.monotonic() >= self._alone_until:
            try:
                async with asyncio.timeout(PATIENCE):
                    return await self._together.hit(RATES[what], what, who)
            except (RedisError, OSError, TimeoutError):
                # Whoever asks next need not wait for it again.
                self._alone_until = time.monotonic() + ASK_AGAIN
        return await self._alone.hit(RATES[what], what, who)

    async def wait(self, what: str, who: str) -> int:
        """After how many whole seconds somebody who was refused may do this again: at least one."""
        counting = self._alone if self._together is None or time.monotonic() < self._alone_until else self._together
        try:
            async with asyncio.timeout(PATIENCE):
                stats = await counting.get_window_stats(RATES[what], what, who)
        except (RedisError, OSError, TimeoutError):
            stats = await self._alone.get_window_stats(RATES[what], what, who)
        return max(1, math.ceil(stats.reset_time - time.time()))

    async def forgive(self, what: str, who: str) -> None:
        """Count anew from nothing."""
        await self._alone.clear(RATES[what], what, who)
        if self._together is not None:
            with suppress(RedisError, OSError, TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self._together.clear(RATES[what], what, who)


def _shared(valkey: str) -> Storage:
    # The library names its client after the address.
    address = valkey.replace("valkey://", "redis://")
    return RedisStorage(
        f"async+{address}", implementation="redispy", socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE
    )


def net_of(address: str) -> str:
    """What counts as one address: an IPv6 network of 64 bits is one household, which has all addresses of it."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Network((found, 64), strict=False))
    return str(found)


_NEAR: Final = tuple(
    ip_network(one)
    for one in (
        *("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16"),
        *("::/64", "fc00::/7", "fe80::/10"),
    )
)
"""Where nobody from the wide world comes from: this machine, and the networks of a house or a club."""


def near(net: str) -> bool:
    """Whether this, as `net_of` names it, is this machine or on its local network."""
    try:
        found = ip_network(net)
    except ValueError:
        return False
    return any(found.version == one.version and found.network_address in one for one in _NEAR)


class Proven:
    """Keys that have opened something lately, by their digests: what is asked for with them is counted apart."""

    def __init__(self, most: int = 4096) -> None:
        self._most = most
        self._known: OrderedDict[str, None] = OrderedDict()

    def __contains__(self, digest: str) -> bool:
        return digest in self._known

    def note(self, digest: str) -> None:
        """This key has opened something."""
        self._known[digest] = None
        self._known.move_to_end(digest)
        if len(self._known) > self._most:
            self._known.popitem(last=False)

    def forget(self, digest: str) -> None:
        """It opens nothing any more."""
        self._known.pop(digest, None)


class Bucket:
    """How fast one socket may send: so many messages at once, and so many a second after that."""

    def __init__(self, rate: float = 20.0, burst: float = 60.0) -> None:
        self._rate, self._burst = rate, burst
        self._level, self._at = burst, 0.0

    def take(self, now: float) -> bool:
        """Whether one more message is allowed now."""
        self._level = min(self._burst, self._level + max(0.0, now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True
