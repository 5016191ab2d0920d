"""Writes the pages that are made from the code: ``make docs``.

``docs/command-line.md`` from the commands, ``docs/errors.md`` from the catalogue of words, and the
picture of the README from a game of two bots.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import typer

import calico
from calico.cli.app import app
from calico.lang import catalogue

DOCS = Path(__file__).parent


def command_line() -> str:
    """Every command with its arguments and options."""
    group: Any = typer.main.get_command(app)
    parts = ["# The command line", "", "Made by `make docs` from the commands themselves.", ""]
    parts += ["Every command takes `--help`. Before the command:", ""]
    parts += [_parameter(parameter) for parameter in group.params]
    for name, command in group.commands.items():
        parts += ["", f"## calico {name}", "", _unfolded(command.help), ""]
        parts += [_parameter(parameter) for parameter in command.params]
    return "\n".join(parts) + "\n"


def _unfolded(text: str) -> str:
    paragraphs = text.strip().split("\n\n")
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)


def _parameter(parameter: Any) -> str:
    names = ", ".join(parameter.opts)
    if parameter.param_type_name == "argument":
        names = parameter.metavar or parameter.name.upper()
    elif parameter.metavar:
        names += f" {parameter.metavar}"
    default = parameter.default
    ending = f" Default: `{default}`." if isinstance(default, str) and default else ""
    return f"- `{names}`: {parameter.help or ''}{ending}"


def errors() -> str:
    """Every error code, where it can come from, and its sentence."""
    raised = _codes()
    rows = [
        f"| `{key.removeprefix('error.')}` | {raised.get(key.removeprefix('error.'), '')} | "
        f"{sentence} |"
        for key, sentence in sorted(catalogue().items())
        if key.startswith("error.")
    ]
    head = [
        "# Errors",
        "",
        "Made by `make docs`. Every error is a `CalicoError` with a stable `code`, and `rule` where a",
        "rule decided. On the command line it is one line on standard error and exit status 2.",
        "",
        "| code | kind | sentence |",
        "|---|---|---|",
    ]
    return "\n".join(head + rows) + "\n"


def _codes() -> dict[str, str]:
    """The kind of error that each code written out in the sources comes with."""
    found = {}
    for path in sorted(Path(calico.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                code = node.args[0]
                if node.func.id.endswith(("Error", "Move")) and isinstance(code, ast.Constant):
                    found[str(code.value)] = f"`{node.func.id}`"
    return found


PAGES = {"command-line.md": command_line, "errors.md": errors}


if __name__ == "__main__":
    for name, page in PAGES.items():
        (DOCS / name).write_text(page(), encoding="utf-8")
