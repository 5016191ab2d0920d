"""The page as a folder of files, served below a path by a plain server, as any static host does."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Final
from urllib.parse import urlsplit

from calico.table.http.settings import WEB

PLACE: Final = "/games/calico/"
"""Below which path the folder is."""


class StaticSite:
    """A folder on a static host; counts what is asked for."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.asked: list[str] = []
        """The files that were asked for."""
        self.is_cut = False
        """Whether files of Python arrive damaged."""


class _Files(SimpleHTTPRequestHandler):
    def __init__(self, site: StaticSite, *arguments: object) -> None:
        self._site = site
        super().__init__(*arguments, directory=str(WEB))  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        """Only what is below the path of the site is there."""
        place = urlsplit(path).path
        if not place.startswith(PLACE):
            return str(Path(WEB, "nothing-is-here"))
        found = place.removeprefix(PLACE)
        self._site.asked.append(found)
        return super().translate_path(f"/{found}")

    def log_message(self, *_: object) -> None:
        """Quiet."""


@contextmanager
def served_site() -> Iterator[StaticSite]:
    """The page on a static host."""
    site = StaticSite("")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Files, site))
    site.address = f"http://127.0.0.1:{server.server_port}{PLACE}"
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield site
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
