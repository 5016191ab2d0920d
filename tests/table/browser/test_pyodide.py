"""The Python that is packed for browsers, in Pyodide as a browser runs it, through Node."""

from __future__ import annotations

import json
import subprocess
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest

from calico.coach.review.decision import Terms
from calico.coach.review.review import Review
from calico.rules.record import Record
from calico.table.browser.thinking import answer
from tools import in_pyodide
from tools.v8 import node

PAGE: Final = Path(str(files("calico"))) / "web"
LOCK: Final = Path(__file__).parents[3] / "web/node_modules/pyodide/pyodide-lock.json"


@pytest.mark.skipif(node() is None, reason="Node is missing")
def test_every_module_is_imported_and_bots_and_reviews_come_to_the_same_as_here() -> None:
    if not (PAGE / "python/files.json").exists() or not LOCK.exists():
        pytest.skip("the page is not built: make web")
    module = Path(in_pyodide.__file__)
    command = [node() or "", *map(str, (module.with_name("pyodide.mjs"), PAGE, LOCK, module))]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert {"calico.engine.browser_host", "calico.table.browser.device"} <= set(found["modules"])
    levels = [in_pyodide.level_of(question) for question, _ in found["thought"]]
    assert sorted(levels) == sorted(in_pyodide.ROUNDS * in_pyodide.LEVELS)
    for question, told in found["thought"]:
        assert json.loads(answer(question)) == json.loads(told)
    review = Review(Record.parse(found["record"]), Terms(**in_pyodide.TERMS))
    for _ in review.steps():
        pass
    assert found["analysis"] == review.analysis.dumps()
