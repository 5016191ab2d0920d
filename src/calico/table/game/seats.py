"""Seats of a table: who may sit there, and what they are called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from calico.errors import TableError
from calico.lang import known as in_words
from calico.lang import say
from calico.players.agent import playable
from calico.rules.names import check_new_name
from calico.rules.options import MOST_PLAYERS
from calico.rules.setup import LONGEST_NAME
from calico.table.game.events import SeatKept
from calico.table.schema.requests import SeatWish
from calico.table.schema.responses import SeatKind


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
        """Who sits here: `open`, `person`, `bot`, or `away` for a person whose bot plays."""
        if self.guest is None:
            return "open" if self.level is None else "bot"
        return "person" if self.level is None else "away"


def made(wish: SeatWish, host: str, name: str, taken: Sequence[str | None]) -> SeatKept:
    """The seat that ``host``, called ``name``, wishes for."""
    if wish.kind == "open":
        return SeatKept()
    if wish.kind == "bot":
        level = check_level(wish.level)
        return SeatKept(name=bot_name(level, taken), level=level)
    if wish.kind == "here" and wish.name is None:
        raise TableError("name-missing")
    if wish.name is not None:
        check_new_name(wish.name)
    called = wish.name or name
    return SeatKept(name=distinct(called, taken), guest=host, here=wish.kind == "here")


def check_level(level: str | None) -> str:
    """``level``, if there is such a bot."""
    if level is None or level not in playable():
        raise TableError("unknown-agent", text=level, known=", ".join(playable()))
    return level


def bot_name(level: str, taken: Sequence[str | None]) -> str:
    """What a bot is called, in the language of whoever gives it a seat."""
    key = f"level.{level}"
    return distinct(say(key) if in_words(key) else level.capitalize(), taken)


def distinct(name: str, taken: Sequence[str | None]) -> str:
    """``name``, or with a number after it if somebody at the table is called so."""
    if name not in taken:
        return name
    numbered = (f"{name[: LONGEST_NAME - 2]} {n}" for n in range(2, MOST_PLAYERS + 2))
    return next(other for other in numbered if other not in taken)
