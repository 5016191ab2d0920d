"""What compiled code was compiled from: a digest of the code and of every value that it reads.

Numba compiles a function together with all functions that it calls, and takes the values of global
names for constants.  So does the stamp: it follows a function's calls into whatever module they
lead, and reads the instructions of each function and the values of the names in it.  Comments,
docstrings and whatever else a module holds make no difference.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final

_COMPILER: Final = Path(__file__).with_name("compiled.py")
"""How functions are compiled, and what stands in for those that compiled code has of its own."""


@cache
def stamp_of(function: Callable[..., Any]) -> str:
    """The stamp of ``function``, 24 hexadecimal digits."""
    digest = hashlib.sha256(_COMPILER.read_bytes())
    functions: dict[FunctionType, None] = {}
    _follow(function, functions)
    for each in sorted(functions, key=_name):
        digest.update(repr((_name(each), *_parts(each))).encode())
    modules = {each.__module__: each.__globals__ for each in functions}
    for name in sorted(modules):
        digest.update(repr(list(_structures(modules[name]))).encode())
    return digest.hexdigest()[:24]


def _name(function: Any) -> str:
    return f"{function.__module__}.{function.__qualname__}"


def _follow(function: Any, found: dict[FunctionType, None]) -> None:
    """Add ``function`` and all that it calls to ``found``."""
    function = getattr(function, "py_func", function)
    if function not in found:
        found[function] = None
        for _, value in _values(function):
            if isinstance(getattr(value, "py_func", value), FunctionType):
                _follow(value, found)


def _parts(function: FunctionType) -> Iterator[object]:
    """What a function is compiled from: its instructions and the values that it reads."""
    yield getattr(function, "inline", None)
    yield function.__defaults__
    yield [cell.cell_contents for cell in function.__closure__ or ()]
    yield from _instructions(function.__code__, function.__doc__)
    for name, value in _values(function):
        yield name, _written(name, value, function)


def _instructions(code: CodeType, doc: str | None) -> Iterator[object]:
    yield code.co_code, code.co_argcount, code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _instructions(constant, None)
        elif constant is None or constant != doc:
            yield constant


def _values(function: Any) -> Iterator[tuple[str, object]]:
    """The global names in ``function``, those of modules included, and their values."""
    names = sorted(_names(function.__code__))
    yield from _among(function.__globals__, names, "")


def _among(values: dict[str, Any], names: list[str], where: str) -> Iterator[tuple[str, object]]:
    """Those of ``values`` that are in ``names``; of a module among them, its values instead."""
    for name in names:
        value = values.get(name)
        if isinstance(value, ModuleType):
            others = [each for each in names if each != name]
            yield from _among(vars(value), others, f"{where}{name}.")
        elif name in values:
            yield where + name, value


def _names(code: CodeType) -> set[str]:
    inner = (each for each in code.co_consts if isinstance(each, CodeType))
    return set(code.co_names).union(*map(_names, inner))


def _written(name: str, value: Any, function: FunctionType) -> object:
    """``value`` so that another value is written otherwise."""
    if hasattr(value, "tobytes"):
        return str(value.dtype), value.shape, value.tobytes()
    if isinstance(getattr(value, "py_func", value), FunctionType):
        return _name(value)
    if isinstance(value, int | float | str | tuple | type):
        return value
    raise TypeError(f"{_name(function)} reads {name}, a {type(value).__name__}: not a constant")


def _structures(module: dict[str, Any]) -> Iterator[object]:
    """The fields of the named tuples that compiled functions of ``module`` may be given."""
    for name, value in sorted(module.items()):
        if isinstance(value, type) and hasattr(value, "_fields"):
            yield name, value._fields
