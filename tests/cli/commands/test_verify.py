"""``calico verify``: what was dealt follows from the seed, or it says what does not."""

from __future__ import annotations

import json
from typing import Any

import pytest

from support.commands import Run


@pytest.mark.parametrize(
    "options",
    [[], ["--setup", "beginner"], ["--scenario", "3"], ["--cats", "leo,callie,cira"]],
)
def test_a_fresh_record_is_fair(calico: Run, options: list[str]) -> None:
    record = calico("new", "-n", "Ari", "-n", "Bo", *options)[1]
    status, told, _ = calico("verify", "-", given=record)
    assert status == 0, told
    assert told.count("yes:") == 4
    assert "was fair" in told


def test_boards_that_were_chosen_are_not_left_to_luck(calico: Run) -> None:
    record = calico("new", "-n", "Ari", "--seed", "x", "--boards", "green")[1]
    found = json.loads(calico("verify", "-", "--json", given=record)[1])
    assert found["fair"]
    assert "boards" not in found["checks"]
    record = calico("new", "-n", "Ari", "--seed", "x")[1]
    assert json.loads(calico("verify", "-", "--json", given=record)[1])["checks"]["boards"]


def changed(record: dict[str, Any], part: str) -> dict[str, Any]:
    if part == "bag":
        record["bag"] = record["bag"][1:] + record["bag"][:1]
    else:
        record["meta"]["seed"] += "x"
    return record


@pytest.mark.parametrize("part", ["bag", "seed"])
def test_luck_that_was_mended_is_found(calico: Run, part: str) -> None:
    record = json.loads(calico("new", "-n", "Ari", "--seed", "x")[1])
    status, told, _ = calico("verify", "-", "--json", given=json.dumps(changed(record, part)))
    assert status == 1
    assert json.loads(told)["checks"]["bag"] is False
    status, told, _ = calico("verify", "-", given=json.dumps(record))
    assert (status, "NO: the order of the bag" in told) == (1, True)


def test_what_cannot_be_checked_is_refused(calico: Run) -> None:
    record = json.loads(calico("new", "-n", "Ari")[1])
    del record["meta"]["seed"]
    status, told, error = calico("verify", "-", given=json.dumps(record))
    assert (status, told) == (2, "")
    assert "has no seed" in error
    assert calico("verify", "-", given="{")[0] == 2
