"""The WebAssembly module as a workspace: memory for arrays, and calls."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from math import prod
from typing import Any, Final, TypeVar

from calico.engine.host import MANIFEST, PAGE, Host, Trap, address_of
from calico.engine.kinds import SIZES, Kind, Zeros, flat
from calico.engine.routines import Routine
from calico.engine.workspace import put
from calico.errors import CalicoError

T = TypeVar("T")

SLOT: Final = 8
"""Bytes of an argument."""
SLOTS: Final = 256
"""Room for the result and the arguments of a call."""
_ALIGNED: Final = 16


class ModuleArray:
    """An array in the memory of the module."""

    __slots__ = ("address", "kind", "shape", "strides", "workspace")

    def __init__(
        self,
        workspace: ModuleWorkspace,
        kind: Kind,
        address: int,
        shape: tuple[int, ...],
        strides: tuple[int, ...] | None = None,
    ) -> None:
        """An array that is there already; dense unless ``strides`` are given, in bytes."""
        self.workspace = workspace
        self.kind = kind
        self.address = address
        self.shape = shape
        if strides is None:
            size = SIZES[kind.letter]
            strides = tuple(size * prod(shape[i + 1 :]) for i in range(len(shape)))
        self.strides = strides

    def __len__(self) -> int:
        return self.shape[0]

    def tobytes(self) -> bytes:
        """What is in it, as bytes."""
        return self.workspace.read(self.address, SIZES[self.kind.letter] * prod(self.shape))

    def tolist(self) -> list[Any]:
        """What is in it, as a list, or a list of lists."""
        numbers = list(struct.unpack(f"<{prod(self.shape)}{self.kind.letter}", self.tobytes()))
        return _nested(numbers, self.shape)

    def __setitem__(self, index: slice, values: Sequence[Any]) -> None:
        """Write all of it: ``array[:] = values``."""
        shape, numbers = _flattened(values, len(self.shape))
        if index != slice(None) or shape != self.shape:
            raise IndexError(f"an array of the module is written whole: {self.shape} numbers")
        self.workspace.write(self.address, _packed(self.kind, numbers))

    def seen_as(self, kind: Kind, shape: tuple[int, ...], strides: tuple[int, ...]) -> ModuleArray:
        """The same memory as an array of another kind."""
        return ModuleArray(self.workspace, kind, self.address, shape, strides)

    @property
    def __array_interface__(self) -> dict[str, Any]:
        """For NumPy: the very same memory."""
        letter = {"?": "|b1", "b": "|i1", "q": "<i8", "f": "<f4", "d": "<f8"}[self.kind.letter]
        return {
            "version": 3,
            "typestr": letter,
            "shape": self.shape,
            "strides": self.strides,
            "data": (self.workspace.address_of(self.address), False),
        }


def _nested(numbers: list[Any], shape: tuple[int, ...]) -> list[Any]:
    for length in reversed(shape[1:]):
        numbers = [numbers[i : i + length] for i in range(0, len(numbers), length)]
    return numbers


class ModuleWorkspace:
    """One instance of the module.

    The host's part of its memory begins with the slots of a call; arrays follow, one after another.
    """

    def __init__(self, host: Host) -> None:
        self._host = host
        self._call = _aligned(host.heap())
        self._free = _aligned(self._call + SLOT * SLOTS)
        self._kept: dict[object, Any] = {}

    def array(self, kind: Kind, values: Any) -> ModuleArray:
        """A new array of ``values``: numbers, rows of numbers, or :class:`~.kinds.Zeros`."""
        if isinstance(values, Zeros):
            shape = values.shape
            data = bytes(SIZES[kind.letter] * prod(shape))
        else:
            shape, numbers = _flattened(values, kind.dimensions)
            data = _packed(kind, numbers)
        return ModuleArray(self, kind, self._allocate(data), shape)

    def put(self, values: T) -> T:
        """The named tuple ``values`` with its lists as arrays here."""
        return put(self, values)

    def keep(self, key: object, kind: Kind, data: bytes) -> ModuleArray:
        """An array of these bytes that stays as long as the workspace; made once for a key."""
        if key not in self._kept:
            count = len(data) // SIZES[kind.letter]
            self._kept[key] = ModuleArray(self, kind, self._allocate(data), (count,))
        found: ModuleArray = self._kept[key]
        return found

    @contextmanager
    def temporary(self) -> Iterator[None]:
        """Give back the memory of arrays made meanwhile, unless one is to be kept."""
        free, kept = self._free, len(self._kept)
        yield
        if kept == len(self._kept):
            self._free = free

    def run(self, routine: Routine, arguments: tuple[Any, ...]) -> Any:
        """Call ``routine``; an error of ours if it fails."""
        signature = routine.signature
        if _manifest()["exports"].get(routine.name) != signature.written():
            raise CalicoError("engine-stale", routine=routine.name)
        slots = [b"\0" * SLOT]
        for leaf, value in zip(signature.leaves, flat(arguments), strict=True):
            if isinstance(leaf, Kind):
                if not isinstance(value, ModuleArray) or value.workspace is not self:
                    raise TypeError(f"{routine.name} wants an array of its workspace: {value!r}")
                if value.kind != leaf:
                    raise TypeError(f"{routine.name} wants {leaf}, not {value.kind}")
                numbers = (value.address, *value.shape, *value.strides)
                slots.append(struct.pack(f"<{len(numbers)}q", *numbers))
            else:
                slots.append(struct.pack("<d" if leaf is float else "<q", value))
        self._host.write(self._call, b"".join(slots))
        try:
            status = self._host.call(routine.name, self._call)
        except Trap as error:
            raise CalicoError("engine-failed", routine=routine.name, why=str(error)) from error
        if status != 0:
            raise CalicoError("engine-failed", routine=routine.name, why=f"status {status}")
        if signature.result is None:
            return None
        letter = signature.written()["result"]
        (result,) = struct.unpack(f"<{letter}", self._host.read(self._call, SLOT))
        return bool(result) if signature.result is bool else result

    def read(self, address: int, count: int) -> bytes:
        """So many bytes of the memory."""
        return self._host.read(address, count)

    def write(self, address: int, data: bytes) -> None:
        """Write to the memory."""
        self._host.write(address, data)

    def address_of(self, address: int) -> int:
        """Where in this process a byte of the memory is."""
        return address_of(self._host, address)

    def _allocate(self, data: bytes) -> int:
        address = self._free
        self._free = _aligned(address + len(data))
        missing = self._free - self._host.size()
        if missing > 0:
            self._host.grow(-(-missing // PAGE))
        self._host.write(address, data)
        return address


def _flattened(values: Any, dimensions: int) -> tuple[tuple[int, ...], list[Any]]:
    """The shape of nested lists, and their numbers."""
    shape = []
    numbers = list(values)
    for i in range(dimensions):
        if i:
            shape.append(len(numbers[0]) if numbers else 0)
            numbers = [number for row in numbers for number in row]
        else:
            shape.append(len(numbers))
    return tuple(shape), numbers


def _packed(kind: Kind, numbers: list[Any]) -> bytes:
    return struct.pack(f"<{len(numbers)}{kind.letter}", *numbers)


def _aligned(address: int) -> int:
    return -(-address // _ALIGNED) * _ALIGNED


@cache
def _manifest() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(MANIFEST.read_text(encoding="utf-8"))
    return found
