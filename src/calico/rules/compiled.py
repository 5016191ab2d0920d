"""The kernel, compiled: the functions of :mod:`calico.rules.kernel` through numba.

Importing this module loads numba but compiles nothing; the first call of a function compiles it,
and the result is kept on disk for the next run.  Functions of other modules join in with
:func:`compiles` (compiled code may call them) and :func:`compiled` (Python may call them).
"""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba.core import caching, types
from numba.core.typing.templates import Signature
from numba.extending import intrinsic, overload, register_jitable

import calico
from calico.rules import kernel

F = TypeVar("F", bound=Callable[..., Any])


@cache
def _sources() -> str:
    """A hash of every source file of the package."""
    digest = hashlib.sha256()
    for path in sorted(Path(calico.__file__).parent.rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


class _Stamp:
    """Compiled code is stale when any file of the package has changed, not only its own."""

    def get_source_stamp(self) -> str:
        return _sources()


class GivenFolder(_Stamp, caching.UserProvidedCacheLocator):  # type: ignore[misc]
    """Compiled code in the folder of NUMBA_CACHE_DIR."""


class BesideSource(_Stamp, caching.InTreeCacheLocator):  # type: ignore[misc]
    """Compiled code in ``__pycache__``."""


class UserFolder(_Stamp, caching.UserWideCacheLocator):  # type: ignore[misc]
    """Compiled code in the user's cache folder, where the package is read-only."""


_LOCATORS = ",".join(f"{__name__}.{c.__name__}" for c in (GivenFolder, BesideSource, UserFolder))


def compiles(function: F, *, inline: bool = True) -> F:
    """Allow compiled code to call ``function``, which stays plain Python for everyone else.

    What every turn needs is compiled into its caller: passing an array on costs more than the work.
    """
    register_jitable(forceinline=inline)(function)
    return function


def compiled(function: F) -> F:
    """``function`` compiled, without the interpreter's lock, and kept on disk."""
    before = numba.config.CACHE_LOCATOR_CLASSES
    numba.config.CACHE_LOCATOR_CLASSES = _LOCATORS
    try:
        result: F = numba.njit(cache=True, nogil=True)(function)
    finally:
        numba.config.CACHE_LOCATOR_CLASSES = before
    return result


@intrinsic  # type: ignore[untyped-decorator]
def _ctpop(_typing: Any, _mask: Any) -> tuple[Signature, Callable[..., Any]]:
    """The processor's own count of bits."""

    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), generate


@overload(kernel.popcount, strict=False)  # type: ignore[untyped-decorator]
def _popcount(_mask: Any) -> Callable[[int], int]:
    return lambda mask: _ctpop(mask)


_RARE = (kernel.longest_path, kernel.reach, kernel.contest)

for _, _function in inspect.getmembers(kernel, inspect.isfunction):
    if _function.__module__ == kernel.__name__ and _function is not kernel.popcount:
        compiles(_function, inline=_function not in _RARE)


@compiled
def random_games(start: Any, tiles: Any, draws: int, games: int, seed: int, totals: Any) -> None:
    """Play ``games`` whole random games from the set-up state ``start``.

    Each draws its tiles anew from ``tiles``, of which a game needs at most ``draws``.
    ``totals[i]`` becomes the score of seat ``i``, added up over the games.
    """
    s = start.copy()
    counter = seed << 32
    for _ in range(games):
        s[:] = start
        counter = kernel.shuffle_bag(s, tiles, draws, counter)
        kernel.deal(s)
        counter = kernel.random_game(s, counter)
        for seat in range(s[kernel.PLAYERS]):
            totals[seat] += kernel.points(s, seat)
