"""The commands.  Each is a few lines: what it says about itself, and who does the work.

What a command needs is imported inside it, so that ``calico --help`` stays quick.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from calico.cli.options import (
    Boards,
    Bots,
    Cats,
    Edition,
    First,
    Goals,
    Names,
    Restriction,
    Scenario,
    Seed,
    Setup,
    Variants,
    new_game,
)
from calico.cli.server_options import (
    Database,
    Descriptor,
    Host,
    JsonLogs,
    KeyFile,
    LimitFactor,
    Pace,
    Port,
    Proxy,
    ServerNames,
    Show,
    Thinkers,
    Web,
    WorkerCount,
)
from calico.cli.studying import bench, simulate, tournament
from calico.errors import CalicoError

app = typer.Typer(
    name="calico",
    help="Calico: sew a quilt, attract cats, collect buttons.",
    epilog="Start with `calico play`. A game is a record, one JSON file: `calico new > game.json`.",
    invoke_without_command=True,
    no_args_is_help=True,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)

RecordFile = Annotated[
    str, typer.Argument(metavar="FILE", help="A game record, or `-` for standard input.")
]


@app.callback()
def common(
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
    names: Annotated[
        str,
        typer.Option(
            "--names",
            metavar="EDITION",
            help="Whose names the cats go by: `final`, `de` (German) or `prototype`.",
        ),
    ] = "final",
) -> None:
    """Calico: sew a quilt, attract cats, collect buttons."""
    from calico import __version__
    from calico.lang import NAMES, use_names

    if version:
        typer.echo(f"calico {__version__}")
        raise typer.Exit
    if names not in NAMES:
        raise CalicoError("unknown-names", text=names, known=", ".join(NAMES))
    use_names(names)


@app.command()
def play(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="A saved game to go on with.")
    ] = None,
    names: Names = None,
    bots: Bots = None,
    setup: Setup = "beginner",
    edition: Edition = "final",
    variants: Variants = None,
    restriction: Restriction = None,
    scenario: Scenario = None,
    cats: Cats = None,
    boards: Boards = None,
    seed: Seed = None,
    first: First = None,
    resume: Annotated[
        bool, typer.Option("--resume", "-r", help="Go on with the last game played here.")
    ] = False,
) -> None:
    """Play a whole game at this keyboard: alone, with bots, or with up to four people.

    `calico play` asks what it needs to know. Or say it: `calico play -n Ari -n Bo` for two people,
    `calico play -n Ari -b decent` against a bot, `calico play -n Ari --scenario 1` for a scenario.
    During the game `help` lists what you can type; the game is saved after every move.
    """
    from calico.cli import start

    if file is not None or resume:
        start.go_on(file)
    elif not (names or bots or scenario) and sys.stdin.isatty():
        start.ask(seed)
    else:
        game, kinds = new_game(
            names=names,
            bots=bots,
            setup="standard" if scenario else setup,
            edition=edition,
            variants=variants,
            restriction=restriction,
            scenario=scenario,
            cats=cats,
            boards=boards,
            seed=seed,
            first=first,
        )
        start.begin(game, kinds)


@app.command()
def serve(
    host: Host = "127.0.0.1",
    port: Port = None,
    database: Database = None,
    key: KeyFile = None,
    show: Show = None,
    proxy: Proxy = None,
    names: ServerNames = None,
    pace: Pace = 0.8,
    bots: Thinkers = 1,
    workers: WorkerCount = 1,
    limits: LimitFactor = 1.0,
    json_logs: JsonLogs = False,
    web: Web = None,
    descriptor: Descriptor = None,
) -> None:
    """Host tables: play with anyone by link.

    Everything is kept in a database in your data folder; `calico serve` is all there is to do.
    `calico serve --host 0.0.0.0` lets others in your network in.
    """
    from calico.cli import serving
    from calico.table.serve import Serving
    from calico.table.settings import WEB

    wish = Serving(
        host=host,
        port=port,
        database=database,
        key=key,
        proxy=proxy,
        names=tuple(names or ()),
        pace=pace,
        bots=bots,
        limits=limits,
        json_logs=json_logs,
        web=web or WEB,
    )
    if descriptor is not None:
        serving.run_worker(wish, descriptor)
    else:
        words = sys.argv[sys.argv.index("serve") + 1 :]
        raise typer.Exit(serving.run(wish, show=show, workers=workers, words=words))


@app.command()
def new(
    names: Names = None,
    setup: Setup = "standard",
    edition: Edition = "final",
    variants: Variants = None,
    restriction: Restriction = None,
    scenario: Scenario = None,
    cats: Cats = None,
    boards: Boards = None,
    goals: Goals = None,
    seed: Seed = None,
    first: First = None,
) -> None:
    """Print a fresh record: everything dealt, no move made.

    The same options and seed give the same record on every machine:
    `calico new -n Ari -n Bo --seed cosy > game.json`. Goals that nobody chose with `--goals` are
    the first three dealt; all that were dealt stand in `meta`.
    """
    from calico.cli.fresh import fresh_record

    game, _ = new_game(
        names=names,
        setup=setup,
        edition=edition,
        variants=variants,
        restriction=restriction,
        scenario=scenario,
        cats=cats,
        boards=boards,
        seed=seed,
        first=first,
    )
    _print_bytes(fresh_record(game, goals or []).dumps())


@app.command()
def score(
    file: RecordFile,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    jsonl: Annotated[
        bool,
        typer.Option(
            "--jsonl", help="One record a line in, one score or refusal a line out, in one process."
        ),
    ] = False,
) -> None:
    """Replay a record by the rules and print its score sheet.

    A record that breaks a rule is refused: one line names the move and the rule, exit status 2.
    """
    from calico.cli import scoring

    if jsonl:
        scoring.score_lines(file)
    elif as_json:
        _print_bytes(scoring.score_json(file))
    else:
        scoring.print_sheet(file)


@app.command()
def show(
    file: RecordFile,
    move: Annotated[
        int | None, typer.Option("--move", "-m", min=0, help="As it was after this many moves.")
    ] = None,
    svg: Annotated[
        bool, typer.Option("--svg", help="Print a picture of the terminal as SVG.")
    ] = False,
) -> None:
    """Draw the quilts of a record, in colour; patterns can be told apart without it."""
    from calico.cli import scoring
    from calico.cli.draw import show, to_svg
    from calico.cli.screen import console

    game = scoring.read_record(file).replay(move)
    if svg:
        _print_bytes(to_svg(game))
    else:
        show(game, console())


@app.command()
def replay(file: RecordFile) -> None:
    """Step through a game, move by move."""
    from calico.cli import replay as stepping
    from calico.cli import scoring
    from calico.cli.screen import console

    stepping.run(scoring.read_record(file), console())


@app.command()
def hint(
    file: RecordFile,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """The best few moves for the player on turn, what to expect of them, and why.

    The master thinks about what that player can see: it looks into no other hand and no bag.
    """
    from calico.cli import hinting

    if as_json:
        _print_bytes(hinting.hint_json(file))
    else:
        hinting.print_hints(file)


@app.command()
def verify(
    file: RecordFile,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Repeat the luck of a game from its seed: the cats, the boards, the goals and the bag.

    A game from a table also holds the promise that was made before it began. Exit status 0 when
    everything agrees, 1 when something differs, 2 when the record cannot be checked.
    """
    from calico.cli.verifying import run

    raise typer.Exit(run(file, as_json))


@app.command()
def rules(
    topic: Annotated[
        str, typer.Argument(metavar="[TOPIC]", help="Only the parts that mention this.")
    ] = "",
) -> None:
    """The rules of Calico in our own words: `calico rules`, or `calico rules buttons`."""
    from calico.cli.rulebook import print_rules

    print_rules(topic)


@app.command()
def daily(
    day: Annotated[
        str | None,
        typer.Option("--date", metavar="YYYY-MM-DD", help="An earlier day's quilt, for practice."),
    ] = None,
    name: Annotated[
        str | None, typer.Option("--name", "-n", help="Your name, if not the one you log in with.")
    ] = None,
    results: Annotated[
        bool, typer.Option("--results", help="Show how your daily quilts went.")
    ] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the results as a JSON list.")
    ] = False,
) -> None:
    """Sew the quilt of the day, alone: one game a day, the same for all who play it offline.

    It is saved after every move, so `calico daily` goes on where you were; finished, it shows your
    quilt. The day is the date in UTC. `calico daily --date 2026-11-15` plays an earlier one for
    practice, and `calico daily --results` shows all that you have sewn.
    """
    from calico.cli import daily as sewing

    if as_json:
        _print_bytes(sewing.results_json())
    elif results:
        sewing.show_results()
    else:
        sewing.run(day, name)


@app.command()
def cats() -> None:
    """Meet the cats: the real ones whom the game is about, what each looks for, and other names."""
    from calico.cli.cats import print_cats

    print_cats()


for _command in (tournament, simulate, bench):
    app.command()(_command)


def _print_bytes(text: str) -> None:
    """Print as UTF-8 whatever the terminal thinks: JSON and SVG are files."""
    sys.stdout.buffer.write(text.encode("utf-8"))
    sys.stdout.flush()


def main() -> None:
    """Run the command line: 0 when all is well, 2 with one line for anything it cannot take."""
    try:
        status = app(standalone_mode=False, prog_name="calico")
    except CalicoError as error:
        _refuse(str(error))
    except typer.TyperException as error:
        _refuse(_usage(error))
    except OSError as error:
        if isinstance(error, BrokenPipeError):  # the reader has seen enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(0)
        _refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except (KeyboardInterrupt, typer.Abort):
        typer.echo("", err=True)
        sys.exit(130)
    else:
        sys.exit(status if isinstance(status, int) else 0)


def _usage(error: typer.TyperException) -> str:
    message = error.format_message() if hasattr(error, "format_message") else str(error)
    return " ".join(message.split()).rstrip(".") + ". Try --help."


def _refuse(line: str) -> None:
    typer.echo(f"calico: {line}", err=True)
    sys.exit(2)
