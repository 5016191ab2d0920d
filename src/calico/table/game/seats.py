"""Seats of a table: who sits there, and their names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from calico.errors import TableError
from calico.lang import known as in_words
from calico.lang import say
from calico.players.agent import playable
from calico.rules.names import check_new_name
from calico.rules.options import MOST_PLAYERS
from calico.rules.setup import LONGEST_NAME
from calico.table.game.events import StoredSeat
from calico.table.game.spec import SeatFor, SeatSpec


class SeatKind(StrEnum):
    """Who sits in a seat."""

    OPEN = "open"
    PERSON = "person"
    BOT = "bot"
    AWAY = "away"
    """A person for whom a bot plays."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: a person has a guest, a bot a level; a bot that finishes for a person has both."""

    name: str | None
    guest: str | None
    level: str | None
    here: bool = False
    """Whether it is somebody else at the guest's screen."""
    stand_in: str | None = None
    """The level that plays because the one that should has failed."""

    @property
    def kind(self) -> SeatKind:
        """Who sits here."""
        if self.guest is None:
            return SeatKind.OPEN if self.level is None else SeatKind.BOT
        return SeatKind.PERSON if self.level is None else SeatKind.AWAY


def new_seat(spec: SeatSpec, host: str, name: str, taken: Sequence[str | None]) -> StoredSeat:
    """The seat that ``host``, whose name is ``name``, requests."""
    if spec.kind is SeatFor.OPEN:
        return StoredSeat()
    if spec.kind is SeatFor.BOT:
        level = check_level(spec.level)
        return StoredSeat(name=bot_name(level, taken), level=level)
    is_here = spec.kind is SeatFor.HERE
    if is_here and spec.name is None:
        raise TableError("name-missing")
    if spec.name is not None:
        check_new_name(spec.name)
    return StoredSeat(name=distinct(spec.name or name, taken), guest=host, here=is_here)


def check_level(level: str | None) -> str:
    """``level``, if there is such a bot."""
    if level is None or level not in playable():
        raise TableError("unknown-agent", text=level, known=", ".join(playable()))
    return level


def bot_name(level: str, taken: Sequence[str | None]) -> str:
    """The name of a bot, in the language of whoever gives it a seat."""
    key = f"level.{level}"
    return distinct(say(key) if in_words(key) else level.capitalize(), taken)


def distinct(name: str, taken: Sequence[str | None]) -> str:
    """``name``, or with a number after it if somebody at the table has that name."""
    if name not in taken:
        return name
    numbered = (f"{name[: LONGEST_NAME - 2]} {n}" for n in range(2, MOST_PLAYERS + 2))
    return next(other for other in numbered if other not in taken)
