"""Processes that share a long piece of work: they begin afresh, and end with the one that started them."""

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread


def workers(count: int, begin: Callable[[], object] = int) -> ProcessPoolExecutor:
    """So many processes. ``begin`` is done first in each of them.

    They inherit nothing, and so behave alike on every system.
    """
    return ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=_begin, initargs=(begin,))


def _begin(begin: Callable[[], object]) -> None:
    Thread(target=_end_with_parent, daemon=True).start()
    begin()


def _end_with_parent() -> None:
    """Nobody waits for what is being worked out here any more, and nobody else would end it."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
