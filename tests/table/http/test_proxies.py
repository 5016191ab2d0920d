"""The examples of docs/host/hosting.md, with the real programs where they are installed."""

from __future__ import annotations

import json
import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from support.servers.load import free_port, some_turn
from support.servers.serving import PATIENCE, serving

DOCS = Path(__file__).parents[3] / "docs" / "host"
NAME = "cats.example.org"


def example(name: str, changes: dict[str, str]) -> str:
    """An example as it stands in the documentation, but for what a test must change."""
    text = (DOCS / "examples" / name).read_text(encoding="utf-8")
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    return text


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate that nobody else believes, and its key."""
    made, key = folder / "made.pem", folder / "key.pem"
    words = f"openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={NAME}".split()
    subprocess.run(
        [*words, "-out", str(made), "-keyout", str(key)], check=True, capture_output=True
    )
    return made, key


def nginx(folder: Path, port: int, behind: int) -> list[str]:
    """The command that runs nginx with the example."""
    made, key = certificate(folder)
    changes = {
        "443 ssl": f"127.0.0.1:{port} ssl",
        "127.0.0.1:8017": f"127.0.0.1:{behind}",
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(made),
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(key),
    }
    (folder / "calico.conf").write_text(example("nginx.conf", changes))
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"  {kind}_temp_path {folder / kind};\n" for kind in kinds)
    user = "user root;\n" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{user}daemon off;\npid {folder / 'pid'};\nerror_log stderr;\nevents {{}}\n"
        f"http {{\n{paths}  include {folder / 'calico.conf'};\n}}\n"
    )
    words = ["nginx", "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]
    subprocess.run([*words, "-t"], check=True, capture_output=True)
    return words


def caddy(folder: Path, port: int, behind: int) -> list[str]:
    """The command that runs Caddy with the example."""
    own = f"{{\n admin off\n local_certs\n skip_install_trust\n https_port {port}\n"
    text = example("Caddyfile", {"127.0.0.1:8017": f"127.0.0.1:{behind}"})
    file = folder / "Caddyfile"
    file.write_text(f"{own} http_port {free_port()}\n}}\n{text}")
    return ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]


@contextmanager
def running(command: list[str], folder: Path, port: int) -> Iterator[None]:
    """A proxy that answers on ``port``."""
    log = folder / "proxy.log"
    environment = os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    with log.open("w") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, env=environment)
    try:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                with hello(port):
                    break
            except OSError:
                assert process.poll() is None, log.read_text()
                assert time.monotonic() < end, log.read_text()
                time.sleep(0.02)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def trusting() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def hello(port: int) -> ssl.SSLSocket:
    """A connection to the proxy, as a browser makes it."""
    return trusting().wrap_socket(
        socket.create_connection(("127.0.0.1", port)), server_hostname=NAME
    )


@pytest.mark.parametrize("program", [nginx, caddy])
def test_a_game_is_played_through_the_proxy_of_the_documentation(
    tmp_path: Path, program: Any
) -> None:
    """On another port than 443, as it may be; with live views, and a large import."""
    if shutil.which(program.__name__) is None or shutil.which("openssl") is None:
        pytest.skip(f"{program.__name__} is not installed: its example is NOT tested")
    port, behind = free_port(), free_port()
    words = ("--port", str(behind), "--proxy", "127.0.0.1", "--name", NAME)
    origin = f"https://{NAME}:{port}"
    with (
        serving(tmp_path, *words),
        running(program(tmp_path, port, behind), tmp_path, port),
        httpx.Client(
            base_url=f"https://127.0.0.1:{port}",
            headers={"host": f"{NAME}:{port}", "origin": origin},
            verify=False,  # noqa: S501
            timeout=PATIENCE,
        ) as client,
    ):

        def ask(method: str, path: str, body: object = None) -> httpx.Response:
            return client.request(method, path, json=body, extensions={"sni_hostname": NAME})

        answer = ask("POST", "/api/guests", {"name": "Ari"})
        assert answer.status_code == 201, answer.text
        cookie = answer.headers["set-cookie"]
        assert "Secure" in cookie
        client.headers["cookie"] = cookie.partition(";")[0]
        view = ask("POST", "/api/tables", {"seats": [{"kind": "me"}], "setup": "beginner"}).json()
        table = view["table"]
        with connect(
            f"wss://{NAME}:{port}/api/tables/{table}/live",
            sock=socket.create_connection(("127.0.0.1", port)),
            ssl=trusting(),
            origin=Origin(origin),
            additional_headers={"cookie": client.headers["cookie"]},
        ) as watcher:
            version = json.loads(watcher.recv(PATIENCE))["version"]
            moved = ask("POST", f"/api/tables/{table}/moves", some_turn(view, Random(1)))
            assert moved.json()["accepted"], moved.text
            assert json.loads(watcher.recv(PATIENCE))["version"] == version + 1
        large = ask("POST", "/api/household/import", {"filler": "x" * 3_000_000})
        assert large.json()["code"].startswith("document")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    """With a program in the place of ours that is there."""
    unit = tmp_path / "calico.service"
    unit.write_text(example("calico.service", {"/opt/calico/bin/calico": "/bin/true"}))
    words = ["systemd-analyze", "verify", str(unit)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


@pytest.mark.parametrize("name", sorted(path.name for path in (DOCS / "examples").iterdir()))
def test_the_documentation_shows_the_example(name: str) -> None:
    page = (DOCS / "hosting.md").read_text(encoding="utf-8")
    assert f"\n{(DOCS / 'examples' / name).read_text(encoding='utf-8')}```" in page
