"""A static host and a browser, for the tests of playing without a server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from support.sites import SiteVisits, opened_site


@pytest.fixture(scope="module")
def site_of_devices(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteVisits]:
    """A static host with a Chromium, of one module."""
    with opened_site(tmp_path_factory.mktemp("site")) as visits:
        yield visits


@pytest.fixture
def devices(site_of_devices: SiteVisits) -> Iterator[SiteVisits]:
    """Browsers that are closed after the test, and whose pages must not have complained."""
    yield site_of_devices
    site_of_devices.site.damaged = ""
    site_of_devices.leave()
