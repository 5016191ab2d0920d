"""What a host of the WebAssembly module does: little, so that any can be one.

In CPython the host is wasmtime (:mod:`calico.engine.wasmtime_host`), in Pyodide the browser
(:mod:`calico.engine.browser_host`); :func:`use_host` names another.  ``docs/develop/wasm.md``
describes the module from a host's side.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final, Protocol

FOLDER: Final = files("calico.engine")
MODULE: Final = FOLDER / "calico.wasm"
MANIFEST: Final = FOLDER / "calico.json"
PAGE: Final = 1 << 16
"""Bytes of a page of a module's memory."""


class Trap(Exception):
    """The module could not finish a call; its memory may hold anything."""


class Host(Protocol):
    """One instance of the module with a memory of its own."""

    def size(self) -> int:
        """How many bytes the memory has."""

    def grow(self, pages: int) -> None:
        """Make the memory larger by so many pages."""

    def read(self, address: int, count: int) -> bytes:
        """So many bytes of the memory."""

    def write(self, address: int, data: bytes) -> None:
        """Write ``data`` to the memory."""

    def call(self, name: str, address: int) -> int:
        """Call an exported function with an address; a :class:`Trap` if it cannot finish."""

    def heap(self) -> int:
        """The first address that the module leaves to the host: its ``__heap_base``."""


_makers: list[Callable[[], Host]] = []


def use_host(make: Callable[[], Host]) -> None:
    """From now on let ``make`` instantiate the module."""
    _makers[:] = [make]


def instantiate() -> Host:
    """A new instance of the module."""
    if _makers:
        return _makers[0]()
    if sys.platform == "emscripten":
        from calico.engine.browser_host import BrowserHost

        return BrowserHost()
    from calico.engine.wasmtime_host import WasmtimeHost

    return WasmtimeHost()


def address_of(host: Any, address: int) -> int:
    """Where in this process the byte ``address`` of a host's memory is, if the host can tell."""
    base: int = host.base()
    return base + address
