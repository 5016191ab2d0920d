"""The kernel, compiled: the functions of this package through numba.

Importing this module loads numba but compiles nothing; the first call of a function compiles it,
and the result is kept on disk for the next run.  Functions of other modules join in with
:func:`compiles` (compiled code may call them) and :func:`compiled` (Python may call them).
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import numba
import numpy as np
from numba.core import caching, types
from numba.core.typing.templates import Signature
from numba.extending import intrinsic, overload, register_jitable
from numpy.typing import NDArray
from platformdirs import user_data_path

from calico.rules.kernel import (
    chance,
    choosing,
    dealing,
    kernel,
    masks,
    moves,
    objectives,
    scoring,
)
from calico.rules.kernel.stamp import stamp_of

F = TypeVar("F", bound=Callable[..., Any])


class _Stamp:
    """Code kept on disk is for one state of what it was compiled from, see :mod:`.stamp`.

    The stamp is a part of the file's name, so what was compiled from anything else is not read.
    """

    def __init__(self, function: Callable[..., Any], file: str) -> None:
        super().__init__(function, file)  # type: ignore[call-arg]
        self._stamp = stamp_of(function)

    def get_source_stamp(self) -> str:
        """What the code was compiled from."""
        return self._stamp

    def get_disambiguator(self) -> str:
        """The part of the file's name that tells it from those of other functions."""
        return self._stamp


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
    function.__dict__["inline"] = inline  # what the stamp of compiled code reads
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


@overload(masks.popcount, strict=False)  # type: ignore[untyped-decorator]
def _popcount(_mask: Any) -> Callable[[int], int]:
    return lambda mask: _ctpop(mask)


_BIG: Final = (dealing.deal_unseen, dealing.deal_any, objectives.write_tally)
for _module in (masks, kernel, scoring, objectives, moves, choosing, chance, dealing):
    for _, _function in inspect.getmembers(_module, inspect.isfunction):
        if _function.__module__ == _module.__name__ and _function is not masks.popcount:
            compiles(_function, inline=_function not in _BIG)


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
            totals[seat] += scoring.points(s, seat)


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
