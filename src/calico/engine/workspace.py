"""A place where routines run and their arrays live, and how to get one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar
from importlib.util import find_spec
from typing import Annotated, Any, Protocol, TypeVar, get_args, get_origin

from calico.engine.host import instantiate
from calico.engine.kinds import Kind, Zeros, fields_of

T = TypeVar("T")


class Workspace(Protocol):
    """A place where routines run, with memory for their arrays; for one thread at a time.

    Of an array callers use ``array.tolist()``, ``array[:] = values`` and ``array.tobytes()``.
    """

    def array(self, kind: Kind, values: Any) -> Any:
        """A new array of ``values``: numbers, rows of numbers, or :class:`~.kinds.Zeros`."""

    def put(self, values: T) -> T:
        """The named tuple ``values`` with its lists as arrays here."""

    def keep(self, key: object, kind: Kind, data: bytes) -> Any:
        """An array of these bytes that stays as long as the workspace; made once for a key."""

    def temporary(self) -> AbstractContextManager[None]:
        """Give back the memory of arrays made meanwhile."""

    def run(self, routine: Any, arguments: tuple[Any, ...]) -> Any:
        """Call a routine on arrays of this workspace."""


_chosen: ContextVar[Workspace | None] = ContextVar("workspace", default=None)
_idle: list[Workspace] = []
"""Instances of the module that nobody uses now."""


@contextmanager
def workspace() -> Iterator[Workspace]:
    """A workspace for this thread alone; what is made in it is gone afterwards.

    It is the module, unless :func:`prefer_native` or :func:`using` say otherwise.  After an error
    an instance is not used again.
    """
    chosen = _chosen.get()
    if chosen is not None:
        with chosen.temporary():
            yield chosen
        return
    lent = _idle.pop() if _idle else new_workspace()
    with lent.temporary():
        yield lent
    _idle.append(lent)


def new_workspace() -> Workspace:
    """An instance of the module that shares its memory with nobody."""
    from calico.engine.module import ModuleWorkspace

    return ModuleWorkspace(instantiate())


@contextmanager
def using(chosen: Workspace | None) -> Iterator[None]:
    """Meanwhile, let :func:`workspace` lend ``chosen``."""
    token = _chosen.set(chosen)
    try:
        yield
    finally:
        _chosen.reset(token)


def has_native() -> bool:
    """Whether numba is installed."""
    return find_spec("numba") is not None


def prefer_native() -> None:
    """From now on, in this context, run natively if numba is installed: for long studies."""
    if has_native():
        from calico.engine.native import native

        _chosen.set(native())


def put(place: Workspace, values: T) -> T:
    """The named tuple ``values`` with its lists as arrays of ``place``, as its annotations say."""
    made: Any = type(values)
    found = {}
    for name, hint in fields_of(made).items():
        value = getattr(values, name)
        if get_origin(hint) is Annotated and isinstance(value, list | tuple | Zeros):
            value = place.array(get_args(hint)[1], value)
        elif hasattr(hint, "_fields"):
            value = put(place, value)
        found[name] = value
    result: T = made(**found)
    return result
