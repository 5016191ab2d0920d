"""A file of results: a line of settings, then a line of JSON for each thing that is done.

A line is written whole when its work is done, so a run that is killed loses only the work in
progress; the same command continues where it stopped.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, Generic, Self, TypeVar

from calico.errors import CalicoError
from calico.study.processes import in_processes

Result = TypeVar("Result")
Task = TypeVar("Task")
Terms = TypeVar("Terms")


class ResultLines(Generic[Result]):
    """The results in a file, or in memory only where there is no path."""

    def __init__(
        self,
        path: Path | None,
        settings: Mapping[str, Any],
        read: Callable[[dict[str, Any]], Result],
        write: Callable[[Result], dict[str, Any]],
    ) -> None:
        """Begin ``path``, or continue it if it has the same ``settings``."""
        self._write_result = write
        self._stream = None if path is None else path.open("ab")
        self.known: list[Result] = []
        if path is not None:
            try:
                self.known = self._take_up(path, json.loads(json.dumps(settings)), read)
            except CalicoError:
                self.__exit__()
                raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._stream is not None:
            self._stream.close()

    def add(self, result: Result) -> None:
        """Store ``result``."""
        self.known.append(result)
        self._write(self._write_result(result))

    def measured(
        self,
        measure: Callable[[tuple[Task, Terms]], Result],
        tasks: Iterable[Task],
        terms: Terms,
        task_of: Callable[[Result], Task],
        jobs: int,
        on_progress: Callable[[int, int], None],
    ) -> list[Result]:
        """The results of ``tasks``; those that are not known are measured first, in processes."""
        wanted = dict.fromkeys(tasks)
        known = {task_of(each) for each in self.known}
        todo = [(task, terms) for task in wanted if task not in known]
        done = len(wanted) - len(todo)
        on_progress(done, len(wanted))
        with closing(in_processes(measure, todo, jobs)) as found:
            for _, result in found:
                self.add(result)
                done += 1
                on_progress(done, len(wanted))
        return [each for each in self.known if task_of(each) in wanted]

    def _write(self, line: dict[str, Any]) -> None:
        if self._stream is not None:
            self._stream.write(_line(line))
            self._stream.flush()

    def _take_up(
        self, path: Path, settings: dict[str, Any], read: Callable[[dict[str, Any]], Result]
    ) -> list[Result]:
        """The results in the file, which must have the same ``settings``."""
        *lines, rest = path.read_bytes().split(b"\n")
        if not lines and _line(settings).startswith(rest):
            os.truncate(path, 0)
            self._write(settings)
            return []
        try:
            found, *others = (json.loads(line) for line in lines)
            results = [read(line) for line in others]
        except (ValueError, TypeError, KeyError):
            raise CalicoError("results-unreadable", path=path) from None
        for name, value in settings.items():
            if not isinstance(found, dict) or name not in found:
                raise CalicoError("results-unreadable", path=path)
            if found[name] != value:
                raise CalicoError(
                    "results-differ", path=path, name=name, text=found[name], wanted=value
                )
        if rest:  # the writer was killed in the middle of a line
            os.truncate(path, path.stat().st_size - len(rest))
        return results


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data).encode() + b"\n"
