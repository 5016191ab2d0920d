"""Native code for routines, compiled by numba; needs the extra ``study``.

Importing this module loads numba but compiles nothing.  The first call of a routine compiles it,
and the result is kept on disk for the next run.  Arrays are those of NumPy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from types import FunctionType
from typing import Any, Final, TypeVar

import numba
import numpy as np
from numba.core import caching, types
from numba.core.imputils import lower_constant
from numba.core.typing.templates import Signature
from numba.extending import (
    intrinsic,
    models,
    overload,
    register_jitable,
    register_model,
    typeof_impl,
)

from calico.engine.kinds import Kind, LookupTable, Zeros
from calico.engine.routines import Routine
from calico.engine.stamp import functions_of, stamp_of
from calico.engine.workspace import put

T = TypeVar("T")

DTYPES: Final = {"?": np.bool_, "b": np.int8, "q": np.int64, "f": np.float32, "d": np.float64}
"""The types of NumPy by the letters of kinds."""


class NativeWorkspace:
    """NumPy's arrays and numba's code."""

    def __init__(self) -> None:
        self._kept: dict[object, Any] = {}

    def array(self, kind: Kind, values: Any) -> Any:
        """A new array of ``values``: numbers, rows of numbers, or :class:`~.kinds.Zeros`."""
        dtype = DTYPES[kind.letter]
        if isinstance(values, Zeros):
            return np.zeros(values.shape, dtype)
        return np.array(values, dtype) if len(values) else np.zeros((0,) * kind.dimensions, dtype)

    def put(self, values: T) -> T:
        """The named tuple ``values`` with its lists as arrays here."""
        return put(self, values)

    def keep(self, key: object, kind: Kind, data: bytes) -> Any:
        """An array of these bytes that stays as long as the workspace; made once for a key."""
        if key not in self._kept:
            self._kept[key] = np.frombuffer(data, DTYPES[kind.letter]).copy()
        return self._kept[key]

    @contextmanager
    def temporary(self) -> Iterator[None]:
        """Arrays are collected by themselves."""
        yield

    def run(self, routine: Routine, arguments: tuple[Any, ...]) -> Any:
        """Call a routine, which is compiled at its first call."""
        return compiled(routine.function)(*arguments)


@cache
def native() -> NativeWorkspace:
    """The one native workspace."""
    return NativeWorkspace()


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


_LOCATORS = ",".join(f"{__name__}.{c.__name__}" for c in (GivenFolder, BesideSource, UserFolder))


@cache
def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """``function`` compiled, without the interpreter's lock, and kept on disk if that can be.

    It makes no arrays.  So numba need not count references to those it is given (``_nrt=False``),
    which would take nearly half of the time.
    """
    allow_calls(function)
    before = numba.config.CACHE_LOCATOR_CLASSES
    numba.config.CACHE_LOCATOR_CLASSES = _LOCATORS
    result: Callable[..., Any]
    try:
        result = numba.njit(cache=True, nogil=True, _nrt=False)(function)
    except RuntimeError:  # no folder can be written to: then every process compiles for itself
        result = numba.njit(nogil=True, _nrt=False)(function)
    finally:
        numba.config.CACHE_LOCATOR_CLASSES = before
    return result


def allow_calls(function: Callable[..., Any]) -> None:
    """Let compiled code call whatever ``function`` calls."""
    for each in functions_of(function):
        if each is not function:
            _allow(each)


@cache
def _allow(function: FunctionType) -> None:
    """Let compiled code call ``function``, which stays plain Python for everyone else."""
    if getattr(function, "counts_bits", False):
        overload(function, strict=False)(_bit_count)
    else:
        register_jitable(forceinline=not getattr(function, "is_large", False), _nrt=False)(function)


def _bit_count(_mask: Any) -> Callable[[int], int]:
    return lambda mask: _ctpop(mask)


@intrinsic  # type: ignore[untyped-decorator]
def _ctpop(_typing: Any, _mask: Any) -> tuple[Signature, Callable[..., Any]]:
    """The processor's own count of bits."""

    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), generate


class TableType(types.Array):
    """A :class:`~.kinds.LookupTable` is a constant array in compiled code."""

    def copy(self, *_: Any, **__: Any) -> TableType:  # type: ignore[override]
        """Itself: it is read-only already."""
        return self


register_model(TableType)(models.ArrayModel)


@typeof_impl.register(LookupTable)  # type: ignore[untyped-decorator]
def _type_of_table(table: LookupTable, _context: Any) -> TableType:
    return TableType(types.int64, np.ndim(table), "C", readonly=True)


@lower_constant(TableType)  # type: ignore[untyped-decorator]
def _table(context: Any, builder: Any, kind: TableType, table: LookupTable) -> Any:
    return context.make_constant_array(builder, kind, np.array(table, np.int64))
