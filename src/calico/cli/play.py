"""A whole game at one keyboard: up to four people, and bots."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from calico.box import Colour, Pattern, Tile
from calico.cli import cloth, draw, rulebook, side, signs, typed
from calico.cli.keyboard import Keyboard
from calico.cli.save import Autosave, autosave_path, record_of, resume, write_own
from calico.cli.sheet import sheet
from calico.errors import CalicoError
from calico.lang import say
from calico.players.simple import Agent, agent
from calico.rules.event import Event
from calico.rules.game import Game
from calico.rules.notation import Move
from calico.rules.position import Phase
from calico.rules.view import View

__all__ = ["autosave_path", "resume", "run"]

COMMANDS = (
    "help", "undo", "quilt", "score", "cats", "bag", "log", "rules", "save", "quit",
)  # fmt: skip


def run(game: Game, bots: dict[str, str], console: Console, save: Path | None = None) -> None:
    """Play ``game`` to its end, or until somebody leaves; either way it is saved."""
    Evening(game, bots, console, save).spend()


class _Quit(Exception):
    """Somebody has had enough for today."""


class Evening:
    """One game, the people around one keyboard, and what they have seen so far."""

    def __init__(
        self, game: Game, bots: dict[str, str], console: Console, save: Path | None
    ) -> None:
        self._game = game
        self._bots = bots
        self._console = console
        self._keyboard = Keyboard(console)
        self._save = Autosave(save)
        self._agents: dict[int, Agent] = {
            game.names.index(name): agent(kind, f"{game.seed}/{name}")
            for name, kind in bots.items()
        }
        self._people = [seat for seat in range(game.players) if seat not in self._agents]
        self._sitting: int | None = None
        self._seen = dict.fromkeys(self._people, len(game.events))

    def spend(self) -> None:
        """Choose goals, take turns, count points."""
        try:
            for seat in self._game.choosing:
                self._choose_goals(seat)
                self._autosave()
            while self._game.seat is not None:
                self._take_turn(self._game.seat)
                self._autosave()
            self._finish()
        except (EOFError, KeyboardInterrupt):
            self._console.print()
            self._leave()
        except _Quit:
            self._leave()
