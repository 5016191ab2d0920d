"""Benchmarks: named figures, each with a ratio to a reference measured in the same run.

The benchmarks themselves live in the folder ``bench/`` of the source tree, a file for each part of
the project; each file has a table ``BENCHMARKS`` from names to functions that return a figure, or,
where it takes hours, a function ``sampled`` that makes such a table for a sample of games.
"""

from __future__ import annotations

import importlib.util
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from calico.errors import CalicoError


@dataclass(frozen=True, slots=True)
class Figure:
    """One measurement: a value, and its ratio to a reference."""

    value: float
    unit: str
    ratio: float | None = None
    yardstick: str = ""
    """What the ratio is to."""


Benchmark = Callable[[], Figure]


def _in_silence(_done: int, _all: int) -> None:
    pass


@dataclass(frozen=True, slots=True)
class Sample:
    """How much is measured by what takes hours."""

    games: int = 100
    jobs: int = 0
    """Processes; 0 is one for each core."""
    results: Path | None = None
    """The file from which to continue; else one in the folder ``build``."""
    on_progress: Callable[[int, int], None] = _in_silence
    """Told how much is done, and of how much."""


def seconds(work: Callable[[], object], *, repeat: int = 5) -> float:
    """The shortest time that ``work`` took: the one least disturbed by other programs."""
    best = float("inf")
    for _ in range(repeat):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return best


def folder() -> Path:
    """The folder ``bench/`` of the source tree."""
    import calico

    for place in (Path(calico.__file__).parents[2], Path.cwd()):
        if (place / "bench" / "kernel.py").is_file():
            return place / "bench"
    raise CalicoError("no-bench")


def collect(names: Iterable[str] = (), sample: Sample | None = None) -> dict[str, Benchmark]:
    """The benchmarks called ``names`` or starting with one of them.

    If none are named, all but those that take hours, which measure a ``sample``.
    """
    found: dict[str, Benchmark] = {}
    long: dict[str, Benchmark] = {}
    place = folder()
    for path in (place.parent / "tests", place):
        if str(path) not in sys.path:
            sys.path.insert(0, str(path))
    for path in sorted(place.glob("*.py")):
        spec = importlib.util.spec_from_file_location(f"calico_bench_{path.stem}", path)
        if spec is None or spec.loader is None:
            continue
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module  # dataclasses look up their module here
        spec.loader.exec_module(module)
        if hasattr(module, "sampled"):
            long |= module.sampled(sample or Sample())
        else:
            found |= module.BENCHMARKS
    wanted, known = tuple(names), found | long
    for name in wanted:
        if not any(_is_called(benchmark, name) for benchmark in known):
            raise CalicoError("unknown-benchmark", text=name, known=", ".join(known))
    if not wanted:
        return found
    return {
        name: benchmark
        for name, benchmark in known.items()
        if any(_is_called(name, start) for start in wanted)
    }


def _is_called(name: str, wanted: str) -> bool:
    return name == wanted or name.startswith(wanted + ".")
