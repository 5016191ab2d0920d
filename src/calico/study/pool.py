"""A pool of workers on this machine, one for each core."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Generator, Iterable
from queue import SimpleQueue
from threading import Thread

from calico.study.match import Match, MatchResult
from calico.study.worker import Worker


def cores() -> int:
    """How many cores this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


def play_all(
    matches: Iterable[Match], jobs: int = 0, wait: float | None = None
) -> Generator[MatchResult, None, None]:
    """Yield the results of ``matches`` as they arrive; ``jobs`` at a time, by default one per core.

    Closing the iterator, or Ctrl-C, stops the workers and the matches that they are playing.
    """
    todo = deque(matches)
    done: SimpleQueue[MatchResult | Exception] = SimpleQueue()
    count = len(todo)
    workers = [Worker(wait) for _ in range(min(jobs or cores(), count))]
    threads = [Thread(target=_work, args=(worker, todo, done), daemon=True) for worker in workers]
    try:
        for thread in threads:
            thread.start()
        for _ in range(count):
            result = done.get()
            if isinstance(result, Exception):
                raise result
            yield result
    finally:
        todo.clear()
        for worker in workers:
            worker.stop()
        for thread in threads:
            thread.join()


def _work(worker: Worker, todo: deque[Match], done: SimpleQueue[MatchResult | Exception]) -> None:
    try:
        while todo:
            done.put(worker.play(todo.popleft()))
    except IndexError:  # another worker took the last one
        pass
    except Exception as error:
        done.put(error)
