"""A table as somebody requests it, before it is created."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from calico.rules.options import Options


class SeatFor(StrEnum):
    """Who is to have a seat of a new table."""

    ME = "me"
    """Whoever creates the table."""
    HERE = "here"
    """Another person at the same screen."""
    OPEN = "open"
    """Whoever takes it."""
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class SeatSpec:
    """A seat of a new table."""

    kind: SeatFor
    name: str | None = None
    """The name of a person at this screen; the host's own name if they give no other."""
    level: str | None = None
    """Which bot."""


@dataclass(frozen=True, slots=True)
class TableSpec:
    """A new table."""

    seats: Sequence[SeatSpec]
    options: Options = field(default_factory=Options)
    cats: Sequence[str] | None = None
    """Three cats, or None to leave them to chance."""
    first: int | None = None
    """The seat that starts, or None to leave it to chance."""
    turn_seconds: int | None = None
    """Seconds after which the others may let a bot continue for somebody."""
    listed: bool = False
    take_back: bool = False
    hints: bool | None = None
    """Whether hints are allowed; None is where no seat is open to others."""
    entropy: str = ""
    """The host's contribution to the seed."""
