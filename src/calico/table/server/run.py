"""``calico serve``: from an empty folder to an address that can be shared, with one command."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import uvicorn
from platformdirs import user_data_path

from calico.errors import CalicoError, MissingExtra, Unavailable
from calico.players.agent import known, why_broken
from calico.table.http.network import EVERYWHERE, LOOPBACK, lan_address
from calico.table.http.protocol import Wire
from calico.table.http.settings import LARGEST_FRAME, WEB, Settings
from calico.table.server import logs
from calico.table.server.settings import private_folder, secret_key

if TYPE_CHECKING:
    from calico.table.service.house import House

PORT: Final = 8017
_PORTS: Final = 20
"""How many ports are tried, from the usual one on."""
_PAUSE: Final = 0.5
"""Seconds before a database is asked again whether it is there."""
_GRACE: Final = 10
"""Seconds that requests have to finish when the server stops."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Serving:
    """The options of `calico serve`."""

    host: str = "127.0.0.1"
    port: int | None = None
    database: str | None = None
    """A URL, or a file for SQLite; in the data folder if not given."""
    wait: float = 60.0
    """Seconds to wait for a PostgreSQL that does not answer yet."""
    key: Path | None = None
    proxy: str | None = None
    """The addresses of reverse proxies that may name the client and the scheme."""
    names: tuple[str, ...] = ()
    pace: float = 0.3
    bots: int = 1
    limits: float = 1.0
    json_logs: bool = False
    web: Path = WEB

    @property
    def url(self) -> str:
        """The database as a URL."""
        if self.database is None:
            return f"sqlite+aiosqlite:///{private_folder(user_data_path('calico')) / 'calico.db'}"
        if "://" not in self.database:
            return f"sqlite+aiosqlite:///{Path(self.database).expanduser().absolute()}"
        return self.database

    @property
    def is_shared(self) -> bool:
        """Whether several processes may serve the same tables."""
        return self.url.startswith("postgresql")

    @property
    def is_here_only(self) -> bool:
        """Whether nobody on another machine can connect, not even through a proxy."""
        return self.host in LOOPBACK and self.proxy is None

    def settings(self) -> Settings:
        """The settings of the app; makes the secret key when there is none."""
        key = self.key or private_folder(user_data_path("calico")) / "secret.key"
        hosts: frozenset[str] | None = frozenset(name.lower() for name in self.names)
        if self.host in LOOPBACK and (self.names or self.proxy is None):
            hosts = LOOPBACK.union(hosts or ())
        return Settings(
            secret_key(key),
            hosts or None,
            self.limits,
            self.web,
            here_only=self.is_here_only,
            everywhere=self.host in EVERYWHERE,
        )


def database_of(database: str | None, file: Path | None) -> str | None:
    """The database that was named, or that ``file`` names: a command line shows passwords."""
    if file is None:
        return database
    try:
        words = file.read_text(encoding="utf-8").split()
    except ValueError:  # it is no text
        words = []
    if len(words) != 1:
        raise CalicoError("database-file", path=file)
    return words[0]


def bind(host: str, port: int | None) -> socket.socket:
    """A socket that listens; without a ``port`` on the usual one, or the next that is free."""
    ports = [port] if port is not None else [*range(PORT, PORT + _PORTS)]
    for candidate in ports:
        with suppress(OSError):
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            return socket.create_server((host, candidate), family=family, backlog=2048)
    raise CalicoError("port-taken", text=ports[0], host=host)


def address_of(listening: socket.socket) -> str:
    """The address to open in a browser on this machine."""
    host, port = listening.getsockname()[:2]
    if host in EVERYWHERE:
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def address_for_others(listening: socket.socket) -> str | None:
    """The address for others in the same network, if the server listens to them."""
    host, port = listening.getsockname()[:2]
    ours = lan_address() if host in EVERYWHERE else None
    return f"http://{ours}:{port}/" if ours else None


def check(serving: Serving) -> None:
    """Refuse what cannot be served."""
    if serving.is_shared and find_spec("asyncpg") is None:
        raise MissingExtra("missing-extra", what="PostgreSQL", extra="postgresql")
    if serving.web != WEB and not (serving.web / "index.html").is_file():
        raise CalicoError("no-web", path=serving.web)


def run(serving: Serving, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve on ``listening`` until a signal comes; call ``ready`` when people can come in."""
    check(serving)
    os.umask(0o077)
    _allow_many_connections()
    logs.set_up(serving.json_logs)
    settings = serving.settings()
    config = config_for(serving.proxy)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(_serve(serving, settings, config, listening, ready))


def _allow_many_connections() -> None:
    """Open as many files as the system allows: each who looks on is one, and 1,024 is too few."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def config_for(proxy: str | None) -> uvicorn.Config:
    """How uvicorn serves us; the app is still to come.

    Views are not compressed: that costs 45 KiB for each connection and half as much time again.
    """
    return uvicorn.Config(
        "",
        http=Wire,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="off",
        ws_max_size=LARGEST_FRAME,
        ws_max_queue=4,
        ws_per_message_deflate=False,
        proxy_headers=proxy is not None,
        forwarded_allow_ips=proxy,
        timeout_graceful_shutdown=_GRACE,
        timeout_keep_alive=30,
    )


async def _serve(
    serving: Serving,
    settings: Settings,
    config: uvicorn.Config,
    listening: socket.socket,
    ready: Callable[[], None],
) -> None:
    from calico.table.http.app import make_app

    house = await _opened(serving)
    for agent in known().values():  # before anybody waits for what their modules do
        if broken := why_broken(agent):
            _log.warning("%s", broken)
    warming = asyncio.create_task(house.warm_up())
    try:
        config.app = make_app(house, settings)
        _keep_pauses_short()
        await _Server(config, ready).serve([listening])
    finally:
        warming.cancel()
        with suppress(asyncio.CancelledError):
            await warming
        await house.close()


async def _opened(serving: Serving) -> House:
    """The house, as soon as its database answers."""
    from calico.table.server.house import open_house
    from calico.table.store.outage import first_line, is_outage

    place = urlsplit(serving.url)
    where, end, is_waiting = place.hostname or place.path, time.monotonic() + serving.wait, False
    while True:
        try:
            return await open_house(
                serving.url, pace=serving.pace, bots=serving.bots, limits=serving.limits
            )
        except CalicoError:
            raise
        except Exception as error:
            why = first_line(error)
            if not serving.is_shared or not is_outage(error):
                raise CalicoError("database-unreachable", text=where, why=why) from None
            if time.monotonic() > end:
                raise Unavailable("database-unreachable", text=where, why=why) from None
            if not is_waiting:
                _log.warning("waiting for the database at %s: %s", where, why)
                is_waiting = True
            await asyncio.sleep(_PAUSE)


def _keep_pauses_short() -> None:
    """Look for lost cycles among young objects, and hardly ever among all.

    With a thousand tables in memory a search among all takes 0.4 s, in which nobody is answered;
    tables are freed without it.
    """
    gc.freeze()
    gc.set_threshold(20_000, 50, 1_000)


class _Server(uvicorn.Server):
    """A server that calls back when it is ready, and shuts down in order after a signal."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        self._ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop in good order at a signal, and do not raise it again: the house is still open."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.handle_exit) for number in signals}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def open_browser(address: str) -> None:
    """Show ``address`` in the browser without waiting for it."""
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def inherited(descriptor: int) -> socket.socket:
    """The socket that a parent process has handed on."""
    return socket.socket(fileno=descriptor)


def end_with(parent: socket.socket) -> None:
    """Stop this process in good order when the other end of ``parent`` is closed."""

    def watch() -> None:
        with suppress(OSError):
            while parent.recv(1):
                pass
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()


def is_terminal() -> bool:
    """Whether a person is looking."""
    return sys.stdout.isatty()
