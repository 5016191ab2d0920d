"""The household of this machine: one file in the data folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from filelock import FileLock
from rich.console import Console
from rich.progress import Progress

from calico.campaign.document import dumps, read
from calico.campaign.household import Household
from calico.cli.files.atomic import write_text
from calico.cli.files.saves import autosave_path
from calico.errors import CalicoError
from calico.lang import say
from calico.rules.strict import LARGEST


def household_path() -> Path:
    """Where the household is saved."""
    return autosave_path().with_name("household.json")


def load_household() -> Household:
    """The household as it is saved; an empty one if none is."""
    path = household_path()
    try:
        with path.open("rb") as stream:
            text = stream.read(LARGEST + 1)
    except (FileNotFoundError, NotADirectoryError):
        return Household()
    except OSError as error:
        raise CalicoError("household-file", path=path, reason=error.strerror) from None
    try:
        return read_document(text)
    except CalicoError as reason:
        raise CalicoError("household-file", path=path, reason=reason) from None


def change_household(change: Callable[[Household], Household]) -> Household:
    """Save what ``change`` makes of the household, and return it.

    Other processes wait meanwhile.  A file that cannot be read is left as it is.
    """
    path = household_path()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(path.with_suffix(".lock")).acquire()
    except OSError as error:
        raise CalicoError("cannot-write", path=path, why=error.strerror) from None
    with lock:
        after = change(load_household())
        write_text(path, dumps(after))
        return after


def read_document(text: bytes) -> Household:
    """The household in a document, with a progress bar, as many games take a while."""
    terminal = Console(stderr=True)
    with Progress(console=terminal, transient=True, disable=not terminal.is_terminal) as bar:
        task = bar.add_task(say("chart.reading"), total=None)
        return read(text, lambda done, games: bar.update(task, completed=done, total=games))
