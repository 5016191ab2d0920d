"""The commands: a file for each, named as it is typed, in a folder by subject.

A file declares its command as a function of the same name, or a group of commands as a
:class:`typer.Typer`.  Nothing else lists commands: ``calico``, its help, the documentation and the
tests find the files.  A file is imported only when its command is called, so it may import
what it needs at its top; only the compiler and the database wait until the command runs.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from calico.cli.help import KEY, translate_command
from calico.lang import say

_FIRST: Final = (
    *("play", "serve", "new", "score", "show", "replay", "hint", "review", "habits", "best"),
    *("board", "verify", "rules", "daily", "puzzle", "cats", "box", "scenarios", "site", "backup"),
    *("restore", "pad", "tournament", "simulate", "train", "bench", "chart"),
)
"""The order in help; commands that are not named here follow by their names."""


def command_modules() -> dict[str, str]:
    """The module of each command, by the command's name, in the order of help."""
    found = {}
    for folder in pkgutil.iter_modules(__path__):
        for module in pkgutil.iter_modules([str(Path(__path__[0]) / folder.name)]):
            name = module.name.replace("_", "-")
            found[name] = f"{__name__}.{folder.name}.{module.name}"
    order = {name: place for place, name in enumerate(_FIRST)}
    return dict(sorted(found.items(), key=lambda item: (order.get(item[0], len(order)), item[0])))


def load_command(name: str) -> Any:
    """The command called ``name`` as typer builds it; its help is keys still."""
    module = import_module(command_modules()[name])
    declared = getattr(module, name.replace("-", "_"))
    holder = typer.Typer(rich_markup_mode="markdown")
    if isinstance(declared, typer.Typer):
        holder.add_typer(declared, name=name)
    else:
        holder.command(name)(declared)
    return typer.main.get_group(holder).commands[name]


class CommandGroup(TyperGroup):
    """All commands; a command is imported when it is called, and none for the list of them."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        for name in command_modules():
            self.add_command(TyperCommand(name, short_help=say(f"{KEY}.{name}")))

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        """The command that is called."""
        name, _, rest = super().resolve_command(ctx, args)
        command = load_command(str(name))
        translate_command(command)
        return name, command, rest

    def load_all(self) -> None:
        """Load every command, for the documentation."""
        for name in self.commands:
            command = load_command(name)
            translate_command(command)
            self.add_command(command)
