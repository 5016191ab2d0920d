"""calico.wasm on V8, the engine of Chromium, through Node: a host as a browser has one."""

from __future__ import annotations

import shutil
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from calico.engine.host import MODULE, Trap

SCRIPT: Final = Path(__file__).with_name("v8.mjs")


def node() -> str | None:
    """The Node that builds the page, or another."""
    own = Path(sys.executable).with_name("node")
    return str(own) if own.exists() else shutil.which("node")


class V8Host:
    """One instance of the module in a process of Node."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process

    def size(self) -> int:
        """How many bytes the memory has."""
        return self._ask("s")

    def grow(self, pages: int) -> None:
        """Make the memory larger by so many pages."""
        self._ask("g", pages)

    def read(self, address: int, count: int) -> bytes:
        """So many bytes of the memory."""
        self._ask("r", address, struct.pack("<I", count))
        return self._take(count)

    def write(self, address: int, data: bytes) -> None:
        """Write ``data`` to the memory."""
        self._ask("w", address, data)

    def call(self, name: str, address: int) -> int:
        """Call an exported function with an address."""
        return self._ask("c", address, name.encode())

    def heap(self) -> int:
        """The first address that the module leaves to the host."""
        return self._ask("h")

    def _ask(self, letter: str, number: int = 0, data: bytes = b"") -> int:
        stdin = self._process.stdin
        assert stdin is not None
        stdin.write(letter.encode() + struct.pack("<II", number, len(data)) + data)
        stdin.flush()
        failed, answer = struct.unpack("<?i", self._take(5))
        if failed:
            raise Trap(self._take(answer).decode())
        return int(answer)

    def _take(self, count: int) -> bytes:
        stdout = self._process.stdout
        assert stdout is not None
        data = stdout.read(count)
        assert len(data) == count, "Node has ended"
        return data


@contextmanager
def v8() -> Iterator[V8Host]:
    """A host that ends with the block."""
    command = [node() or "node", str(SCRIPT), str(MODULE)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        try:
            yield V8Host(process)
        finally:
            process.kill()
