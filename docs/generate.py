"""Writes the pages that are made from the code: ``make docs``.

From the commands ``play/command-line.md``, from the catalogue of words ``develop/errors.md``, from
requests, responses and routes the protocol (the end of ``develop/protocol.md``, and
``openapi.json``, of which the page makes its types), from box and rules the facts that the page
shares with the server, from what is observed the table in ``study/environments.md``.
Pictures: a game of two bots, scores from many games, and time to think from ``study/thinking.csv``.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from calico.cli.app import command_line as calico
from calico.cli.help import placeholder
from calico.cli.terminal.drawing import to_svg
from calico.lang import catalogue, say
from calico.players.agent import Spec
from calico.players.levels import Decent
from calico.rules.game import Game
from calico.study.environments.observation import FIELDS, SEATS
from calico.study.match import MatchResult, MatchTerms
from calico.study.plots import ridges
from calico.study.pool import play_all
from calico.study.schedule import tournament
from calico.study.summary import summarise
from calico.table.http.app import make_app
from calico.table.http.settings import Settings

DOCS = Path(__file__).parent
sys.path.insert(0, str(DOCS))

from page_modules import box_module, options_module  # noqa: E402
from thinking import curve  # noqa: E402

MADE = "<!-- From here on made by `make docs` from the messages and the routes. -->\n"


def command_line() -> str:
    """Every command with its arguments and options."""
    group = calico()
    group.load_all()
    parts = ["# The command line", "", "Made by `make docs` from the commands themselves.", ""]
    parts += ["Every command takes `--help`. Before the command:", ""]
    parts += _parameters(group)
    return "\n".join([*parts, *_commands(group, "calico")]) + "\n"


def _commands(group: Any, called: str) -> list[str]:
    """The commands of a group, and of the groups in it."""
    parts: list[str] = []
    for name, command in group.commands.items():
        parts += ["", f"## {called} {name}", "", _unfolded(command.help), ""]
        parts += _parameters(command)
        if hasattr(command, "commands"):
            parts += _commands(command, f"{called} {name}")
    return parts


def _unfolded(text: str) -> str:
    paragraphs = text.strip().split("\n\n")
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)


def _parameters(command: Any) -> list[str]:
    return [_parameter(parameter) for parameter in command.params if not parameter.hidden]


def _parameter(parameter: Any) -> str:
    names = ", ".join((*parameter.opts, *parameter.secondary_opts))
    if parameter.param_type_name == "argument":
        names = placeholder(parameter)
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
    games = sorted(play_all(tournament(specs, MatchTerms(players=1), "docs", 150)), key=_number)
    about = say("plot.table", n=1, setup=say("setup.standard"), seed="docs")
    return ridges(summarise(agents, games), about)


def _number(game: MatchResult) -> int:
    return game.number


def environments() -> str:
    """The page of the environments, with the table of what is observed made anew."""
    page = (DOCS / "study" / "environments.md").read_text(encoding="utf-8")
    head = "| field | shape | maximum | meaning |\n|---|---|---|---|\n"
    before, rest = page.split(head)
    rows = [
        f"| `{field.name}` | {_shape(field.shape)} | {field.high} | {field.meaning} |\n"
        for field in FIELDS
    ]
    return before + head + "".join(rows) + rest[rest.index("\n\n") + 1 :]


def _shape(shape: tuple[int, ...]) -> str:
    return " × ".join(str(length) if length != SEATS else "players" for length in shape)


def schema() -> dict[str, Any]:
    """The protocol as OpenAPI."""
    house: Any = None  # nobody asks it anything
    return make_app(house, Settings(b"")).openapi()


def openapi() -> str:
    """The same as text."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def protocol() -> str:
    """The page of the protocol, with its lists of routes and messages made anew."""
    page = (DOCS / "develop" / "protocol.md").read_text(encoding="utf-8")
    api = schema()
    parts = ["", "## Routes", "", "| route | asks | answers | refuses |", "|---|---|---|---|"]
    for path, item in api["paths"].items():
        for method, operation in item.items():
            parts.append(_route(method, path, operation))
    parts += ["", "## Messages", ""]
    parts += [_message(name, about) for name, about in sorted(api["components"]["schemas"].items())]
    return page[: page.index(MADE)] + MADE + "\n".join(parts)


def _route(method: str, path: str, operation: Any) -> str:
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    good, bad = "", []
    for status, response in operation["responses"].items():
        if int(status) >= 400:
            bad.append(status)
        else:
            content = response.get("content", {}).get("application/json", {}).get("schema", {})
            good = f"{status} {_kind(content)}".strip()
    asked = _kind(body.get("schema", {}))
    about = operation["description"]
    return f"| `{method.upper()} {path}` {about} | {asked} | {good} | {' '.join(sorted(bad))} |"


def _message(name: str, schema: Any) -> str:
    rows = [f"### {name}", "", schema.get("description", ""), ""]
    required = schema.get("required", [])
    for field, about in schema.get("properties", {}).items():
        rest = " ".join(about.get("description", "").split())
        optional = "" if field in required else ", may be left out"
        rows.append(f"- `{field}` ({_kind(about)}{optional}){': ' + rest if rest else ''}")
    return "\n".join(rows) + "\n"


def _kind(schema: Any) -> str:
    """What a value is, in a few words."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "anyOf" in schema:
        return " or ".join(_kind(each) for each in schema["anyOf"])
    if "enum" in schema or "const" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " or ".join(f"`{value}`" for value in values)
    if schema.get("type") == "array":
        return f"list of {_kind(schema['items'])}"
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties")
        return f"object of {_kind(inner)}" if isinstance(inner, dict) else "object"
    return str(schema.get("type", ""))


PAGES = {
    "../web/src/api/box.generated.ts": box_module,
    "../web/src/api/options.generated.ts": options_module,
    "play/command-line.md": command_line,
    "study/environments.md": environments,
    "develop/errors.md": errors,
    "develop/openapi.json": openapi,
    "pictures/thinking.svg": curve,
    "develop/protocol.md": protocol,
}
PICTURES = {"pictures/show.svg": picture, "pictures/scores.svg": scores}


if __name__ == "__main__":
    for name, page in (PAGES | PICTURES).items():
        (DOCS / name).write_text(page(), encoding="utf-8")
