"""The module on the WebAssembly of a browser, or of Node: the host where Pyodide runs.

A worker may compile the module at once; the thread of a page might not.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from calico.engine.host import MODULE, Trap


@cache
def _compiled() -> Any:
    from js import WebAssembly
    from pyodide.ffi import to_js

    return WebAssembly.Module.new(to_js(MODULE.read_bytes()))


class BrowserHost:
    """One instance of the module."""

    def __init__(self) -> None:
        from js import Object, WebAssembly

        self._exports: Any = WebAssembly.Instance.new(_compiled(), Object.new()).exports
        self._memory = self._exports.memory

    def size(self) -> int:
        """How many bytes the memory has."""
        return int(self._memory.buffer.byteLength)

    def grow(self, pages: int) -> None:
        """Make the memory larger by so many pages."""
        self._memory.grow(pages)

    def read(self, address: int, count: int) -> bytes:
        """So many bytes of the memory."""
        return bytes(self._bytes(address, count).to_bytes())

    def write(self, address: int, data: bytes) -> None:
        """Write ``data`` to the memory."""
        if data:
            self._bytes(address, len(data)).assign(data)

    def call(self, name: str, address: int) -> int:
        """Call an exported function with an address."""
        from pyodide.ffi import JsException

        try:
            return int(getattr(self._exports, name)(address))
        except JsException as error:
            raise Trap(str(error)) from error

    def heap(self) -> int:
        """The first address that the module leaves to the host."""
        return int(getattr(self._exports, "__heap_base").value)

    def _bytes(self, address: int, count: int) -> Any:
        """A part of the memory; asked for each time, as growing replaces the buffer."""
        from js import Uint8Array

        return Uint8Array.new(self._memory.buffer, address, count)
