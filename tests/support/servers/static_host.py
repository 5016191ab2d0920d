"""A host of static files that knows nothing of calico: Python's own web server."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from calico.cli.files.site import write_site
from calico.table.http.settings import WEB
from support.browsers import chromium

PATH = "/games/calico/"


class QuietHandler(SimpleHTTPRequestHandler):
    """Answers without a word on standard error, and tells its host what was asked for."""

    def __init__(self, host: StaticHost, *arguments: Any, **options: Any) -> None:
        self._host = host
        with suppress(BrokenPipeError, ConnectionResetError):  # a page that is closed hangs up
            super().__init__(*arguments, **options)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """The file, whole or damaged."""
        self._host.asked.append(self.path)
        if self._host.damaged and self._host.damaged in self.path:
            content = source.read()
            outputfile.write(content[:-1] + bytes([content[-1] ^ 1]))
        else:
            super().copyfile(source, outputfile)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Nothing."""


class StaticHost:
    """Serves a folder, and can be switched off and on again at the same address."""

    def __init__(self, root: Path) -> None:
        self.folder = root / PATH.strip("/")
        self.asked: list[str] = []
        """The paths that were asked for and found."""
        self.damaged = ""
        """Files whose path contains this arrive damaged, if it is not empty."""
        self._handler: Callable[..., QuietHandler] = partial(
            QuietHandler, self, directory=str(root)
        )
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
