"""The error messages for arguments and files that the command line cannot use."""

from __future__ import annotations

import re
from typing import Any

import typer

from calico.cli.help import parameter_name
from calico.errors import CalicoError, why_invalid


def refusal(error: Any) -> CalicoError:
    """Our own error message for arguments that typer rejects."""
    kind, message = type(error).__name__, error.message
    quoted = re.findall(r"'([^']*)'", message)
    if kind == "MissingParameter":
        return CalicoError("missing-argument", name=parameter_name(error.param))
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
        return CalicoError(
            "bad-value", name=parameter_name(error.param), why=why, text=first["input"]
        )
    if message.startswith("No such command") and len(quoted) > 1:
        return CalicoError("no-such-command-but", text=quoted[0], known=", ".join(quoted[1:]))
    if message.startswith("No such command"):
        return CalicoError("no-such-command", text="".join(quoted))
    if message.startswith("Missing command"):
        return CalicoError("missing-command")
    return CalicoError("extra-words", text=message.partition("(s) (")[2].rstrip(")") or message)


def file_refusal(error: OSError) -> CalicoError | None:
    """Our own error message for a file that cannot be opened, in common cases."""
    name = str(error.filename)
    if isinstance(error, FileNotFoundError):
        return CalicoError("no-such-file", text=name)
    if isinstance(error, PermissionError):
        return CalicoError("file-forbidden", text=name)
    if isinstance(error, IsADirectoryError):
        return CalicoError("file-is-folder", text=name)
    return None
