"""The way into a game at the keyboard: a new one, a saved one, or a few questions."""

from __future__ import annotations

import getpass
from pathlib import Path

from rich.prompt import Confirm, IntPrompt, Prompt

from calico.cli import home, play
from calico.cli.options import new_game
from calico.cli.screen import console
from calico.errors import CalicoError
from calico.lang import say
from calico.rules.game import Game
from calico.rules.setup import Mode, check_name


def begin(game: Game, bots: dict[str, str]) -> None:
    """Play ``game``, in which ``bots`` sit by name and kind.

    Who is in the household climbs the ladder of scenarios alone (R8.4); others play what they like.
    """
    scenario = game.options.scenario
    if scenario is not None and game.players == 1 and not bots:
        home.household().check_open(game.names[0], scenario.number)
    play.run(game, bots, console())


def go_on(file: Path | None) -> None:
    """Go on with the game saved in ``file``, or with the last one played here."""
    path = file or play.autosave_path()
    if not path.exists():
        raise CalicoError("nothing-saved", text=str(path))
    game, bots = play.resume(path)
    play.run(game, bots, console(), save=file)


def ask(seed: str | None) -> None:
    """Ask what a person must be asked, and play; Enter takes what is offered."""
    out = console()
    out.print(say("start.welcome"))
    if play.autosave_path().exists():
        try:
            game, bots = play.resume(play.autosave_path())
        except CalicoError as error:
            out.print(str(error))
        else:
            if not game.is_finished and Confirm.ask(say("start.go-on"), console=out, default=True):
                play.run(game, bots, out)
                return
    people = IntPrompt.ask(say("start.people"), console=out, choices=list("1234"), default=1)
    names: list[str] = []
    while len(names) < people:
        names.append(_ask_name(names))
    count = 0
    if people < 4:
        numbers = [str(n) for n in range(5 - people)]
        offered = 1 if people == 1 else 0
        count = IntPrompt.ask(say("start.bots"), console=out, choices=numbers, default=offered)
    setups = {say(f"setup.{mode}"): str(mode) for mode in Mode}
    setup = Prompt.ask(
        say("start.setup"), console=out, choices=list(setups), default=next(iter(setups))
    )
    game, bots = new_game(names=names, bots=["decent"] * count, setup=setups[setup], seed=seed)
    begin(game, bots)


def _ask_name(taken: list[str]) -> str:
    """A name that nobody else has."""
    offered = getpass.getuser().capitalize() if not taken else f"Player {len(taken) + 1}"
    while True:
        name = Prompt.ask(say("start.name", n=len(taken) + 1), console=console(), default=offered)
        try:
            check_name(name)
        except CalicoError as error:
            console().print(str(error), markup=False)
            continue
        if name not in taken:
            return name
        console().print(say("start.name-taken", name=name), markup=False)
