"""Outages of the database: every request is refused, and the log has one line for each outage."""

from __future__ import annotations

import logging
from typing import Final, Literal

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from calico.errors import TableError

_LOST_STATES: Final = ("08", "25006", "53", "57", "58")
"""How SQLSTATE begins where PostgreSQL is gone, full, stopping, starting or read-only."""

_log = logging.getLogger(__name__)

Work = Literal["read", "write", "listen"]


def is_outage(error: BaseException) -> bool:
    """Whether ``error`` says that the database cannot be used, and not that we asked badly."""
    if isinstance(error, DBAPIError):
        state = getattr(error.orig, "sqlstate", None)
        if state:
            return str(state).startswith(_LOST_STATES)
        is_lost = isinstance(error, OperationalError | InterfaceError)
        return is_lost or error.connection_invalidated
    return isinstance(error, OSError | TimeoutError | sa.exc.TimeoutError)


def first_line(error: BaseException) -> str:
    """What ``error`` says, on one line."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    return next(iter(str(cause).splitlines()), "") or type(cause).__name__


class Outage:
    """Whether reading, writing and listening work now."""

    def __init__(self) -> None:
        self._failing: set[Work] = set()

    def begin(self, work: Work, error: BaseException) -> TableError:
        """Note that ``work`` failed; returns the error for the request."""
        if not self._failing:
            _log.error("the database cannot be used: %s", first_line(error))
        self._failing.add(work)
        return TableError("database-lost")

    def end(self, work: Work) -> None:
        """Note that ``work`` was done."""
        if work in self._failing:
            self._failing.discard(work)
            if not self._failing:
                _log.warning("the database can be used again")
