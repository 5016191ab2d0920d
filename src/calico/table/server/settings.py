"""What a host may keep private: the data folder, and the secret key that signs cookies."""

from __future__ import annotations

import os
import secrets
import stat
from pathlib import Path
from typing import Final

from calico.errors import CalicoError

_SHORTEST_KEY: Final = 32


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
