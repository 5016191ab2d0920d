"""The same matches on a Ray cluster (extra ``calico-quilt[ray]``).

A match is a task, and Ray gives it to another worker when its own is lost.  Each Ray worker keeps a
worker process of ours, so that an agent that hangs is stopped there as it is here.
"""

from __future__ import annotations

import logging
import socket
import sys
from collections.abc import Generator, Iterable
from contextlib import redirect_stdout
from functools import cache
from importlib import import_module
from typing import Any, Final

from calico.errors import CalicoError, MissingExtra
from calico.study.match import Match, MatchResult
from calico.study.worker import Worker

RETRIES: Final = 10
"""How often a match may lose its Ray worker."""
AHEAD: Final = 4
"""Matches handed to Ray for each core, so that none waits for us."""


def play_all(
    matches: Iterable[Match], address: str, jobs: int = 0, wait: float | None = None
) -> Generator[MatchResult, None, None]:
    """The results of ``matches`` as they come in from the cluster at ``address``.

    ``local`` starts a cluster of ``jobs`` cores on this machine, and stops it in the end.
    """
    with redirect_stdout(sys.stderr):  # Ray tells of lost workers; standard output is not for that
        ray = _joined(address, jobs)
        try:
            task = ray.remote(num_cpus=1, max_retries=RETRIES)(_play)
            ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            waiting: list[Any] = []
            for match in matches:
                waiting.append(task.remote(match, wait))
                if len(waiting) >= ahead:
                    yield from _taken(ray, waiting)
            while waiting:
                yield from _taken(ray, waiting)
        finally:
            ray.shutdown()


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
    """Raise unless somebody listens at ``address``: Ray itself would ask for many minutes."""
    if address not in ("local", "auto"):
        host, _, port = address.removeprefix("ray://").rpartition(":")
        socket.create_connection((host, int(port)), timeout=5).close()


def _taken(ray: Any, waiting: list[Any]) -> Generator[MatchResult, None, None]:
    """The results that are ready, at least one; ``waiting`` is left with the others."""
    ready, rest = ray.wait(waiting)
    waiting[:] = rest
    for result in ready:
        yield ray.get(result)


@cache
def _worker(wait: float | None) -> Worker:
    """The one of this process."""
    return Worker(wait)


def _play(match: Match, wait: float | None) -> MatchResult:
    return _worker(wait).play(match)
