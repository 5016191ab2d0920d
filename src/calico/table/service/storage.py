"""The storage interface: what the service stores, as plain data, and what it needs of a store.

:mod:`calico.table.store` implements it with SQLAlchemy, :mod:`calico.table.browser` on the storage
of a browser.  Everything that one call writes is stored together or not at all, and is durable when
the call returns.  A store that cannot be used raises a :class:`~calico.errors.TableError` with the
code ``database-lost``, or one that begins with ``storage-``.  Times are milliseconds since 1970.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

# Guests.


@dataclass(frozen=True, slots=True)
class StoredGuest:
    """A person as stored."""

    id: str
    name: str


class GuestStore(Protocol):
    """Guests, and the digests of the tokens that prove who they are."""

    async def add(self, guest: StoredGuest, token_digest: str, created: int) -> None:
        """Store a new guest."""

    async def get(self, guest_id: str) -> StoredGuest | None:
        """The guest with that id."""

    async def with_token(self, token_digest: str) -> StoredGuest | None:
        """The guest whose token has that digest."""

    async def set_name(self, guest_id: str, name: str) -> bool:
        """Change the name of a guest; False if there is no such guest."""

    async def set_token(self, guest_id: str, token_digest: str) -> bool:
        """Replace the token of a guest; False if there is no such guest."""


# Tables.


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event of a table as it was stored: its time and its text."""

    at: int
    text: str


@dataclass(frozen=True, slots=True)
class NewEvent:
    """An event to be stored; ``number`` counts the events of a table from 1."""

    table_id: str
    number: int
    at: int
    text: str

    @property
    def key(self) -> tuple[str, int]:
        """What no other event has."""
        return self.table_id, self.number


@dataclass(frozen=True, slots=True)
class StoredSummary:
    """What lists show of a table, and the guests who find it in theirs."""

    table_id: str
    updated: int
    phase: str
    listed: bool
    text: str
    guests: frozenset[str]


@dataclass(frozen=True, slots=True)
class BotDue:
    """From when on a bot is to act, who created the table, and which bot."""

    at: int
    guest_id: str
    level: str


@dataclass(frozen=True, slots=True)
class DailyOutcome:
    """A daily quilt that is over; without points if it was given up."""

    table_id: str
    over: int
    score: int | None = None
    goals: int | None = None
    cats: int | None = None
    buttons: int | None = None


@dataclass(frozen=True, slots=True)
class TableChange:
    """Events that follow each other, and what is stored with them."""

    events: Sequence[NewEvent]
    summaries: Sequence[StoredSummary] = ()
    bot_turns: Mapping[str, BotDue | None] = field(default_factory=dict)
    """For each table which of its bots is to act; None if no bot is."""
    outcomes: Sequence[DailyOutcome] = ()

    @property
    def keys(self) -> set[tuple[str, int]]:
        """The keys of all events."""
        return {event.key for event in self.events}


class TableStore(Protocol):
    """The events of tables, which are the truth, and the summaries for lists."""

    async def events(self, table_id: str, after: int = 0) -> Sequence[StoredEvent]:
        """The events of a table after the first ``after``, in order."""

    async def write(self, change: TableChange) -> bool:
        """Store ``change``; False, and nothing stored, if one of its events is there already."""

    async def of_guest(self, guest_id: str) -> list[str]:
        """The texts of the summaries of a guest's tables, the latest first."""

    async def listed(self) -> list[str]:
        """The texts of the summaries of listed tables that are not over, the latest first."""


# Turns of bots.


@dataclass(slots=True)
class BotTurn:
    """A turn of a bot that was claimed until ``lease``."""

    table_id: str
    due: int
    lease: int
    guest_id: str = ""
    level: str = ""


class BotTurnStore(Protocol):
    """Turns that bots have to take, so that a crash only delays them."""

    async def claim(
        self,
        levels: Collection[str],
        *,
        others: bool,
        now: int,
        lease: int,
        rank: Callable[[BotTurn], float],
    ) -> BotTurn | None:
        """Claim a turn for ``lease`` milliseconds: the lowest by ``rank`` of those not claimed.

        It is a turn of one of ``levels``, or with ``others`` of any other level.  A lease that
        ends more than twice as late as a new one is ignored: the clock was set back.
        """

    async def renew(self, turns: Sequence[BotTurn], until: int) -> None:
        """Change the leases of those ``turns`` that are still the same."""

    async def drop(self, turn: BotTurn) -> None:
        """Remove a turn, if it is still the same."""

    async def count_others(self, guest_id: str, levels: Collection[str]) -> int:
        """How many turns of other levels than these wait at tables of a guest."""


# Daily quilts.


@dataclass(frozen=True, slots=True)
class DailyEntry:
    """A guest's daily quilt: its table, and when it was over."""

    table_id: str
    over: int | None


@dataclass(frozen=True, slots=True)
class DailyScore:
    """A finished daily quilt; equal scores have the same place."""

    place: int
    guest_id: str
    table_id: str
    name: str
    score: int
    goals: int
    cats: int
    buttons: int


@dataclass(frozen=True, slots=True)
class DailyScores:
    """The finished quilts of a day, the best first, and how many there are in all."""

    finished: int
    scores: Sequence[DailyScore]


class DailyStore(Protocol):
    """Who plays the daily quilt of a day, at which table, and the outcome."""

    async def begin(self, day: str, guest: StoredGuest, table_id: str, change: TableChange) -> str:
        """Store the table of a guest for ``day``; if there is one already, its id instead."""

    async def entry(self, day: str, guest_id: str) -> DailyEntry | None:
        """The quilt of a guest of ``day``."""

    async def scores(self, day: str, guest_id: str | None, limit: int) -> DailyScores:
        """The best ``limit`` quilts of ``day``, and the guest's own."""


# Households.


@dataclass(frozen=True, slots=True)
class StoredPerson:
    """A person of a household; the guest, who is not stored here, has the place 0."""

    place: int
    name: str
    folded: str
    """The name as names are compared; unique in a household."""


@dataclass(frozen=True, slots=True)
class StoredSitting:
    """A seat of a stored game that somebody of the household may have had.

    It belongs to the person at ``place``; without one, to whoever has the name.
    """

    game_id: str
    seat: int
    folded: str
    place: int | None


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A finished game: the record or the sheet, and what was computed from it."""

    id: str
    digest: str
    source: str
    at: int
    facts: str
    document: str = ""
    """The record or sheet as text; empty where it was not asked for."""


@dataclass(frozen=True, slots=True)
class GameEntry:
    """A game that enters a household, with the seats of its people."""

    game: StoredGame
    sittings: Sequence[StoredSitting]


@dataclass(frozen=True, slots=True)
class StoredClaim:
    """An achievement that was claimed by the person at ``place``."""

    place: int
    achievement: str
    game_id: str
    at: int


@dataclass(frozen=True, slots=True)
class StoredHousehold:
    """Everything that is stored of a household."""

    people: Sequence[StoredPerson]
    sittings: Sequence[StoredSitting]
    games: Sequence[StoredGame]
    """In the order they were played."""
    claims: Sequence[StoredClaim]
    """In the order they were claimed."""


@dataclass(frozen=True, slots=True)
class HouseholdChange:
    """What comes into a household with a document."""

    people: Sequence[StoredPerson]
    games: Sequence[GameEntry]
    sittings: Sequence[StoredSitting]
    """Seats of games that were stored before."""
    claims: Sequence[StoredClaim]


class HouseholdStore(Protocol):
    """The households of guests.

    What returns False stored nothing, as something else was stored meanwhile: load again.
    """

    async def load(self, guest_id: str, *, documents: bool = False) -> StoredHousehold:
        """The household of a guest; with the records of its games if ``documents``."""

    async def document(self, guest_id: str, game_id: str) -> str:
        """The record or the sheet of a game."""

    async def has_name(self, guest_id: str, folded: str) -> bool:
        """Whether somebody of the household, but for the guest, has this name."""

    async def new_tables(self, guest_id: str) -> list[str]:
        """The finished tables of a guest that are not in the household yet."""

    async def add_tables(self, guest_id: str, entries: Sequence[GameEntry]) -> None:
        """Enter finished tables; those that are there already stay as they are."""

    async def set_facts(self, guest_id: str, game_id: str, facts: str) -> None:
        """Replace what was computed from a game."""

    async def add_person(self, guest_id: str, person: StoredPerson) -> bool:
        """Add somebody at a free place, without anything of who had it before."""

    async def rename_person(self, guest_id: str, old: StoredPerson, new: StoredPerson) -> bool:
        """Rename somebody; seats taken under the old name stay theirs."""

    async def remove_person(self, guest_id: str, person: StoredPerson) -> bool:
        """Remove somebody with their claims; their seats belong again to whoever has the name."""

    async def add_claim(self, guest_id: str, claim: StoredClaim) -> bool:
        """Store a claim; False if the achievement or the game has been claimed (R9.2)."""

    async def merge(self, guest_id: str, change: HouseholdChange) -> bool:
        """Store ``change``, in parts so that nobody waits for long.

        A crash between parts leaves whole games out; the same change can be merged again.
        """


# All of it.


class Storage(Protocol):
    """A store that is open."""

    is_shared: bool
    """Whether other processes may write too."""

    @property
    def guests(self) -> GuestStore:
        """The guests."""

    @property
    def tables(self) -> TableStore:
        """The tables."""

    @property
    def bot_turns(self) -> BotTurnStore:
        """The turns of bots."""

    @property
    def dailies(self) -> DailyStore:
        """The daily quilts."""

    @property
    def households(self) -> HouseholdStore:
        """The households."""

    @property
    def is_alive(self) -> bool:
        """Whether anything can still be written."""

    @property
    def commits(self) -> int:
        """How many transactions were committed."""

    @property
    def writes(self) -> int:
        """How many writes were in these."""

    async def subscribe(
        self,
        changed: Callable[[str, int], None],
        missed: Callable[[], None],
        received: Callable[[str], None],
    ) -> None:
        """Begin to call ``changed`` with table and version after every write of any process.

        ``received`` gets the broadcasts of all processes, also of this one.  ``missed`` means that
        notifications may have been lost.  Does nothing if no other process can write.
        """

    def broadcast(self, text: str) -> None:
        """Send a text, which is not stored, to the other processes, if there are any.

        It is lost if they cannot be reached.  A text has at most 7,000 bytes.
        """

    async def check(self) -> None:
        """Write something and remove it again; an error if that is not possible."""

    async def close(self) -> None:
        """Write what waits, and close the store."""
