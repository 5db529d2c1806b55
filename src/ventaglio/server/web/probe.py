"""Whether the database takes what is written: asked as often as anybody likes, and answered within a second."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

PATIENCE: Final = 0.75
"""Seconds for a write; what takes longer serves nobody."""
FRESH: Final = 0.5
"""Seconds for which an answer holds, so that nobody keeps the disk busy by asking."""


class Probe:
    """Tries a write, one at a time, whoever asks. A write that hangs is left alone: cut off, it would cost more."""

    def __init__(self, write: Callable[[], Awaitable[None]]) -> None:
        self._write = write
        self._trying: asyncio.Task[bool] | None = None
        self._ended = 0.0

    async def writes(self) -> bool:
        """Whether something could be written just now."""
        trying = self._trying
        if trying is None or (trying.done() and time.monotonic() - self._ended > FRESH):
            trying = self._trying = asyncio.create_task(self._try())
        await asyncio.wait({trying}, timeout=PATIENCE)
        return trying.done() and trying.result()

    async def _try(self) -> bool:
        try:
            await self._write()
        except Exception:  # noqa: BLE001 -- whatever it is, nothing was written
            return False
        else:
            return True
        finally:
            self._ended = time.monotonic()

    async def stop(self) -> None:
        """Ask no more."""
        if self._trying is not None and not self._trying.done():
            self._trying.cancel()
            await asyncio.wait({self._trying})
