"""The kernel, compiled: the functions of :mod:`.kernel` and :mod:`.chance` through numba.

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
from typing import Any, Final, TypeVar

import numba
import numpy as np
from numba.core import caching, types
from numba.core.typing.templates import Signature
from numba.extending import intrinsic, overload, register_jitable
from numpy.typing import NDArray
from platformdirs import user_data_path

import calico
from calico.rules.kernel import chance, kernel

F = TypeVar("F", bound=Callable[..., Any])


# Every package with functions that are compiled, and every package that those read constants from.
_COMPILED_PACKAGES: Final = ("box", "rules", "players", "study/environments")


@cache
def _sources() -> str:
    """A hash of every source file that compiled code can depend on."""
    digest = hashlib.sha256()
    for package in _COMPILED_PACKAGES:
        for path in sorted((Path(calico.__file__).parent / package).rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()


class _Stamp:
    """Compiled code is stale when its own file or another that is compiled has changed."""

    def get_source_stamp(self) -> object:
        own = super().get_source_stamp()  # type: ignore[misc]
        return own, _sources()


class GivenFolder(_Stamp, caching.UserProvidedCacheLocator):  # type: ignore[misc]
    """Compiled code in the folder of NUMBA_CACHE_DIR."""


class BesideSource(_Stamp, caching.InTreeCacheLocator):  # type: ignore[misc]
    """Compiled code in ``__pycache__``."""


class UserFolder(_Stamp, caching.UserWideCacheLocator):  # type: ignore[misc]
    """Compiled code in the user's cache folder, where the package is read-only."""


class DataFolder(_Stamp, caching.UserWideCacheLocator):  # type: ignore[misc]
    """Compiled code in our data folder: a service has one, but often no home and no cache."""

    def get_cache_path(self) -> str:
        """Where the code of this file is kept."""
        return str(user_data_path("calico") / "compiled" / Path(self._cache_path).name)


_LOCATORS = ",".join(
    f"{__name__}.{c.__name__}" for c in (GivenFolder, BesideSource, UserFolder, DataFolder)
)


def compiles(function: F, *, inline: bool = True) -> F:
    """Allow compiled code to call ``function``, which stays plain Python for everyone else.

    It is compiled into its caller (passing an array on costs more than most of the work) unless
    ``inline`` is false, for big functions.
    """
    register_jitable(forceinline=inline, _nrt=False)(function)
    return function


def compiled(function: F) -> F:
    """``function`` compiled, without the interpreter's lock, and kept on disk if that can be.

    It must not make arrays of its own.  Then numba need not count references to those it is given
    (``_nrt=False``), which would take nearly half of the time.
    """
    before = numba.config.CACHE_LOCATOR_CLASSES
    numba.config.CACHE_LOCATOR_CLASSES = _LOCATORS
    result: F
    try:
        result = numba.njit(cache=True, nogil=True, _nrt=False)(function)
    except RuntimeError:  # no folder can be written to: then every process compiles for itself
        result = numba.njit(nogil=True, _nrt=False)(function)
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


for _module in (kernel, chance):
    for _, _function in inspect.getmembers(_module, inspect.isfunction):
        if _function.__module__ == _module.__name__ and _function is not kernel.popcount:
            compiles(_function)


@compiled
def _random_games(
    start: Any, s: Any, tiles: Any, draws: int, games: int, seed: int, totals: Any
) -> None:
    counter = seed << 32
    for _ in range(games):
        for i in range(kernel.SIZE):
            s[i] = start[i]
        counter = chance.shuffle_bag(s, tiles, draws, counter)
        kernel.deal(s)
        counter = chance.random_game(s, counter)
        for seat in range(s[kernel.PLAYERS]):
            totals[seat] += kernel.points(s, seat)


def random_games(
    start: NDArray[np.int64], tiles: NDArray[np.int64], games: int, seed: int = 1
) -> NDArray[np.int64]:
    """Play ``games`` whole random games from the set-up state ``start``.

    Each draws its tiles anew from the bag ``tiles``.  Returns the scores of the seats, added up.
    """
    state, bag = start.copy(), tiles.copy()
    totals = np.zeros(4, np.int64)
    players = int(start[kernel.PLAYERS])
    _random_games(start, state, bag, kernel.most_drawn(players), games, seed, totals)
    return totals[:players]
