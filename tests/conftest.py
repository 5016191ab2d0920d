"""What all tests share: how hard Hypothesis tries, a PostgreSQL, and browsers.

With ``CI`` set, Hypothesis repeats itself exactly; elsewhere every run looks at something new.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from support.browsers import Browsers, Served, chromium, launched
from support.commands import calico  # noqa: F401  # pytest finds the fixture by its name
from support.servers.postgres import QUICK, Postgres, running

os.environ["LC_ALL"] = "C.UTF-8"  # tests read English, whatever the system speaks
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell's background job is deaf to Ctrl-C, and so would be the commands that tests stop.
    signal.signal(signal.SIGINT, signal.default_int_handler)

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
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL, started for the tests that ask for it."""
    with running(QUICK) as server:
        yield server


@pytest.fixture
def postgres_of_its_own() -> Iterator[Postgres]:
    """One that a test may stop, start and freeze; it must run in the end."""
    with running(QUICK) as server:
        yield server


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all tests of the page, whose visitors are strangers to each other."""
    chromium()  # and the page; or else the test is skipped
    served = Served(tmp_path_factory.mktemp("served"))
    served.start()
    yield served
    served.stop()


@pytest.fixture(scope="module")
def house_of_browsers(served: Served) -> Iterator[Browsers]:
    """A Chromium for the server; of one module, as other tests cannot run loops beside it."""
    with launched() as browser:
        yield Browsers(browser, served)


@pytest.fixture
def browsers(house_of_browsers: Browsers) -> Iterator[Browsers]:
    """Browsers that are closed after the test, and whose pages must not have complained."""
    yield house_of_browsers
    house_of_browsers.leave()


if os.environ.get("NUMBA_DISABLE_JIT"):  # make coverage
    from calico.engine.native import native
    from calico.engine.workspace import using

    @pytest.fixture(autouse=True)
    def interpreted(request: pytest.FixtureRequest) -> Iterator[None]:
        """Tests of rules and players run as Python what is compiled elsewhere: lines are counted.

        Those of tables need the speed of the module, and test other lines.
        """
        folder = request.path.relative_to(request.config.rootpath).parts[1]
        with using(native() if folder in {"rules", "players"} else None):
            yield
