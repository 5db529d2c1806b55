"""How often anybody may ask. Where several processes serve, they count together; each for itself while they cannot."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from limits import parse
from limits.aio.storage import MemoryStorage, RedisStorage, Storage
from limits.aio.strategies import MovingWindowRateLimiter
from redis.exceptions import RedisError

RATES: Final = {
    "request": parse("600/minute"),
    "guest": parse("30/hour"),
    "password": parse("10/minute"),
    "table": parse("60/hour"),
    "socket": parse("120/minute"),
    "verify": parse("20/minute"),
    "upload": parse("60/minute"),
}
"""What is limited for each address, apart from what a socket may send."""

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


def _shared(valkey: str) -> Storage:
    # The library names its client after the address.
    address = valkey.replace("valkey://", "redis://")
    return RedisStorage(
        f"async+{address}", implementation="redispy", socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE
    )


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
