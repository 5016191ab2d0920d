"""The program ``calico``: the options before the command, and the exit status.

The commands are in :mod:`calico.cli.commands`.
"""

from __future__ import annotations

import os
import sys
from contextvars import copy_context
from typing import Annotated, Final, NoReturn

import typer

from calico import __version__
from calico.cli.commands import CommandGroup
from calico.cli.help import print_help_if_alone, translate_root
from calico.cli.language import wanted_language
from calico.cli.refusals import file_refusal, refusal
from calico.errors import CalicoError, Unavailable
from calico.lang import NAMES, use_ids, use_language, use_names

INTERRUPTED: Final = 130
"""The exit status after Ctrl-C."""

app = typer.Typer(
    name="calico",
    cls=CommandGroup,
    invoke_without_command=True,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)


@app.callback()
def common(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli.option.version")] = False,
    lang: Annotated[  # noqa: ARG001 main() has read it, as the help is in that language
        str | None, typer.Option("--lang", metavar="LANGUAGE", help="cli.option.lang")
    ] = None,
    names: Annotated[
        str | None, typer.Option("--names", metavar="EDITION", help="cli.option.names")
    ] = None,
) -> None:
    """Handle the options before the command."""
    if version:
        typer.echo(f"calico {__version__}")
        raise typer.Exit
    if names is not None and names not in NAMES:
        raise CalicoError("unknown-names", text=names, known=", ".join(NAMES))
    use_names(names)
    print_help_if_alone(context)


def command_line() -> CommandGroup:
    """The program as typer builds it, with its help in the current language."""
    group = typer.main.get_group(app)
    assert isinstance(group, CommandGroup)  # noqa: S101 for mypy: app says so
    translate_root(group)
    return group


def main() -> None:
    """Run the command line: exit status 0, or 2 with one line of error for a wrong input.

    1 is for what may work later without another command.  The language and the names that the
    command line chooses are not those of a program that calls this.
    """
    copy_context().run(_run)


def _run() -> None:
    words = sys.argv[1:]
    use_names(None)
    use_ids(True)
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")  # help is printed on terminals that lack a letter of it too
    try:
        use_language(wanted_language(words))
        commands = command_line()
        with commands.make_context("calico", words) as context:
            commands.invoke(context)
        sys.stdout.flush()  # a closed pipe raises here, not when Python ends
    except typer.Exit as leaving:
        sys.exit(leaving.exit_code)
    except CalicoError as error:
        _refuse(error)
    except typer.TyperException as error:
        _refuse(refusal(error))
    except OSError as error:
        if isinstance(error, BrokenPipeError):  # the reader, such as head, has read enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(0)
        _refuse(file_refusal(error) or error)
    except EOFError:  # no answer to a question that needs one
        sys.exit(INTERRUPTED)
    except KeyboardInterrupt as interrupt:
        from calico.cli.terminal.keyboard import Interrupted

        if not isinstance(interrupt, Interrupted):
            typer.echo("", err=True)
        sys.exit(INTERRUPTED)
    else:
        sys.exit(0)


def _refuse(error: Exception) -> NoReturn:
    typer.echo(f"calico: {error}", err=True)
    sys.exit(1 if isinstance(error, Unavailable) else 2)
