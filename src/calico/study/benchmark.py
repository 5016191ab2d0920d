"""Benchmarks: named figures, each with a ratio to a reference measured in the same run.

The benchmarks themselves live in the folder ``bench/`` of the source tree, a file for each part of
the project; each file has a table ``BENCHMARKS`` from names to functions that return a figure.
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


def collect(names: Iterable[str] = ()) -> dict[str, Benchmark]:
    """The benchmarks called ``names`` or starting with one of them; all, if none are named."""
    found: dict[str, Benchmark] = {}
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
        found |= module.BENCHMARKS
    wanted = tuple(names)
    for name in wanted:
        if not any(_is_called(benchmark, name) for benchmark in found):
            raise CalicoError("unknown-benchmark", text=name, known=", ".join(found))
    return {
        name: benchmark
        for name, benchmark in found.items()
        if not wanted or any(_is_called(name, start) for start in wanted)
    }


def _is_called(name: str, wanted: str) -> bool:
    return name == wanted or name.startswith(wanted + ".")
