"""The household of this machine: one file in the data folder, replaced whole or not at all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from calico.campaign.document import dumps, read
from calico.campaign.household import Household
from calico.cli.files.saves import autosave_path, write_text
from calico.errors import CalicoError
from calico.lang import say
from calico.rules.strict import LARGEST


def household_path() -> Path:
    """Where the household is kept."""
    return autosave_path().with_name("household.json")


def household() -> Household:
    """The household as it is; nobody is in it until somebody is added."""
    return _read(_bytes())


def change(work: Callable[[Household], Household]) -> Household:
    """Let ``work`` make another household of this one, and keep that.

    A file that cannot be read is left alone.  If another process has changed it meanwhile, the work
    is done again on what it made of it.
    """
    while True:
        before = _bytes()
        after = work(_read(before))
        if _bytes() == before:
            write_text(household_path(), dumps(after))
            return after


def read_document(text: bytes) -> Household:
    """The household in a document; many games take a while, so that it shows how far it is."""
    terminal = Console(stderr=True)
    with Progress(console=terminal, transient=True, disable=not terminal.is_terminal) as bar:
        task = bar.add_task(say("chart.reading"), total=None)
        return read(text, lambda done, games: bar.update(task, completed=done, total=games))


def _bytes() -> bytes | None:
    try:
        with household_path().open("rb") as stream:
            return stream.read(LARGEST + 1)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        raise CalicoError("household-file", path=household_path(), reason=error.strerror) from None


def _read(text: bytes | None) -> Household:
    if text is None:
        return Household()
    try:
        return read_document(text)
    except CalicoError as reason:
        raise CalicoError("household-file", path=household_path(), reason=reason) from None
