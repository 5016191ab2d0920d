"""What docs/develop/protocol.md shows works as it stands there: curl, and a bot from outside."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from calico.rules.luck.fair import verify
from calico.rules.record import Record
from support.server import PATIENCE, Server, running

PAGE = (Path(__file__).parents[3] / "docs" / "develop" / "protocol.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("house")) as found:
        yield found


def block(language: str) -> str:
    """The one block of code in ``language``."""
    (found,) = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    return str(found)


@pytest.mark.skipif(
    not shutil.which("curl") and not os.environ.get("CI"), reason="curl is not installed"
)
def test_a_whole_game_with_curl(server: Server, tmp_path: Path) -> None:
    done = subprocess.run(
        ["bash", "-eu", "-c", block("sh")],  # noqa: S607
        cwd=tmp_path,
        env=os.environ | {"CALICO": server.address},
        check=True,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert len(done.stdout.splitlines()) == 22
    record = Record.parse((tmp_path / "game.json").read_bytes())
    assert record.replay().is_finished
    assert all(check.agrees for check in verify(record))


def test_a_bot_from_outside_plays_a_whole_game(server: Server, tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text(block("python"), encoding="utf-8")
    assert len(block("python").splitlines()) <= 35
    token = server.client().post("/api/guests", json={"name": "Outsider"}).json()["token"]
    seats = [{"kind": "open"}, {"kind": "bot", "level": "dice"}]
    table = server.guest().post("/api/tables", json={"seats": seats}).json()["table"]
    done = subprocess.run(
        [sys.executable, script, server.address, token, table],
        check=True,
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
    )
    assert "Outsider" in done.stdout
    assert server.client().get(f"/api/tables/{table}").json()["phase"] == "finished"
