"""What a host may set, and the secret key that signs cookies."""

from __future__ import annotations

import os
import secrets
import stat
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from calico.errors import CalicoError

LARGEST_BODY: Final = 64 * 1024
"""No message is near so large: a wish for a table has less than 2 KiB."""
LARGEST_IMPORT: Final = 8 * 2**20
"""A household has 2 to 4 KiB for each of its games."""
LARGEST_FRAME: Final = 1024
"""A client has nothing to say on a WebSocket."""
_SHORTEST_KEY: Final = 32

WEB: Final = Path(__file__).parents[2] / "web"
"""Where the browser client is, if it is installed."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the app must know about where it runs."""

    key: bytes
    """Signs cookies; whoever has it can be anybody."""
    hosts: frozenset[str] | None = None
    """The names under which we are called, against DNS rebinding; None if they cannot be known."""
    limits: float = 1.0
    """Multiplies what anybody may ask for in a time; 0 for no limits, for measuring."""
    web: Path = WEB
    here_only: bool = False
    """Whether nobody on another machine can connect."""
    everywhere: bool = False
    """Whether we listen on every address of this machine."""


def private_folder(path: Path) -> Path:
    """``path`` as a folder that only its owner can read, made if it is not there."""
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise CalicoError("cannot-write", path=path, why=error.strerror) from None
    return path


def secret_key(path: Path) -> bytes:
    """The key in the file ``path``, made up the first time; nobody else may be able to read it."""
    try:
        made = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        pass
    except OSError as error:
        raise CalicoError("cannot-write", path=path, why=error.strerror) from None
    else:
        with os.fdopen(made, "w") as stream:
            stream.write(secrets.token_hex(_SHORTEST_KEY) + "\n")
    if os.name == "posix" and path.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        raise CalicoError("key-readable", path=path)
    key = path.read_bytes().strip()
    if len(key) < _SHORTEST_KEY:
        raise CalicoError("key-short", path=path, n=_SHORTEST_KEY)
    return key
