"""What a server measures of itself, for whoever watches over it."""

from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Meters:
    """Counts and times. Each server has its own registry, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        own: dict[str, Any] = {"registry": self.registry, "namespace": "ventaglio"}
        self.sockets = Gauge("sockets", "Screens that are connected", **own)
        self.rooms = Gauge("rooms", "Tables in memory", **own)
        self.entries = Counter("entries", "Entries committed to logs", **own)
        self.commits = Counter("commits", "Transactions that held them", **own)
        self.conflicts = Counter("conflicts", "Appends that somebody else came before", **own)
        self.refused = Counter("refused", "What people were refused", ("kind",), **own)
        self.slow = Counter("slow_sockets", "Screens cut off because they lagged behind", **own)
        self.corrupt = Counter("corrupt_logs", "Logs that could not be read", **own)
        self.thoughts = Counter("thoughts", "Choices for a bot to think about, by what came of it", ("outcome",), **own)
        self.commit_seconds = Histogram("commit_seconds", "From an append to its commit", buckets=_FAST, **own)
        self.lag_seconds = Histogram("lag_seconds", "How late tables did what was due", buckets=_FAST, **own)
