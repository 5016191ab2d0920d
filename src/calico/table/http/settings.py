"""What the app must know about where it runs."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

LARGEST_BODY: Final = 64 * 1024
"""No message is near so large: a request for a table has less than 2 KiB."""
LARGEST_FRAME: Final = 1024
"""A client has nothing to say on a WebSocket."""
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
