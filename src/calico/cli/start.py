"""The way into a game at the keyboard: a new one, a saved one, or a few questions."""

from __future__ import annotations

import getpass
from pathlib import Path

from rich.prompt import InvalidResponse, Prompt

from calico.cli import home, play
from calico.cli.options import new_game
from calico.cli.screen import console
from calico.errors import CalicoError
from calico.lang import folded, say
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
            if not game.is_finished and _agrees(say("start.go-on")):
                play.run(game, bots, out)
                return
    people = int(_choose(say("start.people"), list("1234"), "1"))
    names: list[str] = []
    while len(names) < people:
        names.append(_ask_name(names))
    count = 0
    if people < 4:
        numbers = [str(n) for n in range(5 - people)]
        count = int(_choose(say("start.bots"), numbers, "1" if people == 1 else "0"))
    setups = {say(f"setup.{mode}"): str(mode) for mode in Mode}
    setup = _choose(say("start.setup"), list(setups), next(iter(setups)))
    game, bots = new_game(names=names, bots=["decent"] * count, setup=setups[setup], seed=seed)
    begin(game, bots)


class _Prompt(Prompt):
    """A question in the player's language; how an answer begins or its number will do."""

    def process_response(self, value: str) -> str:
        """The choice that ``value`` means."""
        choices, wanted = self.choices or [], folded(value.strip())
        if not any(choice.isdecimal() for choice in choices) and wanted.isdecimal():
            wanted = folded("".join(choices[int(wanted) - 1 : int(wanted)]))
        found = [choice for choice in choices if wanted and folded(choice).startswith(wanted)]
        if not found:
            raise InvalidResponse("")
        return found[0]

    def on_validate_error(self, value: str, error: InvalidResponse) -> None:
        """Say that only what stands in brackets will do."""
        self.console.print(say("start.not-offered"), markup=False)


def _choose(question: str, choices: list[str], offered: str) -> str:
    """One of ``choices``."""
    return _Prompt.ask(question, console=console(), choices=choices, default=offered)


def _agrees(question: str) -> bool:
    """Whether the answer is yes."""
    yes, no = say("start.yes"), say("start.no")
    return _choose(question, [yes, no], yes) == yes


def _ask_name(taken: list[str]) -> str:
    """A name that nobody else has."""
    offered = getpass.getuser().capitalize() if not taken else say("start.player", n=len(taken) + 1)
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
