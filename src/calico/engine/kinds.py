"""The kinds of values that compiled functions take: numbers, arrays, and named tuples of both.

They are written as annotations.  From these numba learns the types when the module is built, a
workspace learns how to store a list, and a call knows how to pass its arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Final, TypeAlias, get_args, get_origin, get_type_hints

SIZES: Final = {"?": 1, "b": 1, "q": 8, "f": 4, "d": 8}
"""Bytes of a number by its letter, as in the module ``struct``."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of array: the letter of its numbers, and how many dimensions it has.

    One that is not ``dense`` may have its rows anywhere, as its strides say.
    """

    letter: str
    dimensions: int = 1
    dense: bool = True

    def __str__(self) -> str:
        return f"{self.letter}{self.dimensions}{'' if self.dense else ' strided'}"


Integers: TypeAlias = Annotated[Any, Kind("q")]
IntegerTable: TypeAlias = Annotated[Any, Kind("q", 2)]
IntegerCube: TypeAlias = Annotated[Any, Kind("q", 3)]
Singles: TypeAlias = Annotated[Any, Kind("f")]
SingleTable: TypeAlias = Annotated[Any, Kind("f", 2)]
Doubles: TypeAlias = Annotated[Any, Kind("d")]
DoubleTable: TypeAlias = Annotated[Any, Kind("d", 2)]
ByteTable: TypeAlias = Annotated[Any, Kind("b", 2)]
Truths: TypeAlias = Annotated[Any, Kind("?")]
Words: TypeAlias = Annotated[Any, Kind("q", 2, dense=False)]

Leaf: TypeAlias = "type[int | float | bool] | Kind"
"""What an argument comes to in the end."""


class LookupTable(tuple[Any, ...]):
    """A constant of compiled code: numbers, or rows of numbers, indexed as an array is."""

    __slots__ = ()

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, tuple):
            found: Any = self
            for each in index:
                found = tuple.__getitem__(found, each)
            return found
        return super().__getitem__(index)


@dataclass(frozen=True, slots=True)
class Zeros:
    """Stands for an array of zeros of this shape."""

    shape: tuple[int, ...]


def zeros(*shape: int) -> Any:
    """An array of zeros, for a field of a named tuple that is put into a workspace."""
    return Zeros(shape)


@cache
def fields_of(kind: type) -> dict[str, Any]:
    """The annotations of a named tuple, in order."""
    return get_type_hints(kind, include_extras=True)


def leaves_of(hint: Any) -> Iterator[Leaf]:
    """The numbers and arrays that an argument annotated ``hint`` consists of."""
    if get_origin(hint) is Annotated:
        yield get_args(hint)[1]
    elif hint in (int, float, bool):
        yield hint
    elif hasattr(hint, "_fields"):
        for each in fields_of(hint).values():
            yield from leaves_of(each)
    else:
        raise TypeError(f"compiled functions take numbers, arrays and named tuples, not {hint!r}")


@dataclass(frozen=True, slots=True)
class Signature:
    """The arguments of a compiled function, as annotated, and its result."""

    arguments: tuple[Any, ...]
    result: type | None

    @classmethod
    def of(cls, function: Callable[..., Any]) -> Signature:
        """The signature that ``function`` is annotated with."""
        hints = get_type_hints(function, include_extras=True)
        result = hints.pop("return")
        return cls(tuple(hints.values()), None if result is type(None) else result)

    @property
    def leaves(self) -> list[Leaf]:
        """The numbers and arrays that all arguments consist of."""
        return [leaf for hint in self.arguments for leaf in leaves_of(hint)]

    def written(self) -> dict[str, Any]:
        """As the manifest of the module says it."""
        names = [str(leaf) if isinstance(leaf, Kind) else letter_of(leaf) for leaf in self.leaves]
        return {"arguments": names, "result": letter_of(self.result) if self.result else None}


def letter_of(number: type) -> str:
    """The letter of a single number: ``d`` for one with a fraction, ``q`` for others."""
    return "d" if number is float else "q"


def flat(values: Any) -> Iterator[Any]:
    """The values of ``values`` and of the tuples in it, in order."""
    for value in values:
        if isinstance(value, tuple) and hasattr(value, "_fields"):
            yield from flat(value)
        else:
            yield value
