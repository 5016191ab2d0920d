"""The other answers: errors, guests, lists of tables, the server and the rules."""

from __future__ import annotations

from pydantic import Field

from calico.table.schema.fields import Message


class Error(Message):
    """The one shape of an error."""

    code: str
    message: str
    rule: str | None = None


class Guest(Message):
    """You, as the server knows you."""

    name: str


class PersonalToken(Message):
    """What proves elsewhere who you are: keep it to yourself."""

    token: str


class NewGuest(Guest):
    """You, and what proves it elsewhere: keep the token to yourself."""

    token: str


class Health(Message):
    """Whether tables can be read and written."""

    healthy: bool


class BotsView(Message):
    """How the bots of the server are."""

    preparing: bool
    """Whether strong and master are still being made ready: never, since they need no compiler."""


class ReachView(Message):
    """How others come to this server, for a page that was opened on the server's own machine."""

    here_only: bool
    """Whether nobody on another machine can connect."""
    host: str | None
    """The address of the machine in its network, to stand for `localhost` in a link."""


class TableLine(Message):
    """A table in a list."""

    table: str
    phase: str
    names: list[str | None]
    """Who sits where; nobody on an open seat."""
    setup: str
    scenario: int | None
    your_turn: bool
    scores: list[int] | None
    updated: int
    daily: str | None = None
    """The day whose daily quilt this is."""
    edition: str = "final"
    levels: list[str | None] = Field(default=[])
    """Which bot plays where; nothing for people."""


class TableList(Message):
    """Tables, the latest first."""

    tables: list[TableLine]


class Choices(Message):
    """What would be refused of a request for a table, or of one with one thing changed."""

    refused: Error | None
    """Why the request as it stands would be refused."""
    changes: dict[str, Error]
    """Why a change would be: by `setup.ID`, `edition.ID`, `variant.ID`, `restriction.ID`,
    `scenario.N`, `players.N` or `cat.ID`; what is not named here is possible."""
    cats: list[str] | None
    """The cats that setup or scenario give; nothing where they can be chosen."""
    counts: str
    """What such a game counts for on the charts, as in a view of its table."""


class RulesText(Message):
    """The rules, in Markdown."""

    text: str
