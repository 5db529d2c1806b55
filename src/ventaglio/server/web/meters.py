"""What the door measures of itself, beside what the tables measure: requests, who came in, limits, the event loop."""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Any, Final

from prometheus_client import Counter, Gauge, Histogram, Metric
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from ventaglio import __version__
from ventaglio.server.tables.hall import Hall

_ANSWERS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 30.0)
_LAGS: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 15.0)

LOOK: Final = 0.25
"""Seconds between two looks at the event loop."""


class WebMeters:
    """Counts and times of the door, in the registry of its hall."""

    def __init__(self, hall: Hall) -> None:
        self.registry = registry = hall.meters.registry
        own: dict[str, Any] = {"registry": registry, "namespace": "ventaglio"}
        asked = ("method", "route")
        self.requests = Counter("requests", "Requests answered, by route and not by path", (*asked, "status"), **own)
        self.request_seconds = Histogram("request_seconds", "From a request to its end", asked, buckets=_ANSWERS, **own)
        self.under_way = Gauge("requests_under_way", "Requests that are being answered", **own)
        self.socket_ends = Counter("socket_ends", "Sockets that have ended, by code", ("code",), **own)
        self.entries = Counter("authentications", "Who came in, or did not", ("how", "outcome"), **own)
        self.limited = Counter("limited", "What was refused because it was asked too often", ("what",), **own)
        self.loop_lag = Histogram("loop_lag_seconds", "How late the event loop woke", buckets=_LAGS, **own)
        self.backup_at = Gauge("backup_timestamp_seconds", "When the latest scheduled backup was whole", **own)
        self.backups = Counter("backups", "Scheduled backups", ("outcome",), **own)
        built = Gauge("build_info", "The version that runs", ("version",), **own)
        built.labels(__version__).set(1)
        # Memory, processor time, open files; where the system does not tell them, there are none.
        ProcessCollector(registry=registry)
        registry.register(_Queues(hall))


class _Queues(Collector):
    """How much waits, counted when somebody asks."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    def collect(self) -> Iterable[Metric]:
        waiting = self._hall.waiting()
        yield GaugeMetricFamily("ventaglio_appends_waiting", "Appends that no commit holds yet", waiting.appends)
        yield GaugeMetricFamily("ventaglio_timers", "Times at which some table has something due", waiting.timers)
        yield GaugeMetricFamily("ventaglio_outbox_messages", "Messages that wait for all screens", waiting.messages)
        yield GaugeMetricFamily("ventaglio_outbox_longest", "Messages for the slowest screen", waiting.longest)


async def watch_loop(observe: Callable[[float], None], clock: Callable[[], float] = time.perf_counter) -> None:
    """Tell again and again how much later than asked the event loop comes back: so long everybody was kept waiting."""
    while True:
        before = clock()
        await asyncio.sleep(LOOK)
        observe(max(0.0, clock() - before - LOOK))
