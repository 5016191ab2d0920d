"""The stored events of a table: one JSON object for each, never changed afterwards.

A table is a fold over its events (:class:`calico.table.game.state.TableState`).  These models are
for stored data alone, not for the API.  Events of earlier releases must stay readable: a field
may be added with a default, none may change its meaning or go.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from calico.rules.options import Options


class Stored(BaseModel):
    """What all stored models have in common: unknown fields of later releases are ignored."""

    model_config = ConfigDict(frozen=True)


class TableTerms(Stored):
    """What was agreed when the table was created; the first five fields are the options."""

    setup: str
    edition: str
    variants: list[str]
    restriction: str | None
    scenario: int | None
    chosen_cats: list[str] | None
    first: int | None
    turn_seconds: int | None
    listed: bool
    take_back: bool
    hints: bool = False
    """Whether hints are allowed; earlier releases had none."""

    @property
    def options(self) -> Options:
        """The options of the game."""
        return Options.from_ids(
            edition=self.edition,
            setup=self.setup,
            variants=self.variants,
            restriction=self.restriction,
            scenario=self.scenario,
        )


class StoredSeat(Stored):
    """A seat as it was created; a person has a guest, a bot a level, an open seat neither."""

    name: str | None = None
    guest: str | None = None
    level: str | None = None
    here: bool = False
    """Whether it is somebody else at the guest's screen."""


class Created(Stored):
    """A table was created."""

    what: Literal["created"] = "created"
    calico: int = 1
    """The version of this format."""
    terms: TableTerms
    seats: list[StoredSeat]
    host: str
    secret: str
    entropy: list[str] = []
    before: str | None = None
    """The table that this is a rematch of."""
    daily: str | None = None
    """The date of the daily quilt that this is, such as ``2026-11-16``."""
    deal: int = 1
    """The version of :mod:`calico.rules.luck.deal`; earlier releases knew the first only."""


class Seated(Stored):
    """A person took an open seat."""

    what: Literal["seated"] = "seated"
    seat: int
    guest: str
    name: str
    entropy: str = ""


class Left(Stored):
    """A person left their seat before the game began, and it is open again."""

    what: Literal["left"] = "left"
    seat: int


class Given(Stored):
    """An open seat was given to a bot."""

    what: Literal["given"] = "given"
    seat: int
    name: str
    level: str


class Started(Stored):
    """The last seat was taken: the game begins, and seats are in turn order from here on."""

    what: Literal["started"] = "started"
    first: int
    """The seat, as they were before, that starts (R2.6)."""


class Chosen(Stored):
    """Somebody chose their goals (R2.4)."""

    what: Literal["chosen"] = "chosen"
    seat: int
    goals: tuple[str, str, str]


class Moved(Stored):
    """A turn was played."""

    what: Literal["moved"] = "moved"
    move: str


class Asked(Stored):
    """Somebody asked to go back to before move ``number``."""

    what: Literal["asked"] = "asked"
    seat: int
    number: int


class Agreed(Stored):
    """The person of this seat agreed to that."""

    what: Literal["agreed"] = "agreed"
    seat: int


class Refused(Stored):
    """The person of this seat did not."""

    what: Literal["refused"] = "refused"
    seat: int


class TakenBack(Stored):
    """All agreed, and the game went back to before move ``number``."""

    what: Literal["taken_back"] = "taken_back"
    number: int


class Replaced(Stored):
    """A bot continues for a person who has left."""

    what: Literal["replaced"] = "replaced"
    seat: int
    level: str


class StoodIn(Stored):
    """A bot failed, and another level plays for it from here on."""

    what: Literal["stood_in"] = "stood_in"
    seat: int
    level: str


class Recovered(Stored):
    """That bot plays again itself."""

    what: Literal["recovered"] = "recovered"
    seat: int


class Returned(Stored):
    """That person is back."""

    what: Literal["returned"] = "returned"
    seat: int


class Closed(Stored):
    """The table was closed."""

    what: Literal["closed"] = "closed"


class Rematch(Stored):
    """The same people play again at another table."""

    what: Literal["rematch"] = "rematch"
    table: str


class Hinted(Stored):
    """Somebody was shown a hint about their turn."""

    what: Literal["hinted"] = "hinted"
    seat: int
    turn: int
    """Which turn of this seat, counted from 1; 0 is the choice of goals."""
    stage: int
    """How much it said: 1 is which tile, 2 which part of the quilt, 3 the move, 4 the best few."""


TableEvent = Annotated[
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
    | Rematch
    | Hinted,
    Field(discriminator="what"),
]

_reader: TypeAdapter[TableEvent] = TypeAdapter(TableEvent)


def read_event(text: str | bytes) -> TableEvent:
    """The event stored as ``text``."""
    return _reader.validate_json(text)


def write_event(event: TableEvent) -> str:
    """``event`` as text."""
    return event.model_dump_json(exclude_defaults=False)
