"""Writes the pages that are made from the code: ``make docs``.

``docs/command-line.md`` from the commands, ``docs/errors.md`` from the catalogue of words, the
table in ``docs/environments.md`` from what is observed, the picture of the README from a game
of two bots, and that of the scores from many.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import typer

from calico.cli.app import app
from calico.cli.draw import to_svg
from calico.lang import catalogue, say
from calico.players.agent import Spec
from calico.players.levels import Decent
from calico.rules.game import Game
from calico.study.crew import play_all
from calico.study.environments.observation import FIELDS, SEATS
from calico.study.match import Played, Terms
from calico.study.plots import ridges
from calico.study.schedule import tournament
from calico.study.summary import summarise

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
    """Every error code with its sentence."""
    head = [
        "# Errors",
        "",
        "Made by `make docs`. Every error is a `CalicoError` with a stable `code`, and a `rule`",
        "where one decided. On the command line it is one line on standard error, and exit 2.",
        "",
        "| code | sentence |",
        "|---|---|",
    ]
    rows = [
        f"| `{key.removeprefix('error.')}` | {sentence} |"
        for key, sentence in sorted(catalogue().items())
        if key.startswith("error.")
    ]
    return "\n".join(head + rows) + "\n"


def picture() -> str:
    """The quilts of two decent players who have finished a game."""
    game = Game.new(["Ari", "Bo"], seed="picture")
    players = [Decent(name) for name in game.names]
    for seat in game.choosing:
        game.choose_goals(seat, players[seat].choose_goals(game.view(seat)).goals)
    while game.seat is not None:
        game.play(players[game.seat].choose(game.view(game.seat)).move)
    return to_svg(game)


def scores() -> str:
    """The scores of a few agents, each alone with the same deals."""
    agents = ["dice", "gentle", "decent", "strong:200"]
    specs = [Spec.parse(agent) for agent in agents]
    games = sorted(play_all(tournament(specs, Terms(players=1), "docs", 150)), key=_number)
    about = say("plot.table", n=1, setup=say("setup.standard"), seed="docs")
    return ridges(summarise(agents, games), about)


def _number(game: Played) -> int:
    return game.number


def environments() -> str:
    """The page of the environments, with the table of what is observed made anew."""
    page = (DOCS / "environments.md").read_text(encoding="utf-8")
    head = "| field | shape | up to | what |\n|---|---|---|---|\n"
    before, rest = page.split(head)
    rows = [
        f"| `{field.name}` | {_shape(field.shape)} | {field.high} | {field.meaning} |\n"
        for field in FIELDS
    ]
    return before + head + "".join(rows) + rest[rest.index("\n\n") + 1 :]


def _shape(shape: tuple[int, ...]) -> str:
    return " × ".join(str(length) if length != SEATS else "players" for length in shape)


PAGES = {"command-line.md": command_line, "environments.md": environments, "errors.md": errors}
PICTURES = {"pictures/show.svg": picture, "pictures/scores.svg": scores}


if __name__ == "__main__":
    for name, page in (PAGES | PICTURES).items():
        (DOCS / name).write_text(page(), encoding="utf-8")
