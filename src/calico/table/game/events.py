"""What is kept of a table: a line of JSON for each thing that happened, never changed afterwards.

A table is a fold over these (:class:`calico.table.game.table.Table`).  Lines of earlier releases
must stay readable: a field may be added with a default, none may change its meaning or go.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from calico.table.schema.responses import Terms


class Line(BaseModel):
    """One thing that happened."""

    model_config = ConfigDict(frozen=True)


class SeatKept(BaseModel):
    """A seat as it was made; a person has a guest, a bot a level, an open seat neither."""

    model_config = ConfigDict(frozen=True)
    name: str | None = None
    guest: str | None = None
    level: str | None = None
    here: bool = False
    """Whether it is somebody else at the guest's screen."""


class Created(Line):
    """A table was made."""

    what: Literal["created"] = "created"
    calico: int = 1
    """The version of this format."""
    terms: Terms
    seats: list[SeatKept]
    host: str
    secret: str
    entropy: list[str] = []
    before: str | None = None
    """The table that this is a rematch of."""
    daily: str | None = None
    """The day whose daily quilt this is, such as ``2026-11-16``."""
    deal: int = 1
    """The version of the deal (:mod:`calico.rules.deal`); earlier releases knew the first only."""


class Seated(Line):
    """A person took an open seat."""

    what: Literal["seated"] = "seated"
    seat: int
    guest: str
    name: str
    entropy: str = ""


class Left(Line):
    """A person left their seat before the game began, and it is open again."""

    what: Literal["left"] = "left"
    seat: int


class Given(Line):
    """An open seat was given to a bot."""

    what: Literal["given"] = "given"
    seat: int
    name: str
    level: str


class Started(Line):
    """The last seat was taken: the game begins, and seats are in turn order from here on."""

    what: Literal["started"] = "started"
    first: int
    """The seat, as they were before, that starts (R2.6)."""


class Chosen(Line):
    """Somebody chose their goals (R2.4)."""

    what: Literal["chosen"] = "chosen"
    seat: int
    goals: tuple[str, str, str]


class Moved(Line):
    """A turn was played."""

    what: Literal["moved"] = "moved"
    move: str


class Asked(Line):
    """Somebody asked to go back to before move ``number``."""

    what: Literal["asked"] = "asked"
    seat: int
    number: int


class Agreed(Line):
    """The person of this seat agreed to that."""

    what: Literal["agreed"] = "agreed"
    seat: int


class Refused(Line):
    """The person of this seat did not."""

    what: Literal["refused"] = "refused"
    seat: int


class TakenBack(Line):
    """All agreed, and the game went back to before move ``number``."""

    what: Literal["taken_back"] = "taken_back"
    number: int


class Replaced(Line):
    """A bot goes on for a person who is gone."""

    what: Literal["replaced"] = "replaced"
    seat: int
    level: str


class StoodIn(Line):
    """A bot failed, and another level plays for it from here on."""

    what: Literal["stood_in"] = "stood_in"
    seat: int
    level: str


class Recovered(Line):
    """That bot plays again itself."""

    what: Literal["recovered"] = "recovered"
    seat: int


class Returned(Line):
    """That person is back."""

    what: Literal["returned"] = "returned"
    seat: int


class Closed(Line):
    """Nobody is left to play."""

    what: Literal["closed"] = "closed"


class Rematch(Line):
    """The same people meet again at another table."""

    what: Literal["rematch"] = "rematch"
    table: str


Kept = Annotated[
    Created
    | Seated
    | Left
    | Given
    | Started
    | Chosen
    | Moved
    | Asked
    | Agreed
    | Refused
    | TakenBack
    | Replaced
    | StoodIn
    | Recovered
    | Returned
    | Closed
    | Rematch,
    Field(discriminator="what"),
]

_reader: TypeAdapter[Kept] = TypeAdapter(Kept)


def read(text: str | bytes) -> Kept:
    """The line written ``text``."""
    return _reader.validate_json(text)


def write(line: Kept) -> str:
    """``line`` as text."""
    return line.model_dump_json(exclude_defaults=False)
