"""The module on wasmtime; the only place that imports it.

wasmtime compiles the module once for a process, in a fraction of a second, and keeps nothing on
disk.  A call releases the interpreter's lock.
"""

from __future__ import annotations

import atexit
import ctypes
from functools import cache
from weakref import WeakSet

import wasmtime

from calico.engine.host import MODULE, Trap


@cache
def _compiled() -> tuple[wasmtime.Engine, wasmtime.Module]:
    config = wasmtime.Config()
    config.parallel_compilation = False  # threads would take 5 MB, for a tenth of a second
    engine = wasmtime.Engine(config)
    return engine, wasmtime.Module(engine, MODULE.read_bytes())


_idle: WeakSet[wasmtime.Store] = WeakSet()
"""The stores of instances that no thread is calling now."""


@atexit.register
def _close() -> None:
    """Free what is idle before Python ends; later wasmtime would complain on standard error."""
    for store in list(_idle):
        store.close()
    if _compiled.cache_info().currsize:
        engine, module = _compiled()  # closed, not just forgotten: others may still refer to them
        module.close()
        engine.close()
        _compiled.cache_clear()


class WasmtimeHost:
    """One instance of the module."""

    def __init__(self) -> None:
        engine, module = _compiled()
        self._store = wasmtime.Store(engine)
        _idle.add(self._store)
        self._exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        memory = self._exports["memory"]
        if not isinstance(memory, wasmtime.Memory):
            raise TypeError(memory)
        self._memory = memory

    def size(self) -> int:
        """How many bytes the memory has."""
        return self._memory.data_len(self._store)

    def grow(self, pages: int) -> None:
        """Make the memory larger by so many pages."""
        self._memory.grow(self._store, pages)

    def read(self, address: int, count: int) -> bytes:
        """So many bytes of the memory."""
        return bytes(self._memory.read(self._store, address, address + count))

    def write(self, address: int, data: bytes) -> None:
        """Write ``data`` to the memory."""
        self._memory.write(self._store, data, address)

    def call(self, name: str, address: int) -> int:
        """Call an exported function with an address."""
        function = self._exports[name]
        if not isinstance(function, wasmtime.Func):
            raise TypeError(function)
        _idle.discard(self._store)
        try:
            return int(function(self._store, address))
        except (wasmtime.Trap, wasmtime.WasmtimeError) as error:
            raise Trap(str(error)) from error
        finally:
            _idle.add(self._store)

    def heap(self) -> int:
        """The first address that the module leaves to the host."""
        base = self._exports["__heap_base"]
        if not isinstance(base, wasmtime.Global):
            raise TypeError(base)
        return int(base.value(self._store))

    def base(self) -> int:
        """Where in this process the memory starts; it stays there when it grows."""
        return ctypes.addressof(self._memory.data_ptr(self._store).contents)
