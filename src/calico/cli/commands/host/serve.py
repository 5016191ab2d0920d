"""``calico serve``: a server of tables."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import typer

from calico.cli.options.server import (
    BotProcesses,
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
    WaitSeconds,
    Web,
    WorkerCount,
)
from calico.cli.terminal.screen import console
from calico.errors import CalicoError
from calico.lang import say, use_ids
from calico.table.http.settings import WEB
from calico.table.server import run as server
from calico.table.server.run import PORT, Serving, database_of


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
    pace: Pace = 0.3,
    bots: BotProcesses = 1,
    workers: WorkerCount = 1,
    limits: LimitFactor = 1.0,
    json_logs: JsonLogs = False,
    web: Web = None,
    descriptor: Descriptor = None,
    parent: ParentDescriptor = None,
) -> None:
    """Host tables: play with anyone by link."""
    use_ids(False)  # the texts of tables are for the page
    serving = Serving(
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
        run_worker(serving, descriptor, parent)
    else:
        words = sys.argv[sys.argv.index("serve") + 1 :]
        raise typer.Exit(run(serving, show=show, workers=workers, words=words))


def run(serving: Serving, *, show: bool | None, workers: int, words: Sequence[str]) -> int:
    """Serve until Ctrl-C; ``words`` are the options for each of several processes."""
    if workers > 1 and not serving.is_shared:
        raise CalicoError("workers-need-postgresql")
    listening = server.bind(serving.host, serving.port)
    address = server.address_of(listening)

    def ready() -> None:
        terminal = console()
        if serving.port is None and listening.getsockname()[1] != PORT:
            terminal.print(say("serve.other-port", n=PORT), markup=False)
        terminal.print(say("serve.at", address=address), markup=False)
        others = server.address_for_others(listening)
        if others:
            terminal.print(say("serve.others", address=others), markup=False)
        elif serving.is_here_only:
            terminal.print(say("serve.here-only"), markup=False)
        if not (serving.web / "index.html").exists():
            terminal.print(say("serve.no-page"), markup=False)
        terminal.print(say("serve.stop"), markup=False)
        if server.is_terminal() if show is None else show:
            server.open_browser(address)

    if workers == 1:
        server.run(serving, listening, ready)
        return 0
    from calico.table.server import logs
    from calico.table.server.processes import Workers

    server.check(serving)
    logs.set_up(serving.json_logs)
    return Workers(words, listening, workers).run(ready)


def run_worker(serving: Serving, descriptor: int, parent: int) -> None:
    """Serve on the socket of a parent process for as long as that lives, and say nothing."""
    with server.inherited(parent) as family:
        server.end_with(family)
        server.run(serving, server.inherited(descriptor), lambda: family.sendall(b"."))
