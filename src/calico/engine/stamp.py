"""What compiled code was compiled from: a digest of the code and of every value that it reads.

A function is compiled together with all functions that it calls, and the values of global names are
constants.  So does the stamp: it follows a function's calls into whatever module they lead, and
reads the text of each function and the values of the names in it.  Comments, docstrings and
whatever else a module holds make no difference, nor does the Python that runs.
"""

from __future__ import annotations

import ast
import hashlib
import inspect
import io
import tokenize
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from textwrap import dedent
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final

_COMPILER: Final = Path(__file__).with_name("native.py")
"""How functions are compiled, and what stands in for those that compiled code has of its own."""
_SKIPPED: Final = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENCODING,
    tokenize.ENDMARKER,
}


@cache
def stamp_of(function: Callable[..., Any]) -> str:
    """The stamp of ``function``, 24 hexadecimal digits."""
    digest = hashlib.sha256(_COMPILER.read_bytes())
    functions = functions_of(function)
    for each in sorted(functions, key=_name):
        digest.update(_digest(each))
    modules = {each.__module__: each.__globals__ for each in functions}
    for name in sorted(modules):
        digest.update(repr(list(_structures(modules[name]))).encode())
    return digest.hexdigest()[:24]


def functions_of(function: Callable[..., Any]) -> list[FunctionType]:
    """``function`` and all plain functions that it calls, directly or not."""
    found: dict[FunctionType, None] = {}
    _follow(function, found)
    return list(found)


def _name(function: Any) -> str:
    return f"{function.__module__}.{function.__qualname__}"


def _follow(function: Any, found: dict[FunctionType, None]) -> None:
    if function not in found:
        found[function] = None
        for _, value in _values(function):
            if isinstance(value, FunctionType):
                _follow(value, found)


def _digest(function: FunctionType) -> bytes:
    return hashlib.sha256(repr((_name(function), *_parts(function))).encode()).digest()


def _parts(function: FunctionType) -> Iterator[object]:
    """What a function is compiled from: its text and the values that it reads."""
    yield getattr(function, "is_large", None), getattr(function, "counts_bits", None)
    yield function.__defaults__
    yield [cell.cell_contents for cell in function.__closure__ or ()]
    yield _words(function.__code__, function.__doc__)
    for name, value in _values(function):
        yield name, _written(name, value, function)


@cache
def _words(code: CodeType, doc: str | None) -> list[str]:
    """The text without decorators, comments and docstring."""
    source = dedent(inspect.getsource(code))
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    words = [token.string for token in tokens if token.type not in _SKIPPED]
    words = words[words.index("def") if "def" in words else 0 :]
    return [word for word in words if not _is_docstring(word, doc)]


def _is_docstring(word: str, doc: str | None) -> bool:
    return doc is not None and word.endswith('"""') and ast.literal_eval(word) == doc


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
    if isinstance(value, FunctionType):
        return _name(value)
    if isinstance(value, int | float | str | tuple | type):
        return value
    raise TypeError(f"{_name(function)} reads {name}, a {type(value).__name__}: not a constant")


def _structures(module: dict[str, Any]) -> Iterator[object]:
    """The fields of the named tuples that compiled functions of ``module`` may be given."""
    for name, value in sorted(module.items()):
        if isinstance(value, type) and hasattr(value, "_fields"):
            yield name, value._fields
