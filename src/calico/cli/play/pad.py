"""The score pad in the terminal: a sheet from a file or from answers, added to the household."""

from __future__ import annotations

import shlex
from pathlib import Path

from rich.console import Console
from rich.style import Style
from rich.text import Text

from calico.campaign.document import game_of_sheet
from calico.campaign.household import PlayedGame
from calico.campaign.pad.pad import evaluate
from calico.campaign.pad.sheet import Sheet
from calico.cli.files.atomic import write_text
from calico.cli.files.household import change_household, load_household
from calico.cli.files.output import is_standard, opened
from calico.cli.files.records import read_bytes
from calico.cli.play import claims
from calico.cli.play.pad_questions import asked
from calico.cli.terminal import symbols
from calico.cli.terminal.keyboard import Keyboard
from calico.cli.terminal.screen import print_sentence
from calico.errors import CalicoError
from calico.lang import say
from calico.rules.options import Options


def read_sheet(file: str) -> Sheet:
    """The sheet in ``file``, or on standard input for ``-``."""
    return Sheet.parse(read_bytes(file))


def write_sheet(path: Path, sheet: Sheet) -> None:
    """Write ``sheet`` to ``path``, or to standard output for ``-``."""
    if is_standard(path):
        with opened(path) as stream:
            stream.write(sheet.dumps())
    else:
        write_text(path, sheet.dumps())


def ask(options: Options, save: Path | None, out: Console) -> Sheet:
    """The sheet that the answers make, saved in ``save`` after every answer.

    A sheet that is in that file already is continued, with its own options.
    """
    file = None if is_standard(save) else save
    begun = None
    if file is not None and file.expanduser().exists():
        begun = read_sheet(str(file.expanduser()))
        options = Options.from_ids(**begun.options)
        print_sentence(out, say("pad.going-on", path=file))

    def store(sheet: Sheet) -> None:
        """Save; an error is shown, and the questions continue."""
        if file is not None:
            try:
                write_sheet(file, sheet)
            except CalicoError as error:
                out.print(Text(symbols.clean(say("play.not-saved", why=error)), Style(color="red")))

    try:
        return asked(begun, options, store, out)
    except (EOFError, KeyboardInterrupt) as end:
        if file is not None and file.expanduser().exists():
            command = f"calico pad --save {shlex.quote(str(file))}"
            print_sentence(out, say("play.left", path=file, command=command))
        if isinstance(end, EOFError):
            raise CalicoError("pad-unanswered") from None
        raise


def is_wrong(sheet: Sheet) -> bool:
    """Whether something on the sheet is impossible."""
    return any(not remark.missing for remark in evaluate(sheet).remarks)


def enter(sheet: Sheet) -> PlayedGame:
    """Add the game to the household, whose people are found by their names."""
    household = load_household()
    people: list[str | None] = []
    for player in sheet.players:
        person = household.find(player.name)
        people.append(person if person not in people else None)
    game = game_of_sheet(sheet.to_dict(), claims.now(), people, [None] * len(people))
    change_household(lambda current: current.enter(game))
    return game


def offer(game: PlayedGame, out: Console, *, ask: bool) -> None:
    """Show what the game is worth on the charts; ``ask`` the winners for their claims."""
    keyboard = Keyboard(out)
    live = keyboard if ask and keyboard.is_live else None
    claims.offer(load_household(), game, live, out)
