"""What is counted, as Prometheus text.  Counting is plain numbers; the library is for writing."""

from __future__ import annotations

import logging
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from calico.table.service.house import House

if TYPE_CHECKING:
    from prometheus_client import Metric

log = logging.getLogger("calico.requests")

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """Counts requests, and collects what the house counts when somebody asks."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._requests: Counter[tuple[str, str, int]] = Counter()
        self._times: dict[str, list[int]] = {}
        self._seconds: dict[str, float] = {}

    def note(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request that was answered, and log it if somebody wants that."""
        self._requests[method, route, status] += 1
        if status != 101:
            times = self._times.setdefault(route, [0] * (len(BUCKETS) + 1))
            times[bisect_left(BUCKETS, seconds)] += 1
            self._seconds[route] = self._seconds.get(route, 0.0) + seconds
        if log.isEnabledFor(logging.INFO):
            fields = {"method": method, "route": route, "status": status}
            log.info("request", extra=fields | {"ms": round(1000 * seconds, 2)})

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        from prometheus_client import CollectorRegistry, generate_latest

        registry = CollectorRegistry(auto_describe=False)
        registry.register(self)
        return generate_latest(registry)

    def collect(self) -> Iterator[Metric]:
        """The metrics, for the library."""
        from prometheus_client.core import (
            CounterMetricFamily,
            GaugeMetricFamily,
            HistogramMetricFamily,
        )

        requests = CounterMetricFamily(
            "calico_requests", "Requests answered.", labels=["method", "route", "status"]
        )
        for (method, route, status), count in self._requests.items():
            requests.add_metric([method, route, str(status)], count)
        yield requests
        times = HistogramMetricFamily(
            "calico_request_seconds", "Time until a request was answered.", labels=["route"]
        )
        for route, counts in self._times.items():
            total, buckets = 0, []
            for bound, count in zip((*map(str, BUCKETS), "+Inf"), counts, strict=True):
                total += count
                buckets.append((bound, float(total)))
            times.add_metric([route], buckets, self._seconds[route])
        yield times
        house = self._house
        yield GaugeMetricFamily("calico_tables", "Tables in memory.", house.tables_in_memory)
        yield GaugeMetricFamily("calico_listeners", "Open WebSockets.", house.listeners)
        yield CounterMetricFamily("calico_moves", "Actions accepted and stored.", house.moves)
        yield CounterMetricFamily("calico_bot_turns", "Turns that bots played.", house.bot_turns)
        yield CounterMetricFamily("calico_commits", "Transactions committed.", house.commits)
        yield CounterMetricFamily("calico_writes", "Writes in these.", house.writes)
