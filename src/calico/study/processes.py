"""Work in many processes on this machine, at a low priority."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Final, TypeVar

from calico.engine.workspace import prefer_native
from calico.study.pool import cores

NICE: Final = 10
"""How much the processes give way to others."""

Task = TypeVar("Task")
Result = TypeVar("Result")


def in_processes(
    work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int = 0
) -> Generator[tuple[Task, Result], None, None]:
    """Tasks and what ``work`` made of them, as they are done; by default one for each core."""
    jobs, todo = jobs or cores(), deque(tasks)
    if not todo:
        return
    pool = ProcessPoolExecutor(min(jobs, len(todo)), get_context("spawn"), _prepare)
    running: dict[Future[Result], Task] = {}
    try:
        while todo or running:
            while todo and len(running) < 2 * jobs:
                task = todo.popleft()
                running[pool.submit(work, task)] = task
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _prepare() -> None:
    """Lower the priority of a new process, and run compiled code natively if possible."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    prefer_native()
