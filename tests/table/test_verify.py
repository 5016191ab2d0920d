"""``calico verify``: what was dealt follows from the seed, or it says what does not."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest


def calico(*words: str, given: str = "") -> tuple[int, str, str]:
    done = subprocess.run(
        [sys.executable, "-m", "calico", *words], input=given, capture_output=True, text=True
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(
    "options",
    [[], ["--setup", "beginner"], ["--scenario", "3"], ["--cats", "leo,callie,cira"]],
)
def test_a_fresh_record_is_fair(options: list[str]) -> None:
    record = calico("new", "-n", "Ari", "-n", "Bo", *options)[1]
    status, told, _ = calico("verify", "-", given=record)
    assert status == 0, told
    assert told.count("yes:") == 4
    assert "was fair" in told


def test_boards_that_were_chosen_are_not_left_to_luck() -> None:
    record = calico("new", "-n", "Ari", "--seed", "x", "--boards", "green")[1]
    found = json.loads(calico("verify", "-", "--json", given=record)[1])
    assert found["fair"]
    seeds = [calico("new", "-n", "Ari", "--seed", "x")[1]]
    assert "boards" in json.loads(calico("verify", "-", "--json", given=seeds[0])[1])["checks"]


def changed(record: dict[str, Any], part: str) -> dict[str, Any]:
    if part == "bag":
        record["bag"] = record["bag"][1:] + record["bag"][:1]
    else:
        record["meta"]["seed"] += "x"
    return record


@pytest.mark.parametrize("part", ["bag", "seed"])
def test_luck_that_was_mended_is_found(part: str) -> None:
    record = json.loads(calico("new", "-n", "Ari", "--seed", "x")[1])
    status, told, _ = calico("verify", "-", "--json", given=json.dumps(changed(record, part)))
    assert status == 1
    assert json.loads(told)["checks"]["bag"] is False
    status, told, _ = calico("verify", "-", given=json.dumps(record))
    assert (status, "NO: the order of the bag" in told) == (1, True)


def test_what_cannot_be_checked_is_refused() -> None:
    record = json.loads(calico("new", "-n", "Ari")[1])
    del record["meta"]["seed"]
    status, told, error = calico("verify", "-", given=json.dumps(record))
    assert (status, told) == (2, "")
    assert "does not tell its seed" in error
    assert calico("verify", "-", given="{")[0] == 2
