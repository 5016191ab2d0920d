"""Marks for functions that are compiled.

A routine is called from Python.  It may call any plain function that it reaches by name; this one
is compiled into it (passing an array on costs more than most of the work) unless it is marked as
large.  Nothing here needs a compiler.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, update_wrapper
from typing import Any, Final, TypeVar

from calico.engine.kinds import Signature, flat

F = TypeVar("F", bound=Callable[..., Any])

ROUTINES: Final[dict[str, Routine]] = {}
"""The routines of the module by name, as far as their Python modules are imported."""


class Routine:
    """A function that runs compiled, where the arrays live that it is given.

    It must not make arrays of its own.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        update_wrapper(self, function)
        self.function = function
        """The function as plain Python."""
        module = function.__module__.rpartition(".")[2]
        self.name = f"{module}.{function.__name__.lstrip('_')}"
        """What it is called in the module."""

    @cached_property
    def signature(self) -> Signature:
        """The kinds of its arguments."""
        return Signature.of(self.function)

    def __call__(self, *arguments: Any) -> Any:
        """Run it in the workspace of the first array among ``arguments``; NumPy's run natively."""
        for value in flat(arguments):
            place = getattr(value, "workspace", None)
            if place is not None:
                return place.run(self, arguments)
        from calico.engine.native import native

        return native().run(self, arguments)


def compiled(function: F) -> F:
    """``function`` as a routine, which the WebAssembly module has too."""
    routine: Any = Routine(function)
    ROUTINES[routine.name] = routine
    return routine  # type: ignore[no-any-return]


def compiled_natively(function: F) -> F:
    """``function`` as a routine for NumPy's arrays alone."""
    routine: Any = Routine(function)
    return routine  # type: ignore[no-any-return]


def large(function: F) -> F:
    """Mark a function that compiled code calls: too large to be compiled into every caller."""
    function.__dict__["is_large"] = True
    return function


def counts_bits(function: F) -> F:
    """Mark the function for which compiled code uses the processor's own count of bits."""
    function.__dict__["counts_bits"] = True
    return function
