"""The file of the learned weights: numbers of 16 bits, as NumPy's ``savez_compressed`` packs them.

Read and written without NumPy, which is not installed where people play.
"""

from __future__ import annotations

import ast
import hashlib
import struct
import zipfile
from array import array
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, BinaryIO, Final

from calico.engine.kinds import Kind
from calico.engine.workspace import Workspace

_NAME: Final = "w.npy"
_MAGIC: Final = b"\x93NUMPY\x01\x00"
_START: Final = len(_MAGIC) + 2
_ALIGNED: Final = 64
_SINGLES: Final = Kind("f")


def weights(space: Workspace) -> Any:
    """The weights of the package, in ``space``; put there once."""
    return space.keep(weights, _SINGLES, _packed())


@cache
def digest() -> str:
    """The digest of the weights of the package: 16 hexadecimal digits."""
    return hashlib.sha256(_shipped().read_bytes()).hexdigest()[:16]


def _shipped() -> Any:
    return files(__package__) / "weights.npz"


@cache
def _packed() -> bytes:
    with _shipped().open("rb") as stream:
        return array("f", load(stream)).tobytes()


def load(source: Path | BinaryIO | Any) -> Sequence[float]:
    """Read weights."""
    with zipfile.ZipFile(source) as file:
        data = file.read(_NAME)
    (length,) = struct.unpack_from("<H", data, len(_MAGIC))
    header = ast.literal_eval(data[_START : _START + length].decode("ascii"))
    if not data.startswith(_MAGIC) or header["descr"] != "<f2":
        raise ValueError(f"{source} holds no weights of 16 bits")
    (count,) = header["shape"]
    return struct.unpack_from(f"<{count}e", data, _START + length)


def save(values: Sequence[float], stream: BinaryIO) -> None:
    """Write weights as a small file, the same for the same values."""
    header = f"{{'descr': '<f2', 'fortran_order': False, 'shape': ({len(values)},), }}"
    padding = -(_START + len(header) + 1) % _ALIGNED
    header += " " * padding + "\n"
    data = _MAGIC + struct.pack("<H", len(header)) + header.encode("ascii")
    data += struct.pack(f"<{len(values)}e", *values)
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr(zipfile.ZipInfo(_NAME), data, zipfile.ZIP_DEFLATED)
