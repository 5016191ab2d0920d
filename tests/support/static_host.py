"""A host of static files that knows nothing of calico: Python's own web server."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from calico.cli.files.site import write_site
from calico.table.http.settings import WEB
from support.browsers import chromium

PATH = "/games/calico/"


class QuietHandler(SimpleHTTPRequestHandler):
    """Answers without a word on standard error."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Nothing."""


class StaticHost:
    """Serves a folder, and can be switched off and on again at the same address."""

    def __init__(self, root: Path) -> None:
        self.folder = root / PATH.strip("/")
        self._handler: Callable[..., QuietHandler] = partial(QuietHandler, directory=str(root))
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self._port}{PATH}"
        self._server: ThreadingHTTPServer | None = None

    def start(self) -> None:
        """Serve."""
        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), self._handler)
        Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def stop(self) -> None:
        """Refuse connections, as without a network."""
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server = None


@contextmanager
def site_served(root: Path) -> Iterator[StaticHost]:
    """The page of the package as a site below a path."""
    chromium()  # and the page; or else the test is skipped
    host = StaticHost(root)
    write_site(WEB, host.folder)
    host.start()
    try:
        yield host
    finally:
        host.stop()
