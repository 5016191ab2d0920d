"""The other answers: errors, guests, lists of tables, the server and the rules."""

from __future__ import annotations

from pydantic import Field

from calico.table.schema.fields import Message


class Error(Message):
    """An error."""

    code: str
    message: str
    rule: str | None = None


class Guest(Message):
    """A guest."""

    name: str


class PersonalToken(Message):
    """A token that signs in elsewhere: keep it secret."""

    token: str


class NewGuest(Guest):
    """A new guest, and the token that signs in elsewhere: keep it secret."""

    token: str


class Health(Message):
    """Whether tables can be read and written."""

    healthy: bool


class BotsView(Message):
    """The state of the bots of the server."""

    preparing: bool
    """Whether strong and master are still being prepared: always false, as nothing is compiled."""


class ReachView(Message):
    """How others reach this server, for a page that is open on the server's own machine."""

    here_only: bool
    """Whether nobody on another machine can connect."""
    host: str | None
    """The address of the machine in its network, to stand for `localhost` in a link."""


class TableLine(Message):
    """A table in a list."""

    table: str
    phase: str
    names: list[str | None]
    """The names by seat; null for an open seat."""
    setup: str
    scenario: int | None
    your_turn: bool
    scores: list[int] | None
    updated: int
    daily: str | None = None
    """The day whose daily quilt this is."""
    edition: str = "final"
    levels: list[str | None] = Field(default=[])
    """The levels of bots by seat; null for people."""


class TableList(Message):
    """Tables, the latest first."""

    tables: list[TableLine]


class Choices(Message):
    """Whether a request for a table would be refused, and which single changes of it would be."""

    refused: Error | None
    """Why the request would be refused; null if it is valid."""
    changes: dict[str, Error]
    """Why a change would be: by `setup.ID`, `edition.ID`, `variant.ID`, `restriction.ID`,
    `scenario.N`, `players.N` or `cat.ID`; what is not named here is possible."""
    cats: list[str] | None
    """The cats that the setup or scenario defines; null if they can be chosen."""
    counts: str
    """What such a game counts for, as in a view of its table."""


class RulesText(Message):
    """The rules, in Markdown."""

    text: str
