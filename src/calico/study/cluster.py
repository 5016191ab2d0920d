"""The same work on a Ray cluster (extra ``calico-quilt[ray]``).

A task that loses its Ray worker is repeated on another one.  For matches each Ray worker has a
process of :class:`~calico.study.worker.Worker`, which stops agents that hang.
"""

from __future__ import annotations

import logging
import socket
import sys
from collections.abc import Callable, Generator, Iterable
from contextlib import redirect_stdout
from functools import cache, partial
from importlib import import_module
from typing import Any, Final, TypeVar

from calico.engine.workspace import prefer_native
from calico.errors import CalicoError, MissingExtra
from calico.study.match import Match, MatchResult
from calico.study.worker import Worker

RETRIES: Final = 10
"""How often a task may lose its Ray worker."""
AHEAD: Final = 4
"""Tasks queued at Ray per core, so that no core is idle."""

Task = TypeVar("Task")
Result = TypeVar("Result")


def play_all(
    matches: Iterable[Match], address: str, jobs: int = 0, wait: float | None = None
) -> Generator[MatchResult, None, None]:
    """Yield the results of ``matches`` as they arrive from the cluster at ``address``."""
    for _, result in on_cluster(partial(_play, wait), matches, address, jobs):
        yield result


def on_cluster(
    work: Callable[[Task], Result], tasks: Iterable[Task], address: str, jobs: int = 0
) -> Generator[tuple[Task, Result], None, None]:
    """Tasks and what ``work`` made of them, as they arrive from the cluster at ``address``.

    ``local`` starts a cluster of ``jobs`` cores on this machine, and stops it at the end.
    """
    with redirect_stdout(sys.stderr):  # Ray prints messages about lost workers to standard output
        ray = _joined(address, jobs)
        try:
            do = ray.remote(num_cpus=1, max_retries=RETRIES)(_done)
            ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            waiting: list[Any] = []
            for task in tasks:
                waiting.append(do.remote(work, task))
                if len(waiting) >= ahead:
                    yield from _taken(ray, waiting)
            while waiting:
                yield from _taken(ray, waiting)
        finally:
            ray.shutdown()


def _done(work: Callable[[Task], Result], task: Task) -> tuple[Task, Result]:
    """The task and its result, on a Ray worker; compiled code runs natively if it can."""
    prefer_native()
    return task, work(task)


def _joined(address: str, jobs: int) -> Any:
    """Ray itself, connected."""
    try:
        ray: Any = import_module("ray")
    except ModuleNotFoundError:
        raise MissingExtra("missing-extra", what="--ray", extra="ray") from None
    own = {"include_dashboard": False, "num_cpus": jobs or None} if address == "local" else {}
    try:
        _knock(address)
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR, **own)
    except (OSError, ValueError, RuntimeError):
        raise CalicoError("ray-address", text=address) from None
    return ray


def _knock(address: str) -> None:
    """Raise an error if nothing listens at ``address``: Ray itself would retry for minutes."""
    if address not in ("local", "auto"):
        host, _, port = address.removeprefix("ray://").rpartition(":")
        socket.create_connection((host, int(port)), timeout=5).close()


def _taken(ray: Any, waiting: list[Any]) -> Generator[Any, None, None]:
    """The results that are ready, at least one; the others stay in ``waiting``."""
    ready, rest = ray.wait(waiting)
    waiting[:] = rest
    for result in ready:
        yield ray.get(result)


@cache
def _worker(wait: float | None) -> Worker:
    """The worker of this process."""
    return Worker(wait)


def _play(wait: float | None, match: Match) -> MatchResult:
    return _worker(wait).play(match)
