"""What the command line says about itself, and how it refuses words that it cannot take.

Options name the key of their help, such as ``cli.option.seed``, and the words of a command are at
``cli.command.NAME``.  They are said when the commands are built, in the language of that moment.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

import typer

from calico.errors import CalicoError, why_invalid
from calico.lang import LANGUAGES, known, match, say

_WITH_VALUE: Final = ("--names",)
"""The options before the command that take a word with them, besides ``--lang``."""
_WORD: Final = re.compile(r"[A-Z]{2,}")
"""A word that stands for what somebody types; single letters stand for themselves."""


def wanted_language(words: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language that ``--lang`` before the command names, else that of the system."""
    i = 0
    while i < len(words) and words[i].startswith("-"):
        name, given, value = words[i].partition("=")
        if name == "--lang":
            wish = value if given else "".join(words[i + 1 : i + 2])
            found = match([wish])
            if found.partition("-")[0] != wish.replace("_", "-").partition("-")[0].casefold():
                raise CalicoError("unknown-language", text=wish, known=", ".join(LANGUAGES))
            return found
        i += 2 if name in _WITH_VALUE and not given else 1
    return _system_language(environment)


def _system_language(environment: Mapping[str, str]) -> str:
    """The language of the system, as gettext finds it: none is wished for where it is ``C``."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environment[name] for name in names if environment.get(name)), "")
    if locale.partition(".")[0] in ("C", "POSIX"):
        return match([])
    return match([*environment.get("LANGUAGE", "").split(":"), locale])


def in_words(group: Any) -> Any:
    """``group``, as typer makes it, with everything it says about itself said."""
    group.help, group.epilog = say("cli.about"), say("cli.epilog")
    for key, command in (("", group), *commands(group, "cli.command")):
        if key:
            command.help = "\n\n".join(_told(key))
            command.short_help = say(key)
        command.get_usage = partial(_usage, command.get_usage)
        command.get_help_option = partial(_help_option, command.get_help_option)
        command.options_metavar = f"[{say('cli.word.options')}]"
        if hasattr(command, "commands"):
            command.subcommand_metavar = (
                f"{say('cli.word.command')} [{say('cli.word.argument')}...]"
            )
        for parameter in command.params:
            if parameter.help:
                parameter.help = say(parameter.help, known=", ".join(f"`{x}`" for x in LANGUAGES))
            if getattr(parameter, "rich_help_panel", None):
                parameter.rich_help_panel = say(parameter.rich_help_panel)
            _show_plainly(parameter)
    return group


def _show_plainly(parameter: Any) -> None:
    """Let help show what to type for ``parameter``: no types, and the brackets that people know."""
    parameter.metavar = parameter.metavar and _WORD.sub(_said, parameter.metavar)
    is_argument = parameter.param_type_name == "argument"
    if is_argument:
        parameter.get_usage_pieces = lambda _: [placeholder(parameter)]
    if is_argument or parameter.is_flag:
        parameter.display_type_rich = lambda ctx: None  # noqa: ARG005 typer calls it by that name


def _said(word: re.Match[str]) -> str:
    """A word such as ``FILE`` in the language spoken here, if it has one for it."""
    key = f"cli.word.{word[0].lower()}"
    return say(key) if known(key) else word[0]


def placeholder(argument: Any) -> str:
    """What stands for ``argument`` where help says how to call: ``[FILE]`` or ``AGENT...``."""
    name = _name(argument) + ("..." if argument.nargs != 1 else "")
    return name if argument.required else f"[{name}]"


def help_alone(context: Any) -> None:
    """Print the help of a group of commands if none of them was named."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def commands(group: Any, key: str) -> Iterator[tuple[str, Any]]:
    """The commands of ``group`` and of the groups in it, each with the key of its words."""
    for name, command in group.commands.items():
        yield f"{key}.{name}", command
        if hasattr(command, "commands"):
            yield from commands(command, f"{key}.{name}")


def _told(key: str) -> list[str]:
    """What a command does, and more about it if there is more to say."""
    return [say(key), *([say(f"{key}.more")] if known(f"{key}.more") else [])]


def _usage(plain: Any, context: Any) -> str:
    """The first line of a help page; the frames below it are named now, as only help needs them."""
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = say("cli.panel.arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("cli.panel.options")
    rich_utils.COMMANDS_PANEL_TITLE = say("cli.panel.commands")
    rich_utils.DEFAULT_STRING = say("cli.default", value="{}")
    rich_utils.ENVVAR_STRING = say("cli.environment", name="{}")
    rich_utils.REQUIRED_LONG_STRING = say("cli.required")
    rich_utils.RANGE_STRING = ""  # who is out of it is told
    return str(plain(context)).replace("Usage:", say("cli.usage"), 1)


def _help_option(plain: Any, context: Any) -> Any:
    option = plain(context)
    option.help = say("cli.show-help")
    _show_plainly(option)
    return option


def refusal(error: Any) -> CalicoError:
    """Our own sentence for what typer does not take."""
    kind, message = type(error).__name__, error.message
    quoted = re.findall(r"'([^']*)'", message)
    if kind == "MissingParameter":
        return CalicoError("missing-argument", name=_name(error.param))
    if kind == "NoSuchOption":
        if error.possibilities:
            likely = ", ".join(sorted(error.possibilities))
            return CalicoError("no-such-option-but", text=error.option_name, known=likely)
        return CalicoError("no-such-option", text=error.option_name)
    if kind == "BadOptionUsage":
        code = "option-needs-value" if "requires" in message else "option-takes-none"
        return CalicoError(code, text=error.option_name)
    if isinstance(error, typer.BadParameter) and error.__cause__ is not None:
        cause: Any = error.__cause__
        first = cause.errors()[0]
        why = why_invalid(first["type"], first.get("ctx", {}))
        return CalicoError("bad-value", name=_name(error.param), why=why, text=first["input"])
    if message.startswith("No such command") and len(quoted) > 1:
        return CalicoError("no-such-command-but", text=quoted[0], known=", ".join(quoted[1:]))
    if message.startswith("No such command"):
        return CalicoError("no-such-command", text="".join(quoted))
    if message.startswith("Missing command"):
        return CalicoError("missing-command")
    return CalicoError("extra-words", text=message.partition("(s) (")[2].rstrip(")") or message)


def _name(parameter: Any) -> str:
    """How people call ``parameter``: ``--games`` or ``FILE``."""
    longest = max(parameter.opts, key=len)
    return longest if longest.startswith("-") else str(parameter.metavar or longest.upper())


def file_refusal(error: OSError) -> CalicoError | None:
    """Our own sentence for a file that cannot be opened, if it is a usual case."""
    name = str(error.filename)
    if isinstance(error, FileNotFoundError):
        return CalicoError("no-such-file", text=name)
    if isinstance(error, PermissionError):
        return CalicoError("file-forbidden", text=name)
    if isinstance(error, IsADirectoryError):
        return CalicoError("file-is-folder", text=name)
    return None
