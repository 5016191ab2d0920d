"""``calico serve``, as the terminal sees it."""

from __future__ import annotations

from collections.abc import Sequence

from calico.cli.screen import console
from calico.errors import CalicoError
from calico.lang import say
from calico.table.server import run as serve
from calico.table.server.run import PORT, Serving


def run(wish: Serving, *, show: bool | None, workers: int, words: Sequence[str]) -> int:
    """Serve until Ctrl-C; ``words`` are the options for each of several processes."""
    if workers > 1 and not wish.is_shared:
        raise CalicoError("workers-need-postgresql")
    listening = serve.bind(wish.host, wish.port)
    address = serve.address_of(listening)

    def ready() -> None:
        terminal = console()
        if wish.port is None and listening.getsockname()[1] != PORT:
            terminal.print(say("serve.other-port", n=PORT), markup=False)
        terminal.print(say("serve.at", address=address), markup=False)
        others = serve.address_for_others(listening)
        if others:
            terminal.print(say("serve.others", address=others), markup=False)
        elif wish.is_here_only:
            terminal.print(say("serve.here-only"), markup=False)
        if not (wish.web / "index.html").exists():
            terminal.print(say("serve.no-page"), markup=False)
        terminal.print(say("serve.stop"), markup=False)
        if serve.is_terminal() if show is None else show:
            serve.open_browser(address)

    if workers == 1:
        serve.run(wish, listening, ready)
        return 0
    from calico.table.server import logs
    from calico.table.server.processes import Workers

    serve.check(wish)
    logs.set_up(wish.json_logs)
    return Workers(words, listening, workers).run(ready)


def run_worker(wish: Serving, descriptor: int, parent: int) -> None:
    """Serve on the socket of a parent process for as long as that lives, and say nothing."""
    with serve.inherited(parent) as family:
        serve.end_with(family)
        serve.run(wish, serve.inherited(descriptor), lambda: family.sendall(b"."))
