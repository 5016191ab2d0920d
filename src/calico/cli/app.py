"""The commands.  Each is a few lines: what it says about itself, and who does the work.

What a command needs is imported inside it, so that ``calico --help`` stays quick.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from calico.cli.charting import chart
from calico.cli.keeping import backup, restore
from calico.cli.options import (
    AsJson,
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
    setup_id,
)
from calico.cli.padding import pad
from calico.cli.server_options import (
    Database,
    DatabaseFile,
    Descriptor,
    Host,
    JsonLogs,
    KeyFile,
    LimitFactor,
    Pace,
    ParentDescriptor,
    Port,
    Proxy,
    ServerNames,
    Show,
    Thinkers,
    WaitSeconds,
    Web,
    WorkerCount,
)
from calico.cli.studying import bench, simulate, tournament, train
from calico.cli.usage import file_refusal, help_alone, in_words, refusal, wanted_language
from calico.errors import CalicoError, Unavailable
from calico.lang import use_language, use_names

app = typer.Typer(
    name="calico",
    invoke_without_command=True,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)

_INTERRUPTED: Final = 130
"""The exit status after Ctrl-C."""

RecordFile = Annotated[str, typer.Argument(metavar="FILE", help="cli.option.record")]


@app.callback()
def common(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli.option.version")] = False,
    lang: Annotated[  # noqa: ARG001 main() has read it, before any help was said
        str | None, typer.Option("--lang", metavar="LANGUAGE", help="cli.option.lang")
    ] = None,
    names: Annotated[
        str | None, typer.Option("--names", metavar="EDITION", help="cli.option.names")
    ] = None,
) -> None:
    """What stands before the command; the language is known already, as the help is in it."""
    from calico import __version__
    from calico.lang import NAMES

    if version:
        typer.echo(f"calico {__version__}")
        raise typer.Exit
    if names is not None and names not in NAMES:
        raise CalicoError("unknown-names", text=names, known=", ".join(NAMES))
    use_names(names)
    help_alone(context)


@app.command()
def play(
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="cli.play.file")] = None,
    names: Names = None,
    bots: Bots = None,
    setup: Setup = None,
    edition: Edition = "final",
    variants: Variants = None,
    restriction: Restriction = None,
    scenario: Scenario = None,
    cats: Cats = None,
    boards: Boards = None,
    seed: Seed = None,
    first: First = None,
    resume: Annotated[bool, typer.Option("--resume", "-r", help="cli.play.resume")] = False,
) -> None:
    """Play a whole game at this keyboard: alone, with bots, or with up to four people."""
    from calico.cli import start

    if file is not None or resume:
        start.go_on(file)
    elif not (names or bots or scenario) and sys.stdin.isatty():
        start.ask(seed)
    else:
        game, kinds = new_game(
            names=names,
            bots=bots,
            setup="standard" if scenario else setup_id(setup, edition, "beginner"),
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
    database_file: DatabaseFile = None,
    wait: WaitSeconds = 60.0,
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
    parent: ParentDescriptor = None,
) -> None:
    """Host tables: play with anyone by link."""
    from calico.cli import serving
    from calico.table.server.run import Serving, database_of
    from calico.table.server.settings import WEB

    wish = Serving(
        host=host,
        port=port,
        database=database_of(database, database_file),
        wait=wait,
        key=key,
        proxy=proxy,
        names=tuple(names or ()),
        pace=pace,
        bots=bots,
        limits=limits,
        json_logs=json_logs,
        web=web or WEB,
    )
    if descriptor is not None and parent is not None:
        serving.run_worker(wish, descriptor, parent)
    else:
        words = sys.argv[sys.argv.index("serve") + 1 :]
        raise typer.Exit(serving.run(wish, show=show, workers=workers, words=words))


@app.command()
def new(
    names: Names = None,
    setup: Setup = None,
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
    """Print a fresh record: everything dealt, no move made."""
    from calico.cli.fresh import fresh_record

    game, _ = new_game(
        names=names,
        setup=setup_id(setup, edition),
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
    as_json: AsJson = False,
    jsonl: Annotated[
        bool,
        typer.Option("--jsonl", help="cli.option.jsonl"),
    ] = False,
) -> None:
    """Replay a record by the rules and print its score sheet."""
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
        int | None, typer.Option("--move", "-m", metavar="N", min=0, help="cli.option.move")
    ] = None,
    svg: Annotated[bool, typer.Option("--svg", help="cli.option.svg")] = False,
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
    as_json: AsJson = False,
) -> None:
    """The best few moves for the player on turn, what to expect of them, and why."""
    from calico.cli import hinting

    if as_json:
        _print_bytes(hinting.hint_json(file))
    else:
        hinting.print_hints(file)


@app.command()
def verify(
    file: RecordFile,
    as_json: AsJson = False,
) -> None:
    """Repeat the luck of a game from its seed: the cats, the boards, the goals and the bag."""
    from calico.cli.verifying import run

    raise typer.Exit(run(file, as_json))


@app.command()
def rules(
    topic: Annotated[str, typer.Argument(metavar="TOPIC", help="cli.option.topic")] = "",
) -> None:
    """The rules of Calico in our own words: `calico rules`, or `calico rules buttons`."""
    from calico.cli.rulebook import print_rules

    print_rules(topic)


@app.command()
def daily(
    date: Annotated[
        str | None, typer.Option("--date", metavar="YYYY-MM-DD", help="cli.daily.date")
    ] = None,
    name: Annotated[
        str | None, typer.Option("--name", "-n", metavar="NAME", help="cli.daily.name")
    ] = None,
    results: Annotated[bool, typer.Option("--results", help="cli.daily.results")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="cli.daily.json")] = False,
) -> None:
    """Sew the quilt of the day, alone: one game a day, the same for all who play it offline."""
    from calico.cli import daily as sewing

    if as_json:
        _print_bytes(sewing.results_json())
    elif results:
        sewing.show_results()
    else:
        sewing.run(date, name)


@app.command()
def cats() -> None:
    """Meet the cats: the real ones of the game, what each looks for, and its other names."""
    from calico.cli.cats import print_cats

    print_cats()


@app.command()
def box(as_json: AsJson = False) -> None:
    """What is in the box of each printed edition, what a quilt is, and who made the game."""
    from calico.cli.box import box_json, print_box

    if as_json:
        _print_bytes(box_json())
    else:
        print_box()


@app.command()
def scenarios(as_json: AsJson = False) -> None:
    """The ten scenario cards: their cats, goals and objectives."""
    from calico.cli.scenarios import print_scenarios, scenarios_json

    if as_json:
        _print_bytes(scenarios_json())
    else:
        print_scenarios()


app.add_typer(chart)

for _command in (backup, restore, pad, tournament, simulate, train, bench):
    app.command()(_command)


def _print_bytes(text: str) -> None:
    """Print as UTF-8 whatever the terminal thinks: JSON and SVG are files."""
    sys.stdout.buffer.write(text.encode("utf-8"))
    sys.stdout.flush()


def main() -> None:
    """Run the command line: 0 when all is well, 2 with one line for anything it cannot take.

    1 is for what may work later without another command.
    """
    words = sys.argv[1:]
    use_names(None)
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")  # help too is read on terminals that lack a letter of it
    try:
        use_language(wanted_language(words))
        commands = in_words(typer.main.get_command(app))
        with commands.make_context("calico", words) as context:
            commands.invoke(context)
        sys.stdout.flush()  # a reader that has gone is heard of here, not when Python ends
    except typer.Exit as leaving:
        sys.exit(leaving.exit_code)
    except CalicoError as error:
        _refuse(error)
    except typer.TyperException as error:
        _refuse(refusal(error))
    except OSError as error:
        if isinstance(error, BrokenPipeError):  # the reader has seen enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(0)
        _refuse(file_refusal(error) or error)
    except EOFError:  # no answer to a question that needs one
        sys.exit(_INTERRUPTED)
    except KeyboardInterrupt as interrupt:
        from calico.cli.keyboard import Interrupted

        if not isinstance(interrupt, Interrupted):
            typer.echo("", err=True)
        sys.exit(_INTERRUPTED)
    else:
        sys.exit(0)


def _refuse(error: Exception) -> None:
    typer.echo(f"calico: {error}", err=True)
    sys.exit(1 if isinstance(error, Unavailable) else 2)
