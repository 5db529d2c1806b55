"""How often anybody may ask. Where several processes serve, they count together."""

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
}
"""What is limited for each address, apart from what a socket may send."""


class Limits:
    """Counts."""

    def __init__(self, valkey: str, *, limited: bool, refused: Callable[[str], None] = lambda what: None) -> None:
        # The library names its client after the address.
        address = valkey.replace("valkey://", "redis://")
        storage: Storage = RedisStorage(f"async+{address}", implementation="redispy") if valkey else MemoryStorage()
        self._limiter = MovingWindowRateLimiter(storage)
        self._limited = limited
        self._refused = refused

    async def allow(self, what: str, who: str) -> bool:
        """Whether somebody may do this once more."""
        if not self._limited:
            return True
        try:
            allowed = await self._limiter.hit(RATES[what], what, who)
        except (RedisError, OSError):
            # While nobody can count, people play on.
            return True
        if not allowed:
            self._refused(what)
        return allowed


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
