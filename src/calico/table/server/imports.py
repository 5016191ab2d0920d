"""Reading a document of a household in a process of its own.

Millions of small values in 8 MB of JSON would hold the interpreter, and so everybody, for half a
second: Python makes, checks and frees them without a pause.  The process runs :func:`main`: a
document comes by its standard input, and a pickle goes back, in which games are in small parts.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from itertools import islice
from typing import Any, Final

from calico.campaign.household import Household
from calico.errors import CalicoError, TableError, quoted
from calico.table.service.households.documents import read_document

_PART: Final = 50
"""Games that are unpickled at once, which takes a few milliseconds."""
_SHORT: Final = 200
"""Characters of foreign text that an error may carry."""


class _Quoted(str):
    """Input in the words of an error, quoted already."""

    __slots__ = ()
    __repr__ = str.__str__


def household_in(body: bytes) -> Household:
    """The household in the document ``body``; waits, so it is called from a thread."""
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", f"from {__name__} import main; main()"],
        input=body,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,  # Ctrl-C in the terminal is for its parent
        check=False,
    )
    if done.returncode:
        raise TableError("our-fault")
    # Only the process above, which is this very program, has written it.
    found = pickle.loads(done.stdout)  # noqa: S301
    if isinstance(found, CalicoError):
        raise found
    people, claims, parts = found
    games = {game.id: game for part in parts for game in pickle.loads(part)}  # noqa: S301
    return Household(people, games, claims)


def pickled(body: bytes) -> bytes:
    """The household in ``body`` as :func:`household_in` reads it, or why there is none."""
    try:
        household = read_document(body)
    except CalicoError as error:
        return pickle.dumps(_portable(error))
    games = iter(household.games.values())
    parts = []
    while part := list(islice(games, _PART)):
        parts.append(pickle.dumps(part))
    return pickle.dumps((household.people, household.claims, parts))


def _portable(value: Any) -> Any:
    """A detail of an error, or the error itself, without input that may be large."""
    if isinstance(value, CalicoError):
        value.details = {name: _portable(each) for name, each in value.details.items()}
        return value
    if isinstance(value, int) or (isinstance(value, str) and len(value) <= _SHORT):
        return value
    return _Quoted(quoted(value))


def main() -> None:
    """The process's side."""
    if hasattr(os, "nice"):
        os.nice(5)  # people first
    sys.stdout.buffer.write(pickled(sys.stdin.buffer.read()))
