"""What all tests share: how hard Hypothesis tries, and a PostgreSQL.

With ``CI`` set, Hypothesis repeats itself exactly; elsewhere every run looks at something new.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from postgres import Server, started

settings.register_profile(
    "calico",
    deadline=None,
    max_examples=60,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("ci", settings.get_profile("calico"), derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "calico")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A real PostgreSQL, started for the tests that ask for it."""
    yield from started()
