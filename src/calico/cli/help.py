"""The help pages, in the language of the moment.

An option names the key of its help, such as ``cli.option.seed``; the help of a command is at
``cli.command.NAME``, and more about it may be at ``cli.command.NAME.more``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Any, Final

import typer

from calico.lang import LANGUAGES, known, say

KEY: Final = "cli.command"
"""What the keys of the help of all commands begin with."""
_WORD: Final = re.compile(r"[A-Z]{2,}")
"""A word that stands for what somebody types; single letters stand for themselves."""


def walk(command: Any, key: str) -> Iterator[tuple[str, Any]]:
    """``command`` and, if it is a group, all commands in it, each with the key of its help."""
    yield key, command
    for name, subcommand in getattr(command, "commands", {}).items():
        yield from walk(subcommand, f"{key}.{name}")


def translate_command(command: Any) -> None:
    """Replace the keys in ``command``, as typer builds it, and in its subcommands by texts."""
    for key, each in walk(command, f"{KEY}.{command.name}"):
        more = f"{key}.more"
        each.help = "\n\n".join([say(key), *([say(more)] if known(more) else [])])
        each.short_help = say(key)
        _translate_parts(each)


def translate_root(group: Any) -> None:
    """Replace the keys of the program itself by their texts."""
    group.help, group.epilog = say("cli.about"), say("cli.epilog")
    _translate_parts(group)


def _translate_parts(command: Any) -> None:
    command.get_usage = partial(_usage, command.get_usage)
    command.get_help_option = partial(_help_option, command.get_help_option)
    command.options_metavar = f"[{say('cli.word.options')}]"
    if hasattr(command, "commands"):
        command.subcommand_metavar = f"{say('cli.word.command')} [{say('cli.word.argument')}...]"
    for parameter in command.params:
        if parameter.help:
            parameter.help = say(parameter.help, known=", ".join(f"`{x}`" for x in LANGUAGES))
        if getattr(parameter, "rich_help_panel", None):
            parameter.rich_help_panel = say(parameter.rich_help_panel)
        _show_plainly(parameter)


def _show_plainly(parameter: Any) -> None:
    """Show what to type for ``parameter``: no types, and the usual brackets."""
    parameter.metavar = parameter.metavar and _WORD.sub(_translated_word, parameter.metavar)
    is_argument = parameter.param_type_name == "argument"
    if is_argument:
        parameter.get_usage_pieces = lambda _: [placeholder(parameter)]
    if is_argument or parameter.is_flag:
        parameter.display_type_rich = lambda ctx: None  # noqa: ARG005 typer calls it by that name


def _translated_word(word: re.Match[str]) -> str:
    """A word such as ``FILE`` in the language of the moment, if there is a translation."""
    key = f"cli.word.{word[0].lower()}"
    return say(key) if known(key) else word[0]


def placeholder(argument: Any) -> str:
    """What stands for ``argument`` in a usage line: ``[FILE]`` or ``AGENT...``."""
    name = parameter_name(argument) + ("..." if argument.nargs != 1 else "")
    return name if argument.required else f"[{name}]"


def parameter_name(parameter: Any) -> str:
    """How people call ``parameter``: ``--games`` or ``FILE``."""
    longest = max(parameter.opts, key=len)
    return longest if longest.startswith("-") else str(parameter.metavar or longest.upper())


def print_help_if_alone(context: Any) -> None:
    """Print the help of a group of commands if none of them was named."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def _usage(plain: Any, context: Any) -> str:
    """The first line of a help page; sets the titles of the panels too, as only help needs them."""
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = say("cli.panel.arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("cli.panel.options")
    rich_utils.COMMANDS_PANEL_TITLE = say("cli.panel.commands")
    rich_utils.DEFAULT_STRING = say("cli.default", value="{}")
    rich_utils.ENVVAR_STRING = say("cli.environment", name="{}")
    rich_utils.REQUIRED_LONG_STRING = say("cli.required")
    rich_utils.RANGE_STRING = ""  # the error message for a value outside of it says the range
    return str(plain(context)).replace("Usage:", say("cli.usage"), 1)


def _help_option(plain: Any, context: Any) -> Any:
    option = plain(context)
    option.help = say("cli.show-help")
    _show_plainly(option)
    return option
