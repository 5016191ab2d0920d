"""The server keeps to its own OpenAPI, whatever it is sent: Schemathesis tries.

``CALICO_LARGE=1`` tries twenty times as hard.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
from pathlib import Path

from support.servers.load import LoadGuest, LoadHost

EXAMPLES = 100 if os.environ.get("CALICO_LARGE") else 5
NOT_CHECKED = (
    "ignored_auth,"  # it sends a good cookie and a bad one at once, and wonders at being let in
    "positive_data_acceptance"  # a well-formed wish may be against the rules of the game
)


async def prepare(host: LoadHost) -> tuple[str, str]:
    """The cookie of somebody who sits at a table, and the table."""
    await host.start()
    ari, bo = LoadGuest(host), LoadGuest(host)
    await ari.come("Ari")
    await bo.come("Bo")
    wish = {"seats": [{"kind": "me"}, {"kind": "open"}], "take_back": True, "turn_seconds": 10}
    status, body = await ari.ask("POST", "/api/tables", wish)
    assert status == 201, body
    table: str = json.loads(body)["table"]
    status, body = await bo.ask("POST", f"/api/tables/{table}/sit", {})
    assert status == 200, body
    ari.close()
    bo.close()
    return ari.cookie, table


def test_the_server_keeps_to_its_schema(tmp_path: Path) -> None:
    host = LoadHost(str(tmp_path / "calico.db"), tmp_path)
    cookie, table = asyncio.run(prepare(host))
    try:
        (tmp_path / "schemathesis.toml").write_text(f'[parameters]\n"path.table" = "{table}"\n')
        address = f"http://127.0.0.1:{host.port}/api/openapi.json"
        program = str(Path(sys.executable).with_name("schemathesis"))
        words = ["--phases", "examples,coverage,fuzzing", "--seed", "1", "--no-color"]
        words += ["--checks", "all", "--exclude-checks", NOT_CHECKED]
        words += ["--max-examples", str(EXAMPLES), "-H", f"Cookie: calico={cookie}"]
        done = subprocess.run(
            [program, "run", address, *words],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        assert not re.search(r"\b0 operations", done.stdout)
        assert "failed:" not in host.log.read_text()
    finally:
        host.kill()
