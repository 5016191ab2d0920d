"""Starts a game in the terminal: a new one, a saved one, or one from a few questions."""

from __future__ import annotations

import getpass
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from calico.cli.files import saves
from calico.cli.files.household import load_household
from calico.cli.play import session
from calico.cli.terminal import symbols
from calico.cli.terminal.keyboard import Keyboard
from calico.cli.terminal.screen import console
from calico.errors import CalicoError
from calico.lang import folded, say
from calico.rules.game import Game
from calico.rules.options import Mode, Options
from calico.rules.setup import check_name

BOT_NAMES: Final = ("Pim", "Quill", "Tansy", "Bobbin")


def name_bots(kinds: Sequence[str], people: Sequence[str]) -> dict[str, str]:
    """Names for bots of ``kinds`` that none of ``people`` has, each with its kind."""
    free = (name for name in BOT_NAMES if name not in people)
    return dict(zip(free, kinds, strict=False))


def login_name() -> str | None:
    """The login name as a player's name; None where there is none, as in some containers."""
    try:
        name = getpass.getuser().capitalize()
        check_name(name)
    except (CalicoError, KeyError, OSError, ImportError):
        return None
    return name


def begin(game: Game, bots: dict[str, str]) -> None:
    """Play ``game``, in which ``bots`` sit by name and kind.

    Alone, members of the household play the scenarios in order (R8.4); others play any.
    """
    scenario = game.options.scenario
    if scenario is not None and game.players == 1 and not bots:
        load_household().check_open(game.names[0], scenario.number)
    session.run(game, bots, console(), hints=[[] for _ in range(game.players)])


def resume(file: Path | None) -> None:
    """Continue the game saved in ``file``, or the last one played here."""
    path = file or saves.autosave_path()
    if not path.exists():
        raise CalicoError("nothing-saved", text=str(path))
    game, bots, hints = saves.resume(path)
    session.run(game, bots, console(), save=file, hints=hints)


def ask(seed: str | None) -> None:
    """Ask for the options of a game, and play it; Enter accepts the default."""
    out = console()
    questions = _StartQuestions(out)
    out.print(Text(say("start.welcome")))
    if saves.autosave_path().exists():
        try:
            game, bots, hints = saves.resume(saves.autosave_path())
        except CalicoError as error:
            out.print(Text(symbols.clean(str(error))))
        else:
            if not game.is_finished and questions.agrees(say("start.go-on")):
                session.run(game, bots, out, hints=hints)
                return
    people = int(questions.choose(say("start.people"), list("1234"), "1"))
    names: list[str] = []
    while len(names) < people:
        names.append(questions.name(names))
    count = 0
    if people < 4:
        numbers = [str(n) for n in range(5 - people)]
        count = int(questions.choose(say("start.bots"), numbers, "1" if people == 1 else "0"))
    setups = {say(f"setup.{mode}"): str(mode) for mode in Mode}
    setup = questions.choose(say("start.setup"), list(setups), next(iter(setups)))
    bots = name_bots(["decent"] * count, names)
    options = Options.from_ids(setup=setups[setup])
    begin(Game.new([*names, *bots], options=options, seed=seed), bots)


class _StartQuestions:
    """Questions in the player's language; Enter accepts the default."""

    def __init__(self, out: Console) -> None:
        self._out = out
        self._keyboard = Keyboard(out)

    def choose(self, question: str, choices: list[str], offered: str) -> str:
        """One of ``choices``, by its first letters or its number."""
        while True:
            answer = self._ask(f"{question} [{'/'.join(choices)}]", offered)
            wanted = folded(answer)
            if not any(choice.isdecimal() for choice in choices) and wanted.isdecimal():
                wanted = folded("".join(choices[int(wanted) - 1 : int(wanted)]))
            found = [choice for choice in choices if wanted and folded(choice).startswith(wanted)]
            if found:
                return found[0]
            self._out.print(Text(say("start.not-offered")))

    def agrees(self, question: str) -> bool:
        """Whether the answer is yes."""
        yes, no = say("start.yes"), say("start.no")
        return self.choose(question, [yes, no], yes) == yes

    def name(self, taken: list[str]) -> str:
        """A name that nobody else has."""
        number = len(taken) + 1
        offered = (None if taken else login_name()) or say("start.player", n=number)
        while True:
            name = self._ask(say("start.name", n=number), offered)
            try:
                check_name(name)
            except CalicoError as error:
                self._out.print(Text(symbols.clean(str(error))))
                continue
            if name not in taken:
                return name
            self._out.print(Text(say("start.name-taken", name=name)))

    def _ask(self, question: str, offered: str) -> str:
        return self._keyboard.ask(f"{question} ({offered}):") or offered
