"""Documents of households, read by another process: the same as here, and never large on return."""

from __future__ import annotations

import pickle
import sys

import pytest

from calico.campaign.document import dumps
from calico.errors import CalicoError, TableError
from calico.table.server import imports
from calico.table.server.imports import household_in, pickled
from support.households import won_by


def test_a_household_comes_back_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    household = won_by("Ari", "Bo")
    body = dumps(household).encode()
    assert household_in(body) == household
    monkeypatch.setattr(imports, "_PART", 1)
    *_, parts = pickle.loads(pickled(body))  # noqa: S301
    assert len(parts) == len(household.games) == 2


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"{", "document"),
        (b"[1]", "bad-field"),
        (b'{"cats": 3}', "document-at"),
        (b'{"calico_household": 99}', "household-newer"),
    ],
)
def test_what_is_no_household_is_refused_there(body: bytes, code: str) -> None:
    with pytest.raises(CalicoError) as refused:
        household_in(body)
    assert refused.value.code == code


@pytest.mark.parametrize("value", [b"[" + b"0," * 100_000 + b"0]", b'"' + b"x" * 100_000 + b'"'])
def test_a_refusal_quotes_little_of_a_large_document(value: bytes) -> None:
    """What it holds is made again in the server, where everybody would wait for it."""
    as_game = b'{"calico_household": 1, "people": [], "games": [%b], "claims": []}' % value
    for body in (value, as_game):
        refusal = pickled(body)
        assert len(refusal) < 2000
        assert "..." in str(pickle.loads(refusal))  # noqa: S301


def test_a_process_that_dies_is_a_fault_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(TableError) as refused:
        household_in(b"{}")
    assert refused.value.code == "our-fault"
